PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE __diesel_schema_migrations (
       version VARCHAR(50) PRIMARY KEY NOT NULL,
       run_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "__diesel_schema_migrations" VALUES('20261124000002','2026-11-24 19:53:02');
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
INSERT INTO "challenges" VALUES(1,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','fischer 864000 86400 1728000 -','server',1,1,1,'claimed',1,1,0,'Anderssen – Kieseritzky, London 1851','accepted','',1,NULL,'1:Anderssen – Kieseritzky, London 1851','2026-11-18 22:23:02.980036','2026-12-02 22:23:02.980036');
INSERT INTO "challenges" VALUES(2,4,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,1,0,'Anderssen – Dufresne, Berlin 1852','accepted','',2,NULL,'4:Anderssen – Dufresne, Berlin 1852','2026-11-11 01:38:02.980036','2026-11-25 01:38:02.980036');
INSERT INTO "challenges" VALUES(3,2,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','period 10 50 40','server',1,1,1,'claimed',1,1,0,'Morphy – Duke of Brunswick and Count Isouard, Paris 1858','accepted','',3,NULL,'2:Morphy – Duke of Brunswick and Count Isouard, Paris 1858','2026-11-14 21:23:02.980036','2026-11-28 21:23:02.980036');
INSERT INTO "challenges" VALUES(4,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,1,0,'Steinitz – von Bardeleben, Hastings 1895','accepted','',4,NULL,'1:Steinitz – von Bardeleben, Hastings 1895','2026-11-20 14:33:02.980036','2026-12-04 14:33:02.980036');
INSERT INTO "challenges" VALUES(5,7,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Rotlewi – Rubinstein, Lodz 1907','accepted','',5,NULL,'7:Rotlewi – Rubinstein, Lodz 1907','2026-09-05 00:18:02.980036','2026-09-19 00:18:02.980036');
INSERT INTO "challenges" VALUES(6,2,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','unlimited','server',1,1,1,'claimed',1,1,0,'Reti – Tartakower, Vienna 1910','accepted','',6,NULL,'2:Reti – Tartakower, Vienna 1910','2026-11-24 14:28:02.980036','2026-12-08 14:28:02.980036');
INSERT INTO "challenges" VALUES(7,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Lasker – Thomas, London 1912','accepted','',7,NULL,'1:Lasker – Thomas, London 1912','2026-09-23 20:13:02.980036','2026-10-07 20:13:02.980036');
INSERT INTO "challenges" VALUES(8,10,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,1,0,'Capablanca – Marshall, New York 1918','accepted','',8,NULL,'10:Capablanca – Marshall, New York 1918','2026-11-17 11:25:02.980036','2026-12-01 11:25:02.980036');
INSERT INTO "challenges" VALUES(9,2,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Botvinnik – Capablanca, Rotterdam 1938','accepted','',9,NULL,'2:Botvinnik – Capablanca, Rotterdam 1938','2026-10-06 14:53:02.980036','2026-10-20 14:53:02.980036');
INSERT INTO "challenges" VALUES(10,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','period 10 50 40','server',1,1,1,'claimed',1,1,0,'Byrne – Fischer, New York 1956','accepted','',10,NULL,'1:Byrne – Fischer, New York 1956','2026-11-14 11:28:02.980036','2026-11-28 11:28:02.980036');
INSERT INTO "challenges" VALUES(11,3,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Fischer – Spassky, Reykjavik 1972','accepted','',11,NULL,'3:Fischer – Spassky, Reykjavik 1972','2026-10-08 16:08:02.980036','2026-10-22 16:08:02.980036');
INSERT INTO "challenges" VALUES(12,2,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,1,0,'Karpov – Kasparov, Moscow 1985','accepted','',12,NULL,'2:Karpov – Kasparov, Moscow 1985','2026-11-10 21:28:02.980036','2026-11-24 21:28:02.980036');
INSERT INTO "challenges" VALUES(13,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Kasparov – Topalov, Wijk aan Zee 1999','accepted','',13,NULL,'1:Kasparov – Topalov, Wijk aan Zee 1999','2026-10-21 14:31:02.980036','2026-11-04 14:31:02.980036');
INSERT INTO "challenges" VALUES(14,6,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Carlsen – Nepomniachtchi, Dubai 2021','accepted','',14,NULL,'6:Carlsen – Nepomniachtchi, Dubai 2021','2026-08-29 21:43:02.980036','2026-09-12 21:43:02.980036');
INSERT INTO "challenges" VALUES(15,4,NULL,NULL,'standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','fischer 864000 86400 1728000 -','server',1,1,1,'claimed',1,1,0,'Who plays a quiet game?','open','',NULL,NULL,'4:demo-0','2026-11-24 19:53:02.980036','2026-12-08 19:53:02.980036');
INSERT INTO "challenges" VALUES(16,6,NULL,'black','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 604800','server',1,1,1,'claimed',1,1,0,'','open','',NULL,NULL,'6:demo-1','2026-11-24 19:53:02.980036','2026-12-08 19:53:02.980036');
INSERT INTO "challenges" VALUES(17,7,NULL,NULL,'chess960','nbbrkrqn/pppppppp/8/8/8/8/PPPPPPPP/NBBRKRQN w KQkq - 0 1','Chess960 No. 356','period 10 50 40','server',1,1,1,'claimed',1,1,0,'No books needed.','open','',NULL,NULL,'7:demo-2','2026-11-24 19:53:02.980036','2026-12-08 19:53:02.980036');
INSERT INTO "challenges" VALUES(18,9,1,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 172800','server',1,1,1,'claimed',1,1,0,'Shall we?','open','',NULL,NULL,'9:demo-3','2026-11-24 19:53:02.980036','2026-12-08 19:53:02.980036');
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
INSERT INTO "game_events" VALUES(1,0,'2026-11-18 22:48:02.980036','white','move','e2e4');
INSERT INTO "game_events" VALUES(1,1,'2026-11-18 23:50:02.980036','black','move','e7e5');
INSERT INTO "game_events" VALUES(1,2,'2026-11-19 02:43:02.980036','white','move','f2f4');
INSERT INTO "game_events" VALUES(1,3,'2026-11-19 08:41:02.980036','black','move','e5f4');
INSERT INTO "game_events" VALUES(1,4,'2026-11-19 18:58:02.980036','white','move','f1c4');
INSERT INTO "game_events" VALUES(1,5,'2026-11-19 19:48:02.980036','black','move','d8h4');
INSERT INTO "game_events" VALUES(1,6,'2026-11-20 03:25:02.980036','white','move','e1f1');
INSERT INTO "game_events" VALUES(1,7,'2026-11-20 04:03:02.980036','black','move','b7b5');
INSERT INTO "game_events" VALUES(1,8,'2026-11-20 13:56:02.980036','white','move','c4b5');
INSERT INTO "game_events" VALUES(1,9,'2026-11-20 19:18:02.980036','black','move','g8f6');
INSERT INTO "game_events" VALUES(1,10,'2026-11-20 21:23:02.980036','white','move','g1f3');
INSERT INTO "game_events" VALUES(1,11,'2026-11-21 12:25:02.980036','black','move','h4h6');
INSERT INTO "game_events" VALUES(1,12,'2026-11-22 02:38:02.980036','white','move','d2d3');
INSERT INTO "game_events" VALUES(1,13,'2026-11-22 17:16:02.980036','black','move','f6h5');
INSERT INTO "game_events" VALUES(1,14,'2026-11-22 18:33:02.980036','white','move','f3h4');
INSERT INTO "game_events" VALUES(1,15,'2026-11-22 22:43:02.980036','black','move','h6g5');
INSERT INTO "game_events" VALUES(1,16,'2026-11-23 07:00:02.980036','white','move','h4f5');
INSERT INTO "game_events" VALUES(1,17,'2026-11-23 20:38:02.980036','black','move','c7c6');
INSERT INTO "game_events" VALUES(1,18,'2026-11-24 01:51:02.980036','white','move','g2g4');
INSERT INTO "game_events" VALUES(1,19,'2026-11-24 14:53:02.980036','black','move','h5f6');
INSERT INTO "game_events" VALUES(2,0,'2026-11-11 02:03:02.980036','white','move','e2e4');
INSERT INTO "game_events" VALUES(2,1,'2026-11-11 03:05:02.980036','black','move','e7e5');
INSERT INTO "game_events" VALUES(2,2,'2026-11-11 05:58:02.980036','white','move','g1f3');
INSERT INTO "game_events" VALUES(2,3,'2026-11-11 11:56:02.980036','black','move','b8c6');
INSERT INTO "game_events" VALUES(2,4,'2026-11-11 22:13:02.980036','white','move','f1c4');
INSERT INTO "game_events" VALUES(2,5,'2026-11-11 23:03:02.980036','black','move','f8c5');
INSERT INTO "game_events" VALUES(2,6,'2026-11-12 06:40:02.980036','white','move','b2b4');
INSERT INTO "game_events" VALUES(2,7,'2026-11-12 07:18:02.980036','black','move','c5b4');
INSERT INTO "game_events" VALUES(2,8,'2026-11-12 17:11:02.980036','white','move','c2c3');
INSERT INTO "game_events" VALUES(2,9,'2026-11-12 22:33:02.980036','black','move','b4a5');
INSERT INTO "game_events" VALUES(2,10,'2026-11-13 00:38:02.980036','white','move','d2d4');
INSERT INTO "game_events" VALUES(2,11,'2026-11-13 15:40:02.980036','black','move','e5d4');
INSERT INTO "game_events" VALUES(2,12,'2026-11-14 05:53:02.980036','white','move','e1g1');
INSERT INTO "game_events" VALUES(2,13,'2026-11-14 20:31:02.980036','black','move','d4d3');
INSERT INTO "game_events" VALUES(2,14,'2026-11-14 21:48:02.980036','white','move','d1b3');
INSERT INTO "game_events" VALUES(2,15,'2026-11-15 01:58:02.980036','black','move','d8f6');
INSERT INTO "game_events" VALUES(2,16,'2026-11-15 10:15:02.980036','white','move','e4e5');
INSERT INTO "game_events" VALUES(2,17,'2026-11-15 23:53:02.980036','black','move','f6g6');
INSERT INTO "game_events" VALUES(2,18,'2026-11-16 05:06:02.980036','white','move','f1e1');
INSERT INTO "game_events" VALUES(2,19,'2026-11-16 18:08:02.980036','black','move','g8e7');
INSERT INTO "game_events" VALUES(2,20,'2026-11-17 01:13:02.980036','white','move','c1a3');
INSERT INTO "game_events" VALUES(2,21,'2026-11-17 03:35:02.980036','black','move','b7b5');
INSERT INTO "game_events" VALUES(2,22,'2026-11-17 17:28:02.980036','white','move','b3b5');
INSERT INTO "game_events" VALUES(2,23,'2026-11-18 05:06:02.980036','black','move','a8b8');
INSERT INTO "game_events" VALUES(2,24,'2026-11-18 15:43:02.980036','white','move','b5a4');
INSERT INTO "game_events" VALUES(2,25,'2026-11-19 02:33:02.980036','black','move','a5b6');
INSERT INTO "game_events" VALUES(2,26,'2026-11-19 14:50:02.980036','white','move','b1d2');
INSERT INTO "game_events" VALUES(2,27,'2026-11-20 05:48:02.980036','black','move','c8b7');
INSERT INTO "game_events" VALUES(2,28,'2026-11-20 09:41:02.980036','white','move','d2e4');
INSERT INTO "game_events" VALUES(2,29,'2026-11-20 18:43:02.980036','black','move','g6f5');
INSERT INTO "game_events" VALUES(2,30,'2026-11-20 19:08:02.980036','white','move','c4d3');
INSERT INTO "game_events" VALUES(2,31,'2026-11-21 03:10:02.980036','black','move','f5h5');
INSERT INTO "game_events" VALUES(2,32,'2026-11-21 05:03:02.980036','white','move','e4f6');
INSERT INTO "game_events" VALUES(2,33,'2026-11-21 17:01:02.980036','black','move','g7f6');
INSERT INTO "game_events" VALUES(2,34,'2026-11-22 01:18:02.980036','white','move','e5f6');
INSERT INTO "game_events" VALUES(2,35,'2026-11-22 07:08:02.980036','black','move','h8g8');
INSERT INTO "game_events" VALUES(2,36,'2026-11-22 11:45:02.980036','white','move','a1d1');
INSERT INTO "game_events" VALUES(2,37,'2026-11-22 16:23:02.980036','black','move','h5f3');
INSERT INTO "game_events" VALUES(2,38,'2026-11-22 22:16:02.980036','white','move','e1e7');
INSERT INTO "game_events" VALUES(2,39,'2026-11-23 06:38:02.980036','black','move','c6e7');
INSERT INTO "game_events" VALUES(2,40,'2026-11-23 18:43:02.980036','white','move','a4d7');
INSERT INTO "game_events" VALUES(2,41,'2026-11-23 20:45:02.980036','black','move','e8d7');
INSERT INTO "game_events" VALUES(2,42,'2026-11-24 04:58:02.980036','white','move','d3f5');
INSERT INTO "game_events" VALUES(2,43,'2026-11-24 05:36:02.980036','black','move','d7e8');
INSERT INTO "game_events" VALUES(2,44,'2026-11-24 14:53:02.980036','white','move','f5d7');
INSERT INTO "game_events" VALUES(3,0,'2026-11-14 21:48:02.980036','white','move','e2e4');
INSERT INTO "game_events" VALUES(3,1,'2026-11-14 22:50:02.980036','black','move','e7e5');
INSERT INTO "game_events" VALUES(3,2,'2026-11-15 01:43:02.980036','white','move','g1f3');
INSERT INTO "game_events" VALUES(3,3,'2026-11-15 07:41:02.980036','black','move','d7d6');
INSERT INTO "game_events" VALUES(3,4,'2026-11-15 17:58:02.980036','white','move','d2d4');
INSERT INTO "game_events" VALUES(3,5,'2026-11-15 18:48:02.980036','black','move','c8g4');
INSERT INTO "game_events" VALUES(3,6,'2026-11-16 02:25:02.980036','white','move','d4e5');
INSERT INTO "game_events" VALUES(3,7,'2026-11-16 03:03:02.980036','black','move','g4f3');
INSERT INTO "game_events" VALUES(3,8,'2026-11-16 12:56:02.980036','white','move','d1f3');
INSERT INTO "game_events" VALUES(3,9,'2026-11-16 18:18:02.980036','black','move','d6e5');
INSERT INTO "game_events" VALUES(3,10,'2026-11-16 20:23:02.980036','white','move','f1c4');
INSERT INTO "game_events" VALUES(3,11,'2026-11-17 11:25:02.980036','black','move','g8f6');
INSERT INTO "game_events" VALUES(3,12,'2026-11-18 01:38:02.980036','white','move','f3b3');
INSERT INTO "game_events" VALUES(3,13,'2026-11-18 16:16:02.980036','black','move','d8e7');
INSERT INTO "game_events" VALUES(3,14,'2026-11-18 17:33:02.980036','white','move','b1c3');
INSERT INTO "game_events" VALUES(3,15,'2026-11-18 21:43:02.980036','black','move','c7c6');
INSERT INTO "game_events" VALUES(3,16,'2026-11-19 06:00:02.980036','white','move','c1g5');
INSERT INTO "game_events" VALUES(3,17,'2026-11-19 19:38:02.980036','black','move','b7b5');
INSERT INTO "game_events" VALUES(3,18,'2026-11-20 00:51:02.980036','white','move','c3b5');
INSERT INTO "game_events" VALUES(3,19,'2026-11-20 13:53:02.980036','black','move','c6b5');
INSERT INTO "game_events" VALUES(3,20,'2026-11-20 20:58:02.980036','white','move','c4b5');
INSERT INTO "game_events" VALUES(3,21,'2026-11-20 23:20:02.980036','black','move','b8d7');
INSERT INTO "game_events" VALUES(3,22,'2026-11-21 13:13:02.980036','white','move','e1c1');
INSERT INTO "game_events" VALUES(3,23,'2026-11-22 00:51:02.980036','black','move','a8d8');
INSERT INTO "game_events" VALUES(3,24,'2026-11-22 11:28:02.980036','white','move','d1d7');
INSERT INTO "game_events" VALUES(3,25,'2026-11-22 22:18:02.980036','black','move','d8d7');
INSERT INTO "game_events" VALUES(3,26,'2026-11-23 10:35:02.980036','white','move','h1d1');
INSERT INTO "game_events" VALUES(3,27,'2026-11-24 01:33:02.980036','black','move','e7e6');
INSERT INTO "game_events" VALUES(3,28,'2026-11-24 05:26:02.980036','white','move','b5d7');
INSERT INTO "game_events" VALUES(3,29,'2026-11-24 14:28:02.980036','black','move','f6d7');
INSERT INTO "game_events" VALUES(3,30,'2026-11-24 14:53:02.980036','white','move','b3b8');
INSERT INTO "game_events" VALUES(4,0,'2026-11-20 14:58:02.980036','white','move','e2e4');
INSERT INTO "game_events" VALUES(4,1,'2026-11-20 16:00:02.980036','black','move','e7e5');
INSERT INTO "game_events" VALUES(4,2,'2026-11-20 18:53:02.980036','white','move','g1f3');
INSERT INTO "game_events" VALUES(4,3,'2026-11-21 00:51:02.980036','black','move','b8c6');
INSERT INTO "game_events" VALUES(4,4,'2026-11-21 11:08:02.980036','white','move','f1c4');
INSERT INTO "game_events" VALUES(4,5,'2026-11-21 11:58:02.980036','black','move','f8c5');
INSERT INTO "game_events" VALUES(4,6,'2026-11-21 19:35:02.980036','white','move','c2c3');
INSERT INTO "game_events" VALUES(4,7,'2026-11-21 20:13:02.980036','black','move','g8f6');
INSERT INTO "game_events" VALUES(4,8,'2026-11-22 06:06:02.980036','white','move','d2d4');
INSERT INTO "game_events" VALUES(4,9,'2026-11-22 11:28:02.980036','black','move','e5d4');
INSERT INTO "game_events" VALUES(4,10,'2026-11-22 13:33:02.980036','white','move','c3d4');
INSERT INTO "game_events" VALUES(4,11,'2026-11-23 04:35:02.980036','black','move','c5b4');
INSERT INTO "game_events" VALUES(4,12,'2026-11-23 18:48:02.980036','white','move','b1c3');
INSERT INTO "game_events" VALUES(4,13,'2026-11-24 09:26:02.980036','black','move','d7d5');
INSERT INTO "game_events" VALUES(4,14,'2026-11-24 10:43:02.980036','white','move','e4d5');
INSERT INTO "game_events" VALUES(4,15,'2026-11-24 14:53:02.980036','black','move','f6d5 draw');
INSERT INTO "game_events" VALUES(5,0,'2026-09-05 00:43:02.980036','white','move','d2d4');
INSERT INTO "game_events" VALUES(5,1,'2026-09-05 01:45:02.980036','black','move','d7d5');
INSERT INTO "game_events" VALUES(5,2,'2026-09-05 04:38:02.980036','white','move','g1f3');
INSERT INTO "game_events" VALUES(5,3,'2026-09-05 10:36:02.980036','black','move','e7e6');
INSERT INTO "game_events" VALUES(5,4,'2026-09-05 20:53:02.980036','white','move','e2e3');
INSERT INTO "game_events" VALUES(5,5,'2026-09-05 21:43:02.980036','black','move','c7c5');
INSERT INTO "game_events" VALUES(5,6,'2026-09-06 05:20:02.980036','white','move','c2c4');
INSERT INTO "game_events" VALUES(5,7,'2026-09-06 05:58:02.980036','black','move','b8c6');
INSERT INTO "game_events" VALUES(5,8,'2026-09-06 15:51:02.980036','white','move','b1c3');
INSERT INTO "game_events" VALUES(5,9,'2026-09-06 21:13:02.980036','black','move','g8f6');
INSERT INTO "game_events" VALUES(5,10,'2026-09-06 23:18:02.980036','white','move','d4c5');
INSERT INTO "game_events" VALUES(5,11,'2026-09-07 14:20:02.980036','black','move','f8c5');
INSERT INTO "game_events" VALUES(5,12,'2026-09-08 04:33:02.980036','white','move','a2a3');
INSERT INTO "game_events" VALUES(5,13,'2026-09-08 19:11:02.980036','black','move','a7a6');
INSERT INTO "game_events" VALUES(5,14,'2026-09-08 20:28:02.980036','white','move','b2b4');
INSERT INTO "game_events" VALUES(5,15,'2026-09-09 00:38:02.980036','black','move','c5d6');
INSERT INTO "game_events" VALUES(5,16,'2026-09-09 08:55:02.980036','white','move','c1b2');
INSERT INTO "game_events" VALUES(5,17,'2026-09-09 22:33:02.980036','black','move','e8g8');
INSERT INTO "game_events" VALUES(5,18,'2026-09-10 03:46:02.980036','white','move','d1d2');
INSERT INTO "game_events" VALUES(5,19,'2026-09-10 16:48:02.980036','black','move','d8e7');
INSERT INTO "game_events" VALUES(5,20,'2026-09-10 23:53:02.980036','white','move','f1d3');
INSERT INTO "game_events" VALUES(5,21,'2026-09-11 02:15:02.980036','black','move','d5c4');
INSERT INTO "game_events" VALUES(5,22,'2026-09-11 16:08:02.980036','white','move','d3c4');
INSERT INTO "game_events" VALUES(5,23,'2026-09-12 03:46:02.980036','black','move','b7b5');
INSERT INTO "game_events" VALUES(5,24,'2026-09-12 14:23:02.980036','white','move','c4d3');
INSERT INTO "game_events" VALUES(5,25,'2026-09-13 01:13:02.980036','black','move','f8d8');
INSERT INTO "game_events" VALUES(5,26,'2026-09-13 13:30:02.980036','white','move','d2e2');
INSERT INTO "game_events" VALUES(5,27,'2026-09-14 04:28:02.980036','black','move','c8b7');
INSERT INTO "game_events" VALUES(5,28,'2026-09-14 08:21:02.980036','white','move','e1g1');
INSERT INTO "game_events" VALUES(5,29,'2026-09-14 17:23:02.980036','black','move','c6e5');
INSERT INTO "game_events" VALUES(5,30,'2026-09-14 17:48:02.980036','white','move','f3e5');
INSERT INTO "game_events" VALUES(5,31,'2026-09-15 01:50:02.980036','black','move','d6e5');
INSERT INTO "game_events" VALUES(5,32,'2026-09-15 03:43:02.980036','white','move','f2f4');
INSERT INTO "game_events" VALUES(5,33,'2026-09-15 15:41:02.980036','black','move','e5c7');
INSERT INTO "game_events" VALUES(5,34,'2026-09-15 23:58:02.980036','white','move','e3e4');
INSERT INTO "game_events" VALUES(5,35,'2026-09-16 05:48:02.980036','black','move','a8c8');
INSERT INTO "game_events" VALUES(5,36,'2026-09-16 10:25:02.980036','white','move','e4e5');
INSERT INTO "game_events" VALUES(5,37,'2026-09-16 15:03:02.980036','black','move','c7b6');
INSERT INTO "game_events" VALUES(5,38,'2026-09-16 20:56:02.980036','white','move','g1h1');
INSERT INTO "game_events" VALUES(5,39,'2026-09-17 05:18:02.980036','black','move','f6g4');
INSERT INTO "game_events" VALUES(5,40,'2026-09-17 17:23:02.980036','white','move','d3e4');
INSERT INTO "game_events" VALUES(5,41,'2026-09-17 19:25:02.980036','black','move','e7h4');
INSERT INTO "game_events" VALUES(5,42,'2026-09-18 03:38:02.980036','white','move','g2g3');
INSERT INTO "game_events" VALUES(5,43,'2026-09-18 04:16:02.980036','black','move','c8c3');
INSERT INTO "game_events" VALUES(5,44,'2026-09-18 13:33:02.980036','white','move','g3h4');
INSERT INTO "game_events" VALUES(5,45,'2026-09-18 17:43:02.980036','black','move','d8d2');
INSERT INTO "game_events" VALUES(5,46,'2026-09-19 09:00:02.980036','white','move','e2d2');
INSERT INTO "game_events" VALUES(5,47,'2026-09-19 21:38:02.980036','black','move','b7e4');
INSERT INTO "game_events" VALUES(5,48,'2026-09-20 08:51:02.980036','white','move','d2g2');
INSERT INTO "game_events" VALUES(5,49,'2026-09-20 19:53:02.980036','black','move','c3h3');
INSERT INTO "game_events" VALUES(5,50,'2026-09-20 19:53:02.980036','white','ended','resignation white could_mate a1b1 h3h2');
INSERT INTO "game_events" VALUES(6,0,'2026-11-24 14:53:02.980036','white','move','e2e4');
INSERT INTO "game_events" VALUES(7,0,'2026-09-23 20:38:02.980036','white','move','d2d4');
INSERT INTO "game_events" VALUES(7,1,'2026-09-23 21:40:02.980036','black','move','e7e6');
INSERT INTO "game_events" VALUES(7,2,'2026-09-24 00:33:02.980036','white','move','g1f3');
INSERT INTO "game_events" VALUES(7,3,'2026-09-24 06:31:02.980036','black','move','f7f5');
INSERT INTO "game_events" VALUES(7,4,'2026-09-24 16:48:02.980036','white','move','b1c3');
INSERT INTO "game_events" VALUES(7,5,'2026-09-24 17:38:02.980036','black','move','g8f6');
INSERT INTO "game_events" VALUES(7,6,'2026-09-25 01:15:02.980036','white','move','c1g5');
INSERT INTO "game_events" VALUES(7,7,'2026-09-25 01:53:02.980036','black','move','f8e7');
INSERT INTO "game_events" VALUES(7,8,'2026-09-25 11:46:02.980036','white','move','g5f6');
INSERT INTO "game_events" VALUES(7,9,'2026-09-25 17:08:02.980036','black','move','e7f6');
INSERT INTO "game_events" VALUES(7,10,'2026-09-25 19:13:02.980036','white','move','e2e4');
INSERT INTO "game_events" VALUES(7,11,'2026-09-26 10:15:02.980036','black','move','f5e4');
INSERT INTO "game_events" VALUES(7,12,'2026-09-27 00:28:02.980036','white','move','c3e4');
INSERT INTO "game_events" VALUES(7,13,'2026-09-27 15:06:02.980036','black','move','b7b6');
INSERT INTO "game_events" VALUES(7,14,'2026-09-27 16:23:02.980036','white','move','f3e5');
INSERT INTO "game_events" VALUES(7,15,'2026-09-27 20:33:02.980036','black','move','e8g8');
INSERT INTO "game_events" VALUES(7,16,'2026-09-28 04:50:02.980036','white','move','f1d3');
INSERT INTO "game_events" VALUES(7,17,'2026-09-28 18:28:02.980036','black','move','c8b7');
INSERT INTO "game_events" VALUES(7,18,'2026-09-28 23:41:02.980036','white','move','d1h5');
INSERT INTO "game_events" VALUES(7,19,'2026-09-29 12:43:02.980036','black','move','d8e7');
INSERT INTO "game_events" VALUES(7,20,'2026-09-29 19:48:02.980036','white','move','h5h7');
INSERT INTO "game_events" VALUES(7,21,'2026-09-29 22:10:02.980036','black','move','g8h7');
INSERT INTO "game_events" VALUES(7,22,'2026-09-30 12:03:02.980036','white','move','e4f6');
INSERT INTO "game_events" VALUES(7,23,'2026-09-30 23:41:02.980036','black','move','h7h6');
INSERT INTO "game_events" VALUES(7,24,'2026-10-01 10:18:02.980036','white','move','e5g4');
INSERT INTO "game_events" VALUES(7,25,'2026-10-01 21:08:02.980036','black','move','h6g5');
INSERT INTO "game_events" VALUES(7,26,'2026-10-02 09:25:02.980036','white','move','h2h4');
INSERT INTO "game_events" VALUES(7,27,'2026-10-03 00:23:02.980036','black','move','g5f4');
INSERT INTO "game_events" VALUES(7,28,'2026-10-03 04:16:02.980036','white','move','g2g3');
INSERT INTO "game_events" VALUES(7,29,'2026-10-03 13:18:02.980036','black','move','f4f3');
INSERT INTO "game_events" VALUES(7,30,'2026-10-03 13:43:02.980036','white','move','d3e2');
INSERT INTO "game_events" VALUES(7,31,'2026-10-03 21:45:02.980036','black','move','f3g2');
INSERT INTO "game_events" VALUES(7,32,'2026-10-03 23:38:02.980036','white','move','h1h2');
INSERT INTO "game_events" VALUES(7,33,'2026-10-04 11:36:02.980036','black','move','g2g1');
INSERT INTO "game_events" VALUES(7,34,'2026-10-04 19:53:02.980036','white','move','e1d2');
INSERT INTO "game_events" VALUES(7,35,'2026-10-04 19:53:02.980036','white','ended','checkmate white');
INSERT INTO "game_events" VALUES(8,0,'2026-11-17 11:50:02.980036','white','move','e2e4');
INSERT INTO "game_events" VALUES(8,1,'2026-11-17 12:52:02.980036','black','move','e7e5');
INSERT INTO "game_events" VALUES(8,2,'2026-11-17 15:45:02.980036','white','move','g1f3');
INSERT INTO "game_events" VALUES(8,3,'2026-11-17 21:43:02.980036','black','move','b8c6');
INSERT INTO "game_events" VALUES(8,4,'2026-11-18 08:00:02.980036','white','move','f1b5');
INSERT INTO "game_events" VALUES(8,5,'2026-11-18 08:50:02.980036','black','move','a7a6');
INSERT INTO "game_events" VALUES(8,6,'2026-11-18 16:27:02.980036','white','move','b5a4');
INSERT INTO "game_events" VALUES(8,7,'2026-11-18 17:05:02.980036','black','move','g8f6');
INSERT INTO "game_events" VALUES(8,8,'2026-11-19 02:58:02.980036','white','move','e1g1');
INSERT INTO "game_events" VALUES(8,9,'2026-11-19 08:20:02.980036','black','move','f8e7');
INSERT INTO "game_events" VALUES(8,10,'2026-11-19 10:25:02.980036','white','move','f1e1');
INSERT INTO "game_events" VALUES(8,11,'2026-11-20 01:27:02.980036','black','move','b7b5');
INSERT INTO "game_events" VALUES(8,12,'2026-11-20 15:40:02.980036','white','move','a4b3');
INSERT INTO "game_events" VALUES(8,13,'2026-11-21 06:18:02.980036','black','move','e8g8');
INSERT INTO "game_events" VALUES(8,14,'2026-11-21 07:35:02.980036','white','move','c2c3');
INSERT INTO "game_events" VALUES(8,15,'2026-11-21 11:45:02.980036','black','move','d7d5');
INSERT INTO "game_events" VALUES(8,16,'2026-11-21 20:02:02.980036','white','move','e4d5');
INSERT INTO "game_events" VALUES(8,17,'2026-11-22 09:40:02.980036','black','move','f6d5');
INSERT INTO "game_events" VALUES(8,18,'2026-11-22 14:53:02.980036','white','move','f3e5');
INSERT INTO "game_events" VALUES(8,19,'2026-11-23 03:55:02.980036','black','move','c6e5');
INSERT INTO "game_events" VALUES(8,20,'2026-11-23 11:00:02.980036','white','move','e1e5');
INSERT INTO "game_events" VALUES(8,21,'2026-11-23 13:22:02.980036','black','move','d5f6');
INSERT INTO "game_events" VALUES(8,22,'2026-11-24 03:15:02.980036','white','move','e5e1');
INSERT INTO "game_events" VALUES(8,23,'2026-11-24 14:53:02.980036','black','move','e7d6');
INSERT INTO "game_events" VALUES(9,0,'2026-10-06 15:18:02.980036','white','move','d2d4');
INSERT INTO "game_events" VALUES(9,1,'2026-10-06 16:20:02.980036','black','move','g8f6');
INSERT INTO "game_events" VALUES(9,2,'2026-10-06 19:13:02.980036','white','move','c2c4');
INSERT INTO "game_events" VALUES(9,3,'2026-10-07 01:11:02.980036','black','move','e7e6');
INSERT INTO "game_events" VALUES(9,4,'2026-10-07 11:28:02.980036','white','move','b1c3');
INSERT INTO "game_events" VALUES(9,5,'2026-10-07 12:18:02.980036','black','move','f8b4');
INSERT INTO "game_events" VALUES(9,6,'2026-10-07 19:55:02.980036','white','move','e2e3');
INSERT INTO "game_events" VALUES(9,7,'2026-10-07 20:33:02.980036','black','move','d7d5');
INSERT INTO "game_events" VALUES(9,8,'2026-10-08 06:26:02.980036','white','move','a2a3');
INSERT INTO "game_events" VALUES(9,9,'2026-10-08 11:48:02.980036','black','move','b4c3');
INSERT INTO "game_events" VALUES(9,10,'2026-10-08 13:53:02.980036','white','move','b2c3');
INSERT INTO "game_events" VALUES(9,11,'2026-10-09 04:55:02.980036','black','move','c7c5');
INSERT INTO "game_events" VALUES(9,12,'2026-10-09 19:08:02.980036','white','move','c4d5');
INSERT INTO "game_events" VALUES(9,13,'2026-10-10 09:46:02.980036','black','move','e6d5');
INSERT INTO "game_events" VALUES(9,14,'2026-10-10 11:03:02.980036','white','move','f1d3');
INSERT INTO "game_events" VALUES(9,15,'2026-10-10 15:13:02.980036','black','move','e8g8');
INSERT INTO "game_events" VALUES(9,16,'2026-10-10 23:30:02.980036','white','move','g1e2');
INSERT INTO "game_events" VALUES(9,17,'2026-10-11 13:08:02.980036','black','move','b7b6');
INSERT INTO "game_events" VALUES(9,18,'2026-10-11 18:21:02.980036','white','move','e1g1');
INSERT INTO "game_events" VALUES(9,19,'2026-10-12 07:23:02.980036','black','move','c8a6');
INSERT INTO "game_events" VALUES(9,20,'2026-10-12 14:28:02.980036','white','move','d3a6');
INSERT INTO "game_events" VALUES(9,21,'2026-10-12 16:50:02.980036','black','move','b8a6');
INSERT INTO "game_events" VALUES(9,22,'2026-10-13 06:43:02.980036','white','move','c1b2');
INSERT INTO "game_events" VALUES(9,23,'2026-10-13 18:21:02.980036','black','move','d8d7');
INSERT INTO "game_events" VALUES(9,24,'2026-10-14 04:58:02.980036','white','move','a3a4');
INSERT INTO "game_events" VALUES(9,25,'2026-10-14 15:48:02.980036','black','move','f8e8');
INSERT INTO "game_events" VALUES(9,26,'2026-10-15 04:05:02.980036','white','move','d1d3');
INSERT INTO "game_events" VALUES(9,27,'2026-10-15 19:03:02.980036','black','move','c5c4');
INSERT INTO "game_events" VALUES(9,28,'2026-10-15 22:56:02.980036','white','move','d3c2');
INSERT INTO "game_events" VALUES(9,29,'2026-10-16 07:58:02.980036','black','move','a6b8');
INSERT INTO "game_events" VALUES(9,30,'2026-10-16 08:23:02.980036','white','move','a1e1');
INSERT INTO "game_events" VALUES(9,31,'2026-10-16 16:25:02.980036','black','move','b8c6');
INSERT INTO "game_events" VALUES(9,32,'2026-10-16 18:18:02.980036','white','move','e2g3');
INSERT INTO "game_events" VALUES(9,33,'2026-10-17 06:16:02.980036','black','move','c6a5');
INSERT INTO "game_events" VALUES(9,34,'2026-10-17 14:33:02.980036','white','move','f2f3');
INSERT INTO "game_events" VALUES(9,35,'2026-10-17 20:23:02.980036','black','move','a5b3');
INSERT INTO "game_events" VALUES(9,36,'2026-10-18 01:00:02.980036','white','move','e3e4');
INSERT INTO "game_events" VALUES(9,37,'2026-10-18 05:38:02.980036','black','move','d7a4');
INSERT INTO "game_events" VALUES(9,38,'2026-10-18 11:31:02.980036','white','move','e4e5');
INSERT INTO "game_events" VALUES(9,39,'2026-10-18 19:53:02.980036','black','move','f6d7 draw');
INSERT INTO "game_events" VALUES(9,40,'2026-10-18 19:53:02.980036','white','ended','agreement');
INSERT INTO "game_events" VALUES(10,0,'2026-11-14 11:53:02.980036','white','move','g1f3');
INSERT INTO "game_events" VALUES(10,1,'2026-11-14 12:55:02.980036','black','move','g8f6');
INSERT INTO "game_events" VALUES(10,2,'2026-11-14 15:48:02.980036','white','move','c2c4');
INSERT INTO "game_events" VALUES(10,3,'2026-11-14 21:46:02.980036','black','move','g7g6');
INSERT INTO "game_events" VALUES(10,4,'2026-11-15 08:03:02.980036','white','move','b1c3');
INSERT INTO "game_events" VALUES(10,5,'2026-11-15 08:53:02.980036','black','move','f8g7');
INSERT INTO "game_events" VALUES(10,6,'2026-11-15 16:30:02.980036','white','move','d2d4');
INSERT INTO "game_events" VALUES(10,7,'2026-11-15 17:08:02.980036','black','move','e8g8');
INSERT INTO "game_events" VALUES(10,8,'2026-11-16 03:01:02.980036','white','move','c1f4');
INSERT INTO "game_events" VALUES(10,9,'2026-11-16 08:23:02.980036','black','move','d7d5');
INSERT INTO "game_events" VALUES(10,10,'2026-11-16 10:28:02.980036','white','move','d1b3');
INSERT INTO "game_events" VALUES(10,11,'2026-11-17 01:30:02.980036','black','move','d5c4');
INSERT INTO "game_events" VALUES(10,12,'2026-11-17 15:43:02.980036','white','move','b3c4');
INSERT INTO "game_events" VALUES(10,13,'2026-11-18 06:21:02.980036','black','move','c7c6');
INSERT INTO "game_events" VALUES(10,14,'2026-11-18 07:38:02.980036','white','move','e2e4');
INSERT INTO "game_events" VALUES(10,15,'2026-11-18 11:48:02.980036','black','move','b8d7');
INSERT INTO "game_events" VALUES(10,16,'2026-11-18 20:05:02.980036','white','move','a1d1');
INSERT INTO "game_events" VALUES(10,17,'2026-11-19 09:43:02.980036','black','move','d7b6');
INSERT INTO "game_events" VALUES(10,18,'2026-11-19 14:56:02.980036','white','move','c4c5');
INSERT INTO "game_events" VALUES(10,19,'2026-11-20 03:58:02.980036','black','move','c8g4');
INSERT INTO "game_events" VALUES(10,20,'2026-11-20 11:03:02.980036','white','move','f4g5');
INSERT INTO "game_events" VALUES(10,21,'2026-11-20 13:25:02.980036','black','move','b6a4');
INSERT INTO "game_events" VALUES(10,22,'2026-11-21 03:18:02.980036','white','move','c5a3');
INSERT INTO "game_events" VALUES(10,23,'2026-11-21 14:56:02.980036','black','move','a4c3');
INSERT INTO "game_events" VALUES(10,24,'2026-11-22 01:33:02.980036','white','move','b2c3');
INSERT INTO "game_events" VALUES(10,25,'2026-11-22 12:23:02.980036','black','move','f6e4');
INSERT INTO "game_events" VALUES(10,26,'2026-11-23 00:40:02.980036','white','move','g5e7');
INSERT INTO "game_events" VALUES(10,27,'2026-11-23 15:38:02.980036','black','move','d8b6');
INSERT INTO "game_events" VALUES(10,28,'2026-11-23 19:31:02.980036','white','move','f1c4');
INSERT INTO "game_events" VALUES(10,29,'2026-11-24 04:33:02.980036','black','move','e4c3');
INSERT INTO "game_events" VALUES(10,30,'2026-11-24 04:58:02.980036','white','move','e7c5');
INSERT INTO "game_events" VALUES(10,31,'2026-11-24 13:00:02.980036','black','move','f8e8');
INSERT INTO "game_events" VALUES(10,32,'2026-11-24 14:53:02.980036','white','move','e1f1');
INSERT INTO "game_events" VALUES(11,0,'2026-10-08 16:33:02.980036','white','move','c2c4');
INSERT INTO "game_events" VALUES(11,1,'2026-10-08 17:35:02.980036','black','move','e7e6');
INSERT INTO "game_events" VALUES(11,2,'2026-10-08 20:28:02.980036','white','move','g1f3');
INSERT INTO "game_events" VALUES(11,3,'2026-10-09 02:26:02.980036','black','move','d7d5');
INSERT INTO "game_events" VALUES(11,4,'2026-10-09 12:43:02.980036','white','move','d2d4');
INSERT INTO "game_events" VALUES(11,5,'2026-10-09 13:33:02.980036','black','move','g8f6');
INSERT INTO "game_events" VALUES(11,6,'2026-10-09 21:10:02.980036','white','move','b1c3');
INSERT INTO "game_events" VALUES(11,7,'2026-10-09 21:48:02.980036','black','move','f8e7');
INSERT INTO "game_events" VALUES(11,8,'2026-10-10 07:41:02.980036','white','move','c1g5');
INSERT INTO "game_events" VALUES(11,9,'2026-10-10 13:03:02.980036','black','move','e8g8');
INSERT INTO "game_events" VALUES(11,10,'2026-10-10 15:08:02.980036','white','move','e2e3');
INSERT INTO "game_events" VALUES(11,11,'2026-10-11 06:10:02.980036','black','move','h7h6');
INSERT INTO "game_events" VALUES(11,12,'2026-10-11 20:23:02.980036','white','move','g5h4');
INSERT INTO "game_events" VALUES(11,13,'2026-10-12 11:01:02.980036','black','move','b7b6');
INSERT INTO "game_events" VALUES(11,14,'2026-10-12 12:18:02.980036','white','move','c4d5');
INSERT INTO "game_events" VALUES(11,15,'2026-10-12 16:28:02.980036','black','move','f6d5');
INSERT INTO "game_events" VALUES(11,16,'2026-10-13 00:45:02.980036','white','move','h4e7');
INSERT INTO "game_events" VALUES(11,17,'2026-10-13 14:23:02.980036','black','move','d8e7');
INSERT INTO "game_events" VALUES(11,18,'2026-10-13 19:36:02.980036','white','move','c3d5');
INSERT INTO "game_events" VALUES(11,19,'2026-10-14 08:38:02.980036','black','move','e6d5');
INSERT INTO "game_events" VALUES(11,20,'2026-10-14 15:43:02.980036','white','move','a1c1');
INSERT INTO "game_events" VALUES(11,21,'2026-10-14 18:05:02.980036','black','move','c8e6');
INSERT INTO "game_events" VALUES(11,22,'2026-10-15 07:58:02.980036','white','move','d1a4');
INSERT INTO "game_events" VALUES(11,23,'2026-10-15 19:36:02.980036','black','move','c7c5');
INSERT INTO "game_events" VALUES(11,24,'2026-10-16 06:13:02.980036','white','move','a4a3');
INSERT INTO "game_events" VALUES(11,25,'2026-10-16 17:03:02.980036','black','move','f8c8');
INSERT INTO "game_events" VALUES(11,26,'2026-10-17 05:20:02.980036','white','move','f1b5');
INSERT INTO "game_events" VALUES(11,27,'2026-10-17 20:18:02.980036','black','move','a7a6');
INSERT INTO "game_events" VALUES(11,28,'2026-10-18 00:11:02.980036','white','move','d4c5');
INSERT INTO "game_events" VALUES(11,29,'2026-10-18 09:13:02.980036','black','move','b6c5');
INSERT INTO "game_events" VALUES(11,30,'2026-10-18 09:38:02.980036','white','move','e1g1');
INSERT INTO "game_events" VALUES(11,31,'2026-10-18 17:40:02.980036','black','move','a8a7');
INSERT INTO "game_events" VALUES(11,32,'2026-10-18 19:33:02.980036','white','move','b5e2');
INSERT INTO "game_events" VALUES(11,33,'2026-10-19 07:31:02.980036','black','move','b8d7');
INSERT INTO "game_events" VALUES(11,34,'2026-10-19 15:48:02.980036','white','move','f3d4');
INSERT INTO "game_events" VALUES(11,35,'2026-10-19 21:38:02.980036','black','move','e7f8');
INSERT INTO "game_events" VALUES(11,36,'2026-10-20 02:15:02.980036','white','move','d4e6');
INSERT INTO "game_events" VALUES(11,37,'2026-10-20 06:53:02.980036','black','move','f7e6');
INSERT INTO "game_events" VALUES(11,38,'2026-10-20 12:46:02.980036','white','move','e3e4');
INSERT INTO "game_events" VALUES(11,39,'2026-10-20 21:08:02.980036','black','move','d5d4');
INSERT INTO "game_events" VALUES(11,40,'2026-10-21 09:13:02.980036','white','move','f2f4');
INSERT INTO "game_events" VALUES(11,41,'2026-10-21 11:15:02.980036','black','move','f8e7');
INSERT INTO "game_events" VALUES(11,42,'2026-10-21 19:28:02.980036','white','move','e4e5');
INSERT INTO "game_events" VALUES(11,43,'2026-10-21 20:06:02.980036','black','move','c8b8');
INSERT INTO "game_events" VALUES(11,44,'2026-10-22 05:23:02.980036','white','move','e2c4');
INSERT INTO "game_events" VALUES(11,45,'2026-10-22 09:33:02.980036','black','move','g8h8');
INSERT INTO "game_events" VALUES(11,46,'2026-10-23 00:50:02.980036','white','move','a3h3');
INSERT INTO "game_events" VALUES(11,47,'2026-10-23 13:28:02.980036','black','move','d7f8');
INSERT INTO "game_events" VALUES(11,48,'2026-10-24 00:41:02.980036','white','move','b2b3');
INSERT INTO "game_events" VALUES(11,49,'2026-10-24 11:43:02.980036','black','move','a6a5');
INSERT INTO "game_events" VALUES(11,50,'2026-10-24 23:48:02.980036','white','move','f4f5');
INSERT INTO "game_events" VALUES(11,51,'2026-10-25 14:10:02.980036','black','move','e6f5');
INSERT INTO "game_events" VALUES(11,52,'2026-10-25 17:03:02.980036','white','move','f1f5');
INSERT INTO "game_events" VALUES(11,53,'2026-10-26 00:41:02.980036','black','move','f8h7');
INSERT INTO "game_events" VALUES(11,54,'2026-10-26 14:18:02.980036','white','move','c1f1');
INSERT INTO "game_events" VALUES(11,55,'2026-10-26 20:08:02.980036','black','move','e7d8');
INSERT INTO "game_events" VALUES(11,56,'2026-10-27 10:25:02.980036','white','move','h3g3');
INSERT INTO "game_events" VALUES(11,57,'2026-10-27 19:23:02.980036','black','move','a7e7');
INSERT INTO "game_events" VALUES(11,58,'2026-10-28 00:16:02.980036','white','move','h2h4');
INSERT INTO "game_events" VALUES(11,59,'2026-10-28 02:18:02.980036','black','move','b8b7');
INSERT INTO "game_events" VALUES(11,60,'2026-10-28 02:43:02.980036','white','move','e5e6');
INSERT INTO "game_events" VALUES(11,61,'2026-10-28 17:45:02.980036','black','move','b7c7');
INSERT INTO "game_events" VALUES(11,62,'2026-10-28 18:38:02.980036','white','move','g3e5');
INSERT INTO "game_events" VALUES(11,63,'2026-10-28 21:36:02.980036','black','move','d8e8');
INSERT INTO "game_events" VALUES(11,64,'2026-10-29 03:53:02.980036','white','move','a2a4');
INSERT INTO "game_events" VALUES(11,65,'2026-10-29 14:43:02.980036','black','move','e8d8');
INSERT INTO "game_events" VALUES(11,66,'2026-10-29 16:20:02.980036','white','move','f1f2');
INSERT INTO "game_events" VALUES(11,67,'2026-10-30 00:58:02.980036','black','move','d8e8');
INSERT INTO "game_events" VALUES(11,68,'2026-10-30 02:51:02.980036','white','move','f2f3');
INSERT INTO "game_events" VALUES(11,69,'2026-10-30 14:13:02.980036','black','move','e8d8');
INSERT INTO "game_events" VALUES(11,70,'2026-10-30 21:18:02.980036','white','move','c4d3');
INSERT INTO "game_events" VALUES(11,71,'2026-10-31 01:20:02.980036','black','move','d8e8');
INSERT INTO "game_events" VALUES(11,72,'2026-10-31 03:33:02.980036','white','move','e5e4');
INSERT INTO "game_events" VALUES(11,73,'2026-10-31 05:11:02.980036','black','move','h7f6');
INSERT INTO "game_events" VALUES(11,74,'2026-10-31 07:28:02.980036','white','move','f5f6');
INSERT INTO "game_events" VALUES(11,75,'2026-10-31 11:38:02.980036','black','move','g7f6');
INSERT INTO "game_events" VALUES(11,76,'2026-10-31 18:55:02.980036','white','move','f3f6');
INSERT INTO "game_events" VALUES(11,77,'2026-11-01 06:33:02.980036','black','move','h8g8');
INSERT INTO "game_events" VALUES(11,78,'2026-11-01 08:46:02.980036','white','move','d3c4');
INSERT INTO "game_events" VALUES(11,79,'2026-11-01 17:48:02.980036','black','move','g8h8');
INSERT INTO "game_events" VALUES(11,80,'2026-11-01 19:53:02.980036','white','move','e4f4');
INSERT INTO "game_events" VALUES(11,81,'2026-11-01 19:53:02.980036','black','ended','resignation black could_mate h8g7 f4h6 g7g8 g1h2 e8a8 h2g3 a8b8 c4d3 b8a8 g3f4 a8b8 f4g5 b8a8 g5g6 a8d8 f6f7 d8a8 h6h7');
INSERT INTO "game_events" VALUES(12,0,'2026-11-10 21:53:02.980036','white','move','e2e4');
INSERT INTO "game_events" VALUES(12,1,'2026-11-10 22:55:02.980036','black','move','c7c5');
INSERT INTO "game_events" VALUES(12,2,'2026-11-11 01:48:02.980036','white','move','g1f3');
INSERT INTO "game_events" VALUES(12,3,'2026-11-11 07:46:02.980036','black','move','e7e6');
INSERT INTO "game_events" VALUES(12,4,'2026-11-11 18:03:02.980036','white','move','d2d4');
INSERT INTO "game_events" VALUES(12,5,'2026-11-11 18:53:02.980036','black','move','c5d4');
INSERT INTO "game_events" VALUES(12,6,'2026-11-12 02:30:02.980036','white','move','f3d4');
INSERT INTO "game_events" VALUES(12,7,'2026-11-12 03:08:02.980036','black','move','b8c6');
INSERT INTO "game_events" VALUES(12,8,'2026-11-12 13:01:02.980036','white','move','d4b5');
INSERT INTO "game_events" VALUES(12,9,'2026-11-12 18:23:02.980036','black','move','d7d6');
INSERT INTO "game_events" VALUES(12,10,'2026-11-12 20:28:02.980036','white','move','c2c4');
INSERT INTO "game_events" VALUES(12,11,'2026-11-13 11:30:02.980036','black','move','g8f6');
INSERT INTO "game_events" VALUES(12,12,'2026-11-14 01:43:02.980036','white','move','b1c3');
INSERT INTO "game_events" VALUES(12,13,'2026-11-14 16:21:02.980036','black','move','a7a6');
INSERT INTO "game_events" VALUES(12,14,'2026-11-14 17:38:02.980036','white','move','b5a3');
INSERT INTO "game_events" VALUES(12,15,'2026-11-14 21:48:02.980036','black','move','d6d5');
INSERT INTO "game_events" VALUES(12,16,'2026-11-15 06:05:02.980036','white','move','c4d5');
INSERT INTO "game_events" VALUES(12,17,'2026-11-15 19:43:02.980036','black','move','e6d5');
INSERT INTO "game_events" VALUES(12,18,'2026-11-16 00:56:02.980036','white','move','e4d5');
INSERT INTO "game_events" VALUES(12,19,'2026-11-16 13:58:02.980036','black','move','c6b4');
INSERT INTO "game_events" VALUES(12,20,'2026-11-16 21:03:02.980036','white','move','f1e2');
INSERT INTO "game_events" VALUES(12,21,'2026-11-16 23:25:02.980036','black','move','f8c5');
INSERT INTO "game_events" VALUES(12,22,'2026-11-17 13:18:02.980036','white','move','e1g1');
INSERT INTO "game_events" VALUES(12,23,'2026-11-18 00:56:02.980036','black','move','e8g8');
INSERT INTO "game_events" VALUES(12,24,'2026-11-18 11:33:02.980036','white','move','e2f3');
INSERT INTO "game_events" VALUES(12,25,'2026-11-18 22:23:02.980036','black','move','c8f5');
INSERT INTO "game_events" VALUES(12,26,'2026-11-19 10:40:02.980036','white','move','c1g5');
INSERT INTO "game_events" VALUES(12,27,'2026-11-20 01:38:02.980036','black','move','f8e8');
INSERT INTO "game_events" VALUES(12,28,'2026-11-20 05:31:02.980036','white','move','d1d2');
INSERT INTO "game_events" VALUES(12,29,'2026-11-20 14:33:02.980036','black','move','b7b5');
INSERT INTO "game_events" VALUES(12,30,'2026-11-20 14:58:02.980036','white','move','a1d1');
INSERT INTO "game_events" VALUES(12,31,'2026-11-20 23:00:02.980036','black','move','b4d3');
INSERT INTO "game_events" VALUES(12,32,'2026-11-21 00:53:02.980036','white','move','a3b1');
INSERT INTO "game_events" VALUES(12,33,'2026-11-21 12:51:02.980036','black','move','h7h6');
INSERT INTO "game_events" VALUES(12,34,'2026-11-21 21:08:02.980036','white','move','g5h4');
INSERT INTO "game_events" VALUES(12,35,'2026-11-22 02:58:02.980036','black','move','b5b4');
INSERT INTO "game_events" VALUES(12,36,'2026-11-22 07:35:02.980036','white','move','c3a4');
INSERT INTO "game_events" VALUES(12,37,'2026-11-22 12:13:02.980036','black','move','c5d6');
INSERT INTO "game_events" VALUES(12,38,'2026-11-22 18:06:02.980036','white','move','h4g3');
INSERT INTO "game_events" VALUES(12,39,'2026-11-23 02:28:02.980036','black','move','a8c8');
INSERT INTO "game_events" VALUES(12,40,'2026-11-23 14:33:02.980036','white','move','b2b3');
INSERT INTO "game_events" VALUES(12,41,'2026-11-23 16:35:02.980036','black','move','g7g5');
INSERT INTO "game_events" VALUES(12,42,'2026-11-24 00:48:02.980036','white','move','g3d6');
INSERT INTO "game_events" VALUES(12,43,'2026-11-24 01:26:02.980036','black','move','d8d6');
INSERT INTO "game_events" VALUES(12,44,'2026-11-24 10:43:02.980036','white','move','g2g3');
INSERT INTO "game_events" VALUES(12,45,'2026-11-24 14:53:02.980036','black','move','f6d7 draw');
INSERT INTO "game_events" VALUES(13,0,'2026-10-21 14:56:02.980036','white','move','e2e4');
INSERT INTO "game_events" VALUES(13,1,'2026-10-21 15:58:02.980036','black','move','d7d6');
INSERT INTO "game_events" VALUES(13,2,'2026-10-21 18:51:02.980036','white','move','d2d4');
INSERT INTO "game_events" VALUES(13,3,'2026-10-22 00:49:02.980036','black','move','g8f6');
INSERT INTO "game_events" VALUES(13,4,'2026-10-22 11:06:02.980036','white','move','b1c3');
INSERT INTO "game_events" VALUES(13,5,'2026-10-22 11:56:02.980036','black','move','g7g6');
INSERT INTO "game_events" VALUES(13,6,'2026-10-22 19:33:02.980036','white','move','c1e3');
INSERT INTO "game_events" VALUES(13,7,'2026-10-22 20:11:02.980036','black','move','f8g7');
INSERT INTO "game_events" VALUES(13,8,'2026-10-23 06:04:02.980036','white','move','d1d2');
INSERT INTO "game_events" VALUES(13,9,'2026-10-23 11:26:02.980036','black','move','c7c6');
INSERT INTO "game_events" VALUES(13,10,'2026-10-23 13:31:02.980036','white','move','f2f3');
INSERT INTO "game_events" VALUES(13,11,'2026-10-24 04:33:02.980036','black','move','b7b5');
INSERT INTO "game_events" VALUES(13,12,'2026-10-24 18:46:02.980036','white','move','g1e2');
INSERT INTO "game_events" VALUES(13,13,'2026-10-25 09:24:02.980036','black','move','b8d7');
INSERT INTO "game_events" VALUES(13,14,'2026-10-25 10:41:02.980036','white','move','e3h6');
INSERT INTO "game_events" VALUES(13,15,'2026-10-25 14:51:02.980036','black','move','g7h6');
INSERT INTO "game_events" VALUES(13,16,'2026-10-25 23:08:02.980036','white','move','d2h6');
INSERT INTO "game_events" VALUES(13,17,'2026-10-26 12:46:02.980036','black','move','c8b7');
INSERT INTO "game_events" VALUES(13,18,'2026-10-26 17:59:02.980036','white','move','a2a3');
INSERT INTO "game_events" VALUES(13,19,'2026-10-27 07:01:02.980036','black','move','e7e5');
INSERT INTO "game_events" VALUES(13,20,'2026-10-27 14:06:02.980036','white','move','e1c1');
INSERT INTO "game_events" VALUES(13,21,'2026-10-27 16:28:02.980036','black','move','d8e7');
INSERT INTO "game_events" VALUES(13,22,'2026-10-28 06:21:02.980036','white','move','c1b1');
INSERT INTO "game_events" VALUES(13,23,'2026-10-28 17:59:02.980036','black','move','a7a6');
INSERT INTO "game_events" VALUES(13,24,'2026-10-29 04:36:02.980036','white','move','e2c1');
INSERT INTO "game_events" VALUES(13,25,'2026-10-29 15:26:02.980036','black','move','e8c8');
INSERT INTO "game_events" VALUES(13,26,'2026-10-30 03:43:02.980036','white','move','c1b3');
INSERT INTO "game_events" VALUES(13,27,'2026-10-30 18:41:02.980036','black','move','e5d4');
INSERT INTO "game_events" VALUES(13,28,'2026-10-30 22:34:02.980036','white','move','d1d4');
INSERT INTO "game_events" VALUES(13,29,'2026-10-31 07:36:02.980036','black','move','c6c5');
INSERT INTO "game_events" VALUES(13,30,'2026-10-31 08:01:02.980036','white','move','d4d1');
INSERT INTO "game_events" VALUES(13,31,'2026-10-31 16:03:02.980036','black','move','d7b6');
INSERT INTO "game_events" VALUES(13,32,'2026-10-31 17:56:02.980036','white','move','g2g3');
INSERT INTO "game_events" VALUES(13,33,'2026-11-01 05:54:02.980036','black','move','c8b8');
INSERT INTO "game_events" VALUES(13,34,'2026-11-01 14:11:02.980036','white','move','b3a5');
INSERT INTO "game_events" VALUES(13,35,'2026-11-01 20:01:02.980036','black','move','b7a8');
INSERT INTO "game_events" VALUES(13,36,'2026-11-02 00:38:02.980036','white','move','f1h3');
INSERT INTO "game_events" VALUES(13,37,'2026-11-02 05:16:02.980036','black','move','d6d5');
INSERT INTO "game_events" VALUES(13,38,'2026-11-02 11:09:02.980036','white','move','h6f4');
INSERT INTO "game_events" VALUES(13,39,'2026-11-02 19:31:02.980036','black','move','b8a7');
INSERT INTO "game_events" VALUES(13,40,'2026-11-03 07:36:02.980036','white','move','h1e1');
INSERT INTO "game_events" VALUES(13,41,'2026-11-03 09:38:02.980036','black','move','d5d4');
INSERT INTO "game_events" VALUES(13,42,'2026-11-03 17:51:02.980036','white','move','c3d5');
INSERT INTO "game_events" VALUES(13,43,'2026-11-03 18:29:02.980036','black','move','b6d5');
INSERT INTO "game_events" VALUES(13,44,'2026-11-04 03:46:02.980036','white','move','e4d5');
INSERT INTO "game_events" VALUES(13,45,'2026-11-04 07:56:02.980036','black','move','e7d6');
INSERT INTO "game_events" VALUES(13,46,'2026-11-04 23:13:02.980036','white','move','d1d4');
INSERT INTO "game_events" VALUES(13,47,'2026-11-05 11:51:02.980036','black','move','c5d4');
INSERT INTO "game_events" VALUES(13,48,'2026-11-05 23:04:02.980036','white','move','e1e7');
INSERT INTO "game_events" VALUES(13,49,'2026-11-06 10:06:02.980036','black','move','a7b6');
INSERT INTO "game_events" VALUES(13,50,'2026-11-06 22:11:02.980036','white','move','f4d4');
INSERT INTO "game_events" VALUES(13,51,'2026-11-07 12:33:02.980036','black','move','b6a5');
INSERT INTO "game_events" VALUES(13,52,'2026-11-07 15:26:02.980036','white','move','b2b4');
INSERT INTO "game_events" VALUES(13,53,'2026-11-07 23:04:02.980036','black','move','a5a4');
INSERT INTO "game_events" VALUES(13,54,'2026-11-08 12:41:02.980036','white','move','d4c3');
INSERT INTO "game_events" VALUES(13,55,'2026-11-08 18:31:02.980036','black','move','d6d5');
INSERT INTO "game_events" VALUES(13,56,'2026-11-09 08:48:02.980036','white','move','e7a7');
INSERT INTO "game_events" VALUES(13,57,'2026-11-09 17:46:02.980036','black','move','a8b7');
INSERT INTO "game_events" VALUES(13,58,'2026-11-09 22:39:02.980036','white','move','a7b7');
INSERT INTO "game_events" VALUES(13,59,'2026-11-10 00:41:02.980036','black','move','d5c4');
INSERT INTO "game_events" VALUES(13,60,'2026-11-10 01:06:02.980036','white','move','c3f6');
INSERT INTO "game_events" VALUES(13,61,'2026-11-10 16:08:02.980036','black','move','a4a3');
INSERT INTO "game_events" VALUES(13,62,'2026-11-10 17:01:02.980036','white','move','f6a6');
INSERT INTO "game_events" VALUES(13,63,'2026-11-10 19:59:02.980036','black','move','a3b4');
INSERT INTO "game_events" VALUES(13,64,'2026-11-11 02:16:02.980036','white','move','c2c3');
INSERT INTO "game_events" VALUES(13,65,'2026-11-11 13:06:02.980036','black','move','b4c3');
INSERT INTO "game_events" VALUES(13,66,'2026-11-11 14:43:02.980036','white','move','a6a1');
INSERT INTO "game_events" VALUES(13,67,'2026-11-11 23:21:02.980036','black','move','c3d2');
INSERT INTO "game_events" VALUES(13,68,'2026-11-12 01:14:02.980036','white','move','a1b2');
INSERT INTO "game_events" VALUES(13,69,'2026-11-12 12:36:02.980036','black','move','d2d1');
INSERT INTO "game_events" VALUES(13,70,'2026-11-12 19:41:02.980036','white','move','h3f1');
INSERT INTO "game_events" VALUES(13,71,'2026-11-12 23:43:02.980036','black','move','d8d2');
INSERT INTO "game_events" VALUES(13,72,'2026-11-13 01:56:02.980036','white','move','b7d7');
INSERT INTO "game_events" VALUES(13,73,'2026-11-13 03:34:02.980036','black','move','d2d7');
INSERT INTO "game_events" VALUES(13,74,'2026-11-13 05:51:02.980036','white','move','f1c4');
INSERT INTO "game_events" VALUES(13,75,'2026-11-13 10:01:02.980036','black','move','b5c4');
INSERT INTO "game_events" VALUES(13,76,'2026-11-13 17:18:02.980036','white','move','b2h8');
INSERT INTO "game_events" VALUES(13,77,'2026-11-14 04:56:02.980036','black','move','d7d3');
INSERT INTO "game_events" VALUES(13,78,'2026-11-14 07:09:02.980036','white','move','h8a8');
INSERT INTO "game_events" VALUES(13,79,'2026-11-14 16:11:02.980036','black','move','c4c3');
INSERT INTO "game_events" VALUES(13,80,'2026-11-14 18:16:02.980036','white','move','a8a4');
INSERT INTO "game_events" VALUES(13,81,'2026-11-15 05:38:02.980036','black','move','d1e1');
INSERT INTO "game_events" VALUES(13,82,'2026-11-15 12:31:02.980036','white','move','f3f4');
INSERT INTO "game_events" VALUES(13,83,'2026-11-15 16:09:02.980036','black','move','f7f5');
INSERT INTO "game_events" VALUES(13,84,'2026-11-15 17:46:02.980036','white','move','b1c1');
INSERT INTO "game_events" VALUES(13,85,'2026-11-15 18:36:02.980036','black','move','d3d2');
INSERT INTO "game_events" VALUES(13,86,'2026-11-15 19:53:02.980036','white','move','a4a7');
INSERT INTO "game_events" VALUES(13,87,'2026-11-15 19:53:02.980036','black','ended','resignation black could_mate d2d8 a7a2 d8a8 a2g2 a8b8 c1c2 b8a8 c2c3 e1d1 g2f1');
INSERT INTO "game_events" VALUES(14,0,'2026-08-29 22:08:02.980036','white','move','d2d4');
INSERT INTO "game_events" VALUES(14,1,'2026-08-29 23:10:02.980036','black','move','g8f6');
INSERT INTO "game_events" VALUES(14,2,'2026-08-30 02:03:02.980036','white','move','g1f3');
INSERT INTO "game_events" VALUES(14,3,'2026-08-30 08:01:02.980036','black','move','d7d5');
INSERT INTO "game_events" VALUES(14,4,'2026-08-30 18:18:02.980036','white','move','g2g3');
INSERT INTO "game_events" VALUES(14,5,'2026-08-30 19:08:02.980036','black','move','e7e6');
INSERT INTO "game_events" VALUES(14,6,'2026-08-31 02:45:02.980036','white','move','f1g2');
INSERT INTO "game_events" VALUES(14,7,'2026-08-31 03:23:02.980036','black','move','f8e7');
INSERT INTO "game_events" VALUES(14,8,'2026-08-31 13:16:02.980036','white','move','e1g1');
INSERT INTO "game_events" VALUES(14,9,'2026-08-31 18:38:02.980036','black','move','e8g8');
INSERT INTO "game_events" VALUES(14,10,'2026-08-31 20:43:02.980036','white','move','b2b3');
INSERT INTO "game_events" VALUES(14,11,'2026-09-01 11:45:02.980036','black','move','c7c5');
INSERT INTO "game_events" VALUES(14,12,'2026-09-02 01:58:02.980036','white','move','d4c5');
INSERT INTO "game_events" VALUES(14,13,'2026-09-02 16:36:02.980036','black','move','e7c5');
INSERT INTO "game_events" VALUES(14,14,'2026-09-02 17:53:02.980036','white','move','c2c4');
INSERT INTO "game_events" VALUES(14,15,'2026-09-02 22:03:02.980036','black','move','d5c4');
INSERT INTO "game_events" VALUES(14,16,'2026-09-03 06:20:02.980036','white','move','d1c2');
INSERT INTO "game_events" VALUES(14,17,'2026-09-03 19:58:02.980036','black','move','d8e7');
INSERT INTO "game_events" VALUES(14,18,'2026-09-04 01:11:02.980036','white','move','b1d2');
INSERT INTO "game_events" VALUES(14,19,'2026-09-04 14:13:02.980036','black','move','b8c6');
INSERT INTO "game_events" VALUES(14,20,'2026-09-04 21:18:02.980036','white','move','d2c4');
INSERT INTO "game_events" VALUES(14,21,'2026-09-04 23:40:02.980036','black','move','b7b5');
INSERT INTO "game_events" VALUES(14,22,'2026-09-05 13:33:02.980036','white','move','c4e5');
INSERT INTO "game_events" VALUES(14,23,'2026-09-06 01:11:02.980036','black','move','c6b4');
INSERT INTO "game_events" VALUES(14,24,'2026-09-06 11:48:02.980036','white','move','c2b2');
INSERT INTO "game_events" VALUES(14,25,'2026-09-06 22:38:02.980036','black','move','c8b7');
INSERT INTO "game_events" VALUES(14,26,'2026-09-07 10:55:02.980036','white','move','a2a3');
INSERT INTO "game_events" VALUES(14,27,'2026-09-08 01:53:02.980036','black','move','b4c6');
INSERT INTO "game_events" VALUES(14,28,'2026-09-08 05:46:02.980036','white','move','e5d3');
INSERT INTO "game_events" VALUES(14,29,'2026-09-08 14:48:02.980036','black','move','c5b6');
INSERT INTO "game_events" VALUES(14,30,'2026-09-08 15:13:02.980036','white','move','c1g5');
INSERT INTO "game_events" VALUES(14,31,'2026-09-08 23:15:02.980036','black','move','f8d8');
INSERT INTO "game_events" VALUES(14,32,'2026-09-09 01:08:02.980036','white','move','g5f6');
INSERT INTO "game_events" VALUES(14,33,'2026-09-09 13:06:02.980036','black','move','g7f6');
INSERT INTO "game_events" VALUES(14,34,'2026-09-09 21:23:02.980036','white','move','a1c1');
INSERT INTO "game_events" VALUES(14,35,'2026-09-10 03:13:02.980036','black','move','c6d4');
INSERT INTO "game_events" VALUES(14,36,'2026-09-10 07:50:02.980036','white','move','f3d4');
INSERT INTO "game_events" VALUES(14,37,'2026-09-10 12:28:02.980036','black','move','b6d4');
INSERT INTO "game_events" VALUES(14,38,'2026-09-10 18:21:02.980036','white','move','b2a2');
INSERT INTO "game_events" VALUES(14,39,'2026-09-11 02:43:02.980036','black','move','b7g2');
INSERT INTO "game_events" VALUES(14,40,'2026-09-11 14:48:02.980036','white','move','g1g2');
INSERT INTO "game_events" VALUES(14,41,'2026-09-11 16:50:02.980036','black','move','e7b7');
INSERT INTO "game_events" VALUES(14,42,'2026-09-12 01:03:02.980036','white','move','g2g1');
INSERT INTO "game_events" VALUES(14,43,'2026-09-12 01:41:02.980036','black','move','b7e4');
INSERT INTO "game_events" VALUES(14,44,'2026-09-12 10:58:02.980036','white','move','a2c2');
INSERT INTO "game_events" VALUES(14,45,'2026-09-12 15:08:02.980036','black','move','a7a5');
INSERT INTO "game_events" VALUES(14,46,'2026-09-13 06:25:02.980036','white','move','f1d1');
INSERT INTO "game_events" VALUES(14,47,'2026-09-13 19:03:02.980036','black','move','g8g7');
INSERT INTO "game_events" VALUES(14,48,'2026-09-14 06:16:02.980036','white','move','d1d2');
INSERT INTO "game_events" VALUES(14,49,'2026-09-14 17:18:02.980036','black','move','a8c8');
INSERT INTO "game_events" VALUES(14,50,'2026-09-15 05:23:02.980036','white','move','c2c8');
INSERT INTO "game_events" VALUES(14,51,'2026-09-15 19:45:02.980036','black','move','d8c8');
INSERT INTO "game_events" VALUES(14,52,'2026-09-15 22:38:02.980036','white','move','c1c8');
INSERT INTO "game_events" VALUES(14,53,'2026-09-16 06:16:02.980036','black','move','e4d5');
INSERT INTO "game_events" VALUES(14,54,'2026-09-16 19:53:02.980036','white','move','b3b4');
INSERT INTO "game_events" VALUES(14,55,'2026-09-17 01:43:02.980036','black','move','a5a4');
INSERT INTO "game_events" VALUES(14,56,'2026-09-17 16:00:02.980036','white','move','e2e3');
INSERT INTO "game_events" VALUES(14,57,'2026-09-18 00:58:02.980036','black','move','d4e5');
INSERT INTO "game_events" VALUES(14,58,'2026-09-18 05:51:02.980036','white','move','h2h4');
INSERT INTO "game_events" VALUES(14,59,'2026-09-18 07:53:02.980036','black','move','h7h5');
INSERT INTO "game_events" VALUES(14,60,'2026-09-18 08:18:02.980036','white','move','g1h2');
INSERT INTO "game_events" VALUES(14,61,'2026-09-18 23:20:02.980036','black','move','e5b2');
INSERT INTO "game_events" VALUES(14,62,'2026-09-19 00:13:02.980036','white','move','c8c5');
INSERT INTO "game_events" VALUES(14,63,'2026-09-19 03:11:02.980036','black','move','d5d6');
INSERT INTO "game_events" VALUES(14,64,'2026-09-19 09:28:02.980036','white','move','d2d1');
INSERT INTO "game_events" VALUES(14,65,'2026-09-19 20:18:02.980036','black','move','b2a3');
INSERT INTO "game_events" VALUES(14,66,'2026-09-19 21:55:02.980036','white','move','c5b5');
INSERT INTO "game_events" VALUES(14,67,'2026-09-20 06:33:02.980036','black','move','d6d7');
INSERT INTO "game_events" VALUES(14,68,'2026-09-20 08:26:02.980036','white','move','b5c5');
INSERT INTO "game_events" VALUES(14,69,'2026-09-20 19:48:02.980036','black','move','e6e5');
INSERT INTO "game_events" VALUES(14,70,'2026-09-21 02:53:02.980036','white','move','c5c2');
INSERT INTO "game_events" VALUES(14,71,'2026-09-21 06:55:02.980036','black','move','d7d5');
INSERT INTO "game_events" VALUES(14,72,'2026-09-21 09:08:02.980036','white','move','d1d2');
INSERT INTO "game_events" VALUES(14,73,'2026-09-21 10:46:02.980036','black','move','d5b3');
INSERT INTO "game_events" VALUES(14,74,'2026-09-21 13:03:02.980036','white','move','c2a2');
INSERT INTO "game_events" VALUES(14,75,'2026-09-21 17:13:02.980036','black','move','e5e4');
INSERT INTO "game_events" VALUES(14,76,'2026-09-22 00:30:02.980036','white','move','d3c5');
INSERT INTO "game_events" VALUES(14,77,'2026-09-22 12:08:02.980036','black','move','b3b4');
INSERT INTO "game_events" VALUES(14,78,'2026-09-22 14:21:02.980036','white','move','c5e4');
INSERT INTO "game_events" VALUES(14,79,'2026-09-22 23:23:02.980036','black','move','b4b3');
INSERT INTO "game_events" VALUES(14,80,'2026-09-23 01:28:02.980036','white','move','a2c2');
INSERT INTO "game_events" VALUES(14,81,'2026-09-23 12:50:02.980036','black','move','a3f8');
INSERT INTO "game_events" VALUES(14,82,'2026-09-23 19:43:02.980036','white','move','e4c5');
INSERT INTO "game_events" VALUES(14,83,'2026-09-23 23:21:02.980036','black','move','b3b5');
INSERT INTO "game_events" VALUES(14,84,'2026-09-24 00:58:02.980036','white','move','c5d3');
INSERT INTO "game_events" VALUES(14,85,'2026-09-24 01:48:02.980036','black','move','a4a3');
INSERT INTO "game_events" VALUES(14,86,'2026-09-24 03:05:02.980036','white','move','d3f4');
INSERT INTO "game_events" VALUES(14,87,'2026-09-24 06:03:02.980036','black','move','b5a5');
INSERT INTO "game_events" VALUES(14,88,'2026-09-24 11:56:02.980036','white','move','c2a2');
INSERT INTO "game_events" VALUES(14,89,'2026-09-24 21:58:02.980036','black','move','f8b4');
INSERT INTO "game_events" VALUES(14,90,'2026-09-24 22:23:02.980036','white','move','d2d3');
INSERT INTO "game_events" VALUES(14,91,'2026-09-25 05:25:02.980036','black','move','g7h6');
INSERT INTO "game_events" VALUES(14,92,'2026-09-25 20:18:02.980036','white','move','d3d1');
INSERT INTO "game_events" VALUES(14,93,'2026-09-26 05:16:02.980036','black','move','a5a4');
INSERT INTO "game_events" VALUES(14,94,'2026-09-26 09:33:02.980036','white','move','d1a1');
INSERT INTO "game_events" VALUES(14,95,'2026-09-26 10:23:02.980036','black','move','b4d6');
INSERT INTO "game_events" VALUES(14,96,'2026-09-27 00:00:02.980036','white','move','h2g1');
INSERT INTO "game_events" VALUES(14,97,'2026-09-27 12:38:02.980036','black','move','a4b3');
INSERT INTO "game_events" VALUES(14,98,'2026-09-28 01:31:02.980036','white','move','f4e2');
INSERT INTO "game_events" VALUES(14,99,'2026-09-28 15:53:02.980036','black','move','b3d3');
INSERT INTO "game_events" VALUES(14,100,'2026-09-28 17:58:02.980036','white','move','e2d4');
INSERT INTO "game_events" VALUES(14,101,'2026-09-29 00:00:02.980036','black','move','h6h7');
INSERT INTO "game_events" VALUES(14,102,'2026-09-29 11:13:02.980036','white','move','g1h2');
INSERT INTO "game_events" VALUES(14,103,'2026-09-29 13:51:02.980036','black','move','d3e4');
INSERT INTO "game_events" VALUES(14,104,'2026-09-30 00:08:02.980036','white','move','a2a3');
INSERT INTO "game_events" VALUES(14,105,'2026-09-30 04:18:02.980036','black','move','e4h4');
INSERT INTO "game_events" VALUES(14,106,'2026-09-30 18:35:02.980036','white','move','h2g1');
INSERT INTO "game_events" VALUES(14,107,'2026-10-01 05:13:02.980036','black','move','h4e4');
INSERT INTO "game_events" VALUES(14,108,'2026-10-01 13:26:02.980036','white','move','a3a4');
INSERT INTO "game_events" VALUES(14,109,'2026-10-01 20:28:02.980036','black','move','d6e5');
INSERT INTO "game_events" VALUES(14,110,'2026-10-02 03:33:02.980036','white','move','d4e2');
INSERT INTO "game_events" VALUES(14,111,'2026-10-02 11:55:02.980036','black','move','e4c2');
INSERT INTO "game_events" VALUES(14,112,'2026-10-02 22:48:02.980036','white','move','a1a2');
INSERT INTO "game_events" VALUES(14,113,'2026-10-03 13:26:02.980036','black','move','c2b3');
INSERT INTO "game_events" VALUES(14,114,'2026-10-03 18:03:02.980036','white','move','g1g2');
INSERT INTO "game_events" VALUES(14,115,'2026-10-04 04:53:02.980036','black','move','b3d5');
INSERT INTO "game_events" VALUES(14,116,'2026-10-04 08:10:02.980036','white','move','f2f3');
INSERT INTO "game_events" VALUES(14,117,'2026-10-04 20:08:02.980036','black','move','d5d1');
INSERT INTO "game_events" VALUES(14,118,'2026-10-05 03:01:02.980036','white','move','f3f4');
INSERT INTO "game_events" VALUES(14,119,'2026-10-05 06:03:02.980036','black','move','e5c7');
INSERT INTO "game_events" VALUES(14,120,'2026-10-05 06:28:02.980036','white','move','g2f2');
INSERT INTO "game_events" VALUES(14,121,'2026-10-05 20:30:02.980036','black','move','c7b6');
INSERT INTO "game_events" VALUES(14,122,'2026-10-06 10:23:02.980036','white','move','a2a1');
INSERT INTO "game_events" VALUES(14,123,'2026-10-07 01:21:02.980036','black','move','d1b3');
INSERT INTO "game_events" VALUES(14,124,'2026-10-07 03:38:02.980036','white','move','a4e4');
INSERT INTO "game_events" VALUES(14,125,'2026-10-07 09:28:02.980036','black','move','h7g7');
INSERT INTO "game_events" VALUES(14,126,'2026-10-07 20:05:02.980036','white','move','e4e8');
INSERT INTO "game_events" VALUES(14,127,'2026-10-07 21:43:02.980036','black','move','f6f5');
INSERT INTO "game_events" VALUES(14,128,'2026-10-08 06:36:02.980036','white','move','a1a8');
INSERT INTO "game_events" VALUES(14,129,'2026-10-08 08:58:02.980036','black','move','b3b4');
INSERT INTO "game_events" VALUES(14,130,'2026-10-08 21:03:02.980036','white','move','a8c8');
INSERT INTO "game_events" VALUES(14,131,'2026-10-09 05:05:02.980036','black','move','b6a5');
INSERT INTO "game_events" VALUES(14,132,'2026-10-09 10:18:02.980036','white','move','c8c1');
INSERT INTO "game_events" VALUES(14,133,'2026-10-09 13:56:02.980036','black','move','a5b6');
INSERT INTO "game_events" VALUES(14,134,'2026-10-09 17:13:02.980036','white','move','e8e5');
INSERT INTO "game_events" VALUES(14,135,'2026-10-09 21:23:02.980036','black','move','b4b3');
INSERT INTO "game_events" VALUES(14,136,'2026-10-10 03:40:02.980036','white','move','e5e8');
INSERT INTO "game_events" VALUES(14,137,'2026-10-10 13:18:02.980036','black','move','b3d5');
INSERT INTO "game_events" VALUES(14,138,'2026-10-11 03:31:02.980036','white','move','c1c8');
INSERT INTO "game_events" VALUES(14,139,'2026-10-11 08:33:02.980036','black','move','d5h1');
INSERT INTO "game_events" VALUES(14,140,'2026-10-11 20:38:02.980036','white','move','c8c1');
INSERT INTO "game_events" VALUES(14,141,'2026-10-12 02:00:02.980036','black','move','h1d5');
INSERT INTO "game_events" VALUES(14,142,'2026-10-12 16:53:02.980036','white','move','c1b1');
INSERT INTO "game_events" VALUES(14,143,'2026-10-13 03:31:02.980036','black','move','b6a7');
INSERT INTO "game_events" VALUES(14,144,'2026-10-13 11:08:02.980036','white','move','e8e7');
INSERT INTO "game_events" VALUES(14,145,'2026-10-13 16:58:02.980036','black','move','a7c5');
INSERT INTO "game_events" VALUES(14,146,'2026-10-13 22:15:02.980036','white','move','e7e5');
INSERT INTO "game_events" VALUES(14,147,'2026-10-14 04:13:02.980036','black','move','d5d3');
INSERT INTO "game_events" VALUES(14,148,'2026-10-14 12:06:02.980036','white','move','b1b7');
INSERT INTO "game_events" VALUES(14,149,'2026-10-14 23:08:02.980036','black','move','d3c2');
INSERT INTO "game_events" VALUES(14,150,'2026-10-14 23:33:02.980036','white','move','b7b5');
INSERT INTO "game_events" VALUES(14,151,'2026-10-15 05:35:02.980036','black','move','c5a7');
INSERT INTO "game_events" VALUES(14,152,'2026-10-15 18:28:02.980036','white','move','b5a5');
INSERT INTO "game_events" VALUES(14,153,'2026-10-16 00:26:02.980036','black','move','a7b6');
INSERT INTO "game_events" VALUES(14,154,'2026-10-16 15:43:02.980036','white','move','a5b5');
INSERT INTO "game_events" VALUES(14,155,'2026-10-17 02:33:02.980036','black','move','b6a7');
INSERT INTO "game_events" VALUES(14,156,'2026-10-17 10:10:02.980036','white','move','e5f5');
INSERT INTO "game_events" VALUES(14,157,'2026-10-17 15:48:02.980036','black','move','c2d3');
INSERT INTO "game_events" VALUES(14,158,'2026-10-17 20:41:02.980036','white','move','f5f7');
INSERT INTO "game_events" VALUES(14,159,'2026-10-18 02:03:02.980036','black','move','g7f7');
INSERT INTO "game_events" VALUES(14,160,'2026-10-18 09:08:02.980036','white','move','b5b7');
INSERT INTO "game_events" VALUES(14,161,'2026-10-18 19:10:02.980036','black','move','f7g6');
INSERT INTO "game_events" VALUES(14,162,'2026-10-19 09:23:02.980036','white','move','b7a7');
INSERT INTO "game_events" VALUES(14,163,'2026-10-19 14:01:02.980036','black','move','d3d5');
INSERT INTO "game_events" VALUES(14,164,'2026-10-20 01:18:02.980036','white','move','a7a6');
INSERT INTO "game_events" VALUES(14,165,'2026-10-20 05:28:02.980036','black','move','g6h7');
INSERT INTO "game_events" VALUES(14,166,'2026-10-20 18:45:02.980036','white','move','a6a1');
INSERT INTO "game_events" VALUES(14,167,'2026-10-21 03:23:02.980036','black','move','h7g6');
INSERT INTO "game_events" VALUES(14,168,'2026-10-21 08:36:02.980036','white','move','e2d4');
INSERT INTO "game_events" VALUES(14,169,'2026-10-21 11:38:02.980036','black','move','d5b7');
INSERT INTO "game_events" VALUES(14,170,'2026-10-21 13:43:02.980036','white','move','a1a2');
INSERT INTO "game_events" VALUES(14,171,'2026-10-21 16:05:02.980036','black','move','b7h1');
INSERT INTO "game_events" VALUES(14,172,'2026-10-21 19:58:02.980036','white','move','a2a6');
INSERT INTO "game_events" VALUES(14,173,'2026-10-22 02:36:02.980036','black','move','g6f7');
INSERT INTO "game_events" VALUES(14,174,'2026-10-22 13:13:02.980036','white','move','d4f3');
INSERT INTO "game_events" VALUES(14,175,'2026-10-22 14:03:02.980036','black','move','h1b1');
INSERT INTO "game_events" VALUES(14,176,'2026-10-22 21:20:02.980036','white','move','a6d6');
INSERT INTO "game_events" VALUES(14,177,'2026-10-23 12:18:02.980036','black','move','f7g7');
INSERT INTO "game_events" VALUES(14,178,'2026-10-23 21:11:02.980036','white','move','d6d5');
INSERT INTO "game_events" VALUES(14,179,'2026-10-24 01:13:02.980036','black','move','b1a2');
INSERT INTO "game_events" VALUES(14,180,'2026-10-24 01:38:02.980036','white','move','d5d2');
INSERT INTO "game_events" VALUES(14,181,'2026-10-24 14:40:02.980036','black','move','a2b1');
INSERT INTO "game_events" VALUES(14,182,'2026-10-25 02:33:02.980036','white','move','d2e2');
INSERT INTO "game_events" VALUES(14,183,'2026-10-25 14:31:02.980036','black','move','b1b6');
INSERT INTO "game_events" VALUES(14,184,'2026-10-26 03:48:02.980036','white','move','e2c2');
INSERT INTO "game_events" VALUES(14,185,'2026-10-26 04:38:02.980036','black','move','b6b1');
INSERT INTO "game_events" VALUES(14,186,'2026-10-26 09:15:02.980036','white','move','f3d4');
INSERT INTO "game_events" VALUES(14,187,'2026-10-26 18:53:02.980036','black','move','b1h1');
INSERT INTO "game_events" VALUES(14,188,'2026-10-26 19:46:02.980036','white','move','c2c7');
INSERT INTO "game_events" VALUES(14,189,'2026-10-27 04:08:02.980036','black','move','g7f6');
INSERT INTO "game_events" VALUES(14,190,'2026-10-27 06:13:02.980036','white','move','c7c6');
INSERT INTO "game_events" VALUES(14,191,'2026-10-27 18:15:02.980036','black','move','f6f7');
INSERT INTO "game_events" VALUES(14,192,'2026-10-28 02:28:02.980036','white','move','d4f3');
INSERT INTO "game_events" VALUES(14,193,'2026-10-28 08:06:02.980036','black','move','h1b1');
INSERT INTO "game_events" VALUES(14,194,'2026-10-28 12:23:02.980036','white','move','f3g5');
INSERT INTO "game_events" VALUES(14,195,'2026-10-28 16:33:02.980036','black','move','f7g7');
INSERT INTO "game_events" VALUES(14,196,'2026-10-28 21:50:02.980036','white','move','g5e6');
INSERT INTO "game_events" VALUES(14,197,'2026-10-29 05:28:02.980036','black','move','g7f7');
INSERT INTO "game_events" VALUES(14,198,'2026-10-29 16:41:02.980036','white','move','e6d4');
INSERT INTO "game_events" VALUES(14,199,'2026-10-29 17:43:02.980036','black','move','b1h1');
INSERT INTO "game_events" VALUES(14,200,'2026-10-30 00:48:02.980036','white','move','c6c7');
INSERT INTO "game_events" VALUES(14,201,'2026-10-30 15:10:02.980036','black','move','f7f6');
INSERT INTO "game_events" VALUES(14,202,'2026-10-30 23:03:02.980036','white','move','d4f3');
INSERT INTO "game_events" VALUES(14,203,'2026-10-31 01:41:02.980036','black','move','h1b1');
INSERT INTO "game_events" VALUES(14,204,'2026-10-31 15:18:02.980036','white','move','c7d7');
INSERT INTO "game_events" VALUES(14,205,'2026-11-01 02:08:02.980036','black','move','b1b2');
INSERT INTO "game_events" VALUES(14,206,'2026-11-01 11:25:02.980036','white','move','d7d2');
INSERT INTO "game_events" VALUES(14,207,'2026-11-01 20:23:02.980036','black','move','b2b1');
INSERT INTO "game_events" VALUES(14,208,'2026-11-02 06:16:02.980036','white','move','f3g1');
INSERT INTO "game_events" VALUES(14,209,'2026-11-02 18:18:02.980036','black','move','b1b4');
INSERT INTO "game_events" VALUES(14,210,'2026-11-02 18:43:02.980036','white','move','d2d1');
INSERT INTO "game_events" VALUES(14,211,'2026-11-02 23:45:02.980036','black','move','b4b3');
INSERT INTO "game_events" VALUES(14,212,'2026-11-03 10:38:02.980036','white','move','d1d6');
INSERT INTO "game_events" VALUES(14,213,'2026-11-03 13:36:02.980036','black','move','f6g7');
INSERT INTO "game_events" VALUES(14,214,'2026-11-04 00:53:02.980036','white','move','d6d4');
INSERT INTO "game_events" VALUES(14,215,'2026-11-04 06:43:02.980036','black','move','b3b2');
INSERT INTO "game_events" VALUES(14,216,'2026-11-04 08:20:02.980036','white','move','g1e2');
INSERT INTO "game_events" VALUES(14,217,'2026-11-04 21:58:02.980036','black','move','b2b1');
INSERT INTO "game_events" VALUES(14,218,'2026-11-05 09:51:02.980036','white','move','e3e4');
INSERT INTO "game_events" VALUES(14,219,'2026-11-05 21:13:02.980036','black','move','b1h1');
INSERT INTO "game_events" VALUES(14,220,'2026-11-06 09:18:02.980036','white','move','d4d7');
INSERT INTO "game_events" VALUES(14,221,'2026-11-06 23:20:02.980036','black','move','g7g8');
INSERT INTO "game_events" VALUES(14,222,'2026-11-07 01:33:02.980036','white','move','d7d4');
INSERT INTO "game_events" VALUES(14,223,'2026-11-07 08:11:02.980036','black','move','h1h2');
INSERT INTO "game_events" VALUES(14,224,'2026-11-07 20:28:02.980036','white','move','f2e3');
INSERT INTO "game_events" VALUES(14,225,'2026-11-08 00:38:02.980036','black','move','h5h4');
INSERT INTO "game_events" VALUES(14,226,'2026-11-08 12:55:02.980036','white','move','g3h4');
INSERT INTO "game_events" VALUES(14,227,'2026-11-08 19:33:02.980036','black','move','h2h3');
INSERT INTO "game_events" VALUES(14,228,'2026-11-08 21:46:02.980036','white','move','e3d2');
INSERT INTO "game_events" VALUES(14,229,'2026-11-09 11:48:02.980036','black','move','h3h4');
INSERT INTO "game_events" VALUES(14,230,'2026-11-09 23:53:02.980036','white','move','d4d3');
INSERT INTO "game_events" VALUES(14,231,'2026-11-10 11:15:02.980036','black','move','g8f8');
INSERT INTO "game_events" VALUES(14,232,'2026-11-10 23:08:02.980036','white','move','d3f3');
INSERT INTO "game_events" VALUES(14,233,'2026-11-11 12:46:02.980036','black','move','h4d8');
INSERT INTO "game_events" VALUES(14,234,'2026-11-11 14:23:02.980036','white','move','d2e3');
INSERT INTO "game_events" VALUES(14,235,'2026-11-11 20:13:02.980036','black','move','d8a5');
INSERT INTO "game_events" VALUES(14,236,'2026-11-12 07:30:02.980036','white','move','e3f2');
INSERT INTO "game_events" VALUES(14,237,'2026-11-12 10:28:02.980036','black','move','a5a7');
INSERT INTO "game_events" VALUES(14,238,'2026-11-12 21:21:02.980036','white','move','f3e3');
INSERT INTO "game_events" VALUES(14,239,'2026-11-13 02:23:02.980036','black','move','a7d7');
INSERT INTO "game_events" VALUES(14,240,'2026-11-13 02:48:02.980036','white','move','e2g3');
INSERT INTO "game_events" VALUES(14,241,'2026-11-13 14:50:02.980036','black','move','d7d2');
INSERT INTO "game_events" VALUES(14,242,'2026-11-14 00:43:02.980036','white','move','f2f3');
INSERT INTO "game_events" VALUES(14,243,'2026-11-14 09:41:02.980036','black','move','d2d1');
INSERT INTO "game_events" VALUES(14,244,'2026-11-14 18:58:02.980036','white','move','e3e2');
INSERT INTO "game_events" VALUES(14,245,'2026-11-15 05:48:02.980036','black','move','d1b3');
INSERT INTO "game_events" VALUES(14,246,'2026-11-15 19:25:02.980036','white','move','f3g2');
INSERT INTO "game_events" VALUES(14,247,'2026-11-15 22:03:02.980036','black','move','b3b7');
INSERT INTO "game_events" VALUES(14,248,'2026-11-16 05:56:02.980036','white','move','e2d2');
INSERT INTO "game_events" VALUES(14,249,'2026-11-16 20:18:02.980036','black','move','b7b3');
INSERT INTO "game_events" VALUES(14,250,'2026-11-17 03:23:02.980036','white','move','d2d5');
INSERT INTO "game_events" VALUES(14,251,'2026-11-17 04:25:02.980036','black','move','f8e7');
INSERT INTO "game_events" VALUES(14,252,'2026-11-17 15:38:02.980036','white','move','d5e5');
INSERT INTO "game_events" VALUES(14,253,'2026-11-17 23:16:02.980036','black','move','e7f7');
INSERT INTO "game_events" VALUES(14,254,'2026-11-18 04:33:02.980036','white','move','e5f5');
INSERT INTO "game_events" VALUES(14,255,'2026-11-18 08:43:02.980036','black','move','f7e8');
INSERT INTO "game_events" VALUES(14,256,'2026-11-18 13:00:02.980036','white','move','e4e5');
INSERT INTO "game_events" VALUES(14,257,'2026-11-18 18:38:02.980036','black','move','b3a2');
INSERT INTO "game_events" VALUES(14,258,'2026-11-19 02:51:02.980036','white','move','g2h3');
INSERT INTO "game_events" VALUES(14,259,'2026-11-19 14:53:02.980036','black','move','a2e6');
INSERT INTO "game_events" VALUES(14,260,'2026-11-19 16:58:02.980036','white','move','h3h4');
INSERT INTO "game_events" VALUES(14,261,'2026-11-20 01:20:02.980036','black','move','e6h6');
INSERT INTO "game_events" VALUES(14,262,'2026-11-20 02:13:02.980036','white','move','g3h5');
INSERT INTO "game_events" VALUES(14,263,'2026-11-20 11:51:02.980036','black','move','h6h7');
INSERT INTO "game_events" VALUES(14,264,'2026-11-20 16:28:02.980036','white','move','e5e6');
INSERT INTO "game_events" VALUES(14,265,'2026-11-20 17:18:02.980036','black','move','h7g6');
INSERT INTO "game_events" VALUES(14,266,'2026-11-21 06:35:02.980036','white','move','f5f7');
INSERT INTO "game_events" VALUES(14,267,'2026-11-21 18:33:02.980036','black','move','e8d8');
INSERT INTO "game_events" VALUES(14,268,'2026-11-22 06:26:02.980036','white','move','f4f5');
INSERT INTO "game_events" VALUES(14,269,'2026-11-22 19:28:02.980036','black','move','g6g1');
INSERT INTO "game_events" VALUES(14,270,'2026-11-22 19:53:02.980036','white','move','h5g7');
INSERT INTO "game_events" VALUES(14,271,'2026-11-22 19:53:02.980036','black','ended','resignation black could_mate g1a7 h4g5 a7b8 g5f6 b8c7 f7f8');
INSERT INTO "game_events" VALUES(3,31,'2026-11-24 19:53:02.980036','black','claimed','agreement - Bernhard has agreed by mail, and is on a journey now.');
INSERT INTO "game_events" VALUES(12,46,'2026-11-24 19:53:02.980036','white','claimed','fortress - Nobody comes through any more. Please look.');
INSERT INTO "game_events" VALUES(3,32,'2026-11-24 19:53:02.980036','white','claim_answered','I have not: I said that I would think about it.');
INSERT INTO "game_events" VALUES(8,24,'2026-11-24 19:53:02.980036','white','vacation_set','1795549982980036-1796338800000000');
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
CREATE TABLE game_views (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    viewed_at TIMESTAMP NOT NULL,
    -- The position: half-moves, and takebacks above the lowest 16 bits.
    position_no INTEGER NOT NULL,
    last_read_message_id BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (player_id, game_id)
);
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
INSERT INTO "games" VALUES(1,1,2,'standard','server','2026-11-18 22:23:02.980036','e2e4@1795042082980036 e7e5@1795045802980036 f2f4@1795056182980036 e5f4@1795077662980036 f1c4@1795114682980036 d8h4@1795117682980036 e1f1@1795145102980036 b7b5@1795147382980036 c4b5@1795182962980036 g8f6@1795202282980036 g1f3@1795209782980036 h4h6@1795263902980036 d2d3@1795315082980036 f6h5@1795367762980036 f3h4@1795372382980036 h6g5@1795387382980036 h4f5@1795417202980036 c7c6@1795466282980036 g2g4@1795485062980036 h5f6@1795531982980036','rnb1kb1r/p2p1ppp/2p2n2/1B3Nq1/4PpP1/3P4/PPP4P/RNBQ1K1R w kq - 1 11','white',20,'Nf6','C33 King''s Gambit Accepted: Bishop''s Gambit, Bryan Countergambit','2026-12-12 00:43:02.980036','2026-12-03 07:48:02.980036',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'e1b1a4d1fc65c6c63f7bd67f651b549f0d914121206e7a7c31c7b374ebe0e192',20);
INSERT INTO "games" VALUES(2,4,1,'standard','server','2026-11-11 01:38:02.980036','e2e4@1794362582980036 e7e5@1794366302980036 g1f3@1794376682980036 b8c6@1794398162980036 f1c4@1794435182980036 f8c5@1794438182980036 b2b4@1794465602980036 c5b4@1794467882980036 c2c3@1794503462980036 b4a5@1794522782980036 d2d4@1794530282980036 e5d4@1794584402980036 e1g1@1794635582980036 d4d3@1794688262980036 d1b3@1794692882980036 d8f6@1794707882980036 e4e5@1794737702980036 f6g6@1794786782980036 f1e1@1794805562980036 g8e7@1794852482980036 c1a3@1794877982980036 b7b5@1794886502980036 b3b5@1794936482980036 a8b8@1794978362980036 b5a4@1795016582980036 a5b6@1795055582980036 b1d2@1795099802980036 c8b7@1795153682980036 d2e4@1795167662980036 g6f5@1795200182980036 c4d3@1795201682980036 f5h5@1795230602980036 e4f6@1795237382980036 g7f6@1795280462980036 e5f6@1795310282980036 h8g8@1795331282980036 a1d1@1795347902980036 h5f3@1795364582980036 e1e7@1795385762980036 c6e7@1795415882980036 a4d7@1795459382980036 e8d7@1795466702980036 d3f5@1795496282980036 d7e8@1795498562980036 f5d7@1795531982980036','1r2k1r1/pbpBnp1p/1b3P2/8/8/B1P2q2/P4PPP/3R2K1 b - - 3 23','black',45,'Bd7+','C52 Italian Game: Evans Gambit, Dufresne Defense','2026-11-27 14:53:02.980036','2026-11-25 14:53:02.980036',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'86451706edf0ae1c650177c36cdca4841dea908dcc75e2c056fd8d220e83e590',45);
INSERT INTO "games" VALUES(3,2,5,'standard','server','2026-11-14 21:23:02.980036','e2e4@1794692882980036 e7e5@1794696602980036 g1f3@1794706982980036 d7d6@1794728462980036 d2d4@1794765482980036 c8g4@1794768482980036 d4e5@1794795902980036 g4f3@1794798182980036 d1f3@1794833762980036 d6e5@1794853082980036 f1c4@1794860582980036 g8f6@1794914702980036 f3b3@1794965882980036 d8e7@1795018562980036 b1c3@1795023182980036 c7c6@1795038182980036 c1g5@1795068002980036 b7b5@1795117082980036 c3b5@1795135862980036 c6b5@1795182782980036 c4b5@1795208282980036 b8d7@1795216802980036 e1c1@1795266782980036 a8d8@1795308662980036 d1d7@1795346882980036 d8d7@1795385882980036 h1d1@1795430102980036 e7e6@1795483982980036 b5d7@1795497962980036 f6d7@1795530482980036 b3b8@1795531982980036','1Q2kb1r/p2n1ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 b k - 1 16','black',31,'Qb8+','C41 Philidor Defense',NULL,NULL,NULL,'',NULL,NULL,0,'open answered since:1795549982980036 by:black ground:agreement','2026-11-24 19:53:02.980036',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'45e11ff47cf4be93f498c34da88954322b84c08c3d67094d813bfcca82b5add6',33);
INSERT INTO "games" VALUES(4,1,5,'standard','server','2026-11-20 14:33:02.980036','e2e4@1795186682980036 e7e5@1795190402980036 g1f3@1795200782980036 b8c6@1795222262980036 f1c4@1795259282980036 f8c5@1795262282980036 c2c3@1795289702980036 g8f6@1795291982980036 d2d4@1795327562980036 e5d4@1795346882980036 c3d4@1795354382980036 c5b4@1795408502980036 b1c3@1795459682980036 d7d5@1795512362980036 e4d5@1795516982980036 f6d5@1795531982980036','r1bqk2r/ppp2ppp/2n5/3n4/1bBP4/2N2N2/PP3PPP/R1BQK2R w KQkq - 0 9','white',16,'Nxd5','C54 Italian Game: Giuoco Piano, Greco''s Attack','2026-11-27 14:53:02.980036','2026-11-25 14:53:02.980036',NULL,'','black',NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'1bb1f68baecd0a7db216e7e73447538610e5d4539f453c4f07789fc89711de2b',16);
INSERT INTO "games" VALUES(5,7,1,'standard','server','2026-09-05 00:18:02.980036','d2d4@1788568982980036 d7d5@1788572702980036 g1f3@1788583082980036 e7e6@1788604562980036 e2e3@1788641582980036 c7c5@1788644582980036 c2c4@1788672002980036 b8c6@1788674282980036 b1c3@1788709862980036 g8f6@1788729182980036 d4c5@1788736682980036 f8c5@1788790802980036 a2a3@1788841982980036 a7a6@1788894662980036 b2b4@1788899282980036 c5d6@1788914282980036 c1b2@1788944102980036 e8g8@1788993182980036 d1d2@1789011962980036 d8e7@1789058882980036 f1d3@1789084382980036 d5c4@1789092902980036 d3c4@1789142882980036 b7b5@1789184762980036 c4d3@1789222982980036 f8d8@1789261982980036 d2e2@1789306202980036 c8b7@1789360082980036 e1g1@1789374062980036 c6e5@1789406582980036 f3e5@1789408082980036 d6e5@1789437002980036 f2f4@1789443782980036 e5c7@1789486862980036 e3e4@1789516682980036 a8c8@1789537682980036 e4e5@1789554302980036 c7b6@1789570982980036 g1h1@1789592162980036 f6g4@1789622282980036 d3e4@1789665782980036 e7h4@1789673102980036 g2g3@1789702682980036 c8c3@1789704962980036 g3h4@1789738382980036 d8d2@1789753382980036 e2d2@1789808402980036 b7e4@1789853882980036 d2g2@1789894262980036 c3h3@1789933982980036','6k1/5ppp/pb2p3/1p2P3/1P2bPnP/P6r/1B4QP/R4R1K w - - 2 26','white',50,'Rh3','D32 Tarrasch Defense: Symmetrical Variation',NULL,NULL,'2026-09-20 19:53:02.980036','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','white','could_mate a1b1 h3h2','0-1','2026-09-20 19:53:02.980036',0,'dac61e455000a4f5acc4a6cb373fa195cc10e38a6ec75f11027c1f0877af61b0',51);
INSERT INTO "games" VALUES(6,2,8,'standard','server','2026-11-24 14:28:02.980036','e2e4@1795531982980036','rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1','black',1,'e4','B00 King''s Pawn Game',NULL,NULL,NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'6d740757cf677b8b03deb26e38f1052d14b397626f518478d0c71ca9e1f062ff',1);
INSERT INTO "games" VALUES(7,1,8,'standard','server','2026-09-23 20:13:02.980036','d2d4@1790195882980036 e7e6@1790199602980036 g1f3@1790209982980036 f7f5@1790231462980036 b1c3@1790268482980036 g8f6@1790271482980036 c1g5@1790298902980036 f8e7@1790301182980036 g5f6@1790336762980036 e7f6@1790356082980036 e2e4@1790363582980036 f5e4@1790417702980036 c3e4@1790468882980036 b7b6@1790521562980036 f3e5@1790526182980036 e8g8@1790541182980036 f1d3@1790571002980036 c8b7@1790620082980036 d1h5@1790638862980036 d8e7@1790685782980036 h5h7@1790711282980036 g8h7@1790719802980036 e4f6@1790769782980036 h7h6@1790811662980036 e5g4@1790849882980036 h6g5@1790888882980036 h2h4@1790933102980036 g5f4@1790986982980036 g2g3@1791000962980036 f4f3@1791033482980036 d3e2@1791034982980036 f3g2@1791063902980036 h1h2@1791070682980036 g2g1@1791113762980036 e1d2@1791143582980036','rn3r2/pbppq1p1/1p2pN2/8/3P2NP/6P1/PPPKBP1R/R5k1 b - - 6 18','black',35,'Kd2#','A40 Horwitz Defense',NULL,NULL,'2026-10-04 19:53:02.980036','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'checkmate','white',NULL,'1-0','2026-10-04 19:53:02.980036',0,'c361fab03b04db3db599f5d58705a32c7cfcce2f914e71a54d8d0d5756670492',36);
INSERT INTO "games" VALUES(8,10,1,'standard','server','2026-11-17 11:25:02.980036','e2e4@1794916202980036 e7e5@1794919922980036 g1f3@1794930302980036 b8c6@1794951782980036 f1b5@1794988802980036 a7a6@1794991802980036 b5a4@1795019222980036 g8f6@1795021502980036 e1g1@1795057082980036 f8e7@1795076402980036 f1e1@1795083902980036 b7b5@1795138022980036 a4b3@1795189202980036 e8g8@1795241882980036 c2c3@1795246502980036 d7d5@1795261502980036 e4d5@1795291322980036 f6d5@1795340402980036 f3e5@1795359182980036 c6e5@1795406102980036 e1e5@1795431602980036 d5f6@1795440122980036 e5e1@1795490102980036 e7d6@1795531982980036','r1bq1rk1/2p2ppp/p2b1n2/1p6/8/1BP5/PP1P1PPP/RNBQR1K1 w - - 3 13','white',24,'Bd6','C89 Ruy Lopez: Marshall Attack, Original Marshall Attack','2026-12-06 18:00:00','2026-12-04 18:00:00','2026-11-24 19:53:02.980036','used:18000000000 white:1795549982980036-1796338800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'eb2b5d3ad0edd43f7796ff389159d50a7b61a36b6cf2f903809cd2fec105334c',25);
INSERT INTO "games" VALUES(9,2,11,'standard','server','2026-10-06 14:53:02.980036','d2d4@1791299882980036 g8f6@1791303602980036 c2c4@1791313982980036 e7e6@1791335462980036 b1c3@1791372482980036 f8b4@1791375482980036 e2e3@1791402902980036 d7d5@1791405182980036 a2a3@1791440762980036 b4c3@1791460082980036 b2c3@1791467582980036 c7c5@1791521702980036 c4d5@1791572882980036 e6d5@1791625562980036 f1d3@1791630182980036 e8g8@1791645182980036 g1e2@1791675002980036 b7b6@1791724082980036 e1g1@1791742862980036 c8a6@1791789782980036 d3a6@1791815282980036 b8a6@1791823802980036 c1b2@1791873782980036 d8d7@1791915662980036 a3a4@1791953882980036 f8e8@1791992882980036 d1d3@1792037102980036 c5c4@1792090982980036 d3c2@1792104962980036 a6b8@1792137482980036 a1e1@1792138982980036 b8c6@1792167902980036 e2g3@1792174682980036 c6a5@1792217762980036 f2f3@1792247582980036 a5b3@1792268582980036 e3e4@1792285202980036 d7a4@1792301882980036 e4e5@1792323062980036 f6d7@1792353182980036','r3r1k1/p2n1ppp/1p6/3pP3/q1pP4/1nP2PN1/1BQ3PP/4RRK1 w - - 1 21','white',40,'Nd7','E40 Nimzo-Indian Defense: Rubinstein System',NULL,NULL,'2026-10-18 19:53:02.980036','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'agreement',NULL,NULL,'1/2-1/2','2026-10-18 19:53:02.980036',0,'d3ba2d2887b2a4ae3e003a044fa0e96bfb7bf93274ffa3d358676b510b12b9b5',41);
INSERT INTO "games" VALUES(10,1,11,'standard','server','2026-11-14 11:28:02.980036','g1f3@1794657182980036 g8f6@1794660902980036 c2c4@1794671282980036 g7g6@1794692762980036 b1c3@1794729782980036 f8g7@1794732782980036 d2d4@1794760202980036 e8g8@1794762482980036 c1f4@1794798062980036 d7d5@1794817382980036 d1b3@1794824882980036 d5c4@1794879002980036 b3c4@1794930182980036 c7c6@1794982862980036 e2e4@1794987482980036 b8d7@1795002482980036 a1d1@1795032302980036 d7b6@1795081382980036 c4c5@1795100162980036 c8g4@1795147082980036 f4g5@1795172582980036 b6a4@1795181102980036 c5a3@1795231082980036 a4c3@1795272962980036 b2c3@1795311182980036 f6e4@1795350182980036 g5e7@1795394402980036 d8b6@1795448282980036 f1c4@1795462262980036 e4c3@1795494782980036 e7c5@1795496282980036 f8e8@1795525202980036 e1f1@1795531982980036','r3r1k1/pp3pbp/1qp3p1/2B5/2BP2b1/Q1n2N2/P4PPP/3R1K1R b - - 3 17','black',33,'Kf1','A15 English Opening: Anglo-Indian Defense, King''s Indian Formation','2027-01-03 14:53:02.980036','2026-12-14 14:53:02.980036',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'caced1b16c1c1aa3830d58c574c8b80f44dd8253599e705c84c2ae3b174bba44',33);
INSERT INTO "games" VALUES(11,3,1,'standard','server','2026-10-08 16:08:02.980036','c2c4@1791477182980036 e7e6@1791480902980036 g1f3@1791491282980036 d7d5@1791512762980036 d2d4@1791549782980036 g8f6@1791552782980036 b1c3@1791580202980036 f8e7@1791582482980036 c1g5@1791618062980036 e8g8@1791637382980036 e2e3@1791644882980036 h7h6@1791699002980036 g5h4@1791750182980036 b7b6@1791802862980036 c4d5@1791807482980036 f6d5@1791822482980036 h4e7@1791852302980036 d8e7@1791901382980036 c3d5@1791920162980036 e6d5@1791967082980036 a1c1@1791992582980036 c8e6@1792001102980036 d1a4@1792051082980036 c7c5@1792092962980036 a4a3@1792131182980036 f8c8@1792170182980036 f1b5@1792214402980036 a7a6@1792268282980036 d4c5@1792282262980036 b6c5@1792314782980036 e1g1@1792316282980036 a8a7@1792345202980036 b5e2@1792351982980036 b8d7@1792395062980036 f3d4@1792424882980036 e7f8@1792445882980036 d4e6@1792462502980036 f7e6@1792479182980036 e3e4@1792500362980036 d5d4@1792530482980036 f2f4@1792573982980036 f8e7@1792581302980036 e4e5@1792610882980036 c8b8@1792613162980036 e2c4@1792646582980036 g8h8@1792661582980036 a3h3@1792716602980036 d7f8@1792762082980036 b2b3@1792802462980036 a6a5@1792842182980036 f4f5@1792885682980036 e6f5@1792937402980036 f1f5@1792947782980036 f8h7@1792975262980036 c1f1@1793024282980036 e7d8@1793045282980036 h3g3@1793096702980036 a7e7@1793128982980036 h2h4@1793146562980036 b8b7@1793153882980036 e5e6@1793155382980036 b7c7@1793209502980036 g3e5@1793212682980036 d8e8@1793223362980036 a2a4@1793245982980036 e8d8@1793284982980036 f1f2@1793290802980036 d8e8@1793321882980036 f2f3@1793328662980036 e8d8@1793369582980036 c4d3@1793395082980036 d8e8@1793409602980036 e5e4@1793417582980036 h7f6@1793423462980036 f5f6@1793431682980036 g7f6@1793446682980036 f3f6@1793472902980036 h8g8@1793514782980036 d3c4@1793522762980036 g8h8@1793555282980036 e4f4@1793562782980036','4q2k/2r1r3/4PR1p/p1p5/P1Bp1Q1P/1P6/6P1/6K1 b - - 4 41','black',81,'Qf4','D59 Queen''s Gambit Declined: Tartakower Defense',NULL,NULL,'2026-11-01 19:53:02.980036','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate h8g7 f4h6 g7g8 g1h2 e8a8 h2g3 a8b8 c4d3 b8a8 g3f4 a8b8 f4g5 b8a8 g5g6 a8d8 f6f7 d8a8 h6h7','1-0','2026-11-01 19:53:02.980036',0,'39b09760a853b4606c9fb1754c8226e0b6f218e967b6ce0f03fa352050a34141',82);
INSERT INTO "games" VALUES(12,2,4,'standard','server','2026-11-10 21:28:02.980036','e2e4@1794347582980036 c7c5@1794351302980036 g1f3@1794361682980036 e7e6@1794383162980036 d2d4@1794420182980036 c5d4@1794423182980036 f3d4@1794450602980036 b8c6@1794452882980036 d4b5@1794488462980036 d7d6@1794507782980036 c2c4@1794515282980036 g8f6@1794569402980036 b1c3@1794620582980036 a7a6@1794673262980036 b5a3@1794677882980036 d6d5@1794692882980036 c4d5@1794722702980036 e6d5@1794771782980036 e4d5@1794790562980036 c6b4@1794837482980036 f1e2@1794862982980036 f8c5@1794871502980036 e1g1@1794921482980036 e8g8@1794963362980036 e2f3@1795001582980036 c8f5@1795040582980036 c1g5@1795084802980036 f8e8@1795138682980036 d1d2@1795152662980036 b7b5@1795185182980036 a1d1@1795186682980036 b4d3@1795215602980036 a3b1@1795222382980036 h7h6@1795265462980036 g5h4@1795295282980036 b5b4@1795316282980036 c3a4@1795332902980036 c5d6@1795349582980036 h4g3@1795370762980036 a8c8@1795400882980036 b2b3@1795444382980036 g7g5@1795451702980036 g3d6@1795481282980036 d8d6@1795483562980036 g2g3@1795516982980036 f6d7@1795531982980036','2r1r1k1/3n1p2/p2q3p/3P1bp1/Np6/1P1n1BP1/P2Q1P1P/1N1R1RK1 w - - 1 24','white',46,'Nd7','B44 Sicilian Defense: Taimanov Variation, Gary Gambit',NULL,NULL,NULL,'','black',NULL,0,'open since:1795549982980036 by:white ground:fortress','2026-11-24 19:53:02.980036',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'6e174e9e0d4b433c78f64e74046fcb3719612a60249a911bb81707cbf257f53a',47);
INSERT INTO "games" VALUES(13,1,3,'standard','server','2026-10-21 14:31:02.980036','e2e4@1792594562980036 d7d6@1792598282980036 d2d4@1792608662980036 g8f6@1792630142980036 b1c3@1792667162980036 g7g6@1792670162980036 c1e3@1792697582980036 f8g7@1792699862980036 d1d2@1792735442980036 c7c6@1792754762980036 f2f3@1792762262980036 b7b5@1792816382980036 g1e2@1792867562980036 b8d7@1792920242980036 e3h6@1792924862980036 g7h6@1792939862980036 d2h6@1792969682980036 c8b7@1793018762980036 a2a3@1793037542980036 e7e5@1793084462980036 e1c1@1793109962980036 d8e7@1793118482980036 c1b1@1793168462980036 a7a6@1793210342980036 e2c1@1793248562980036 e8c8@1793287562980036 c1b3@1793331782980036 e5d4@1793385662980036 d1d4@1793399642980036 c6c5@1793432162980036 d4d1@1793433662980036 d7b6@1793462582980036 g2g3@1793469362980036 c8b8@1793512442980036 b3a5@1793542262980036 b7a8@1793563262980036 f1h3@1793579882980036 d6d5@1793596562980036 h6f4@1793617742980036 b8a7@1793647862980036 h1e1@1793691362980036 d5d4@1793698682980036 c3d5@1793728262980036 b6d5@1793730542980036 e4d5@1793763962980036 e7d6@1793778962980036 d1d4@1793833982980036 c5d4@1793879462980036 e1e7@1793919842980036 a7b6@1793959562980036 f4d4@1794003062980036 b6a5@1794054782980036 b2b4@1794065162980036 a5a4@1794092642980036 d4c3@1794141662980036 d6d5@1794162662980036 e7a7@1794214082980036 a8b7@1794246362980036 a7b7@1794263942980036 d5c4@1794271262980036 c3f6@1794272762980036 a4a3@1794326882980036 f6a6@1794330062980036 a3b4@1794340742980036 c2c3@1794363362980036 b4c3@1794402362980036 a6a1@1794408182980036 c3d2@1794439262980036 a1b2@1794446042980036 d2d1@1794486962980036 h3f1@1794512462980036 d8d2@1794526982980036 b7d7@1794534962980036 d2d7@1794540842980036 f1c4@1794549062980036 b5c4@1794564062980036 b2h8@1794590282980036 d7d3@1794632162980036 h8a8@1794640142980036 c4c3@1794672662980036 a8a4@1794680162980036 d1e1@1794721082980036 f3f4@1794745862980036 f7f5@1794758942980036 b1c1@1794764762980036 d3d2@1794767762980036 a4a7@1794772382980036','8/Q6p/6p1/5p2/5P2/2p3P1/3r3P/2K1k3 b - - 3 44','black',87,'Qa7','B07 Pirc Defense',NULL,NULL,'2026-11-15 19:53:02.980036','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate d2d8 a7a2 d8a8 a2g2 a8b8 c1c2 b8a8 c2c3 e1d1 g2f1','1-0','2026-11-15 19:53:02.980036',0,'a20e054ba03877c1017ac1e12d41cfc612550a530f64c0a9e6a869a51ecf403e',88);
INSERT INTO "games" VALUES(14,6,1,'standard','server','2026-08-29 21:43:02.980036','d2d4@1788041282980036 g8f6@1788045002980036 g1f3@1788055382980036 d7d5@1788076862980036 g2g3@1788113882980036 e7e6@1788116882980036 f1g2@1788144302980036 f8e7@1788146582980036 e1g1@1788182162980036 e8g8@1788201482980036 b2b3@1788208982980036 c7c5@1788263102980036 d4c5@1788314282980036 e7c5@1788366962980036 c2c4@1788371582980036 d5c4@1788386582980036 d1c2@1788416402980036 d8e7@1788465482980036 b1d2@1788484262980036 b8c6@1788531182980036 d2c4@1788556682980036 b7b5@1788565202980036 c4e5@1788615182980036 c6b4@1788657062980036 c2b2@1788695282980036 c8b7@1788734282980036 a2a3@1788778502980036 b4c6@1788832382980036 e5d3@1788846362980036 c5b6@1788878882980036 c1g5@1788880382980036 f8d8@1788909302980036 g5f6@1788916082980036 g7f6@1788959162980036 a1c1@1788988982980036 c6d4@1789009982980036 f3d4@1789026602980036 b6d4@1789043282980036 b2a2@1789064462980036 b7g2@1789094582980036 g1g2@1789138082980036 e7b7@1789145402980036 g2g1@1789174982980036 b7e4@1789177262980036 a2c2@1789210682980036 a7a5@1789225682980036 f1d1@1789280702980036 g8g7@1789326182980036 d1d2@1789366562980036 a8c8@1789406282980036 c2c8@1789449782980036 d8c8@1789501502980036 c1c8@1789511882980036 e4d5@1789539362980036 b3b4@1789588382980036 a5a4@1789609382980036 e2e3@1789660802980036 d4e5@1789693082980036 h2h4@1789710662980036 h7h5@1789717982980036 g1h2@1789719482980036 e5b2@1789773602980036 c8c5@1789776782980036 d5d6@1789787462980036 d2d1@1789810082980036 b2a3@1789849082980036 c5b5@1789854902980036 d6d7@1789885982980036 b5c5@1789892762980036 e6e5@1789933682980036 c5c2@1789959182980036 d7d5@1789973702980036 d1d2@1789981682980036 d5b3@1789987562980036 c2a2@1789995782980036 e5e4@1790010782980036 d3c5@1790037002980036 b3b4@1790078882980036 c5e4@1790086862980036 b4b3@1790119382980036 a2c2@1790126882980036 a3f8@1790167802980036 e4c5@1790192582980036 b3b5@1790205662980036 c5d3@1790211482980036 a4a3@1790214482980036 d3f4@1790219102980036 b5a5@1790229782980036 c2a2@1790250962980036 f8b4@1790287082980036 d2d3@1790288582980036 g7h6@1790313902980036 d3d1@1790367482980036 a5a4@1790399762980036 d1a1@1790415182980036 b4d6@1790418182980036 h2g1@1790467202980036 a4b3@1790512682980036 f4e2@1790559062980036 b3d3@1790610782980036 e2d4@1790618282980036 h6h7@1790640002980036 g1h2@1790680382980036 d3e4@1790689862980036 a2a3@1790726882980036 e4h4@1790741882980036 h2g1@1790793302980036 h4e4@1790831582980036 a3a4@1790861162980036 d6e5@1790886482980036 d4e2@1790911982980036 e4c2@1790942102980036 a1a2@1790981282980036 c2b3@1791033962980036 g1g2@1791050582980036 b3d5@1791089582980036 f2f3@1791101402980036 d5d1@1791144482980036 f3f4@1791169262980036 e5c7@1791180182980036 g2f2@1791181682980036 c7b6@1791232202980036 a2a1@1791282182980036 d1b3@1791336062980036 a4e4@1791344282980036 h7g7@1791365282980036 e4e8@1791403502980036 f6f5@1791409382980036 a1a8@1791441362980036 b3b4@1791449882980036 a8c8@1791493382980036 b6a5@1791522302980036 c8c1@1791541082980036 a5b6@1791554162980036 e8e5@1791565982980036 b4b3@1791580982980036 e5e8@1791603602980036 b3d5@1791638282980036 c1c8@1791689462980036 d5h1@1791707582980036 c8c1@1791751082980036 h1d5@1791770402980036 c1b1@1791823982980036 b6a7@1791862262980036 e8e7@1791889682980036 a7c5@1791910682980036 e7e5@1791929702980036 d5d3@1791951182980036 b1b7@1791979562980036 d3c2@1792019282980036 b7b5@1792020782980036 c5a7@1792042502980036 b5a5@1792088882980036 a7b6@1792110362980036 a5b5@1792165382980036 b6a7@1792204382980036 e5f5@1792231802980036 c2d3@1792252082980036 f5f7@1792269662980036 g7f7@1792288982980036 b5b7@1792314482980036 f7g6@1792350602980036 b7a7@1792401782980036 d3d5@1792418462980036 a7a6@1792459082980036 g6h7@1792474082980036 a6a1@1792521902980036 h7g6@1792552982980036 e2d4@1792571762980036 d5b7@1792582682980036 a1a2@1792590182980036 b7h1@1792598702980036 a2a6@1792612682980036 g6f7@1792636562980036 d4f3@1792674782980036 h1b1@1792677782980036 a6d6@1792704002980036 f7g7@1792757882980036 d6d5@1792789862980036 b1a2@1792804382980036 d5d2@1792805882980036 a2b1@1792852802980036 d2e2@1792895582980036 b1b6@1792938662980036 e2c2@1792986482980036 b6b1@1792989482980036 f3d4@1793006102980036 b1h1@1793040782980036 c2c7@1793043962980036 g7f6@1793074082980036 c7c6@1793081582980036 f6f7@1793124902980036 d4f3@1793154482980036 h1b1@1793174762980036 f3g5@1793190182980036 f7g7@1793205182980036 g5e6@1793224202980036 g7f7@1793251682980036 e6d4@1793292062980036 b1h1@1793295782980036 c6c7@1793321282980036 f7f6@1793373002980036 d4f3@1793401382980036 h1b1@1793410862980036 c7d7@1793459882980036 b1b2@1793498882980036 d7d2@1793532302980036 b2b1@1793564582980036 f3g1@1793600162980036 b1b4@1793643482980036 d2d1@1793644982980036 b4b3@1793663102980036 d1d6@1793702282980036 f6g7@1793712962980036 d6d4@1793753582980036 b3b2@1793774582980036 g1e2@1793780402980036 b2b1@1793829482980036 e3e4@1793872262980036 b1h1@1793913182980036 d4d7@1793956682980036 g7g8@1794007202980036 d7d4@1794015182980036 h1h2@1794039062980036 f2e3@1794083282980036 h5h4@1794098282980036 g3h4@1794142502980036 h2h3@1794166382980036 e3d2@1794174362980036 h3h4@1794224882980036 d4d3@1794268382980036 g8f8@1794309302980036 d3f3@1794352082980036 h4d8@1794401162980036 d2e3@1794406982980036 d8a5@1794427982980036 e3f2@1794468602980036 a5a7@1794479282980036 f3e3@1794518462980036 a7d7@1794536582980036 e2g3@1794538082980036 d7d2@1794581402980036 f2f3@1794616982980036 d2d1@1794649262980036 e3e2@1794682682980036 d1b3@1794721682980036 f3g2@1794770702980036 b3b7@1794780182980036 e2d2@1794808562980036 b7b3@1794860282980036 d2d5@1794885782980036 f8e7@1794889502980036 d5e5@1794929882980036 e7f7@1794957362980036 e5f5@1794976382980036 f7e8@1794991382980036 e4e5@1795006802980036 b3a2@1795027082980036 g2h3@1795056662980036 a2e6@1795099982980036 h3h4@1795107482980036 e6h6@1795137602980036 g3h5@1795140782980036 h6h7@1795175462980036 e5e6@1795192082980036 h7g6@1795195082980036 f5f7@1795242902980036 e8d8@1795285982980036 f4f5@1795328762980036 g6g1@1795375682980036 h5g7@1795377182980036','3k4/5RN1/4P3/5P2/7K/8/8/6q1 b - - 2 136','black',271,'Ng7','D02 Queen''s Pawn Game: Symmetrical Variation, Pseudo-Catalan',NULL,NULL,'2026-11-22 19:53:02.980036','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate g1a7 h4g5 a7b8 g5f6 b8c7 f7f8','1-0','2026-11-22 19:53:02.980036',0,'9e80dfe982efa071a19ba8ede6aaa92ef701279cef34e46ffa1a3a408db7b05f',272);
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    beat_at TIMESTAMP
);
INSERT INTO "heartbeat" VALUES(1,NULL);
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
INSERT INTO "outbox" VALUES(1,'confirm_address:2:first','confirm_address',2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-20 19:53:02.980036',NULL,'2025-10-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(2,'confirm_address:3:first','confirm_address',3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-20 19:53:02.980036',NULL,'2025-10-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(3,'confirm_address:4:first','confirm_address',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-20 19:53:02.980036',NULL,'2025-10-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(4,'confirm_address:5:first','confirm_address',5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-20 19:53:02.980036',NULL,'2025-10-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(5,'confirm_address:6:first','confirm_address',6,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-20 19:53:02.980036',NULL,'2025-10-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(6,'confirm_address:7:first','confirm_address',7,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-20 19:53:02.980036',NULL,'2025-10-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(7,'confirm_address:8:first','confirm_address',8,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-20 19:53:02.980036',NULL,'2025-10-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(8,'confirm_address:9:first','confirm_address',9,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-20 19:53:02.980036',NULL,'2025-10-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(9,'confirm_address:10:first','confirm_address',10,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-20 19:53:02.980036',NULL,'2025-10-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(10,'confirm_address:11:first','confirm_address',11,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-20 19:53:02.980036',NULL,'2025-10-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(11,'confirm_address:12:first','confirm_address',12,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'dropped',0,'2025-10-20 19:53:02.980036',NULL,'2025-10-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(12,'game_started:1:1','game_started',1,NULL,1,1,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-18 22:23:02.980036',NULL,'2026-11-18 22:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(13,'your_move:2:1:1','your_move',2,NULL,1,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-18 22:48:02.980036',NULL,'2026-11-18 22:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(14,'your_move:1:1:2','your_move',1,NULL,1,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-18 23:50:02.980036',NULL,'2026-11-18 23:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(15,'your_move:2:1:3','your_move',2,NULL,1,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-19 02:43:02.980036',NULL,'2026-11-19 02:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(16,'your_move:1:1:4','your_move',1,NULL,1,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-19 08:41:02.980036',NULL,'2026-11-19 08:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(17,'your_move:2:1:5','your_move',2,NULL,1,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-19 18:58:02.980036',NULL,'2026-11-19 18:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(18,'your_move:1:1:6','your_move',1,NULL,1,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-19 19:48:02.980036',NULL,'2026-11-19 19:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(19,'your_move:2:1:7','your_move',2,NULL,1,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-20 03:25:02.980036',NULL,'2026-11-20 03:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(20,'your_move:1:1:8','your_move',1,NULL,1,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-20 04:03:02.980036',NULL,'2026-11-20 04:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(21,'your_move:2:1:9','your_move',2,NULL,1,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-20 13:56:02.980036',NULL,'2026-11-20 13:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(22,'your_move:1:1:10','your_move',1,NULL,1,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-20 19:18:02.980036',NULL,'2026-11-20 19:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(23,'your_move:2:1:11','your_move',2,NULL,1,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-20 21:23:02.980036',NULL,'2026-11-20 21:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(24,'your_move:1:1:12','your_move',1,NULL,1,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-21 12:25:02.980036',NULL,'2026-11-21 12:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(25,'your_move:2:1:13','your_move',2,NULL,1,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-22 02:38:02.980036',NULL,'2026-11-22 02:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(26,'your_move:1:1:14','your_move',1,NULL,1,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-22 17:16:02.980036',NULL,'2026-11-22 17:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(27,'your_move:2:1:15','your_move',2,NULL,1,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-22 18:33:02.980036',NULL,'2026-11-22 18:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(28,'your_move:1:1:16','your_move',1,NULL,1,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-22 22:43:02.980036',NULL,'2026-11-22 22:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(29,'your_move:2:1:17','your_move',2,NULL,1,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-23 07:00:02.980036',NULL,'2026-11-23 07:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(30,'your_move:1:1:18','your_move',1,NULL,1,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-23 20:38:02.980036',NULL,'2026-11-23 20:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(31,'your_move:2:1:19','your_move',2,NULL,1,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-24 01:51:02.980036',NULL,'2026-11-24 01:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(32,'your_move:1:1:20','your_move',1,NULL,1,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-24 14:53:02.980036',NULL,'2026-11-24 14:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(33,'game_started:4:2','game_started',4,NULL,2,2,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-11 01:38:02.980036',NULL,'2026-11-11 01:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(34,'your_move:1:2:1','your_move',1,NULL,2,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-11 02:03:02.980036',NULL,'2026-11-11 02:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(35,'your_move:4:2:2','your_move',4,NULL,2,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-11 03:05:02.980036',NULL,'2026-11-11 03:05:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(36,'your_move:1:2:3','your_move',1,NULL,2,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-11 05:58:02.980036',NULL,'2026-11-11 05:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(37,'your_move:4:2:4','your_move',4,NULL,2,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-11 11:56:02.980036',NULL,'2026-11-11 11:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(38,'your_move:1:2:5','your_move',1,NULL,2,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-11 22:13:02.980036',NULL,'2026-11-11 22:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(39,'your_move:4:2:6','your_move',4,NULL,2,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-11 23:03:02.980036',NULL,'2026-11-11 23:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(40,'your_move:1:2:7','your_move',1,NULL,2,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-12 06:40:02.980036',NULL,'2026-11-12 06:40:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(41,'your_move:4:2:8','your_move',4,NULL,2,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-12 07:18:02.980036',NULL,'2026-11-12 07:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(42,'your_move:1:2:9','your_move',1,NULL,2,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-12 17:11:02.980036',NULL,'2026-11-12 17:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(43,'your_move:4:2:10','your_move',4,NULL,2,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-12 22:33:02.980036',NULL,'2026-11-12 22:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(44,'your_move:1:2:11','your_move',1,NULL,2,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-13 00:38:02.980036',NULL,'2026-11-13 00:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(45,'your_move:4:2:12','your_move',4,NULL,2,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-13 15:40:02.980036',NULL,'2026-11-13 15:40:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(46,'your_move:1:2:13','your_move',1,NULL,2,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-14 05:53:02.980036',NULL,'2026-11-14 05:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(47,'your_move:4:2:14','your_move',4,NULL,2,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-14 20:31:02.980036',NULL,'2026-11-14 20:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(48,'your_move:1:2:15','your_move',1,NULL,2,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-14 21:48:02.980036',NULL,'2026-11-14 21:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(49,'your_move:4:2:16','your_move',4,NULL,2,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-15 01:58:02.980036',NULL,'2026-11-15 01:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(50,'your_move:1:2:17','your_move',1,NULL,2,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-15 10:15:02.980036',NULL,'2026-11-15 10:15:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(51,'your_move:4:2:18','your_move',4,NULL,2,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-15 23:53:02.980036',NULL,'2026-11-15 23:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(52,'your_move:1:2:19','your_move',1,NULL,2,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-16 05:06:02.980036',NULL,'2026-11-16 05:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(53,'your_move:4:2:20','your_move',4,NULL,2,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-16 18:08:02.980036',NULL,'2026-11-16 18:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(54,'your_move:1:2:21','your_move',1,NULL,2,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-17 01:13:02.980036',NULL,'2026-11-17 01:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(55,'your_move:4:2:22','your_move',4,NULL,2,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-17 03:35:02.980036',NULL,'2026-11-17 03:35:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(56,'your_move:1:2:23','your_move',1,NULL,2,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-17 17:28:02.980036',NULL,'2026-11-17 17:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(57,'your_move:4:2:24','your_move',4,NULL,2,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-18 05:06:02.980036',NULL,'2026-11-18 05:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(58,'your_move:1:2:25','your_move',1,NULL,2,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-18 15:43:02.980036',NULL,'2026-11-18 15:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(59,'your_move:4:2:26','your_move',4,NULL,2,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-19 02:33:02.980036',NULL,'2026-11-19 02:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(60,'your_move:1:2:27','your_move',1,NULL,2,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-19 14:50:02.980036',NULL,'2026-11-19 14:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(61,'your_move:4:2:28','your_move',4,NULL,2,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-20 05:48:02.980036',NULL,'2026-11-20 05:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(62,'your_move:1:2:29','your_move',1,NULL,2,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-20 09:41:02.980036',NULL,'2026-11-20 09:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(63,'your_move:4:2:30','your_move',4,NULL,2,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-20 18:43:02.980036',NULL,'2026-11-20 18:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(64,'your_move:1:2:31','your_move',1,NULL,2,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-20 19:08:02.980036',NULL,'2026-11-20 19:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(65,'your_move:4:2:32','your_move',4,NULL,2,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-11-21 03:10:02.980036',NULL,'2026-11-21 03:10:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(66,'your_move:1:2:33','your_move',1,NULL,2,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-11-21 05:03:02.980036',NULL,'2026-11-21 05:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(67,'your_move:4:2:34','your_move',4,NULL,2,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-11-21 17:01:02.980036',NULL,'2026-11-21 17:01:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(68,'your_move:1:2:35','your_move',1,NULL,2,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-11-22 01:18:02.980036',NULL,'2026-11-22 01:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(69,'your_move:4:2:36','your_move',4,NULL,2,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-11-22 07:08:02.980036',NULL,'2026-11-22 07:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(70,'your_move:1:2:37','your_move',1,NULL,2,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-11-22 11:45:02.980036',NULL,'2026-11-22 11:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(71,'your_move:4:2:38','your_move',4,NULL,2,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-11-22 16:23:02.980036',NULL,'2026-11-22 16:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(72,'your_move:1:2:39','your_move',1,NULL,2,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-11-22 22:16:02.980036',NULL,'2026-11-22 22:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(73,'your_move:4:2:40','your_move',4,NULL,2,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-11-23 06:38:02.980036',NULL,'2026-11-23 06:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(74,'your_move:1:2:41','your_move',1,NULL,2,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-11-23 18:43:02.980036',NULL,'2026-11-23 18:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(75,'your_move:4:2:42','your_move',4,NULL,2,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-11-23 20:45:02.980036',NULL,'2026-11-23 20:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(76,'your_move:1:2:43','your_move',1,NULL,2,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-11-24 04:58:02.980036',NULL,'2026-11-24 04:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(77,'your_move:4:2:44','your_move',4,NULL,2,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-11-24 05:36:02.980036',NULL,'2026-11-24 05:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(78,'your_move:1:2:45','your_move',1,NULL,2,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-11-24 14:53:02.980036',NULL,'2026-11-24 14:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(79,'game_started:2:3','game_started',2,NULL,3,3,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-14 21:23:02.980036',NULL,'2026-11-14 21:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(80,'your_move:5:3:1','your_move',5,NULL,3,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-14 21:48:02.980036',NULL,'2026-11-14 21:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(81,'your_move:2:3:2','your_move',2,NULL,3,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-14 22:50:02.980036',NULL,'2026-11-14 22:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(82,'your_move:5:3:3','your_move',5,NULL,3,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-15 01:43:02.980036',NULL,'2026-11-15 01:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(83,'your_move:2:3:4','your_move',2,NULL,3,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-15 07:41:02.980036',NULL,'2026-11-15 07:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(84,'your_move:5:3:5','your_move',5,NULL,3,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-15 17:58:02.980036',NULL,'2026-11-15 17:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(85,'your_move:2:3:6','your_move',2,NULL,3,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-15 18:48:02.980036',NULL,'2026-11-15 18:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(86,'your_move:5:3:7','your_move',5,NULL,3,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-16 02:25:02.980036',NULL,'2026-11-16 02:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(87,'your_move:2:3:8','your_move',2,NULL,3,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-16 03:03:02.980036',NULL,'2026-11-16 03:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(88,'your_move:5:3:9','your_move',5,NULL,3,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-16 12:56:02.980036',NULL,'2026-11-16 12:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(89,'your_move:2:3:10','your_move',2,NULL,3,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-16 18:18:02.980036',NULL,'2026-11-16 18:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(90,'your_move:5:3:11','your_move',5,NULL,3,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-16 20:23:02.980036',NULL,'2026-11-16 20:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(91,'your_move:2:3:12','your_move',2,NULL,3,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-17 11:25:02.980036',NULL,'2026-11-17 11:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(92,'your_move:5:3:13','your_move',5,NULL,3,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-18 01:38:02.980036',NULL,'2026-11-18 01:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(93,'your_move:2:3:14','your_move',2,NULL,3,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-18 16:16:02.980036',NULL,'2026-11-18 16:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(94,'your_move:5:3:15','your_move',5,NULL,3,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-18 17:33:02.980036',NULL,'2026-11-18 17:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(95,'your_move:2:3:16','your_move',2,NULL,3,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-18 21:43:02.980036',NULL,'2026-11-18 21:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(96,'your_move:5:3:17','your_move',5,NULL,3,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-19 06:00:02.980036',NULL,'2026-11-19 06:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(97,'your_move:2:3:18','your_move',2,NULL,3,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-19 19:38:02.980036',NULL,'2026-11-19 19:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(98,'your_move:5:3:19','your_move',5,NULL,3,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-20 00:51:02.980036',NULL,'2026-11-20 00:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(99,'your_move:2:3:20','your_move',2,NULL,3,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-20 13:53:02.980036',NULL,'2026-11-20 13:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(100,'your_move:5:3:21','your_move',5,NULL,3,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-20 20:58:02.980036',NULL,'2026-11-20 20:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(101,'your_move:2:3:22','your_move',2,NULL,3,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-20 23:20:02.980036',NULL,'2026-11-20 23:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(102,'your_move:5:3:23','your_move',5,NULL,3,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-21 13:13:02.980036',NULL,'2026-11-21 13:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(103,'your_move:2:3:24','your_move',2,NULL,3,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-22 00:51:02.980036',NULL,'2026-11-22 00:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(104,'your_move:5:3:25','your_move',5,NULL,3,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-22 11:28:02.980036',NULL,'2026-11-22 11:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(105,'your_move:2:3:26','your_move',2,NULL,3,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-22 22:18:02.980036',NULL,'2026-11-22 22:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(106,'your_move:5:3:27','your_move',5,NULL,3,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-23 10:35:02.980036',NULL,'2026-11-23 10:35:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(107,'your_move:2:3:28','your_move',2,NULL,3,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-24 01:33:02.980036',NULL,'2026-11-24 01:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(108,'your_move:5:3:29','your_move',5,NULL,3,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-24 05:26:02.980036',NULL,'2026-11-24 05:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(109,'your_move:2:3:30','your_move',2,NULL,3,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-24 14:28:02.980036',NULL,'2026-11-24 14:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(110,'your_move:5:3:31','your_move',5,NULL,3,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-24 14:53:02.980036',NULL,'2026-11-24 14:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(111,'game_started:1:4','game_started',1,NULL,4,4,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-20 14:33:02.980036',NULL,'2026-11-20 14:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(112,'your_move:5:4:1','your_move',5,NULL,4,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-20 14:58:02.980036',NULL,'2026-11-20 14:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(113,'your_move:1:4:2','your_move',1,NULL,4,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-20 16:00:02.980036',NULL,'2026-11-20 16:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(114,'your_move:5:4:3','your_move',5,NULL,4,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-20 18:53:02.980036',NULL,'2026-11-20 18:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(115,'your_move:1:4:4','your_move',1,NULL,4,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-21 00:51:02.980036',NULL,'2026-11-21 00:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(116,'your_move:5:4:5','your_move',5,NULL,4,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-21 11:08:02.980036',NULL,'2026-11-21 11:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(117,'your_move:1:4:6','your_move',1,NULL,4,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-21 11:58:02.980036',NULL,'2026-11-21 11:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(118,'your_move:5:4:7','your_move',5,NULL,4,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-21 19:35:02.980036',NULL,'2026-11-21 19:35:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(119,'your_move:1:4:8','your_move',1,NULL,4,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-21 20:13:02.980036',NULL,'2026-11-21 20:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(120,'your_move:5:4:9','your_move',5,NULL,4,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-22 06:06:02.980036',NULL,'2026-11-22 06:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(121,'your_move:1:4:10','your_move',1,NULL,4,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-22 11:28:02.980036',NULL,'2026-11-22 11:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(122,'your_move:5:4:11','your_move',5,NULL,4,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-22 13:33:02.980036',NULL,'2026-11-22 13:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(123,'your_move:1:4:12','your_move',1,NULL,4,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-23 04:35:02.980036',NULL,'2026-11-23 04:35:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(124,'your_move:5:4:13','your_move',5,NULL,4,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-23 18:48:02.980036',NULL,'2026-11-23 18:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(125,'your_move:1:4:14','your_move',1,NULL,4,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-24 09:26:02.980036',NULL,'2026-11-24 09:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(126,'your_move:5:4:15','your_move',5,NULL,4,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-24 10:43:02.980036',NULL,'2026-11-24 10:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(127,'your_move:1:4:16','your_move',1,NULL,4,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-24 14:53:02.980036',NULL,'2026-11-24 14:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(128,'game_started:7:5','game_started',7,NULL,5,5,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-09-05 00:18:02.980036',NULL,'2026-09-05 00:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(129,'your_move:1:5:1','your_move',1,NULL,5,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-05 00:43:02.980036',NULL,'2026-09-05 00:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(130,'your_move:7:5:2','your_move',7,NULL,5,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-05 01:45:02.980036',NULL,'2026-09-05 01:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(131,'your_move:1:5:3','your_move',1,NULL,5,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-09-05 04:38:02.980036',NULL,'2026-09-05 04:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(132,'your_move:7:5:4','your_move',7,NULL,5,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-09-05 10:36:02.980036',NULL,'2026-09-05 10:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(133,'your_move:1:5:5','your_move',1,NULL,5,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-09-05 20:53:02.980036',NULL,'2026-09-05 20:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(134,'your_move:7:5:6','your_move',7,NULL,5,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-09-05 21:43:02.980036',NULL,'2026-09-05 21:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(135,'your_move:1:5:7','your_move',1,NULL,5,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-09-06 05:20:02.980036',NULL,'2026-09-06 05:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(136,'your_move:7:5:8','your_move',7,NULL,5,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-09-06 05:58:02.980036',NULL,'2026-09-06 05:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(137,'your_move:1:5:9','your_move',1,NULL,5,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-09-06 15:51:02.980036',NULL,'2026-09-06 15:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(138,'your_move:7:5:10','your_move',7,NULL,5,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-09-06 21:13:02.980036',NULL,'2026-09-06 21:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(139,'your_move:1:5:11','your_move',1,NULL,5,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-09-06 23:18:02.980036',NULL,'2026-09-06 23:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(140,'your_move:7:5:12','your_move',7,NULL,5,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-09-07 14:20:02.980036',NULL,'2026-09-07 14:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(141,'your_move:1:5:13','your_move',1,NULL,5,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-09-08 04:33:02.980036',NULL,'2026-09-08 04:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(142,'your_move:7:5:14','your_move',7,NULL,5,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-09-08 19:11:02.980036',NULL,'2026-09-08 19:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(143,'your_move:1:5:15','your_move',1,NULL,5,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-09-08 20:28:02.980036',NULL,'2026-09-08 20:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(144,'your_move:7:5:16','your_move',7,NULL,5,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-09-09 00:38:02.980036',NULL,'2026-09-09 00:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(145,'your_move:1:5:17','your_move',1,NULL,5,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-09-09 08:55:02.980036',NULL,'2026-09-09 08:55:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(146,'your_move:7:5:18','your_move',7,NULL,5,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-09-09 22:33:02.980036',NULL,'2026-09-09 22:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(147,'your_move:1:5:19','your_move',1,NULL,5,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-09-10 03:46:02.980036',NULL,'2026-09-10 03:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(148,'your_move:7:5:20','your_move',7,NULL,5,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-09-10 16:48:02.980036',NULL,'2026-09-10 16:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(149,'your_move:1:5:21','your_move',1,NULL,5,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-09-10 23:53:02.980036',NULL,'2026-09-10 23:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(150,'your_move:7:5:22','your_move',7,NULL,5,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-09-11 02:15:02.980036',NULL,'2026-09-11 02:15:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(151,'your_move:1:5:23','your_move',1,NULL,5,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-09-11 16:08:02.980036',NULL,'2026-09-11 16:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(152,'your_move:7:5:24','your_move',7,NULL,5,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-09-12 03:46:02.980036',NULL,'2026-09-12 03:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(153,'your_move:1:5:25','your_move',1,NULL,5,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-09-12 14:23:02.980036',NULL,'2026-09-12 14:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(154,'your_move:7:5:26','your_move',7,NULL,5,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-09-13 01:13:02.980036',NULL,'2026-09-13 01:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(155,'your_move:1:5:27','your_move',1,NULL,5,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-09-13 13:30:02.980036',NULL,'2026-09-13 13:30:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(156,'your_move:7:5:28','your_move',7,NULL,5,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-09-14 04:28:02.980036',NULL,'2026-09-14 04:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(157,'your_move:1:5:29','your_move',1,NULL,5,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-09-14 08:21:02.980036',NULL,'2026-09-14 08:21:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(158,'your_move:7:5:30','your_move',7,NULL,5,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-09-14 17:23:02.980036',NULL,'2026-09-14 17:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(159,'your_move:1:5:31','your_move',1,NULL,5,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-09-14 17:48:02.980036',NULL,'2026-09-14 17:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(160,'your_move:7:5:32','your_move',7,NULL,5,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-09-15 01:50:02.980036',NULL,'2026-09-15 01:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(161,'your_move:1:5:33','your_move',1,NULL,5,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-09-15 03:43:02.980036',NULL,'2026-09-15 03:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(162,'your_move:7:5:34','your_move',7,NULL,5,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-09-15 15:41:02.980036',NULL,'2026-09-15 15:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(163,'your_move:1:5:35','your_move',1,NULL,5,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-09-15 23:58:02.980036',NULL,'2026-09-15 23:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(164,'your_move:7:5:36','your_move',7,NULL,5,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-09-16 05:48:02.980036',NULL,'2026-09-16 05:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(165,'your_move:1:5:37','your_move',1,NULL,5,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-09-16 10:25:02.980036',NULL,'2026-09-16 10:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(166,'your_move:7:5:38','your_move',7,NULL,5,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-09-16 15:03:02.980036',NULL,'2026-09-16 15:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(167,'your_move:1:5:39','your_move',1,NULL,5,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-09-16 20:56:02.980036',NULL,'2026-09-16 20:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(168,'your_move:7:5:40','your_move',7,NULL,5,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-09-17 05:18:02.980036',NULL,'2026-09-17 05:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(169,'your_move:1:5:41','your_move',1,NULL,5,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-09-17 17:23:02.980036',NULL,'2026-09-17 17:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(170,'your_move:7:5:42','your_move',7,NULL,5,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-09-17 19:25:02.980036',NULL,'2026-09-17 19:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(171,'your_move:1:5:43','your_move',1,NULL,5,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-09-18 03:38:02.980036',NULL,'2026-09-18 03:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(172,'your_move:7:5:44','your_move',7,NULL,5,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-09-18 04:16:02.980036',NULL,'2026-09-18 04:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(173,'your_move:1:5:45','your_move',1,NULL,5,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-09-18 13:33:02.980036',NULL,'2026-09-18 13:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(174,'your_move:7:5:46','your_move',7,NULL,5,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-09-18 17:43:02.980036',NULL,'2026-09-18 17:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(175,'your_move:1:5:47','your_move',1,NULL,5,NULL,NULL,47,NULL,NULL,0,'dropped',0,'2026-09-19 09:00:02.980036',NULL,'2026-09-19 09:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(176,'your_move:7:5:48','your_move',7,NULL,5,NULL,NULL,48,NULL,NULL,0,'dropped',0,'2026-09-19 21:38:02.980036',NULL,'2026-09-19 21:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(177,'your_move:1:5:49','your_move',1,NULL,5,NULL,NULL,49,NULL,NULL,0,'dropped',0,'2026-09-20 08:51:02.980036',NULL,'2026-09-20 08:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(178,'your_move:7:5:50','your_move',7,NULL,5,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-09-20 19:53:02.980036',NULL,'2026-09-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(179,'game_ended:7:5:1789933982980036','game_ended',7,NULL,5,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-09-20 19:53:02.980036',NULL,'2026-09-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(180,'game_ended:1:5:1789933982980036','game_ended',1,NULL,5,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-09-20 19:53:02.980036',NULL,'2026-09-20 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(181,'game_started:2:6','game_started',2,NULL,6,6,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-24 14:28:02.980036',NULL,'2026-11-24 14:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(182,'your_move:8:6:1','your_move',8,NULL,6,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-24 14:53:02.980036',NULL,'2026-11-24 14:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(183,'game_started:1:7','game_started',1,NULL,7,7,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-09-23 20:13:02.980036',NULL,'2026-09-23 20:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(184,'your_move:8:7:1','your_move',8,NULL,7,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-23 20:38:02.980036',NULL,'2026-09-23 20:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(185,'your_move:1:7:2','your_move',1,NULL,7,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-23 21:40:02.980036',NULL,'2026-09-23 21:40:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(186,'your_move:8:7:3','your_move',8,NULL,7,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-09-24 00:33:02.980036',NULL,'2026-09-24 00:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(187,'your_move:1:7:4','your_move',1,NULL,7,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-09-24 06:31:02.980036',NULL,'2026-09-24 06:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(188,'your_move:8:7:5','your_move',8,NULL,7,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-09-24 16:48:02.980036',NULL,'2026-09-24 16:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(189,'your_move:1:7:6','your_move',1,NULL,7,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-09-24 17:38:02.980036',NULL,'2026-09-24 17:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(190,'your_move:8:7:7','your_move',8,NULL,7,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-09-25 01:15:02.980036',NULL,'2026-09-25 01:15:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(191,'your_move:1:7:8','your_move',1,NULL,7,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-09-25 01:53:02.980036',NULL,'2026-09-25 01:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(192,'your_move:8:7:9','your_move',8,NULL,7,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-09-25 11:46:02.980036',NULL,'2026-09-25 11:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(193,'your_move:1:7:10','your_move',1,NULL,7,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-09-25 17:08:02.980036',NULL,'2026-09-25 17:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(194,'your_move:8:7:11','your_move',8,NULL,7,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-09-25 19:13:02.980036',NULL,'2026-09-25 19:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(195,'your_move:1:7:12','your_move',1,NULL,7,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-09-26 10:15:02.980036',NULL,'2026-09-26 10:15:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(196,'your_move:8:7:13','your_move',8,NULL,7,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-09-27 00:28:02.980036',NULL,'2026-09-27 00:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(197,'your_move:1:7:14','your_move',1,NULL,7,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-09-27 15:06:02.980036',NULL,'2026-09-27 15:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(198,'your_move:8:7:15','your_move',8,NULL,7,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-09-27 16:23:02.980036',NULL,'2026-09-27 16:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(199,'your_move:1:7:16','your_move',1,NULL,7,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-09-27 20:33:02.980036',NULL,'2026-09-27 20:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(200,'your_move:8:7:17','your_move',8,NULL,7,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-09-28 04:50:02.980036',NULL,'2026-09-28 04:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(201,'your_move:1:7:18','your_move',1,NULL,7,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-09-28 18:28:02.980036',NULL,'2026-09-28 18:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(202,'your_move:8:7:19','your_move',8,NULL,7,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-09-28 23:41:02.980036',NULL,'2026-09-28 23:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(203,'your_move:1:7:20','your_move',1,NULL,7,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-09-29 12:43:02.980036',NULL,'2026-09-29 12:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(204,'your_move:8:7:21','your_move',8,NULL,7,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-09-29 19:48:02.980036',NULL,'2026-09-29 19:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(205,'your_move:1:7:22','your_move',1,NULL,7,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-09-29 22:10:02.980036',NULL,'2026-09-29 22:10:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(206,'your_move:8:7:23','your_move',8,NULL,7,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-09-30 12:03:02.980036',NULL,'2026-09-30 12:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(207,'your_move:1:7:24','your_move',1,NULL,7,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-09-30 23:41:02.980036',NULL,'2026-09-30 23:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(208,'your_move:8:7:25','your_move',8,NULL,7,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-10-01 10:18:02.980036',NULL,'2026-10-01 10:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(209,'your_move:1:7:26','your_move',1,NULL,7,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-10-01 21:08:02.980036',NULL,'2026-10-01 21:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(210,'your_move:8:7:27','your_move',8,NULL,7,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-10-02 09:25:02.980036',NULL,'2026-10-02 09:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(211,'your_move:1:7:28','your_move',1,NULL,7,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-10-03 00:23:02.980036',NULL,'2026-10-03 00:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(212,'your_move:8:7:29','your_move',8,NULL,7,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-10-03 04:16:02.980036',NULL,'2026-10-03 04:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(213,'your_move:1:7:30','your_move',1,NULL,7,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-10-03 13:18:02.980036',NULL,'2026-10-03 13:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(214,'your_move:8:7:31','your_move',8,NULL,7,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-10-03 13:43:02.980036',NULL,'2026-10-03 13:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(215,'your_move:1:7:32','your_move',1,NULL,7,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-10-03 21:45:02.980036',NULL,'2026-10-03 21:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(216,'your_move:8:7:33','your_move',8,NULL,7,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-10-03 23:38:02.980036',NULL,'2026-10-03 23:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(217,'your_move:1:7:34','your_move',1,NULL,7,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-10-04 11:36:02.980036',NULL,'2026-10-04 11:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(218,'game_ended:1:7:1791143582980036','game_ended',1,NULL,7,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-10-04 19:53:02.980036',NULL,'2026-10-04 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(219,'game_ended:8:7:1791143582980036','game_ended',8,NULL,7,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-10-04 19:53:02.980036',NULL,'2026-10-04 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(220,'game_started:10:8','game_started',10,NULL,8,8,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-17 11:25:02.980036',NULL,'2026-11-17 11:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(221,'your_move:1:8:1','your_move',1,NULL,8,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-17 11:50:02.980036',NULL,'2026-11-17 11:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(222,'your_move:10:8:2','your_move',10,NULL,8,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-17 12:52:02.980036',NULL,'2026-11-17 12:52:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(223,'your_move:1:8:3','your_move',1,NULL,8,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-17 15:45:02.980036',NULL,'2026-11-17 15:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(224,'your_move:10:8:4','your_move',10,NULL,8,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-17 21:43:02.980036',NULL,'2026-11-17 21:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(225,'your_move:1:8:5','your_move',1,NULL,8,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-18 08:00:02.980036',NULL,'2026-11-18 08:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(226,'your_move:10:8:6','your_move',10,NULL,8,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-18 08:50:02.980036',NULL,'2026-11-18 08:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(227,'your_move:1:8:7','your_move',1,NULL,8,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-18 16:27:02.980036',NULL,'2026-11-18 16:27:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(228,'your_move:10:8:8','your_move',10,NULL,8,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-18 17:05:02.980036',NULL,'2026-11-18 17:05:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(229,'your_move:1:8:9','your_move',1,NULL,8,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-19 02:58:02.980036',NULL,'2026-11-19 02:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(230,'your_move:10:8:10','your_move',10,NULL,8,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-19 08:20:02.980036',NULL,'2026-11-19 08:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(231,'your_move:1:8:11','your_move',1,NULL,8,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-19 10:25:02.980036',NULL,'2026-11-19 10:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(232,'your_move:10:8:12','your_move',10,NULL,8,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-20 01:27:02.980036',NULL,'2026-11-20 01:27:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(233,'your_move:1:8:13','your_move',1,NULL,8,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-20 15:40:02.980036',NULL,'2026-11-20 15:40:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(234,'your_move:10:8:14','your_move',10,NULL,8,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-21 06:18:02.980036',NULL,'2026-11-21 06:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(235,'your_move:1:8:15','your_move',1,NULL,8,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-21 07:35:02.980036',NULL,'2026-11-21 07:35:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(236,'your_move:10:8:16','your_move',10,NULL,8,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-21 11:45:02.980036',NULL,'2026-11-21 11:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(237,'your_move:1:8:17','your_move',1,NULL,8,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-21 20:02:02.980036',NULL,'2026-11-21 20:02:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(238,'your_move:10:8:18','your_move',10,NULL,8,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-22 09:40:02.980036',NULL,'2026-11-22 09:40:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(239,'your_move:1:8:19','your_move',1,NULL,8,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-22 14:53:02.980036',NULL,'2026-11-22 14:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(240,'your_move:10:8:20','your_move',10,NULL,8,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-23 03:55:02.980036',NULL,'2026-11-23 03:55:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(241,'your_move:1:8:21','your_move',1,NULL,8,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-23 11:00:02.980036',NULL,'2026-11-23 11:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(242,'your_move:10:8:22','your_move',10,NULL,8,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-23 13:22:02.980036',NULL,'2026-11-23 13:22:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(243,'your_move:1:8:23','your_move',1,NULL,8,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-24 03:15:02.980036',NULL,'2026-11-24 03:15:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(244,'your_move:10:8:24','your_move',10,NULL,8,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-24 14:53:02.980036',NULL,'2026-11-24 14:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(245,'game_started:2:9','game_started',2,NULL,9,9,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-10-06 14:53:02.980036',NULL,'2026-10-06 14:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(246,'your_move:11:9:1','your_move',11,NULL,9,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-10-06 15:18:02.980036',NULL,'2026-10-06 15:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(247,'your_move:2:9:2','your_move',2,NULL,9,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-10-06 16:20:02.980036',NULL,'2026-10-06 16:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(248,'your_move:11:9:3','your_move',11,NULL,9,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-06 19:13:02.980036',NULL,'2026-10-06 19:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(249,'your_move:2:9:4','your_move',2,NULL,9,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-07 01:11:02.980036',NULL,'2026-10-07 01:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(250,'your_move:11:9:5','your_move',11,NULL,9,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-07 11:28:02.980036',NULL,'2026-10-07 11:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(251,'your_move:2:9:6','your_move',2,NULL,9,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-07 12:18:02.980036',NULL,'2026-10-07 12:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(252,'your_move:11:9:7','your_move',11,NULL,9,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-07 19:55:02.980036',NULL,'2026-10-07 19:55:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(253,'your_move:2:9:8','your_move',2,NULL,9,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-07 20:33:02.980036',NULL,'2026-10-07 20:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(254,'your_move:11:9:9','your_move',11,NULL,9,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-10-08 06:26:02.980036',NULL,'2026-10-08 06:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(255,'your_move:2:9:10','your_move',2,NULL,9,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-10-08 11:48:02.980036',NULL,'2026-10-08 11:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(256,'your_move:11:9:11','your_move',11,NULL,9,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-10-08 13:53:02.980036',NULL,'2026-10-08 13:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(257,'your_move:2:9:12','your_move',2,NULL,9,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-10-09 04:55:02.980036',NULL,'2026-10-09 04:55:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(258,'your_move:11:9:13','your_move',11,NULL,9,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-10-09 19:08:02.980036',NULL,'2026-10-09 19:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(259,'your_move:2:9:14','your_move',2,NULL,9,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-10-10 09:46:02.980036',NULL,'2026-10-10 09:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(260,'your_move:11:9:15','your_move',11,NULL,9,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-10-10 11:03:02.980036',NULL,'2026-10-10 11:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(261,'your_move:2:9:16','your_move',2,NULL,9,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-10-10 15:13:02.980036',NULL,'2026-10-10 15:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(262,'your_move:11:9:17','your_move',11,NULL,9,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-10-10 23:30:02.980036',NULL,'2026-10-10 23:30:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(263,'your_move:2:9:18','your_move',2,NULL,9,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-10-11 13:08:02.980036',NULL,'2026-10-11 13:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(264,'your_move:11:9:19','your_move',11,NULL,9,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-10-11 18:21:02.980036',NULL,'2026-10-11 18:21:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(265,'your_move:2:9:20','your_move',2,NULL,9,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-10-12 07:23:02.980036',NULL,'2026-10-12 07:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(266,'your_move:11:9:21','your_move',11,NULL,9,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-10-12 14:28:02.980036',NULL,'2026-10-12 14:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(267,'your_move:2:9:22','your_move',2,NULL,9,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-10-12 16:50:02.980036',NULL,'2026-10-12 16:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(268,'your_move:11:9:23','your_move',11,NULL,9,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-10-13 06:43:02.980036',NULL,'2026-10-13 06:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(269,'your_move:2:9:24','your_move',2,NULL,9,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-10-13 18:21:02.980036',NULL,'2026-10-13 18:21:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(270,'your_move:11:9:25','your_move',11,NULL,9,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-10-14 04:58:02.980036',NULL,'2026-10-14 04:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(271,'your_move:2:9:26','your_move',2,NULL,9,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-10-14 15:48:02.980036',NULL,'2026-10-14 15:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(272,'your_move:11:9:27','your_move',11,NULL,9,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-10-15 04:05:02.980036',NULL,'2026-10-15 04:05:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(273,'your_move:2:9:28','your_move',2,NULL,9,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-10-15 19:03:02.980036',NULL,'2026-10-15 19:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(274,'your_move:11:9:29','your_move',11,NULL,9,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-10-15 22:56:02.980036',NULL,'2026-10-15 22:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(275,'your_move:2:9:30','your_move',2,NULL,9,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-10-16 07:58:02.980036',NULL,'2026-10-16 07:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(276,'your_move:11:9:31','your_move',11,NULL,9,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-10-16 08:23:02.980036',NULL,'2026-10-16 08:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(277,'your_move:2:9:32','your_move',2,NULL,9,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-10-16 16:25:02.980036',NULL,'2026-10-16 16:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(278,'your_move:11:9:33','your_move',11,NULL,9,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-10-16 18:18:02.980036',NULL,'2026-10-16 18:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(279,'your_move:2:9:34','your_move',2,NULL,9,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-10-17 06:16:02.980036',NULL,'2026-10-17 06:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(280,'your_move:11:9:35','your_move',11,NULL,9,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-10-17 14:33:02.980036',NULL,'2026-10-17 14:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(281,'your_move:2:9:36','your_move',2,NULL,9,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-10-17 20:23:02.980036',NULL,'2026-10-17 20:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(282,'your_move:11:9:37','your_move',11,NULL,9,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-10-18 01:00:02.980036',NULL,'2026-10-18 01:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(283,'your_move:2:9:38','your_move',2,NULL,9,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-10-18 05:38:02.980036',NULL,'2026-10-18 05:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(284,'your_move:11:9:39','your_move',11,NULL,9,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-10-18 11:31:02.980036',NULL,'2026-10-18 11:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(285,'your_move:2:9:40','your_move',2,NULL,9,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-10-18 19:53:02.980036',NULL,'2026-10-18 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(286,'game_ended:2:9:1792353182980036','game_ended',2,NULL,9,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-10-18 19:53:02.980036',NULL,'2026-10-18 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(287,'game_ended:11:9:1792353182980036','game_ended',11,NULL,9,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-10-18 19:53:02.980036',NULL,'2026-10-18 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(288,'game_started:1:10','game_started',1,NULL,10,10,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-14 11:28:02.980036',NULL,'2026-11-14 11:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(289,'your_move:11:10:1','your_move',11,NULL,10,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-14 11:53:02.980036',NULL,'2026-11-14 11:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(290,'your_move:1:10:2','your_move',1,NULL,10,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-14 12:55:02.980036',NULL,'2026-11-14 12:55:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(291,'your_move:11:10:3','your_move',11,NULL,10,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-14 15:48:02.980036',NULL,'2026-11-14 15:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(292,'your_move:1:10:4','your_move',1,NULL,10,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-14 21:46:02.980036',NULL,'2026-11-14 21:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(293,'your_move:11:10:5','your_move',11,NULL,10,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-15 08:03:02.980036',NULL,'2026-11-15 08:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(294,'your_move:1:10:6','your_move',1,NULL,10,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-15 08:53:02.980036',NULL,'2026-11-15 08:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(295,'your_move:11:10:7','your_move',11,NULL,10,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-15 16:30:02.980036',NULL,'2026-11-15 16:30:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(296,'your_move:1:10:8','your_move',1,NULL,10,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-15 17:08:02.980036',NULL,'2026-11-15 17:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(297,'your_move:11:10:9','your_move',11,NULL,10,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-16 03:01:02.980036',NULL,'2026-11-16 03:01:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(298,'your_move:1:10:10','your_move',1,NULL,10,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-16 08:23:02.980036',NULL,'2026-11-16 08:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(299,'your_move:11:10:11','your_move',11,NULL,10,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-16 10:28:02.980036',NULL,'2026-11-16 10:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(300,'your_move:1:10:12','your_move',1,NULL,10,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-17 01:30:02.980036',NULL,'2026-11-17 01:30:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(301,'your_move:11:10:13','your_move',11,NULL,10,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-17 15:43:02.980036',NULL,'2026-11-17 15:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(302,'your_move:1:10:14','your_move',1,NULL,10,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-18 06:21:02.980036',NULL,'2026-11-18 06:21:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(303,'your_move:11:10:15','your_move',11,NULL,10,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-18 07:38:02.980036',NULL,'2026-11-18 07:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(304,'your_move:1:10:16','your_move',1,NULL,10,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-18 11:48:02.980036',NULL,'2026-11-18 11:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(305,'your_move:11:10:17','your_move',11,NULL,10,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-18 20:05:02.980036',NULL,'2026-11-18 20:05:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(306,'your_move:1:10:18','your_move',1,NULL,10,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-19 09:43:02.980036',NULL,'2026-11-19 09:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(307,'your_move:11:10:19','your_move',11,NULL,10,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-19 14:56:02.980036',NULL,'2026-11-19 14:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(308,'your_move:1:10:20','your_move',1,NULL,10,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-20 03:58:02.980036',NULL,'2026-11-20 03:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(309,'your_move:11:10:21','your_move',11,NULL,10,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-20 11:03:02.980036',NULL,'2026-11-20 11:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(310,'your_move:1:10:22','your_move',1,NULL,10,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-20 13:25:02.980036',NULL,'2026-11-20 13:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(311,'your_move:11:10:23','your_move',11,NULL,10,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-21 03:18:02.980036',NULL,'2026-11-21 03:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(312,'your_move:1:10:24','your_move',1,NULL,10,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-21 14:56:02.980036',NULL,'2026-11-21 14:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(313,'your_move:11:10:25','your_move',11,NULL,10,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-22 01:33:02.980036',NULL,'2026-11-22 01:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(314,'your_move:1:10:26','your_move',1,NULL,10,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-22 12:23:02.980036',NULL,'2026-11-22 12:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(315,'your_move:11:10:27','your_move',11,NULL,10,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-23 00:40:02.980036',NULL,'2026-11-23 00:40:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(316,'your_move:1:10:28','your_move',1,NULL,10,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-23 15:38:02.980036',NULL,'2026-11-23 15:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(317,'your_move:11:10:29','your_move',11,NULL,10,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-23 19:31:02.980036',NULL,'2026-11-23 19:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(318,'your_move:1:10:30','your_move',1,NULL,10,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-24 04:33:02.980036',NULL,'2026-11-24 04:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(319,'your_move:11:10:31','your_move',11,NULL,10,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-24 04:58:02.980036',NULL,'2026-11-24 04:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(320,'your_move:1:10:32','your_move',1,NULL,10,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-11-24 13:00:02.980036',NULL,'2026-11-24 13:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(321,'your_move:11:10:33','your_move',11,NULL,10,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-11-24 14:53:02.980036',NULL,'2026-11-24 14:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(322,'game_started:3:11','game_started',3,NULL,11,11,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-10-08 16:08:02.980036',NULL,'2026-10-08 16:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(323,'your_move:1:11:1','your_move',1,NULL,11,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-10-08 16:33:02.980036',NULL,'2026-10-08 16:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(324,'your_move:3:11:2','your_move',3,NULL,11,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-10-08 17:35:02.980036',NULL,'2026-10-08 17:35:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(325,'your_move:1:11:3','your_move',1,NULL,11,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-08 20:28:02.980036',NULL,'2026-10-08 20:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(326,'your_move:3:11:4','your_move',3,NULL,11,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-09 02:26:02.980036',NULL,'2026-10-09 02:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(327,'your_move:1:11:5','your_move',1,NULL,11,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-09 12:43:02.980036',NULL,'2026-10-09 12:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(328,'your_move:3:11:6','your_move',3,NULL,11,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-09 13:33:02.980036',NULL,'2026-10-09 13:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(329,'your_move:1:11:7','your_move',1,NULL,11,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-09 21:10:02.980036',NULL,'2026-10-09 21:10:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(330,'your_move:3:11:8','your_move',3,NULL,11,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-09 21:48:02.980036',NULL,'2026-10-09 21:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(331,'your_move:1:11:9','your_move',1,NULL,11,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-10-10 07:41:02.980036',NULL,'2026-10-10 07:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(332,'your_move:3:11:10','your_move',3,NULL,11,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-10-10 13:03:02.980036',NULL,'2026-10-10 13:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(333,'your_move:1:11:11','your_move',1,NULL,11,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-10-10 15:08:02.980036',NULL,'2026-10-10 15:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(334,'your_move:3:11:12','your_move',3,NULL,11,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-10-11 06:10:02.980036',NULL,'2026-10-11 06:10:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(335,'your_move:1:11:13','your_move',1,NULL,11,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-10-11 20:23:02.980036',NULL,'2026-10-11 20:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(336,'your_move:3:11:14','your_move',3,NULL,11,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-10-12 11:01:02.980036',NULL,'2026-10-12 11:01:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(337,'your_move:1:11:15','your_move',1,NULL,11,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-10-12 12:18:02.980036',NULL,'2026-10-12 12:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(338,'your_move:3:11:16','your_move',3,NULL,11,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-10-12 16:28:02.980036',NULL,'2026-10-12 16:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(339,'your_move:1:11:17','your_move',1,NULL,11,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-10-13 00:45:02.980036',NULL,'2026-10-13 00:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(340,'your_move:3:11:18','your_move',3,NULL,11,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-10-13 14:23:02.980036',NULL,'2026-10-13 14:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(341,'your_move:1:11:19','your_move',1,NULL,11,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-10-13 19:36:02.980036',NULL,'2026-10-13 19:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(342,'your_move:3:11:20','your_move',3,NULL,11,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-10-14 08:38:02.980036',NULL,'2026-10-14 08:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(343,'your_move:1:11:21','your_move',1,NULL,11,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-10-14 15:43:02.980036',NULL,'2026-10-14 15:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(344,'your_move:3:11:22','your_move',3,NULL,11,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-10-14 18:05:02.980036',NULL,'2026-10-14 18:05:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(345,'your_move:1:11:23','your_move',1,NULL,11,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-10-15 07:58:02.980036',NULL,'2026-10-15 07:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(346,'your_move:3:11:24','your_move',3,NULL,11,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-10-15 19:36:02.980036',NULL,'2026-10-15 19:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(347,'your_move:1:11:25','your_move',1,NULL,11,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-10-16 06:13:02.980036',NULL,'2026-10-16 06:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(348,'your_move:3:11:26','your_move',3,NULL,11,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-10-16 17:03:02.980036',NULL,'2026-10-16 17:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(349,'your_move:1:11:27','your_move',1,NULL,11,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-10-17 05:20:02.980036',NULL,'2026-10-17 05:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(350,'your_move:3:11:28','your_move',3,NULL,11,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-10-17 20:18:02.980036',NULL,'2026-10-17 20:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(351,'your_move:1:11:29','your_move',1,NULL,11,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-10-18 00:11:02.980036',NULL,'2026-10-18 00:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(352,'your_move:3:11:30','your_move',3,NULL,11,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-10-18 09:13:02.980036',NULL,'2026-10-18 09:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(353,'your_move:1:11:31','your_move',1,NULL,11,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-10-18 09:38:02.980036',NULL,'2026-10-18 09:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(354,'your_move:3:11:32','your_move',3,NULL,11,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-10-18 17:40:02.980036',NULL,'2026-10-18 17:40:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(355,'your_move:1:11:33','your_move',1,NULL,11,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-10-18 19:33:02.980036',NULL,'2026-10-18 19:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(356,'your_move:3:11:34','your_move',3,NULL,11,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-10-19 07:31:02.980036',NULL,'2026-10-19 07:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(357,'your_move:1:11:35','your_move',1,NULL,11,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-10-19 15:48:02.980036',NULL,'2026-10-19 15:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(358,'your_move:3:11:36','your_move',3,NULL,11,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-10-19 21:38:02.980036',NULL,'2026-10-19 21:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(359,'your_move:1:11:37','your_move',1,NULL,11,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-10-20 02:15:02.980036',NULL,'2026-10-20 02:15:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(360,'your_move:3:11:38','your_move',3,NULL,11,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-10-20 06:53:02.980036',NULL,'2026-10-20 06:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(361,'your_move:1:11:39','your_move',1,NULL,11,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-10-20 12:46:02.980036',NULL,'2026-10-20 12:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(362,'your_move:3:11:40','your_move',3,NULL,11,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-10-20 21:08:02.980036',NULL,'2026-10-20 21:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(363,'your_move:1:11:41','your_move',1,NULL,11,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-10-21 09:13:02.980036',NULL,'2026-10-21 09:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(364,'your_move:3:11:42','your_move',3,NULL,11,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-10-21 11:15:02.980036',NULL,'2026-10-21 11:15:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(365,'your_move:1:11:43','your_move',1,NULL,11,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-10-21 19:28:02.980036',NULL,'2026-10-21 19:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(366,'your_move:3:11:44','your_move',3,NULL,11,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-10-21 20:06:02.980036',NULL,'2026-10-21 20:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(367,'your_move:1:11:45','your_move',1,NULL,11,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-10-22 05:23:02.980036',NULL,'2026-10-22 05:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(368,'your_move:3:11:46','your_move',3,NULL,11,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-10-22 09:33:02.980036',NULL,'2026-10-22 09:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(369,'your_move:1:11:47','your_move',1,NULL,11,NULL,NULL,47,NULL,NULL,0,'dropped',0,'2026-10-23 00:50:02.980036',NULL,'2026-10-23 00:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(370,'your_move:3:11:48','your_move',3,NULL,11,NULL,NULL,48,NULL,NULL,0,'dropped',0,'2026-10-23 13:28:02.980036',NULL,'2026-10-23 13:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(371,'your_move:1:11:49','your_move',1,NULL,11,NULL,NULL,49,NULL,NULL,0,'dropped',0,'2026-10-24 00:41:02.980036',NULL,'2026-10-24 00:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(372,'your_move:3:11:50','your_move',3,NULL,11,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-10-24 11:43:02.980036',NULL,'2026-10-24 11:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(373,'your_move:1:11:51','your_move',1,NULL,11,NULL,NULL,51,NULL,NULL,0,'dropped',0,'2026-10-24 23:48:02.980036',NULL,'2026-10-24 23:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(374,'your_move:3:11:52','your_move',3,NULL,11,NULL,NULL,52,NULL,NULL,0,'dropped',0,'2026-10-25 14:10:02.980036',NULL,'2026-10-25 14:10:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(375,'your_move:1:11:53','your_move',1,NULL,11,NULL,NULL,53,NULL,NULL,0,'dropped',0,'2026-10-25 17:03:02.980036',NULL,'2026-10-25 17:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(376,'your_move:3:11:54','your_move',3,NULL,11,NULL,NULL,54,NULL,NULL,0,'dropped',0,'2026-10-26 00:41:02.980036',NULL,'2026-10-26 00:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(377,'your_move:1:11:55','your_move',1,NULL,11,NULL,NULL,55,NULL,NULL,0,'dropped',0,'2026-10-26 14:18:02.980036',NULL,'2026-10-26 14:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(378,'your_move:3:11:56','your_move',3,NULL,11,NULL,NULL,56,NULL,NULL,0,'dropped',0,'2026-10-26 20:08:02.980036',NULL,'2026-10-26 20:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(379,'your_move:1:11:57','your_move',1,NULL,11,NULL,NULL,57,NULL,NULL,0,'dropped',0,'2026-10-27 10:25:02.980036',NULL,'2026-10-27 10:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(380,'your_move:3:11:58','your_move',3,NULL,11,NULL,NULL,58,NULL,NULL,0,'dropped',0,'2026-10-27 19:23:02.980036',NULL,'2026-10-27 19:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(381,'your_move:1:11:59','your_move',1,NULL,11,NULL,NULL,59,NULL,NULL,0,'dropped',0,'2026-10-28 00:16:02.980036',NULL,'2026-10-28 00:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(382,'your_move:3:11:60','your_move',3,NULL,11,NULL,NULL,60,NULL,NULL,0,'dropped',0,'2026-10-28 02:18:02.980036',NULL,'2026-10-28 02:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(383,'your_move:1:11:61','your_move',1,NULL,11,NULL,NULL,61,NULL,NULL,0,'dropped',0,'2026-10-28 02:43:02.980036',NULL,'2026-10-28 02:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(384,'your_move:3:11:62','your_move',3,NULL,11,NULL,NULL,62,NULL,NULL,0,'dropped',0,'2026-10-28 17:45:02.980036',NULL,'2026-10-28 17:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(385,'your_move:1:11:63','your_move',1,NULL,11,NULL,NULL,63,NULL,NULL,0,'dropped',0,'2026-10-28 18:38:02.980036',NULL,'2026-10-28 18:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(386,'your_move:3:11:64','your_move',3,NULL,11,NULL,NULL,64,NULL,NULL,0,'dropped',0,'2026-10-28 21:36:02.980036',NULL,'2026-10-28 21:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(387,'your_move:1:11:65','your_move',1,NULL,11,NULL,NULL,65,NULL,NULL,0,'dropped',0,'2026-10-29 03:53:02.980036',NULL,'2026-10-29 03:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(388,'your_move:3:11:66','your_move',3,NULL,11,NULL,NULL,66,NULL,NULL,0,'dropped',0,'2026-10-29 14:43:02.980036',NULL,'2026-10-29 14:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(389,'your_move:1:11:67','your_move',1,NULL,11,NULL,NULL,67,NULL,NULL,0,'dropped',0,'2026-10-29 16:20:02.980036',NULL,'2026-10-29 16:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(390,'your_move:3:11:68','your_move',3,NULL,11,NULL,NULL,68,NULL,NULL,0,'dropped',0,'2026-10-30 00:58:02.980036',NULL,'2026-10-30 00:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(391,'your_move:1:11:69','your_move',1,NULL,11,NULL,NULL,69,NULL,NULL,0,'dropped',0,'2026-10-30 02:51:02.980036',NULL,'2026-10-30 02:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(392,'your_move:3:11:70','your_move',3,NULL,11,NULL,NULL,70,NULL,NULL,0,'dropped',0,'2026-10-30 14:13:02.980036',NULL,'2026-10-30 14:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(393,'your_move:1:11:71','your_move',1,NULL,11,NULL,NULL,71,NULL,NULL,0,'dropped',0,'2026-10-30 21:18:02.980036',NULL,'2026-10-30 21:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(394,'your_move:3:11:72','your_move',3,NULL,11,NULL,NULL,72,NULL,NULL,0,'dropped',0,'2026-10-31 01:20:02.980036',NULL,'2026-10-31 01:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(395,'your_move:1:11:73','your_move',1,NULL,11,NULL,NULL,73,NULL,NULL,0,'dropped',0,'2026-10-31 03:33:02.980036',NULL,'2026-10-31 03:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(396,'your_move:3:11:74','your_move',3,NULL,11,NULL,NULL,74,NULL,NULL,0,'dropped',0,'2026-10-31 05:11:02.980036',NULL,'2026-10-31 05:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(397,'your_move:1:11:75','your_move',1,NULL,11,NULL,NULL,75,NULL,NULL,0,'dropped',0,'2026-10-31 07:28:02.980036',NULL,'2026-10-31 07:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(398,'your_move:3:11:76','your_move',3,NULL,11,NULL,NULL,76,NULL,NULL,0,'dropped',0,'2026-10-31 11:38:02.980036',NULL,'2026-10-31 11:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(399,'your_move:1:11:77','your_move',1,NULL,11,NULL,NULL,77,NULL,NULL,0,'dropped',0,'2026-10-31 18:55:02.980036',NULL,'2026-10-31 18:55:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(400,'your_move:3:11:78','your_move',3,NULL,11,NULL,NULL,78,NULL,NULL,0,'dropped',0,'2026-11-01 06:33:02.980036',NULL,'2026-11-01 06:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(401,'your_move:1:11:79','your_move',1,NULL,11,NULL,NULL,79,NULL,NULL,0,'dropped',0,'2026-11-01 08:46:02.980036',NULL,'2026-11-01 08:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(402,'your_move:3:11:80','your_move',3,NULL,11,NULL,NULL,80,NULL,NULL,0,'dropped',0,'2026-11-01 17:48:02.980036',NULL,'2026-11-01 17:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(403,'your_move:1:11:81','your_move',1,NULL,11,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-11-01 19:53:02.980036',NULL,'2026-11-01 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(404,'game_ended:3:11:1793562782980036','game_ended',3,NULL,11,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-11-01 19:53:02.980036',NULL,'2026-11-01 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(405,'game_ended:1:11:1793562782980036','game_ended',1,NULL,11,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-11-01 19:53:02.980036',NULL,'2026-11-01 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(406,'game_started:2:12','game_started',2,NULL,12,12,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-10 21:28:02.980036',NULL,'2026-11-10 21:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(407,'your_move:4:12:1','your_move',4,NULL,12,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-10 21:53:02.980036',NULL,'2026-11-10 21:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(408,'your_move:2:12:2','your_move',2,NULL,12,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-10 22:55:02.980036',NULL,'2026-11-10 22:55:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(409,'your_move:4:12:3','your_move',4,NULL,12,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-11 01:48:02.980036',NULL,'2026-11-11 01:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(410,'your_move:2:12:4','your_move',2,NULL,12,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-11 07:46:02.980036',NULL,'2026-11-11 07:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(411,'your_move:4:12:5','your_move',4,NULL,12,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-11 18:03:02.980036',NULL,'2026-11-11 18:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(412,'your_move:2:12:6','your_move',2,NULL,12,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-11 18:53:02.980036',NULL,'2026-11-11 18:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(413,'your_move:4:12:7','your_move',4,NULL,12,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-12 02:30:02.980036',NULL,'2026-11-12 02:30:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(414,'your_move:2:12:8','your_move',2,NULL,12,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-12 03:08:02.980036',NULL,'2026-11-12 03:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(415,'your_move:4:12:9','your_move',4,NULL,12,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-12 13:01:02.980036',NULL,'2026-11-12 13:01:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(416,'your_move:2:12:10','your_move',2,NULL,12,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-12 18:23:02.980036',NULL,'2026-11-12 18:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(417,'your_move:4:12:11','your_move',4,NULL,12,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-12 20:28:02.980036',NULL,'2026-11-12 20:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(418,'your_move:2:12:12','your_move',2,NULL,12,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-13 11:30:02.980036',NULL,'2026-11-13 11:30:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(419,'your_move:4:12:13','your_move',4,NULL,12,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-14 01:43:02.980036',NULL,'2026-11-14 01:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(420,'your_move:2:12:14','your_move',2,NULL,12,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-14 16:21:02.980036',NULL,'2026-11-14 16:21:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(421,'your_move:4:12:15','your_move',4,NULL,12,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-14 17:38:02.980036',NULL,'2026-11-14 17:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(422,'your_move:2:12:16','your_move',2,NULL,12,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-14 21:48:02.980036',NULL,'2026-11-14 21:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(423,'your_move:4:12:17','your_move',4,NULL,12,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-15 06:05:02.980036',NULL,'2026-11-15 06:05:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(424,'your_move:2:12:18','your_move',2,NULL,12,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-15 19:43:02.980036',NULL,'2026-11-15 19:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(425,'your_move:4:12:19','your_move',4,NULL,12,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-16 00:56:02.980036',NULL,'2026-11-16 00:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(426,'your_move:2:12:20','your_move',2,NULL,12,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-16 13:58:02.980036',NULL,'2026-11-16 13:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(427,'your_move:4:12:21','your_move',4,NULL,12,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-16 21:03:02.980036',NULL,'2026-11-16 21:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(428,'your_move:2:12:22','your_move',2,NULL,12,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-16 23:25:02.980036',NULL,'2026-11-16 23:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(429,'your_move:4:12:23','your_move',4,NULL,12,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-17 13:18:02.980036',NULL,'2026-11-17 13:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(430,'your_move:2:12:24','your_move',2,NULL,12,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-18 00:56:02.980036',NULL,'2026-11-18 00:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(431,'your_move:4:12:25','your_move',4,NULL,12,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-18 11:33:02.980036',NULL,'2026-11-18 11:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(432,'your_move:2:12:26','your_move',2,NULL,12,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-18 22:23:02.980036',NULL,'2026-11-18 22:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(433,'your_move:4:12:27','your_move',4,NULL,12,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-19 10:40:02.980036',NULL,'2026-11-19 10:40:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(434,'your_move:2:12:28','your_move',2,NULL,12,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-20 01:38:02.980036',NULL,'2026-11-20 01:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(435,'your_move:4:12:29','your_move',4,NULL,12,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-20 05:31:02.980036',NULL,'2026-11-20 05:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(436,'your_move:2:12:30','your_move',2,NULL,12,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-20 14:33:02.980036',NULL,'2026-11-20 14:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(437,'your_move:4:12:31','your_move',4,NULL,12,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-20 14:58:02.980036',NULL,'2026-11-20 14:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(438,'your_move:2:12:32','your_move',2,NULL,12,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-11-20 23:00:02.980036',NULL,'2026-11-20 23:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(439,'your_move:4:12:33','your_move',4,NULL,12,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-11-21 00:53:02.980036',NULL,'2026-11-21 00:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(440,'your_move:2:12:34','your_move',2,NULL,12,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-11-21 12:51:02.980036',NULL,'2026-11-21 12:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(441,'your_move:4:12:35','your_move',4,NULL,12,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-11-21 21:08:02.980036',NULL,'2026-11-21 21:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(442,'your_move:2:12:36','your_move',2,NULL,12,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-11-22 02:58:02.980036',NULL,'2026-11-22 02:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(443,'your_move:4:12:37','your_move',4,NULL,12,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-11-22 07:35:02.980036',NULL,'2026-11-22 07:35:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(444,'your_move:2:12:38','your_move',2,NULL,12,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-11-22 12:13:02.980036',NULL,'2026-11-22 12:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(445,'your_move:4:12:39','your_move',4,NULL,12,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-11-22 18:06:02.980036',NULL,'2026-11-22 18:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(446,'your_move:2:12:40','your_move',2,NULL,12,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-11-23 02:28:02.980036',NULL,'2026-11-23 02:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(447,'your_move:4:12:41','your_move',4,NULL,12,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-11-23 14:33:02.980036',NULL,'2026-11-23 14:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(448,'your_move:2:12:42','your_move',2,NULL,12,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-11-23 16:35:02.980036',NULL,'2026-11-23 16:35:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(449,'your_move:4:12:43','your_move',4,NULL,12,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-11-24 00:48:02.980036',NULL,'2026-11-24 00:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(450,'your_move:2:12:44','your_move',2,NULL,12,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-11-24 01:26:02.980036',NULL,'2026-11-24 01:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(451,'your_move:4:12:45','your_move',4,NULL,12,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-11-24 10:43:02.980036',NULL,'2026-11-24 10:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(452,'your_move:2:12:46','your_move',2,NULL,12,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-11-24 14:53:02.980036',NULL,'2026-11-24 14:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(453,'game_started:1:13','game_started',1,NULL,13,13,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-10-21 14:31:02.980036',NULL,'2026-10-21 14:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(454,'your_move:3:13:1','your_move',3,NULL,13,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-10-21 14:56:02.980036',NULL,'2026-10-21 14:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(455,'your_move:1:13:2','your_move',1,NULL,13,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-10-21 15:58:02.980036',NULL,'2026-10-21 15:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(456,'your_move:3:13:3','your_move',3,NULL,13,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-21 18:51:02.980036',NULL,'2026-10-21 18:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(457,'your_move:1:13:4','your_move',1,NULL,13,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-22 00:49:02.980036',NULL,'2026-10-22 00:49:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(458,'your_move:3:13:5','your_move',3,NULL,13,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-22 11:06:02.980036',NULL,'2026-10-22 11:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(459,'your_move:1:13:6','your_move',1,NULL,13,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-22 11:56:02.980036',NULL,'2026-10-22 11:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(460,'your_move:3:13:7','your_move',3,NULL,13,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-22 19:33:02.980036',NULL,'2026-10-22 19:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(461,'your_move:1:13:8','your_move',1,NULL,13,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-22 20:11:02.980036',NULL,'2026-10-22 20:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(462,'your_move:3:13:9','your_move',3,NULL,13,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-10-23 06:04:02.980036',NULL,'2026-10-23 06:04:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(463,'your_move:1:13:10','your_move',1,NULL,13,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-10-23 11:26:02.980036',NULL,'2026-10-23 11:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(464,'your_move:3:13:11','your_move',3,NULL,13,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-10-23 13:31:02.980036',NULL,'2026-10-23 13:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(465,'your_move:1:13:12','your_move',1,NULL,13,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-10-24 04:33:02.980036',NULL,'2026-10-24 04:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(466,'your_move:3:13:13','your_move',3,NULL,13,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-10-24 18:46:02.980036',NULL,'2026-10-24 18:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(467,'your_move:1:13:14','your_move',1,NULL,13,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-10-25 09:24:02.980036',NULL,'2026-10-25 09:24:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(468,'your_move:3:13:15','your_move',3,NULL,13,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-10-25 10:41:02.980036',NULL,'2026-10-25 10:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(469,'your_move:1:13:16','your_move',1,NULL,13,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-10-25 14:51:02.980036',NULL,'2026-10-25 14:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(470,'your_move:3:13:17','your_move',3,NULL,13,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-10-25 23:08:02.980036',NULL,'2026-10-25 23:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(471,'your_move:1:13:18','your_move',1,NULL,13,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-10-26 12:46:02.980036',NULL,'2026-10-26 12:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(472,'your_move:3:13:19','your_move',3,NULL,13,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-10-26 17:59:02.980036',NULL,'2026-10-26 17:59:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(473,'your_move:1:13:20','your_move',1,NULL,13,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-10-27 07:01:02.980036',NULL,'2026-10-27 07:01:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(474,'your_move:3:13:21','your_move',3,NULL,13,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-10-27 14:06:02.980036',NULL,'2026-10-27 14:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(475,'your_move:1:13:22','your_move',1,NULL,13,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-10-27 16:28:02.980036',NULL,'2026-10-27 16:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(476,'your_move:3:13:23','your_move',3,NULL,13,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-10-28 06:21:02.980036',NULL,'2026-10-28 06:21:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(477,'your_move:1:13:24','your_move',1,NULL,13,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-10-28 17:59:02.980036',NULL,'2026-10-28 17:59:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(478,'your_move:3:13:25','your_move',3,NULL,13,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-10-29 04:36:02.980036',NULL,'2026-10-29 04:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(479,'your_move:1:13:26','your_move',1,NULL,13,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-10-29 15:26:02.980036',NULL,'2026-10-29 15:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(480,'your_move:3:13:27','your_move',3,NULL,13,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-10-30 03:43:02.980036',NULL,'2026-10-30 03:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(481,'your_move:1:13:28','your_move',1,NULL,13,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-10-30 18:41:02.980036',NULL,'2026-10-30 18:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(482,'your_move:3:13:29','your_move',3,NULL,13,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-10-30 22:34:02.980036',NULL,'2026-10-30 22:34:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(483,'your_move:1:13:30','your_move',1,NULL,13,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-10-31 07:36:02.980036',NULL,'2026-10-31 07:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(484,'your_move:3:13:31','your_move',3,NULL,13,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-10-31 08:01:02.980036',NULL,'2026-10-31 08:01:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(485,'your_move:1:13:32','your_move',1,NULL,13,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-10-31 16:03:02.980036',NULL,'2026-10-31 16:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(486,'your_move:3:13:33','your_move',3,NULL,13,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-10-31 17:56:02.980036',NULL,'2026-10-31 17:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(487,'your_move:1:13:34','your_move',1,NULL,13,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-11-01 05:54:02.980036',NULL,'2026-11-01 05:54:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(488,'your_move:3:13:35','your_move',3,NULL,13,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-11-01 14:11:02.980036',NULL,'2026-11-01 14:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(489,'your_move:1:13:36','your_move',1,NULL,13,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-11-01 20:01:02.980036',NULL,'2026-11-01 20:01:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(490,'your_move:3:13:37','your_move',3,NULL,13,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-11-02 00:38:02.980036',NULL,'2026-11-02 00:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(491,'your_move:1:13:38','your_move',1,NULL,13,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-11-02 05:16:02.980036',NULL,'2026-11-02 05:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(492,'your_move:3:13:39','your_move',3,NULL,13,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-11-02 11:09:02.980036',NULL,'2026-11-02 11:09:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(493,'your_move:1:13:40','your_move',1,NULL,13,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-11-02 19:31:02.980036',NULL,'2026-11-02 19:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(494,'your_move:3:13:41','your_move',3,NULL,13,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-11-03 07:36:02.980036',NULL,'2026-11-03 07:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(495,'your_move:1:13:42','your_move',1,NULL,13,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-11-03 09:38:02.980036',NULL,'2026-11-03 09:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(496,'your_move:3:13:43','your_move',3,NULL,13,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-11-03 17:51:02.980036',NULL,'2026-11-03 17:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(497,'your_move:1:13:44','your_move',1,NULL,13,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-11-03 18:29:02.980036',NULL,'2026-11-03 18:29:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(498,'your_move:3:13:45','your_move',3,NULL,13,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-11-04 03:46:02.980036',NULL,'2026-11-04 03:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(499,'your_move:1:13:46','your_move',1,NULL,13,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-11-04 07:56:02.980036',NULL,'2026-11-04 07:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(500,'your_move:3:13:47','your_move',3,NULL,13,NULL,NULL,47,NULL,NULL,0,'dropped',0,'2026-11-04 23:13:02.980036',NULL,'2026-11-04 23:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(501,'your_move:1:13:48','your_move',1,NULL,13,NULL,NULL,48,NULL,NULL,0,'dropped',0,'2026-11-05 11:51:02.980036',NULL,'2026-11-05 11:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(502,'your_move:3:13:49','your_move',3,NULL,13,NULL,NULL,49,NULL,NULL,0,'dropped',0,'2026-11-05 23:04:02.980036',NULL,'2026-11-05 23:04:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(503,'your_move:1:13:50','your_move',1,NULL,13,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-11-06 10:06:02.980036',NULL,'2026-11-06 10:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(504,'your_move:3:13:51','your_move',3,NULL,13,NULL,NULL,51,NULL,NULL,0,'dropped',0,'2026-11-06 22:11:02.980036',NULL,'2026-11-06 22:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(505,'your_move:1:13:52','your_move',1,NULL,13,NULL,NULL,52,NULL,NULL,0,'dropped',0,'2026-11-07 12:33:02.980036',NULL,'2026-11-07 12:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(506,'your_move:3:13:53','your_move',3,NULL,13,NULL,NULL,53,NULL,NULL,0,'dropped',0,'2026-11-07 15:26:02.980036',NULL,'2026-11-07 15:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(507,'your_move:1:13:54','your_move',1,NULL,13,NULL,NULL,54,NULL,NULL,0,'dropped',0,'2026-11-07 23:04:02.980036',NULL,'2026-11-07 23:04:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(508,'your_move:3:13:55','your_move',3,NULL,13,NULL,NULL,55,NULL,NULL,0,'dropped',0,'2026-11-08 12:41:02.980036',NULL,'2026-11-08 12:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(509,'your_move:1:13:56','your_move',1,NULL,13,NULL,NULL,56,NULL,NULL,0,'dropped',0,'2026-11-08 18:31:02.980036',NULL,'2026-11-08 18:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(510,'your_move:3:13:57','your_move',3,NULL,13,NULL,NULL,57,NULL,NULL,0,'dropped',0,'2026-11-09 08:48:02.980036',NULL,'2026-11-09 08:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(511,'your_move:1:13:58','your_move',1,NULL,13,NULL,NULL,58,NULL,NULL,0,'dropped',0,'2026-11-09 17:46:02.980036',NULL,'2026-11-09 17:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(512,'your_move:3:13:59','your_move',3,NULL,13,NULL,NULL,59,NULL,NULL,0,'dropped',0,'2026-11-09 22:39:02.980036',NULL,'2026-11-09 22:39:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(513,'your_move:1:13:60','your_move',1,NULL,13,NULL,NULL,60,NULL,NULL,0,'dropped',0,'2026-11-10 00:41:02.980036',NULL,'2026-11-10 00:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(514,'your_move:3:13:61','your_move',3,NULL,13,NULL,NULL,61,NULL,NULL,0,'dropped',0,'2026-11-10 01:06:02.980036',NULL,'2026-11-10 01:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(515,'your_move:1:13:62','your_move',1,NULL,13,NULL,NULL,62,NULL,NULL,0,'dropped',0,'2026-11-10 16:08:02.980036',NULL,'2026-11-10 16:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(516,'your_move:3:13:63','your_move',3,NULL,13,NULL,NULL,63,NULL,NULL,0,'dropped',0,'2026-11-10 17:01:02.980036',NULL,'2026-11-10 17:01:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(517,'your_move:1:13:64','your_move',1,NULL,13,NULL,NULL,64,NULL,NULL,0,'dropped',0,'2026-11-10 19:59:02.980036',NULL,'2026-11-10 19:59:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(518,'your_move:3:13:65','your_move',3,NULL,13,NULL,NULL,65,NULL,NULL,0,'dropped',0,'2026-11-11 02:16:02.980036',NULL,'2026-11-11 02:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(519,'your_move:1:13:66','your_move',1,NULL,13,NULL,NULL,66,NULL,NULL,0,'dropped',0,'2026-11-11 13:06:02.980036',NULL,'2026-11-11 13:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(520,'your_move:3:13:67','your_move',3,NULL,13,NULL,NULL,67,NULL,NULL,0,'dropped',0,'2026-11-11 14:43:02.980036',NULL,'2026-11-11 14:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(521,'your_move:1:13:68','your_move',1,NULL,13,NULL,NULL,68,NULL,NULL,0,'dropped',0,'2026-11-11 23:21:02.980036',NULL,'2026-11-11 23:21:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(522,'your_move:3:13:69','your_move',3,NULL,13,NULL,NULL,69,NULL,NULL,0,'dropped',0,'2026-11-12 01:14:02.980036',NULL,'2026-11-12 01:14:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(523,'your_move:1:13:70','your_move',1,NULL,13,NULL,NULL,70,NULL,NULL,0,'dropped',0,'2026-11-12 12:36:02.980036',NULL,'2026-11-12 12:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(524,'your_move:3:13:71','your_move',3,NULL,13,NULL,NULL,71,NULL,NULL,0,'dropped',0,'2026-11-12 19:41:02.980036',NULL,'2026-11-12 19:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(525,'your_move:1:13:72','your_move',1,NULL,13,NULL,NULL,72,NULL,NULL,0,'dropped',0,'2026-11-12 23:43:02.980036',NULL,'2026-11-12 23:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(526,'your_move:3:13:73','your_move',3,NULL,13,NULL,NULL,73,NULL,NULL,0,'dropped',0,'2026-11-13 01:56:02.980036',NULL,'2026-11-13 01:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(527,'your_move:1:13:74','your_move',1,NULL,13,NULL,NULL,74,NULL,NULL,0,'dropped',0,'2026-11-13 03:34:02.980036',NULL,'2026-11-13 03:34:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(528,'your_move:3:13:75','your_move',3,NULL,13,NULL,NULL,75,NULL,NULL,0,'dropped',0,'2026-11-13 05:51:02.980036',NULL,'2026-11-13 05:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(529,'your_move:1:13:76','your_move',1,NULL,13,NULL,NULL,76,NULL,NULL,0,'dropped',0,'2026-11-13 10:01:02.980036',NULL,'2026-11-13 10:01:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(530,'your_move:3:13:77','your_move',3,NULL,13,NULL,NULL,77,NULL,NULL,0,'dropped',0,'2026-11-13 17:18:02.980036',NULL,'2026-11-13 17:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(531,'your_move:1:13:78','your_move',1,NULL,13,NULL,NULL,78,NULL,NULL,0,'dropped',0,'2026-11-14 04:56:02.980036',NULL,'2026-11-14 04:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(532,'your_move:3:13:79','your_move',3,NULL,13,NULL,NULL,79,NULL,NULL,0,'dropped',0,'2026-11-14 07:09:02.980036',NULL,'2026-11-14 07:09:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(533,'your_move:1:13:80','your_move',1,NULL,13,NULL,NULL,80,NULL,NULL,0,'dropped',0,'2026-11-14 16:11:02.980036',NULL,'2026-11-14 16:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(534,'your_move:3:13:81','your_move',3,NULL,13,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-11-14 18:16:02.980036',NULL,'2026-11-14 18:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(535,'your_move:1:13:82','your_move',1,NULL,13,NULL,NULL,82,NULL,NULL,0,'dropped',0,'2026-11-15 05:38:02.980036',NULL,'2026-11-15 05:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(536,'your_move:3:13:83','your_move',3,NULL,13,NULL,NULL,83,NULL,NULL,0,'dropped',0,'2026-11-15 12:31:02.980036',NULL,'2026-11-15 12:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(537,'your_move:1:13:84','your_move',1,NULL,13,NULL,NULL,84,NULL,NULL,0,'dropped',0,'2026-11-15 16:09:02.980036',NULL,'2026-11-15 16:09:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(538,'your_move:3:13:85','your_move',3,NULL,13,NULL,NULL,85,NULL,NULL,0,'dropped',0,'2026-11-15 17:46:02.980036',NULL,'2026-11-15 17:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(539,'your_move:1:13:86','your_move',1,NULL,13,NULL,NULL,86,NULL,NULL,0,'dropped',0,'2026-11-15 18:36:02.980036',NULL,'2026-11-15 18:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(540,'your_move:3:13:87','your_move',3,NULL,13,NULL,NULL,87,NULL,NULL,0,'dropped',0,'2026-11-15 19:53:02.980036',NULL,'2026-11-15 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(541,'game_ended:1:13:1794772382980036','game_ended',1,NULL,13,NULL,NULL,87,NULL,NULL,0,'dropped',0,'2026-11-15 19:53:02.980036',NULL,'2026-11-15 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(542,'game_ended:3:13:1794772382980036','game_ended',3,NULL,13,NULL,NULL,87,NULL,NULL,0,'dropped',0,'2026-11-15 19:53:02.980036',NULL,'2026-11-15 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(543,'game_started:6:14','game_started',6,NULL,14,14,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-08-29 21:43:02.980036',NULL,'2026-08-29 21:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(544,'your_move:1:14:1','your_move',1,NULL,14,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-08-29 22:08:02.980036',NULL,'2026-08-29 22:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(545,'your_move:6:14:2','your_move',6,NULL,14,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-08-29 23:10:02.980036',NULL,'2026-08-29 23:10:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(546,'your_move:1:14:3','your_move',1,NULL,14,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-08-30 02:03:02.980036',NULL,'2026-08-30 02:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(547,'your_move:6:14:4','your_move',6,NULL,14,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-08-30 08:01:02.980036',NULL,'2026-08-30 08:01:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(548,'your_move:1:14:5','your_move',1,NULL,14,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-08-30 18:18:02.980036',NULL,'2026-08-30 18:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(549,'your_move:6:14:6','your_move',6,NULL,14,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-08-30 19:08:02.980036',NULL,'2026-08-30 19:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(550,'your_move:1:14:7','your_move',1,NULL,14,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-08-31 02:45:02.980036',NULL,'2026-08-31 02:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(551,'your_move:6:14:8','your_move',6,NULL,14,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-08-31 03:23:02.980036',NULL,'2026-08-31 03:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(552,'your_move:1:14:9','your_move',1,NULL,14,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-08-31 13:16:02.980036',NULL,'2026-08-31 13:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(553,'your_move:6:14:10','your_move',6,NULL,14,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-08-31 18:38:02.980036',NULL,'2026-08-31 18:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(554,'your_move:1:14:11','your_move',1,NULL,14,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-08-31 20:43:02.980036',NULL,'2026-08-31 20:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(555,'your_move:6:14:12','your_move',6,NULL,14,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-09-01 11:45:02.980036',NULL,'2026-09-01 11:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(556,'your_move:1:14:13','your_move',1,NULL,14,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-09-02 01:58:02.980036',NULL,'2026-09-02 01:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(557,'your_move:6:14:14','your_move',6,NULL,14,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-09-02 16:36:02.980036',NULL,'2026-09-02 16:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(558,'your_move:1:14:15','your_move',1,NULL,14,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-09-02 17:53:02.980036',NULL,'2026-09-02 17:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(559,'your_move:6:14:16','your_move',6,NULL,14,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-09-02 22:03:02.980036',NULL,'2026-09-02 22:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(560,'your_move:1:14:17','your_move',1,NULL,14,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-09-03 06:20:02.980036',NULL,'2026-09-03 06:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(561,'your_move:6:14:18','your_move',6,NULL,14,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-09-03 19:58:02.980036',NULL,'2026-09-03 19:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(562,'your_move:1:14:19','your_move',1,NULL,14,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-09-04 01:11:02.980036',NULL,'2026-09-04 01:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(563,'your_move:6:14:20','your_move',6,NULL,14,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-09-04 14:13:02.980036',NULL,'2026-09-04 14:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(564,'your_move:1:14:21','your_move',1,NULL,14,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-09-04 21:18:02.980036',NULL,'2026-09-04 21:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(565,'your_move:6:14:22','your_move',6,NULL,14,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-09-04 23:40:02.980036',NULL,'2026-09-04 23:40:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(566,'your_move:1:14:23','your_move',1,NULL,14,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-09-05 13:33:02.980036',NULL,'2026-09-05 13:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(567,'your_move:6:14:24','your_move',6,NULL,14,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-09-06 01:11:02.980036',NULL,'2026-09-06 01:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(568,'your_move:1:14:25','your_move',1,NULL,14,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-09-06 11:48:02.980036',NULL,'2026-09-06 11:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(569,'your_move:6:14:26','your_move',6,NULL,14,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-09-06 22:38:02.980036',NULL,'2026-09-06 22:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(570,'your_move:1:14:27','your_move',1,NULL,14,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-09-07 10:55:02.980036',NULL,'2026-09-07 10:55:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(571,'your_move:6:14:28','your_move',6,NULL,14,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-09-08 01:53:02.980036',NULL,'2026-09-08 01:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(572,'your_move:1:14:29','your_move',1,NULL,14,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-09-08 05:46:02.980036',NULL,'2026-09-08 05:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(573,'your_move:6:14:30','your_move',6,NULL,14,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-09-08 14:48:02.980036',NULL,'2026-09-08 14:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(574,'your_move:1:14:31','your_move',1,NULL,14,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-09-08 15:13:02.980036',NULL,'2026-09-08 15:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(575,'your_move:6:14:32','your_move',6,NULL,14,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-09-08 23:15:02.980036',NULL,'2026-09-08 23:15:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(576,'your_move:1:14:33','your_move',1,NULL,14,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-09-09 01:08:02.980036',NULL,'2026-09-09 01:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(577,'your_move:6:14:34','your_move',6,NULL,14,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-09-09 13:06:02.980036',NULL,'2026-09-09 13:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(578,'your_move:1:14:35','your_move',1,NULL,14,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-09-09 21:23:02.980036',NULL,'2026-09-09 21:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(579,'your_move:6:14:36','your_move',6,NULL,14,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-09-10 03:13:02.980036',NULL,'2026-09-10 03:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(580,'your_move:1:14:37','your_move',1,NULL,14,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-09-10 07:50:02.980036',NULL,'2026-09-10 07:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(581,'your_move:6:14:38','your_move',6,NULL,14,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-09-10 12:28:02.980036',NULL,'2026-09-10 12:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(582,'your_move:1:14:39','your_move',1,NULL,14,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-09-10 18:21:02.980036',NULL,'2026-09-10 18:21:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(583,'your_move:6:14:40','your_move',6,NULL,14,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-09-11 02:43:02.980036',NULL,'2026-09-11 02:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(584,'your_move:1:14:41','your_move',1,NULL,14,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-09-11 14:48:02.980036',NULL,'2026-09-11 14:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(585,'your_move:6:14:42','your_move',6,NULL,14,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-09-11 16:50:02.980036',NULL,'2026-09-11 16:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(586,'your_move:1:14:43','your_move',1,NULL,14,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-09-12 01:03:02.980036',NULL,'2026-09-12 01:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(587,'your_move:6:14:44','your_move',6,NULL,14,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-09-12 01:41:02.980036',NULL,'2026-09-12 01:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(588,'your_move:1:14:45','your_move',1,NULL,14,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-09-12 10:58:02.980036',NULL,'2026-09-12 10:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(589,'your_move:6:14:46','your_move',6,NULL,14,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-09-12 15:08:02.980036',NULL,'2026-09-12 15:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(590,'your_move:1:14:47','your_move',1,NULL,14,NULL,NULL,47,NULL,NULL,0,'dropped',0,'2026-09-13 06:25:02.980036',NULL,'2026-09-13 06:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(591,'your_move:6:14:48','your_move',6,NULL,14,NULL,NULL,48,NULL,NULL,0,'dropped',0,'2026-09-13 19:03:02.980036',NULL,'2026-09-13 19:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(592,'your_move:1:14:49','your_move',1,NULL,14,NULL,NULL,49,NULL,NULL,0,'dropped',0,'2026-09-14 06:16:02.980036',NULL,'2026-09-14 06:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(593,'your_move:6:14:50','your_move',6,NULL,14,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-09-14 17:18:02.980036',NULL,'2026-09-14 17:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(594,'your_move:1:14:51','your_move',1,NULL,14,NULL,NULL,51,NULL,NULL,0,'dropped',0,'2026-09-15 05:23:02.980036',NULL,'2026-09-15 05:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(595,'your_move:6:14:52','your_move',6,NULL,14,NULL,NULL,52,NULL,NULL,0,'dropped',0,'2026-09-15 19:45:02.980036',NULL,'2026-09-15 19:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(596,'your_move:1:14:53','your_move',1,NULL,14,NULL,NULL,53,NULL,NULL,0,'dropped',0,'2026-09-15 22:38:02.980036',NULL,'2026-09-15 22:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(597,'your_move:6:14:54','your_move',6,NULL,14,NULL,NULL,54,NULL,NULL,0,'dropped',0,'2026-09-16 06:16:02.980036',NULL,'2026-09-16 06:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(598,'your_move:1:14:55','your_move',1,NULL,14,NULL,NULL,55,NULL,NULL,0,'dropped',0,'2026-09-16 19:53:02.980036',NULL,'2026-09-16 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(599,'your_move:6:14:56','your_move',6,NULL,14,NULL,NULL,56,NULL,NULL,0,'dropped',0,'2026-09-17 01:43:02.980036',NULL,'2026-09-17 01:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(600,'your_move:1:14:57','your_move',1,NULL,14,NULL,NULL,57,NULL,NULL,0,'dropped',0,'2026-09-17 16:00:02.980036',NULL,'2026-09-17 16:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(601,'your_move:6:14:58','your_move',6,NULL,14,NULL,NULL,58,NULL,NULL,0,'dropped',0,'2026-09-18 00:58:02.980036',NULL,'2026-09-18 00:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(602,'your_move:1:14:59','your_move',1,NULL,14,NULL,NULL,59,NULL,NULL,0,'dropped',0,'2026-09-18 05:51:02.980036',NULL,'2026-09-18 05:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(603,'your_move:6:14:60','your_move',6,NULL,14,NULL,NULL,60,NULL,NULL,0,'dropped',0,'2026-09-18 07:53:02.980036',NULL,'2026-09-18 07:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(604,'your_move:1:14:61','your_move',1,NULL,14,NULL,NULL,61,NULL,NULL,0,'dropped',0,'2026-09-18 08:18:02.980036',NULL,'2026-09-18 08:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(605,'your_move:6:14:62','your_move',6,NULL,14,NULL,NULL,62,NULL,NULL,0,'dropped',0,'2026-09-18 23:20:02.980036',NULL,'2026-09-18 23:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(606,'your_move:1:14:63','your_move',1,NULL,14,NULL,NULL,63,NULL,NULL,0,'dropped',0,'2026-09-19 00:13:02.980036',NULL,'2026-09-19 00:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(607,'your_move:6:14:64','your_move',6,NULL,14,NULL,NULL,64,NULL,NULL,0,'dropped',0,'2026-09-19 03:11:02.980036',NULL,'2026-09-19 03:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(608,'your_move:1:14:65','your_move',1,NULL,14,NULL,NULL,65,NULL,NULL,0,'dropped',0,'2026-09-19 09:28:02.980036',NULL,'2026-09-19 09:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(609,'your_move:6:14:66','your_move',6,NULL,14,NULL,NULL,66,NULL,NULL,0,'dropped',0,'2026-09-19 20:18:02.980036',NULL,'2026-09-19 20:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(610,'your_move:1:14:67','your_move',1,NULL,14,NULL,NULL,67,NULL,NULL,0,'dropped',0,'2026-09-19 21:55:02.980036',NULL,'2026-09-19 21:55:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(611,'your_move:6:14:68','your_move',6,NULL,14,NULL,NULL,68,NULL,NULL,0,'dropped',0,'2026-09-20 06:33:02.980036',NULL,'2026-09-20 06:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(612,'your_move:1:14:69','your_move',1,NULL,14,NULL,NULL,69,NULL,NULL,0,'dropped',0,'2026-09-20 08:26:02.980036',NULL,'2026-09-20 08:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(613,'your_move:6:14:70','your_move',6,NULL,14,NULL,NULL,70,NULL,NULL,0,'dropped',0,'2026-09-20 19:48:02.980036',NULL,'2026-09-20 19:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(614,'your_move:1:14:71','your_move',1,NULL,14,NULL,NULL,71,NULL,NULL,0,'dropped',0,'2026-09-21 02:53:02.980036',NULL,'2026-09-21 02:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(615,'your_move:6:14:72','your_move',6,NULL,14,NULL,NULL,72,NULL,NULL,0,'dropped',0,'2026-09-21 06:55:02.980036',NULL,'2026-09-21 06:55:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(616,'your_move:1:14:73','your_move',1,NULL,14,NULL,NULL,73,NULL,NULL,0,'dropped',0,'2026-09-21 09:08:02.980036',NULL,'2026-09-21 09:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(617,'your_move:6:14:74','your_move',6,NULL,14,NULL,NULL,74,NULL,NULL,0,'dropped',0,'2026-09-21 10:46:02.980036',NULL,'2026-09-21 10:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(618,'your_move:1:14:75','your_move',1,NULL,14,NULL,NULL,75,NULL,NULL,0,'dropped',0,'2026-09-21 13:03:02.980036',NULL,'2026-09-21 13:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(619,'your_move:6:14:76','your_move',6,NULL,14,NULL,NULL,76,NULL,NULL,0,'dropped',0,'2026-09-21 17:13:02.980036',NULL,'2026-09-21 17:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(620,'your_move:1:14:77','your_move',1,NULL,14,NULL,NULL,77,NULL,NULL,0,'dropped',0,'2026-09-22 00:30:02.980036',NULL,'2026-09-22 00:30:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(621,'your_move:6:14:78','your_move',6,NULL,14,NULL,NULL,78,NULL,NULL,0,'dropped',0,'2026-09-22 12:08:02.980036',NULL,'2026-09-22 12:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(622,'your_move:1:14:79','your_move',1,NULL,14,NULL,NULL,79,NULL,NULL,0,'dropped',0,'2026-09-22 14:21:02.980036',NULL,'2026-09-22 14:21:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(623,'your_move:6:14:80','your_move',6,NULL,14,NULL,NULL,80,NULL,NULL,0,'dropped',0,'2026-09-22 23:23:02.980036',NULL,'2026-09-22 23:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(624,'your_move:1:14:81','your_move',1,NULL,14,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-09-23 01:28:02.980036',NULL,'2026-09-23 01:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(625,'your_move:6:14:82','your_move',6,NULL,14,NULL,NULL,82,NULL,NULL,0,'dropped',0,'2026-09-23 12:50:02.980036',NULL,'2026-09-23 12:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(626,'your_move:1:14:83','your_move',1,NULL,14,NULL,NULL,83,NULL,NULL,0,'dropped',0,'2026-09-23 19:43:02.980036',NULL,'2026-09-23 19:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(627,'your_move:6:14:84','your_move',6,NULL,14,NULL,NULL,84,NULL,NULL,0,'dropped',0,'2026-09-23 23:21:02.980036',NULL,'2026-09-23 23:21:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(628,'your_move:1:14:85','your_move',1,NULL,14,NULL,NULL,85,NULL,NULL,0,'dropped',0,'2026-09-24 00:58:02.980036',NULL,'2026-09-24 00:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(629,'your_move:6:14:86','your_move',6,NULL,14,NULL,NULL,86,NULL,NULL,0,'dropped',0,'2026-09-24 01:48:02.980036',NULL,'2026-09-24 01:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(630,'your_move:1:14:87','your_move',1,NULL,14,NULL,NULL,87,NULL,NULL,0,'dropped',0,'2026-09-24 03:05:02.980036',NULL,'2026-09-24 03:05:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(631,'your_move:6:14:88','your_move',6,NULL,14,NULL,NULL,88,NULL,NULL,0,'dropped',0,'2026-09-24 06:03:02.980036',NULL,'2026-09-24 06:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(632,'your_move:1:14:89','your_move',1,NULL,14,NULL,NULL,89,NULL,NULL,0,'dropped',0,'2026-09-24 11:56:02.980036',NULL,'2026-09-24 11:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(633,'your_move:6:14:90','your_move',6,NULL,14,NULL,NULL,90,NULL,NULL,0,'dropped',0,'2026-09-24 21:58:02.980036',NULL,'2026-09-24 21:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(634,'your_move:1:14:91','your_move',1,NULL,14,NULL,NULL,91,NULL,NULL,0,'dropped',0,'2026-09-24 22:23:02.980036',NULL,'2026-09-24 22:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(635,'your_move:6:14:92','your_move',6,NULL,14,NULL,NULL,92,NULL,NULL,0,'dropped',0,'2026-09-25 05:25:02.980036',NULL,'2026-09-25 05:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(636,'your_move:1:14:93','your_move',1,NULL,14,NULL,NULL,93,NULL,NULL,0,'dropped',0,'2026-09-25 20:18:02.980036',NULL,'2026-09-25 20:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(637,'your_move:6:14:94','your_move',6,NULL,14,NULL,NULL,94,NULL,NULL,0,'dropped',0,'2026-09-26 05:16:02.980036',NULL,'2026-09-26 05:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(638,'your_move:1:14:95','your_move',1,NULL,14,NULL,NULL,95,NULL,NULL,0,'dropped',0,'2026-09-26 09:33:02.980036',NULL,'2026-09-26 09:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(639,'your_move:6:14:96','your_move',6,NULL,14,NULL,NULL,96,NULL,NULL,0,'dropped',0,'2026-09-26 10:23:02.980036',NULL,'2026-09-26 10:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(640,'your_move:1:14:97','your_move',1,NULL,14,NULL,NULL,97,NULL,NULL,0,'dropped',0,'2026-09-27 00:00:02.980036',NULL,'2026-09-27 00:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(641,'your_move:6:14:98','your_move',6,NULL,14,NULL,NULL,98,NULL,NULL,0,'dropped',0,'2026-09-27 12:38:02.980036',NULL,'2026-09-27 12:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(642,'your_move:1:14:99','your_move',1,NULL,14,NULL,NULL,99,NULL,NULL,0,'dropped',0,'2026-09-28 01:31:02.980036',NULL,'2026-09-28 01:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(643,'your_move:6:14:100','your_move',6,NULL,14,NULL,NULL,100,NULL,NULL,0,'dropped',0,'2026-09-28 15:53:02.980036',NULL,'2026-09-28 15:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(644,'your_move:1:14:101','your_move',1,NULL,14,NULL,NULL,101,NULL,NULL,0,'dropped',0,'2026-09-28 17:58:02.980036',NULL,'2026-09-28 17:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(645,'your_move:6:14:102','your_move',6,NULL,14,NULL,NULL,102,NULL,NULL,0,'dropped',0,'2026-09-29 00:00:02.980036',NULL,'2026-09-29 00:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(646,'your_move:1:14:103','your_move',1,NULL,14,NULL,NULL,103,NULL,NULL,0,'dropped',0,'2026-09-29 11:13:02.980036',NULL,'2026-09-29 11:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(647,'your_move:6:14:104','your_move',6,NULL,14,NULL,NULL,104,NULL,NULL,0,'dropped',0,'2026-09-29 13:51:02.980036',NULL,'2026-09-29 13:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(648,'your_move:1:14:105','your_move',1,NULL,14,NULL,NULL,105,NULL,NULL,0,'dropped',0,'2026-09-30 00:08:02.980036',NULL,'2026-09-30 00:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(649,'your_move:6:14:106','your_move',6,NULL,14,NULL,NULL,106,NULL,NULL,0,'dropped',0,'2026-09-30 04:18:02.980036',NULL,'2026-09-30 04:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(650,'your_move:1:14:107','your_move',1,NULL,14,NULL,NULL,107,NULL,NULL,0,'dropped',0,'2026-09-30 18:35:02.980036',NULL,'2026-09-30 18:35:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(651,'your_move:6:14:108','your_move',6,NULL,14,NULL,NULL,108,NULL,NULL,0,'dropped',0,'2026-10-01 05:13:02.980036',NULL,'2026-10-01 05:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(652,'your_move:1:14:109','your_move',1,NULL,14,NULL,NULL,109,NULL,NULL,0,'dropped',0,'2026-10-01 13:26:02.980036',NULL,'2026-10-01 13:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(653,'your_move:6:14:110','your_move',6,NULL,14,NULL,NULL,110,NULL,NULL,0,'dropped',0,'2026-10-01 20:28:02.980036',NULL,'2026-10-01 20:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(654,'your_move:1:14:111','your_move',1,NULL,14,NULL,NULL,111,NULL,NULL,0,'dropped',0,'2026-10-02 03:33:02.980036',NULL,'2026-10-02 03:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(655,'your_move:6:14:112','your_move',6,NULL,14,NULL,NULL,112,NULL,NULL,0,'dropped',0,'2026-10-02 11:55:02.980036',NULL,'2026-10-02 11:55:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(656,'your_move:1:14:113','your_move',1,NULL,14,NULL,NULL,113,NULL,NULL,0,'dropped',0,'2026-10-02 22:48:02.980036',NULL,'2026-10-02 22:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(657,'your_move:6:14:114','your_move',6,NULL,14,NULL,NULL,114,NULL,NULL,0,'dropped',0,'2026-10-03 13:26:02.980036',NULL,'2026-10-03 13:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(658,'your_move:1:14:115','your_move',1,NULL,14,NULL,NULL,115,NULL,NULL,0,'dropped',0,'2026-10-03 18:03:02.980036',NULL,'2026-10-03 18:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(659,'your_move:6:14:116','your_move',6,NULL,14,NULL,NULL,116,NULL,NULL,0,'dropped',0,'2026-10-04 04:53:02.980036',NULL,'2026-10-04 04:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(660,'your_move:1:14:117','your_move',1,NULL,14,NULL,NULL,117,NULL,NULL,0,'dropped',0,'2026-10-04 08:10:02.980036',NULL,'2026-10-04 08:10:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(661,'your_move:6:14:118','your_move',6,NULL,14,NULL,NULL,118,NULL,NULL,0,'dropped',0,'2026-10-04 20:08:02.980036',NULL,'2026-10-04 20:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(662,'your_move:1:14:119','your_move',1,NULL,14,NULL,NULL,119,NULL,NULL,0,'dropped',0,'2026-10-05 03:01:02.980036',NULL,'2026-10-05 03:01:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(663,'your_move:6:14:120','your_move',6,NULL,14,NULL,NULL,120,NULL,NULL,0,'dropped',0,'2026-10-05 06:03:02.980036',NULL,'2026-10-05 06:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(664,'your_move:1:14:121','your_move',1,NULL,14,NULL,NULL,121,NULL,NULL,0,'dropped',0,'2026-10-05 06:28:02.980036',NULL,'2026-10-05 06:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(665,'your_move:6:14:122','your_move',6,NULL,14,NULL,NULL,122,NULL,NULL,0,'dropped',0,'2026-10-05 20:30:02.980036',NULL,'2026-10-05 20:30:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(666,'your_move:1:14:123','your_move',1,NULL,14,NULL,NULL,123,NULL,NULL,0,'dropped',0,'2026-10-06 10:23:02.980036',NULL,'2026-10-06 10:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(667,'your_move:6:14:124','your_move',6,NULL,14,NULL,NULL,124,NULL,NULL,0,'dropped',0,'2026-10-07 01:21:02.980036',NULL,'2026-10-07 01:21:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(668,'your_move:1:14:125','your_move',1,NULL,14,NULL,NULL,125,NULL,NULL,0,'dropped',0,'2026-10-07 03:38:02.980036',NULL,'2026-10-07 03:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(669,'your_move:6:14:126','your_move',6,NULL,14,NULL,NULL,126,NULL,NULL,0,'dropped',0,'2026-10-07 09:28:02.980036',NULL,'2026-10-07 09:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(670,'your_move:1:14:127','your_move',1,NULL,14,NULL,NULL,127,NULL,NULL,0,'dropped',0,'2026-10-07 20:05:02.980036',NULL,'2026-10-07 20:05:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(671,'your_move:6:14:128','your_move',6,NULL,14,NULL,NULL,128,NULL,NULL,0,'dropped',0,'2026-10-07 21:43:02.980036',NULL,'2026-10-07 21:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(672,'your_move:1:14:129','your_move',1,NULL,14,NULL,NULL,129,NULL,NULL,0,'dropped',0,'2026-10-08 06:36:02.980036',NULL,'2026-10-08 06:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(673,'your_move:6:14:130','your_move',6,NULL,14,NULL,NULL,130,NULL,NULL,0,'dropped',0,'2026-10-08 08:58:02.980036',NULL,'2026-10-08 08:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(674,'your_move:1:14:131','your_move',1,NULL,14,NULL,NULL,131,NULL,NULL,0,'dropped',0,'2026-10-08 21:03:02.980036',NULL,'2026-10-08 21:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(675,'your_move:6:14:132','your_move',6,NULL,14,NULL,NULL,132,NULL,NULL,0,'dropped',0,'2026-10-09 05:05:02.980036',NULL,'2026-10-09 05:05:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(676,'your_move:1:14:133','your_move',1,NULL,14,NULL,NULL,133,NULL,NULL,0,'dropped',0,'2026-10-09 10:18:02.980036',NULL,'2026-10-09 10:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(677,'your_move:6:14:134','your_move',6,NULL,14,NULL,NULL,134,NULL,NULL,0,'dropped',0,'2026-10-09 13:56:02.980036',NULL,'2026-10-09 13:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(678,'your_move:1:14:135','your_move',1,NULL,14,NULL,NULL,135,NULL,NULL,0,'dropped',0,'2026-10-09 17:13:02.980036',NULL,'2026-10-09 17:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(679,'your_move:6:14:136','your_move',6,NULL,14,NULL,NULL,136,NULL,NULL,0,'dropped',0,'2026-10-09 21:23:02.980036',NULL,'2026-10-09 21:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(680,'your_move:1:14:137','your_move',1,NULL,14,NULL,NULL,137,NULL,NULL,0,'dropped',0,'2026-10-10 03:40:02.980036',NULL,'2026-10-10 03:40:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(681,'your_move:6:14:138','your_move',6,NULL,14,NULL,NULL,138,NULL,NULL,0,'dropped',0,'2026-10-10 13:18:02.980036',NULL,'2026-10-10 13:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(682,'your_move:1:14:139','your_move',1,NULL,14,NULL,NULL,139,NULL,NULL,0,'dropped',0,'2026-10-11 03:31:02.980036',NULL,'2026-10-11 03:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(683,'your_move:6:14:140','your_move',6,NULL,14,NULL,NULL,140,NULL,NULL,0,'dropped',0,'2026-10-11 08:33:02.980036',NULL,'2026-10-11 08:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(684,'your_move:1:14:141','your_move',1,NULL,14,NULL,NULL,141,NULL,NULL,0,'dropped',0,'2026-10-11 20:38:02.980036',NULL,'2026-10-11 20:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(685,'your_move:6:14:142','your_move',6,NULL,14,NULL,NULL,142,NULL,NULL,0,'dropped',0,'2026-10-12 02:00:02.980036',NULL,'2026-10-12 02:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(686,'your_move:1:14:143','your_move',1,NULL,14,NULL,NULL,143,NULL,NULL,0,'dropped',0,'2026-10-12 16:53:02.980036',NULL,'2026-10-12 16:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(687,'your_move:6:14:144','your_move',6,NULL,14,NULL,NULL,144,NULL,NULL,0,'dropped',0,'2026-10-13 03:31:02.980036',NULL,'2026-10-13 03:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(688,'your_move:1:14:145','your_move',1,NULL,14,NULL,NULL,145,NULL,NULL,0,'dropped',0,'2026-10-13 11:08:02.980036',NULL,'2026-10-13 11:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(689,'your_move:6:14:146','your_move',6,NULL,14,NULL,NULL,146,NULL,NULL,0,'dropped',0,'2026-10-13 16:58:02.980036',NULL,'2026-10-13 16:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(690,'your_move:1:14:147','your_move',1,NULL,14,NULL,NULL,147,NULL,NULL,0,'dropped',0,'2026-10-13 22:15:02.980036',NULL,'2026-10-13 22:15:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(691,'your_move:6:14:148','your_move',6,NULL,14,NULL,NULL,148,NULL,NULL,0,'dropped',0,'2026-10-14 04:13:02.980036',NULL,'2026-10-14 04:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(692,'your_move:1:14:149','your_move',1,NULL,14,NULL,NULL,149,NULL,NULL,0,'dropped',0,'2026-10-14 12:06:02.980036',NULL,'2026-10-14 12:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(693,'your_move:6:14:150','your_move',6,NULL,14,NULL,NULL,150,NULL,NULL,0,'dropped',0,'2026-10-14 23:08:02.980036',NULL,'2026-10-14 23:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(694,'your_move:1:14:151','your_move',1,NULL,14,NULL,NULL,151,NULL,NULL,0,'dropped',0,'2026-10-14 23:33:02.980036',NULL,'2026-10-14 23:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(695,'your_move:6:14:152','your_move',6,NULL,14,NULL,NULL,152,NULL,NULL,0,'dropped',0,'2026-10-15 05:35:02.980036',NULL,'2026-10-15 05:35:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(696,'your_move:1:14:153','your_move',1,NULL,14,NULL,NULL,153,NULL,NULL,0,'dropped',0,'2026-10-15 18:28:02.980036',NULL,'2026-10-15 18:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(697,'your_move:6:14:154','your_move',6,NULL,14,NULL,NULL,154,NULL,NULL,0,'dropped',0,'2026-10-16 00:26:02.980036',NULL,'2026-10-16 00:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(698,'your_move:1:14:155','your_move',1,NULL,14,NULL,NULL,155,NULL,NULL,0,'dropped',0,'2026-10-16 15:43:02.980036',NULL,'2026-10-16 15:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(699,'your_move:6:14:156','your_move',6,NULL,14,NULL,NULL,156,NULL,NULL,0,'dropped',0,'2026-10-17 02:33:02.980036',NULL,'2026-10-17 02:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(700,'your_move:1:14:157','your_move',1,NULL,14,NULL,NULL,157,NULL,NULL,0,'dropped',0,'2026-10-17 10:10:02.980036',NULL,'2026-10-17 10:10:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(701,'your_move:6:14:158','your_move',6,NULL,14,NULL,NULL,158,NULL,NULL,0,'dropped',0,'2026-10-17 15:48:02.980036',NULL,'2026-10-17 15:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(702,'your_move:1:14:159','your_move',1,NULL,14,NULL,NULL,159,NULL,NULL,0,'dropped',0,'2026-10-17 20:41:02.980036',NULL,'2026-10-17 20:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(703,'your_move:6:14:160','your_move',6,NULL,14,NULL,NULL,160,NULL,NULL,0,'dropped',0,'2026-10-18 02:03:02.980036',NULL,'2026-10-18 02:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(704,'your_move:1:14:161','your_move',1,NULL,14,NULL,NULL,161,NULL,NULL,0,'dropped',0,'2026-10-18 09:08:02.980036',NULL,'2026-10-18 09:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(705,'your_move:6:14:162','your_move',6,NULL,14,NULL,NULL,162,NULL,NULL,0,'dropped',0,'2026-10-18 19:10:02.980036',NULL,'2026-10-18 19:10:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(706,'your_move:1:14:163','your_move',1,NULL,14,NULL,NULL,163,NULL,NULL,0,'dropped',0,'2026-10-19 09:23:02.980036',NULL,'2026-10-19 09:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(707,'your_move:6:14:164','your_move',6,NULL,14,NULL,NULL,164,NULL,NULL,0,'dropped',0,'2026-10-19 14:01:02.980036',NULL,'2026-10-19 14:01:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(708,'your_move:1:14:165','your_move',1,NULL,14,NULL,NULL,165,NULL,NULL,0,'dropped',0,'2026-10-20 01:18:02.980036',NULL,'2026-10-20 01:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(709,'your_move:6:14:166','your_move',6,NULL,14,NULL,NULL,166,NULL,NULL,0,'dropped',0,'2026-10-20 05:28:02.980036',NULL,'2026-10-20 05:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(710,'your_move:1:14:167','your_move',1,NULL,14,NULL,NULL,167,NULL,NULL,0,'dropped',0,'2026-10-20 18:45:02.980036',NULL,'2026-10-20 18:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(711,'your_move:6:14:168','your_move',6,NULL,14,NULL,NULL,168,NULL,NULL,0,'dropped',0,'2026-10-21 03:23:02.980036',NULL,'2026-10-21 03:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(712,'your_move:1:14:169','your_move',1,NULL,14,NULL,NULL,169,NULL,NULL,0,'dropped',0,'2026-10-21 08:36:02.980036',NULL,'2026-10-21 08:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(713,'your_move:6:14:170','your_move',6,NULL,14,NULL,NULL,170,NULL,NULL,0,'dropped',0,'2026-10-21 11:38:02.980036',NULL,'2026-10-21 11:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(714,'your_move:1:14:171','your_move',1,NULL,14,NULL,NULL,171,NULL,NULL,0,'dropped',0,'2026-10-21 13:43:02.980036',NULL,'2026-10-21 13:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(715,'your_move:6:14:172','your_move',6,NULL,14,NULL,NULL,172,NULL,NULL,0,'dropped',0,'2026-10-21 16:05:02.980036',NULL,'2026-10-21 16:05:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(716,'your_move:1:14:173','your_move',1,NULL,14,NULL,NULL,173,NULL,NULL,0,'dropped',0,'2026-10-21 19:58:02.980036',NULL,'2026-10-21 19:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(717,'your_move:6:14:174','your_move',6,NULL,14,NULL,NULL,174,NULL,NULL,0,'dropped',0,'2026-10-22 02:36:02.980036',NULL,'2026-10-22 02:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(718,'your_move:1:14:175','your_move',1,NULL,14,NULL,NULL,175,NULL,NULL,0,'dropped',0,'2026-10-22 13:13:02.980036',NULL,'2026-10-22 13:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(719,'your_move:6:14:176','your_move',6,NULL,14,NULL,NULL,176,NULL,NULL,0,'dropped',0,'2026-10-22 14:03:02.980036',NULL,'2026-10-22 14:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(720,'your_move:1:14:177','your_move',1,NULL,14,NULL,NULL,177,NULL,NULL,0,'dropped',0,'2026-10-22 21:20:02.980036',NULL,'2026-10-22 21:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(721,'your_move:6:14:178','your_move',6,NULL,14,NULL,NULL,178,NULL,NULL,0,'dropped',0,'2026-10-23 12:18:02.980036',NULL,'2026-10-23 12:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(722,'your_move:1:14:179','your_move',1,NULL,14,NULL,NULL,179,NULL,NULL,0,'dropped',0,'2026-10-23 21:11:02.980036',NULL,'2026-10-23 21:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(723,'your_move:6:14:180','your_move',6,NULL,14,NULL,NULL,180,NULL,NULL,0,'dropped',0,'2026-10-24 01:13:02.980036',NULL,'2026-10-24 01:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(724,'your_move:1:14:181','your_move',1,NULL,14,NULL,NULL,181,NULL,NULL,0,'dropped',0,'2026-10-24 01:38:02.980036',NULL,'2026-10-24 01:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(725,'your_move:6:14:182','your_move',6,NULL,14,NULL,NULL,182,NULL,NULL,0,'dropped',0,'2026-10-24 14:40:02.980036',NULL,'2026-10-24 14:40:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(726,'your_move:1:14:183','your_move',1,NULL,14,NULL,NULL,183,NULL,NULL,0,'dropped',0,'2026-10-25 02:33:02.980036',NULL,'2026-10-25 02:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(727,'your_move:6:14:184','your_move',6,NULL,14,NULL,NULL,184,NULL,NULL,0,'dropped',0,'2026-10-25 14:31:02.980036',NULL,'2026-10-25 14:31:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(728,'your_move:1:14:185','your_move',1,NULL,14,NULL,NULL,185,NULL,NULL,0,'dropped',0,'2026-10-26 03:48:02.980036',NULL,'2026-10-26 03:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(729,'your_move:6:14:186','your_move',6,NULL,14,NULL,NULL,186,NULL,NULL,0,'dropped',0,'2026-10-26 04:38:02.980036',NULL,'2026-10-26 04:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(730,'your_move:1:14:187','your_move',1,NULL,14,NULL,NULL,187,NULL,NULL,0,'dropped',0,'2026-10-26 09:15:02.980036',NULL,'2026-10-26 09:15:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(731,'your_move:6:14:188','your_move',6,NULL,14,NULL,NULL,188,NULL,NULL,0,'dropped',0,'2026-10-26 18:53:02.980036',NULL,'2026-10-26 18:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(732,'your_move:1:14:189','your_move',1,NULL,14,NULL,NULL,189,NULL,NULL,0,'dropped',0,'2026-10-26 19:46:02.980036',NULL,'2026-10-26 19:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(733,'your_move:6:14:190','your_move',6,NULL,14,NULL,NULL,190,NULL,NULL,0,'dropped',0,'2026-10-27 04:08:02.980036',NULL,'2026-10-27 04:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(734,'your_move:1:14:191','your_move',1,NULL,14,NULL,NULL,191,NULL,NULL,0,'dropped',0,'2026-10-27 06:13:02.980036',NULL,'2026-10-27 06:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(735,'your_move:6:14:192','your_move',6,NULL,14,NULL,NULL,192,NULL,NULL,0,'dropped',0,'2026-10-27 18:15:02.980036',NULL,'2026-10-27 18:15:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(736,'your_move:1:14:193','your_move',1,NULL,14,NULL,NULL,193,NULL,NULL,0,'dropped',0,'2026-10-28 02:28:02.980036',NULL,'2026-10-28 02:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(737,'your_move:6:14:194','your_move',6,NULL,14,NULL,NULL,194,NULL,NULL,0,'dropped',0,'2026-10-28 08:06:02.980036',NULL,'2026-10-28 08:06:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(738,'your_move:1:14:195','your_move',1,NULL,14,NULL,NULL,195,NULL,NULL,0,'dropped',0,'2026-10-28 12:23:02.980036',NULL,'2026-10-28 12:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(739,'your_move:6:14:196','your_move',6,NULL,14,NULL,NULL,196,NULL,NULL,0,'dropped',0,'2026-10-28 16:33:02.980036',NULL,'2026-10-28 16:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(740,'your_move:1:14:197','your_move',1,NULL,14,NULL,NULL,197,NULL,NULL,0,'dropped',0,'2026-10-28 21:50:02.980036',NULL,'2026-10-28 21:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(741,'your_move:6:14:198','your_move',6,NULL,14,NULL,NULL,198,NULL,NULL,0,'dropped',0,'2026-10-29 05:28:02.980036',NULL,'2026-10-29 05:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(742,'your_move:1:14:199','your_move',1,NULL,14,NULL,NULL,199,NULL,NULL,0,'dropped',0,'2026-10-29 16:41:02.980036',NULL,'2026-10-29 16:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(743,'your_move:6:14:200','your_move',6,NULL,14,NULL,NULL,200,NULL,NULL,0,'dropped',0,'2026-10-29 17:43:02.980036',NULL,'2026-10-29 17:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(744,'your_move:1:14:201','your_move',1,NULL,14,NULL,NULL,201,NULL,NULL,0,'dropped',0,'2026-10-30 00:48:02.980036',NULL,'2026-10-30 00:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(745,'your_move:6:14:202','your_move',6,NULL,14,NULL,NULL,202,NULL,NULL,0,'dropped',0,'2026-10-30 15:10:02.980036',NULL,'2026-10-30 15:10:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(746,'your_move:1:14:203','your_move',1,NULL,14,NULL,NULL,203,NULL,NULL,0,'dropped',0,'2026-10-30 23:03:02.980036',NULL,'2026-10-30 23:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(747,'your_move:6:14:204','your_move',6,NULL,14,NULL,NULL,204,NULL,NULL,0,'dropped',0,'2026-10-31 01:41:02.980036',NULL,'2026-10-31 01:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(748,'your_move:1:14:205','your_move',1,NULL,14,NULL,NULL,205,NULL,NULL,0,'dropped',0,'2026-10-31 15:18:02.980036',NULL,'2026-10-31 15:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(749,'your_move:6:14:206','your_move',6,NULL,14,NULL,NULL,206,NULL,NULL,0,'dropped',0,'2026-11-01 02:08:02.980036',NULL,'2026-11-01 02:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(750,'your_move:1:14:207','your_move',1,NULL,14,NULL,NULL,207,NULL,NULL,0,'dropped',0,'2026-11-01 11:25:02.980036',NULL,'2026-11-01 11:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(751,'your_move:6:14:208','your_move',6,NULL,14,NULL,NULL,208,NULL,NULL,0,'dropped',0,'2026-11-01 20:23:02.980036',NULL,'2026-11-01 20:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(752,'your_move:1:14:209','your_move',1,NULL,14,NULL,NULL,209,NULL,NULL,0,'dropped',0,'2026-11-02 06:16:02.980036',NULL,'2026-11-02 06:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(753,'your_move:6:14:210','your_move',6,NULL,14,NULL,NULL,210,NULL,NULL,0,'dropped',0,'2026-11-02 18:18:02.980036',NULL,'2026-11-02 18:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(754,'your_move:1:14:211','your_move',1,NULL,14,NULL,NULL,211,NULL,NULL,0,'dropped',0,'2026-11-02 18:43:02.980036',NULL,'2026-11-02 18:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(755,'your_move:6:14:212','your_move',6,NULL,14,NULL,NULL,212,NULL,NULL,0,'dropped',0,'2026-11-02 23:45:02.980036',NULL,'2026-11-02 23:45:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(756,'your_move:1:14:213','your_move',1,NULL,14,NULL,NULL,213,NULL,NULL,0,'dropped',0,'2026-11-03 10:38:02.980036',NULL,'2026-11-03 10:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(757,'your_move:6:14:214','your_move',6,NULL,14,NULL,NULL,214,NULL,NULL,0,'dropped',0,'2026-11-03 13:36:02.980036',NULL,'2026-11-03 13:36:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(758,'your_move:1:14:215','your_move',1,NULL,14,NULL,NULL,215,NULL,NULL,0,'dropped',0,'2026-11-04 00:53:02.980036',NULL,'2026-11-04 00:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(759,'your_move:6:14:216','your_move',6,NULL,14,NULL,NULL,216,NULL,NULL,0,'dropped',0,'2026-11-04 06:43:02.980036',NULL,'2026-11-04 06:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(760,'your_move:1:14:217','your_move',1,NULL,14,NULL,NULL,217,NULL,NULL,0,'dropped',0,'2026-11-04 08:20:02.980036',NULL,'2026-11-04 08:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(761,'your_move:6:14:218','your_move',6,NULL,14,NULL,NULL,218,NULL,NULL,0,'dropped',0,'2026-11-04 21:58:02.980036',NULL,'2026-11-04 21:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(762,'your_move:1:14:219','your_move',1,NULL,14,NULL,NULL,219,NULL,NULL,0,'dropped',0,'2026-11-05 09:51:02.980036',NULL,'2026-11-05 09:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(763,'your_move:6:14:220','your_move',6,NULL,14,NULL,NULL,220,NULL,NULL,0,'dropped',0,'2026-11-05 21:13:02.980036',NULL,'2026-11-05 21:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(764,'your_move:1:14:221','your_move',1,NULL,14,NULL,NULL,221,NULL,NULL,0,'dropped',0,'2026-11-06 09:18:02.980036',NULL,'2026-11-06 09:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(765,'your_move:6:14:222','your_move',6,NULL,14,NULL,NULL,222,NULL,NULL,0,'dropped',0,'2026-11-06 23:20:02.980036',NULL,'2026-11-06 23:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(766,'your_move:1:14:223','your_move',1,NULL,14,NULL,NULL,223,NULL,NULL,0,'dropped',0,'2026-11-07 01:33:02.980036',NULL,'2026-11-07 01:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(767,'your_move:6:14:224','your_move',6,NULL,14,NULL,NULL,224,NULL,NULL,0,'dropped',0,'2026-11-07 08:11:02.980036',NULL,'2026-11-07 08:11:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(768,'your_move:1:14:225','your_move',1,NULL,14,NULL,NULL,225,NULL,NULL,0,'dropped',0,'2026-11-07 20:28:02.980036',NULL,'2026-11-07 20:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(769,'your_move:6:14:226','your_move',6,NULL,14,NULL,NULL,226,NULL,NULL,0,'dropped',0,'2026-11-08 00:38:02.980036',NULL,'2026-11-08 00:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(770,'your_move:1:14:227','your_move',1,NULL,14,NULL,NULL,227,NULL,NULL,0,'dropped',0,'2026-11-08 12:55:02.980036',NULL,'2026-11-08 12:55:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(771,'your_move:6:14:228','your_move',6,NULL,14,NULL,NULL,228,NULL,NULL,0,'dropped',0,'2026-11-08 19:33:02.980036',NULL,'2026-11-08 19:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(772,'your_move:1:14:229','your_move',1,NULL,14,NULL,NULL,229,NULL,NULL,0,'dropped',0,'2026-11-08 21:46:02.980036',NULL,'2026-11-08 21:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(773,'your_move:6:14:230','your_move',6,NULL,14,NULL,NULL,230,NULL,NULL,0,'dropped',0,'2026-11-09 11:48:02.980036',NULL,'2026-11-09 11:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(774,'your_move:1:14:231','your_move',1,NULL,14,NULL,NULL,231,NULL,NULL,0,'dropped',0,'2026-11-09 23:53:02.980036',NULL,'2026-11-09 23:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(775,'your_move:6:14:232','your_move',6,NULL,14,NULL,NULL,232,NULL,NULL,0,'dropped',0,'2026-11-10 11:15:02.980036',NULL,'2026-11-10 11:15:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(776,'your_move:1:14:233','your_move',1,NULL,14,NULL,NULL,233,NULL,NULL,0,'dropped',0,'2026-11-10 23:08:02.980036',NULL,'2026-11-10 23:08:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(777,'your_move:6:14:234','your_move',6,NULL,14,NULL,NULL,234,NULL,NULL,0,'dropped',0,'2026-11-11 12:46:02.980036',NULL,'2026-11-11 12:46:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(778,'your_move:1:14:235','your_move',1,NULL,14,NULL,NULL,235,NULL,NULL,0,'dropped',0,'2026-11-11 14:23:02.980036',NULL,'2026-11-11 14:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(779,'your_move:6:14:236','your_move',6,NULL,14,NULL,NULL,236,NULL,NULL,0,'dropped',0,'2026-11-11 20:13:02.980036',NULL,'2026-11-11 20:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(780,'your_move:1:14:237','your_move',1,NULL,14,NULL,NULL,237,NULL,NULL,0,'dropped',0,'2026-11-12 07:30:02.980036',NULL,'2026-11-12 07:30:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(781,'your_move:6:14:238','your_move',6,NULL,14,NULL,NULL,238,NULL,NULL,0,'dropped',0,'2026-11-12 10:28:02.980036',NULL,'2026-11-12 10:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(782,'your_move:1:14:239','your_move',1,NULL,14,NULL,NULL,239,NULL,NULL,0,'dropped',0,'2026-11-12 21:21:02.980036',NULL,'2026-11-12 21:21:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(783,'your_move:6:14:240','your_move',6,NULL,14,NULL,NULL,240,NULL,NULL,0,'dropped',0,'2026-11-13 02:23:02.980036',NULL,'2026-11-13 02:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(784,'your_move:1:14:241','your_move',1,NULL,14,NULL,NULL,241,NULL,NULL,0,'dropped',0,'2026-11-13 02:48:02.980036',NULL,'2026-11-13 02:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(785,'your_move:6:14:242','your_move',6,NULL,14,NULL,NULL,242,NULL,NULL,0,'dropped',0,'2026-11-13 14:50:02.980036',NULL,'2026-11-13 14:50:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(786,'your_move:1:14:243','your_move',1,NULL,14,NULL,NULL,243,NULL,NULL,0,'dropped',0,'2026-11-14 00:43:02.980036',NULL,'2026-11-14 00:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(787,'your_move:6:14:244','your_move',6,NULL,14,NULL,NULL,244,NULL,NULL,0,'dropped',0,'2026-11-14 09:41:02.980036',NULL,'2026-11-14 09:41:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(788,'your_move:1:14:245','your_move',1,NULL,14,NULL,NULL,245,NULL,NULL,0,'dropped',0,'2026-11-14 18:58:02.980036',NULL,'2026-11-14 18:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(789,'your_move:6:14:246','your_move',6,NULL,14,NULL,NULL,246,NULL,NULL,0,'dropped',0,'2026-11-15 05:48:02.980036',NULL,'2026-11-15 05:48:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(790,'your_move:1:14:247','your_move',1,NULL,14,NULL,NULL,247,NULL,NULL,0,'dropped',0,'2026-11-15 19:25:02.980036',NULL,'2026-11-15 19:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(791,'your_move:6:14:248','your_move',6,NULL,14,NULL,NULL,248,NULL,NULL,0,'dropped',0,'2026-11-15 22:03:02.980036',NULL,'2026-11-15 22:03:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(792,'your_move:1:14:249','your_move',1,NULL,14,NULL,NULL,249,NULL,NULL,0,'dropped',0,'2026-11-16 05:56:02.980036',NULL,'2026-11-16 05:56:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(793,'your_move:6:14:250','your_move',6,NULL,14,NULL,NULL,250,NULL,NULL,0,'dropped',0,'2026-11-16 20:18:02.980036',NULL,'2026-11-16 20:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(794,'your_move:1:14:251','your_move',1,NULL,14,NULL,NULL,251,NULL,NULL,0,'dropped',0,'2026-11-17 03:23:02.980036',NULL,'2026-11-17 03:23:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(795,'your_move:6:14:252','your_move',6,NULL,14,NULL,NULL,252,NULL,NULL,0,'dropped',0,'2026-11-17 04:25:02.980036',NULL,'2026-11-17 04:25:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(796,'your_move:1:14:253','your_move',1,NULL,14,NULL,NULL,253,NULL,NULL,0,'dropped',0,'2026-11-17 15:38:02.980036',NULL,'2026-11-17 15:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(797,'your_move:6:14:254','your_move',6,NULL,14,NULL,NULL,254,NULL,NULL,0,'dropped',0,'2026-11-17 23:16:02.980036',NULL,'2026-11-17 23:16:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(798,'your_move:1:14:255','your_move',1,NULL,14,NULL,NULL,255,NULL,NULL,0,'dropped',0,'2026-11-18 04:33:02.980036',NULL,'2026-11-18 04:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(799,'your_move:6:14:256','your_move',6,NULL,14,NULL,NULL,256,NULL,NULL,0,'dropped',0,'2026-11-18 08:43:02.980036',NULL,'2026-11-18 08:43:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(800,'your_move:1:14:257','your_move',1,NULL,14,NULL,NULL,257,NULL,NULL,0,'dropped',0,'2026-11-18 13:00:02.980036',NULL,'2026-11-18 13:00:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(801,'your_move:6:14:258','your_move',6,NULL,14,NULL,NULL,258,NULL,NULL,0,'dropped',0,'2026-11-18 18:38:02.980036',NULL,'2026-11-18 18:38:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(802,'your_move:1:14:259','your_move',1,NULL,14,NULL,NULL,259,NULL,NULL,0,'dropped',0,'2026-11-19 02:51:02.980036',NULL,'2026-11-19 02:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(803,'your_move:6:14:260','your_move',6,NULL,14,NULL,NULL,260,NULL,NULL,0,'dropped',0,'2026-11-19 14:53:02.980036',NULL,'2026-11-19 14:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(804,'your_move:1:14:261','your_move',1,NULL,14,NULL,NULL,261,NULL,NULL,0,'dropped',0,'2026-11-19 16:58:02.980036',NULL,'2026-11-19 16:58:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(805,'your_move:6:14:262','your_move',6,NULL,14,NULL,NULL,262,NULL,NULL,0,'dropped',0,'2026-11-20 01:20:02.980036',NULL,'2026-11-20 01:20:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(806,'your_move:1:14:263','your_move',1,NULL,14,NULL,NULL,263,NULL,NULL,0,'dropped',0,'2026-11-20 02:13:02.980036',NULL,'2026-11-20 02:13:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(807,'your_move:6:14:264','your_move',6,NULL,14,NULL,NULL,264,NULL,NULL,0,'dropped',0,'2026-11-20 11:51:02.980036',NULL,'2026-11-20 11:51:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(808,'your_move:1:14:265','your_move',1,NULL,14,NULL,NULL,265,NULL,NULL,0,'dropped',0,'2026-11-20 16:28:02.980036',NULL,'2026-11-20 16:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(809,'your_move:6:14:266','your_move',6,NULL,14,NULL,NULL,266,NULL,NULL,0,'dropped',0,'2026-11-20 17:18:02.980036',NULL,'2026-11-20 17:18:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(810,'your_move:1:14:267','your_move',1,NULL,14,NULL,NULL,267,NULL,NULL,0,'dropped',0,'2026-11-21 06:35:02.980036',NULL,'2026-11-21 06:35:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(811,'your_move:6:14:268','your_move',6,NULL,14,NULL,NULL,268,NULL,NULL,0,'dropped',0,'2026-11-21 18:33:02.980036',NULL,'2026-11-21 18:33:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(812,'your_move:1:14:269','your_move',1,NULL,14,NULL,NULL,269,NULL,NULL,0,'dropped',0,'2026-11-22 06:26:02.980036',NULL,'2026-11-22 06:26:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(813,'your_move:6:14:270','your_move',6,NULL,14,NULL,NULL,270,NULL,NULL,0,'dropped',0,'2026-11-22 19:28:02.980036',NULL,'2026-11-22 19:28:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(814,'your_move:1:14:271','your_move',1,NULL,14,NULL,NULL,271,NULL,NULL,0,'dropped',0,'2026-11-22 19:53:02.980036',NULL,'2026-11-22 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(815,'game_ended:6:14:1795377182980036','game_ended',6,NULL,14,NULL,NULL,271,NULL,NULL,0,'dropped',0,'2026-11-22 19:53:02.980036',NULL,'2026-11-22 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(816,'game_ended:1:14:1795377182980036','game_ended',1,NULL,14,NULL,NULL,271,NULL,NULL,0,'dropped',0,'2026-11-22 19:53:02.980036',NULL,'2026-11-22 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(817,'claim_made:2:3:1795549982980036','claim_made',2,NULL,3,NULL,NULL,31,NULL,'draw agreed outside the site
Bernhard has agreed by mail, and is on a journey now.',0,'dropped',0,'2026-11-24 19:53:02.980036',NULL,'2026-11-24 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(818,'claim_made:5:3:1795549982980036','claim_made',5,NULL,3,NULL,NULL,31,NULL,'draw agreed outside the site
Bernhard has agreed by mail, and is on a journey now.',0,'dropped',0,'2026-11-24 19:53:02.980036',NULL,'2026-11-24 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(819,'claim_waits:1:3:1795549982980036','claim_waits',1,NULL,3,NULL,NULL,NULL,NULL,'Bernhard – Emilia
claim
draw agreed outside the site
Bernhard has agreed by mail, and is on a journey now.',0,'dropped',0,'2026-11-24 19:53:02.980036',NULL,'2026-11-24 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(820,'claim_waits:12:3:1795549982980036','claim_waits',12,NULL,3,NULL,NULL,NULL,NULL,'Bernhard – Emilia
claim
draw agreed outside the site
Bernhard has agreed by mail, and is on a journey now.',0,'dropped',0,'2026-11-24 19:53:02.980036',NULL,'2026-11-24 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(821,'claim_made:2:12:1795549982980036','claim_made',2,NULL,12,NULL,NULL,46,NULL,'fortress or theoretical draw
Nobody comes through any more. Please look.',0,'dropped',0,'2026-11-24 19:53:02.980036',NULL,'2026-11-24 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(822,'claim_made:4:12:1795549982980036','claim_made',4,NULL,12,NULL,NULL,46,NULL,'fortress or theoretical draw
Nobody comes through any more. Please look.',0,'dropped',0,'2026-11-24 19:53:02.980036',NULL,'2026-11-24 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(823,'claim_waits:1:12:1795549982980036','claim_waits',1,NULL,12,NULL,NULL,NULL,NULL,'Bernhard – Dmitri
claim
fortress or theoretical draw
Nobody comes through any more. Please look.',0,'dropped',0,'2026-11-24 19:53:02.980036',NULL,'2026-11-24 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(824,'claim_waits:12:12:1795549982980036','claim_waits',12,NULL,12,NULL,NULL,NULL,NULL,'Bernhard – Dmitri
claim
fortress or theoretical draw
Nobody comes through any more. Please look.',0,'dropped',0,'2026-11-24 19:53:02.980036',NULL,'2026-11-24 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(825,'claim_answered:5:3:1795549982980036','claim_answered',5,NULL,3,NULL,NULL,31,NULL,'I have not: I said that I would think about it.',0,'dropped',0,'2026-11-24 19:53:02.980036',NULL,'2026-11-24 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(826,'opponent_on_vacation:1:10:1796338800','opponent_on_vacation',1,NULL,NULL,NULL,NULL,NULL,'8:24',NULL,0,'dropped',0,'2026-11-24 19:53:02.980036',NULL,'2026-11-24 19:53:02.980036','2026-11-24 19:53:02.980036');
INSERT INTO "outbox" VALUES(827,'challenged:1:18','challenged',1,NULL,NULL,18,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-24 19:53:02.980036',NULL,'2026-11-24 19:53:02.980036','2026-11-24 19:53:02.980036');
CREATE TABLE pending_rating_weeks (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    week INTEGER NOT NULL
);
INSERT INTO "pending_rating_weeks" VALUES(1,7,2958);
INSERT INTO "pending_rating_weeks" VALUES(2,1,2958);
INSERT INTO "pending_rating_weeks" VALUES(3,1,2960);
INSERT INTO "pending_rating_weeks" VALUES(4,8,2960);
INSERT INTO "pending_rating_weeks" VALUES(5,2,2962);
INSERT INTO "pending_rating_weeks" VALUES(6,11,2962);
INSERT INTO "pending_rating_weeks" VALUES(7,3,2964);
INSERT INTO "pending_rating_weeks" VALUES(8,1,2964);
INSERT INTO "pending_rating_weeks" VALUES(9,1,2966);
INSERT INTO "pending_rating_weeks" VALUES(10,3,2966);
INSERT INTO "pending_rating_weeks" VALUES(11,6,2967);
INSERT INTO "pending_rating_weeks" VALUES(12,1,2967);
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
INSERT INTO "players" VALUES(1,'Anna','anna','anna@example.org','anna@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$qgehem+mkVj+iD3vqr1smQ$VoLtzMtj1QDg9jUGSs3F1Wos7FNnuyXB0LidzjtdX5w',1,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-20 19:53:02.980036','2025-10-20 19:53:02.980036',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(2,'Bernhard','bernhard','bernhard@example.org','bernhard@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$qgehem+mkVj+iD3vqr1smQ$VoLtzMtj1QDg9jUGSs3F1Wos7FNnuyXB0LidzjtdX5w',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-20 19:53:02.980036','2025-10-20 19:53:02.980036',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(3,'Chiara','chiara','chiara@example.org','chiara@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$qgehem+mkVj+iD3vqr1smQ$VoLtzMtj1QDg9jUGSs3F1Wos7FNnuyXB0LidzjtdX5w',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-20 19:53:02.980036','2025-10-20 19:53:02.980036',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(4,'Dmitri','dmitri','dmitri@example.org','dmitri@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$qgehem+mkVj+iD3vqr1smQ$VoLtzMtj1QDg9jUGSs3F1Wos7FNnuyXB0LidzjtdX5w',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-20 19:53:02.980036','2025-10-20 19:53:02.980036',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(5,'Emilia','emilia','emilia@example.org','emilia@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$qgehem+mkVj+iD3vqr1smQ$VoLtzMtj1QDg9jUGSs3F1Wos7FNnuyXB0LidzjtdX5w',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-20 19:53:02.980036','2025-10-20 19:53:02.980036',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(6,'Farid','farid','farid@example.org','farid@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$qgehem+mkVj+iD3vqr1smQ$VoLtzMtj1QDg9jUGSs3F1Wos7FNnuyXB0LidzjtdX5w',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-20 19:53:02.980036','2025-10-20 19:53:02.980036',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(7,'Greta','greta','greta@example.org','greta@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$qgehem+mkVj+iD3vqr1smQ$VoLtzMtj1QDg9jUGSs3F1Wos7FNnuyXB0LidzjtdX5w',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-20 19:53:02.980036','2025-10-20 19:53:02.980036',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(8,'Henri','henri','henri@example.org','henri@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$qgehem+mkVj+iD3vqr1smQ$VoLtzMtj1QDg9jUGSs3F1Wos7FNnuyXB0LidzjtdX5w',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-20 19:53:02.980036','2025-10-20 19:53:02.980036',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(9,'Ingrid','ingrid','ingrid@example.org','ingrid@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$qgehem+mkVj+iD3vqr1smQ$VoLtzMtj1QDg9jUGSs3F1Wos7FNnuyXB0LidzjtdX5w',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-20 19:53:02.980036','2025-10-20 19:53:02.980036',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(10,'Jorge','jorge','jorge@example.org','jorge@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$qgehem+mkVj+iD3vqr1smQ$VoLtzMtj1QDg9jUGSs3F1Wos7FNnuyXB0LidzjtdX5w',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-20 19:53:02.980036','2025-10-20 19:53:02.980036',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(11,'Katja','katja','katja@example.org','katja@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$qgehem+mkVj+iD3vqr1smQ$VoLtzMtj1QDg9jUGSs3F1Wos7FNnuyXB0LidzjtdX5w',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-20 19:53:02.980036','2025-10-20 19:53:02.980036',NULL,'','system','green',0,'','');
INSERT INTO "players" VALUES(12,'Lars','lars','lars@example.org','lars@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$qgehem+mkVj+iD3vqr1smQ$VoLtzMtj1QDg9jUGSs3F1Wos7FNnuyXB0LidzjtdX5w',0,1,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-20 19:53:02.980036','2025-10-20 19:53:02.980036',NULL,'','system','green',0,'','');
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
INSERT INTO "vacations" VALUES(1,10,'2026-11-24 19:53:02.980036','2026-12-03 23:00:00','2026-11-24','2026-12-03','Europe/Berlin','2026-11-24 19:53:02.980036');
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
INSERT INTO "sqlite_sequence" VALUES('players',12);
INSERT INTO "sqlite_sequence" VALUES('outbox',827);
INSERT INTO "sqlite_sequence" VALUES('challenges',18);
INSERT INTO "sqlite_sequence" VALUES('games',14);
INSERT INTO "sqlite_sequence" VALUES('pending_rating_weeks',12);
INSERT INTO "sqlite_sequence" VALUES('vacations',1);
COMMIT;
