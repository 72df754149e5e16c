PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE __diesel_schema_migrations (
       version VARCHAR(50) PRIMARY KEY NOT NULL,
       run_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "__diesel_schema_migrations" VALUES('20261124000002','2026-11-28 22:06:41');
CREATE TABLE analyses (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    lines TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (game_id, side)
);
CREATE TABLE announcements (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    ends_at TIMESTAMP NOT NULL
);
CREATE TABLE answered_emails (
    email_id BIGINT NOT NULL PRIMARY KEY,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    at TIMESTAMP NOT NULL
);
CREATE TABLE audit_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    at TIMESTAMP NOT NULL,
    -- NULL: by the command line.
    admin_id BIGINT REFERENCES players (id) ON DELETE RESTRICT,
    kind TEXT NOT NULL,
    player_id BIGINT REFERENCES players (id) ON DELETE RESTRICT,
    game_id BIGINT REFERENCES games (id) ON DELETE RESTRICT,
    detail TEXT NOT NULL
);
INSERT INTO "audit_log" VALUES(1,'2026-11-28 22:06:59.409214',12,'adjudicated',NULL,12,'win:black The fortress falls: the rook comes in by the file.');
CREATE TABLE challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    challenger_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- NULL: open to everyone in the lobby.
    opponent_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- The challenger's color; NULL: drawn by lot when it is accepted.
    color TEXT CHECK (color IN ('white', 'black')),
    variant TEXT NOT NULL CHECK (variant IN ('standard', 'chess960')),
    start_fen TEXT NOT NULL,
    -- What the challenger chose: "Chess960 No. 518".
    start_name TEXT NOT NULL,
    -- The terms, as in games and game_terms.
    time_control TEXT NOT NULL DEFAULT 'per_move 259200',
    timeout_rule TEXT NOT NULL DEFAULT 'server' CHECK (timeout_rule IN ('server', 'claimed')),
    vacation_counts BOOLEAN NOT NULL DEFAULT TRUE,
    en_passant BOOLEAN NOT NULL DEFAULT TRUE,
    legal_moves_only BOOLEAN NOT NULL DEFAULT TRUE,
    draw_rule TEXT NOT NULL DEFAULT 'claimed' CHECK (draw_rule IN ('claimed', 'automatic')),
    conditional BOOLEAN NOT NULL DEFAULT TRUE,
    takebacks BOOLEAN NOT NULL DEFAULT TRUE,
    rated BOOLEAN NOT NULL DEFAULT FALSE,
    message TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn')),
    -- Why it was declined.
    reason TEXT NOT NULL,
    game_id BIGINT REFERENCES games (id) ON DELETE SET NULL,
    -- The game that this is a rematch of; one rematch offer a game and player.
    rematch_of BIGINT REFERENCES games (id) ON DELETE SET NULL,
    -- Drawn by the form: the same form sent twice makes one challenge.
    form_key TEXT NOT NULL UNIQUE,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
INSERT INTO "challenges" VALUES(1,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','fischer 864000 86400 1728000 -','server',1,1,1,'claimed',1,1,0,'Anderssen – Kieseritzky, London 1851','accepted','',1,NULL,'1:Anderssen – Kieseritzky, London 1851','2026-11-23 00:36:41.595056','2026-12-07 00:36:41.595056');
INSERT INTO "challenges" VALUES(2,4,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,1,0,'Anderssen – Dufresne, Berlin 1852','accepted','',2,NULL,'4:Anderssen – Dufresne, Berlin 1852','2026-11-15 03:51:41.595056','2026-11-29 03:51:41.595056');
INSERT INTO "challenges" VALUES(3,2,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','period 10 50 40','server',1,1,1,'claimed',1,1,0,'Morphy – Duke of Brunswick and Count Isouard, Paris 1858','accepted','',3,NULL,'2:Morphy – Duke of Brunswick and Count Isouard, Paris 1858','2026-11-18 23:36:41.595056','2026-12-02 23:36:41.595056');
INSERT INTO "challenges" VALUES(4,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,1,0,'Steinitz – von Bardeleben, Hastings 1895','accepted','',4,NULL,'1:Steinitz – von Bardeleben, Hastings 1895','2026-11-24 16:46:41.595056','2026-12-08 16:46:41.595056');
INSERT INTO "challenges" VALUES(5,7,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Rotlewi – Rubinstein, Lodz 1907','accepted','',5,NULL,'7:Rotlewi – Rubinstein, Lodz 1907','2026-09-09 02:31:41.595056','2026-09-23 02:31:41.595056');
INSERT INTO "challenges" VALUES(6,2,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','unlimited','server',1,1,1,'claimed',1,1,0,'Reti – Tartakower, Vienna 1910','accepted','',6,NULL,'2:Reti – Tartakower, Vienna 1910','2026-11-28 16:41:41.595056','2026-12-12 16:41:41.595056');
INSERT INTO "challenges" VALUES(7,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Lasker – Thomas, London 1912','accepted','',7,NULL,'1:Lasker – Thomas, London 1912','2026-09-27 22:26:41.595056','2026-10-11 22:26:41.595056');
INSERT INTO "challenges" VALUES(8,10,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,1,0,'Capablanca – Marshall, New York 1918','accepted','',8,NULL,'10:Capablanca – Marshall, New York 1918','2026-11-21 13:38:41.595056','2026-12-05 13:38:41.595056');
INSERT INTO "challenges" VALUES(9,2,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Botvinnik – Capablanca, Rotterdam 1938','accepted','',9,NULL,'2:Botvinnik – Capablanca, Rotterdam 1938','2026-10-10 17:06:41.595056','2026-10-24 17:06:41.595056');
INSERT INTO "challenges" VALUES(10,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','period 10 50 40','server',1,1,1,'claimed',1,1,0,'Byrne – Fischer, New York 1956','accepted','',10,NULL,'1:Byrne – Fischer, New York 1956','2026-11-18 13:41:41.595056','2026-12-02 13:41:41.595056');
INSERT INTO "challenges" VALUES(11,3,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Fischer – Spassky, Reykjavik 1972','accepted','',11,NULL,'3:Fischer – Spassky, Reykjavik 1972','2026-10-12 18:21:41.595056','2026-10-26 18:21:41.595056');
INSERT INTO "challenges" VALUES(12,2,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,1,0,'Karpov – Kasparov, Moscow 1985','accepted','',12,NULL,'2:Karpov – Kasparov, Moscow 1985','2026-11-14 23:41:41.595056','2026-11-28 23:41:41.595056');
INSERT INTO "challenges" VALUES(13,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Kasparov – Topalov, Wijk aan Zee 1999','accepted','',13,NULL,'1:Kasparov – Topalov, Wijk aan Zee 1999','2026-10-25 16:44:41.595056','2026-11-08 16:44:41.595056');
INSERT INTO "challenges" VALUES(14,6,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Carlsen – Nepomniachtchi, Dubai 2021','accepted','',14,NULL,'6:Carlsen – Nepomniachtchi, Dubai 2021','2026-09-02 23:56:41.595056','2026-09-16 23:56:41.595056');
INSERT INTO "challenges" VALUES(15,4,NULL,NULL,'standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','fischer 864000 86400 1728000 -','server',1,1,1,'claimed',1,1,0,'Who plays a quiet game?','open','',NULL,NULL,'4:demo-0','2026-11-28 22:06:41.595056','2026-12-12 22:06:41.595056');
INSERT INTO "challenges" VALUES(16,6,NULL,'black','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 604800','server',1,1,1,'claimed',1,1,0,'','open','',NULL,NULL,'6:demo-1','2026-11-28 22:06:41.595056','2026-12-12 22:06:41.595056');
INSERT INTO "challenges" VALUES(17,7,NULL,NULL,'chess960','nbbrkrqn/pppppppp/8/8/8/8/PPPPPPPP/NBBRKRQN w KQkq - 0 1','Chess960 No. 356','period 10 50 40','server',1,1,1,'claimed',1,1,0,'No books needed.','open','',NULL,NULL,'7:demo-2','2026-11-28 22:06:41.595056','2026-12-12 22:06:41.595056');
INSERT INTO "challenges" VALUES(18,9,1,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 172800','server',1,1,1,'claimed',1,1,0,'Shall we?','accepted','',15,NULL,'9:demo-3','2026-11-28 22:06:41.595056','2026-12-12 22:06:41.595056');
CREATE TABLE conditional_moves (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    lines TEXT NOT NULL,
    PRIMARY KEY (game_id, side)
);
CREATE TABLE devices (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    last_seen_at TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, name)
);
INSERT INTO "devices" VALUES(1,'unknown','2026-11-28 22:06:56.525075');
INSERT INTO "devices" VALUES(2,'unknown','2026-11-28 22:06:56.566840');
INSERT INTO "devices" VALUES(12,'unknown','2026-11-28 22:06:56.600939');
INSERT INTO "devices" VALUES(8,'unknown','2026-11-28 22:06:59.036250');
INSERT INTO "devices" VALUES(11,'unknown','2026-11-28 22:06:59.152244');
CREATE TABLE game_events (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    -- 0 is the first of the game; there is no gap.
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('white', 'black', 'white_conditional_move', 'black_conditional_move', 'white_proposed_line', 'black_proposed_line', 'clock', 'rules_core', 'system') OR actor LIKE 'admin:%'),
    kind TEXT NOT NULL CHECK (kind IN ('move', 'proposed', 'takeback_asked', 'takeback_declined', 'taken_back', 'time_given', 'vacation_set', 'time_returned', 'draw_offered', 'draw_declined', 'proof_awaited', 'ended', 'claimed', 'claim_answered', 'claim_examined', 'claim_refuted', 'appealed', 'adjudicated')),
    -- What the kind needs: a move in UCI, the ground of a claim, a reason.
    detail TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);
INSERT INTO "game_events" VALUES(1,0,'2026-11-23 01:01:41.595056','white','move','e2e4');
INSERT INTO "game_events" VALUES(1,1,'2026-11-23 02:03:41.595056','black','move','e7e5');
INSERT INTO "game_events" VALUES(1,2,'2026-11-23 04:56:41.595056','white','move','f2f4');
INSERT INTO "game_events" VALUES(1,3,'2026-11-23 10:54:41.595056','black','move','e5f4');
INSERT INTO "game_events" VALUES(1,4,'2026-11-23 21:11:41.595056','white','move','f1c4');
INSERT INTO "game_events" VALUES(1,5,'2026-11-23 22:01:41.595056','black','move','d8h4');
INSERT INTO "game_events" VALUES(1,6,'2026-11-24 05:38:41.595056','white','move','e1f1');
INSERT INTO "game_events" VALUES(1,7,'2026-11-24 06:16:41.595056','black','move','b7b5');
INSERT INTO "game_events" VALUES(1,8,'2026-11-24 16:09:41.595056','white','move','c4b5');
INSERT INTO "game_events" VALUES(1,9,'2026-11-24 21:31:41.595056','black','move','g8f6');
INSERT INTO "game_events" VALUES(1,10,'2026-11-24 23:36:41.595056','white','move','g1f3');
INSERT INTO "game_events" VALUES(1,11,'2026-11-25 14:38:41.595056','black','move','h4h6');
INSERT INTO "game_events" VALUES(1,12,'2026-11-26 04:51:41.595056','white','move','d2d3');
INSERT INTO "game_events" VALUES(1,13,'2026-11-26 19:29:41.595056','black','move','f6h5');
INSERT INTO "game_events" VALUES(1,14,'2026-11-26 20:46:41.595056','white','move','f3h4');
INSERT INTO "game_events" VALUES(1,15,'2026-11-27 00:56:41.595056','black','move','h6g5');
INSERT INTO "game_events" VALUES(1,16,'2026-11-27 09:13:41.595056','white','move','h4f5');
INSERT INTO "game_events" VALUES(1,17,'2026-11-27 22:51:41.595056','black','move','c7c6');
INSERT INTO "game_events" VALUES(1,18,'2026-11-28 04:04:41.595056','white','move','g2g4');
INSERT INTO "game_events" VALUES(1,19,'2026-11-28 17:06:41.595056','black','move','h5f6');
INSERT INTO "game_events" VALUES(2,0,'2026-11-15 04:16:41.595056','white','move','e2e4');
INSERT INTO "game_events" VALUES(2,1,'2026-11-15 05:18:41.595056','black','move','e7e5');
INSERT INTO "game_events" VALUES(2,2,'2026-11-15 08:11:41.595056','white','move','g1f3');
INSERT INTO "game_events" VALUES(2,3,'2026-11-15 14:09:41.595056','black','move','b8c6');
INSERT INTO "game_events" VALUES(2,4,'2026-11-16 00:26:41.595056','white','move','f1c4');
INSERT INTO "game_events" VALUES(2,5,'2026-11-16 01:16:41.595056','black','move','f8c5');
INSERT INTO "game_events" VALUES(2,6,'2026-11-16 08:53:41.595056','white','move','b2b4');
INSERT INTO "game_events" VALUES(2,7,'2026-11-16 09:31:41.595056','black','move','c5b4');
INSERT INTO "game_events" VALUES(2,8,'2026-11-16 19:24:41.595056','white','move','c2c3');
INSERT INTO "game_events" VALUES(2,9,'2026-11-17 00:46:41.595056','black','move','b4a5');
INSERT INTO "game_events" VALUES(2,10,'2026-11-17 02:51:41.595056','white','move','d2d4');
INSERT INTO "game_events" VALUES(2,11,'2026-11-17 17:53:41.595056','black','move','e5d4');
INSERT INTO "game_events" VALUES(2,12,'2026-11-18 08:06:41.595056','white','move','e1g1');
INSERT INTO "game_events" VALUES(2,13,'2026-11-18 22:44:41.595056','black','move','d4d3');
INSERT INTO "game_events" VALUES(2,14,'2026-11-19 00:01:41.595056','white','move','d1b3');
INSERT INTO "game_events" VALUES(2,15,'2026-11-19 04:11:41.595056','black','move','d8f6');
INSERT INTO "game_events" VALUES(2,16,'2026-11-19 12:28:41.595056','white','move','e4e5');
INSERT INTO "game_events" VALUES(2,17,'2026-11-20 02:06:41.595056','black','move','f6g6');
INSERT INTO "game_events" VALUES(2,18,'2026-11-20 07:19:41.595056','white','move','f1e1');
INSERT INTO "game_events" VALUES(2,19,'2026-11-20 20:21:41.595056','black','move','g8e7');
INSERT INTO "game_events" VALUES(2,20,'2026-11-21 03:26:41.595056','white','move','c1a3');
INSERT INTO "game_events" VALUES(2,21,'2026-11-21 05:48:41.595056','black','move','b7b5');
INSERT INTO "game_events" VALUES(2,22,'2026-11-21 19:41:41.595056','white','move','b3b5');
INSERT INTO "game_events" VALUES(2,23,'2026-11-22 07:19:41.595056','black','move','a8b8');
INSERT INTO "game_events" VALUES(2,24,'2026-11-22 17:56:41.595056','white','move','b5a4');
INSERT INTO "game_events" VALUES(2,25,'2026-11-23 04:46:41.595056','black','move','a5b6');
INSERT INTO "game_events" VALUES(2,26,'2026-11-23 17:03:41.595056','white','move','b1d2');
INSERT INTO "game_events" VALUES(2,27,'2026-11-24 08:01:41.595056','black','move','c8b7');
INSERT INTO "game_events" VALUES(2,28,'2026-11-24 11:54:41.595056','white','move','d2e4');
INSERT INTO "game_events" VALUES(2,29,'2026-11-24 20:56:41.595056','black','move','g6f5');
INSERT INTO "game_events" VALUES(2,30,'2026-11-24 21:21:41.595056','white','move','c4d3');
INSERT INTO "game_events" VALUES(2,31,'2026-11-25 05:23:41.595056','black','move','f5h5');
INSERT INTO "game_events" VALUES(2,32,'2026-11-25 07:16:41.595056','white','move','e4f6');
INSERT INTO "game_events" VALUES(2,33,'2026-11-25 19:14:41.595056','black','move','g7f6');
INSERT INTO "game_events" VALUES(2,34,'2026-11-26 03:31:41.595056','white','move','e5f6');
INSERT INTO "game_events" VALUES(2,35,'2026-11-26 09:21:41.595056','black','move','h8g8');
INSERT INTO "game_events" VALUES(2,36,'2026-11-26 13:58:41.595056','white','move','a1d1');
INSERT INTO "game_events" VALUES(2,37,'2026-11-26 18:36:41.595056','black','move','h5f3');
INSERT INTO "game_events" VALUES(2,38,'2026-11-27 00:29:41.595056','white','move','e1e7');
INSERT INTO "game_events" VALUES(2,39,'2026-11-27 08:51:41.595056','black','move','c6e7');
INSERT INTO "game_events" VALUES(2,40,'2026-11-27 20:56:41.595056','white','move','a4d7');
INSERT INTO "game_events" VALUES(2,41,'2026-11-27 22:58:41.595056','black','move','e8d7');
INSERT INTO "game_events" VALUES(2,42,'2026-11-28 07:11:41.595056','white','move','d3f5');
INSERT INTO "game_events" VALUES(2,43,'2026-11-28 07:49:41.595056','black','move','d7e8');
INSERT INTO "game_events" VALUES(2,44,'2026-11-28 17:06:41.595056','white','move','f5d7');
INSERT INTO "game_events" VALUES(3,0,'2026-11-19 00:01:41.595056','white','move','e2e4');
INSERT INTO "game_events" VALUES(3,1,'2026-11-19 01:03:41.595056','black','move','e7e5');
INSERT INTO "game_events" VALUES(3,2,'2026-11-19 03:56:41.595056','white','move','g1f3');
INSERT INTO "game_events" VALUES(3,3,'2026-11-19 09:54:41.595056','black','move','d7d6');
INSERT INTO "game_events" VALUES(3,4,'2026-11-19 20:11:41.595056','white','move','d2d4');
INSERT INTO "game_events" VALUES(3,5,'2026-11-19 21:01:41.595056','black','move','c8g4');
INSERT INTO "game_events" VALUES(3,6,'2026-11-20 04:38:41.595056','white','move','d4e5');
INSERT INTO "game_events" VALUES(3,7,'2026-11-20 05:16:41.595056','black','move','g4f3');
INSERT INTO "game_events" VALUES(3,8,'2026-11-20 15:09:41.595056','white','move','d1f3');
INSERT INTO "game_events" VALUES(3,9,'2026-11-20 20:31:41.595056','black','move','d6e5');
INSERT INTO "game_events" VALUES(3,10,'2026-11-20 22:36:41.595056','white','move','f1c4');
INSERT INTO "game_events" VALUES(3,11,'2026-11-21 13:38:41.595056','black','move','g8f6');
INSERT INTO "game_events" VALUES(3,12,'2026-11-22 03:51:41.595056','white','move','f3b3');
INSERT INTO "game_events" VALUES(3,13,'2026-11-22 18:29:41.595056','black','move','d8e7');
INSERT INTO "game_events" VALUES(3,14,'2026-11-22 19:46:41.595056','white','move','b1c3');
INSERT INTO "game_events" VALUES(3,15,'2026-11-22 23:56:41.595056','black','move','c7c6');
INSERT INTO "game_events" VALUES(3,16,'2026-11-23 08:13:41.595056','white','move','c1g5');
INSERT INTO "game_events" VALUES(3,17,'2026-11-23 21:51:41.595056','black','move','b7b5');
INSERT INTO "game_events" VALUES(3,18,'2026-11-24 03:04:41.595056','white','move','c3b5');
INSERT INTO "game_events" VALUES(3,19,'2026-11-24 16:06:41.595056','black','move','c6b5');
INSERT INTO "game_events" VALUES(3,20,'2026-11-24 23:11:41.595056','white','move','c4b5');
INSERT INTO "game_events" VALUES(3,21,'2026-11-25 01:33:41.595056','black','move','b8d7');
INSERT INTO "game_events" VALUES(3,22,'2026-11-25 15:26:41.595056','white','move','e1c1');
INSERT INTO "game_events" VALUES(3,23,'2026-11-26 03:04:41.595056','black','move','a8d8');
INSERT INTO "game_events" VALUES(3,24,'2026-11-26 13:41:41.595056','white','move','d1d7');
INSERT INTO "game_events" VALUES(3,25,'2026-11-27 00:31:41.595056','black','move','d8d7');
INSERT INTO "game_events" VALUES(3,26,'2026-11-27 12:48:41.595056','white','move','h1d1');
INSERT INTO "game_events" VALUES(3,27,'2026-11-28 03:46:41.595056','black','move','e7e6');
INSERT INTO "game_events" VALUES(3,28,'2026-11-28 07:39:41.595056','white','move','b5d7');
INSERT INTO "game_events" VALUES(3,29,'2026-11-28 16:41:41.595056','black','move','f6d7');
INSERT INTO "game_events" VALUES(3,30,'2026-11-28 17:06:41.595056','white','move','b3b8');
INSERT INTO "game_events" VALUES(4,0,'2026-11-24 17:11:41.595056','white','move','e2e4');
INSERT INTO "game_events" VALUES(4,1,'2026-11-24 18:13:41.595056','black','move','e7e5');
INSERT INTO "game_events" VALUES(4,2,'2026-11-24 21:06:41.595056','white','move','g1f3');
INSERT INTO "game_events" VALUES(4,3,'2026-11-25 03:04:41.595056','black','move','b8c6');
INSERT INTO "game_events" VALUES(4,4,'2026-11-25 13:21:41.595056','white','move','f1c4');
INSERT INTO "game_events" VALUES(4,5,'2026-11-25 14:11:41.595056','black','move','f8c5');
INSERT INTO "game_events" VALUES(4,6,'2026-11-25 21:48:41.595056','white','move','c2c3');
INSERT INTO "game_events" VALUES(4,7,'2026-11-25 22:26:41.595056','black','move','g8f6');
INSERT INTO "game_events" VALUES(4,8,'2026-11-26 08:19:41.595056','white','move','d2d4');
INSERT INTO "game_events" VALUES(4,9,'2026-11-26 13:41:41.595056','black','move','e5d4');
INSERT INTO "game_events" VALUES(4,10,'2026-11-26 15:46:41.595056','white','move','c3d4');
INSERT INTO "game_events" VALUES(4,11,'2026-11-27 06:48:41.595056','black','move','c5b4');
INSERT INTO "game_events" VALUES(4,12,'2026-11-27 21:01:41.595056','white','move','b1c3');
INSERT INTO "game_events" VALUES(4,13,'2026-11-28 11:39:41.595056','black','move','d7d5');
INSERT INTO "game_events" VALUES(4,14,'2026-11-28 12:56:41.595056','white','move','e4d5');
INSERT INTO "game_events" VALUES(4,15,'2026-11-28 17:06:41.595056','black','move','f6d5 draw');
INSERT INTO "game_events" VALUES(5,0,'2026-09-09 02:56:41.595056','white','move','d2d4');
INSERT INTO "game_events" VALUES(5,1,'2026-09-09 03:58:41.595056','black','move','d7d5');
INSERT INTO "game_events" VALUES(5,2,'2026-09-09 06:51:41.595056','white','move','g1f3');
INSERT INTO "game_events" VALUES(5,3,'2026-09-09 12:49:41.595056','black','move','e7e6');
INSERT INTO "game_events" VALUES(5,4,'2026-09-09 23:06:41.595056','white','move','e2e3');
INSERT INTO "game_events" VALUES(5,5,'2026-09-09 23:56:41.595056','black','move','c7c5');
INSERT INTO "game_events" VALUES(5,6,'2026-09-10 07:33:41.595056','white','move','c2c4');
INSERT INTO "game_events" VALUES(5,7,'2026-09-10 08:11:41.595056','black','move','b8c6');
INSERT INTO "game_events" VALUES(5,8,'2026-09-10 18:04:41.595056','white','move','b1c3');
INSERT INTO "game_events" VALUES(5,9,'2026-09-10 23:26:41.595056','black','move','g8f6');
INSERT INTO "game_events" VALUES(5,10,'2026-09-11 01:31:41.595056','white','move','d4c5');
INSERT INTO "game_events" VALUES(5,11,'2026-09-11 16:33:41.595056','black','move','f8c5');
INSERT INTO "game_events" VALUES(5,12,'2026-09-12 06:46:41.595056','white','move','a2a3');
INSERT INTO "game_events" VALUES(5,13,'2026-09-12 21:24:41.595056','black','move','a7a6');
INSERT INTO "game_events" VALUES(5,14,'2026-09-12 22:41:41.595056','white','move','b2b4');
INSERT INTO "game_events" VALUES(5,15,'2026-09-13 02:51:41.595056','black','move','c5d6');
INSERT INTO "game_events" VALUES(5,16,'2026-09-13 11:08:41.595056','white','move','c1b2');
INSERT INTO "game_events" VALUES(5,17,'2026-09-14 00:46:41.595056','black','move','e8g8');
INSERT INTO "game_events" VALUES(5,18,'2026-09-14 05:59:41.595056','white','move','d1d2');
INSERT INTO "game_events" VALUES(5,19,'2026-09-14 19:01:41.595056','black','move','d8e7');
INSERT INTO "game_events" VALUES(5,20,'2026-09-15 02:06:41.595056','white','move','f1d3');
INSERT INTO "game_events" VALUES(5,21,'2026-09-15 04:28:41.595056','black','move','d5c4');
INSERT INTO "game_events" VALUES(5,22,'2026-09-15 18:21:41.595056','white','move','d3c4');
INSERT INTO "game_events" VALUES(5,23,'2026-09-16 05:59:41.595056','black','move','b7b5');
INSERT INTO "game_events" VALUES(5,24,'2026-09-16 16:36:41.595056','white','move','c4d3');
INSERT INTO "game_events" VALUES(5,25,'2026-09-17 03:26:41.595056','black','move','f8d8');
INSERT INTO "game_events" VALUES(5,26,'2026-09-17 15:43:41.595056','white','move','d2e2');
INSERT INTO "game_events" VALUES(5,27,'2026-09-18 06:41:41.595056','black','move','c8b7');
INSERT INTO "game_events" VALUES(5,28,'2026-09-18 10:34:41.595056','white','move','e1g1');
INSERT INTO "game_events" VALUES(5,29,'2026-09-18 19:36:41.595056','black','move','c6e5');
INSERT INTO "game_events" VALUES(5,30,'2026-09-18 20:01:41.595056','white','move','f3e5');
INSERT INTO "game_events" VALUES(5,31,'2026-09-19 04:03:41.595056','black','move','d6e5');
INSERT INTO "game_events" VALUES(5,32,'2026-09-19 05:56:41.595056','white','move','f2f4');
INSERT INTO "game_events" VALUES(5,33,'2026-09-19 17:54:41.595056','black','move','e5c7');
INSERT INTO "game_events" VALUES(5,34,'2026-09-20 02:11:41.595056','white','move','e3e4');
INSERT INTO "game_events" VALUES(5,35,'2026-09-20 08:01:41.595056','black','move','a8c8');
INSERT INTO "game_events" VALUES(5,36,'2026-09-20 12:38:41.595056','white','move','e4e5');
INSERT INTO "game_events" VALUES(5,37,'2026-09-20 17:16:41.595056','black','move','c7b6');
INSERT INTO "game_events" VALUES(5,38,'2026-09-20 23:09:41.595056','white','move','g1h1');
INSERT INTO "game_events" VALUES(5,39,'2026-09-21 07:31:41.595056','black','move','f6g4');
INSERT INTO "game_events" VALUES(5,40,'2026-09-21 19:36:41.595056','white','move','d3e4');
INSERT INTO "game_events" VALUES(5,41,'2026-09-21 21:38:41.595056','black','move','e7h4');
INSERT INTO "game_events" VALUES(5,42,'2026-09-22 05:51:41.595056','white','move','g2g3');
INSERT INTO "game_events" VALUES(5,43,'2026-09-22 06:29:41.595056','black','move','c8c3');
INSERT INTO "game_events" VALUES(5,44,'2026-09-22 15:46:41.595056','white','move','g3h4');
INSERT INTO "game_events" VALUES(5,45,'2026-09-22 19:56:41.595056','black','move','d8d2');
INSERT INTO "game_events" VALUES(5,46,'2026-09-23 11:13:41.595056','white','move','e2d2');
INSERT INTO "game_events" VALUES(5,47,'2026-09-23 23:51:41.595056','black','move','b7e4');
INSERT INTO "game_events" VALUES(5,48,'2026-09-24 11:04:41.595056','white','move','d2g2');
INSERT INTO "game_events" VALUES(5,49,'2026-09-24 22:06:41.595056','black','move','c3h3');
INSERT INTO "game_events" VALUES(5,50,'2026-09-24 22:06:41.595056','white','ended','resignation white could_mate a1b1 h3h2');
INSERT INTO "game_events" VALUES(6,0,'2026-11-28 17:06:41.595056','white','move','e2e4');
INSERT INTO "game_events" VALUES(7,0,'2026-09-27 22:51:41.595056','white','move','d2d4');
INSERT INTO "game_events" VALUES(7,1,'2026-09-27 23:53:41.595056','black','move','e7e6');
INSERT INTO "game_events" VALUES(7,2,'2026-09-28 02:46:41.595056','white','move','g1f3');
INSERT INTO "game_events" VALUES(7,3,'2026-09-28 08:44:41.595056','black','move','f7f5');
INSERT INTO "game_events" VALUES(7,4,'2026-09-28 19:01:41.595056','white','move','b1c3');
INSERT INTO "game_events" VALUES(7,5,'2026-09-28 19:51:41.595056','black','move','g8f6');
INSERT INTO "game_events" VALUES(7,6,'2026-09-29 03:28:41.595056','white','move','c1g5');
INSERT INTO "game_events" VALUES(7,7,'2026-09-29 04:06:41.595056','black','move','f8e7');
INSERT INTO "game_events" VALUES(7,8,'2026-09-29 13:59:41.595056','white','move','g5f6');
INSERT INTO "game_events" VALUES(7,9,'2026-09-29 19:21:41.595056','black','move','e7f6');
INSERT INTO "game_events" VALUES(7,10,'2026-09-29 21:26:41.595056','white','move','e2e4');
INSERT INTO "game_events" VALUES(7,11,'2026-09-30 12:28:41.595056','black','move','f5e4');
INSERT INTO "game_events" VALUES(7,12,'2026-10-01 02:41:41.595056','white','move','c3e4');
INSERT INTO "game_events" VALUES(7,13,'2026-10-01 17:19:41.595056','black','move','b7b6');
INSERT INTO "game_events" VALUES(7,14,'2026-10-01 18:36:41.595056','white','move','f3e5');
INSERT INTO "game_events" VALUES(7,15,'2026-10-01 22:46:41.595056','black','move','e8g8');
INSERT INTO "game_events" VALUES(7,16,'2026-10-02 07:03:41.595056','white','move','f1d3');
INSERT INTO "game_events" VALUES(7,17,'2026-10-02 20:41:41.595056','black','move','c8b7');
INSERT INTO "game_events" VALUES(7,18,'2026-10-03 01:54:41.595056','white','move','d1h5');
INSERT INTO "game_events" VALUES(7,19,'2026-10-03 14:56:41.595056','black','move','d8e7');
INSERT INTO "game_events" VALUES(7,20,'2026-10-03 22:01:41.595056','white','move','h5h7');
INSERT INTO "game_events" VALUES(7,21,'2026-10-04 00:23:41.595056','black','move','g8h7');
INSERT INTO "game_events" VALUES(7,22,'2026-10-04 14:16:41.595056','white','move','e4f6');
INSERT INTO "game_events" VALUES(7,23,'2026-10-05 01:54:41.595056','black','move','h7h6');
INSERT INTO "game_events" VALUES(7,24,'2026-10-05 12:31:41.595056','white','move','e5g4');
INSERT INTO "game_events" VALUES(7,25,'2026-10-05 23:21:41.595056','black','move','h6g5');
INSERT INTO "game_events" VALUES(7,26,'2026-10-06 11:38:41.595056','white','move','h2h4');
INSERT INTO "game_events" VALUES(7,27,'2026-10-07 02:36:41.595056','black','move','g5f4');
INSERT INTO "game_events" VALUES(7,28,'2026-10-07 06:29:41.595056','white','move','g2g3');
INSERT INTO "game_events" VALUES(7,29,'2026-10-07 15:31:41.595056','black','move','f4f3');
INSERT INTO "game_events" VALUES(7,30,'2026-10-07 15:56:41.595056','white','move','d3e2');
INSERT INTO "game_events" VALUES(7,31,'2026-10-07 23:58:41.595056','black','move','f3g2');
INSERT INTO "game_events" VALUES(7,32,'2026-10-08 01:51:41.595056','white','move','h1h2');
INSERT INTO "game_events" VALUES(7,33,'2026-10-08 13:49:41.595056','black','move','g2g1');
INSERT INTO "game_events" VALUES(7,34,'2026-10-08 22:06:41.595056','white','move','e1d2');
INSERT INTO "game_events" VALUES(7,35,'2026-10-08 22:06:41.595056','white','ended','checkmate white');
INSERT INTO "game_events" VALUES(8,0,'2026-11-21 14:03:41.595056','white','move','e2e4');
INSERT INTO "game_events" VALUES(8,1,'2026-11-21 15:05:41.595056','black','move','e7e5');
INSERT INTO "game_events" VALUES(8,2,'2026-11-21 17:58:41.595056','white','move','g1f3');
INSERT INTO "game_events" VALUES(8,3,'2026-11-21 23:56:41.595056','black','move','b8c6');
INSERT INTO "game_events" VALUES(8,4,'2026-11-22 10:13:41.595056','white','move','f1b5');
INSERT INTO "game_events" VALUES(8,5,'2026-11-22 11:03:41.595056','black','move','a7a6');
INSERT INTO "game_events" VALUES(8,6,'2026-11-22 18:40:41.595056','white','move','b5a4');
INSERT INTO "game_events" VALUES(8,7,'2026-11-22 19:18:41.595056','black','move','g8f6');
INSERT INTO "game_events" VALUES(8,8,'2026-11-23 05:11:41.595056','white','move','e1g1');
INSERT INTO "game_events" VALUES(8,9,'2026-11-23 10:33:41.595056','black','move','f8e7');
INSERT INTO "game_events" VALUES(8,10,'2026-11-23 12:38:41.595056','white','move','f1e1');
INSERT INTO "game_events" VALUES(8,11,'2026-11-24 03:40:41.595056','black','move','b7b5');
INSERT INTO "game_events" VALUES(8,12,'2026-11-24 17:53:41.595056','white','move','a4b3');
INSERT INTO "game_events" VALUES(8,13,'2026-11-25 08:31:41.595056','black','move','e8g8');
INSERT INTO "game_events" VALUES(8,14,'2026-11-25 09:48:41.595056','white','move','c2c3');
INSERT INTO "game_events" VALUES(8,15,'2026-11-25 13:58:41.595056','black','move','d7d5');
INSERT INTO "game_events" VALUES(8,16,'2026-11-25 22:15:41.595056','white','move','e4d5');
INSERT INTO "game_events" VALUES(8,17,'2026-11-26 11:53:41.595056','black','move','f6d5');
INSERT INTO "game_events" VALUES(8,18,'2026-11-26 17:06:41.595056','white','move','f3e5');
INSERT INTO "game_events" VALUES(8,19,'2026-11-27 06:08:41.595056','black','move','c6e5');
INSERT INTO "game_events" VALUES(8,20,'2026-11-27 13:13:41.595056','white','move','e1e5');
INSERT INTO "game_events" VALUES(8,21,'2026-11-27 15:35:41.595056','black','move','d5f6');
INSERT INTO "game_events" VALUES(8,22,'2026-11-28 05:28:41.595056','white','move','e5e1');
INSERT INTO "game_events" VALUES(8,23,'2026-11-28 17:06:41.595056','black','move','e7d6');
INSERT INTO "game_events" VALUES(9,0,'2026-10-10 17:31:41.595056','white','move','d2d4');
INSERT INTO "game_events" VALUES(9,1,'2026-10-10 18:33:41.595056','black','move','g8f6');
INSERT INTO "game_events" VALUES(9,2,'2026-10-10 21:26:41.595056','white','move','c2c4');
INSERT INTO "game_events" VALUES(9,3,'2026-10-11 03:24:41.595056','black','move','e7e6');
INSERT INTO "game_events" VALUES(9,4,'2026-10-11 13:41:41.595056','white','move','b1c3');
INSERT INTO "game_events" VALUES(9,5,'2026-10-11 14:31:41.595056','black','move','f8b4');
INSERT INTO "game_events" VALUES(9,6,'2026-10-11 22:08:41.595056','white','move','e2e3');
INSERT INTO "game_events" VALUES(9,7,'2026-10-11 22:46:41.595056','black','move','d7d5');
INSERT INTO "game_events" VALUES(9,8,'2026-10-12 08:39:41.595056','white','move','a2a3');
INSERT INTO "game_events" VALUES(9,9,'2026-10-12 14:01:41.595056','black','move','b4c3');
INSERT INTO "game_events" VALUES(9,10,'2026-10-12 16:06:41.595056','white','move','b2c3');
INSERT INTO "game_events" VALUES(9,11,'2026-10-13 07:08:41.595056','black','move','c7c5');
INSERT INTO "game_events" VALUES(9,12,'2026-10-13 21:21:41.595056','white','move','c4d5');
INSERT INTO "game_events" VALUES(9,13,'2026-10-14 11:59:41.595056','black','move','e6d5');
INSERT INTO "game_events" VALUES(9,14,'2026-10-14 13:16:41.595056','white','move','f1d3');
INSERT INTO "game_events" VALUES(9,15,'2026-10-14 17:26:41.595056','black','move','e8g8');
INSERT INTO "game_events" VALUES(9,16,'2026-10-15 01:43:41.595056','white','move','g1e2');
INSERT INTO "game_events" VALUES(9,17,'2026-10-15 15:21:41.595056','black','move','b7b6');
INSERT INTO "game_events" VALUES(9,18,'2026-10-15 20:34:41.595056','white','move','e1g1');
INSERT INTO "game_events" VALUES(9,19,'2026-10-16 09:36:41.595056','black','move','c8a6');
INSERT INTO "game_events" VALUES(9,20,'2026-10-16 16:41:41.595056','white','move','d3a6');
INSERT INTO "game_events" VALUES(9,21,'2026-10-16 19:03:41.595056','black','move','b8a6');
INSERT INTO "game_events" VALUES(9,22,'2026-10-17 08:56:41.595056','white','move','c1b2');
INSERT INTO "game_events" VALUES(9,23,'2026-10-17 20:34:41.595056','black','move','d8d7');
INSERT INTO "game_events" VALUES(9,24,'2026-10-18 07:11:41.595056','white','move','a3a4');
INSERT INTO "game_events" VALUES(9,25,'2026-10-18 18:01:41.595056','black','move','f8e8');
INSERT INTO "game_events" VALUES(9,26,'2026-10-19 06:18:41.595056','white','move','d1d3');
INSERT INTO "game_events" VALUES(9,27,'2026-10-19 21:16:41.595056','black','move','c5c4');
INSERT INTO "game_events" VALUES(9,28,'2026-10-20 01:09:41.595056','white','move','d3c2');
INSERT INTO "game_events" VALUES(9,29,'2026-10-20 10:11:41.595056','black','move','a6b8');
INSERT INTO "game_events" VALUES(9,30,'2026-10-20 10:36:41.595056','white','move','a1e1');
INSERT INTO "game_events" VALUES(9,31,'2026-10-20 18:38:41.595056','black','move','b8c6');
INSERT INTO "game_events" VALUES(9,32,'2026-10-20 20:31:41.595056','white','move','e2g3');
INSERT INTO "game_events" VALUES(9,33,'2026-10-21 08:29:41.595056','black','move','c6a5');
INSERT INTO "game_events" VALUES(9,34,'2026-10-21 16:46:41.595056','white','move','f2f3');
INSERT INTO "game_events" VALUES(9,35,'2026-10-21 22:36:41.595056','black','move','a5b3');
INSERT INTO "game_events" VALUES(9,36,'2026-10-22 03:13:41.595056','white','move','e3e4');
INSERT INTO "game_events" VALUES(9,37,'2026-10-22 07:51:41.595056','black','move','d7a4');
INSERT INTO "game_events" VALUES(9,38,'2026-10-22 13:44:41.595056','white','move','e4e5');
INSERT INTO "game_events" VALUES(9,39,'2026-10-22 22:06:41.595056','black','move','f6d7 draw');
INSERT INTO "game_events" VALUES(9,40,'2026-10-22 22:06:41.595056','white','ended','agreement');
INSERT INTO "game_events" VALUES(10,0,'2026-11-18 14:06:41.595056','white','move','g1f3');
INSERT INTO "game_events" VALUES(10,1,'2026-11-18 15:08:41.595056','black','move','g8f6');
INSERT INTO "game_events" VALUES(10,2,'2026-11-18 18:01:41.595056','white','move','c2c4');
INSERT INTO "game_events" VALUES(10,3,'2026-11-18 23:59:41.595056','black','move','g7g6');
INSERT INTO "game_events" VALUES(10,4,'2026-11-19 10:16:41.595056','white','move','b1c3');
INSERT INTO "game_events" VALUES(10,5,'2026-11-19 11:06:41.595056','black','move','f8g7');
INSERT INTO "game_events" VALUES(10,6,'2026-11-19 18:43:41.595056','white','move','d2d4');
INSERT INTO "game_events" VALUES(10,7,'2026-11-19 19:21:41.595056','black','move','e8g8');
INSERT INTO "game_events" VALUES(10,8,'2026-11-20 05:14:41.595056','white','move','c1f4');
INSERT INTO "game_events" VALUES(10,9,'2026-11-20 10:36:41.595056','black','move','d7d5');
INSERT INTO "game_events" VALUES(10,10,'2026-11-20 12:41:41.595056','white','move','d1b3');
INSERT INTO "game_events" VALUES(10,11,'2026-11-21 03:43:41.595056','black','move','d5c4');
INSERT INTO "game_events" VALUES(10,12,'2026-11-21 17:56:41.595056','white','move','b3c4');
INSERT INTO "game_events" VALUES(10,13,'2026-11-22 08:34:41.595056','black','move','c7c6');
INSERT INTO "game_events" VALUES(10,14,'2026-11-22 09:51:41.595056','white','move','e2e4');
INSERT INTO "game_events" VALUES(10,15,'2026-11-22 14:01:41.595056','black','move','b8d7');
INSERT INTO "game_events" VALUES(10,16,'2026-11-22 22:18:41.595056','white','move','a1d1');
INSERT INTO "game_events" VALUES(10,17,'2026-11-23 11:56:41.595056','black','move','d7b6');
INSERT INTO "game_events" VALUES(10,18,'2026-11-23 17:09:41.595056','white','move','c4c5');
INSERT INTO "game_events" VALUES(10,19,'2026-11-24 06:11:41.595056','black','move','c8g4');
INSERT INTO "game_events" VALUES(10,20,'2026-11-24 13:16:41.595056','white','move','f4g5');
INSERT INTO "game_events" VALUES(10,21,'2026-11-24 15:38:41.595056','black','move','b6a4');
INSERT INTO "game_events" VALUES(10,22,'2026-11-25 05:31:41.595056','white','move','c5a3');
INSERT INTO "game_events" VALUES(10,23,'2026-11-25 17:09:41.595056','black','move','a4c3');
INSERT INTO "game_events" VALUES(10,24,'2026-11-26 03:46:41.595056','white','move','b2c3');
INSERT INTO "game_events" VALUES(10,25,'2026-11-26 14:36:41.595056','black','move','f6e4');
INSERT INTO "game_events" VALUES(10,26,'2026-11-27 02:53:41.595056','white','move','g5e7');
INSERT INTO "game_events" VALUES(10,27,'2026-11-27 17:51:41.595056','black','move','d8b6');
INSERT INTO "game_events" VALUES(10,28,'2026-11-27 21:44:41.595056','white','move','f1c4');
INSERT INTO "game_events" VALUES(10,29,'2026-11-28 06:46:41.595056','black','move','e4c3');
INSERT INTO "game_events" VALUES(10,30,'2026-11-28 07:11:41.595056','white','move','e7c5');
INSERT INTO "game_events" VALUES(10,31,'2026-11-28 15:13:41.595056','black','move','f8e8');
INSERT INTO "game_events" VALUES(10,32,'2026-11-28 17:06:41.595056','white','move','e1f1');
INSERT INTO "game_events" VALUES(11,0,'2026-10-12 18:46:41.595056','white','move','c2c4');
INSERT INTO "game_events" VALUES(11,1,'2026-10-12 19:48:41.595056','black','move','e7e6');
INSERT INTO "game_events" VALUES(11,2,'2026-10-12 22:41:41.595056','white','move','g1f3');
INSERT INTO "game_events" VALUES(11,3,'2026-10-13 04:39:41.595056','black','move','d7d5');
INSERT INTO "game_events" VALUES(11,4,'2026-10-13 14:56:41.595056','white','move','d2d4');
INSERT INTO "game_events" VALUES(11,5,'2026-10-13 15:46:41.595056','black','move','g8f6');
INSERT INTO "game_events" VALUES(11,6,'2026-10-13 23:23:41.595056','white','move','b1c3');
INSERT INTO "game_events" VALUES(11,7,'2026-10-14 00:01:41.595056','black','move','f8e7');
INSERT INTO "game_events" VALUES(11,8,'2026-10-14 09:54:41.595056','white','move','c1g5');
INSERT INTO "game_events" VALUES(11,9,'2026-10-14 15:16:41.595056','black','move','e8g8');
INSERT INTO "game_events" VALUES(11,10,'2026-10-14 17:21:41.595056','white','move','e2e3');
INSERT INTO "game_events" VALUES(11,11,'2026-10-15 08:23:41.595056','black','move','h7h6');
INSERT INTO "game_events" VALUES(11,12,'2026-10-15 22:36:41.595056','white','move','g5h4');
INSERT INTO "game_events" VALUES(11,13,'2026-10-16 13:14:41.595056','black','move','b7b6');
INSERT INTO "game_events" VALUES(11,14,'2026-10-16 14:31:41.595056','white','move','c4d5');
INSERT INTO "game_events" VALUES(11,15,'2026-10-16 18:41:41.595056','black','move','f6d5');
INSERT INTO "game_events" VALUES(11,16,'2026-10-17 02:58:41.595056','white','move','h4e7');
INSERT INTO "game_events" VALUES(11,17,'2026-10-17 16:36:41.595056','black','move','d8e7');
INSERT INTO "game_events" VALUES(11,18,'2026-10-17 21:49:41.595056','white','move','c3d5');
INSERT INTO "game_events" VALUES(11,19,'2026-10-18 10:51:41.595056','black','move','e6d5');
INSERT INTO "game_events" VALUES(11,20,'2026-10-18 17:56:41.595056','white','move','a1c1');
INSERT INTO "game_events" VALUES(11,21,'2026-10-18 20:18:41.595056','black','move','c8e6');
INSERT INTO "game_events" VALUES(11,22,'2026-10-19 10:11:41.595056','white','move','d1a4');
INSERT INTO "game_events" VALUES(11,23,'2026-10-19 21:49:41.595056','black','move','c7c5');
INSERT INTO "game_events" VALUES(11,24,'2026-10-20 08:26:41.595056','white','move','a4a3');
INSERT INTO "game_events" VALUES(11,25,'2026-10-20 19:16:41.595056','black','move','f8c8');
INSERT INTO "game_events" VALUES(11,26,'2026-10-21 07:33:41.595056','white','move','f1b5');
INSERT INTO "game_events" VALUES(11,27,'2026-10-21 22:31:41.595056','black','move','a7a6');
INSERT INTO "game_events" VALUES(11,28,'2026-10-22 02:24:41.595056','white','move','d4c5');
INSERT INTO "game_events" VALUES(11,29,'2026-10-22 11:26:41.595056','black','move','b6c5');
INSERT INTO "game_events" VALUES(11,30,'2026-10-22 11:51:41.595056','white','move','e1g1');
INSERT INTO "game_events" VALUES(11,31,'2026-10-22 19:53:41.595056','black','move','a8a7');
INSERT INTO "game_events" VALUES(11,32,'2026-10-22 21:46:41.595056','white','move','b5e2');
INSERT INTO "game_events" VALUES(11,33,'2026-10-23 09:44:41.595056','black','move','b8d7');
INSERT INTO "game_events" VALUES(11,34,'2026-10-23 18:01:41.595056','white','move','f3d4');
INSERT INTO "game_events" VALUES(11,35,'2026-10-23 23:51:41.595056','black','move','e7f8');
INSERT INTO "game_events" VALUES(11,36,'2026-10-24 04:28:41.595056','white','move','d4e6');
INSERT INTO "game_events" VALUES(11,37,'2026-10-24 09:06:41.595056','black','move','f7e6');
INSERT INTO "game_events" VALUES(11,38,'2026-10-24 14:59:41.595056','white','move','e3e4');
INSERT INTO "game_events" VALUES(11,39,'2026-10-24 23:21:41.595056','black','move','d5d4');
INSERT INTO "game_events" VALUES(11,40,'2026-10-25 11:26:41.595056','white','move','f2f4');
INSERT INTO "game_events" VALUES(11,41,'2026-10-25 13:28:41.595056','black','move','f8e7');
INSERT INTO "game_events" VALUES(11,42,'2026-10-25 21:41:41.595056','white','move','e4e5');
INSERT INTO "game_events" VALUES(11,43,'2026-10-25 22:19:41.595056','black','move','c8b8');
INSERT INTO "game_events" VALUES(11,44,'2026-10-26 07:36:41.595056','white','move','e2c4');
INSERT INTO "game_events" VALUES(11,45,'2026-10-26 11:46:41.595056','black','move','g8h8');
INSERT INTO "game_events" VALUES(11,46,'2026-10-27 03:03:41.595056','white','move','a3h3');
INSERT INTO "game_events" VALUES(11,47,'2026-10-27 15:41:41.595056','black','move','d7f8');
INSERT INTO "game_events" VALUES(11,48,'2026-10-28 02:54:41.595056','white','move','b2b3');
INSERT INTO "game_events" VALUES(11,49,'2026-10-28 13:56:41.595056','black','move','a6a5');
INSERT INTO "game_events" VALUES(11,50,'2026-10-29 02:01:41.595056','white','move','f4f5');
INSERT INTO "game_events" VALUES(11,51,'2026-10-29 16:23:41.595056','black','move','e6f5');
INSERT INTO "game_events" VALUES(11,52,'2026-10-29 19:16:41.595056','white','move','f1f5');
INSERT INTO "game_events" VALUES(11,53,'2026-10-30 02:54:41.595056','black','move','f8h7');
INSERT INTO "game_events" VALUES(11,54,'2026-10-30 16:31:41.595056','white','move','c1f1');
INSERT INTO "game_events" VALUES(11,55,'2026-10-30 22:21:41.595056','black','move','e7d8');
INSERT INTO "game_events" VALUES(11,56,'2026-10-31 12:38:41.595056','white','move','h3g3');
INSERT INTO "game_events" VALUES(11,57,'2026-10-31 21:36:41.595056','black','move','a7e7');
INSERT INTO "game_events" VALUES(11,58,'2026-11-01 02:29:41.595056','white','move','h2h4');
INSERT INTO "game_events" VALUES(11,59,'2026-11-01 04:31:41.595056','black','move','b8b7');
INSERT INTO "game_events" VALUES(11,60,'2026-11-01 04:56:41.595056','white','move','e5e6');
INSERT INTO "game_events" VALUES(11,61,'2026-11-01 19:58:41.595056','black','move','b7c7');
INSERT INTO "game_events" VALUES(11,62,'2026-11-01 20:51:41.595056','white','move','g3e5');
INSERT INTO "game_events" VALUES(11,63,'2026-11-01 23:49:41.595056','black','move','d8e8');
INSERT INTO "game_events" VALUES(11,64,'2026-11-02 06:06:41.595056','white','move','a2a4');
INSERT INTO "game_events" VALUES(11,65,'2026-11-02 16:56:41.595056','black','move','e8d8');
INSERT INTO "game_events" VALUES(11,66,'2026-11-02 18:33:41.595056','white','move','f1f2');
INSERT INTO "game_events" VALUES(11,67,'2026-11-03 03:11:41.595056','black','move','d8e8');
INSERT INTO "game_events" VALUES(11,68,'2026-11-03 05:04:41.595056','white','move','f2f3');
INSERT INTO "game_events" VALUES(11,69,'2026-11-03 16:26:41.595056','black','move','e8d8');
INSERT INTO "game_events" VALUES(11,70,'2026-11-03 23:31:41.595056','white','move','c4d3');
INSERT INTO "game_events" VALUES(11,71,'2026-11-04 03:33:41.595056','black','move','d8e8');
INSERT INTO "game_events" VALUES(11,72,'2026-11-04 05:46:41.595056','white','move','e5e4');
INSERT INTO "game_events" VALUES(11,73,'2026-11-04 07:24:41.595056','black','move','h7f6');
INSERT INTO "game_events" VALUES(11,74,'2026-11-04 09:41:41.595056','white','move','f5f6');
INSERT INTO "game_events" VALUES(11,75,'2026-11-04 13:51:41.595056','black','move','g7f6');
INSERT INTO "game_events" VALUES(11,76,'2026-11-04 21:08:41.595056','white','move','f3f6');
INSERT INTO "game_events" VALUES(11,77,'2026-11-05 08:46:41.595056','black','move','h8g8');
INSERT INTO "game_events" VALUES(11,78,'2026-11-05 10:59:41.595056','white','move','d3c4');
INSERT INTO "game_events" VALUES(11,79,'2026-11-05 20:01:41.595056','black','move','g8h8');
INSERT INTO "game_events" VALUES(11,80,'2026-11-05 22:06:41.595056','white','move','e4f4');
INSERT INTO "game_events" VALUES(11,81,'2026-11-05 22:06:41.595056','black','ended','resignation black could_mate h8g7 f4h6 g7g8 g1h2 e8a8 h2g3 a8b8 c4d3 b8a8 g3f4 a8b8 f4g5 b8a8 g5g6 a8d8 f6f7 d8a8 h6h7');
INSERT INTO "game_events" VALUES(12,0,'2026-11-15 00:06:41.595056','white','move','e2e4');
INSERT INTO "game_events" VALUES(12,1,'2026-11-15 01:08:41.595056','black','move','c7c5');
INSERT INTO "game_events" VALUES(12,2,'2026-11-15 04:01:41.595056','white','move','g1f3');
INSERT INTO "game_events" VALUES(12,3,'2026-11-15 09:59:41.595056','black','move','e7e6');
INSERT INTO "game_events" VALUES(12,4,'2026-11-15 20:16:41.595056','white','move','d2d4');
INSERT INTO "game_events" VALUES(12,5,'2026-11-15 21:06:41.595056','black','move','c5d4');
INSERT INTO "game_events" VALUES(12,6,'2026-11-16 04:43:41.595056','white','move','f3d4');
INSERT INTO "game_events" VALUES(12,7,'2026-11-16 05:21:41.595056','black','move','b8c6');
INSERT INTO "game_events" VALUES(12,8,'2026-11-16 15:14:41.595056','white','move','d4b5');
INSERT INTO "game_events" VALUES(12,9,'2026-11-16 20:36:41.595056','black','move','d7d6');
INSERT INTO "game_events" VALUES(12,10,'2026-11-16 22:41:41.595056','white','move','c2c4');
INSERT INTO "game_events" VALUES(12,11,'2026-11-17 13:43:41.595056','black','move','g8f6');
INSERT INTO "game_events" VALUES(12,12,'2026-11-18 03:56:41.595056','white','move','b1c3');
INSERT INTO "game_events" VALUES(12,13,'2026-11-18 18:34:41.595056','black','move','a7a6');
INSERT INTO "game_events" VALUES(12,14,'2026-11-18 19:51:41.595056','white','move','b5a3');
INSERT INTO "game_events" VALUES(12,15,'2026-11-19 00:01:41.595056','black','move','d6d5');
INSERT INTO "game_events" VALUES(12,16,'2026-11-19 08:18:41.595056','white','move','c4d5');
INSERT INTO "game_events" VALUES(12,17,'2026-11-19 21:56:41.595056','black','move','e6d5');
INSERT INTO "game_events" VALUES(12,18,'2026-11-20 03:09:41.595056','white','move','e4d5');
INSERT INTO "game_events" VALUES(12,19,'2026-11-20 16:11:41.595056','black','move','c6b4');
INSERT INTO "game_events" VALUES(12,20,'2026-11-20 23:16:41.595056','white','move','f1e2');
INSERT INTO "game_events" VALUES(12,21,'2026-11-21 01:38:41.595056','black','move','f8c5');
INSERT INTO "game_events" VALUES(12,22,'2026-11-21 15:31:41.595056','white','move','e1g1');
INSERT INTO "game_events" VALUES(12,23,'2026-11-22 03:09:41.595056','black','move','e8g8');
INSERT INTO "game_events" VALUES(12,24,'2026-11-22 13:46:41.595056','white','move','e2f3');
INSERT INTO "game_events" VALUES(12,25,'2026-11-23 00:36:41.595056','black','move','c8f5');
INSERT INTO "game_events" VALUES(12,26,'2026-11-23 12:53:41.595056','white','move','c1g5');
INSERT INTO "game_events" VALUES(12,27,'2026-11-24 03:51:41.595056','black','move','f8e8');
INSERT INTO "game_events" VALUES(12,28,'2026-11-24 07:44:41.595056','white','move','d1d2');
INSERT INTO "game_events" VALUES(12,29,'2026-11-24 16:46:41.595056','black','move','b7b5');
INSERT INTO "game_events" VALUES(12,30,'2026-11-24 17:11:41.595056','white','move','a1d1');
INSERT INTO "game_events" VALUES(12,31,'2026-11-25 01:13:41.595056','black','move','b4d3');
INSERT INTO "game_events" VALUES(12,32,'2026-11-25 03:06:41.595056','white','move','a3b1');
INSERT INTO "game_events" VALUES(12,33,'2026-11-25 15:04:41.595056','black','move','h7h6');
INSERT INTO "game_events" VALUES(12,34,'2026-11-25 23:21:41.595056','white','move','g5h4');
INSERT INTO "game_events" VALUES(12,35,'2026-11-26 05:11:41.595056','black','move','b5b4');
INSERT INTO "game_events" VALUES(12,36,'2026-11-26 09:48:41.595056','white','move','c3a4');
INSERT INTO "game_events" VALUES(12,37,'2026-11-26 14:26:41.595056','black','move','c5d6');
INSERT INTO "game_events" VALUES(12,38,'2026-11-26 20:19:41.595056','white','move','h4g3');
INSERT INTO "game_events" VALUES(12,39,'2026-11-27 04:41:41.595056','black','move','a8c8');
INSERT INTO "game_events" VALUES(12,40,'2026-11-27 16:46:41.595056','white','move','b2b3');
INSERT INTO "game_events" VALUES(12,41,'2026-11-27 18:48:41.595056','black','move','g7g5');
INSERT INTO "game_events" VALUES(12,42,'2026-11-28 03:01:41.595056','white','move','g3d6');
INSERT INTO "game_events" VALUES(12,43,'2026-11-28 03:39:41.595056','black','move','d8d6');
INSERT INTO "game_events" VALUES(12,44,'2026-11-28 12:56:41.595056','white','move','g2g3');
INSERT INTO "game_events" VALUES(12,45,'2026-11-28 17:06:41.595056','black','move','f6d7 draw');
INSERT INTO "game_events" VALUES(13,0,'2026-10-25 17:09:41.595056','white','move','e2e4');
INSERT INTO "game_events" VALUES(13,1,'2026-10-25 18:11:41.595056','black','move','d7d6');
INSERT INTO "game_events" VALUES(13,2,'2026-10-25 21:04:41.595056','white','move','d2d4');
INSERT INTO "game_events" VALUES(13,3,'2026-10-26 03:02:41.595056','black','move','g8f6');
INSERT INTO "game_events" VALUES(13,4,'2026-10-26 13:19:41.595056','white','move','b1c3');
INSERT INTO "game_events" VALUES(13,5,'2026-10-26 14:09:41.595056','black','move','g7g6');
INSERT INTO "game_events" VALUES(13,6,'2026-10-26 21:46:41.595056','white','move','c1e3');
INSERT INTO "game_events" VALUES(13,7,'2026-10-26 22:24:41.595056','black','move','f8g7');
INSERT INTO "game_events" VALUES(13,8,'2026-10-27 08:17:41.595056','white','move','d1d2');
INSERT INTO "game_events" VALUES(13,9,'2026-10-27 13:39:41.595056','black','move','c7c6');
INSERT INTO "game_events" VALUES(13,10,'2026-10-27 15:44:41.595056','white','move','f2f3');
INSERT INTO "game_events" VALUES(13,11,'2026-10-28 06:46:41.595056','black','move','b7b5');
INSERT INTO "game_events" VALUES(13,12,'2026-10-28 20:59:41.595056','white','move','g1e2');
INSERT INTO "game_events" VALUES(13,13,'2026-10-29 11:37:41.595056','black','move','b8d7');
INSERT INTO "game_events" VALUES(13,14,'2026-10-29 12:54:41.595056','white','move','e3h6');
INSERT INTO "game_events" VALUES(13,15,'2026-10-29 17:04:41.595056','black','move','g7h6');
INSERT INTO "game_events" VALUES(13,16,'2026-10-30 01:21:41.595056','white','move','d2h6');
INSERT INTO "game_events" VALUES(13,17,'2026-10-30 14:59:41.595056','black','move','c8b7');
INSERT INTO "game_events" VALUES(13,18,'2026-10-30 20:12:41.595056','white','move','a2a3');
INSERT INTO "game_events" VALUES(13,19,'2026-10-31 09:14:41.595056','black','move','e7e5');
INSERT INTO "game_events" VALUES(13,20,'2026-10-31 16:19:41.595056','white','move','e1c1');
INSERT INTO "game_events" VALUES(13,21,'2026-10-31 18:41:41.595056','black','move','d8e7');
INSERT INTO "game_events" VALUES(13,22,'2026-11-01 08:34:41.595056','white','move','c1b1');
INSERT INTO "game_events" VALUES(13,23,'2026-11-01 20:12:41.595056','black','move','a7a6');
INSERT INTO "game_events" VALUES(13,24,'2026-11-02 06:49:41.595056','white','move','e2c1');
INSERT INTO "game_events" VALUES(13,25,'2026-11-02 17:39:41.595056','black','move','e8c8');
INSERT INTO "game_events" VALUES(13,26,'2026-11-03 05:56:41.595056','white','move','c1b3');
INSERT INTO "game_events" VALUES(13,27,'2026-11-03 20:54:41.595056','black','move','e5d4');
INSERT INTO "game_events" VALUES(13,28,'2026-11-04 00:47:41.595056','white','move','d1d4');
INSERT INTO "game_events" VALUES(13,29,'2026-11-04 09:49:41.595056','black','move','c6c5');
INSERT INTO "game_events" VALUES(13,30,'2026-11-04 10:14:41.595056','white','move','d4d1');
INSERT INTO "game_events" VALUES(13,31,'2026-11-04 18:16:41.595056','black','move','d7b6');
INSERT INTO "game_events" VALUES(13,32,'2026-11-04 20:09:41.595056','white','move','g2g3');
INSERT INTO "game_events" VALUES(13,33,'2026-11-05 08:07:41.595056','black','move','c8b8');
INSERT INTO "game_events" VALUES(13,34,'2026-11-05 16:24:41.595056','white','move','b3a5');
INSERT INTO "game_events" VALUES(13,35,'2026-11-05 22:14:41.595056','black','move','b7a8');
INSERT INTO "game_events" VALUES(13,36,'2026-11-06 02:51:41.595056','white','move','f1h3');
INSERT INTO "game_events" VALUES(13,37,'2026-11-06 07:29:41.595056','black','move','d6d5');
INSERT INTO "game_events" VALUES(13,38,'2026-11-06 13:22:41.595056','white','move','h6f4');
INSERT INTO "game_events" VALUES(13,39,'2026-11-06 21:44:41.595056','black','move','b8a7');
INSERT INTO "game_events" VALUES(13,40,'2026-11-07 09:49:41.595056','white','move','h1e1');
INSERT INTO "game_events" VALUES(13,41,'2026-11-07 11:51:41.595056','black','move','d5d4');
INSERT INTO "game_events" VALUES(13,42,'2026-11-07 20:04:41.595056','white','move','c3d5');
INSERT INTO "game_events" VALUES(13,43,'2026-11-07 20:42:41.595056','black','move','b6d5');
INSERT INTO "game_events" VALUES(13,44,'2026-11-08 05:59:41.595056','white','move','e4d5');
INSERT INTO "game_events" VALUES(13,45,'2026-11-08 10:09:41.595056','black','move','e7d6');
INSERT INTO "game_events" VALUES(13,46,'2026-11-09 01:26:41.595056','white','move','d1d4');
INSERT INTO "game_events" VALUES(13,47,'2026-11-09 14:04:41.595056','black','move','c5d4');
INSERT INTO "game_events" VALUES(13,48,'2026-11-10 01:17:41.595056','white','move','e1e7');
INSERT INTO "game_events" VALUES(13,49,'2026-11-10 12:19:41.595056','black','move','a7b6');
INSERT INTO "game_events" VALUES(13,50,'2026-11-11 00:24:41.595056','white','move','f4d4');
INSERT INTO "game_events" VALUES(13,51,'2026-11-11 14:46:41.595056','black','move','b6a5');
INSERT INTO "game_events" VALUES(13,52,'2026-11-11 17:39:41.595056','white','move','b2b4');
INSERT INTO "game_events" VALUES(13,53,'2026-11-12 01:17:41.595056','black','move','a5a4');
INSERT INTO "game_events" VALUES(13,54,'2026-11-12 14:54:41.595056','white','move','d4c3');
INSERT INTO "game_events" VALUES(13,55,'2026-11-12 20:44:41.595056','black','move','d6d5');
INSERT INTO "game_events" VALUES(13,56,'2026-11-13 11:01:41.595056','white','move','e7a7');
INSERT INTO "game_events" VALUES(13,57,'2026-11-13 19:59:41.595056','black','move','a8b7');
INSERT INTO "game_events" VALUES(13,58,'2026-11-14 00:52:41.595056','white','move','a7b7');
INSERT INTO "game_events" VALUES(13,59,'2026-11-14 02:54:41.595056','black','move','d5c4');
INSERT INTO "game_events" VALUES(13,60,'2026-11-14 03:19:41.595056','white','move','c3f6');
INSERT INTO "game_events" VALUES(13,61,'2026-11-14 18:21:41.595056','black','move','a4a3');
INSERT INTO "game_events" VALUES(13,62,'2026-11-14 19:14:41.595056','white','move','f6a6');
INSERT INTO "game_events" VALUES(13,63,'2026-11-14 22:12:41.595056','black','move','a3b4');
INSERT INTO "game_events" VALUES(13,64,'2026-11-15 04:29:41.595056','white','move','c2c3');
INSERT INTO "game_events" VALUES(13,65,'2026-11-15 15:19:41.595056','black','move','b4c3');
INSERT INTO "game_events" VALUES(13,66,'2026-11-15 16:56:41.595056','white','move','a6a1');
INSERT INTO "game_events" VALUES(13,67,'2026-11-16 01:34:41.595056','black','move','c3d2');
INSERT INTO "game_events" VALUES(13,68,'2026-11-16 03:27:41.595056','white','move','a1b2');
INSERT INTO "game_events" VALUES(13,69,'2026-11-16 14:49:41.595056','black','move','d2d1');
INSERT INTO "game_events" VALUES(13,70,'2026-11-16 21:54:41.595056','white','move','h3f1');
INSERT INTO "game_events" VALUES(13,71,'2026-11-17 01:56:41.595056','black','move','d8d2');
INSERT INTO "game_events" VALUES(13,72,'2026-11-17 04:09:41.595056','white','move','b7d7');
INSERT INTO "game_events" VALUES(13,73,'2026-11-17 05:47:41.595056','black','move','d2d7');
INSERT INTO "game_events" VALUES(13,74,'2026-11-17 08:04:41.595056','white','move','f1c4');
INSERT INTO "game_events" VALUES(13,75,'2026-11-17 12:14:41.595056','black','move','b5c4');
INSERT INTO "game_events" VALUES(13,76,'2026-11-17 19:31:41.595056','white','move','b2h8');
INSERT INTO "game_events" VALUES(13,77,'2026-11-18 07:09:41.595056','black','move','d7d3');
INSERT INTO "game_events" VALUES(13,78,'2026-11-18 09:22:41.595056','white','move','h8a8');
INSERT INTO "game_events" VALUES(13,79,'2026-11-18 18:24:41.595056','black','move','c4c3');
INSERT INTO "game_events" VALUES(13,80,'2026-11-18 20:29:41.595056','white','move','a8a4');
INSERT INTO "game_events" VALUES(13,81,'2026-11-19 07:51:41.595056','black','move','d1e1');
INSERT INTO "game_events" VALUES(13,82,'2026-11-19 14:44:41.595056','white','move','f3f4');
INSERT INTO "game_events" VALUES(13,83,'2026-11-19 18:22:41.595056','black','move','f7f5');
INSERT INTO "game_events" VALUES(13,84,'2026-11-19 19:59:41.595056','white','move','b1c1');
INSERT INTO "game_events" VALUES(13,85,'2026-11-19 20:49:41.595056','black','move','d3d2');
INSERT INTO "game_events" VALUES(13,86,'2026-11-19 22:06:41.595056','white','move','a4a7');
INSERT INTO "game_events" VALUES(13,87,'2026-11-19 22:06:41.595056','black','ended','resignation black could_mate d2d8 a7a2 d8a8 a2g2 a8b8 c1c2 b8a8 c2c3 e1d1 g2f1');
INSERT INTO "game_events" VALUES(14,0,'2026-09-03 00:21:41.595056','white','move','d2d4');
INSERT INTO "game_events" VALUES(14,1,'2026-09-03 01:23:41.595056','black','move','g8f6');
INSERT INTO "game_events" VALUES(14,2,'2026-09-03 04:16:41.595056','white','move','g1f3');
INSERT INTO "game_events" VALUES(14,3,'2026-09-03 10:14:41.595056','black','move','d7d5');
INSERT INTO "game_events" VALUES(14,4,'2026-09-03 20:31:41.595056','white','move','g2g3');
INSERT INTO "game_events" VALUES(14,5,'2026-09-03 21:21:41.595056','black','move','e7e6');
INSERT INTO "game_events" VALUES(14,6,'2026-09-04 04:58:41.595056','white','move','f1g2');
INSERT INTO "game_events" VALUES(14,7,'2026-09-04 05:36:41.595056','black','move','f8e7');
INSERT INTO "game_events" VALUES(14,8,'2026-09-04 15:29:41.595056','white','move','e1g1');
INSERT INTO "game_events" VALUES(14,9,'2026-09-04 20:51:41.595056','black','move','e8g8');
INSERT INTO "game_events" VALUES(14,10,'2026-09-04 22:56:41.595056','white','move','b2b3');
INSERT INTO "game_events" VALUES(14,11,'2026-09-05 13:58:41.595056','black','move','c7c5');
INSERT INTO "game_events" VALUES(14,12,'2026-09-06 04:11:41.595056','white','move','d4c5');
INSERT INTO "game_events" VALUES(14,13,'2026-09-06 18:49:41.595056','black','move','e7c5');
INSERT INTO "game_events" VALUES(14,14,'2026-09-06 20:06:41.595056','white','move','c2c4');
INSERT INTO "game_events" VALUES(14,15,'2026-09-07 00:16:41.595056','black','move','d5c4');
INSERT INTO "game_events" VALUES(14,16,'2026-09-07 08:33:41.595056','white','move','d1c2');
INSERT INTO "game_events" VALUES(14,17,'2026-09-07 22:11:41.595056','black','move','d8e7');
INSERT INTO "game_events" VALUES(14,18,'2026-09-08 03:24:41.595056','white','move','b1d2');
INSERT INTO "game_events" VALUES(14,19,'2026-09-08 16:26:41.595056','black','move','b8c6');
INSERT INTO "game_events" VALUES(14,20,'2026-09-08 23:31:41.595056','white','move','d2c4');
INSERT INTO "game_events" VALUES(14,21,'2026-09-09 01:53:41.595056','black','move','b7b5');
INSERT INTO "game_events" VALUES(14,22,'2026-09-09 15:46:41.595056','white','move','c4e5');
INSERT INTO "game_events" VALUES(14,23,'2026-09-10 03:24:41.595056','black','move','c6b4');
INSERT INTO "game_events" VALUES(14,24,'2026-09-10 14:01:41.595056','white','move','c2b2');
INSERT INTO "game_events" VALUES(14,25,'2026-09-11 00:51:41.595056','black','move','c8b7');
INSERT INTO "game_events" VALUES(14,26,'2026-09-11 13:08:41.595056','white','move','a2a3');
INSERT INTO "game_events" VALUES(14,27,'2026-09-12 04:06:41.595056','black','move','b4c6');
INSERT INTO "game_events" VALUES(14,28,'2026-09-12 07:59:41.595056','white','move','e5d3');
INSERT INTO "game_events" VALUES(14,29,'2026-09-12 17:01:41.595056','black','move','c5b6');
INSERT INTO "game_events" VALUES(14,30,'2026-09-12 17:26:41.595056','white','move','c1g5');
INSERT INTO "game_events" VALUES(14,31,'2026-09-13 01:28:41.595056','black','move','f8d8');
INSERT INTO "game_events" VALUES(14,32,'2026-09-13 03:21:41.595056','white','move','g5f6');
INSERT INTO "game_events" VALUES(14,33,'2026-09-13 15:19:41.595056','black','move','g7f6');
INSERT INTO "game_events" VALUES(14,34,'2026-09-13 23:36:41.595056','white','move','a1c1');
INSERT INTO "game_events" VALUES(14,35,'2026-09-14 05:26:41.595056','black','move','c6d4');
INSERT INTO "game_events" VALUES(14,36,'2026-09-14 10:03:41.595056','white','move','f3d4');
INSERT INTO "game_events" VALUES(14,37,'2026-09-14 14:41:41.595056','black','move','b6d4');
INSERT INTO "game_events" VALUES(14,38,'2026-09-14 20:34:41.595056','white','move','b2a2');
INSERT INTO "game_events" VALUES(14,39,'2026-09-15 04:56:41.595056','black','move','b7g2');
INSERT INTO "game_events" VALUES(14,40,'2026-09-15 17:01:41.595056','white','move','g1g2');
INSERT INTO "game_events" VALUES(14,41,'2026-09-15 19:03:41.595056','black','move','e7b7');
INSERT INTO "game_events" VALUES(14,42,'2026-09-16 03:16:41.595056','white','move','g2g1');
INSERT INTO "game_events" VALUES(14,43,'2026-09-16 03:54:41.595056','black','move','b7e4');
INSERT INTO "game_events" VALUES(14,44,'2026-09-16 13:11:41.595056','white','move','a2c2');
INSERT INTO "game_events" VALUES(14,45,'2026-09-16 17:21:41.595056','black','move','a7a5');
INSERT INTO "game_events" VALUES(14,46,'2026-09-17 08:38:41.595056','white','move','f1d1');
INSERT INTO "game_events" VALUES(14,47,'2026-09-17 21:16:41.595056','black','move','g8g7');
INSERT INTO "game_events" VALUES(14,48,'2026-09-18 08:29:41.595056','white','move','d1d2');
INSERT INTO "game_events" VALUES(14,49,'2026-09-18 19:31:41.595056','black','move','a8c8');
INSERT INTO "game_events" VALUES(14,50,'2026-09-19 07:36:41.595056','white','move','c2c8');
INSERT INTO "game_events" VALUES(14,51,'2026-09-19 21:58:41.595056','black','move','d8c8');
INSERT INTO "game_events" VALUES(14,52,'2026-09-20 00:51:41.595056','white','move','c1c8');
INSERT INTO "game_events" VALUES(14,53,'2026-09-20 08:29:41.595056','black','move','e4d5');
INSERT INTO "game_events" VALUES(14,54,'2026-09-20 22:06:41.595056','white','move','b3b4');
INSERT INTO "game_events" VALUES(14,55,'2026-09-21 03:56:41.595056','black','move','a5a4');
INSERT INTO "game_events" VALUES(14,56,'2026-09-21 18:13:41.595056','white','move','e2e3');
INSERT INTO "game_events" VALUES(14,57,'2026-09-22 03:11:41.595056','black','move','d4e5');
INSERT INTO "game_events" VALUES(14,58,'2026-09-22 08:04:41.595056','white','move','h2h4');
INSERT INTO "game_events" VALUES(14,59,'2026-09-22 10:06:41.595056','black','move','h7h5');
INSERT INTO "game_events" VALUES(14,60,'2026-09-22 10:31:41.595056','white','move','g1h2');
INSERT INTO "game_events" VALUES(14,61,'2026-09-23 01:33:41.595056','black','move','e5b2');
INSERT INTO "game_events" VALUES(14,62,'2026-09-23 02:26:41.595056','white','move','c8c5');
INSERT INTO "game_events" VALUES(14,63,'2026-09-23 05:24:41.595056','black','move','d5d6');
INSERT INTO "game_events" VALUES(14,64,'2026-09-23 11:41:41.595056','white','move','d2d1');
INSERT INTO "game_events" VALUES(14,65,'2026-09-23 22:31:41.595056','black','move','b2a3');
INSERT INTO "game_events" VALUES(14,66,'2026-09-24 00:08:41.595056','white','move','c5b5');
INSERT INTO "game_events" VALUES(14,67,'2026-09-24 08:46:41.595056','black','move','d6d7');
INSERT INTO "game_events" VALUES(14,68,'2026-09-24 10:39:41.595056','white','move','b5c5');
INSERT INTO "game_events" VALUES(14,69,'2026-09-24 22:01:41.595056','black','move','e6e5');
INSERT INTO "game_events" VALUES(14,70,'2026-09-25 05:06:41.595056','white','move','c5c2');
INSERT INTO "game_events" VALUES(14,71,'2026-09-25 09:08:41.595056','black','move','d7d5');
INSERT INTO "game_events" VALUES(14,72,'2026-09-25 11:21:41.595056','white','move','d1d2');
INSERT INTO "game_events" VALUES(14,73,'2026-09-25 12:59:41.595056','black','move','d5b3');
INSERT INTO "game_events" VALUES(14,74,'2026-09-25 15:16:41.595056','white','move','c2a2');
INSERT INTO "game_events" VALUES(14,75,'2026-09-25 19:26:41.595056','black','move','e5e4');
INSERT INTO "game_events" VALUES(14,76,'2026-09-26 02:43:41.595056','white','move','d3c5');
INSERT INTO "game_events" VALUES(14,77,'2026-09-26 14:21:41.595056','black','move','b3b4');
INSERT INTO "game_events" VALUES(14,78,'2026-09-26 16:34:41.595056','white','move','c5e4');
INSERT INTO "game_events" VALUES(14,79,'2026-09-27 01:36:41.595056','black','move','b4b3');
INSERT INTO "game_events" VALUES(14,80,'2026-09-27 03:41:41.595056','white','move','a2c2');
INSERT INTO "game_events" VALUES(14,81,'2026-09-27 15:03:41.595056','black','move','a3f8');
INSERT INTO "game_events" VALUES(14,82,'2026-09-27 21:56:41.595056','white','move','e4c5');
INSERT INTO "game_events" VALUES(14,83,'2026-09-28 01:34:41.595056','black','move','b3b5');
INSERT INTO "game_events" VALUES(14,84,'2026-09-28 03:11:41.595056','white','move','c5d3');
INSERT INTO "game_events" VALUES(14,85,'2026-09-28 04:01:41.595056','black','move','a4a3');
INSERT INTO "game_events" VALUES(14,86,'2026-09-28 05:18:41.595056','white','move','d3f4');
INSERT INTO "game_events" VALUES(14,87,'2026-09-28 08:16:41.595056','black','move','b5a5');
INSERT INTO "game_events" VALUES(14,88,'2026-09-28 14:09:41.595056','white','move','c2a2');
INSERT INTO "game_events" VALUES(14,89,'2026-09-29 00:11:41.595056','black','move','f8b4');
INSERT INTO "game_events" VALUES(14,90,'2026-09-29 00:36:41.595056','white','move','d2d3');
INSERT INTO "game_events" VALUES(14,91,'2026-09-29 07:38:41.595056','black','move','g7h6');
INSERT INTO "game_events" VALUES(14,92,'2026-09-29 22:31:41.595056','white','move','d3d1');
INSERT INTO "game_events" VALUES(14,93,'2026-09-30 07:29:41.595056','black','move','a5a4');
INSERT INTO "game_events" VALUES(14,94,'2026-09-30 11:46:41.595056','white','move','d1a1');
INSERT INTO "game_events" VALUES(14,95,'2026-09-30 12:36:41.595056','black','move','b4d6');
INSERT INTO "game_events" VALUES(14,96,'2026-10-01 02:13:41.595056','white','move','h2g1');
INSERT INTO "game_events" VALUES(14,97,'2026-10-01 14:51:41.595056','black','move','a4b3');
INSERT INTO "game_events" VALUES(14,98,'2026-10-02 03:44:41.595056','white','move','f4e2');
INSERT INTO "game_events" VALUES(14,99,'2026-10-02 18:06:41.595056','black','move','b3d3');
INSERT INTO "game_events" VALUES(14,100,'2026-10-02 20:11:41.595056','white','move','e2d4');
INSERT INTO "game_events" VALUES(14,101,'2026-10-03 02:13:41.595056','black','move','h6h7');
INSERT INTO "game_events" VALUES(14,102,'2026-10-03 13:26:41.595056','white','move','g1h2');
INSERT INTO "game_events" VALUES(14,103,'2026-10-03 16:04:41.595056','black','move','d3e4');
INSERT INTO "game_events" VALUES(14,104,'2026-10-04 02:21:41.595056','white','move','a2a3');
INSERT INTO "game_events" VALUES(14,105,'2026-10-04 06:31:41.595056','black','move','e4h4');
INSERT INTO "game_events" VALUES(14,106,'2026-10-04 20:48:41.595056','white','move','h2g1');
INSERT INTO "game_events" VALUES(14,107,'2026-10-05 07:26:41.595056','black','move','h4e4');
INSERT INTO "game_events" VALUES(14,108,'2026-10-05 15:39:41.595056','white','move','a3a4');
INSERT INTO "game_events" VALUES(14,109,'2026-10-05 22:41:41.595056','black','move','d6e5');
INSERT INTO "game_events" VALUES(14,110,'2026-10-06 05:46:41.595056','white','move','d4e2');
INSERT INTO "game_events" VALUES(14,111,'2026-10-06 14:08:41.595056','black','move','e4c2');
INSERT INTO "game_events" VALUES(14,112,'2026-10-07 01:01:41.595056','white','move','a1a2');
INSERT INTO "game_events" VALUES(14,113,'2026-10-07 15:39:41.595056','black','move','c2b3');
INSERT INTO "game_events" VALUES(14,114,'2026-10-07 20:16:41.595056','white','move','g1g2');
INSERT INTO "game_events" VALUES(14,115,'2026-10-08 07:06:41.595056','black','move','b3d5');
INSERT INTO "game_events" VALUES(14,116,'2026-10-08 10:23:41.595056','white','move','f2f3');
INSERT INTO "game_events" VALUES(14,117,'2026-10-08 22:21:41.595056','black','move','d5d1');
INSERT INTO "game_events" VALUES(14,118,'2026-10-09 05:14:41.595056','white','move','f3f4');
INSERT INTO "game_events" VALUES(14,119,'2026-10-09 08:16:41.595056','black','move','e5c7');
INSERT INTO "game_events" VALUES(14,120,'2026-10-09 08:41:41.595056','white','move','g2f2');
INSERT INTO "game_events" VALUES(14,121,'2026-10-09 22:43:41.595056','black','move','c7b6');
INSERT INTO "game_events" VALUES(14,122,'2026-10-10 12:36:41.595056','white','move','a2a1');
INSERT INTO "game_events" VALUES(14,123,'2026-10-11 03:34:41.595056','black','move','d1b3');
INSERT INTO "game_events" VALUES(14,124,'2026-10-11 05:51:41.595056','white','move','a4e4');
INSERT INTO "game_events" VALUES(14,125,'2026-10-11 11:41:41.595056','black','move','h7g7');
INSERT INTO "game_events" VALUES(14,126,'2026-10-11 22:18:41.595056','white','move','e4e8');
INSERT INTO "game_events" VALUES(14,127,'2026-10-11 23:56:41.595056','black','move','f6f5');
INSERT INTO "game_events" VALUES(14,128,'2026-10-12 08:49:41.595056','white','move','a1a8');
INSERT INTO "game_events" VALUES(14,129,'2026-10-12 11:11:41.595056','black','move','b3b4');
INSERT INTO "game_events" VALUES(14,130,'2026-10-12 23:16:41.595056','white','move','a8c8');
INSERT INTO "game_events" VALUES(14,131,'2026-10-13 07:18:41.595056','black','move','b6a5');
INSERT INTO "game_events" VALUES(14,132,'2026-10-13 12:31:41.595056','white','move','c8c1');
INSERT INTO "game_events" VALUES(14,133,'2026-10-13 16:09:41.595056','black','move','a5b6');
INSERT INTO "game_events" VALUES(14,134,'2026-10-13 19:26:41.595056','white','move','e8e5');
INSERT INTO "game_events" VALUES(14,135,'2026-10-13 23:36:41.595056','black','move','b4b3');
INSERT INTO "game_events" VALUES(14,136,'2026-10-14 05:53:41.595056','white','move','e5e8');
INSERT INTO "game_events" VALUES(14,137,'2026-10-14 15:31:41.595056','black','move','b3d5');
INSERT INTO "game_events" VALUES(14,138,'2026-10-15 05:44:41.595056','white','move','c1c8');
INSERT INTO "game_events" VALUES(14,139,'2026-10-15 10:46:41.595056','black','move','d5h1');
INSERT INTO "game_events" VALUES(14,140,'2026-10-15 22:51:41.595056','white','move','c8c1');
INSERT INTO "game_events" VALUES(14,141,'2026-10-16 04:13:41.595056','black','move','h1d5');
INSERT INTO "game_events" VALUES(14,142,'2026-10-16 19:06:41.595056','white','move','c1b1');
INSERT INTO "game_events" VALUES(14,143,'2026-10-17 05:44:41.595056','black','move','b6a7');
INSERT INTO "game_events" VALUES(14,144,'2026-10-17 13:21:41.595056','white','move','e8e7');
INSERT INTO "game_events" VALUES(14,145,'2026-10-17 19:11:41.595056','black','move','a7c5');
INSERT INTO "game_events" VALUES(14,146,'2026-10-18 00:28:41.595056','white','move','e7e5');
INSERT INTO "game_events" VALUES(14,147,'2026-10-18 06:26:41.595056','black','move','d5d3');
INSERT INTO "game_events" VALUES(14,148,'2026-10-18 14:19:41.595056','white','move','b1b7');
INSERT INTO "game_events" VALUES(14,149,'2026-10-19 01:21:41.595056','black','move','d3c2');
INSERT INTO "game_events" VALUES(14,150,'2026-10-19 01:46:41.595056','white','move','b7b5');
INSERT INTO "game_events" VALUES(14,151,'2026-10-19 07:48:41.595056','black','move','c5a7');
INSERT INTO "game_events" VALUES(14,152,'2026-10-19 20:41:41.595056','white','move','b5a5');
INSERT INTO "game_events" VALUES(14,153,'2026-10-20 02:39:41.595056','black','move','a7b6');
INSERT INTO "game_events" VALUES(14,154,'2026-10-20 17:56:41.595056','white','move','a5b5');
INSERT INTO "game_events" VALUES(14,155,'2026-10-21 04:46:41.595056','black','move','b6a7');
INSERT INTO "game_events" VALUES(14,156,'2026-10-21 12:23:41.595056','white','move','e5f5');
INSERT INTO "game_events" VALUES(14,157,'2026-10-21 18:01:41.595056','black','move','c2d3');
INSERT INTO "game_events" VALUES(14,158,'2026-10-21 22:54:41.595056','white','move','f5f7');
INSERT INTO "game_events" VALUES(14,159,'2026-10-22 04:16:41.595056','black','move','g7f7');
INSERT INTO "game_events" VALUES(14,160,'2026-10-22 11:21:41.595056','white','move','b5b7');
INSERT INTO "game_events" VALUES(14,161,'2026-10-22 21:23:41.595056','black','move','f7g6');
INSERT INTO "game_events" VALUES(14,162,'2026-10-23 11:36:41.595056','white','move','b7a7');
INSERT INTO "game_events" VALUES(14,163,'2026-10-23 16:14:41.595056','black','move','d3d5');
INSERT INTO "game_events" VALUES(14,164,'2026-10-24 03:31:41.595056','white','move','a7a6');
INSERT INTO "game_events" VALUES(14,165,'2026-10-24 07:41:41.595056','black','move','g6h7');
INSERT INTO "game_events" VALUES(14,166,'2026-10-24 20:58:41.595056','white','move','a6a1');
INSERT INTO "game_events" VALUES(14,167,'2026-10-25 05:36:41.595056','black','move','h7g6');
INSERT INTO "game_events" VALUES(14,168,'2026-10-25 10:49:41.595056','white','move','e2d4');
INSERT INTO "game_events" VALUES(14,169,'2026-10-25 13:51:41.595056','black','move','d5b7');
INSERT INTO "game_events" VALUES(14,170,'2026-10-25 15:56:41.595056','white','move','a1a2');
INSERT INTO "game_events" VALUES(14,171,'2026-10-25 18:18:41.595056','black','move','b7h1');
INSERT INTO "game_events" VALUES(14,172,'2026-10-25 22:11:41.595056','white','move','a2a6');
INSERT INTO "game_events" VALUES(14,173,'2026-10-26 04:49:41.595056','black','move','g6f7');
INSERT INTO "game_events" VALUES(14,174,'2026-10-26 15:26:41.595056','white','move','d4f3');
INSERT INTO "game_events" VALUES(14,175,'2026-10-26 16:16:41.595056','black','move','h1b1');
INSERT INTO "game_events" VALUES(14,176,'2026-10-26 23:33:41.595056','white','move','a6d6');
INSERT INTO "game_events" VALUES(14,177,'2026-10-27 14:31:41.595056','black','move','f7g7');
INSERT INTO "game_events" VALUES(14,178,'2026-10-27 23:24:41.595056','white','move','d6d5');
INSERT INTO "game_events" VALUES(14,179,'2026-10-28 03:26:41.595056','black','move','b1a2');
INSERT INTO "game_events" VALUES(14,180,'2026-10-28 03:51:41.595056','white','move','d5d2');
INSERT INTO "game_events" VALUES(14,181,'2026-10-28 16:53:41.595056','black','move','a2b1');
INSERT INTO "game_events" VALUES(14,182,'2026-10-29 04:46:41.595056','white','move','d2e2');
INSERT INTO "game_events" VALUES(14,183,'2026-10-29 16:44:41.595056','black','move','b1b6');
INSERT INTO "game_events" VALUES(14,184,'2026-10-30 06:01:41.595056','white','move','e2c2');
INSERT INTO "game_events" VALUES(14,185,'2026-10-30 06:51:41.595056','black','move','b6b1');
INSERT INTO "game_events" VALUES(14,186,'2026-10-30 11:28:41.595056','white','move','f3d4');
INSERT INTO "game_events" VALUES(14,187,'2026-10-30 21:06:41.595056','black','move','b1h1');
INSERT INTO "game_events" VALUES(14,188,'2026-10-30 21:59:41.595056','white','move','c2c7');
INSERT INTO "game_events" VALUES(14,189,'2026-10-31 06:21:41.595056','black','move','g7f6');
INSERT INTO "game_events" VALUES(14,190,'2026-10-31 08:26:41.595056','white','move','c7c6');
INSERT INTO "game_events" VALUES(14,191,'2026-10-31 20:28:41.595056','black','move','f6f7');
INSERT INTO "game_events" VALUES(14,192,'2026-11-01 04:41:41.595056','white','move','d4f3');
INSERT INTO "game_events" VALUES(14,193,'2026-11-01 10:19:41.595056','black','move','h1b1');
INSERT INTO "game_events" VALUES(14,194,'2026-11-01 14:36:41.595056','white','move','f3g5');
INSERT INTO "game_events" VALUES(14,195,'2026-11-01 18:46:41.595056','black','move','f7g7');
INSERT INTO "game_events" VALUES(14,196,'2026-11-02 00:03:41.595056','white','move','g5e6');
INSERT INTO "game_events" VALUES(14,197,'2026-11-02 07:41:41.595056','black','move','g7f7');
INSERT INTO "game_events" VALUES(14,198,'2026-11-02 18:54:41.595056','white','move','e6d4');
INSERT INTO "game_events" VALUES(14,199,'2026-11-02 19:56:41.595056','black','move','b1h1');
INSERT INTO "game_events" VALUES(14,200,'2026-11-03 03:01:41.595056','white','move','c6c7');
INSERT INTO "game_events" VALUES(14,201,'2026-11-03 17:23:41.595056','black','move','f7f6');
INSERT INTO "game_events" VALUES(14,202,'2026-11-04 01:16:41.595056','white','move','d4f3');
INSERT INTO "game_events" VALUES(14,203,'2026-11-04 03:54:41.595056','black','move','h1b1');
INSERT INTO "game_events" VALUES(14,204,'2026-11-04 17:31:41.595056','white','move','c7d7');
INSERT INTO "game_events" VALUES(14,205,'2026-11-05 04:21:41.595056','black','move','b1b2');
INSERT INTO "game_events" VALUES(14,206,'2026-11-05 13:38:41.595056','white','move','d7d2');
INSERT INTO "game_events" VALUES(14,207,'2026-11-05 22:36:41.595056','black','move','b2b1');
INSERT INTO "game_events" VALUES(14,208,'2026-11-06 08:29:41.595056','white','move','f3g1');
INSERT INTO "game_events" VALUES(14,209,'2026-11-06 20:31:41.595056','black','move','b1b4');
INSERT INTO "game_events" VALUES(14,210,'2026-11-06 20:56:41.595056','white','move','d2d1');
INSERT INTO "game_events" VALUES(14,211,'2026-11-07 01:58:41.595056','black','move','b4b3');
INSERT INTO "game_events" VALUES(14,212,'2026-11-07 12:51:41.595056','white','move','d1d6');
INSERT INTO "game_events" VALUES(14,213,'2026-11-07 15:49:41.595056','black','move','f6g7');
INSERT INTO "game_events" VALUES(14,214,'2026-11-08 03:06:41.595056','white','move','d6d4');
INSERT INTO "game_events" VALUES(14,215,'2026-11-08 08:56:41.595056','black','move','b3b2');
INSERT INTO "game_events" VALUES(14,216,'2026-11-08 10:33:41.595056','white','move','g1e2');
INSERT INTO "game_events" VALUES(14,217,'2026-11-09 00:11:41.595056','black','move','b2b1');
INSERT INTO "game_events" VALUES(14,218,'2026-11-09 12:04:41.595056','white','move','e3e4');
INSERT INTO "game_events" VALUES(14,219,'2026-11-09 23:26:41.595056','black','move','b1h1');
INSERT INTO "game_events" VALUES(14,220,'2026-11-10 11:31:41.595056','white','move','d4d7');
INSERT INTO "game_events" VALUES(14,221,'2026-11-11 01:33:41.595056','black','move','g7g8');
INSERT INTO "game_events" VALUES(14,222,'2026-11-11 03:46:41.595056','white','move','d7d4');
INSERT INTO "game_events" VALUES(14,223,'2026-11-11 10:24:41.595056','black','move','h1h2');
INSERT INTO "game_events" VALUES(14,224,'2026-11-11 22:41:41.595056','white','move','f2e3');
INSERT INTO "game_events" VALUES(14,225,'2026-11-12 02:51:41.595056','black','move','h5h4');
INSERT INTO "game_events" VALUES(14,226,'2026-11-12 15:08:41.595056','white','move','g3h4');
INSERT INTO "game_events" VALUES(14,227,'2026-11-12 21:46:41.595056','black','move','h2h3');
INSERT INTO "game_events" VALUES(14,228,'2026-11-12 23:59:41.595056','white','move','e3d2');
INSERT INTO "game_events" VALUES(14,229,'2026-11-13 14:01:41.595056','black','move','h3h4');
INSERT INTO "game_events" VALUES(14,230,'2026-11-14 02:06:41.595056','white','move','d4d3');
INSERT INTO "game_events" VALUES(14,231,'2026-11-14 13:28:41.595056','black','move','g8f8');
INSERT INTO "game_events" VALUES(14,232,'2026-11-15 01:21:41.595056','white','move','d3f3');
INSERT INTO "game_events" VALUES(14,233,'2026-11-15 14:59:41.595056','black','move','h4d8');
INSERT INTO "game_events" VALUES(14,234,'2026-11-15 16:36:41.595056','white','move','d2e3');
INSERT INTO "game_events" VALUES(14,235,'2026-11-15 22:26:41.595056','black','move','d8a5');
INSERT INTO "game_events" VALUES(14,236,'2026-11-16 09:43:41.595056','white','move','e3f2');
INSERT INTO "game_events" VALUES(14,237,'2026-11-16 12:41:41.595056','black','move','a5a7');
INSERT INTO "game_events" VALUES(14,238,'2026-11-16 23:34:41.595056','white','move','f3e3');
INSERT INTO "game_events" VALUES(14,239,'2026-11-17 04:36:41.595056','black','move','a7d7');
INSERT INTO "game_events" VALUES(14,240,'2026-11-17 05:01:41.595056','white','move','e2g3');
INSERT INTO "game_events" VALUES(14,241,'2026-11-17 17:03:41.595056','black','move','d7d2');
INSERT INTO "game_events" VALUES(14,242,'2026-11-18 02:56:41.595056','white','move','f2f3');
INSERT INTO "game_events" VALUES(14,243,'2026-11-18 11:54:41.595056','black','move','d2d1');
INSERT INTO "game_events" VALUES(14,244,'2026-11-18 21:11:41.595056','white','move','e3e2');
INSERT INTO "game_events" VALUES(14,245,'2026-11-19 08:01:41.595056','black','move','d1b3');
INSERT INTO "game_events" VALUES(14,246,'2026-11-19 21:38:41.595056','white','move','f3g2');
INSERT INTO "game_events" VALUES(14,247,'2026-11-20 00:16:41.595056','black','move','b3b7');
INSERT INTO "game_events" VALUES(14,248,'2026-11-20 08:09:41.595056','white','move','e2d2');
INSERT INTO "game_events" VALUES(14,249,'2026-11-20 22:31:41.595056','black','move','b7b3');
INSERT INTO "game_events" VALUES(14,250,'2026-11-21 05:36:41.595056','white','move','d2d5');
INSERT INTO "game_events" VALUES(14,251,'2026-11-21 06:38:41.595056','black','move','f8e7');
INSERT INTO "game_events" VALUES(14,252,'2026-11-21 17:51:41.595056','white','move','d5e5');
INSERT INTO "game_events" VALUES(14,253,'2026-11-22 01:29:41.595056','black','move','e7f7');
INSERT INTO "game_events" VALUES(14,254,'2026-11-22 06:46:41.595056','white','move','e5f5');
INSERT INTO "game_events" VALUES(14,255,'2026-11-22 10:56:41.595056','black','move','f7e8');
INSERT INTO "game_events" VALUES(14,256,'2026-11-22 15:13:41.595056','white','move','e4e5');
INSERT INTO "game_events" VALUES(14,257,'2026-11-22 20:51:41.595056','black','move','b3a2');
INSERT INTO "game_events" VALUES(14,258,'2026-11-23 05:04:41.595056','white','move','g2h3');
INSERT INTO "game_events" VALUES(14,259,'2026-11-23 17:06:41.595056','black','move','a2e6');
INSERT INTO "game_events" VALUES(14,260,'2026-11-23 19:11:41.595056','white','move','h3h4');
INSERT INTO "game_events" VALUES(14,261,'2026-11-24 03:33:41.595056','black','move','e6h6');
INSERT INTO "game_events" VALUES(14,262,'2026-11-24 04:26:41.595056','white','move','g3h5');
INSERT INTO "game_events" VALUES(14,263,'2026-11-24 14:04:41.595056','black','move','h6h7');
INSERT INTO "game_events" VALUES(14,264,'2026-11-24 18:41:41.595056','white','move','e5e6');
INSERT INTO "game_events" VALUES(14,265,'2026-11-24 19:31:41.595056','black','move','h7g6');
INSERT INTO "game_events" VALUES(14,266,'2026-11-25 08:48:41.595056','white','move','f5f7');
INSERT INTO "game_events" VALUES(14,267,'2026-11-25 20:46:41.595056','black','move','e8d8');
INSERT INTO "game_events" VALUES(14,268,'2026-11-26 08:39:41.595056','white','move','f4f5');
INSERT INTO "game_events" VALUES(14,269,'2026-11-26 21:41:41.595056','black','move','g6g1');
INSERT INTO "game_events" VALUES(14,270,'2026-11-26 22:06:41.595056','white','move','h5g7');
INSERT INTO "game_events" VALUES(14,271,'2026-11-26 22:06:41.595056','black','ended','resignation black could_mate g1a7 h4g5 a7b8 g5f6 b8c7 f7f8');
INSERT INTO "game_events" VALUES(3,31,'2026-11-28 22:06:41.595056','black','claimed','agreement - Bernhard has agreed by mail, and is on a journey now.');
INSERT INTO "game_events" VALUES(12,46,'2026-11-28 22:06:41.595056','white','claimed','fortress - Nobody comes through any more. Please look.');
INSERT INTO "game_events" VALUES(3,32,'2026-11-28 22:06:41.595056','white','claim_answered','I have not: I said that I would think about it.');
INSERT INTO "game_events" VALUES(8,24,'2026-11-28 22:06:41.595056','white','vacation_set','1795903601595056-1796684400000000');
INSERT INTO "game_events" VALUES(1,20,'2026-11-28 22:06:56.645068','white','move','h1g1');
INSERT INTO "game_events" VALUES(6,1,'2026-11-28 22:06:59.112385','black','move','c7c6');
INSERT INTO "game_events" VALUES(10,33,'2026-11-28 22:06:59.240199','black','move','g4e6');
INSERT INTO "game_events" VALUES(12,47,'2026-11-28 22:06:59.409214','admin:12','adjudicated','win:black The fortress falls: the rook comes in by the file.');
INSERT INTO "game_events" VALUES(12,48,'2026-11-28 22:06:59.409214','admin:12','ended','adjudicated_win black adjudication The fortress falls: the rook comes in by the file.');
INSERT INTO "game_events" VALUES(12,49,'2026-11-28 22:06:59.468052','white','appealed','The file is closed. Please look again.');
CREATE TABLE game_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    -- The half-moves made before, with the one that it came with.
    ply INTEGER NOT NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE TABLE game_offers (
    game_id INTEGER PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    -- Where each side offered a draw last: not again until the next move.
    white_offered_ply INTEGER,
    black_offered_ply INTEGER,
    -- How often moves were taken back: with the half-moves made, it names a position.
    takeback_count INTEGER NOT NULL DEFAULT 0,
    -- The line that each side proposes, as it was typed: "12. Nf3 Nc6 13. Bb5".
    white_proposed_line TEXT,
    black_proposed_line TEXT
);
INSERT INTO "game_offers" VALUES(4,NULL,16,0,NULL,NULL);
INSERT INTO "game_offers" VALUES(9,NULL,40,0,NULL,NULL);
INSERT INTO "game_offers" VALUES(12,NULL,46,0,NULL,NULL);
CREATE TABLE game_terms (
    game_id INTEGER PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    start_fen TEXT NOT NULL,
    -- "per_move 259200": seconds for each move. "fischer 864000 86400 - -": initial time,
    -- increment, maximum and limit of a move, in seconds; "-": none. "period 10 50 40": moves, days
    -- for them, most days for one move. "unlimited".
    time_control TEXT NOT NULL DEFAULT 'per_move 259200',
    -- Whether a vacation stops the clock.
    vacation_counts BOOLEAN NOT NULL DEFAULT TRUE,
    -- FALSE: pawns are not taken in passing.
    en_passant BOOLEAN NOT NULL DEFAULT TRUE,
    -- FALSE: a move may leave the king in check, and loses.
    legal_moves_only BOOLEAN NOT NULL DEFAULT TRUE,
    -- Whether a draw by repetition or fifty moves has to be claimed.
    draw_rule TEXT NOT NULL DEFAULT 'claimed' CHECK (draw_rule IN ('claimed', 'automatic')),
    -- Whether conditional moves and takebacks are allowed, and whether it counts for ratings.
    conditional BOOLEAN NOT NULL DEFAULT TRUE,
    takebacks BOOLEAN NOT NULL DEFAULT TRUE,
    rated BOOLEAN NOT NULL DEFAULT FALSE
);
INSERT INTO "game_terms" VALUES(1,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','fischer 864000 86400 1728000 -',1,1,1,'claimed',1,1,0);
INSERT INTO "game_terms" VALUES(2,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,1,0);
INSERT INTO "game_terms" VALUES(3,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','period 10 50 40',1,1,1,'claimed',1,1,0);
INSERT INTO "game_terms" VALUES(4,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,1,0);
INSERT INTO "game_terms" VALUES(5,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,0,1);
INSERT INTO "game_terms" VALUES(6,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','unlimited',1,1,1,'claimed',1,1,0);
INSERT INTO "game_terms" VALUES(7,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,0,1);
INSERT INTO "game_terms" VALUES(8,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,1,0);
INSERT INTO "game_terms" VALUES(9,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,0,1);
INSERT INTO "game_terms" VALUES(10,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','period 10 50 40',1,1,1,'claimed',1,1,0);
INSERT INTO "game_terms" VALUES(11,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,0,1);
INSERT INTO "game_terms" VALUES(12,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,1,0);
INSERT INTO "game_terms" VALUES(13,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,0,1);
INSERT INTO "game_terms" VALUES(14,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,0,1);
INSERT INTO "game_terms" VALUES(15,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 172800',1,1,1,'claimed',1,1,0);
CREATE TABLE game_views (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    viewed_at TIMESTAMP NOT NULL,
    -- The position: half-moves, and takebacks above the lowest 16 bits.
    position_no INTEGER NOT NULL,
    last_read_message_id BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (player_id, game_id)
);
INSERT INTO "game_views" VALUES(1,1,'2026-11-28 22:06:56.628234',20,0);
INSERT INTO "game_views" VALUES(8,6,'2026-11-28 22:06:59.089950',1,0);
INSERT INTO "game_views" VALUES(11,10,'2026-11-28 22:06:59.204709',33,0);
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    white_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    black_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    -- Two of the terms: lists show the one, an index has the other. The rest is in game_terms.
    variant TEXT NOT NULL CHECK (variant IN ('standard', 'chess960')),
    -- Whether the server ends a game whose time ran out, or the opponent claims it.
    timeout_rule TEXT NOT NULL DEFAULT 'server' CHECK (timeout_rule IN ('server', 'claimed')),
    started_at TIMESTAMP NOT NULL,
    -- "e2e4@1763647200000000 …": UCI and the instant in microseconds since 1970.
    moves TEXT NOT NULL,
    -- The position on the board. What follows from the moves is kept for lists.
    fen TEXT NOT NULL,
    turn TEXT NOT NULL CHECK (turn IN ('white', 'black')),
    -- Half-moves made.
    ply INTEGER NOT NULL,
    -- The last move, as it is written: "Nf3"; empty before the first.
    last_san TEXT NOT NULL,
    -- "C60 Ruy Lopez"; empty without a name.
    opening TEXT NOT NULL DEFAULT '',
    -- When the time of the side to move runs out; NULL while no clock runs.
    deadline TIMESTAMP,
    -- When the scheduler next checks the game: to send a reminder, or for time that ran out.
    next_check_at TIMESTAMP,
    -- Since when the clock of the side to move runs, if not since the last move.
    clock_started_at TIMESTAMP,
    -- What the moves alone do not tell of the clocks: time given, vacations, outages.
    clock TEXT NOT NULL DEFAULT '',
    -- Who offers a draw, and who asks for a takeback: both stand until they are answered, a move
    -- is made or the game ends.
    draw_offer TEXT CHECK (draw_offer IN ('white', 'black')),
    takeback TEXT CHECK (takeback IN ('white', 'black')),
    -- Counts changes of conditional moves, so that forms notice each other.
    conditional_moves_revision INTEGER NOT NULL DEFAULT 0,
    -- What waits for an arbiter or was decided, and claims that were turned down:
    -- "open since:1763647200000000 by:white ground:other". Mostly empty.
    claims TEXT NOT NULL DEFAULT '',
    -- Since when an arbiter is waited for.
    claimed_at TIMESTAMP,
    -- Over but for the result: what ended it, for whom and when, while it is being proven
    -- whether the opponent can still checkmate. Or "claim": a dead position that is examined.
    pending TEXT CHECK (pending IN ('timeout', 'resignation', 'claim')),
    pending_side TEXT CHECK (pending_side IN ('white', 'black')),
    pending_at TIMESTAMP,
    ending TEXT CHECK (ending IN ('checkmate', 'stalemate', 'dead_position', 'king_left_in_check', 'resignation', 'resignation_drawn', 'timeout', 'timeout_drawn', 'agreement', 'threefold_repetition', 'fifty_moves', 'fivefold_repetition', 'seventy_five_moves', 'offer_to_unable', 'aborted', 'never_started', 'adjudicated_win', 'adjudicated_draw', 'adjudicated_both_lose', 'annulled')),
    -- The side that the ending speaks of: who won by mate, who resigned, whose time ran out.
    ending_side TEXT CHECK (ending_side IN ('white', 'black')),
    -- What proves the ending: "left_in_check e1e2 e8".
    evidence TEXT,
    result TEXT CHECK (result IN ('1-0', '0-1', '1/2-1/2', '0-0', '*')),
    ended_at TIMESTAMP,
    -- The players have said something to each other.
    has_messages BOOLEAN NOT NULL DEFAULT FALSE,
    -- The hash of the last event of the log. Empty before the first.
    log_head TEXT NOT NULL DEFAULT '',
    -- Counts changes; an update that finds another number lost a race.
    version INTEGER NOT NULL,
    CHECK (white_id <> black_id),
    CHECK ((ended_at IS NULL) = (result IS NULL) AND (ended_at IS NULL) = (ending IS NULL)),
    CHECK ((pending IS NULL) = (pending_side IS NULL) AND (pending IS NULL) = (pending_at IS NULL)),
    CHECK (pending IS NULL OR ended_at IS NULL)
);
INSERT INTO "games" VALUES(1,1,2,'standard','server','2026-11-23 00:36:41.595056','e2e4@1795395701595056 e7e5@1795399421595056 f2f4@1795409801595056 e5f4@1795431281595056 f1c4@1795468301595056 d8h4@1795471301595056 e1f1@1795498721595056 b7b5@1795501001595056 c4b5@1795536581595056 g8f6@1795555901595056 g1f3@1795563401595056 h4h6@1795617521595056 d2d3@1795668701595056 f6h5@1795721381595056 f3h4@1795726001595056 h6g5@1795741001595056 h4f5@1795770821595056 c7c6@1795819901595056 g2g4@1795838681595056 h5f6@1795885601595056 h1g1@1795903616645068','rnb1kb1r/p2p1ppp/2p2n2/1B3Nq1/4PpP1/3P4/PPP4P/RNBQ1KR1 b kq - 2 11','black',21,'Rg1','C33 King''s Gambit Accepted: Bishop''s Gambit, Bryan Countergambit','2026-12-15 19:46:56.645068','2026-12-07 08:56:56.645068',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'37d982730c3dfbaef79d7b9b2bff4eb4a50ea616c48d966f74d7cbcb3025e6ed',21);
INSERT INTO "games" VALUES(2,4,1,'standard','server','2026-11-15 03:51:41.595056','e2e4@1794716201595056 e7e5@1794719921595056 g1f3@1794730301595056 b8c6@1794751781595056 f1c4@1794788801595056 f8c5@1794791801595056 b2b4@1794819221595056 c5b4@1794821501595056 c2c3@1794857081595056 b4a5@1794876401595056 d2d4@1794883901595056 e5d4@1794938021595056 e1g1@1794989201595056 d4d3@1795041881595056 d1b3@1795046501595056 d8f6@1795061501595056 e4e5@1795091321595056 f6g6@1795140401595056 f1e1@1795159181595056 g8e7@1795206101595056 c1a3@1795231601595056 b7b5@1795240121595056 b3b5@1795290101595056 a8b8@1795331981595056 b5a4@1795370201595056 a5b6@1795409201595056 b1d2@1795453421595056 c8b7@1795507301595056 d2e4@1795521281595056 g6f5@1795553801595056 c4d3@1795555301595056 f5h5@1795584221595056 e4f6@1795591001595056 g7f6@1795634081595056 e5f6@1795663901595056 h8g8@1795684901595056 a1d1@1795701521595056 h5f3@1795718201595056 e1e7@1795739381595056 c6e7@1795769501595056 a4d7@1795813001595056 e8d7@1795820321595056 d3f5@1795849901595056 d7e8@1795852181595056 f5d7@1795885601595056','1r2k1r1/pbpBnp1p/1b3P2/8/8/B1P2q2/P4PPP/3R2K1 b - - 3 23','black',45,'Bd7+','C52 Italian Game: Evans Gambit, Dufresne Defense','2026-12-01 17:06:41.595056','2026-11-29 17:06:41.595056',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'4d0afb034f25e58ad24158bfbecda08a9cce14f817484eaf26bdc1fcb8d71eca',45);
INSERT INTO "games" VALUES(3,2,5,'standard','server','2026-11-18 23:36:41.595056','e2e4@1795046501595056 e7e5@1795050221595056 g1f3@1795060601595056 d7d6@1795082081595056 d2d4@1795119101595056 c8g4@1795122101595056 d4e5@1795149521595056 g4f3@1795151801595056 d1f3@1795187381595056 d6e5@1795206701595056 f1c4@1795214201595056 g8f6@1795268321595056 f3b3@1795319501595056 d8e7@1795372181595056 b1c3@1795376801595056 c7c6@1795391801595056 c1g5@1795421621595056 b7b5@1795470701595056 c3b5@1795489481595056 c6b5@1795536401595056 c4b5@1795561901595056 b8d7@1795570421595056 e1c1@1795620401595056 a8d8@1795662281595056 d1d7@1795700501595056 d8d7@1795739501595056 h1d1@1795783721595056 e7e6@1795837601595056 b5d7@1795851581595056 f6d7@1795884101595056 b3b8@1795885601595056','1Q2kb1r/p2n1ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 b k - 1 16','black',31,'Qb8+','C41 Philidor Defense',NULL,NULL,NULL,'',NULL,NULL,0,'open answered since:1795903601595056 by:black ground:agreement','2026-11-28 22:06:41.595056',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'17fbdd3143ccba61eb767e317ff762e5a893d128bfbb11dbd359135afea49150',33);
INSERT INTO "games" VALUES(4,1,5,'standard','server','2026-11-24 16:46:41.595056','e2e4@1795540301595056 e7e5@1795544021595056 g1f3@1795554401595056 b8c6@1795575881595056 f1c4@1795612901595056 f8c5@1795615901595056 c2c3@1795643321595056 g8f6@1795645601595056 d2d4@1795681181595056 e5d4@1795700501595056 c3d4@1795708001595056 c5b4@1795762121595056 b1c3@1795813301595056 d7d5@1795865981595056 e4d5@1795870601595056 f6d5@1795885601595056','r1bqk2r/ppp2ppp/2n5/3n4/1bBP4/2N2N2/PP3PPP/R1BQK2R w KQkq - 0 9','white',16,'Nxd5','C54 Italian Game: Giuoco Piano, Greco''s Attack','2026-12-01 17:06:41.595056','2026-11-29 17:06:41.595056',NULL,'','black',NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'8769db1d13c1926b5568afec752fa881c008063c767557d399510d9fdc732962',16);
INSERT INTO "games" VALUES(5,7,1,'standard','server','2026-09-09 02:31:41.595056','d2d4@1788922601595056 d7d5@1788926321595056 g1f3@1788936701595056 e7e6@1788958181595056 e2e3@1788995201595056 c7c5@1788998201595056 c2c4@1789025621595056 b8c6@1789027901595056 b1c3@1789063481595056 g8f6@1789082801595056 d4c5@1789090301595056 f8c5@1789144421595056 a2a3@1789195601595056 a7a6@1789248281595056 b2b4@1789252901595056 c5d6@1789267901595056 c1b2@1789297721595056 e8g8@1789346801595056 d1d2@1789365581595056 d8e7@1789412501595056 f1d3@1789438001595056 d5c4@1789446521595056 d3c4@1789496501595056 b7b5@1789538381595056 c4d3@1789576601595056 f8d8@1789615601595056 d2e2@1789659821595056 c8b7@1789713701595056 e1g1@1789727681595056 c6e5@1789760201595056 f3e5@1789761701595056 d6e5@1789790621595056 f2f4@1789797401595056 e5c7@1789840481595056 e3e4@1789870301595056 a8c8@1789891301595056 e4e5@1789907921595056 c7b6@1789924601595056 g1h1@1789945781595056 f6g4@1789975901595056 d3e4@1790019401595056 e7h4@1790026721595056 g2g3@1790056301595056 c8c3@1790058581595056 g3h4@1790092001595056 d8d2@1790107001595056 e2d2@1790162021595056 b7e4@1790207501595056 d2g2@1790247881595056 c3h3@1790287601595056','6k1/5ppp/pb2p3/1p2P3/1P2bPnP/P6r/1B4QP/R4R1K w - - 2 26','white',50,'Rh3','D32 Tarrasch Defense: Symmetrical Variation',NULL,NULL,'2026-09-24 22:06:41.595056','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','white','could_mate a1b1 h3h2','0-1','2026-09-24 22:06:41.595056',0,'5c3d1909751fd71004042c4bf4295cedced043ea48f145a71c99b9c26d58ac66',51);
INSERT INTO "games" VALUES(6,2,8,'standard','server','2026-11-28 16:41:41.595056','e2e4@1795885601595056 c7c6@1795903619112385','rnbqkbnr/pp1ppppp/2p5/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2','white',2,'c6','B10 Caro-Kann Defense',NULL,NULL,NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'1138d3fd0aaf8338b74ac409aef7e3c4509394ad42829e6da8b547684986fb34',2);
INSERT INTO "games" VALUES(7,1,8,'standard','server','2026-09-27 22:26:41.595056','d2d4@1790549501595056 e7e6@1790553221595056 g1f3@1790563601595056 f7f5@1790585081595056 b1c3@1790622101595056 g8f6@1790625101595056 c1g5@1790652521595056 f8e7@1790654801595056 g5f6@1790690381595056 e7f6@1790709701595056 e2e4@1790717201595056 f5e4@1790771321595056 c3e4@1790822501595056 b7b6@1790875181595056 f3e5@1790879801595056 e8g8@1790894801595056 f1d3@1790924621595056 c8b7@1790973701595056 d1h5@1790992481595056 d8e7@1791039401595056 h5h7@1791064901595056 g8h7@1791073421595056 e4f6@1791123401595056 h7h6@1791165281595056 e5g4@1791203501595056 h6g5@1791242501595056 h2h4@1791286721595056 g5f4@1791340601595056 g2g3@1791354581595056 f4f3@1791387101595056 d3e2@1791388601595056 f3g2@1791417521595056 h1h2@1791424301595056 g2g1@1791467381595056 e1d2@1791497201595056','rn3r2/pbppq1p1/1p2pN2/8/3P2NP/6P1/PPPKBP1R/R5k1 b - - 6 18','black',35,'Kd2#','A40 Horwitz Defense',NULL,NULL,'2026-10-08 22:06:41.595056','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'checkmate','white',NULL,'1-0','2026-10-08 22:06:41.595056',0,'aa18bf3693e1083a671a1f60ef5a6effe5f5084ea7b4eb074020bee40bae16fe',36);
INSERT INTO "games" VALUES(8,10,1,'standard','server','2026-11-21 13:38:41.595056','e2e4@1795269821595056 e7e5@1795273541595056 g1f3@1795283921595056 b8c6@1795305401595056 f1b5@1795342421595056 a7a6@1795345421595056 b5a4@1795372841595056 g8f6@1795375121595056 e1g1@1795410701595056 f8e7@1795430021595056 f1e1@1795437521595056 b7b5@1795491641595056 a4b3@1795542821595056 e8g8@1795595501595056 c2c3@1795600121595056 d7d5@1795615121595056 e4d5@1795644941595056 f6d5@1795694021595056 f3e5@1795712801595056 c6e5@1795759721595056 e1e5@1795785221595056 d5f6@1795793741595056 e5e1@1795843721595056 e7d6@1795885601595056','r1bq1rk1/2p2ppp/p2b1n2/1p6/8/1BP5/PP1P1PPP/RNBQR1K1 w - - 3 13','white',24,'Bd6','C89 Ruy Lopez: Marshall Attack, Original Marshall Attack','2026-12-10 18:00:00','2026-12-08 18:00:00','2026-11-28 22:06:41.595056','used:18000000000 white:1795903601595056-1796684400000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'c43844f6d248bac4e1f0e229f0c80c671e021c051c1a8665a2e1815779113f4f',25);
INSERT INTO "games" VALUES(9,2,11,'standard','server','2026-10-10 17:06:41.595056','d2d4@1791653501595056 g8f6@1791657221595056 c2c4@1791667601595056 e7e6@1791689081595056 b1c3@1791726101595056 f8b4@1791729101595056 e2e3@1791756521595056 d7d5@1791758801595056 a2a3@1791794381595056 b4c3@1791813701595056 b2c3@1791821201595056 c7c5@1791875321595056 c4d5@1791926501595056 e6d5@1791979181595056 f1d3@1791983801595056 e8g8@1791998801595056 g1e2@1792028621595056 b7b6@1792077701595056 e1g1@1792096481595056 c8a6@1792143401595056 d3a6@1792168901595056 b8a6@1792177421595056 c1b2@1792227401595056 d8d7@1792269281595056 a3a4@1792307501595056 f8e8@1792346501595056 d1d3@1792390721595056 c5c4@1792444601595056 d3c2@1792458581595056 a6b8@1792491101595056 a1e1@1792492601595056 b8c6@1792521521595056 e2g3@1792528301595056 c6a5@1792571381595056 f2f3@1792601201595056 a5b3@1792622201595056 e3e4@1792638821595056 d7a4@1792655501595056 e4e5@1792676681595056 f6d7@1792706801595056','r3r1k1/p2n1ppp/1p6/3pP3/q1pP4/1nP2PN1/1BQ3PP/4RRK1 w - - 1 21','white',40,'Nd7','E40 Nimzo-Indian Defense: Rubinstein System',NULL,NULL,'2026-10-22 22:06:41.595056','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'agreement',NULL,NULL,'1/2-1/2','2026-10-22 22:06:41.595056',0,'aaf6ad89269d1229a511ad9a7325574ea40393ba774c0c903f8428bbb6e23bef',41);
INSERT INTO "games" VALUES(10,1,11,'standard','server','2026-11-18 13:41:41.595056','g1f3@1795010801595056 g8f6@1795014521595056 c2c4@1795024901595056 g7g6@1795046381595056 b1c3@1795083401595056 f8g7@1795086401595056 d2d4@1795113821595056 e8g8@1795116101595056 c1f4@1795151681595056 d7d5@1795171001595056 d1b3@1795178501595056 d5c4@1795232621595056 b3c4@1795283801595056 c7c6@1795336481595056 e2e4@1795341101595056 b8d7@1795356101595056 a1d1@1795385921595056 d7b6@1795435001595056 c4c5@1795453781595056 c8g4@1795500701595056 f4g5@1795526201595056 b6a4@1795534721595056 c5a3@1795584701595056 a4c3@1795626581595056 b2c3@1795664801595056 f6e4@1795703801595056 g5e7@1795748021595056 d8b6@1795801901595056 f1c4@1795815881595056 e4c3@1795848401595056 e7c5@1795849901595056 f8e8@1795878821595056 e1f1@1795885601595056 g4e6@1795903619240199','r3r1k1/pp3pbp/1qp1b1p1/2B5/2BP4/Q1n2N2/P4PPP/3R1K1R w - - 4 18','white',34,'Be6','A15 English Opening: Anglo-Indian Defense, King''s Indian Formation','2027-01-07 22:06:59.240199','2026-12-18 22:06:59.240199',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'ef37da193c6c45ff344aa003b48fc4d04a52f87a4e7bbc5a0a66c4c12e0788ed',34);
INSERT INTO "games" VALUES(11,3,1,'standard','server','2026-10-12 18:21:41.595056','c2c4@1791830801595056 e7e6@1791834521595056 g1f3@1791844901595056 d7d5@1791866381595056 d2d4@1791903401595056 g8f6@1791906401595056 b1c3@1791933821595056 f8e7@1791936101595056 c1g5@1791971681595056 e8g8@1791991001595056 e2e3@1791998501595056 h7h6@1792052621595056 g5h4@1792103801595056 b7b6@1792156481595056 c4d5@1792161101595056 f6d5@1792176101595056 h4e7@1792205921595056 d8e7@1792255001595056 c3d5@1792273781595056 e6d5@1792320701595056 a1c1@1792346201595056 c8e6@1792354721595056 d1a4@1792404701595056 c7c5@1792446581595056 a4a3@1792484801595056 f8c8@1792523801595056 f1b5@1792568021595056 a7a6@1792621901595056 d4c5@1792635881595056 b6c5@1792668401595056 e1g1@1792669901595056 a8a7@1792698821595056 b5e2@1792705601595056 b8d7@1792748681595056 f3d4@1792778501595056 e7f8@1792799501595056 d4e6@1792816121595056 f7e6@1792832801595056 e3e4@1792853981595056 d5d4@1792884101595056 f2f4@1792927601595056 f8e7@1792934921595056 e4e5@1792964501595056 c8b8@1792966781595056 e2c4@1793000201595056 g8h8@1793015201595056 a3h3@1793070221595056 d7f8@1793115701595056 b2b3@1793156081595056 a6a5@1793195801595056 f4f5@1793239301595056 e6f5@1793291021595056 f1f5@1793301401595056 f8h7@1793328881595056 c1f1@1793377901595056 e7d8@1793398901595056 h3g3@1793450321595056 a7e7@1793482601595056 h2h4@1793500181595056 b8b7@1793507501595056 e5e6@1793509001595056 b7c7@1793563121595056 g3e5@1793566301595056 d8e8@1793576981595056 a2a4@1793599601595056 e8d8@1793638601595056 f1f2@1793644421595056 d8e8@1793675501595056 f2f3@1793682281595056 e8d8@1793723201595056 c4d3@1793748701595056 d8e8@1793763221595056 e5e4@1793771201595056 h7f6@1793777081595056 f5f6@1793785301595056 g7f6@1793800301595056 f3f6@1793826521595056 h8g8@1793868401595056 d3c4@1793876381595056 g8h8@1793908901595056 e4f4@1793916401595056','4q2k/2r1r3/4PR1p/p1p5/P1Bp1Q1P/1P6/6P1/6K1 b - - 4 41','black',81,'Qf4','D59 Queen''s Gambit Declined: Tartakower Defense',NULL,NULL,'2026-11-05 22:06:41.595056','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate h8g7 f4h6 g7g8 g1h2 e8a8 h2g3 a8b8 c4d3 b8a8 g3f4 a8b8 f4g5 b8a8 g5g6 a8d8 f6f7 d8a8 h6h7','1-0','2026-11-05 22:06:41.595056',0,'baf695415d214ba88fbb7be1fc88b15efb5bba53bf12d74ed029b9a8dfcb300a',82);
INSERT INTO "games" VALUES(12,2,4,'standard','server','2026-11-14 23:41:41.595056','e2e4@1794701201595056 c7c5@1794704921595056 g1f3@1794715301595056 e7e6@1794736781595056 d2d4@1794773801595056 c5d4@1794776801595056 f3d4@1794804221595056 b8c6@1794806501595056 d4b5@1794842081595056 d7d6@1794861401595056 c2c4@1794868901595056 g8f6@1794923021595056 b1c3@1794974201595056 a7a6@1795026881595056 b5a3@1795031501595056 d6d5@1795046501595056 c4d5@1795076321595056 e6d5@1795125401595056 e4d5@1795144181595056 c6b4@1795191101595056 f1e2@1795216601595056 f8c5@1795225121595056 e1g1@1795275101595056 e8g8@1795316981595056 e2f3@1795355201595056 c8f5@1795394201595056 c1g5@1795438421595056 f8e8@1795492301595056 d1d2@1795506281595056 b7b5@1795538801595056 a1d1@1795540301595056 b4d3@1795569221595056 a3b1@1795576001595056 h7h6@1795619081595056 g5h4@1795648901595056 b5b4@1795669901595056 c3a4@1795686521595056 c5d6@1795703201595056 h4g3@1795724381595056 a8c8@1795754501595056 b2b3@1795798001595056 g7g5@1795805321595056 g3d6@1795834901595056 d8d6@1795837181595056 g2g3@1795870601595056 f6d7@1795885601595056','2r1r1k1/3n1p2/p2q3p/3P1bp1/Np6/1P1n1BP1/P2Q1P1P/1N1R1RK1 w - - 1 24','white',46,'Nd7','B44 Sicilian Defense: Taimanov Variation, Gary Gambit',NULL,NULL,'2026-11-28 22:06:59.409214','used:18000000000',NULL,NULL,0,'open since:1795903619468052 by:white ground:fortress adjudicated:12:1795903619409214 first:12 appeal:white','2026-11-28 22:06:59.468052',NULL,NULL,NULL,'adjudicated_win','black','adjudication The fortress falls: the rook comes in by the file.','0-1','2026-11-28 22:06:59.409214',0,'025af1aa3de9a3a133afcf0c99e25991ed66764c7955ffafc75c82db16de8580',50);
INSERT INTO "games" VALUES(13,1,3,'standard','server','2026-10-25 16:44:41.595056','e2e4@1792948181595056 d7d6@1792951901595056 d2d4@1792962281595056 g8f6@1792983761595056 b1c3@1793020781595056 g7g6@1793023781595056 c1e3@1793051201595056 f8g7@1793053481595056 d1d2@1793089061595056 c7c6@1793108381595056 f2f3@1793115881595056 b7b5@1793170001595056 g1e2@1793221181595056 b8d7@1793273861595056 e3h6@1793278481595056 g7h6@1793293481595056 d2h6@1793323301595056 c8b7@1793372381595056 a2a3@1793391161595056 e7e5@1793438081595056 e1c1@1793463581595056 d8e7@1793472101595056 c1b1@1793522081595056 a7a6@1793563961595056 e2c1@1793602181595056 e8c8@1793641181595056 c1b3@1793685401595056 e5d4@1793739281595056 d1d4@1793753261595056 c6c5@1793785781595056 d4d1@1793787281595056 d7b6@1793816201595056 g2g3@1793822981595056 c8b8@1793866061595056 b3a5@1793895881595056 b7a8@1793916881595056 f1h3@1793933501595056 d6d5@1793950181595056 h6f4@1793971361595056 b8a7@1794001481595056 h1e1@1794044981595056 d5d4@1794052301595056 c3d5@1794081881595056 b6d5@1794084161595056 e4d5@1794117581595056 e7d6@1794132581595056 d1d4@1794187601595056 c5d4@1794233081595056 e1e7@1794273461595056 a7b6@1794313181595056 f4d4@1794356681595056 b6a5@1794408401595056 b2b4@1794418781595056 a5a4@1794446261595056 d4c3@1794495281595056 d6d5@1794516281595056 e7a7@1794567701595056 a8b7@1794599981595056 a7b7@1794617561595056 d5c4@1794624881595056 c3f6@1794626381595056 a4a3@1794680501595056 f6a6@1794683681595056 a3b4@1794694361595056 c2c3@1794716981595056 b4c3@1794755981595056 a6a1@1794761801595056 c3d2@1794792881595056 a1b2@1794799661595056 d2d1@1794840581595056 h3f1@1794866081595056 d8d2@1794880601595056 b7d7@1794888581595056 d2d7@1794894461595056 f1c4@1794902681595056 b5c4@1794917681595056 b2h8@1794943901595056 d7d3@1794985781595056 h8a8@1794993761595056 c4c3@1795026281595056 a8a4@1795033781595056 d1e1@1795074701595056 f3f4@1795099481595056 f7f5@1795112561595056 b1c1@1795118381595056 d3d2@1795121381595056 a4a7@1795126001595056','8/Q6p/6p1/5p2/5P2/2p3P1/3r3P/2K1k3 b - - 3 44','black',87,'Qa7','B07 Pirc Defense',NULL,NULL,'2026-11-19 22:06:41.595056','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate d2d8 a7a2 d8a8 a2g2 a8b8 c1c2 b8a8 c2c3 e1d1 g2f1','1-0','2026-11-19 22:06:41.595056',0,'ff733ee9676b9cd0895dfb59d37c8d2f113d201218204bb70cdb3a88b15f5d6f',88);
INSERT INTO "games" VALUES(14,6,1,'standard','server','2026-09-02 23:56:41.595056','d2d4@1788394901595056 g8f6@1788398621595056 g1f3@1788409001595056 d7d5@1788430481595056 g2g3@1788467501595056 e7e6@1788470501595056 f1g2@1788497921595056 f8e7@1788500201595056 e1g1@1788535781595056 e8g8@1788555101595056 b2b3@1788562601595056 c7c5@1788616721595056 d4c5@1788667901595056 e7c5@1788720581595056 c2c4@1788725201595056 d5c4@1788740201595056 d1c2@1788770021595056 d8e7@1788819101595056 b1d2@1788837881595056 b8c6@1788884801595056 d2c4@1788910301595056 b7b5@1788918821595056 c4e5@1788968801595056 c6b4@1789010681595056 c2b2@1789048901595056 c8b7@1789087901595056 a2a3@1789132121595056 b4c6@1789186001595056 e5d3@1789199981595056 c5b6@1789232501595056 c1g5@1789234001595056 f8d8@1789262921595056 g5f6@1789269701595056 g7f6@1789312781595056 a1c1@1789342601595056 c6d4@1789363601595056 f3d4@1789380221595056 b6d4@1789396901595056 b2a2@1789418081595056 b7g2@1789448201595056 g1g2@1789491701595056 e7b7@1789499021595056 g2g1@1789528601595056 b7e4@1789530881595056 a2c2@1789564301595056 a7a5@1789579301595056 f1d1@1789634321595056 g8g7@1789679801595056 d1d2@1789720181595056 a8c8@1789759901595056 c2c8@1789803401595056 d8c8@1789855121595056 c1c8@1789865501595056 e4d5@1789892981595056 b3b4@1789942001595056 a5a4@1789963001595056 e2e3@1790014421595056 d4e5@1790046701595056 h2h4@1790064281595056 h7h5@1790071601595056 g1h2@1790073101595056 e5b2@1790127221595056 c8c5@1790130401595056 d5d6@1790141081595056 d2d1@1790163701595056 b2a3@1790202701595056 c5b5@1790208521595056 d6d7@1790239601595056 b5c5@1790246381595056 e6e5@1790287301595056 c5c2@1790312801595056 d7d5@1790327321595056 d1d2@1790335301595056 d5b3@1790341181595056 c2a2@1790349401595056 e5e4@1790364401595056 d3c5@1790390621595056 b3b4@1790432501595056 c5e4@1790440481595056 b4b3@1790473001595056 a2c2@1790480501595056 a3f8@1790521421595056 e4c5@1790546201595056 b3b5@1790559281595056 c5d3@1790565101595056 a4a3@1790568101595056 d3f4@1790572721595056 b5a5@1790583401595056 c2a2@1790604581595056 f8b4@1790640701595056 d2d3@1790642201595056 g7h6@1790667521595056 d3d1@1790721101595056 a5a4@1790753381595056 d1a1@1790768801595056 b4d6@1790771801595056 h2g1@1790820821595056 a4b3@1790866301595056 f4e2@1790912681595056 b3d3@1790964401595056 e2d4@1790971901595056 h6h7@1790993621595056 g1h2@1791034001595056 d3e4@1791043481595056 a2a3@1791080501595056 e4h4@1791095501595056 h2g1@1791146921595056 h4e4@1791185201595056 a3a4@1791214781595056 d6e5@1791240101595056 d4e2@1791265601595056 e4c2@1791295721595056 a1a2@1791334901595056 c2b3@1791387581595056 g1g2@1791404201595056 b3d5@1791443201595056 f2f3@1791455021595056 d5d1@1791498101595056 f3f4@1791522881595056 e5c7@1791533801595056 g2f2@1791535301595056 c7b6@1791585821595056 a2a1@1791635801595056 d1b3@1791689681595056 a4e4@1791697901595056 h7g7@1791718901595056 e4e8@1791757121595056 f6f5@1791763001595056 a1a8@1791794981595056 b3b4@1791803501595056 a8c8@1791847001595056 b6a5@1791875921595056 c8c1@1791894701595056 a5b6@1791907781595056 e8e5@1791919601595056 b4b3@1791934601595056 e5e8@1791957221595056 b3d5@1791991901595056 c1c8@1792043081595056 d5h1@1792061201595056 c8c1@1792104701595056 h1d5@1792124021595056 c1b1@1792177601595056 b6a7@1792215881595056 e8e7@1792243301595056 a7c5@1792264301595056 e7e5@1792283321595056 d5d3@1792304801595056 b1b7@1792333181595056 d3c2@1792372901595056 b7b5@1792374401595056 c5a7@1792396121595056 b5a5@1792442501595056 a7b6@1792463981595056 a5b5@1792519001595056 b6a7@1792558001595056 e5f5@1792585421595056 c2d3@1792605701595056 f5f7@1792623281595056 g7f7@1792642601595056 b5b7@1792668101595056 f7g6@1792704221595056 b7a7@1792755401595056 d3d5@1792772081595056 a7a6@1792812701595056 g6h7@1792827701595056 a6a1@1792875521595056 h7g6@1792906601595056 e2d4@1792925381595056 d5b7@1792936301595056 a1a2@1792943801595056 b7h1@1792952321595056 a2a6@1792966301595056 g6f7@1792990181595056 d4f3@1793028401595056 h1b1@1793031401595056 a6d6@1793057621595056 f7g7@1793111501595056 d6d5@1793143481595056 b1a2@1793158001595056 d5d2@1793159501595056 a2b1@1793206421595056 d2e2@1793249201595056 b1b6@1793292281595056 e2c2@1793340101595056 b6b1@1793343101595056 f3d4@1793359721595056 b1h1@1793394401595056 c2c7@1793397581595056 g7f6@1793427701595056 c7c6@1793435201595056 f6f7@1793478521595056 d4f3@1793508101595056 h1b1@1793528381595056 f3g5@1793543801595056 f7g7@1793558801595056 g5e6@1793577821595056 g7f7@1793605301595056 e6d4@1793645681595056 b1h1@1793649401595056 c6c7@1793674901595056 f7f6@1793726621595056 d4f3@1793755001595056 h1b1@1793764481595056 c7d7@1793813501595056 b1b2@1793852501595056 d7d2@1793885921595056 b2b1@1793918201595056 f3g1@1793953781595056 b1b4@1793997101595056 d2d1@1793998601595056 b4b3@1794016721595056 d1d6@1794055901595056 f6g7@1794066581595056 d6d4@1794107201595056 b3b2@1794128201595056 g1e2@1794134021595056 b2b1@1794183101595056 e3e4@1794225881595056 b1h1@1794266801595056 d4d7@1794310301595056 g7g8@1794360821595056 d7d4@1794368801595056 h1h2@1794392681595056 f2e3@1794436901595056 h5h4@1794451901595056 g3h4@1794496121595056 h2h3@1794520001595056 e3d2@1794527981595056 h3h4@1794578501595056 d4d3@1794622001595056 g8f8@1794662921595056 d3f3@1794705701595056 h4d8@1794754781595056 d2e3@1794760601595056 d8a5@1794781601595056 e3f2@1794822221595056 a5a7@1794832901595056 f3e3@1794872081595056 a7d7@1794890201595056 e2g3@1794891701595056 d7d2@1794935021595056 f2f3@1794970601595056 d2d1@1795002881595056 e3e2@1795036301595056 d1b3@1795075301595056 f3g2@1795124321595056 b3b7@1795133801595056 e2d2@1795162181595056 b7b3@1795213901595056 d2d5@1795239401595056 f8e7@1795243121595056 d5e5@1795283501595056 e7f7@1795310981595056 e5f5@1795330001595056 f7e8@1795345001595056 e4e5@1795360421595056 b3a2@1795380701595056 g2h3@1795410281595056 a2e6@1795453601595056 h3h4@1795461101595056 e6h6@1795491221595056 g3h5@1795494401595056 h6h7@1795529081595056 e5e6@1795545701595056 h7g6@1795548701595056 f5f7@1795596521595056 e8d8@1795639601595056 f4f5@1795682381595056 g6g1@1795729301595056 h5g7@1795730801595056','3k4/5RN1/4P3/5P2/7K/8/8/6q1 b - - 2 136','black',271,'Ng7','D02 Queen''s Pawn Game: Symmetrical Variation, Pseudo-Catalan',NULL,NULL,'2026-11-26 22:06:41.595056','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate g1a7 h4g5 a7b8 g5f6 b8c7 f7f8','1-0','2026-11-26 22:06:41.595056',0,'6dae548944f2b5101f0a0ec4f876c3296d97af9d85142ad1bad6d89463b681e0',272);
INSERT INTO "games" VALUES(15,9,1,'standard','server','2026-11-28 22:06:59.298542','','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','white',0,'','','2026-11-30 22:06:59.298542','2026-11-29 22:06:59.298542',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'',0);
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    beat_at TIMESTAMP
);
INSERT INTO "heartbeat" VALUES(1,'2026-11-28 22:06:55.123630');
CREATE TABLE muted_games (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (player_id, game_id)
);
CREATE TABLE notes (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, game_id)
);
CREATE TABLE outages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    began_at TIMESTAMP NOT NULL,
    ended_at TIMESTAMP NOT NULL
);
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- What it tells, once: a second one with the same key is not queued.
    dedup_key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- Where it goes if not to the player's address of that moment.
    address TEXT,
    game_id BIGINT REFERENCES games (id) ON DELETE CASCADE,
    challenge_id BIGINT REFERENCES challenges (id) ON DELETE CASCADE,
    -- The first message that it tells of: in game_messages if game_id is set, else in
    -- private_messages.
    message_id BIGINT,
    -- The half-moves made when it was queued.
    ply INTEGER,
    -- Of an email about several games: their numbers.
    games TEXT,
    -- What cannot be looked up when it is sent.
    detail TEXT,
    -- Waits for the hour that the player chose; what comes until then is sent with it.
    held BOOLEAN NOT NULL DEFAULT FALSE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dropped', 'failed')),
    attempts INTEGER NOT NULL,
    -- When it may be sent; pushed ahead while a server works on it.
    due_at TIMESTAMP NOT NULL,
    last_error TEXT,
    created_at TIMESTAMP NOT NULL,
    done_at TIMESTAMP
);
INSERT INTO "outbox" VALUES(1,'confirm_address:2:first','confirm_address',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-24 22:06:41.595056',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(2,'confirm_address:3:first','confirm_address',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-24 22:06:41.595056',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(3,'confirm_address:4:first','confirm_address',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-24 22:06:41.595056',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(4,'confirm_address:5:first','confirm_address',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-24 22:06:41.595056',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(5,'confirm_address:6:first','confirm_address',6,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-24 22:06:41.595056',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(6,'confirm_address:7:first','confirm_address',7,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-24 22:06:41.595056',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(7,'confirm_address:8:first','confirm_address',8,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-24 22:06:41.595056',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(8,'confirm_address:9:first','confirm_address',9,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-24 22:06:41.595056',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(9,'confirm_address:10:first','confirm_address',10,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-24 22:06:41.595056',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(10,'confirm_address:11:first','confirm_address',11,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-24 22:06:41.595056',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(11,'confirm_address:12:first','confirm_address',12,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-24 22:06:41.595056',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(12,'game_started:1:1','game_started',1,NULL,1,1,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-23 00:36:41.595056',NULL,'2026-11-23 00:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(13,'your_move:2:1:1','your_move',2,NULL,1,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-23 01:01:41.595056',NULL,'2026-11-23 01:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(14,'your_move:1:1:2','your_move',1,NULL,1,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-23 02:03:41.595056',NULL,'2026-11-23 02:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(15,'your_move:2:1:3','your_move',2,NULL,1,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-23 04:56:41.595056',NULL,'2026-11-23 04:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(16,'your_move:1:1:4','your_move',1,NULL,1,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-23 10:54:41.595056',NULL,'2026-11-23 10:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(17,'your_move:2:1:5','your_move',2,NULL,1,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-23 21:11:41.595056',NULL,'2026-11-23 21:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(18,'your_move:1:1:6','your_move',1,NULL,1,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-23 22:01:41.595056',NULL,'2026-11-23 22:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(19,'your_move:2:1:7','your_move',2,NULL,1,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-24 05:38:41.595056',NULL,'2026-11-24 05:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(20,'your_move:1:1:8','your_move',1,NULL,1,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-24 06:16:41.595056',NULL,'2026-11-24 06:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(21,'your_move:2:1:9','your_move',2,NULL,1,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-24 16:09:41.595056',NULL,'2026-11-24 16:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(22,'your_move:1:1:10','your_move',1,NULL,1,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-24 21:31:41.595056',NULL,'2026-11-24 21:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(23,'your_move:2:1:11','your_move',2,NULL,1,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-24 23:36:41.595056',NULL,'2026-11-24 23:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(24,'your_move:1:1:12','your_move',1,NULL,1,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-25 14:38:41.595056',NULL,'2026-11-25 14:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(25,'your_move:2:1:13','your_move',2,NULL,1,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-26 04:51:41.595056',NULL,'2026-11-26 04:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(26,'your_move:1:1:14','your_move',1,NULL,1,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-26 19:29:41.595056',NULL,'2026-11-26 19:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(27,'your_move:2:1:15','your_move',2,NULL,1,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-26 20:46:41.595056',NULL,'2026-11-26 20:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(28,'your_move:1:1:16','your_move',1,NULL,1,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-27 00:56:41.595056',NULL,'2026-11-27 00:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(29,'your_move:2:1:17','your_move',2,NULL,1,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-27 09:13:41.595056',NULL,'2026-11-27 09:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(30,'your_move:1:1:18','your_move',1,NULL,1,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-27 22:51:41.595056',NULL,'2026-11-27 22:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(31,'your_move:2:1:19','your_move',2,NULL,1,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-28 04:04:41.595056',NULL,'2026-11-28 04:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(32,'your_move:1:1:20','your_move',1,NULL,1,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-28 17:06:41.595056',NULL,'2026-11-28 17:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(33,'game_started:4:2','game_started',4,NULL,2,2,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-15 03:51:41.595056',NULL,'2026-11-15 03:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(34,'your_move:1:2:1','your_move',1,NULL,2,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-15 04:16:41.595056',NULL,'2026-11-15 04:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(35,'your_move:4:2:2','your_move',4,NULL,2,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-15 05:18:41.595056',NULL,'2026-11-15 05:18:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(36,'your_move:1:2:3','your_move',1,NULL,2,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-15 08:11:41.595056',NULL,'2026-11-15 08:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(37,'your_move:4:2:4','your_move',4,NULL,2,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-15 14:09:41.595056',NULL,'2026-11-15 14:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(38,'your_move:1:2:5','your_move',1,NULL,2,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-16 00:26:41.595056',NULL,'2026-11-16 00:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(39,'your_move:4:2:6','your_move',4,NULL,2,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-16 01:16:41.595056',NULL,'2026-11-16 01:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(40,'your_move:1:2:7','your_move',1,NULL,2,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-16 08:53:41.595056',NULL,'2026-11-16 08:53:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(41,'your_move:4:2:8','your_move',4,NULL,2,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-16 09:31:41.595056',NULL,'2026-11-16 09:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(42,'your_move:1:2:9','your_move',1,NULL,2,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-16 19:24:41.595056',NULL,'2026-11-16 19:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(43,'your_move:4:2:10','your_move',4,NULL,2,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-17 00:46:41.595056',NULL,'2026-11-17 00:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(44,'your_move:1:2:11','your_move',1,NULL,2,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-17 02:51:41.595056',NULL,'2026-11-17 02:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(45,'your_move:4:2:12','your_move',4,NULL,2,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-17 17:53:41.595056',NULL,'2026-11-17 17:53:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(46,'your_move:1:2:13','your_move',1,NULL,2,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-18 08:06:41.595056',NULL,'2026-11-18 08:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(47,'your_move:4:2:14','your_move',4,NULL,2,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-18 22:44:41.595056',NULL,'2026-11-18 22:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(48,'your_move:1:2:15','your_move',1,NULL,2,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-19 00:01:41.595056',NULL,'2026-11-19 00:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(49,'your_move:4:2:16','your_move',4,NULL,2,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-19 04:11:41.595056',NULL,'2026-11-19 04:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(50,'your_move:1:2:17','your_move',1,NULL,2,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-19 12:28:41.595056',NULL,'2026-11-19 12:28:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(51,'your_move:4:2:18','your_move',4,NULL,2,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-20 02:06:41.595056',NULL,'2026-11-20 02:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(52,'your_move:1:2:19','your_move',1,NULL,2,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-20 07:19:41.595056',NULL,'2026-11-20 07:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(53,'your_move:4:2:20','your_move',4,NULL,2,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-20 20:21:41.595056',NULL,'2026-11-20 20:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(54,'your_move:1:2:21','your_move',1,NULL,2,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-21 03:26:41.595056',NULL,'2026-11-21 03:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(55,'your_move:4:2:22','your_move',4,NULL,2,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-21 05:48:41.595056',NULL,'2026-11-21 05:48:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(56,'your_move:1:2:23','your_move',1,NULL,2,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-21 19:41:41.595056',NULL,'2026-11-21 19:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(57,'your_move:4:2:24','your_move',4,NULL,2,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-22 07:19:41.595056',NULL,'2026-11-22 07:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(58,'your_move:1:2:25','your_move',1,NULL,2,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-22 17:56:41.595056',NULL,'2026-11-22 17:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(59,'your_move:4:2:26','your_move',4,NULL,2,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-23 04:46:41.595056',NULL,'2026-11-23 04:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(60,'your_move:1:2:27','your_move',1,NULL,2,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-23 17:03:41.595056',NULL,'2026-11-23 17:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(61,'your_move:4:2:28','your_move',4,NULL,2,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-24 08:01:41.595056',NULL,'2026-11-24 08:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(62,'your_move:1:2:29','your_move',1,NULL,2,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-24 11:54:41.595056',NULL,'2026-11-24 11:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(63,'your_move:4:2:30','your_move',4,NULL,2,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-24 20:56:41.595056',NULL,'2026-11-24 20:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(64,'your_move:1:2:31','your_move',1,NULL,2,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-24 21:21:41.595056',NULL,'2026-11-24 21:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(65,'your_move:4:2:32','your_move',4,NULL,2,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-11-25 05:23:41.595056',NULL,'2026-11-25 05:23:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(66,'your_move:1:2:33','your_move',1,NULL,2,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-11-25 07:16:41.595056',NULL,'2026-11-25 07:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(67,'your_move:4:2:34','your_move',4,NULL,2,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-11-25 19:14:41.595056',NULL,'2026-11-25 19:14:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(68,'your_move:1:2:35','your_move',1,NULL,2,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-11-26 03:31:41.595056',NULL,'2026-11-26 03:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(69,'your_move:4:2:36','your_move',4,NULL,2,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-11-26 09:21:41.595056',NULL,'2026-11-26 09:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(70,'your_move:1:2:37','your_move',1,NULL,2,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-11-26 13:58:41.595056',NULL,'2026-11-26 13:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(71,'your_move:4:2:38','your_move',4,NULL,2,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-11-26 18:36:41.595056',NULL,'2026-11-26 18:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(72,'your_move:1:2:39','your_move',1,NULL,2,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-11-27 00:29:41.595056',NULL,'2026-11-27 00:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(73,'your_move:4:2:40','your_move',4,NULL,2,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-11-27 08:51:41.595056',NULL,'2026-11-27 08:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(74,'your_move:1:2:41','your_move',1,NULL,2,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-11-27 20:56:41.595056',NULL,'2026-11-27 20:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(75,'your_move:4:2:42','your_move',4,NULL,2,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-11-27 22:58:41.595056',NULL,'2026-11-27 22:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(76,'your_move:1:2:43','your_move',1,NULL,2,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-11-28 07:11:41.595056',NULL,'2026-11-28 07:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(77,'your_move:4:2:44','your_move',4,NULL,2,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-11-28 07:49:41.595056',NULL,'2026-11-28 07:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(78,'your_move:1:2:45','your_move',1,NULL,2,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-11-28 17:06:41.595056',NULL,'2026-11-28 17:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(79,'game_started:2:3','game_started',2,NULL,3,3,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-18 23:36:41.595056',NULL,'2026-11-18 23:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(80,'your_move:5:3:1','your_move',5,NULL,3,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-19 00:01:41.595056',NULL,'2026-11-19 00:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(81,'your_move:2:3:2','your_move',2,NULL,3,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-19 01:03:41.595056',NULL,'2026-11-19 01:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(82,'your_move:5:3:3','your_move',5,NULL,3,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-19 03:56:41.595056',NULL,'2026-11-19 03:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(83,'your_move:2:3:4','your_move',2,NULL,3,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-19 09:54:41.595056',NULL,'2026-11-19 09:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(84,'your_move:5:3:5','your_move',5,NULL,3,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-19 20:11:41.595056',NULL,'2026-11-19 20:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(85,'your_move:2:3:6','your_move',2,NULL,3,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-19 21:01:41.595056',NULL,'2026-11-19 21:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(86,'your_move:5:3:7','your_move',5,NULL,3,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-20 04:38:41.595056',NULL,'2026-11-20 04:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(87,'your_move:2:3:8','your_move',2,NULL,3,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-20 05:16:41.595056',NULL,'2026-11-20 05:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(88,'your_move:5:3:9','your_move',5,NULL,3,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-20 15:09:41.595056',NULL,'2026-11-20 15:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(89,'your_move:2:3:10','your_move',2,NULL,3,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-20 20:31:41.595056',NULL,'2026-11-20 20:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(90,'your_move:5:3:11','your_move',5,NULL,3,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-20 22:36:41.595056',NULL,'2026-11-20 22:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(91,'your_move:2:3:12','your_move',2,NULL,3,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-21 13:38:41.595056',NULL,'2026-11-21 13:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(92,'your_move:5:3:13','your_move',5,NULL,3,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-22 03:51:41.595056',NULL,'2026-11-22 03:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(93,'your_move:2:3:14','your_move',2,NULL,3,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-22 18:29:41.595056',NULL,'2026-11-22 18:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(94,'your_move:5:3:15','your_move',5,NULL,3,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-22 19:46:41.595056',NULL,'2026-11-22 19:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(95,'your_move:2:3:16','your_move',2,NULL,3,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-22 23:56:41.595056',NULL,'2026-11-22 23:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(96,'your_move:5:3:17','your_move',5,NULL,3,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-23 08:13:41.595056',NULL,'2026-11-23 08:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(97,'your_move:2:3:18','your_move',2,NULL,3,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-23 21:51:41.595056',NULL,'2026-11-23 21:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(98,'your_move:5:3:19','your_move',5,NULL,3,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-24 03:04:41.595056',NULL,'2026-11-24 03:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(99,'your_move:2:3:20','your_move',2,NULL,3,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-24 16:06:41.595056',NULL,'2026-11-24 16:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(100,'your_move:5:3:21','your_move',5,NULL,3,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-24 23:11:41.595056',NULL,'2026-11-24 23:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(101,'your_move:2:3:22','your_move',2,NULL,3,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-25 01:33:41.595056',NULL,'2026-11-25 01:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(102,'your_move:5:3:23','your_move',5,NULL,3,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-25 15:26:41.595056',NULL,'2026-11-25 15:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(103,'your_move:2:3:24','your_move',2,NULL,3,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-26 03:04:41.595056',NULL,'2026-11-26 03:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(104,'your_move:5:3:25','your_move',5,NULL,3,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-26 13:41:41.595056',NULL,'2026-11-26 13:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(105,'your_move:2:3:26','your_move',2,NULL,3,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-27 00:31:41.595056',NULL,'2026-11-27 00:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(106,'your_move:5:3:27','your_move',5,NULL,3,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-27 12:48:41.595056',NULL,'2026-11-27 12:48:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(107,'your_move:2:3:28','your_move',2,NULL,3,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-28 03:46:41.595056',NULL,'2026-11-28 03:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(108,'your_move:5:3:29','your_move',5,NULL,3,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-28 07:39:41.595056',NULL,'2026-11-28 07:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(109,'your_move:2:3:30','your_move',2,NULL,3,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-28 16:41:41.595056',NULL,'2026-11-28 16:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(110,'your_move:5:3:31','your_move',5,NULL,3,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-28 17:06:41.595056',NULL,'2026-11-28 17:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(111,'game_started:1:4','game_started',1,NULL,4,4,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-24 16:46:41.595056',NULL,'2026-11-24 16:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(112,'your_move:5:4:1','your_move',5,NULL,4,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-24 17:11:41.595056',NULL,'2026-11-24 17:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(113,'your_move:1:4:2','your_move',1,NULL,4,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-24 18:13:41.595056',NULL,'2026-11-24 18:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(114,'your_move:5:4:3','your_move',5,NULL,4,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-24 21:06:41.595056',NULL,'2026-11-24 21:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(115,'your_move:1:4:4','your_move',1,NULL,4,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-25 03:04:41.595056',NULL,'2026-11-25 03:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(116,'your_move:5:4:5','your_move',5,NULL,4,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-25 13:21:41.595056',NULL,'2026-11-25 13:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(117,'your_move:1:4:6','your_move',1,NULL,4,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-25 14:11:41.595056',NULL,'2026-11-25 14:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(118,'your_move:5:4:7','your_move',5,NULL,4,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-25 21:48:41.595056',NULL,'2026-11-25 21:48:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(119,'your_move:1:4:8','your_move',1,NULL,4,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-25 22:26:41.595056',NULL,'2026-11-25 22:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(120,'your_move:5:4:9','your_move',5,NULL,4,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-26 08:19:41.595056',NULL,'2026-11-26 08:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(121,'your_move:1:4:10','your_move',1,NULL,4,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-26 13:41:41.595056',NULL,'2026-11-26 13:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(122,'your_move:5:4:11','your_move',5,NULL,4,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-26 15:46:41.595056',NULL,'2026-11-26 15:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(123,'your_move:1:4:12','your_move',1,NULL,4,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-27 06:48:41.595056',NULL,'2026-11-27 06:48:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(124,'your_move:5:4:13','your_move',5,NULL,4,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-27 21:01:41.595056',NULL,'2026-11-27 21:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(125,'your_move:1:4:14','your_move',1,NULL,4,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-28 11:39:41.595056',NULL,'2026-11-28 11:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(126,'your_move:5:4:15','your_move',5,NULL,4,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-28 12:56:41.595056',NULL,'2026-11-28 12:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(127,'your_move:1:4:16','your_move',1,NULL,4,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-28 17:06:41.595056',NULL,'2026-11-28 17:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(128,'game_started:7:5','game_started',7,NULL,5,5,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-09-09 02:31:41.595056',NULL,'2026-09-09 02:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(129,'your_move:1:5:1','your_move',1,NULL,5,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-09 02:56:41.595056',NULL,'2026-09-09 02:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(130,'your_move:7:5:2','your_move',7,NULL,5,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-09 03:58:41.595056',NULL,'2026-09-09 03:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(131,'your_move:1:5:3','your_move',1,NULL,5,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-09-09 06:51:41.595056',NULL,'2026-09-09 06:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(132,'your_move:7:5:4','your_move',7,NULL,5,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-09-09 12:49:41.595056',NULL,'2026-09-09 12:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(133,'your_move:1:5:5','your_move',1,NULL,5,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-09-09 23:06:41.595056',NULL,'2026-09-09 23:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(134,'your_move:7:5:6','your_move',7,NULL,5,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-09-09 23:56:41.595056',NULL,'2026-09-09 23:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(135,'your_move:1:5:7','your_move',1,NULL,5,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-09-10 07:33:41.595056',NULL,'2026-09-10 07:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(136,'your_move:7:5:8','your_move',7,NULL,5,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-09-10 08:11:41.595056',NULL,'2026-09-10 08:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(137,'your_move:1:5:9','your_move',1,NULL,5,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-09-10 18:04:41.595056',NULL,'2026-09-10 18:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(138,'your_move:7:5:10','your_move',7,NULL,5,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-09-10 23:26:41.595056',NULL,'2026-09-10 23:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(139,'your_move:1:5:11','your_move',1,NULL,5,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-09-11 01:31:41.595056',NULL,'2026-09-11 01:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(140,'your_move:7:5:12','your_move',7,NULL,5,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-09-11 16:33:41.595056',NULL,'2026-09-11 16:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(141,'your_move:1:5:13','your_move',1,NULL,5,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-09-12 06:46:41.595056',NULL,'2026-09-12 06:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(142,'your_move:7:5:14','your_move',7,NULL,5,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-09-12 21:24:41.595056',NULL,'2026-09-12 21:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(143,'your_move:1:5:15','your_move',1,NULL,5,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-09-12 22:41:41.595056',NULL,'2026-09-12 22:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(144,'your_move:7:5:16','your_move',7,NULL,5,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-09-13 02:51:41.595056',NULL,'2026-09-13 02:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(145,'your_move:1:5:17','your_move',1,NULL,5,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-09-13 11:08:41.595056',NULL,'2026-09-13 11:08:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(146,'your_move:7:5:18','your_move',7,NULL,5,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-09-14 00:46:41.595056',NULL,'2026-09-14 00:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(147,'your_move:1:5:19','your_move',1,NULL,5,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-09-14 05:59:41.595056',NULL,'2026-09-14 05:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(148,'your_move:7:5:20','your_move',7,NULL,5,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-09-14 19:01:41.595056',NULL,'2026-09-14 19:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(149,'your_move:1:5:21','your_move',1,NULL,5,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-09-15 02:06:41.595056',NULL,'2026-09-15 02:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(150,'your_move:7:5:22','your_move',7,NULL,5,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-09-15 04:28:41.595056',NULL,'2026-09-15 04:28:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(151,'your_move:1:5:23','your_move',1,NULL,5,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-09-15 18:21:41.595056',NULL,'2026-09-15 18:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(152,'your_move:7:5:24','your_move',7,NULL,5,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-09-16 05:59:41.595056',NULL,'2026-09-16 05:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(153,'your_move:1:5:25','your_move',1,NULL,5,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-09-16 16:36:41.595056',NULL,'2026-09-16 16:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(154,'your_move:7:5:26','your_move',7,NULL,5,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-09-17 03:26:41.595056',NULL,'2026-09-17 03:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(155,'your_move:1:5:27','your_move',1,NULL,5,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-09-17 15:43:41.595056',NULL,'2026-09-17 15:43:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(156,'your_move:7:5:28','your_move',7,NULL,5,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-09-18 06:41:41.595056',NULL,'2026-09-18 06:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(157,'your_move:1:5:29','your_move',1,NULL,5,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-09-18 10:34:41.595056',NULL,'2026-09-18 10:34:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(158,'your_move:7:5:30','your_move',7,NULL,5,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-09-18 19:36:41.595056',NULL,'2026-09-18 19:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(159,'your_move:1:5:31','your_move',1,NULL,5,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-09-18 20:01:41.595056',NULL,'2026-09-18 20:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(160,'your_move:7:5:32','your_move',7,NULL,5,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-09-19 04:03:41.595056',NULL,'2026-09-19 04:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(161,'your_move:1:5:33','your_move',1,NULL,5,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-09-19 05:56:41.595056',NULL,'2026-09-19 05:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(162,'your_move:7:5:34','your_move',7,NULL,5,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-09-19 17:54:41.595056',NULL,'2026-09-19 17:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(163,'your_move:1:5:35','your_move',1,NULL,5,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-09-20 02:11:41.595056',NULL,'2026-09-20 02:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(164,'your_move:7:5:36','your_move',7,NULL,5,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-09-20 08:01:41.595056',NULL,'2026-09-20 08:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(165,'your_move:1:5:37','your_move',1,NULL,5,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-09-20 12:38:41.595056',NULL,'2026-09-20 12:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(166,'your_move:7:5:38','your_move',7,NULL,5,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-09-20 17:16:41.595056',NULL,'2026-09-20 17:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(167,'your_move:1:5:39','your_move',1,NULL,5,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-09-20 23:09:41.595056',NULL,'2026-09-20 23:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(168,'your_move:7:5:40','your_move',7,NULL,5,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-09-21 07:31:41.595056',NULL,'2026-09-21 07:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(169,'your_move:1:5:41','your_move',1,NULL,5,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-09-21 19:36:41.595056',NULL,'2026-09-21 19:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(170,'your_move:7:5:42','your_move',7,NULL,5,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-09-21 21:38:41.595056',NULL,'2026-09-21 21:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(171,'your_move:1:5:43','your_move',1,NULL,5,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-09-22 05:51:41.595056',NULL,'2026-09-22 05:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(172,'your_move:7:5:44','your_move',7,NULL,5,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-09-22 06:29:41.595056',NULL,'2026-09-22 06:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(173,'your_move:1:5:45','your_move',1,NULL,5,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-09-22 15:46:41.595056',NULL,'2026-09-22 15:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(174,'your_move:7:5:46','your_move',7,NULL,5,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-09-22 19:56:41.595056',NULL,'2026-09-22 19:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(175,'your_move:1:5:47','your_move',1,NULL,5,NULL,NULL,47,NULL,NULL,0,'dropped',0,'2026-09-23 11:13:41.595056',NULL,'2026-09-23 11:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(176,'your_move:7:5:48','your_move',7,NULL,5,NULL,NULL,48,NULL,NULL,0,'dropped',0,'2026-09-23 23:51:41.595056',NULL,'2026-09-23 23:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(177,'your_move:1:5:49','your_move',1,NULL,5,NULL,NULL,49,NULL,NULL,0,'dropped',0,'2026-09-24 11:04:41.595056',NULL,'2026-09-24 11:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(178,'your_move:7:5:50','your_move',7,NULL,5,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-09-24 22:06:41.595056',NULL,'2026-09-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(179,'game_ended:7:5:1790287601595056','game_ended',7,NULL,5,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-09-24 22:06:41.595056',NULL,'2026-09-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(180,'game_ended:1:5:1790287601595056','game_ended',1,NULL,5,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-09-24 22:06:41.595056',NULL,'2026-09-24 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(181,'game_started:2:6','game_started',2,NULL,6,6,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-28 16:41:41.595056',NULL,'2026-11-28 16:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(182,'your_move:8:6:1','your_move',8,NULL,6,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-28 17:06:41.595056',NULL,'2026-11-28 17:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(183,'game_started:1:7','game_started',1,NULL,7,7,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-09-27 22:26:41.595056',NULL,'2026-09-27 22:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(184,'your_move:8:7:1','your_move',8,NULL,7,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-27 22:51:41.595056',NULL,'2026-09-27 22:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(185,'your_move:1:7:2','your_move',1,NULL,7,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-27 23:53:41.595056',NULL,'2026-09-27 23:53:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(186,'your_move:8:7:3','your_move',8,NULL,7,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-09-28 02:46:41.595056',NULL,'2026-09-28 02:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(187,'your_move:1:7:4','your_move',1,NULL,7,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-09-28 08:44:41.595056',NULL,'2026-09-28 08:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(188,'your_move:8:7:5','your_move',8,NULL,7,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-09-28 19:01:41.595056',NULL,'2026-09-28 19:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(189,'your_move:1:7:6','your_move',1,NULL,7,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-09-28 19:51:41.595056',NULL,'2026-09-28 19:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(190,'your_move:8:7:7','your_move',8,NULL,7,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-09-29 03:28:41.595056',NULL,'2026-09-29 03:28:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(191,'your_move:1:7:8','your_move',1,NULL,7,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-09-29 04:06:41.595056',NULL,'2026-09-29 04:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(192,'your_move:8:7:9','your_move',8,NULL,7,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-09-29 13:59:41.595056',NULL,'2026-09-29 13:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(193,'your_move:1:7:10','your_move',1,NULL,7,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-09-29 19:21:41.595056',NULL,'2026-09-29 19:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(194,'your_move:8:7:11','your_move',8,NULL,7,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-09-29 21:26:41.595056',NULL,'2026-09-29 21:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(195,'your_move:1:7:12','your_move',1,NULL,7,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-09-30 12:28:41.595056',NULL,'2026-09-30 12:28:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(196,'your_move:8:7:13','your_move',8,NULL,7,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-10-01 02:41:41.595056',NULL,'2026-10-01 02:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(197,'your_move:1:7:14','your_move',1,NULL,7,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-10-01 17:19:41.595056',NULL,'2026-10-01 17:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(198,'your_move:8:7:15','your_move',8,NULL,7,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-10-01 18:36:41.595056',NULL,'2026-10-01 18:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(199,'your_move:1:7:16','your_move',1,NULL,7,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-10-01 22:46:41.595056',NULL,'2026-10-01 22:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(200,'your_move:8:7:17','your_move',8,NULL,7,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-10-02 07:03:41.595056',NULL,'2026-10-02 07:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(201,'your_move:1:7:18','your_move',1,NULL,7,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-10-02 20:41:41.595056',NULL,'2026-10-02 20:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(202,'your_move:8:7:19','your_move',8,NULL,7,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-10-03 01:54:41.595056',NULL,'2026-10-03 01:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(203,'your_move:1:7:20','your_move',1,NULL,7,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-10-03 14:56:41.595056',NULL,'2026-10-03 14:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(204,'your_move:8:7:21','your_move',8,NULL,7,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-10-03 22:01:41.595056',NULL,'2026-10-03 22:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(205,'your_move:1:7:22','your_move',1,NULL,7,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-10-04 00:23:41.595056',NULL,'2026-10-04 00:23:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(206,'your_move:8:7:23','your_move',8,NULL,7,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-10-04 14:16:41.595056',NULL,'2026-10-04 14:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(207,'your_move:1:7:24','your_move',1,NULL,7,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-10-05 01:54:41.595056',NULL,'2026-10-05 01:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(208,'your_move:8:7:25','your_move',8,NULL,7,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-10-05 12:31:41.595056',NULL,'2026-10-05 12:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(209,'your_move:1:7:26','your_move',1,NULL,7,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-10-05 23:21:41.595056',NULL,'2026-10-05 23:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(210,'your_move:8:7:27','your_move',8,NULL,7,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-10-06 11:38:41.595056',NULL,'2026-10-06 11:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(211,'your_move:1:7:28','your_move',1,NULL,7,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-10-07 02:36:41.595056',NULL,'2026-10-07 02:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(212,'your_move:8:7:29','your_move',8,NULL,7,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-10-07 06:29:41.595056',NULL,'2026-10-07 06:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(213,'your_move:1:7:30','your_move',1,NULL,7,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-10-07 15:31:41.595056',NULL,'2026-10-07 15:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(214,'your_move:8:7:31','your_move',8,NULL,7,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-10-07 15:56:41.595056',NULL,'2026-10-07 15:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(215,'your_move:1:7:32','your_move',1,NULL,7,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-10-07 23:58:41.595056',NULL,'2026-10-07 23:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(216,'your_move:8:7:33','your_move',8,NULL,7,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-10-08 01:51:41.595056',NULL,'2026-10-08 01:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(217,'your_move:1:7:34','your_move',1,NULL,7,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-10-08 13:49:41.595056',NULL,'2026-10-08 13:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(218,'game_ended:1:7:1791497201595056','game_ended',1,NULL,7,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-10-08 22:06:41.595056',NULL,'2026-10-08 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(219,'game_ended:8:7:1791497201595056','game_ended',8,NULL,7,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-10-08 22:06:41.595056',NULL,'2026-10-08 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(220,'game_started:10:8','game_started',10,NULL,8,8,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-21 13:38:41.595056',NULL,'2026-11-21 13:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(221,'your_move:1:8:1','your_move',1,NULL,8,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-21 14:03:41.595056',NULL,'2026-11-21 14:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(222,'your_move:10:8:2','your_move',10,NULL,8,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-21 15:05:41.595056',NULL,'2026-11-21 15:05:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(223,'your_move:1:8:3','your_move',1,NULL,8,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-21 17:58:41.595056',NULL,'2026-11-21 17:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(224,'your_move:10:8:4','your_move',10,NULL,8,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-21 23:56:41.595056',NULL,'2026-11-21 23:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(225,'your_move:1:8:5','your_move',1,NULL,8,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-22 10:13:41.595056',NULL,'2026-11-22 10:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(226,'your_move:10:8:6','your_move',10,NULL,8,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-22 11:03:41.595056',NULL,'2026-11-22 11:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(227,'your_move:1:8:7','your_move',1,NULL,8,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-22 18:40:41.595056',NULL,'2026-11-22 18:40:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(228,'your_move:10:8:8','your_move',10,NULL,8,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-22 19:18:41.595056',NULL,'2026-11-22 19:18:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(229,'your_move:1:8:9','your_move',1,NULL,8,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-23 05:11:41.595056',NULL,'2026-11-23 05:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(230,'your_move:10:8:10','your_move',10,NULL,8,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-23 10:33:41.595056',NULL,'2026-11-23 10:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(231,'your_move:1:8:11','your_move',1,NULL,8,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-23 12:38:41.595056',NULL,'2026-11-23 12:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(232,'your_move:10:8:12','your_move',10,NULL,8,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-24 03:40:41.595056',NULL,'2026-11-24 03:40:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(233,'your_move:1:8:13','your_move',1,NULL,8,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-24 17:53:41.595056',NULL,'2026-11-24 17:53:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(234,'your_move:10:8:14','your_move',10,NULL,8,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-25 08:31:41.595056',NULL,'2026-11-25 08:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(235,'your_move:1:8:15','your_move',1,NULL,8,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-25 09:48:41.595056',NULL,'2026-11-25 09:48:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(236,'your_move:10:8:16','your_move',10,NULL,8,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-25 13:58:41.595056',NULL,'2026-11-25 13:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(237,'your_move:1:8:17','your_move',1,NULL,8,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-25 22:15:41.595056',NULL,'2026-11-25 22:15:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(238,'your_move:10:8:18','your_move',10,NULL,8,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-26 11:53:41.595056',NULL,'2026-11-26 11:53:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(239,'your_move:1:8:19','your_move',1,NULL,8,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-26 17:06:41.595056',NULL,'2026-11-26 17:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(240,'your_move:10:8:20','your_move',10,NULL,8,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-27 06:08:41.595056',NULL,'2026-11-27 06:08:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(241,'your_move:1:8:21','your_move',1,NULL,8,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-27 13:13:41.595056',NULL,'2026-11-27 13:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(242,'your_move:10:8:22','your_move',10,NULL,8,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-27 15:35:41.595056',NULL,'2026-11-27 15:35:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(243,'your_move:1:8:23','your_move',1,NULL,8,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-28 05:28:41.595056',NULL,'2026-11-28 05:28:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(244,'your_move:10:8:24','your_move',10,NULL,8,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-28 17:06:41.595056',NULL,'2026-11-28 17:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(245,'game_started:2:9','game_started',2,NULL,9,9,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-10-10 17:06:41.595056',NULL,'2026-10-10 17:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(246,'your_move:11:9:1','your_move',11,NULL,9,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-10-10 17:31:41.595056',NULL,'2026-10-10 17:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(247,'your_move:2:9:2','your_move',2,NULL,9,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-10-10 18:33:41.595056',NULL,'2026-10-10 18:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(248,'your_move:11:9:3','your_move',11,NULL,9,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-10 21:26:41.595056',NULL,'2026-10-10 21:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(249,'your_move:2:9:4','your_move',2,NULL,9,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-11 03:24:41.595056',NULL,'2026-10-11 03:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(250,'your_move:11:9:5','your_move',11,NULL,9,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-11 13:41:41.595056',NULL,'2026-10-11 13:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(251,'your_move:2:9:6','your_move',2,NULL,9,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-11 14:31:41.595056',NULL,'2026-10-11 14:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(252,'your_move:11:9:7','your_move',11,NULL,9,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-11 22:08:41.595056',NULL,'2026-10-11 22:08:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(253,'your_move:2:9:8','your_move',2,NULL,9,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-11 22:46:41.595056',NULL,'2026-10-11 22:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(254,'your_move:11:9:9','your_move',11,NULL,9,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-10-12 08:39:41.595056',NULL,'2026-10-12 08:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(255,'your_move:2:9:10','your_move',2,NULL,9,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-10-12 14:01:41.595056',NULL,'2026-10-12 14:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(256,'your_move:11:9:11','your_move',11,NULL,9,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-10-12 16:06:41.595056',NULL,'2026-10-12 16:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(257,'your_move:2:9:12','your_move',2,NULL,9,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-10-13 07:08:41.595056',NULL,'2026-10-13 07:08:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(258,'your_move:11:9:13','your_move',11,NULL,9,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-10-13 21:21:41.595056',NULL,'2026-10-13 21:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(259,'your_move:2:9:14','your_move',2,NULL,9,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-10-14 11:59:41.595056',NULL,'2026-10-14 11:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(260,'your_move:11:9:15','your_move',11,NULL,9,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-10-14 13:16:41.595056',NULL,'2026-10-14 13:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(261,'your_move:2:9:16','your_move',2,NULL,9,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-10-14 17:26:41.595056',NULL,'2026-10-14 17:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(262,'your_move:11:9:17','your_move',11,NULL,9,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-10-15 01:43:41.595056',NULL,'2026-10-15 01:43:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(263,'your_move:2:9:18','your_move',2,NULL,9,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-10-15 15:21:41.595056',NULL,'2026-10-15 15:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(264,'your_move:11:9:19','your_move',11,NULL,9,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-10-15 20:34:41.595056',NULL,'2026-10-15 20:34:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(265,'your_move:2:9:20','your_move',2,NULL,9,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-10-16 09:36:41.595056',NULL,'2026-10-16 09:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(266,'your_move:11:9:21','your_move',11,NULL,9,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-10-16 16:41:41.595056',NULL,'2026-10-16 16:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(267,'your_move:2:9:22','your_move',2,NULL,9,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-10-16 19:03:41.595056',NULL,'2026-10-16 19:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(268,'your_move:11:9:23','your_move',11,NULL,9,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-10-17 08:56:41.595056',NULL,'2026-10-17 08:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(269,'your_move:2:9:24','your_move',2,NULL,9,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-10-17 20:34:41.595056',NULL,'2026-10-17 20:34:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(270,'your_move:11:9:25','your_move',11,NULL,9,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-10-18 07:11:41.595056',NULL,'2026-10-18 07:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(271,'your_move:2:9:26','your_move',2,NULL,9,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-10-18 18:01:41.595056',NULL,'2026-10-18 18:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(272,'your_move:11:9:27','your_move',11,NULL,9,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-10-19 06:18:41.595056',NULL,'2026-10-19 06:18:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(273,'your_move:2:9:28','your_move',2,NULL,9,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-10-19 21:16:41.595056',NULL,'2026-10-19 21:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(274,'your_move:11:9:29','your_move',11,NULL,9,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-10-20 01:09:41.595056',NULL,'2026-10-20 01:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(275,'your_move:2:9:30','your_move',2,NULL,9,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-10-20 10:11:41.595056',NULL,'2026-10-20 10:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(276,'your_move:11:9:31','your_move',11,NULL,9,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-10-20 10:36:41.595056',NULL,'2026-10-20 10:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(277,'your_move:2:9:32','your_move',2,NULL,9,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-10-20 18:38:41.595056',NULL,'2026-10-20 18:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(278,'your_move:11:9:33','your_move',11,NULL,9,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-10-20 20:31:41.595056',NULL,'2026-10-20 20:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(279,'your_move:2:9:34','your_move',2,NULL,9,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-10-21 08:29:41.595056',NULL,'2026-10-21 08:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(280,'your_move:11:9:35','your_move',11,NULL,9,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-10-21 16:46:41.595056',NULL,'2026-10-21 16:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(281,'your_move:2:9:36','your_move',2,NULL,9,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-10-21 22:36:41.595056',NULL,'2026-10-21 22:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(282,'your_move:11:9:37','your_move',11,NULL,9,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-10-22 03:13:41.595056',NULL,'2026-10-22 03:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(283,'your_move:2:9:38','your_move',2,NULL,9,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-10-22 07:51:41.595056',NULL,'2026-10-22 07:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(284,'your_move:11:9:39','your_move',11,NULL,9,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-10-22 13:44:41.595056',NULL,'2026-10-22 13:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(285,'your_move:2:9:40','your_move',2,NULL,9,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-10-22 22:06:41.595056',NULL,'2026-10-22 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(286,'game_ended:2:9:1792706801595056','game_ended',2,NULL,9,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-10-22 22:06:41.595056',NULL,'2026-10-22 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(287,'game_ended:11:9:1792706801595056','game_ended',11,NULL,9,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-10-22 22:06:41.595056',NULL,'2026-10-22 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(288,'game_started:1:10','game_started',1,NULL,10,10,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-18 13:41:41.595056',NULL,'2026-11-18 13:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(289,'your_move:11:10:1','your_move',11,NULL,10,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-18 14:06:41.595056',NULL,'2026-11-18 14:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(290,'your_move:1:10:2','your_move',1,NULL,10,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-18 15:08:41.595056',NULL,'2026-11-18 15:08:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(291,'your_move:11:10:3','your_move',11,NULL,10,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-18 18:01:41.595056',NULL,'2026-11-18 18:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(292,'your_move:1:10:4','your_move',1,NULL,10,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-18 23:59:41.595056',NULL,'2026-11-18 23:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(293,'your_move:11:10:5','your_move',11,NULL,10,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-19 10:16:41.595056',NULL,'2026-11-19 10:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(294,'your_move:1:10:6','your_move',1,NULL,10,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-19 11:06:41.595056',NULL,'2026-11-19 11:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(295,'your_move:11:10:7','your_move',11,NULL,10,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-19 18:43:41.595056',NULL,'2026-11-19 18:43:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(296,'your_move:1:10:8','your_move',1,NULL,10,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-19 19:21:41.595056',NULL,'2026-11-19 19:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(297,'your_move:11:10:9','your_move',11,NULL,10,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-20 05:14:41.595056',NULL,'2026-11-20 05:14:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(298,'your_move:1:10:10','your_move',1,NULL,10,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-20 10:36:41.595056',NULL,'2026-11-20 10:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(299,'your_move:11:10:11','your_move',11,NULL,10,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-20 12:41:41.595056',NULL,'2026-11-20 12:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(300,'your_move:1:10:12','your_move',1,NULL,10,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-21 03:43:41.595056',NULL,'2026-11-21 03:43:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(301,'your_move:11:10:13','your_move',11,NULL,10,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-21 17:56:41.595056',NULL,'2026-11-21 17:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(302,'your_move:1:10:14','your_move',1,NULL,10,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-22 08:34:41.595056',NULL,'2026-11-22 08:34:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(303,'your_move:11:10:15','your_move',11,NULL,10,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-22 09:51:41.595056',NULL,'2026-11-22 09:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(304,'your_move:1:10:16','your_move',1,NULL,10,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-22 14:01:41.595056',NULL,'2026-11-22 14:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(305,'your_move:11:10:17','your_move',11,NULL,10,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-22 22:18:41.595056',NULL,'2026-11-22 22:18:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(306,'your_move:1:10:18','your_move',1,NULL,10,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-23 11:56:41.595056',NULL,'2026-11-23 11:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(307,'your_move:11:10:19','your_move',11,NULL,10,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-23 17:09:41.595056',NULL,'2026-11-23 17:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(308,'your_move:1:10:20','your_move',1,NULL,10,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-24 06:11:41.595056',NULL,'2026-11-24 06:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(309,'your_move:11:10:21','your_move',11,NULL,10,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-24 13:16:41.595056',NULL,'2026-11-24 13:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(310,'your_move:1:10:22','your_move',1,NULL,10,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-24 15:38:41.595056',NULL,'2026-11-24 15:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(311,'your_move:11:10:23','your_move',11,NULL,10,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-25 05:31:41.595056',NULL,'2026-11-25 05:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(312,'your_move:1:10:24','your_move',1,NULL,10,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-25 17:09:41.595056',NULL,'2026-11-25 17:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(313,'your_move:11:10:25','your_move',11,NULL,10,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-26 03:46:41.595056',NULL,'2026-11-26 03:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(314,'your_move:1:10:26','your_move',1,NULL,10,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-26 14:36:41.595056',NULL,'2026-11-26 14:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(315,'your_move:11:10:27','your_move',11,NULL,10,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-27 02:53:41.595056',NULL,'2026-11-27 02:53:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(316,'your_move:1:10:28','your_move',1,NULL,10,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-27 17:51:41.595056',NULL,'2026-11-27 17:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(317,'your_move:11:10:29','your_move',11,NULL,10,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-27 21:44:41.595056',NULL,'2026-11-27 21:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(318,'your_move:1:10:30','your_move',1,NULL,10,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-28 06:46:41.595056',NULL,'2026-11-28 06:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(319,'your_move:11:10:31','your_move',11,NULL,10,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-28 07:11:41.595056',NULL,'2026-11-28 07:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(320,'your_move:1:10:32','your_move',1,NULL,10,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-11-28 15:13:41.595056',NULL,'2026-11-28 15:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(321,'your_move:11:10:33','your_move',11,NULL,10,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-11-28 17:06:41.595056',NULL,'2026-11-28 17:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(322,'game_started:3:11','game_started',3,NULL,11,11,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-10-12 18:21:41.595056',NULL,'2026-10-12 18:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(323,'your_move:1:11:1','your_move',1,NULL,11,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-10-12 18:46:41.595056',NULL,'2026-10-12 18:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(324,'your_move:3:11:2','your_move',3,NULL,11,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-10-12 19:48:41.595056',NULL,'2026-10-12 19:48:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(325,'your_move:1:11:3','your_move',1,NULL,11,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-12 22:41:41.595056',NULL,'2026-10-12 22:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(326,'your_move:3:11:4','your_move',3,NULL,11,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-13 04:39:41.595056',NULL,'2026-10-13 04:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(327,'your_move:1:11:5','your_move',1,NULL,11,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-13 14:56:41.595056',NULL,'2026-10-13 14:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(328,'your_move:3:11:6','your_move',3,NULL,11,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-13 15:46:41.595056',NULL,'2026-10-13 15:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(329,'your_move:1:11:7','your_move',1,NULL,11,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-13 23:23:41.595056',NULL,'2026-10-13 23:23:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(330,'your_move:3:11:8','your_move',3,NULL,11,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-14 00:01:41.595056',NULL,'2026-10-14 00:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(331,'your_move:1:11:9','your_move',1,NULL,11,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-10-14 09:54:41.595056',NULL,'2026-10-14 09:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(332,'your_move:3:11:10','your_move',3,NULL,11,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-10-14 15:16:41.595056',NULL,'2026-10-14 15:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(333,'your_move:1:11:11','your_move',1,NULL,11,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-10-14 17:21:41.595056',NULL,'2026-10-14 17:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(334,'your_move:3:11:12','your_move',3,NULL,11,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-10-15 08:23:41.595056',NULL,'2026-10-15 08:23:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(335,'your_move:1:11:13','your_move',1,NULL,11,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-10-15 22:36:41.595056',NULL,'2026-10-15 22:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(336,'your_move:3:11:14','your_move',3,NULL,11,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-10-16 13:14:41.595056',NULL,'2026-10-16 13:14:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(337,'your_move:1:11:15','your_move',1,NULL,11,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-10-16 14:31:41.595056',NULL,'2026-10-16 14:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(338,'your_move:3:11:16','your_move',3,NULL,11,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-10-16 18:41:41.595056',NULL,'2026-10-16 18:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(339,'your_move:1:11:17','your_move',1,NULL,11,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-10-17 02:58:41.595056',NULL,'2026-10-17 02:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(340,'your_move:3:11:18','your_move',3,NULL,11,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-10-17 16:36:41.595056',NULL,'2026-10-17 16:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(341,'your_move:1:11:19','your_move',1,NULL,11,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-10-17 21:49:41.595056',NULL,'2026-10-17 21:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(342,'your_move:3:11:20','your_move',3,NULL,11,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-10-18 10:51:41.595056',NULL,'2026-10-18 10:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(343,'your_move:1:11:21','your_move',1,NULL,11,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-10-18 17:56:41.595056',NULL,'2026-10-18 17:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(344,'your_move:3:11:22','your_move',3,NULL,11,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-10-18 20:18:41.595056',NULL,'2026-10-18 20:18:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(345,'your_move:1:11:23','your_move',1,NULL,11,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-10-19 10:11:41.595056',NULL,'2026-10-19 10:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(346,'your_move:3:11:24','your_move',3,NULL,11,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-10-19 21:49:41.595056',NULL,'2026-10-19 21:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(347,'your_move:1:11:25','your_move',1,NULL,11,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-10-20 08:26:41.595056',NULL,'2026-10-20 08:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(348,'your_move:3:11:26','your_move',3,NULL,11,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-10-20 19:16:41.595056',NULL,'2026-10-20 19:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(349,'your_move:1:11:27','your_move',1,NULL,11,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-10-21 07:33:41.595056',NULL,'2026-10-21 07:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(350,'your_move:3:11:28','your_move',3,NULL,11,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-10-21 22:31:41.595056',NULL,'2026-10-21 22:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(351,'your_move:1:11:29','your_move',1,NULL,11,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-10-22 02:24:41.595056',NULL,'2026-10-22 02:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(352,'your_move:3:11:30','your_move',3,NULL,11,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-10-22 11:26:41.595056',NULL,'2026-10-22 11:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(353,'your_move:1:11:31','your_move',1,NULL,11,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-10-22 11:51:41.595056',NULL,'2026-10-22 11:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(354,'your_move:3:11:32','your_move',3,NULL,11,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-10-22 19:53:41.595056',NULL,'2026-10-22 19:53:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(355,'your_move:1:11:33','your_move',1,NULL,11,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-10-22 21:46:41.595056',NULL,'2026-10-22 21:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(356,'your_move:3:11:34','your_move',3,NULL,11,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-10-23 09:44:41.595056',NULL,'2026-10-23 09:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(357,'your_move:1:11:35','your_move',1,NULL,11,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-10-23 18:01:41.595056',NULL,'2026-10-23 18:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(358,'your_move:3:11:36','your_move',3,NULL,11,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-10-23 23:51:41.595056',NULL,'2026-10-23 23:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(359,'your_move:1:11:37','your_move',1,NULL,11,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-10-24 04:28:41.595056',NULL,'2026-10-24 04:28:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(360,'your_move:3:11:38','your_move',3,NULL,11,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-10-24 09:06:41.595056',NULL,'2026-10-24 09:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(361,'your_move:1:11:39','your_move',1,NULL,11,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-10-24 14:59:41.595056',NULL,'2026-10-24 14:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(362,'your_move:3:11:40','your_move',3,NULL,11,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-10-24 23:21:41.595056',NULL,'2026-10-24 23:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(363,'your_move:1:11:41','your_move',1,NULL,11,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-10-25 11:26:41.595056',NULL,'2026-10-25 11:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(364,'your_move:3:11:42','your_move',3,NULL,11,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-10-25 13:28:41.595056',NULL,'2026-10-25 13:28:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(365,'your_move:1:11:43','your_move',1,NULL,11,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-10-25 21:41:41.595056',NULL,'2026-10-25 21:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(366,'your_move:3:11:44','your_move',3,NULL,11,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-10-25 22:19:41.595056',NULL,'2026-10-25 22:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(367,'your_move:1:11:45','your_move',1,NULL,11,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-10-26 07:36:41.595056',NULL,'2026-10-26 07:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(368,'your_move:3:11:46','your_move',3,NULL,11,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-10-26 11:46:41.595056',NULL,'2026-10-26 11:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(369,'your_move:1:11:47','your_move',1,NULL,11,NULL,NULL,47,NULL,NULL,0,'dropped',0,'2026-10-27 03:03:41.595056',NULL,'2026-10-27 03:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(370,'your_move:3:11:48','your_move',3,NULL,11,NULL,NULL,48,NULL,NULL,0,'dropped',0,'2026-10-27 15:41:41.595056',NULL,'2026-10-27 15:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(371,'your_move:1:11:49','your_move',1,NULL,11,NULL,NULL,49,NULL,NULL,0,'dropped',0,'2026-10-28 02:54:41.595056',NULL,'2026-10-28 02:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(372,'your_move:3:11:50','your_move',3,NULL,11,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-10-28 13:56:41.595056',NULL,'2026-10-28 13:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(373,'your_move:1:11:51','your_move',1,NULL,11,NULL,NULL,51,NULL,NULL,0,'dropped',0,'2026-10-29 02:01:41.595056',NULL,'2026-10-29 02:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(374,'your_move:3:11:52','your_move',3,NULL,11,NULL,NULL,52,NULL,NULL,0,'dropped',0,'2026-10-29 16:23:41.595056',NULL,'2026-10-29 16:23:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(375,'your_move:1:11:53','your_move',1,NULL,11,NULL,NULL,53,NULL,NULL,0,'dropped',0,'2026-10-29 19:16:41.595056',NULL,'2026-10-29 19:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(376,'your_move:3:11:54','your_move',3,NULL,11,NULL,NULL,54,NULL,NULL,0,'dropped',0,'2026-10-30 02:54:41.595056',NULL,'2026-10-30 02:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(377,'your_move:1:11:55','your_move',1,NULL,11,NULL,NULL,55,NULL,NULL,0,'dropped',0,'2026-10-30 16:31:41.595056',NULL,'2026-10-30 16:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(378,'your_move:3:11:56','your_move',3,NULL,11,NULL,NULL,56,NULL,NULL,0,'dropped',0,'2026-10-30 22:21:41.595056',NULL,'2026-10-30 22:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(379,'your_move:1:11:57','your_move',1,NULL,11,NULL,NULL,57,NULL,NULL,0,'dropped',0,'2026-10-31 12:38:41.595056',NULL,'2026-10-31 12:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(380,'your_move:3:11:58','your_move',3,NULL,11,NULL,NULL,58,NULL,NULL,0,'dropped',0,'2026-10-31 21:36:41.595056',NULL,'2026-10-31 21:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(381,'your_move:1:11:59','your_move',1,NULL,11,NULL,NULL,59,NULL,NULL,0,'dropped',0,'2026-11-01 02:29:41.595056',NULL,'2026-11-01 02:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(382,'your_move:3:11:60','your_move',3,NULL,11,NULL,NULL,60,NULL,NULL,0,'dropped',0,'2026-11-01 04:31:41.595056',NULL,'2026-11-01 04:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(383,'your_move:1:11:61','your_move',1,NULL,11,NULL,NULL,61,NULL,NULL,0,'dropped',0,'2026-11-01 04:56:41.595056',NULL,'2026-11-01 04:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(384,'your_move:3:11:62','your_move',3,NULL,11,NULL,NULL,62,NULL,NULL,0,'dropped',0,'2026-11-01 19:58:41.595056',NULL,'2026-11-01 19:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(385,'your_move:1:11:63','your_move',1,NULL,11,NULL,NULL,63,NULL,NULL,0,'dropped',0,'2026-11-01 20:51:41.595056',NULL,'2026-11-01 20:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(386,'your_move:3:11:64','your_move',3,NULL,11,NULL,NULL,64,NULL,NULL,0,'dropped',0,'2026-11-01 23:49:41.595056',NULL,'2026-11-01 23:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(387,'your_move:1:11:65','your_move',1,NULL,11,NULL,NULL,65,NULL,NULL,0,'dropped',0,'2026-11-02 06:06:41.595056',NULL,'2026-11-02 06:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(388,'your_move:3:11:66','your_move',3,NULL,11,NULL,NULL,66,NULL,NULL,0,'dropped',0,'2026-11-02 16:56:41.595056',NULL,'2026-11-02 16:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(389,'your_move:1:11:67','your_move',1,NULL,11,NULL,NULL,67,NULL,NULL,0,'dropped',0,'2026-11-02 18:33:41.595056',NULL,'2026-11-02 18:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(390,'your_move:3:11:68','your_move',3,NULL,11,NULL,NULL,68,NULL,NULL,0,'dropped',0,'2026-11-03 03:11:41.595056',NULL,'2026-11-03 03:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(391,'your_move:1:11:69','your_move',1,NULL,11,NULL,NULL,69,NULL,NULL,0,'dropped',0,'2026-11-03 05:04:41.595056',NULL,'2026-11-03 05:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(392,'your_move:3:11:70','your_move',3,NULL,11,NULL,NULL,70,NULL,NULL,0,'dropped',0,'2026-11-03 16:26:41.595056',NULL,'2026-11-03 16:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(393,'your_move:1:11:71','your_move',1,NULL,11,NULL,NULL,71,NULL,NULL,0,'dropped',0,'2026-11-03 23:31:41.595056',NULL,'2026-11-03 23:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(394,'your_move:3:11:72','your_move',3,NULL,11,NULL,NULL,72,NULL,NULL,0,'dropped',0,'2026-11-04 03:33:41.595056',NULL,'2026-11-04 03:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(395,'your_move:1:11:73','your_move',1,NULL,11,NULL,NULL,73,NULL,NULL,0,'dropped',0,'2026-11-04 05:46:41.595056',NULL,'2026-11-04 05:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(396,'your_move:3:11:74','your_move',3,NULL,11,NULL,NULL,74,NULL,NULL,0,'dropped',0,'2026-11-04 07:24:41.595056',NULL,'2026-11-04 07:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(397,'your_move:1:11:75','your_move',1,NULL,11,NULL,NULL,75,NULL,NULL,0,'dropped',0,'2026-11-04 09:41:41.595056',NULL,'2026-11-04 09:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(398,'your_move:3:11:76','your_move',3,NULL,11,NULL,NULL,76,NULL,NULL,0,'dropped',0,'2026-11-04 13:51:41.595056',NULL,'2026-11-04 13:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(399,'your_move:1:11:77','your_move',1,NULL,11,NULL,NULL,77,NULL,NULL,0,'dropped',0,'2026-11-04 21:08:41.595056',NULL,'2026-11-04 21:08:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(400,'your_move:3:11:78','your_move',3,NULL,11,NULL,NULL,78,NULL,NULL,0,'dropped',0,'2026-11-05 08:46:41.595056',NULL,'2026-11-05 08:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(401,'your_move:1:11:79','your_move',1,NULL,11,NULL,NULL,79,NULL,NULL,0,'dropped',0,'2026-11-05 10:59:41.595056',NULL,'2026-11-05 10:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(402,'your_move:3:11:80','your_move',3,NULL,11,NULL,NULL,80,NULL,NULL,0,'dropped',0,'2026-11-05 20:01:41.595056',NULL,'2026-11-05 20:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(403,'your_move:1:11:81','your_move',1,NULL,11,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-11-05 22:06:41.595056',NULL,'2026-11-05 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(404,'game_ended:3:11:1793916401595056','game_ended',3,NULL,11,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-11-05 22:06:41.595056',NULL,'2026-11-05 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(405,'game_ended:1:11:1793916401595056','game_ended',1,NULL,11,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-11-05 22:06:41.595056',NULL,'2026-11-05 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(406,'game_started:2:12','game_started',2,NULL,12,12,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-14 23:41:41.595056',NULL,'2026-11-14 23:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(407,'your_move:4:12:1','your_move',4,NULL,12,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-15 00:06:41.595056',NULL,'2026-11-15 00:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(408,'your_move:2:12:2','your_move',2,NULL,12,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-15 01:08:41.595056',NULL,'2026-11-15 01:08:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(409,'your_move:4:12:3','your_move',4,NULL,12,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-15 04:01:41.595056',NULL,'2026-11-15 04:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(410,'your_move:2:12:4','your_move',2,NULL,12,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-15 09:59:41.595056',NULL,'2026-11-15 09:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(411,'your_move:4:12:5','your_move',4,NULL,12,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-15 20:16:41.595056',NULL,'2026-11-15 20:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(412,'your_move:2:12:6','your_move',2,NULL,12,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-15 21:06:41.595056',NULL,'2026-11-15 21:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(413,'your_move:4:12:7','your_move',4,NULL,12,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-16 04:43:41.595056',NULL,'2026-11-16 04:43:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(414,'your_move:2:12:8','your_move',2,NULL,12,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-16 05:21:41.595056',NULL,'2026-11-16 05:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(415,'your_move:4:12:9','your_move',4,NULL,12,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-16 15:14:41.595056',NULL,'2026-11-16 15:14:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(416,'your_move:2:12:10','your_move',2,NULL,12,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-16 20:36:41.595056',NULL,'2026-11-16 20:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(417,'your_move:4:12:11','your_move',4,NULL,12,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-16 22:41:41.595056',NULL,'2026-11-16 22:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(418,'your_move:2:12:12','your_move',2,NULL,12,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-17 13:43:41.595056',NULL,'2026-11-17 13:43:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(419,'your_move:4:12:13','your_move',4,NULL,12,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-18 03:56:41.595056',NULL,'2026-11-18 03:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(420,'your_move:2:12:14','your_move',2,NULL,12,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-18 18:34:41.595056',NULL,'2026-11-18 18:34:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(421,'your_move:4:12:15','your_move',4,NULL,12,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-18 19:51:41.595056',NULL,'2026-11-18 19:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(422,'your_move:2:12:16','your_move',2,NULL,12,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-19 00:01:41.595056',NULL,'2026-11-19 00:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(423,'your_move:4:12:17','your_move',4,NULL,12,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-19 08:18:41.595056',NULL,'2026-11-19 08:18:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(424,'your_move:2:12:18','your_move',2,NULL,12,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-19 21:56:41.595056',NULL,'2026-11-19 21:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(425,'your_move:4:12:19','your_move',4,NULL,12,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-20 03:09:41.595056',NULL,'2026-11-20 03:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(426,'your_move:2:12:20','your_move',2,NULL,12,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-20 16:11:41.595056',NULL,'2026-11-20 16:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(427,'your_move:4:12:21','your_move',4,NULL,12,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-20 23:16:41.595056',NULL,'2026-11-20 23:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(428,'your_move:2:12:22','your_move',2,NULL,12,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-21 01:38:41.595056',NULL,'2026-11-21 01:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(429,'your_move:4:12:23','your_move',4,NULL,12,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-21 15:31:41.595056',NULL,'2026-11-21 15:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(430,'your_move:2:12:24','your_move',2,NULL,12,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-22 03:09:41.595056',NULL,'2026-11-22 03:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(431,'your_move:4:12:25','your_move',4,NULL,12,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-22 13:46:41.595056',NULL,'2026-11-22 13:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(432,'your_move:2:12:26','your_move',2,NULL,12,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-23 00:36:41.595056',NULL,'2026-11-23 00:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(433,'your_move:4:12:27','your_move',4,NULL,12,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-23 12:53:41.595056',NULL,'2026-11-23 12:53:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(434,'your_move:2:12:28','your_move',2,NULL,12,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-24 03:51:41.595056',NULL,'2026-11-24 03:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(435,'your_move:4:12:29','your_move',4,NULL,12,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-24 07:44:41.595056',NULL,'2026-11-24 07:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(436,'your_move:2:12:30','your_move',2,NULL,12,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-24 16:46:41.595056',NULL,'2026-11-24 16:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(437,'your_move:4:12:31','your_move',4,NULL,12,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-24 17:11:41.595056',NULL,'2026-11-24 17:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(438,'your_move:2:12:32','your_move',2,NULL,12,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-11-25 01:13:41.595056',NULL,'2026-11-25 01:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(439,'your_move:4:12:33','your_move',4,NULL,12,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-11-25 03:06:41.595056',NULL,'2026-11-25 03:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(440,'your_move:2:12:34','your_move',2,NULL,12,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-11-25 15:04:41.595056',NULL,'2026-11-25 15:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(441,'your_move:4:12:35','your_move',4,NULL,12,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-11-25 23:21:41.595056',NULL,'2026-11-25 23:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(442,'your_move:2:12:36','your_move',2,NULL,12,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-11-26 05:11:41.595056',NULL,'2026-11-26 05:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(443,'your_move:4:12:37','your_move',4,NULL,12,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-11-26 09:48:41.595056',NULL,'2026-11-26 09:48:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(444,'your_move:2:12:38','your_move',2,NULL,12,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-11-26 14:26:41.595056',NULL,'2026-11-26 14:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(445,'your_move:4:12:39','your_move',4,NULL,12,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-11-26 20:19:41.595056',NULL,'2026-11-26 20:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(446,'your_move:2:12:40','your_move',2,NULL,12,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-11-27 04:41:41.595056',NULL,'2026-11-27 04:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(447,'your_move:4:12:41','your_move',4,NULL,12,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-11-27 16:46:41.595056',NULL,'2026-11-27 16:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(448,'your_move:2:12:42','your_move',2,NULL,12,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-11-27 18:48:41.595056',NULL,'2026-11-27 18:48:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(449,'your_move:4:12:43','your_move',4,NULL,12,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-11-28 03:01:41.595056',NULL,'2026-11-28 03:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(450,'your_move:2:12:44','your_move',2,NULL,12,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-11-28 03:39:41.595056',NULL,'2026-11-28 03:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(451,'your_move:4:12:45','your_move',4,NULL,12,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-11-28 12:56:41.595056',NULL,'2026-11-28 12:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(452,'your_move:2:12:46','your_move',2,NULL,12,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-11-28 17:06:41.595056',NULL,'2026-11-28 17:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(453,'game_started:1:13','game_started',1,NULL,13,13,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-10-25 16:44:41.595056',NULL,'2026-10-25 16:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(454,'your_move:3:13:1','your_move',3,NULL,13,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-10-25 17:09:41.595056',NULL,'2026-10-25 17:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(455,'your_move:1:13:2','your_move',1,NULL,13,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-10-25 18:11:41.595056',NULL,'2026-10-25 18:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(456,'your_move:3:13:3','your_move',3,NULL,13,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-25 21:04:41.595056',NULL,'2026-10-25 21:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(457,'your_move:1:13:4','your_move',1,NULL,13,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-26 03:02:41.595056',NULL,'2026-10-26 03:02:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(458,'your_move:3:13:5','your_move',3,NULL,13,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-26 13:19:41.595056',NULL,'2026-10-26 13:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(459,'your_move:1:13:6','your_move',1,NULL,13,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-26 14:09:41.595056',NULL,'2026-10-26 14:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(460,'your_move:3:13:7','your_move',3,NULL,13,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-26 21:46:41.595056',NULL,'2026-10-26 21:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(461,'your_move:1:13:8','your_move',1,NULL,13,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-26 22:24:41.595056',NULL,'2026-10-26 22:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(462,'your_move:3:13:9','your_move',3,NULL,13,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-10-27 08:17:41.595056',NULL,'2026-10-27 08:17:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(463,'your_move:1:13:10','your_move',1,NULL,13,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-10-27 13:39:41.595056',NULL,'2026-10-27 13:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(464,'your_move:3:13:11','your_move',3,NULL,13,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-10-27 15:44:41.595056',NULL,'2026-10-27 15:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(465,'your_move:1:13:12','your_move',1,NULL,13,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-10-28 06:46:41.595056',NULL,'2026-10-28 06:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(466,'your_move:3:13:13','your_move',3,NULL,13,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-10-28 20:59:41.595056',NULL,'2026-10-28 20:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(467,'your_move:1:13:14','your_move',1,NULL,13,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-10-29 11:37:41.595056',NULL,'2026-10-29 11:37:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(468,'your_move:3:13:15','your_move',3,NULL,13,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-10-29 12:54:41.595056',NULL,'2026-10-29 12:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(469,'your_move:1:13:16','your_move',1,NULL,13,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-10-29 17:04:41.595056',NULL,'2026-10-29 17:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(470,'your_move:3:13:17','your_move',3,NULL,13,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-10-30 01:21:41.595056',NULL,'2026-10-30 01:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(471,'your_move:1:13:18','your_move',1,NULL,13,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-10-30 14:59:41.595056',NULL,'2026-10-30 14:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(472,'your_move:3:13:19','your_move',3,NULL,13,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-10-30 20:12:41.595056',NULL,'2026-10-30 20:12:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(473,'your_move:1:13:20','your_move',1,NULL,13,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-10-31 09:14:41.595056',NULL,'2026-10-31 09:14:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(474,'your_move:3:13:21','your_move',3,NULL,13,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-10-31 16:19:41.595056',NULL,'2026-10-31 16:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(475,'your_move:1:13:22','your_move',1,NULL,13,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-10-31 18:41:41.595056',NULL,'2026-10-31 18:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(476,'your_move:3:13:23','your_move',3,NULL,13,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-01 08:34:41.595056',NULL,'2026-11-01 08:34:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(477,'your_move:1:13:24','your_move',1,NULL,13,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-01 20:12:41.595056',NULL,'2026-11-01 20:12:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(478,'your_move:3:13:25','your_move',3,NULL,13,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-02 06:49:41.595056',NULL,'2026-11-02 06:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(479,'your_move:1:13:26','your_move',1,NULL,13,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-02 17:39:41.595056',NULL,'2026-11-02 17:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(480,'your_move:3:13:27','your_move',3,NULL,13,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-03 05:56:41.595056',NULL,'2026-11-03 05:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(481,'your_move:1:13:28','your_move',1,NULL,13,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-03 20:54:41.595056',NULL,'2026-11-03 20:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(482,'your_move:3:13:29','your_move',3,NULL,13,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-04 00:47:41.595056',NULL,'2026-11-04 00:47:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(483,'your_move:1:13:30','your_move',1,NULL,13,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-04 09:49:41.595056',NULL,'2026-11-04 09:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(484,'your_move:3:13:31','your_move',3,NULL,13,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-04 10:14:41.595056',NULL,'2026-11-04 10:14:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(485,'your_move:1:13:32','your_move',1,NULL,13,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-11-04 18:16:41.595056',NULL,'2026-11-04 18:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(486,'your_move:3:13:33','your_move',3,NULL,13,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-11-04 20:09:41.595056',NULL,'2026-11-04 20:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(487,'your_move:1:13:34','your_move',1,NULL,13,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-11-05 08:07:41.595056',NULL,'2026-11-05 08:07:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(488,'your_move:3:13:35','your_move',3,NULL,13,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-11-05 16:24:41.595056',NULL,'2026-11-05 16:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(489,'your_move:1:13:36','your_move',1,NULL,13,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-11-05 22:14:41.595056',NULL,'2026-11-05 22:14:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(490,'your_move:3:13:37','your_move',3,NULL,13,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-11-06 02:51:41.595056',NULL,'2026-11-06 02:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(491,'your_move:1:13:38','your_move',1,NULL,13,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-11-06 07:29:41.595056',NULL,'2026-11-06 07:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(492,'your_move:3:13:39','your_move',3,NULL,13,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-11-06 13:22:41.595056',NULL,'2026-11-06 13:22:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(493,'your_move:1:13:40','your_move',1,NULL,13,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-11-06 21:44:41.595056',NULL,'2026-11-06 21:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(494,'your_move:3:13:41','your_move',3,NULL,13,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-11-07 09:49:41.595056',NULL,'2026-11-07 09:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(495,'your_move:1:13:42','your_move',1,NULL,13,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-11-07 11:51:41.595056',NULL,'2026-11-07 11:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(496,'your_move:3:13:43','your_move',3,NULL,13,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-11-07 20:04:41.595056',NULL,'2026-11-07 20:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(497,'your_move:1:13:44','your_move',1,NULL,13,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-11-07 20:42:41.595056',NULL,'2026-11-07 20:42:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(498,'your_move:3:13:45','your_move',3,NULL,13,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-11-08 05:59:41.595056',NULL,'2026-11-08 05:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(499,'your_move:1:13:46','your_move',1,NULL,13,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-11-08 10:09:41.595056',NULL,'2026-11-08 10:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(500,'your_move:3:13:47','your_move',3,NULL,13,NULL,NULL,47,NULL,NULL,0,'dropped',0,'2026-11-09 01:26:41.595056',NULL,'2026-11-09 01:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(501,'your_move:1:13:48','your_move',1,NULL,13,NULL,NULL,48,NULL,NULL,0,'dropped',0,'2026-11-09 14:04:41.595056',NULL,'2026-11-09 14:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(502,'your_move:3:13:49','your_move',3,NULL,13,NULL,NULL,49,NULL,NULL,0,'dropped',0,'2026-11-10 01:17:41.595056',NULL,'2026-11-10 01:17:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(503,'your_move:1:13:50','your_move',1,NULL,13,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-11-10 12:19:41.595056',NULL,'2026-11-10 12:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(504,'your_move:3:13:51','your_move',3,NULL,13,NULL,NULL,51,NULL,NULL,0,'dropped',0,'2026-11-11 00:24:41.595056',NULL,'2026-11-11 00:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(505,'your_move:1:13:52','your_move',1,NULL,13,NULL,NULL,52,NULL,NULL,0,'dropped',0,'2026-11-11 14:46:41.595056',NULL,'2026-11-11 14:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(506,'your_move:3:13:53','your_move',3,NULL,13,NULL,NULL,53,NULL,NULL,0,'dropped',0,'2026-11-11 17:39:41.595056',NULL,'2026-11-11 17:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(507,'your_move:1:13:54','your_move',1,NULL,13,NULL,NULL,54,NULL,NULL,0,'dropped',0,'2026-11-12 01:17:41.595056',NULL,'2026-11-12 01:17:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(508,'your_move:3:13:55','your_move',3,NULL,13,NULL,NULL,55,NULL,NULL,0,'dropped',0,'2026-11-12 14:54:41.595056',NULL,'2026-11-12 14:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(509,'your_move:1:13:56','your_move',1,NULL,13,NULL,NULL,56,NULL,NULL,0,'dropped',0,'2026-11-12 20:44:41.595056',NULL,'2026-11-12 20:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(510,'your_move:3:13:57','your_move',3,NULL,13,NULL,NULL,57,NULL,NULL,0,'dropped',0,'2026-11-13 11:01:41.595056',NULL,'2026-11-13 11:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(511,'your_move:1:13:58','your_move',1,NULL,13,NULL,NULL,58,NULL,NULL,0,'dropped',0,'2026-11-13 19:59:41.595056',NULL,'2026-11-13 19:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(512,'your_move:3:13:59','your_move',3,NULL,13,NULL,NULL,59,NULL,NULL,0,'dropped',0,'2026-11-14 00:52:41.595056',NULL,'2026-11-14 00:52:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(513,'your_move:1:13:60','your_move',1,NULL,13,NULL,NULL,60,NULL,NULL,0,'dropped',0,'2026-11-14 02:54:41.595056',NULL,'2026-11-14 02:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(514,'your_move:3:13:61','your_move',3,NULL,13,NULL,NULL,61,NULL,NULL,0,'dropped',0,'2026-11-14 03:19:41.595056',NULL,'2026-11-14 03:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(515,'your_move:1:13:62','your_move',1,NULL,13,NULL,NULL,62,NULL,NULL,0,'dropped',0,'2026-11-14 18:21:41.595056',NULL,'2026-11-14 18:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(516,'your_move:3:13:63','your_move',3,NULL,13,NULL,NULL,63,NULL,NULL,0,'dropped',0,'2026-11-14 19:14:41.595056',NULL,'2026-11-14 19:14:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(517,'your_move:1:13:64','your_move',1,NULL,13,NULL,NULL,64,NULL,NULL,0,'dropped',0,'2026-11-14 22:12:41.595056',NULL,'2026-11-14 22:12:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(518,'your_move:3:13:65','your_move',3,NULL,13,NULL,NULL,65,NULL,NULL,0,'dropped',0,'2026-11-15 04:29:41.595056',NULL,'2026-11-15 04:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(519,'your_move:1:13:66','your_move',1,NULL,13,NULL,NULL,66,NULL,NULL,0,'dropped',0,'2026-11-15 15:19:41.595056',NULL,'2026-11-15 15:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(520,'your_move:3:13:67','your_move',3,NULL,13,NULL,NULL,67,NULL,NULL,0,'dropped',0,'2026-11-15 16:56:41.595056',NULL,'2026-11-15 16:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(521,'your_move:1:13:68','your_move',1,NULL,13,NULL,NULL,68,NULL,NULL,0,'dropped',0,'2026-11-16 01:34:41.595056',NULL,'2026-11-16 01:34:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(522,'your_move:3:13:69','your_move',3,NULL,13,NULL,NULL,69,NULL,NULL,0,'dropped',0,'2026-11-16 03:27:41.595056',NULL,'2026-11-16 03:27:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(523,'your_move:1:13:70','your_move',1,NULL,13,NULL,NULL,70,NULL,NULL,0,'dropped',0,'2026-11-16 14:49:41.595056',NULL,'2026-11-16 14:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(524,'your_move:3:13:71','your_move',3,NULL,13,NULL,NULL,71,NULL,NULL,0,'dropped',0,'2026-11-16 21:54:41.595056',NULL,'2026-11-16 21:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(525,'your_move:1:13:72','your_move',1,NULL,13,NULL,NULL,72,NULL,NULL,0,'dropped',0,'2026-11-17 01:56:41.595056',NULL,'2026-11-17 01:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(526,'your_move:3:13:73','your_move',3,NULL,13,NULL,NULL,73,NULL,NULL,0,'dropped',0,'2026-11-17 04:09:41.595056',NULL,'2026-11-17 04:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(527,'your_move:1:13:74','your_move',1,NULL,13,NULL,NULL,74,NULL,NULL,0,'dropped',0,'2026-11-17 05:47:41.595056',NULL,'2026-11-17 05:47:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(528,'your_move:3:13:75','your_move',3,NULL,13,NULL,NULL,75,NULL,NULL,0,'dropped',0,'2026-11-17 08:04:41.595056',NULL,'2026-11-17 08:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(529,'your_move:1:13:76','your_move',1,NULL,13,NULL,NULL,76,NULL,NULL,0,'dropped',0,'2026-11-17 12:14:41.595056',NULL,'2026-11-17 12:14:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(530,'your_move:3:13:77','your_move',3,NULL,13,NULL,NULL,77,NULL,NULL,0,'dropped',0,'2026-11-17 19:31:41.595056',NULL,'2026-11-17 19:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(531,'your_move:1:13:78','your_move',1,NULL,13,NULL,NULL,78,NULL,NULL,0,'dropped',0,'2026-11-18 07:09:41.595056',NULL,'2026-11-18 07:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(532,'your_move:3:13:79','your_move',3,NULL,13,NULL,NULL,79,NULL,NULL,0,'dropped',0,'2026-11-18 09:22:41.595056',NULL,'2026-11-18 09:22:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(533,'your_move:1:13:80','your_move',1,NULL,13,NULL,NULL,80,NULL,NULL,0,'dropped',0,'2026-11-18 18:24:41.595056',NULL,'2026-11-18 18:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(534,'your_move:3:13:81','your_move',3,NULL,13,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-11-18 20:29:41.595056',NULL,'2026-11-18 20:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(535,'your_move:1:13:82','your_move',1,NULL,13,NULL,NULL,82,NULL,NULL,0,'dropped',0,'2026-11-19 07:51:41.595056',NULL,'2026-11-19 07:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(536,'your_move:3:13:83','your_move',3,NULL,13,NULL,NULL,83,NULL,NULL,0,'dropped',0,'2026-11-19 14:44:41.595056',NULL,'2026-11-19 14:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(537,'your_move:1:13:84','your_move',1,NULL,13,NULL,NULL,84,NULL,NULL,0,'dropped',0,'2026-11-19 18:22:41.595056',NULL,'2026-11-19 18:22:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(538,'your_move:3:13:85','your_move',3,NULL,13,NULL,NULL,85,NULL,NULL,0,'dropped',0,'2026-11-19 19:59:41.595056',NULL,'2026-11-19 19:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(539,'your_move:1:13:86','your_move',1,NULL,13,NULL,NULL,86,NULL,NULL,0,'dropped',0,'2026-11-19 20:49:41.595056',NULL,'2026-11-19 20:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(540,'your_move:3:13:87','your_move',3,NULL,13,NULL,NULL,87,NULL,NULL,0,'dropped',0,'2026-11-19 22:06:41.595056',NULL,'2026-11-19 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(541,'game_ended:1:13:1795126001595056','game_ended',1,NULL,13,NULL,NULL,87,NULL,NULL,0,'dropped',0,'2026-11-19 22:06:41.595056',NULL,'2026-11-19 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(542,'game_ended:3:13:1795126001595056','game_ended',3,NULL,13,NULL,NULL,87,NULL,NULL,0,'dropped',0,'2026-11-19 22:06:41.595056',NULL,'2026-11-19 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(543,'game_started:6:14','game_started',6,NULL,14,14,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-09-02 23:56:41.595056',NULL,'2026-09-02 23:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(544,'your_move:1:14:1','your_move',1,NULL,14,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-03 00:21:41.595056',NULL,'2026-09-03 00:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(545,'your_move:6:14:2','your_move',6,NULL,14,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-03 01:23:41.595056',NULL,'2026-09-03 01:23:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(546,'your_move:1:14:3','your_move',1,NULL,14,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-09-03 04:16:41.595056',NULL,'2026-09-03 04:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(547,'your_move:6:14:4','your_move',6,NULL,14,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-09-03 10:14:41.595056',NULL,'2026-09-03 10:14:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(548,'your_move:1:14:5','your_move',1,NULL,14,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-09-03 20:31:41.595056',NULL,'2026-09-03 20:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(549,'your_move:6:14:6','your_move',6,NULL,14,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-09-03 21:21:41.595056',NULL,'2026-09-03 21:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(550,'your_move:1:14:7','your_move',1,NULL,14,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-09-04 04:58:41.595056',NULL,'2026-09-04 04:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(551,'your_move:6:14:8','your_move',6,NULL,14,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-09-04 05:36:41.595056',NULL,'2026-09-04 05:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(552,'your_move:1:14:9','your_move',1,NULL,14,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-09-04 15:29:41.595056',NULL,'2026-09-04 15:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(553,'your_move:6:14:10','your_move',6,NULL,14,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-09-04 20:51:41.595056',NULL,'2026-09-04 20:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(554,'your_move:1:14:11','your_move',1,NULL,14,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-09-04 22:56:41.595056',NULL,'2026-09-04 22:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(555,'your_move:6:14:12','your_move',6,NULL,14,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-09-05 13:58:41.595056',NULL,'2026-09-05 13:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(556,'your_move:1:14:13','your_move',1,NULL,14,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-09-06 04:11:41.595056',NULL,'2026-09-06 04:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(557,'your_move:6:14:14','your_move',6,NULL,14,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-09-06 18:49:41.595056',NULL,'2026-09-06 18:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(558,'your_move:1:14:15','your_move',1,NULL,14,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-09-06 20:06:41.595056',NULL,'2026-09-06 20:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(559,'your_move:6:14:16','your_move',6,NULL,14,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-09-07 00:16:41.595056',NULL,'2026-09-07 00:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(560,'your_move:1:14:17','your_move',1,NULL,14,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-09-07 08:33:41.595056',NULL,'2026-09-07 08:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(561,'your_move:6:14:18','your_move',6,NULL,14,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-09-07 22:11:41.595056',NULL,'2026-09-07 22:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(562,'your_move:1:14:19','your_move',1,NULL,14,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-09-08 03:24:41.595056',NULL,'2026-09-08 03:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(563,'your_move:6:14:20','your_move',6,NULL,14,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-09-08 16:26:41.595056',NULL,'2026-09-08 16:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(564,'your_move:1:14:21','your_move',1,NULL,14,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-09-08 23:31:41.595056',NULL,'2026-09-08 23:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(565,'your_move:6:14:22','your_move',6,NULL,14,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-09-09 01:53:41.595056',NULL,'2026-09-09 01:53:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(566,'your_move:1:14:23','your_move',1,NULL,14,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-09-09 15:46:41.595056',NULL,'2026-09-09 15:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(567,'your_move:6:14:24','your_move',6,NULL,14,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-09-10 03:24:41.595056',NULL,'2026-09-10 03:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(568,'your_move:1:14:25','your_move',1,NULL,14,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-09-10 14:01:41.595056',NULL,'2026-09-10 14:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(569,'your_move:6:14:26','your_move',6,NULL,14,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-09-11 00:51:41.595056',NULL,'2026-09-11 00:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(570,'your_move:1:14:27','your_move',1,NULL,14,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-09-11 13:08:41.595056',NULL,'2026-09-11 13:08:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(571,'your_move:6:14:28','your_move',6,NULL,14,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-09-12 04:06:41.595056',NULL,'2026-09-12 04:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(572,'your_move:1:14:29','your_move',1,NULL,14,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-09-12 07:59:41.595056',NULL,'2026-09-12 07:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(573,'your_move:6:14:30','your_move',6,NULL,14,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-09-12 17:01:41.595056',NULL,'2026-09-12 17:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(574,'your_move:1:14:31','your_move',1,NULL,14,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-09-12 17:26:41.595056',NULL,'2026-09-12 17:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(575,'your_move:6:14:32','your_move',6,NULL,14,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-09-13 01:28:41.595056',NULL,'2026-09-13 01:28:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(576,'your_move:1:14:33','your_move',1,NULL,14,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-09-13 03:21:41.595056',NULL,'2026-09-13 03:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(577,'your_move:6:14:34','your_move',6,NULL,14,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-09-13 15:19:41.595056',NULL,'2026-09-13 15:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(578,'your_move:1:14:35','your_move',1,NULL,14,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-09-13 23:36:41.595056',NULL,'2026-09-13 23:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(579,'your_move:6:14:36','your_move',6,NULL,14,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-09-14 05:26:41.595056',NULL,'2026-09-14 05:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(580,'your_move:1:14:37','your_move',1,NULL,14,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-09-14 10:03:41.595056',NULL,'2026-09-14 10:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(581,'your_move:6:14:38','your_move',6,NULL,14,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-09-14 14:41:41.595056',NULL,'2026-09-14 14:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(582,'your_move:1:14:39','your_move',1,NULL,14,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-09-14 20:34:41.595056',NULL,'2026-09-14 20:34:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(583,'your_move:6:14:40','your_move',6,NULL,14,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-09-15 04:56:41.595056',NULL,'2026-09-15 04:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(584,'your_move:1:14:41','your_move',1,NULL,14,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-09-15 17:01:41.595056',NULL,'2026-09-15 17:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(585,'your_move:6:14:42','your_move',6,NULL,14,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-09-15 19:03:41.595056',NULL,'2026-09-15 19:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(586,'your_move:1:14:43','your_move',1,NULL,14,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-09-16 03:16:41.595056',NULL,'2026-09-16 03:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(587,'your_move:6:14:44','your_move',6,NULL,14,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-09-16 03:54:41.595056',NULL,'2026-09-16 03:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(588,'your_move:1:14:45','your_move',1,NULL,14,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-09-16 13:11:41.595056',NULL,'2026-09-16 13:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(589,'your_move:6:14:46','your_move',6,NULL,14,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-09-16 17:21:41.595056',NULL,'2026-09-16 17:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(590,'your_move:1:14:47','your_move',1,NULL,14,NULL,NULL,47,NULL,NULL,0,'dropped',0,'2026-09-17 08:38:41.595056',NULL,'2026-09-17 08:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(591,'your_move:6:14:48','your_move',6,NULL,14,NULL,NULL,48,NULL,NULL,0,'dropped',0,'2026-09-17 21:16:41.595056',NULL,'2026-09-17 21:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(592,'your_move:1:14:49','your_move',1,NULL,14,NULL,NULL,49,NULL,NULL,0,'dropped',0,'2026-09-18 08:29:41.595056',NULL,'2026-09-18 08:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(593,'your_move:6:14:50','your_move',6,NULL,14,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-09-18 19:31:41.595056',NULL,'2026-09-18 19:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(594,'your_move:1:14:51','your_move',1,NULL,14,NULL,NULL,51,NULL,NULL,0,'dropped',0,'2026-09-19 07:36:41.595056',NULL,'2026-09-19 07:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(595,'your_move:6:14:52','your_move',6,NULL,14,NULL,NULL,52,NULL,NULL,0,'dropped',0,'2026-09-19 21:58:41.595056',NULL,'2026-09-19 21:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(596,'your_move:1:14:53','your_move',1,NULL,14,NULL,NULL,53,NULL,NULL,0,'dropped',0,'2026-09-20 00:51:41.595056',NULL,'2026-09-20 00:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(597,'your_move:6:14:54','your_move',6,NULL,14,NULL,NULL,54,NULL,NULL,0,'dropped',0,'2026-09-20 08:29:41.595056',NULL,'2026-09-20 08:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(598,'your_move:1:14:55','your_move',1,NULL,14,NULL,NULL,55,NULL,NULL,0,'dropped',0,'2026-09-20 22:06:41.595056',NULL,'2026-09-20 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(599,'your_move:6:14:56','your_move',6,NULL,14,NULL,NULL,56,NULL,NULL,0,'dropped',0,'2026-09-21 03:56:41.595056',NULL,'2026-09-21 03:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(600,'your_move:1:14:57','your_move',1,NULL,14,NULL,NULL,57,NULL,NULL,0,'dropped',0,'2026-09-21 18:13:41.595056',NULL,'2026-09-21 18:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(601,'your_move:6:14:58','your_move',6,NULL,14,NULL,NULL,58,NULL,NULL,0,'dropped',0,'2026-09-22 03:11:41.595056',NULL,'2026-09-22 03:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(602,'your_move:1:14:59','your_move',1,NULL,14,NULL,NULL,59,NULL,NULL,0,'dropped',0,'2026-09-22 08:04:41.595056',NULL,'2026-09-22 08:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(603,'your_move:6:14:60','your_move',6,NULL,14,NULL,NULL,60,NULL,NULL,0,'dropped',0,'2026-09-22 10:06:41.595056',NULL,'2026-09-22 10:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(604,'your_move:1:14:61','your_move',1,NULL,14,NULL,NULL,61,NULL,NULL,0,'dropped',0,'2026-09-22 10:31:41.595056',NULL,'2026-09-22 10:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(605,'your_move:6:14:62','your_move',6,NULL,14,NULL,NULL,62,NULL,NULL,0,'dropped',0,'2026-09-23 01:33:41.595056',NULL,'2026-09-23 01:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(606,'your_move:1:14:63','your_move',1,NULL,14,NULL,NULL,63,NULL,NULL,0,'dropped',0,'2026-09-23 02:26:41.595056',NULL,'2026-09-23 02:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(607,'your_move:6:14:64','your_move',6,NULL,14,NULL,NULL,64,NULL,NULL,0,'dropped',0,'2026-09-23 05:24:41.595056',NULL,'2026-09-23 05:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(608,'your_move:1:14:65','your_move',1,NULL,14,NULL,NULL,65,NULL,NULL,0,'dropped',0,'2026-09-23 11:41:41.595056',NULL,'2026-09-23 11:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(609,'your_move:6:14:66','your_move',6,NULL,14,NULL,NULL,66,NULL,NULL,0,'dropped',0,'2026-09-23 22:31:41.595056',NULL,'2026-09-23 22:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(610,'your_move:1:14:67','your_move',1,NULL,14,NULL,NULL,67,NULL,NULL,0,'dropped',0,'2026-09-24 00:08:41.595056',NULL,'2026-09-24 00:08:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(611,'your_move:6:14:68','your_move',6,NULL,14,NULL,NULL,68,NULL,NULL,0,'dropped',0,'2026-09-24 08:46:41.595056',NULL,'2026-09-24 08:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(612,'your_move:1:14:69','your_move',1,NULL,14,NULL,NULL,69,NULL,NULL,0,'dropped',0,'2026-09-24 10:39:41.595056',NULL,'2026-09-24 10:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(613,'your_move:6:14:70','your_move',6,NULL,14,NULL,NULL,70,NULL,NULL,0,'dropped',0,'2026-09-24 22:01:41.595056',NULL,'2026-09-24 22:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(614,'your_move:1:14:71','your_move',1,NULL,14,NULL,NULL,71,NULL,NULL,0,'dropped',0,'2026-09-25 05:06:41.595056',NULL,'2026-09-25 05:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(615,'your_move:6:14:72','your_move',6,NULL,14,NULL,NULL,72,NULL,NULL,0,'dropped',0,'2026-09-25 09:08:41.595056',NULL,'2026-09-25 09:08:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(616,'your_move:1:14:73','your_move',1,NULL,14,NULL,NULL,73,NULL,NULL,0,'dropped',0,'2026-09-25 11:21:41.595056',NULL,'2026-09-25 11:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(617,'your_move:6:14:74','your_move',6,NULL,14,NULL,NULL,74,NULL,NULL,0,'dropped',0,'2026-09-25 12:59:41.595056',NULL,'2026-09-25 12:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(618,'your_move:1:14:75','your_move',1,NULL,14,NULL,NULL,75,NULL,NULL,0,'dropped',0,'2026-09-25 15:16:41.595056',NULL,'2026-09-25 15:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(619,'your_move:6:14:76','your_move',6,NULL,14,NULL,NULL,76,NULL,NULL,0,'dropped',0,'2026-09-25 19:26:41.595056',NULL,'2026-09-25 19:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(620,'your_move:1:14:77','your_move',1,NULL,14,NULL,NULL,77,NULL,NULL,0,'dropped',0,'2026-09-26 02:43:41.595056',NULL,'2026-09-26 02:43:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(621,'your_move:6:14:78','your_move',6,NULL,14,NULL,NULL,78,NULL,NULL,0,'dropped',0,'2026-09-26 14:21:41.595056',NULL,'2026-09-26 14:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(622,'your_move:1:14:79','your_move',1,NULL,14,NULL,NULL,79,NULL,NULL,0,'dropped',0,'2026-09-26 16:34:41.595056',NULL,'2026-09-26 16:34:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(623,'your_move:6:14:80','your_move',6,NULL,14,NULL,NULL,80,NULL,NULL,0,'dropped',0,'2026-09-27 01:36:41.595056',NULL,'2026-09-27 01:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(624,'your_move:1:14:81','your_move',1,NULL,14,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-09-27 03:41:41.595056',NULL,'2026-09-27 03:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(625,'your_move:6:14:82','your_move',6,NULL,14,NULL,NULL,82,NULL,NULL,0,'dropped',0,'2026-09-27 15:03:41.595056',NULL,'2026-09-27 15:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(626,'your_move:1:14:83','your_move',1,NULL,14,NULL,NULL,83,NULL,NULL,0,'dropped',0,'2026-09-27 21:56:41.595056',NULL,'2026-09-27 21:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(627,'your_move:6:14:84','your_move',6,NULL,14,NULL,NULL,84,NULL,NULL,0,'dropped',0,'2026-09-28 01:34:41.595056',NULL,'2026-09-28 01:34:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(628,'your_move:1:14:85','your_move',1,NULL,14,NULL,NULL,85,NULL,NULL,0,'dropped',0,'2026-09-28 03:11:41.595056',NULL,'2026-09-28 03:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(629,'your_move:6:14:86','your_move',6,NULL,14,NULL,NULL,86,NULL,NULL,0,'dropped',0,'2026-09-28 04:01:41.595056',NULL,'2026-09-28 04:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(630,'your_move:1:14:87','your_move',1,NULL,14,NULL,NULL,87,NULL,NULL,0,'dropped',0,'2026-09-28 05:18:41.595056',NULL,'2026-09-28 05:18:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(631,'your_move:6:14:88','your_move',6,NULL,14,NULL,NULL,88,NULL,NULL,0,'dropped',0,'2026-09-28 08:16:41.595056',NULL,'2026-09-28 08:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(632,'your_move:1:14:89','your_move',1,NULL,14,NULL,NULL,89,NULL,NULL,0,'dropped',0,'2026-09-28 14:09:41.595056',NULL,'2026-09-28 14:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(633,'your_move:6:14:90','your_move',6,NULL,14,NULL,NULL,90,NULL,NULL,0,'dropped',0,'2026-09-29 00:11:41.595056',NULL,'2026-09-29 00:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(634,'your_move:1:14:91','your_move',1,NULL,14,NULL,NULL,91,NULL,NULL,0,'dropped',0,'2026-09-29 00:36:41.595056',NULL,'2026-09-29 00:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(635,'your_move:6:14:92','your_move',6,NULL,14,NULL,NULL,92,NULL,NULL,0,'dropped',0,'2026-09-29 07:38:41.595056',NULL,'2026-09-29 07:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(636,'your_move:1:14:93','your_move',1,NULL,14,NULL,NULL,93,NULL,NULL,0,'dropped',0,'2026-09-29 22:31:41.595056',NULL,'2026-09-29 22:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(637,'your_move:6:14:94','your_move',6,NULL,14,NULL,NULL,94,NULL,NULL,0,'dropped',0,'2026-09-30 07:29:41.595056',NULL,'2026-09-30 07:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(638,'your_move:1:14:95','your_move',1,NULL,14,NULL,NULL,95,NULL,NULL,0,'dropped',0,'2026-09-30 11:46:41.595056',NULL,'2026-09-30 11:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(639,'your_move:6:14:96','your_move',6,NULL,14,NULL,NULL,96,NULL,NULL,0,'dropped',0,'2026-09-30 12:36:41.595056',NULL,'2026-09-30 12:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(640,'your_move:1:14:97','your_move',1,NULL,14,NULL,NULL,97,NULL,NULL,0,'dropped',0,'2026-10-01 02:13:41.595056',NULL,'2026-10-01 02:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(641,'your_move:6:14:98','your_move',6,NULL,14,NULL,NULL,98,NULL,NULL,0,'dropped',0,'2026-10-01 14:51:41.595056',NULL,'2026-10-01 14:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(642,'your_move:1:14:99','your_move',1,NULL,14,NULL,NULL,99,NULL,NULL,0,'dropped',0,'2026-10-02 03:44:41.595056',NULL,'2026-10-02 03:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(643,'your_move:6:14:100','your_move',6,NULL,14,NULL,NULL,100,NULL,NULL,0,'dropped',0,'2026-10-02 18:06:41.595056',NULL,'2026-10-02 18:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(644,'your_move:1:14:101','your_move',1,NULL,14,NULL,NULL,101,NULL,NULL,0,'dropped',0,'2026-10-02 20:11:41.595056',NULL,'2026-10-02 20:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(645,'your_move:6:14:102','your_move',6,NULL,14,NULL,NULL,102,NULL,NULL,0,'dropped',0,'2026-10-03 02:13:41.595056',NULL,'2026-10-03 02:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(646,'your_move:1:14:103','your_move',1,NULL,14,NULL,NULL,103,NULL,NULL,0,'dropped',0,'2026-10-03 13:26:41.595056',NULL,'2026-10-03 13:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(647,'your_move:6:14:104','your_move',6,NULL,14,NULL,NULL,104,NULL,NULL,0,'dropped',0,'2026-10-03 16:04:41.595056',NULL,'2026-10-03 16:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(648,'your_move:1:14:105','your_move',1,NULL,14,NULL,NULL,105,NULL,NULL,0,'dropped',0,'2026-10-04 02:21:41.595056',NULL,'2026-10-04 02:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(649,'your_move:6:14:106','your_move',6,NULL,14,NULL,NULL,106,NULL,NULL,0,'dropped',0,'2026-10-04 06:31:41.595056',NULL,'2026-10-04 06:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(650,'your_move:1:14:107','your_move',1,NULL,14,NULL,NULL,107,NULL,NULL,0,'dropped',0,'2026-10-04 20:48:41.595056',NULL,'2026-10-04 20:48:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(651,'your_move:6:14:108','your_move',6,NULL,14,NULL,NULL,108,NULL,NULL,0,'dropped',0,'2026-10-05 07:26:41.595056',NULL,'2026-10-05 07:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(652,'your_move:1:14:109','your_move',1,NULL,14,NULL,NULL,109,NULL,NULL,0,'dropped',0,'2026-10-05 15:39:41.595056',NULL,'2026-10-05 15:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(653,'your_move:6:14:110','your_move',6,NULL,14,NULL,NULL,110,NULL,NULL,0,'dropped',0,'2026-10-05 22:41:41.595056',NULL,'2026-10-05 22:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(654,'your_move:1:14:111','your_move',1,NULL,14,NULL,NULL,111,NULL,NULL,0,'dropped',0,'2026-10-06 05:46:41.595056',NULL,'2026-10-06 05:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(655,'your_move:6:14:112','your_move',6,NULL,14,NULL,NULL,112,NULL,NULL,0,'dropped',0,'2026-10-06 14:08:41.595056',NULL,'2026-10-06 14:08:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(656,'your_move:1:14:113','your_move',1,NULL,14,NULL,NULL,113,NULL,NULL,0,'dropped',0,'2026-10-07 01:01:41.595056',NULL,'2026-10-07 01:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(657,'your_move:6:14:114','your_move',6,NULL,14,NULL,NULL,114,NULL,NULL,0,'dropped',0,'2026-10-07 15:39:41.595056',NULL,'2026-10-07 15:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(658,'your_move:1:14:115','your_move',1,NULL,14,NULL,NULL,115,NULL,NULL,0,'dropped',0,'2026-10-07 20:16:41.595056',NULL,'2026-10-07 20:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(659,'your_move:6:14:116','your_move',6,NULL,14,NULL,NULL,116,NULL,NULL,0,'dropped',0,'2026-10-08 07:06:41.595056',NULL,'2026-10-08 07:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(660,'your_move:1:14:117','your_move',1,NULL,14,NULL,NULL,117,NULL,NULL,0,'dropped',0,'2026-10-08 10:23:41.595056',NULL,'2026-10-08 10:23:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(661,'your_move:6:14:118','your_move',6,NULL,14,NULL,NULL,118,NULL,NULL,0,'dropped',0,'2026-10-08 22:21:41.595056',NULL,'2026-10-08 22:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(662,'your_move:1:14:119','your_move',1,NULL,14,NULL,NULL,119,NULL,NULL,0,'dropped',0,'2026-10-09 05:14:41.595056',NULL,'2026-10-09 05:14:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(663,'your_move:6:14:120','your_move',6,NULL,14,NULL,NULL,120,NULL,NULL,0,'dropped',0,'2026-10-09 08:16:41.595056',NULL,'2026-10-09 08:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(664,'your_move:1:14:121','your_move',1,NULL,14,NULL,NULL,121,NULL,NULL,0,'dropped',0,'2026-10-09 08:41:41.595056',NULL,'2026-10-09 08:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(665,'your_move:6:14:122','your_move',6,NULL,14,NULL,NULL,122,NULL,NULL,0,'dropped',0,'2026-10-09 22:43:41.595056',NULL,'2026-10-09 22:43:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(666,'your_move:1:14:123','your_move',1,NULL,14,NULL,NULL,123,NULL,NULL,0,'dropped',0,'2026-10-10 12:36:41.595056',NULL,'2026-10-10 12:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(667,'your_move:6:14:124','your_move',6,NULL,14,NULL,NULL,124,NULL,NULL,0,'dropped',0,'2026-10-11 03:34:41.595056',NULL,'2026-10-11 03:34:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(668,'your_move:1:14:125','your_move',1,NULL,14,NULL,NULL,125,NULL,NULL,0,'dropped',0,'2026-10-11 05:51:41.595056',NULL,'2026-10-11 05:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(669,'your_move:6:14:126','your_move',6,NULL,14,NULL,NULL,126,NULL,NULL,0,'dropped',0,'2026-10-11 11:41:41.595056',NULL,'2026-10-11 11:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(670,'your_move:1:14:127','your_move',1,NULL,14,NULL,NULL,127,NULL,NULL,0,'dropped',0,'2026-10-11 22:18:41.595056',NULL,'2026-10-11 22:18:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(671,'your_move:6:14:128','your_move',6,NULL,14,NULL,NULL,128,NULL,NULL,0,'dropped',0,'2026-10-11 23:56:41.595056',NULL,'2026-10-11 23:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(672,'your_move:1:14:129','your_move',1,NULL,14,NULL,NULL,129,NULL,NULL,0,'dropped',0,'2026-10-12 08:49:41.595056',NULL,'2026-10-12 08:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(673,'your_move:6:14:130','your_move',6,NULL,14,NULL,NULL,130,NULL,NULL,0,'dropped',0,'2026-10-12 11:11:41.595056',NULL,'2026-10-12 11:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(674,'your_move:1:14:131','your_move',1,NULL,14,NULL,NULL,131,NULL,NULL,0,'dropped',0,'2026-10-12 23:16:41.595056',NULL,'2026-10-12 23:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(675,'your_move:6:14:132','your_move',6,NULL,14,NULL,NULL,132,NULL,NULL,0,'dropped',0,'2026-10-13 07:18:41.595056',NULL,'2026-10-13 07:18:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(676,'your_move:1:14:133','your_move',1,NULL,14,NULL,NULL,133,NULL,NULL,0,'dropped',0,'2026-10-13 12:31:41.595056',NULL,'2026-10-13 12:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(677,'your_move:6:14:134','your_move',6,NULL,14,NULL,NULL,134,NULL,NULL,0,'dropped',0,'2026-10-13 16:09:41.595056',NULL,'2026-10-13 16:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(678,'your_move:1:14:135','your_move',1,NULL,14,NULL,NULL,135,NULL,NULL,0,'dropped',0,'2026-10-13 19:26:41.595056',NULL,'2026-10-13 19:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(679,'your_move:6:14:136','your_move',6,NULL,14,NULL,NULL,136,NULL,NULL,0,'dropped',0,'2026-10-13 23:36:41.595056',NULL,'2026-10-13 23:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(680,'your_move:1:14:137','your_move',1,NULL,14,NULL,NULL,137,NULL,NULL,0,'dropped',0,'2026-10-14 05:53:41.595056',NULL,'2026-10-14 05:53:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(681,'your_move:6:14:138','your_move',6,NULL,14,NULL,NULL,138,NULL,NULL,0,'dropped',0,'2026-10-14 15:31:41.595056',NULL,'2026-10-14 15:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(682,'your_move:1:14:139','your_move',1,NULL,14,NULL,NULL,139,NULL,NULL,0,'dropped',0,'2026-10-15 05:44:41.595056',NULL,'2026-10-15 05:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(683,'your_move:6:14:140','your_move',6,NULL,14,NULL,NULL,140,NULL,NULL,0,'dropped',0,'2026-10-15 10:46:41.595056',NULL,'2026-10-15 10:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(684,'your_move:1:14:141','your_move',1,NULL,14,NULL,NULL,141,NULL,NULL,0,'dropped',0,'2026-10-15 22:51:41.595056',NULL,'2026-10-15 22:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(685,'your_move:6:14:142','your_move',6,NULL,14,NULL,NULL,142,NULL,NULL,0,'dropped',0,'2026-10-16 04:13:41.595056',NULL,'2026-10-16 04:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(686,'your_move:1:14:143','your_move',1,NULL,14,NULL,NULL,143,NULL,NULL,0,'dropped',0,'2026-10-16 19:06:41.595056',NULL,'2026-10-16 19:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(687,'your_move:6:14:144','your_move',6,NULL,14,NULL,NULL,144,NULL,NULL,0,'dropped',0,'2026-10-17 05:44:41.595056',NULL,'2026-10-17 05:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(688,'your_move:1:14:145','your_move',1,NULL,14,NULL,NULL,145,NULL,NULL,0,'dropped',0,'2026-10-17 13:21:41.595056',NULL,'2026-10-17 13:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(689,'your_move:6:14:146','your_move',6,NULL,14,NULL,NULL,146,NULL,NULL,0,'dropped',0,'2026-10-17 19:11:41.595056',NULL,'2026-10-17 19:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(690,'your_move:1:14:147','your_move',1,NULL,14,NULL,NULL,147,NULL,NULL,0,'dropped',0,'2026-10-18 00:28:41.595056',NULL,'2026-10-18 00:28:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(691,'your_move:6:14:148','your_move',6,NULL,14,NULL,NULL,148,NULL,NULL,0,'dropped',0,'2026-10-18 06:26:41.595056',NULL,'2026-10-18 06:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(692,'your_move:1:14:149','your_move',1,NULL,14,NULL,NULL,149,NULL,NULL,0,'dropped',0,'2026-10-18 14:19:41.595056',NULL,'2026-10-18 14:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(693,'your_move:6:14:150','your_move',6,NULL,14,NULL,NULL,150,NULL,NULL,0,'dropped',0,'2026-10-19 01:21:41.595056',NULL,'2026-10-19 01:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(694,'your_move:1:14:151','your_move',1,NULL,14,NULL,NULL,151,NULL,NULL,0,'dropped',0,'2026-10-19 01:46:41.595056',NULL,'2026-10-19 01:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(695,'your_move:6:14:152','your_move',6,NULL,14,NULL,NULL,152,NULL,NULL,0,'dropped',0,'2026-10-19 07:48:41.595056',NULL,'2026-10-19 07:48:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(696,'your_move:1:14:153','your_move',1,NULL,14,NULL,NULL,153,NULL,NULL,0,'dropped',0,'2026-10-19 20:41:41.595056',NULL,'2026-10-19 20:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(697,'your_move:6:14:154','your_move',6,NULL,14,NULL,NULL,154,NULL,NULL,0,'dropped',0,'2026-10-20 02:39:41.595056',NULL,'2026-10-20 02:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(698,'your_move:1:14:155','your_move',1,NULL,14,NULL,NULL,155,NULL,NULL,0,'dropped',0,'2026-10-20 17:56:41.595056',NULL,'2026-10-20 17:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(699,'your_move:6:14:156','your_move',6,NULL,14,NULL,NULL,156,NULL,NULL,0,'dropped',0,'2026-10-21 04:46:41.595056',NULL,'2026-10-21 04:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(700,'your_move:1:14:157','your_move',1,NULL,14,NULL,NULL,157,NULL,NULL,0,'dropped',0,'2026-10-21 12:23:41.595056',NULL,'2026-10-21 12:23:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(701,'your_move:6:14:158','your_move',6,NULL,14,NULL,NULL,158,NULL,NULL,0,'dropped',0,'2026-10-21 18:01:41.595056',NULL,'2026-10-21 18:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(702,'your_move:1:14:159','your_move',1,NULL,14,NULL,NULL,159,NULL,NULL,0,'dropped',0,'2026-10-21 22:54:41.595056',NULL,'2026-10-21 22:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(703,'your_move:6:14:160','your_move',6,NULL,14,NULL,NULL,160,NULL,NULL,0,'dropped',0,'2026-10-22 04:16:41.595056',NULL,'2026-10-22 04:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(704,'your_move:1:14:161','your_move',1,NULL,14,NULL,NULL,161,NULL,NULL,0,'dropped',0,'2026-10-22 11:21:41.595056',NULL,'2026-10-22 11:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(705,'your_move:6:14:162','your_move',6,NULL,14,NULL,NULL,162,NULL,NULL,0,'dropped',0,'2026-10-22 21:23:41.595056',NULL,'2026-10-22 21:23:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(706,'your_move:1:14:163','your_move',1,NULL,14,NULL,NULL,163,NULL,NULL,0,'dropped',0,'2026-10-23 11:36:41.595056',NULL,'2026-10-23 11:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(707,'your_move:6:14:164','your_move',6,NULL,14,NULL,NULL,164,NULL,NULL,0,'dropped',0,'2026-10-23 16:14:41.595056',NULL,'2026-10-23 16:14:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(708,'your_move:1:14:165','your_move',1,NULL,14,NULL,NULL,165,NULL,NULL,0,'dropped',0,'2026-10-24 03:31:41.595056',NULL,'2026-10-24 03:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(709,'your_move:6:14:166','your_move',6,NULL,14,NULL,NULL,166,NULL,NULL,0,'dropped',0,'2026-10-24 07:41:41.595056',NULL,'2026-10-24 07:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(710,'your_move:1:14:167','your_move',1,NULL,14,NULL,NULL,167,NULL,NULL,0,'dropped',0,'2026-10-24 20:58:41.595056',NULL,'2026-10-24 20:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(711,'your_move:6:14:168','your_move',6,NULL,14,NULL,NULL,168,NULL,NULL,0,'dropped',0,'2026-10-25 05:36:41.595056',NULL,'2026-10-25 05:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(712,'your_move:1:14:169','your_move',1,NULL,14,NULL,NULL,169,NULL,NULL,0,'dropped',0,'2026-10-25 10:49:41.595056',NULL,'2026-10-25 10:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(713,'your_move:6:14:170','your_move',6,NULL,14,NULL,NULL,170,NULL,NULL,0,'dropped',0,'2026-10-25 13:51:41.595056',NULL,'2026-10-25 13:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(714,'your_move:1:14:171','your_move',1,NULL,14,NULL,NULL,171,NULL,NULL,0,'dropped',0,'2026-10-25 15:56:41.595056',NULL,'2026-10-25 15:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(715,'your_move:6:14:172','your_move',6,NULL,14,NULL,NULL,172,NULL,NULL,0,'dropped',0,'2026-10-25 18:18:41.595056',NULL,'2026-10-25 18:18:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(716,'your_move:1:14:173','your_move',1,NULL,14,NULL,NULL,173,NULL,NULL,0,'dropped',0,'2026-10-25 22:11:41.595056',NULL,'2026-10-25 22:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(717,'your_move:6:14:174','your_move',6,NULL,14,NULL,NULL,174,NULL,NULL,0,'dropped',0,'2026-10-26 04:49:41.595056',NULL,'2026-10-26 04:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(718,'your_move:1:14:175','your_move',1,NULL,14,NULL,NULL,175,NULL,NULL,0,'dropped',0,'2026-10-26 15:26:41.595056',NULL,'2026-10-26 15:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(719,'your_move:6:14:176','your_move',6,NULL,14,NULL,NULL,176,NULL,NULL,0,'dropped',0,'2026-10-26 16:16:41.595056',NULL,'2026-10-26 16:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(720,'your_move:1:14:177','your_move',1,NULL,14,NULL,NULL,177,NULL,NULL,0,'dropped',0,'2026-10-26 23:33:41.595056',NULL,'2026-10-26 23:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(721,'your_move:6:14:178','your_move',6,NULL,14,NULL,NULL,178,NULL,NULL,0,'dropped',0,'2026-10-27 14:31:41.595056',NULL,'2026-10-27 14:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(722,'your_move:1:14:179','your_move',1,NULL,14,NULL,NULL,179,NULL,NULL,0,'dropped',0,'2026-10-27 23:24:41.595056',NULL,'2026-10-27 23:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(723,'your_move:6:14:180','your_move',6,NULL,14,NULL,NULL,180,NULL,NULL,0,'dropped',0,'2026-10-28 03:26:41.595056',NULL,'2026-10-28 03:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(724,'your_move:1:14:181','your_move',1,NULL,14,NULL,NULL,181,NULL,NULL,0,'dropped',0,'2026-10-28 03:51:41.595056',NULL,'2026-10-28 03:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(725,'your_move:6:14:182','your_move',6,NULL,14,NULL,NULL,182,NULL,NULL,0,'dropped',0,'2026-10-28 16:53:41.595056',NULL,'2026-10-28 16:53:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(726,'your_move:1:14:183','your_move',1,NULL,14,NULL,NULL,183,NULL,NULL,0,'dropped',0,'2026-10-29 04:46:41.595056',NULL,'2026-10-29 04:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(727,'your_move:6:14:184','your_move',6,NULL,14,NULL,NULL,184,NULL,NULL,0,'dropped',0,'2026-10-29 16:44:41.595056',NULL,'2026-10-29 16:44:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(728,'your_move:1:14:185','your_move',1,NULL,14,NULL,NULL,185,NULL,NULL,0,'dropped',0,'2026-10-30 06:01:41.595056',NULL,'2026-10-30 06:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(729,'your_move:6:14:186','your_move',6,NULL,14,NULL,NULL,186,NULL,NULL,0,'dropped',0,'2026-10-30 06:51:41.595056',NULL,'2026-10-30 06:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(730,'your_move:1:14:187','your_move',1,NULL,14,NULL,NULL,187,NULL,NULL,0,'dropped',0,'2026-10-30 11:28:41.595056',NULL,'2026-10-30 11:28:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(731,'your_move:6:14:188','your_move',6,NULL,14,NULL,NULL,188,NULL,NULL,0,'dropped',0,'2026-10-30 21:06:41.595056',NULL,'2026-10-30 21:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(732,'your_move:1:14:189','your_move',1,NULL,14,NULL,NULL,189,NULL,NULL,0,'dropped',0,'2026-10-30 21:59:41.595056',NULL,'2026-10-30 21:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(733,'your_move:6:14:190','your_move',6,NULL,14,NULL,NULL,190,NULL,NULL,0,'dropped',0,'2026-10-31 06:21:41.595056',NULL,'2026-10-31 06:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(734,'your_move:1:14:191','your_move',1,NULL,14,NULL,NULL,191,NULL,NULL,0,'dropped',0,'2026-10-31 08:26:41.595056',NULL,'2026-10-31 08:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(735,'your_move:6:14:192','your_move',6,NULL,14,NULL,NULL,192,NULL,NULL,0,'dropped',0,'2026-10-31 20:28:41.595056',NULL,'2026-10-31 20:28:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(736,'your_move:1:14:193','your_move',1,NULL,14,NULL,NULL,193,NULL,NULL,0,'dropped',0,'2026-11-01 04:41:41.595056',NULL,'2026-11-01 04:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(737,'your_move:6:14:194','your_move',6,NULL,14,NULL,NULL,194,NULL,NULL,0,'dropped',0,'2026-11-01 10:19:41.595056',NULL,'2026-11-01 10:19:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(738,'your_move:1:14:195','your_move',1,NULL,14,NULL,NULL,195,NULL,NULL,0,'dropped',0,'2026-11-01 14:36:41.595056',NULL,'2026-11-01 14:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(739,'your_move:6:14:196','your_move',6,NULL,14,NULL,NULL,196,NULL,NULL,0,'dropped',0,'2026-11-01 18:46:41.595056',NULL,'2026-11-01 18:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(740,'your_move:1:14:197','your_move',1,NULL,14,NULL,NULL,197,NULL,NULL,0,'dropped',0,'2026-11-02 00:03:41.595056',NULL,'2026-11-02 00:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(741,'your_move:6:14:198','your_move',6,NULL,14,NULL,NULL,198,NULL,NULL,0,'dropped',0,'2026-11-02 07:41:41.595056',NULL,'2026-11-02 07:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(742,'your_move:1:14:199','your_move',1,NULL,14,NULL,NULL,199,NULL,NULL,0,'dropped',0,'2026-11-02 18:54:41.595056',NULL,'2026-11-02 18:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(743,'your_move:6:14:200','your_move',6,NULL,14,NULL,NULL,200,NULL,NULL,0,'dropped',0,'2026-11-02 19:56:41.595056',NULL,'2026-11-02 19:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(744,'your_move:1:14:201','your_move',1,NULL,14,NULL,NULL,201,NULL,NULL,0,'dropped',0,'2026-11-03 03:01:41.595056',NULL,'2026-11-03 03:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(745,'your_move:6:14:202','your_move',6,NULL,14,NULL,NULL,202,NULL,NULL,0,'dropped',0,'2026-11-03 17:23:41.595056',NULL,'2026-11-03 17:23:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(746,'your_move:1:14:203','your_move',1,NULL,14,NULL,NULL,203,NULL,NULL,0,'dropped',0,'2026-11-04 01:16:41.595056',NULL,'2026-11-04 01:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(747,'your_move:6:14:204','your_move',6,NULL,14,NULL,NULL,204,NULL,NULL,0,'dropped',0,'2026-11-04 03:54:41.595056',NULL,'2026-11-04 03:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(748,'your_move:1:14:205','your_move',1,NULL,14,NULL,NULL,205,NULL,NULL,0,'dropped',0,'2026-11-04 17:31:41.595056',NULL,'2026-11-04 17:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(749,'your_move:6:14:206','your_move',6,NULL,14,NULL,NULL,206,NULL,NULL,0,'dropped',0,'2026-11-05 04:21:41.595056',NULL,'2026-11-05 04:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(750,'your_move:1:14:207','your_move',1,NULL,14,NULL,NULL,207,NULL,NULL,0,'dropped',0,'2026-11-05 13:38:41.595056',NULL,'2026-11-05 13:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(751,'your_move:6:14:208','your_move',6,NULL,14,NULL,NULL,208,NULL,NULL,0,'dropped',0,'2026-11-05 22:36:41.595056',NULL,'2026-11-05 22:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(752,'your_move:1:14:209','your_move',1,NULL,14,NULL,NULL,209,NULL,NULL,0,'dropped',0,'2026-11-06 08:29:41.595056',NULL,'2026-11-06 08:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(753,'your_move:6:14:210','your_move',6,NULL,14,NULL,NULL,210,NULL,NULL,0,'dropped',0,'2026-11-06 20:31:41.595056',NULL,'2026-11-06 20:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(754,'your_move:1:14:211','your_move',1,NULL,14,NULL,NULL,211,NULL,NULL,0,'dropped',0,'2026-11-06 20:56:41.595056',NULL,'2026-11-06 20:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(755,'your_move:6:14:212','your_move',6,NULL,14,NULL,NULL,212,NULL,NULL,0,'dropped',0,'2026-11-07 01:58:41.595056',NULL,'2026-11-07 01:58:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(756,'your_move:1:14:213','your_move',1,NULL,14,NULL,NULL,213,NULL,NULL,0,'dropped',0,'2026-11-07 12:51:41.595056',NULL,'2026-11-07 12:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(757,'your_move:6:14:214','your_move',6,NULL,14,NULL,NULL,214,NULL,NULL,0,'dropped',0,'2026-11-07 15:49:41.595056',NULL,'2026-11-07 15:49:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(758,'your_move:1:14:215','your_move',1,NULL,14,NULL,NULL,215,NULL,NULL,0,'dropped',0,'2026-11-08 03:06:41.595056',NULL,'2026-11-08 03:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(759,'your_move:6:14:216','your_move',6,NULL,14,NULL,NULL,216,NULL,NULL,0,'dropped',0,'2026-11-08 08:56:41.595056',NULL,'2026-11-08 08:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(760,'your_move:1:14:217','your_move',1,NULL,14,NULL,NULL,217,NULL,NULL,0,'dropped',0,'2026-11-08 10:33:41.595056',NULL,'2026-11-08 10:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(761,'your_move:6:14:218','your_move',6,NULL,14,NULL,NULL,218,NULL,NULL,0,'dropped',0,'2026-11-09 00:11:41.595056',NULL,'2026-11-09 00:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(762,'your_move:1:14:219','your_move',1,NULL,14,NULL,NULL,219,NULL,NULL,0,'dropped',0,'2026-11-09 12:04:41.595056',NULL,'2026-11-09 12:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(763,'your_move:6:14:220','your_move',6,NULL,14,NULL,NULL,220,NULL,NULL,0,'dropped',0,'2026-11-09 23:26:41.595056',NULL,'2026-11-09 23:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(764,'your_move:1:14:221','your_move',1,NULL,14,NULL,NULL,221,NULL,NULL,0,'dropped',0,'2026-11-10 11:31:41.595056',NULL,'2026-11-10 11:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(765,'your_move:6:14:222','your_move',6,NULL,14,NULL,NULL,222,NULL,NULL,0,'dropped',0,'2026-11-11 01:33:41.595056',NULL,'2026-11-11 01:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(766,'your_move:1:14:223','your_move',1,NULL,14,NULL,NULL,223,NULL,NULL,0,'dropped',0,'2026-11-11 03:46:41.595056',NULL,'2026-11-11 03:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(767,'your_move:6:14:224','your_move',6,NULL,14,NULL,NULL,224,NULL,NULL,0,'dropped',0,'2026-11-11 10:24:41.595056',NULL,'2026-11-11 10:24:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(768,'your_move:1:14:225','your_move',1,NULL,14,NULL,NULL,225,NULL,NULL,0,'dropped',0,'2026-11-11 22:41:41.595056',NULL,'2026-11-11 22:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(769,'your_move:6:14:226','your_move',6,NULL,14,NULL,NULL,226,NULL,NULL,0,'dropped',0,'2026-11-12 02:51:41.595056',NULL,'2026-11-12 02:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(770,'your_move:1:14:227','your_move',1,NULL,14,NULL,NULL,227,NULL,NULL,0,'dropped',0,'2026-11-12 15:08:41.595056',NULL,'2026-11-12 15:08:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(771,'your_move:6:14:228','your_move',6,NULL,14,NULL,NULL,228,NULL,NULL,0,'dropped',0,'2026-11-12 21:46:41.595056',NULL,'2026-11-12 21:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(772,'your_move:1:14:229','your_move',1,NULL,14,NULL,NULL,229,NULL,NULL,0,'dropped',0,'2026-11-12 23:59:41.595056',NULL,'2026-11-12 23:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(773,'your_move:6:14:230','your_move',6,NULL,14,NULL,NULL,230,NULL,NULL,0,'dropped',0,'2026-11-13 14:01:41.595056',NULL,'2026-11-13 14:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(774,'your_move:1:14:231','your_move',1,NULL,14,NULL,NULL,231,NULL,NULL,0,'dropped',0,'2026-11-14 02:06:41.595056',NULL,'2026-11-14 02:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(775,'your_move:6:14:232','your_move',6,NULL,14,NULL,NULL,232,NULL,NULL,0,'dropped',0,'2026-11-14 13:28:41.595056',NULL,'2026-11-14 13:28:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(776,'your_move:1:14:233','your_move',1,NULL,14,NULL,NULL,233,NULL,NULL,0,'dropped',0,'2026-11-15 01:21:41.595056',NULL,'2026-11-15 01:21:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(777,'your_move:6:14:234','your_move',6,NULL,14,NULL,NULL,234,NULL,NULL,0,'dropped',0,'2026-11-15 14:59:41.595056',NULL,'2026-11-15 14:59:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(778,'your_move:1:14:235','your_move',1,NULL,14,NULL,NULL,235,NULL,NULL,0,'dropped',0,'2026-11-15 16:36:41.595056',NULL,'2026-11-15 16:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(779,'your_move:6:14:236','your_move',6,NULL,14,NULL,NULL,236,NULL,NULL,0,'dropped',0,'2026-11-15 22:26:41.595056',NULL,'2026-11-15 22:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(780,'your_move:1:14:237','your_move',1,NULL,14,NULL,NULL,237,NULL,NULL,0,'dropped',0,'2026-11-16 09:43:41.595056',NULL,'2026-11-16 09:43:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(781,'your_move:6:14:238','your_move',6,NULL,14,NULL,NULL,238,NULL,NULL,0,'dropped',0,'2026-11-16 12:41:41.595056',NULL,'2026-11-16 12:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(782,'your_move:1:14:239','your_move',1,NULL,14,NULL,NULL,239,NULL,NULL,0,'dropped',0,'2026-11-16 23:34:41.595056',NULL,'2026-11-16 23:34:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(783,'your_move:6:14:240','your_move',6,NULL,14,NULL,NULL,240,NULL,NULL,0,'dropped',0,'2026-11-17 04:36:41.595056',NULL,'2026-11-17 04:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(784,'your_move:1:14:241','your_move',1,NULL,14,NULL,NULL,241,NULL,NULL,0,'dropped',0,'2026-11-17 05:01:41.595056',NULL,'2026-11-17 05:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(785,'your_move:6:14:242','your_move',6,NULL,14,NULL,NULL,242,NULL,NULL,0,'dropped',0,'2026-11-17 17:03:41.595056',NULL,'2026-11-17 17:03:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(786,'your_move:1:14:243','your_move',1,NULL,14,NULL,NULL,243,NULL,NULL,0,'dropped',0,'2026-11-18 02:56:41.595056',NULL,'2026-11-18 02:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(787,'your_move:6:14:244','your_move',6,NULL,14,NULL,NULL,244,NULL,NULL,0,'dropped',0,'2026-11-18 11:54:41.595056',NULL,'2026-11-18 11:54:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(788,'your_move:1:14:245','your_move',1,NULL,14,NULL,NULL,245,NULL,NULL,0,'dropped',0,'2026-11-18 21:11:41.595056',NULL,'2026-11-18 21:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(789,'your_move:6:14:246','your_move',6,NULL,14,NULL,NULL,246,NULL,NULL,0,'dropped',0,'2026-11-19 08:01:41.595056',NULL,'2026-11-19 08:01:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(790,'your_move:1:14:247','your_move',1,NULL,14,NULL,NULL,247,NULL,NULL,0,'dropped',0,'2026-11-19 21:38:41.595056',NULL,'2026-11-19 21:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(791,'your_move:6:14:248','your_move',6,NULL,14,NULL,NULL,248,NULL,NULL,0,'dropped',0,'2026-11-20 00:16:41.595056',NULL,'2026-11-20 00:16:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(792,'your_move:1:14:249','your_move',1,NULL,14,NULL,NULL,249,NULL,NULL,0,'dropped',0,'2026-11-20 08:09:41.595056',NULL,'2026-11-20 08:09:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(793,'your_move:6:14:250','your_move',6,NULL,14,NULL,NULL,250,NULL,NULL,0,'dropped',0,'2026-11-20 22:31:41.595056',NULL,'2026-11-20 22:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(794,'your_move:1:14:251','your_move',1,NULL,14,NULL,NULL,251,NULL,NULL,0,'dropped',0,'2026-11-21 05:36:41.595056',NULL,'2026-11-21 05:36:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(795,'your_move:6:14:252','your_move',6,NULL,14,NULL,NULL,252,NULL,NULL,0,'dropped',0,'2026-11-21 06:38:41.595056',NULL,'2026-11-21 06:38:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(796,'your_move:1:14:253','your_move',1,NULL,14,NULL,NULL,253,NULL,NULL,0,'dropped',0,'2026-11-21 17:51:41.595056',NULL,'2026-11-21 17:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(797,'your_move:6:14:254','your_move',6,NULL,14,NULL,NULL,254,NULL,NULL,0,'dropped',0,'2026-11-22 01:29:41.595056',NULL,'2026-11-22 01:29:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(798,'your_move:1:14:255','your_move',1,NULL,14,NULL,NULL,255,NULL,NULL,0,'dropped',0,'2026-11-22 06:46:41.595056',NULL,'2026-11-22 06:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(799,'your_move:6:14:256','your_move',6,NULL,14,NULL,NULL,256,NULL,NULL,0,'dropped',0,'2026-11-22 10:56:41.595056',NULL,'2026-11-22 10:56:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(800,'your_move:1:14:257','your_move',1,NULL,14,NULL,NULL,257,NULL,NULL,0,'dropped',0,'2026-11-22 15:13:41.595056',NULL,'2026-11-22 15:13:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(801,'your_move:6:14:258','your_move',6,NULL,14,NULL,NULL,258,NULL,NULL,0,'dropped',0,'2026-11-22 20:51:41.595056',NULL,'2026-11-22 20:51:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(802,'your_move:1:14:259','your_move',1,NULL,14,NULL,NULL,259,NULL,NULL,0,'dropped',0,'2026-11-23 05:04:41.595056',NULL,'2026-11-23 05:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(803,'your_move:6:14:260','your_move',6,NULL,14,NULL,NULL,260,NULL,NULL,0,'dropped',0,'2026-11-23 17:06:41.595056',NULL,'2026-11-23 17:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(804,'your_move:1:14:261','your_move',1,NULL,14,NULL,NULL,261,NULL,NULL,0,'dropped',0,'2026-11-23 19:11:41.595056',NULL,'2026-11-23 19:11:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(805,'your_move:6:14:262','your_move',6,NULL,14,NULL,NULL,262,NULL,NULL,0,'dropped',0,'2026-11-24 03:33:41.595056',NULL,'2026-11-24 03:33:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(806,'your_move:1:14:263','your_move',1,NULL,14,NULL,NULL,263,NULL,NULL,0,'dropped',0,'2026-11-24 04:26:41.595056',NULL,'2026-11-24 04:26:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(807,'your_move:6:14:264','your_move',6,NULL,14,NULL,NULL,264,NULL,NULL,0,'dropped',0,'2026-11-24 14:04:41.595056',NULL,'2026-11-24 14:04:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(808,'your_move:1:14:265','your_move',1,NULL,14,NULL,NULL,265,NULL,NULL,0,'dropped',0,'2026-11-24 18:41:41.595056',NULL,'2026-11-24 18:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(809,'your_move:6:14:266','your_move',6,NULL,14,NULL,NULL,266,NULL,NULL,0,'dropped',0,'2026-11-24 19:31:41.595056',NULL,'2026-11-24 19:31:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(810,'your_move:1:14:267','your_move',1,NULL,14,NULL,NULL,267,NULL,NULL,0,'dropped',0,'2026-11-25 08:48:41.595056',NULL,'2026-11-25 08:48:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(811,'your_move:6:14:268','your_move',6,NULL,14,NULL,NULL,268,NULL,NULL,0,'dropped',0,'2026-11-25 20:46:41.595056',NULL,'2026-11-25 20:46:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(812,'your_move:1:14:269','your_move',1,NULL,14,NULL,NULL,269,NULL,NULL,0,'dropped',0,'2026-11-26 08:39:41.595056',NULL,'2026-11-26 08:39:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(813,'your_move:6:14:270','your_move',6,NULL,14,NULL,NULL,270,NULL,NULL,0,'dropped',0,'2026-11-26 21:41:41.595056',NULL,'2026-11-26 21:41:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(814,'your_move:1:14:271','your_move',1,NULL,14,NULL,NULL,271,NULL,NULL,0,'dropped',0,'2026-11-26 22:06:41.595056',NULL,'2026-11-26 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(815,'game_ended:6:14:1795730801595056','game_ended',6,NULL,14,NULL,NULL,271,NULL,NULL,0,'dropped',0,'2026-11-26 22:06:41.595056',NULL,'2026-11-26 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(816,'game_ended:1:14:1795730801595056','game_ended',1,NULL,14,NULL,NULL,271,NULL,NULL,0,'dropped',0,'2026-11-26 22:06:41.595056',NULL,'2026-11-26 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(817,'claim_made:2:3:1795903601595056','claim_made',2,NULL,3,NULL,NULL,31,NULL,'draw agreed outside the site
Bernhard has agreed by mail, and is on a journey now.',0,'dropped',0,'2026-11-28 22:06:41.595056',NULL,'2026-11-28 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(818,'claim_made:5:3:1795903601595056','claim_made',5,NULL,3,NULL,NULL,31,NULL,'draw agreed outside the site
Bernhard has agreed by mail, and is on a journey now.',0,'dropped',0,'2026-11-28 22:06:41.595056',NULL,'2026-11-28 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(819,'claim_waits:1:3:1795903601595056','claim_waits',1,NULL,3,NULL,NULL,NULL,NULL,'Bernhard – Emilia
claim
draw agreed outside the site
Bernhard has agreed by mail, and is on a journey now.',0,'dropped',0,'2026-11-28 22:06:41.595056',NULL,'2026-11-28 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(820,'claim_waits:12:3:1795903601595056','claim_waits',12,NULL,3,NULL,NULL,NULL,NULL,'Bernhard – Emilia
claim
draw agreed outside the site
Bernhard has agreed by mail, and is on a journey now.',0,'dropped',0,'2026-11-28 22:06:41.595056',NULL,'2026-11-28 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(821,'claim_made:2:12:1795903601595056','claim_made',2,NULL,12,NULL,NULL,46,NULL,'fortress or theoretical draw
Nobody comes through any more. Please look.',0,'dropped',0,'2026-11-28 22:06:41.595056',NULL,'2026-11-28 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(822,'claim_made:4:12:1795903601595056','claim_made',4,NULL,12,NULL,NULL,46,NULL,'fortress or theoretical draw
Nobody comes through any more. Please look.',0,'dropped',0,'2026-11-28 22:06:41.595056',NULL,'2026-11-28 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(823,'claim_waits:1:12:1795903601595056','claim_waits',1,NULL,12,NULL,NULL,NULL,NULL,'Bernhard – Dmitri
claim
fortress or theoretical draw
Nobody comes through any more. Please look.',0,'dropped',0,'2026-11-28 22:06:41.595056',NULL,'2026-11-28 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(824,'claim_waits:12:12:1795903601595056','claim_waits',12,NULL,12,NULL,NULL,NULL,NULL,'Bernhard – Dmitri
claim
fortress or theoretical draw
Nobody comes through any more. Please look.',0,'dropped',0,'2026-11-28 22:06:41.595056',NULL,'2026-11-28 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(825,'claim_answered:5:3:1795903601595056','claim_answered',5,NULL,3,NULL,NULL,31,NULL,'I have not: I said that I would think about it.',0,'dropped',0,'2026-11-28 22:06:41.595056',NULL,'2026-11-28 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(826,'opponent_on_vacation:1:10:1796684400','opponent_on_vacation',1,NULL,NULL,NULL,NULL,NULL,'8:24',NULL,0,'dropped',0,'2026-11-28 22:06:41.595056',NULL,'2026-11-28 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(827,'challenged:1:18','challenged',1,NULL,NULL,18,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-28 22:06:41.595056',NULL,'2026-11-28 22:06:41.595056','2026-11-28 22:06:41.595056');
INSERT INTO "outbox" VALUES(828,'your_move:2:1:21','your_move',2,NULL,1,NULL,NULL,21,NULL,NULL,0,'waiting',0,'2026-11-28 22:06:57.227412','127.0.0.1: Connection refused (os error 111)','2026-11-28 22:06:56.645068',NULL);
INSERT INTO "outbox" VALUES(829,'your_move:2:6:2','your_move',2,NULL,6,NULL,NULL,2,NULL,NULL,0,'waiting',0,'2026-11-28 22:06:59.112385',NULL,'2026-11-28 22:06:59.112385',NULL);
INSERT INTO "outbox" VALUES(830,'your_move:1:10:34','your_move',1,NULL,10,NULL,NULL,34,NULL,NULL,0,'waiting',0,'2026-11-28 22:06:59.240199',NULL,'2026-11-28 22:06:59.240199',NULL);
INSERT INTO "outbox" VALUES(831,'game_started:9:18','game_started',9,NULL,15,18,NULL,NULL,NULL,NULL,0,'waiting',0,'2026-11-28 22:06:59.298542',NULL,'2026-11-28 22:06:59.298542',NULL);
INSERT INTO "outbox" VALUES(832,'confirm_address:13:first','confirm_address',13,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'waiting',0,'2026-11-28 22:06:59.356037',NULL,'2026-11-28 22:06:59.356037',NULL);
INSERT INTO "outbox" VALUES(833,'adjudicated:2:12:1795903619409214','adjudicated',2,NULL,12,NULL,NULL,46,NULL,'An arbiter adjudicated the game as a win for Black.
The fortress falls: the rook comes in by the file.',0,'waiting',0,'2026-11-28 22:06:59.409214',NULL,'2026-11-28 22:06:59.409214',NULL);
INSERT INTO "outbox" VALUES(834,'adjudicated:4:12:1795903619409214','adjudicated',4,NULL,12,NULL,NULL,46,NULL,'An arbiter adjudicated the game as a win for Black.
The fortress falls: the rook comes in by the file.',0,'waiting',0,'2026-11-28 22:06:59.409214',NULL,'2026-11-28 22:06:59.409214',NULL);
INSERT INTO "outbox" VALUES(835,'appealed:2:12:1795903619468052','appealed',2,NULL,12,NULL,NULL,46,NULL,'The file is closed. Please look again.',0,'waiting',0,'2026-11-28 22:06:59.468052',NULL,'2026-11-28 22:06:59.468052',NULL);
INSERT INTO "outbox" VALUES(836,'appealed:4:12:1795903619468052','appealed',4,NULL,12,NULL,NULL,46,NULL,'The file is closed. Please look again.',0,'waiting',0,'2026-11-28 22:06:59.468052',NULL,'2026-11-28 22:06:59.468052',NULL);
INSERT INTO "outbox" VALUES(837,'claim_waits:1:12:1795903619468052','claim_waits',1,NULL,12,NULL,NULL,NULL,NULL,'Bernhard – Dmitri
appeal
The file is closed. Please look again.',0,'waiting',0,'2026-11-28 22:06:59.468052',NULL,'2026-11-28 22:06:59.468052',NULL);
CREATE TABLE pending_rating_weeks (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    week INTEGER NOT NULL
);
CREATE TABLE player_relations (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    other_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('friend', 'block', 'mute')),
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, other_id, kind)
);
CREATE TABLE players (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- What others see; "closed account" once it is closed.
    name TEXT NOT NULL,
    -- Lower case. Stays when the account is closed: nobody else takes over a name.
    name_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    -- Lower case; set when the address is confirmed, so an unconfirmed one blocks nobody.
    email_key TEXT UNIQUE,
    -- What a mail server said when it rejected the address for good.
    email_rejection TEXT,
    password_hash TEXT NOT NULL,
    is_admin BOOLEAN NOT NULL,
    is_arbiter BOOLEAN NOT NULL DEFAULT FALSE,
    suspended_at TIMESTAMP,
    suspension_reason TEXT NOT NULL DEFAULT '',
    -- A name of the IANA time zone database.
    time_zone TEXT NOT NULL,
    -- Whether a move has to be confirmed.
    confirm_moves BOOLEAN NOT NULL,
    -- Whether an email tells that conditional moves answered.
    conditional_move_emails BOOLEAN NOT NULL DEFAULT FALSE,
    -- Hours before the deadline: "48 12".
    reminders TEXT NOT NULL DEFAULT '48 12',
    -- Hash of the secret in the address of the calendar.
    calendar_hash TEXT,
    -- Alarms of the calendar, in hours before the deadline: "24 1".
    calendar_alarms TEXT NOT NULL DEFAULT '',
    -- When they were chosen.
    calendar_alarms_at TIMESTAMP,
    -- Which emails, when: "moves=hourly quiet=22-7". Empty: what everybody gets.
    notification_preferences TEXT NOT NULL DEFAULT '',
    -- When the last email about games was queued, for those who want one until their next visit.
    last_notified_at TIMESTAMP,
    created_at TIMESTAMP NOT NULL,
    last_seen_at TIMESTAMP NOT NULL,
    closed_at TIMESTAMP,
    -- A tag such as "de"; empty: what the browser asks for.
    language TEXT NOT NULL DEFAULT '',
    theme TEXT NOT NULL DEFAULT 'system' CHECK (theme IN ('system', 'light', 'dark')),
    board_theme TEXT NOT NULL DEFAULT 'green' CHECK (board_theme IN ('green', 'wood')),
    -- Whether moves are written with the piece letters of the language.
    localized_pieces BOOLEAN NOT NULL DEFAULT FALSE,
    -- What the player says of themselves.
    about TEXT NOT NULL DEFAULT '',
    -- Two letters of ISO 3166; empty: not given.
    country TEXT NOT NULL DEFAULT ''
);
INSERT INTO "players" VALUES(1,'Anna','anna','anna@example.org','anna@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$oy0BbVp+6erov2Ik3dnNQA$+AoMzKZZ3k7HRPb+kHDOoLHVIV3fqsdYC70D4j5uj8Q',1,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:56.525075',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(2,'Bernhard','bernhard','bernhard@example.org','bernhard@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$oy0BbVp+6erov2Ik3dnNQA$+AoMzKZZ3k7HRPb+kHDOoLHVIV3fqsdYC70D4j5uj8Q',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:56.566840',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(3,'Chiara','chiara','chiara@example.org','chiara@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$oy0BbVp+6erov2Ik3dnNQA$+AoMzKZZ3k7HRPb+kHDOoLHVIV3fqsdYC70D4j5uj8Q',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:06:41.595056','2025-10-24 22:06:41.595056',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(4,'Dmitri','dmitri','dmitri@example.org','dmitri@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$oy0BbVp+6erov2Ik3dnNQA$+AoMzKZZ3k7HRPb+kHDOoLHVIV3fqsdYC70D4j5uj8Q',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:06:41.595056','2025-10-24 22:06:41.595056',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(5,'Emilia','emilia','emilia@example.org','emilia@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$oy0BbVp+6erov2Ik3dnNQA$+AoMzKZZ3k7HRPb+kHDOoLHVIV3fqsdYC70D4j5uj8Q',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:06:41.595056','2025-10-24 22:06:41.595056',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(6,'Farid','farid','farid@example.org','farid@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$oy0BbVp+6erov2Ik3dnNQA$+AoMzKZZ3k7HRPb+kHDOoLHVIV3fqsdYC70D4j5uj8Q',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:06:41.595056','2025-10-24 22:06:41.595056',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(7,'Greta','greta','greta@example.org','greta@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$oy0BbVp+6erov2Ik3dnNQA$+AoMzKZZ3k7HRPb+kHDOoLHVIV3fqsdYC70D4j5uj8Q',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:06:41.595056','2025-10-24 22:06:41.595056',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(8,'Henri','henri','henri@example.org','henri@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$oy0BbVp+6erov2Ik3dnNQA$+AoMzKZZ3k7HRPb+kHDOoLHVIV3fqsdYC70D4j5uj8Q',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:59.036250',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(9,'Ingrid','ingrid','ingrid@example.org','ingrid@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$oy0BbVp+6erov2Ik3dnNQA$+AoMzKZZ3k7HRPb+kHDOoLHVIV3fqsdYC70D4j5uj8Q',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:06:41.595056','2025-10-24 22:06:41.595056',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(10,'Jorge','jorge','jorge@example.org','jorge@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$oy0BbVp+6erov2Ik3dnNQA$+AoMzKZZ3k7HRPb+kHDOoLHVIV3fqsdYC70D4j5uj8Q',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:06:41.595056','2025-10-24 22:06:41.595056',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(11,'Katja','katja','katja@example.org','katja@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$oy0BbVp+6erov2Ik3dnNQA$+AoMzKZZ3k7HRPb+kHDOoLHVIV3fqsdYC70D4j5uj8Q',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:59.152244',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(12,'Lars','lars','lars@example.org','lars@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$oy0BbVp+6erov2Ik3dnNQA$+AoMzKZZ3k7HRPb+kHDOoLHVIV3fqsdYC70D4j5uj8Q',0,1,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:06:41.595056','2026-11-28 22:06:56.600939',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(13,'Nora','nora','nora@example.org',NULL,NULL,'$argon2id$v=19$m=8,t=1,p=1$HCD1XU48eSn4vKLuhTUELw$IAKRg7t9L3jr0fY2Yx48/Hb1NPPypCs9mBZ0FRb52fk',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2026-11-28 22:06:59.356037','2026-11-28 22:06:59.356037',NULL,'en','system','green',0,'','');
CREATE TABLE private_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    from_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    to_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    read_at TIMESTAMP
);
CREATE TABLE ratings (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- From Monday to Monday in UTC, counted from the first Monday of 1970.
    week INTEGER NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    -- Rated games of the week.
    games INTEGER NOT NULL,
    PRIMARY KEY (player_id, week)
);
INSERT INTO "ratings" VALUES(1,2959,1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1);
INSERT INTO "ratings" VALUES(7,2959,1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1);
INSERT INTO "ratings" VALUES(1,2961,1.7506305225335954674e+03,2.56473574095482490528e+02,5.99990521786552960525e-02,1);
INSERT INTO "ratings" VALUES(8,2961,1.3833567186324664817e+03,2.86951922596950907973e+02,5.99992774710404810911e-02,1);
INSERT INTO "ratings" VALUES(2,2963,1500.0,2.90318961613842645864e+02,5.9998961443143539185e-02,1);
INSERT INTO "ratings" VALUES(11,2963,1500.0,2.90318961613842645864e+02,5.9998961443143539185e-02,1);
INSERT INTO "ratings" VALUES(1,2965,1.59624027456956218886e+03,2.35273455446202206086e+02,6.00002580422787298863e-02,1);
INSERT INTO "ratings" VALUES(3,2965,1.78363405936765889239e+03,2.90497883126672093116e+02,6.0001144479949516941e-02,1);
INSERT INTO "ratings" VALUES(1,2967,1.72964300271171373419e+03,2.14006502901106983923e+02,6.00013166950097223684e-02,1);
INSERT INTO "ratings" VALUES(3,2967,1.58406626411543425096e+03,2.48038916162305923753e+02,6.00020975523058441858e-02,1);
INSERT INTO "ratings" VALUES(1,2968,1.61995558270297374293e+03,2.00597795011228470225e+02,6.00025469484871815106e-02,1);
INSERT INTO "ratings" VALUES(6,2968,1787.22623194098,2.83768394727857639729e+02,6.00010953177245731637e-02,1);
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    reporter_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- The message that it is about, as it was written.
    game_id BIGINT REFERENCES games (id) ON DELETE CASCADE,
    message TEXT,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    settled_at TIMESTAMP,
    -- What an administrator noted.
    answer TEXT NOT NULL DEFAULT ''
);
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    -- "Keep me logged in": outlives the browser.
    persistent BOOLEAN NOT NULL,
    -- What the browser calls itself.
    device TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    last_seen_at TIMESTAMP NOT NULL
);
INSERT INTO "sessions" VALUES(1,'178c9abcd68c018de667e81b05a7b63f1d2bd3c49acf899370831446718fb0c0',1,0,'unknown','2026-11-28 22:06:56.525075','2026-11-28 22:06:56.525075');
INSERT INTO "sessions" VALUES(2,'484112df9a9e75ee775c86a78d12c4bd4e3ead8e2e14892ae59c0d25ae501a5b',2,0,'unknown','2026-11-28 22:06:56.566840','2026-11-28 22:06:56.566840');
INSERT INTO "sessions" VALUES(3,'110be36ba6a6bd65aa55b3e2fab8860a42e756689597286c7720da9a06bfdbe9',12,0,'unknown','2026-11-28 22:06:56.600939','2026-11-28 22:06:56.600939');
INSERT INTO "sessions" VALUES(4,'be7144c09067fae4478ea7efc57655dc566c94b21177c125a9bb2d3c98254bf8',8,0,'unknown','2026-11-28 22:06:59.036250','2026-11-28 22:06:59.036250');
INSERT INTO "sessions" VALUES(5,'b2d12552c732d70d1dc5f7986ea86417bd4dc5a69b99b97039a41b097e9191f0',11,0,'unknown','2026-11-28 22:06:59.152244','2026-11-28 22:06:59.152244');
CREATE TABLE site_settings (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE spectator_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE TABLE tokens (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    purpose TEXT NOT NULL CHECK (purpose IN ('confirm_address', 'reset_password', 'change_address', 'first_admin', 'invitation')),
    -- NULL for the link that makes the first administrator, and for invitations.
    player_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- The address that the link was sent to; of an invitation whom it is for.
    email TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE TABLE vacations (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    starts_at TIMESTAMP NOT NULL,
    ends_at TIMESTAMP NOT NULL,
    -- The days of the calendar that it counts ("2026-11-20"), in the zone that the player had.
    first_day TEXT NOT NULL,
    last_day TEXT NOT NULL,
    zone TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    CHECK (starts_at < ends_at),
    CHECK (first_day <= last_day)
);
INSERT INTO "vacations" VALUES(1,10,'2026-11-28 22:06:41.595056','2026-12-07 23:00:00','2026-11-28','2026-12-07','Europe/Berlin','2026-11-28 22:06:41.595056');
CREATE INDEX players_last_seen_at ON players (last_seen_at);
CREATE UNIQUE INDEX players_calendar_hash ON players (calendar_hash);
CREATE INDEX players_arbiters ON players (id) WHERE is_admin OR is_arbiter;
CREATE INDEX sessions_player_id ON sessions (player_id);
CREATE INDEX tokens_player_id ON tokens (player_id);
CREATE INDEX vacations_player_id ON vacations (player_id, ends_at);
CREATE INDEX player_relations_other ON player_relations (other_id, kind);
CREATE INDEX games_white ON games (white_id, ended_at, result);
CREATE INDEX games_black ON games (black_id, ended_at, result);
CREATE INDEX games_white_turn ON games (white_id, turn, deadline, timeout_rule, claimed_at, id, ended_at, pending) WHERE ended_at IS NULL AND pending IS NULL;
CREATE INDEX games_black_turn ON games (black_id, turn, deadline, timeout_rule, claimed_at, id, ended_at, pending) WHERE ended_at IS NULL AND pending IS NULL;
CREATE INDEX games_pending ON games (pending_at) WHERE pending IS NOT NULL;
CREATE INDEX games_next_check_at ON games (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX games_claimed_at ON games (claimed_at) WHERE claimed_at IS NOT NULL;
CREATE INDEX challenges_open ON challenges (expires_at) WHERE state = 'open';
CREATE INDEX challenges_challenger ON challenges (challenger_id);
CREATE INDEX challenges_opponent ON challenges (opponent_id);
CREATE INDEX outbox_waiting ON outbox (due_at) WHERE state = 'waiting';
CREATE INDEX outbox_waiting_player ON outbox (player_id) WHERE state = 'waiting';
CREATE INDEX outbox_player ON outbox (player_id, created_at);
CREATE INDEX outbox_failed ON outbox (id) WHERE state = 'failed';
CREATE INDEX outbox_failing ON outbox (state, id) WHERE last_error IS NOT NULL;
CREATE INDEX game_messages_game ON game_messages (game_id, id);
CREATE INDEX spectator_messages_game ON spectator_messages (game_id, id);
CREATE INDEX spectator_messages_player ON spectator_messages (player_id);
CREATE INDEX private_messages_from ON private_messages (from_id, to_id, id);
CREATE INDEX private_messages_to ON private_messages (to_id, from_id, id);
CREATE INDEX private_messages_unread ON private_messages (to_id, from_id) WHERE read_at IS NULL;
CREATE INDEX reports_open ON reports (settled_at, id) WHERE settled_at IS NULL;
CREATE INDEX reports_player ON reports (player_id, id);
CREATE INDEX reports_reporter ON reports (reporter_id, created_at);
CREATE INDEX audit_log_player ON audit_log (player_id, id);
CREATE INDEX audit_log_admin ON audit_log (admin_id, id);
CREATE INDEX announcements_ends_at ON announcements (ends_at);
CREATE INDEX pending_rating_weeks_player ON pending_rating_weeks (player_id);
CREATE INDEX pending_rating_weeks_week ON pending_rating_weeks (week, id);
CREATE TRIGGER game_events_not_changed BEFORE UPDATE ON game_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER game_events_not_deleted BEFORE DELETE ON game_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER audit_log_not_changed BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER audit_log_not_replaced BEFORE INSERT ON audit_log WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = NEW.id) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER audit_log_not_deleted BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('heartbeat',1);
INSERT INTO "sqlite_sequence" VALUES('tokens',12);
INSERT INTO "sqlite_sequence" VALUES('players',13);
INSERT INTO "sqlite_sequence" VALUES('outbox',837);
INSERT INTO "sqlite_sequence" VALUES('challenges',18);
INSERT INTO "sqlite_sequence" VALUES('games',15);
INSERT INTO "sqlite_sequence" VALUES('pending_rating_weeks',12);
INSERT INTO "sqlite_sequence" VALUES('vacations',1);
INSERT INTO "sqlite_sequence" VALUES('sessions',5);
INSERT INTO "sqlite_sequence" VALUES('audit_log',1);
COMMIT;
