PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE __diesel_schema_migrations (
       version VARCHAR(50) PRIMARY KEY NOT NULL,
       run_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "__diesel_schema_migrations" VALUES('20261124000002','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261125000003','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261125000004','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261125000005','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261125000006','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261125000008','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261125000009','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000008','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000009','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000010','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000011','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000012','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000013','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000014','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000015','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000016','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000018','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000019','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000020','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000021','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000022','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261126000023','2026-11-28 22:22:09');
INSERT INTO "__diesel_schema_migrations" VALUES('20261127000024','2026-11-28 22:22:09');
CREATE TABLE analyses (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    lines TEXT NOT NULL,
    version INTEGER NOT NULL, undo_lines TEXT,
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
INSERT INTO "audit_log" VALUES(1,'2026-11-28 22:22:24.080699',12,'adjudicated',NULL,12,'win:black The fortress falls: the rook comes in by the file.');
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
, books BOOLEAN NOT NULL DEFAULT TRUE, databases BOOLEAN NOT NULL DEFAULT TRUE, engines BOOLEAN NOT NULL DEFAULT FALSE, games INTEGER NOT NULL DEFAULT 1 CHECK (games BETWEEN 1 AND 24), schedule TEXT NOT NULL DEFAULT 'one_by_one' CHECK (schedule IN ('one_by_one', 'two_at_a_time')), ends_early BOOLEAN NOT NULL DEFAULT TRUE);
INSERT INTO "challenges" VALUES(1,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','fischer 864000 86400 1728000 -','server',1,1,1,'claimed',1,1,0,'Anderssen – Kieseritzky, London 1851','accepted','',1,NULL,'1:Anderssen – Kieseritzky, London 1851','2026-11-23 00:52:10.031456','2026-12-07 00:52:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(2,4,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,1,0,'Anderssen – Dufresne, Berlin 1852','accepted','',2,NULL,'4:Anderssen – Dufresne, Berlin 1852','2026-11-15 04:07:10.031456','2026-11-29 04:07:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(3,2,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','period 10 50 40','server',1,1,1,'claimed',1,1,0,'Morphy – Duke of Brunswick and Count Isouard, Paris 1858','accepted','',3,NULL,'2:Morphy – Duke of Brunswick and Count Isouard, Paris 1858','2026-11-18 23:52:10.031456','2026-12-02 23:52:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(4,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,1,0,'Steinitz – von Bardeleben, Hastings 1895','accepted','',4,NULL,'1:Steinitz – von Bardeleben, Hastings 1895','2026-11-24 17:02:10.031456','2026-12-08 17:02:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(5,7,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Rotlewi – Rubinstein, Lodz 1907','accepted','',5,NULL,'7:Rotlewi – Rubinstein, Lodz 1907','2026-09-09 02:47:10.031456','2026-09-23 02:47:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(6,2,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','unlimited','server',1,1,1,'claimed',1,1,0,'Reti – Tartakower, Vienna 1910','accepted','',6,NULL,'2:Reti – Tartakower, Vienna 1910','2026-11-28 16:57:10.031456','2026-12-12 16:57:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(7,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Lasker – Thomas, London 1912','accepted','',7,NULL,'1:Lasker – Thomas, London 1912','2026-09-27 22:42:10.031456','2026-10-11 22:42:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(8,10,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,1,0,'Capablanca – Marshall, New York 1918','accepted','',8,NULL,'10:Capablanca – Marshall, New York 1918','2026-11-21 13:54:10.031456','2026-12-05 13:54:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(9,2,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Botvinnik – Capablanca, Rotterdam 1938','accepted','',9,NULL,'2:Botvinnik – Capablanca, Rotterdam 1938','2026-10-10 17:22:10.031456','2026-10-24 17:22:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(10,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','period 10 50 40','server',1,1,1,'claimed',1,1,0,'Byrne – Fischer, New York 1956','accepted','',10,NULL,'1:Byrne – Fischer, New York 1956','2026-11-18 13:57:10.031456','2026-12-02 13:57:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(11,3,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Fischer – Spassky, Reykjavik 1972','accepted','',11,NULL,'3:Fischer – Spassky, Reykjavik 1972','2026-10-12 18:37:10.031456','2026-10-26 18:37:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(12,2,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,1,0,'Karpov – Kasparov, Moscow 1985','accepted','',12,NULL,'2:Karpov – Kasparov, Moscow 1985','2026-11-14 23:57:10.031456','2026-11-28 23:57:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(13,1,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Kasparov – Topalov, Wijk aan Zee 1999','accepted','',13,NULL,'1:Kasparov – Topalov, Wijk aan Zee 1999','2026-10-25 17:00:10.031456','2026-11-08 17:00:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(14,6,NULL,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 259200','server',1,1,1,'claimed',1,0,1,'Carlsen – Nepomniachtchi, Dubai 2021','accepted','',14,NULL,'6:Carlsen – Nepomniachtchi, Dubai 2021','2026-09-03 00:12:10.031456','2026-09-17 00:12:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(15,4,NULL,NULL,'standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','fischer 864000 86400 1728000 -','server',1,1,1,'claimed',1,1,0,'Who plays a quiet game?','open','',NULL,NULL,'4:demo-0','2026-11-28 22:22:10.031456','2026-12-12 22:22:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(16,6,NULL,'black','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 604800','server',1,1,1,'claimed',1,1,0,'','open','',NULL,NULL,'6:demo-1','2026-11-28 22:22:10.031456','2026-12-12 22:22:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(17,7,NULL,NULL,'chess960','nbbrkrqn/pppppppp/8/8/8/8/PPPPPPPP/NBBRKRQN w KQkq - 0 1','Chess960 No. 356','period 10 50 40','server',1,1,1,'claimed',1,1,0,'No books needed.','open','',NULL,NULL,'7:demo-2','2026-11-28 22:22:10.031456','2026-12-12 22:22:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(18,9,1,'white','standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 172800','server',1,1,1,'claimed',1,1,0,'Shall we?','accepted','',50,NULL,'9:demo-3','2026-11-28 22:22:10.031456','2026-12-12 22:22:10.031456',1,1,0,1,'one_by_one',1);
INSERT INTO "challenges" VALUES(19,1,NULL,NULL,'standard','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','Standard','per_move 432000','server',1,1,1,'claimed',1,1,0,'Four games?','accepted','',47,NULL,'1:demo-match','2026-11-18 22:22:10.031456','2026-12-02 22:22:10.031456',1,1,0,4,'one_by_one',1);
CREATE TABLE conditional_moves (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    lines TEXT NOT NULL,
    PRIMARY KEY (game_id, side)
);
CREATE TABLE delayed_moves (
    game_id INTEGER PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    -- The position in which it was made: half-moves, and takebacks above the lowest 16 bits.
    position_no INTEGER NOT NULL,
    uci TEXT NOT NULL,
    offers_draw BOOLEAN NOT NULL,
    -- Conditional moves and a proposed line that go with it, in the typed form; what is said with it.
    keep TEXT,
    propose TEXT,
    message TEXT,
    made_at TIMESTAMP NOT NULL,
    -- Microseconds that the move had used then.
    used BIGINT NOT NULL CHECK (used >= 0),
    -- When the delay ends; when the job looks at it, which is later only if it could not be read.
    sent_at TIMESTAMP NOT NULL,
    check_at TIMESTAMP NOT NULL
);
CREATE TABLE devices (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    last_seen_at TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, name)
);
INSERT INTO "devices" VALUES(1,'unknown','2026-11-28 22:22:24.299591');
INSERT INTO "devices" VALUES(2,'unknown','2026-11-28 22:22:23.514009');
INSERT INTO "devices" VALUES(12,'unknown','2026-11-28 22:22:23.567999');
INSERT INTO "devices" VALUES(8,'unknown','2026-11-28 22:22:23.682233');
INSERT INTO "devices" VALUES(11,'unknown','2026-11-28 22:22:23.730571');
INSERT INTO "devices" VALUES(4,'unknown','2026-11-28 22:22:24.392519');
CREATE TABLE game_creation_chain (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    count BIGINT NOT NULL,
    head TEXT NOT NULL,
    -- Whether games from before the chain have been appended.
    is_complete BOOLEAN NOT NULL
);
INSERT INTO "game_creation_chain" VALUES(1,50,'41bf9e951bbe6d76ccb8552ee1d09000e94ba31625b1254a27b0e89deb534022',1);
CREATE TABLE game_creations (
    -- 1 is the first; there is no gap.
    number INTEGER PRIMARY KEY NOT NULL,
    game_id BIGINT NOT NULL UNIQUE,
    -- The hash with which the log of the game begins.
    first_hash TEXT NOT NULL
, is_late BOOLEAN NOT NULL DEFAULT FALSE);
INSERT INTO "game_creations" VALUES(1,1,'2587f815f44d8bb87a39b9db0e925962045ccc4476fe3806223818c001c2da92',0);
INSERT INTO "game_creations" VALUES(2,2,'0200819ee51c93cbfa649b1a2241ccbf00ba769081ff39ff6912435e76a23a86',0);
INSERT INTO "game_creations" VALUES(3,3,'ed33379e5807e311a8b6fefae3e4dc71672e1839b1dba572a7bd7f3d99c095a2',0);
INSERT INTO "game_creations" VALUES(4,4,'266fe8da427358090f31c3b8eaf40dd9bff495d2521466be349993063ae6fb37',0);
INSERT INTO "game_creations" VALUES(5,5,'0df793afc5b338b4c206cff3b725de6e68fc40e1eebaac6a6b3d30cfd603b506',0);
INSERT INTO "game_creations" VALUES(6,6,'a33e1b23ad7f527da4c867dad725a5aa9f10c4877041f246bbfaafe1555035ad',0);
INSERT INTO "game_creations" VALUES(7,7,'d92075f2e858f411dc21b941a1f1e7b0e56c119083a5aaacf02ce477893d3746',0);
INSERT INTO "game_creations" VALUES(8,8,'a1949cd0cfb1f4ff7a079559ef7756a4d667ef8db2a530f14324445c8daafbd5',0);
INSERT INTO "game_creations" VALUES(9,9,'cc9e745415eb100943b1dc4e2b848f510d2bb75483073402473ad8702ca55adf',0);
INSERT INTO "game_creations" VALUES(10,10,'bebd38f25fa081db0b1ede9af4a2825aea04e43f77d61c4af9321191a1c396d5',0);
INSERT INTO "game_creations" VALUES(11,11,'4afbfcc61b1951f1dd6b6de0dd63cee544d52e4d0c7f2b125d607085026c5572',0);
INSERT INTO "game_creations" VALUES(12,12,'3e67e87b80c3d43992138fa7ddb2a7225102bd1724f9b9b10289a268efe36083',0);
INSERT INTO "game_creations" VALUES(13,13,'a1af338c4f24da6f96bfd2406f072499bf30d8d5ae5c1b05a4e8540debbff7e0',0);
INSERT INTO "game_creations" VALUES(14,14,'50f24cb9375994ba02c1926c46cfbe83006d21e84039582f5332a378127727d4',0);
INSERT INTO "game_creations" VALUES(15,15,'177010095e676ee6a6fe54b13c3e66b0a6c6b62b81fb541f8abc605e0431052e',0);
INSERT INTO "game_creations" VALUES(16,16,'0ca052e91e9a790740c33da3d758801fb2e3853c1803b9de2424d4fb67ba0373',0);
INSERT INTO "game_creations" VALUES(17,17,'30293eae15bce1d1192fcef023eafb65a66e01c4568c26e8dda2bcf32fe6cc38',0);
INSERT INTO "game_creations" VALUES(18,18,'7577e97387755f221a0422ad7b79b584026e0efdbc5705c5086ec95ffffdbd73',0);
INSERT INTO "game_creations" VALUES(19,19,'b3f2fdd51d1aba12f3847c387844441dbff2aabe3079247a383de3e020c85e6c',0);
INSERT INTO "game_creations" VALUES(20,20,'81a553c1676c0cc32cbc213dcdea553d3591f009729baf12b15154669257e46b',0);
INSERT INTO "game_creations" VALUES(21,21,'22cb8c0f2991c785079686d192e3584bba8565a8d6ec82c8938fa2f4753936f2',0);
INSERT INTO "game_creations" VALUES(22,22,'c64b71b0f92c7ead2a42e5c0d0c00586ed76626015993dc04f18e5e3d3e5e020',0);
INSERT INTO "game_creations" VALUES(23,23,'f3ccd199e78abe2d821bf86511c48435c66ba3e7e129ce4a31d66887abdc726a',0);
INSERT INTO "game_creations" VALUES(24,24,'143274b7ceae5efecce6cf96cabb4484f619d1581592d477d5986d5066196a71',0);
INSERT INTO "game_creations" VALUES(25,25,'a25606aaf9e8e65b4e29ede6b889fb54a629e203b08c6fc2beecdc02309dd5ea',0);
INSERT INTO "game_creations" VALUES(26,26,'8c13336d3f753d6c4713f941bab9ae8ff682559e46d737ae94ca5d79f4829609',0);
INSERT INTO "game_creations" VALUES(27,27,'a6ffd67df671c48ab5ba6be62a7c4e77626855342f4e49a940c917d023d67688',0);
INSERT INTO "game_creations" VALUES(28,28,'b8cc34a870ab3c6a1212921861560e304edc75accfa43fe4c11a83dd5d9bb8ad',0);
INSERT INTO "game_creations" VALUES(29,29,'9b01bb26e65a7e1d439dddb74bbc1923ff0f88a627be5d00e696294fd7b19db9',0);
INSERT INTO "game_creations" VALUES(30,30,'56b83cf3b176e257bd11486f09838a42f36fe81620a089f70034b9e3a4a6f9b2',0);
INSERT INTO "game_creations" VALUES(31,31,'37c2d65705b57dd64148fd74c947bf325d2891e8e6a37b3cd9dab3fb86d32641',0);
INSERT INTO "game_creations" VALUES(32,32,'a38f5256b4dc04268e98d99e73f677eee7ae02fdc9c2ffa2f09dda84b26afd5e',0);
INSERT INTO "game_creations" VALUES(33,33,'957864dcbe2e7a72e41763c62a9da8caef945c8ca47e4599eac33bef5b0dd774',0);
INSERT INTO "game_creations" VALUES(34,34,'566163c5b6b3849edb7c295b53d7d39ef81d96d2574d7153356bee95a2a52dc4',0);
INSERT INTO "game_creations" VALUES(35,35,'f5b2e8352753da01f1383533f2c9bafcc9603f63fac6dccfd7ce20b4cece0c0a',0);
INSERT INTO "game_creations" VALUES(36,36,'3d8abdf7412875e98f98cb3321d2912068b3c8266fc8f9b0bde12c9b638a280b',0);
INSERT INTO "game_creations" VALUES(37,37,'856cdcf1b5b333a5a802e8530521e7b6d640e17f98f2a89678e236eed4ca0e53',0);
INSERT INTO "game_creations" VALUES(38,38,'244ff896fbcb1df507176a419044922006f45375432b003988ac4b67c3d55a9b',0);
INSERT INTO "game_creations" VALUES(39,39,'c43806a3ea72ac62f312ab2d8047f6425fe6fca67da590b7dd0e9b803099e761',0);
INSERT INTO "game_creations" VALUES(40,40,'6bd26c7c4c27df640d1c1265e64bde55625bc038ec5744460d81ba9aba3077bc',0);
INSERT INTO "game_creations" VALUES(41,41,'d8c53678d54524465f9e04e6076659f1abd055eb06efe8aac038e3cde6f2d0cd',0);
INSERT INTO "game_creations" VALUES(42,42,'b8c4bdc71b4b4fac61927e0c8d4db210d803637fc158f9a3da4a5e7e8a794422',0);
INSERT INTO "game_creations" VALUES(43,43,'df07fbbc0e14c781ee3b5239ff19abd6ccda7e7250abfc2fce4de3c294112246',0);
INSERT INTO "game_creations" VALUES(44,44,'f6ad2841bb3a85d7e45997ca6bf7b31790294873d8de24690fa899a9b44e3363',0);
INSERT INTO "game_creations" VALUES(45,45,'26f6ae8046a83ec5835f3d2f4e2c3a99664da82d406b2140a4c6ecc5c070162a',0);
INSERT INTO "game_creations" VALUES(46,46,'c9bdcaca005c533a66de335188922b33280eb3b00f9b6156b7a1b961f4e80007',0);
INSERT INTO "game_creations" VALUES(47,47,'47b93f5b6f1e161a3b0ba25d492b0c75dd5097423962b14b6eddb4d60a6a377b',0);
INSERT INTO "game_creations" VALUES(48,48,'f989ed6ea3a8406ea021da037d636d65acd695f8e4e80af94d0b8b2e97c8b65d',0);
INSERT INTO "game_creations" VALUES(49,49,'ebc27139d9fa70efc26dee5c82d2608246a3133ef5dba409ac49ae2aa286a456',0);
INSERT INTO "game_creations" VALUES(50,50,'eda43ab1ea77132b09ce926cd464b3d135a7d8961f7b6a465c045ba1a6908539',0);
CREATE TABLE "game_events" (
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    -- 0 is the first of the game; there is no gap.
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('white', 'black', 'white_conditional_move', 'black_conditional_move', 'white_proposed_line', 'black_proposed_line', 'clock', 'rules_core', 'system') OR actor LIKE 'admin:%'),
    kind TEXT NOT NULL CHECK (kind <> ''),
    -- What the kind needs: a move in UCI, the ground of a claim, a reason.
    detail TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);
INSERT INTO "game_events" VALUES(1,0,'2026-11-23 01:17:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(1,1,'2026-11-23 02:19:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(1,2,'2026-11-23 05:12:10.031456','white','move','f2f4');
INSERT INTO "game_events" VALUES(1,3,'2026-11-23 11:10:10.031456','black','move','e5f4');
INSERT INTO "game_events" VALUES(1,4,'2026-11-23 21:27:10.031456','white','move','f1c4');
INSERT INTO "game_events" VALUES(1,5,'2026-11-23 22:17:10.031456','black','move','d8h4');
INSERT INTO "game_events" VALUES(1,6,'2026-11-24 05:54:10.031456','white','move','e1f1');
INSERT INTO "game_events" VALUES(1,7,'2026-11-24 06:32:10.031456','black','move','b7b5');
INSERT INTO "game_events" VALUES(1,8,'2026-11-24 16:25:10.031456','white','move','c4b5');
INSERT INTO "game_events" VALUES(1,9,'2026-11-24 21:47:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(1,10,'2026-11-24 23:52:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(1,11,'2026-11-25 14:54:10.031456','black','move','h4h6');
INSERT INTO "game_events" VALUES(1,12,'2026-11-26 05:07:10.031456','white','move','d2d3');
INSERT INTO "game_events" VALUES(1,13,'2026-11-26 19:45:10.031456','black','move','f6h5');
INSERT INTO "game_events" VALUES(1,14,'2026-11-26 21:02:10.031456','white','move','f3h4');
INSERT INTO "game_events" VALUES(1,15,'2026-11-27 01:12:10.031456','black','move','h6g5');
INSERT INTO "game_events" VALUES(1,16,'2026-11-27 09:29:10.031456','white','move','h4f5');
INSERT INTO "game_events" VALUES(1,17,'2026-11-27 23:07:10.031456','black','move','c7c6');
INSERT INTO "game_events" VALUES(1,18,'2026-11-28 04:20:10.031456','white','move','g2g4');
INSERT INTO "game_events" VALUES(1,19,'2026-11-28 17:22:10.031456','black','move','h5f6');
INSERT INTO "game_events" VALUES(2,0,'2026-11-15 04:32:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(2,1,'2026-11-15 05:34:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(2,2,'2026-11-15 08:27:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(2,3,'2026-11-15 14:25:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(2,4,'2026-11-16 00:42:10.031456','white','move','f1c4');
INSERT INTO "game_events" VALUES(2,5,'2026-11-16 01:32:10.031456','black','move','f8c5');
INSERT INTO "game_events" VALUES(2,6,'2026-11-16 09:09:10.031456','white','move','b2b4');
INSERT INTO "game_events" VALUES(2,7,'2026-11-16 09:47:10.031456','black','move','c5b4');
INSERT INTO "game_events" VALUES(2,8,'2026-11-16 19:40:10.031456','white','move','c2c3');
INSERT INTO "game_events" VALUES(2,9,'2026-11-17 01:02:10.031456','black','move','b4a5');
INSERT INTO "game_events" VALUES(2,10,'2026-11-17 03:07:10.031456','white','move','d2d4');
INSERT INTO "game_events" VALUES(2,11,'2026-11-17 18:09:10.031456','black','move','e5d4');
INSERT INTO "game_events" VALUES(2,12,'2026-11-18 08:22:10.031456','white','move','e1g1');
INSERT INTO "game_events" VALUES(2,13,'2026-11-18 23:00:10.031456','black','move','d4d3');
INSERT INTO "game_events" VALUES(2,14,'2026-11-19 00:17:10.031456','white','move','d1b3');
INSERT INTO "game_events" VALUES(2,15,'2026-11-19 04:27:10.031456','black','move','d8f6');
INSERT INTO "game_events" VALUES(2,16,'2026-11-19 12:44:10.031456','white','move','e4e5');
INSERT INTO "game_events" VALUES(2,17,'2026-11-20 02:22:10.031456','black','move','f6g6');
INSERT INTO "game_events" VALUES(2,18,'2026-11-20 07:35:10.031456','white','move','f1e1');
INSERT INTO "game_events" VALUES(2,19,'2026-11-20 20:37:10.031456','black','move','g8e7');
INSERT INTO "game_events" VALUES(2,20,'2026-11-21 03:42:10.031456','white','move','c1a3');
INSERT INTO "game_events" VALUES(2,21,'2026-11-21 06:04:10.031456','black','move','b7b5');
INSERT INTO "game_events" VALUES(2,22,'2026-11-21 19:57:10.031456','white','move','b3b5');
INSERT INTO "game_events" VALUES(2,23,'2026-11-22 07:35:10.031456','black','move','a8b8');
INSERT INTO "game_events" VALUES(2,24,'2026-11-22 18:12:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(2,25,'2026-11-23 05:02:10.031456','black','move','a5b6');
INSERT INTO "game_events" VALUES(2,26,'2026-11-23 17:19:10.031456','white','move','b1d2');
INSERT INTO "game_events" VALUES(2,27,'2026-11-24 08:17:10.031456','black','move','c8b7');
INSERT INTO "game_events" VALUES(2,28,'2026-11-24 12:10:10.031456','white','move','d2e4');
INSERT INTO "game_events" VALUES(2,29,'2026-11-24 21:12:10.031456','black','move','g6f5');
INSERT INTO "game_events" VALUES(2,30,'2026-11-24 21:37:10.031456','white','move','c4d3');
INSERT INTO "game_events" VALUES(2,31,'2026-11-25 05:39:10.031456','black','move','f5h5');
INSERT INTO "game_events" VALUES(2,32,'2026-11-25 07:32:10.031456','white','move','e4f6');
INSERT INTO "game_events" VALUES(2,33,'2026-11-25 19:30:10.031456','black','move','g7f6');
INSERT INTO "game_events" VALUES(2,34,'2026-11-26 03:47:10.031456','white','move','e5f6');
INSERT INTO "game_events" VALUES(2,35,'2026-11-26 09:37:10.031456','black','move','h8g8');
INSERT INTO "game_events" VALUES(2,36,'2026-11-26 14:14:10.031456','white','move','a1d1');
INSERT INTO "game_events" VALUES(2,37,'2026-11-26 18:52:10.031456','black','move','h5f3');
INSERT INTO "game_events" VALUES(2,38,'2026-11-27 00:45:10.031456','white','move','e1e7');
INSERT INTO "game_events" VALUES(2,39,'2026-11-27 09:07:10.031456','black','move','c6e7');
INSERT INTO "game_events" VALUES(2,40,'2026-11-27 21:12:10.031456','white','move','a4d7');
INSERT INTO "game_events" VALUES(2,41,'2026-11-27 23:14:10.031456','black','move','e8d7');
INSERT INTO "game_events" VALUES(2,42,'2026-11-28 07:27:10.031456','white','move','d3f5');
INSERT INTO "game_events" VALUES(2,43,'2026-11-28 08:05:10.031456','black','move','d7e8');
INSERT INTO "game_events" VALUES(2,44,'2026-11-28 17:22:10.031456','white','move','f5d7');
INSERT INTO "game_events" VALUES(3,0,'2026-11-19 00:17:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(3,1,'2026-11-19 01:19:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(3,2,'2026-11-19 04:12:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(3,3,'2026-11-19 10:10:10.031456','black','move','d7d6');
INSERT INTO "game_events" VALUES(3,4,'2026-11-19 20:27:10.031456','white','move','d2d4');
INSERT INTO "game_events" VALUES(3,5,'2026-11-19 21:17:10.031456','black','move','c8g4');
INSERT INTO "game_events" VALUES(3,6,'2026-11-20 04:54:10.031456','white','move','d4e5');
INSERT INTO "game_events" VALUES(3,7,'2026-11-20 05:32:10.031456','black','move','g4f3');
INSERT INTO "game_events" VALUES(3,8,'2026-11-20 15:25:10.031456','white','move','d1f3');
INSERT INTO "game_events" VALUES(3,9,'2026-11-20 20:47:10.031456','black','move','d6e5');
INSERT INTO "game_events" VALUES(3,10,'2026-11-20 22:52:10.031456','white','move','f1c4');
INSERT INTO "game_events" VALUES(3,11,'2026-11-21 13:54:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(3,12,'2026-11-22 04:07:10.031456','white','move','f3b3');
INSERT INTO "game_events" VALUES(3,13,'2026-11-22 18:45:10.031456','black','move','d8e7');
INSERT INTO "game_events" VALUES(3,14,'2026-11-22 20:02:10.031456','white','move','b1c3');
INSERT INTO "game_events" VALUES(3,15,'2026-11-23 00:12:10.031456','black','move','c7c6');
INSERT INTO "game_events" VALUES(3,16,'2026-11-23 08:29:10.031456','white','move','c1g5');
INSERT INTO "game_events" VALUES(3,17,'2026-11-23 22:07:10.031456','black','move','b7b5');
INSERT INTO "game_events" VALUES(3,18,'2026-11-24 03:20:10.031456','white','move','c3b5');
INSERT INTO "game_events" VALUES(3,19,'2026-11-24 16:22:10.031456','black','move','c6b5');
INSERT INTO "game_events" VALUES(3,20,'2026-11-24 23:27:10.031456','white','move','c4b5');
INSERT INTO "game_events" VALUES(3,21,'2026-11-25 01:49:10.031456','black','move','b8d7');
INSERT INTO "game_events" VALUES(3,22,'2026-11-25 15:42:10.031456','white','move','e1c1');
INSERT INTO "game_events" VALUES(3,23,'2026-11-26 03:20:10.031456','black','move','a8d8');
INSERT INTO "game_events" VALUES(3,24,'2026-11-26 13:57:10.031456','white','move','d1d7');
INSERT INTO "game_events" VALUES(3,25,'2026-11-27 00:47:10.031456','black','move','d8d7');
INSERT INTO "game_events" VALUES(3,26,'2026-11-27 13:04:10.031456','white','move','h1d1');
INSERT INTO "game_events" VALUES(3,27,'2026-11-28 04:02:10.031456','black','move','e7e6');
INSERT INTO "game_events" VALUES(3,28,'2026-11-28 07:55:10.031456','white','move','b5d7');
INSERT INTO "game_events" VALUES(3,29,'2026-11-28 16:57:10.031456','black','move','f6d7');
INSERT INTO "game_events" VALUES(3,30,'2026-11-28 17:22:10.031456','white','move','b3b8');
INSERT INTO "game_events" VALUES(4,0,'2026-11-24 17:27:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(4,1,'2026-11-24 18:29:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(4,2,'2026-11-24 21:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(4,3,'2026-11-25 03:20:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(4,4,'2026-11-25 13:37:10.031456','white','move','f1c4');
INSERT INTO "game_events" VALUES(4,5,'2026-11-25 14:27:10.031456','black','move','f8c5');
INSERT INTO "game_events" VALUES(4,6,'2026-11-25 22:04:10.031456','white','move','c2c3');
INSERT INTO "game_events" VALUES(4,7,'2026-11-25 22:42:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(4,8,'2026-11-26 08:35:10.031456','white','move','d2d4');
INSERT INTO "game_events" VALUES(4,9,'2026-11-26 13:57:10.031456','black','move','e5d4');
INSERT INTO "game_events" VALUES(4,10,'2026-11-26 16:02:10.031456','white','move','c3d4');
INSERT INTO "game_events" VALUES(4,11,'2026-11-27 07:04:10.031456','black','move','c5b4');
INSERT INTO "game_events" VALUES(4,12,'2026-11-27 21:17:10.031456','white','move','b1c3');
INSERT INTO "game_events" VALUES(4,13,'2026-11-28 11:55:10.031456','black','move','d7d5');
INSERT INTO "game_events" VALUES(4,14,'2026-11-28 13:12:10.031456','white','move','e4d5');
INSERT INTO "game_events" VALUES(4,15,'2026-11-28 17:22:10.031456','black','move','f6d5 draw');
INSERT INTO "game_events" VALUES(5,0,'2026-09-09 03:12:10.031456','white','move','d2d4');
INSERT INTO "game_events" VALUES(5,1,'2026-09-09 04:14:10.031456','black','move','d7d5');
INSERT INTO "game_events" VALUES(5,2,'2026-09-09 07:07:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(5,3,'2026-09-09 13:05:10.031456','black','move','e7e6');
INSERT INTO "game_events" VALUES(5,4,'2026-09-09 23:22:10.031456','white','move','e2e3');
INSERT INTO "game_events" VALUES(5,5,'2026-09-10 00:12:10.031456','black','move','c7c5');
INSERT INTO "game_events" VALUES(5,6,'2026-09-10 07:49:10.031456','white','move','c2c4');
INSERT INTO "game_events" VALUES(5,7,'2026-09-10 08:27:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(5,8,'2026-09-10 18:20:10.031456','white','move','b1c3');
INSERT INTO "game_events" VALUES(5,9,'2026-09-10 23:42:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(5,10,'2026-09-11 01:47:10.031456','white','move','d4c5');
INSERT INTO "game_events" VALUES(5,11,'2026-09-11 16:49:10.031456','black','move','f8c5');
INSERT INTO "game_events" VALUES(5,12,'2026-09-12 07:02:10.031456','white','move','a2a3');
INSERT INTO "game_events" VALUES(5,13,'2026-09-12 21:40:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(5,14,'2026-09-12 22:57:10.031456','white','move','b2b4');
INSERT INTO "game_events" VALUES(5,15,'2026-09-13 03:07:10.031456','black','move','c5d6');
INSERT INTO "game_events" VALUES(5,16,'2026-09-13 11:24:10.031456','white','move','c1b2');
INSERT INTO "game_events" VALUES(5,17,'2026-09-14 01:02:10.031456','black','move','e8g8');
INSERT INTO "game_events" VALUES(5,18,'2026-09-14 06:15:10.031456','white','move','d1d2');
INSERT INTO "game_events" VALUES(5,19,'2026-09-14 19:17:10.031456','black','move','d8e7');
INSERT INTO "game_events" VALUES(5,20,'2026-09-15 02:22:10.031456','white','move','f1d3');
INSERT INTO "game_events" VALUES(5,21,'2026-09-15 04:44:10.031456','black','move','d5c4');
INSERT INTO "game_events" VALUES(5,22,'2026-09-15 18:37:10.031456','white','move','d3c4');
INSERT INTO "game_events" VALUES(5,23,'2026-09-16 06:15:10.031456','black','move','b7b5');
INSERT INTO "game_events" VALUES(5,24,'2026-09-16 16:52:10.031456','white','move','c4d3');
INSERT INTO "game_events" VALUES(5,25,'2026-09-17 03:42:10.031456','black','move','f8d8');
INSERT INTO "game_events" VALUES(5,26,'2026-09-17 15:59:10.031456','white','move','d2e2');
INSERT INTO "game_events" VALUES(5,27,'2026-09-18 06:57:10.031456','black','move','c8b7');
INSERT INTO "game_events" VALUES(5,28,'2026-09-18 10:50:10.031456','white','move','e1g1');
INSERT INTO "game_events" VALUES(5,29,'2026-09-18 19:52:10.031456','black','move','c6e5');
INSERT INTO "game_events" VALUES(5,30,'2026-09-18 20:17:10.031456','white','move','f3e5');
INSERT INTO "game_events" VALUES(5,31,'2026-09-19 04:19:10.031456','black','move','d6e5');
INSERT INTO "game_events" VALUES(5,32,'2026-09-19 06:12:10.031456','white','move','f2f4');
INSERT INTO "game_events" VALUES(5,33,'2026-09-19 18:10:10.031456','black','move','e5c7');
INSERT INTO "game_events" VALUES(5,34,'2026-09-20 02:27:10.031456','white','move','e3e4');
INSERT INTO "game_events" VALUES(5,35,'2026-09-20 08:17:10.031456','black','move','a8c8');
INSERT INTO "game_events" VALUES(5,36,'2026-09-20 12:54:10.031456','white','move','e4e5');
INSERT INTO "game_events" VALUES(5,37,'2026-09-20 17:32:10.031456','black','move','c7b6');
INSERT INTO "game_events" VALUES(5,38,'2026-09-20 23:25:10.031456','white','move','g1h1');
INSERT INTO "game_events" VALUES(5,39,'2026-09-21 07:47:10.031456','black','move','f6g4');
INSERT INTO "game_events" VALUES(5,40,'2026-09-21 19:52:10.031456','white','move','d3e4');
INSERT INTO "game_events" VALUES(5,41,'2026-09-21 21:54:10.031456','black','move','e7h4');
INSERT INTO "game_events" VALUES(5,42,'2026-09-22 06:07:10.031456','white','move','g2g3');
INSERT INTO "game_events" VALUES(5,43,'2026-09-22 06:45:10.031456','black','move','c8c3');
INSERT INTO "game_events" VALUES(5,44,'2026-09-22 16:02:10.031456','white','move','g3h4');
INSERT INTO "game_events" VALUES(5,45,'2026-09-22 20:12:10.031456','black','move','d8d2');
INSERT INTO "game_events" VALUES(5,46,'2026-09-23 11:29:10.031456','white','move','e2d2');
INSERT INTO "game_events" VALUES(5,47,'2026-09-24 00:07:10.031456','black','move','b7e4');
INSERT INTO "game_events" VALUES(5,48,'2026-09-24 11:20:10.031456','white','move','d2g2');
INSERT INTO "game_events" VALUES(5,49,'2026-09-24 22:22:10.031456','black','move','c3h3');
INSERT INTO "game_events" VALUES(5,50,'2026-09-24 22:22:10.031456','white','ended','resignation white could_mate a1b1 h3h2');
INSERT INTO "game_events" VALUES(6,0,'2026-11-28 17:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(7,0,'2026-09-27 23:07:10.031456','white','move','d2d4');
INSERT INTO "game_events" VALUES(7,1,'2026-09-28 00:09:10.031456','black','move','e7e6');
INSERT INTO "game_events" VALUES(7,2,'2026-09-28 03:02:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(7,3,'2026-09-28 09:00:10.031456','black','move','f7f5');
INSERT INTO "game_events" VALUES(7,4,'2026-09-28 19:17:10.031456','white','move','b1c3');
INSERT INTO "game_events" VALUES(7,5,'2026-09-28 20:07:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(7,6,'2026-09-29 03:44:10.031456','white','move','c1g5');
INSERT INTO "game_events" VALUES(7,7,'2026-09-29 04:22:10.031456','black','move','f8e7');
INSERT INTO "game_events" VALUES(7,8,'2026-09-29 14:15:10.031456','white','move','g5f6');
INSERT INTO "game_events" VALUES(7,9,'2026-09-29 19:37:10.031456','black','move','e7f6');
INSERT INTO "game_events" VALUES(7,10,'2026-09-29 21:42:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(7,11,'2026-09-30 12:44:10.031456','black','move','f5e4');
INSERT INTO "game_events" VALUES(7,12,'2026-10-01 02:57:10.031456','white','move','c3e4');
INSERT INTO "game_events" VALUES(7,13,'2026-10-01 17:35:10.031456','black','move','b7b6');
INSERT INTO "game_events" VALUES(7,14,'2026-10-01 18:52:10.031456','white','move','f3e5');
INSERT INTO "game_events" VALUES(7,15,'2026-10-01 23:02:10.031456','black','move','e8g8');
INSERT INTO "game_events" VALUES(7,16,'2026-10-02 07:19:10.031456','white','move','f1d3');
INSERT INTO "game_events" VALUES(7,17,'2026-10-02 20:57:10.031456','black','move','c8b7');
INSERT INTO "game_events" VALUES(7,18,'2026-10-03 02:10:10.031456','white','move','d1h5');
INSERT INTO "game_events" VALUES(7,19,'2026-10-03 15:12:10.031456','black','move','d8e7');
INSERT INTO "game_events" VALUES(7,20,'2026-10-03 22:17:10.031456','white','move','h5h7');
INSERT INTO "game_events" VALUES(7,21,'2026-10-04 00:39:10.031456','black','move','g8h7');
INSERT INTO "game_events" VALUES(7,22,'2026-10-04 14:32:10.031456','white','move','e4f6');
INSERT INTO "game_events" VALUES(7,23,'2026-10-05 02:10:10.031456','black','move','h7h6');
INSERT INTO "game_events" VALUES(7,24,'2026-10-05 12:47:10.031456','white','move','e5g4');
INSERT INTO "game_events" VALUES(7,25,'2026-10-05 23:37:10.031456','black','move','h6g5');
INSERT INTO "game_events" VALUES(7,26,'2026-10-06 11:54:10.031456','white','move','h2h4');
INSERT INTO "game_events" VALUES(7,27,'2026-10-07 02:52:10.031456','black','move','g5f4');
INSERT INTO "game_events" VALUES(7,28,'2026-10-07 06:45:10.031456','white','move','g2g3');
INSERT INTO "game_events" VALUES(7,29,'2026-10-07 15:47:10.031456','black','move','f4f3');
INSERT INTO "game_events" VALUES(7,30,'2026-10-07 16:12:10.031456','white','move','d3e2');
INSERT INTO "game_events" VALUES(7,31,'2026-10-08 00:14:10.031456','black','move','f3g2');
INSERT INTO "game_events" VALUES(7,32,'2026-10-08 02:07:10.031456','white','move','h1h2');
INSERT INTO "game_events" VALUES(7,33,'2026-10-08 14:05:10.031456','black','move','g2g1');
INSERT INTO "game_events" VALUES(7,34,'2026-10-08 22:22:10.031456','white','move','e1d2');
INSERT INTO "game_events" VALUES(7,35,'2026-10-08 22:22:10.031456','white','ended','checkmate white');
INSERT INTO "game_events" VALUES(8,0,'2026-11-21 14:19:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(8,1,'2026-11-21 15:21:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(8,2,'2026-11-21 18:14:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(8,3,'2026-11-22 00:12:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(8,4,'2026-11-22 10:29:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(8,5,'2026-11-22 11:19:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(8,6,'2026-11-22 18:56:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(8,7,'2026-11-22 19:34:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(8,8,'2026-11-23 05:27:10.031456','white','move','e1g1');
INSERT INTO "game_events" VALUES(8,9,'2026-11-23 10:49:10.031456','black','move','f8e7');
INSERT INTO "game_events" VALUES(8,10,'2026-11-23 12:54:10.031456','white','move','f1e1');
INSERT INTO "game_events" VALUES(8,11,'2026-11-24 03:56:10.031456','black','move','b7b5');
INSERT INTO "game_events" VALUES(8,12,'2026-11-24 18:09:10.031456','white','move','a4b3');
INSERT INTO "game_events" VALUES(8,13,'2026-11-25 08:47:10.031456','black','move','e8g8');
INSERT INTO "game_events" VALUES(8,14,'2026-11-25 10:04:10.031456','white','move','c2c3');
INSERT INTO "game_events" VALUES(8,15,'2026-11-25 14:14:10.031456','black','move','d7d5');
INSERT INTO "game_events" VALUES(8,16,'2026-11-25 22:31:10.031456','white','move','e4d5');
INSERT INTO "game_events" VALUES(8,17,'2026-11-26 12:09:10.031456','black','move','f6d5');
INSERT INTO "game_events" VALUES(8,18,'2026-11-26 17:22:10.031456','white','move','f3e5');
INSERT INTO "game_events" VALUES(8,19,'2026-11-27 06:24:10.031456','black','move','c6e5');
INSERT INTO "game_events" VALUES(8,20,'2026-11-27 13:29:10.031456','white','move','e1e5');
INSERT INTO "game_events" VALUES(8,21,'2026-11-27 15:51:10.031456','black','move','d5f6');
INSERT INTO "game_events" VALUES(8,22,'2026-11-28 05:44:10.031456','white','move','e5e1');
INSERT INTO "game_events" VALUES(8,23,'2026-11-28 17:22:10.031456','black','move','e7d6');
INSERT INTO "game_events" VALUES(9,0,'2026-10-10 17:47:10.031456','white','move','d2d4');
INSERT INTO "game_events" VALUES(9,1,'2026-10-10 18:49:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(9,2,'2026-10-10 21:42:10.031456','white','move','c2c4');
INSERT INTO "game_events" VALUES(9,3,'2026-10-11 03:40:10.031456','black','move','e7e6');
INSERT INTO "game_events" VALUES(9,4,'2026-10-11 13:57:10.031456','white','move','b1c3');
INSERT INTO "game_events" VALUES(9,5,'2026-10-11 14:47:10.031456','black','move','f8b4');
INSERT INTO "game_events" VALUES(9,6,'2026-10-11 22:24:10.031456','white','move','e2e3');
INSERT INTO "game_events" VALUES(9,7,'2026-10-11 23:02:10.031456','black','move','d7d5');
INSERT INTO "game_events" VALUES(9,8,'2026-10-12 08:55:10.031456','white','move','a2a3');
INSERT INTO "game_events" VALUES(9,9,'2026-10-12 14:17:10.031456','black','move','b4c3');
INSERT INTO "game_events" VALUES(9,10,'2026-10-12 16:22:10.031456','white','move','b2c3');
INSERT INTO "game_events" VALUES(9,11,'2026-10-13 07:24:10.031456','black','move','c7c5');
INSERT INTO "game_events" VALUES(9,12,'2026-10-13 21:37:10.031456','white','move','c4d5');
INSERT INTO "game_events" VALUES(9,13,'2026-10-14 12:15:10.031456','black','move','e6d5');
INSERT INTO "game_events" VALUES(9,14,'2026-10-14 13:32:10.031456','white','move','f1d3');
INSERT INTO "game_events" VALUES(9,15,'2026-10-14 17:42:10.031456','black','move','e8g8');
INSERT INTO "game_events" VALUES(9,16,'2026-10-15 01:59:10.031456','white','move','g1e2');
INSERT INTO "game_events" VALUES(9,17,'2026-10-15 15:37:10.031456','black','move','b7b6');
INSERT INTO "game_events" VALUES(9,18,'2026-10-15 20:50:10.031456','white','move','e1g1');
INSERT INTO "game_events" VALUES(9,19,'2026-10-16 09:52:10.031456','black','move','c8a6');
INSERT INTO "game_events" VALUES(9,20,'2026-10-16 16:57:10.031456','white','move','d3a6');
INSERT INTO "game_events" VALUES(9,21,'2026-10-16 19:19:10.031456','black','move','b8a6');
INSERT INTO "game_events" VALUES(9,22,'2026-10-17 09:12:10.031456','white','move','c1b2');
INSERT INTO "game_events" VALUES(9,23,'2026-10-17 20:50:10.031456','black','move','d8d7');
INSERT INTO "game_events" VALUES(9,24,'2026-10-18 07:27:10.031456','white','move','a3a4');
INSERT INTO "game_events" VALUES(9,25,'2026-10-18 18:17:10.031456','black','move','f8e8');
INSERT INTO "game_events" VALUES(9,26,'2026-10-19 06:34:10.031456','white','move','d1d3');
INSERT INTO "game_events" VALUES(9,27,'2026-10-19 21:32:10.031456','black','move','c5c4');
INSERT INTO "game_events" VALUES(9,28,'2026-10-20 01:25:10.031456','white','move','d3c2');
INSERT INTO "game_events" VALUES(9,29,'2026-10-20 10:27:10.031456','black','move','a6b8');
INSERT INTO "game_events" VALUES(9,30,'2026-10-20 10:52:10.031456','white','move','a1e1');
INSERT INTO "game_events" VALUES(9,31,'2026-10-20 18:54:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(9,32,'2026-10-20 20:47:10.031456','white','move','e2g3');
INSERT INTO "game_events" VALUES(9,33,'2026-10-21 08:45:10.031456','black','move','c6a5');
INSERT INTO "game_events" VALUES(9,34,'2026-10-21 17:02:10.031456','white','move','f2f3');
INSERT INTO "game_events" VALUES(9,35,'2026-10-21 22:52:10.031456','black','move','a5b3');
INSERT INTO "game_events" VALUES(9,36,'2026-10-22 03:29:10.031456','white','move','e3e4');
INSERT INTO "game_events" VALUES(9,37,'2026-10-22 08:07:10.031456','black','move','d7a4');
INSERT INTO "game_events" VALUES(9,38,'2026-10-22 14:00:10.031456','white','move','e4e5');
INSERT INTO "game_events" VALUES(9,39,'2026-10-22 22:22:10.031456','black','move','f6d7 draw');
INSERT INTO "game_events" VALUES(9,40,'2026-10-22 22:22:10.031456','white','ended','agreement');
INSERT INTO "game_events" VALUES(10,0,'2026-11-18 14:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(10,1,'2026-11-18 15:24:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(10,2,'2026-11-18 18:17:10.031456','white','move','c2c4');
INSERT INTO "game_events" VALUES(10,3,'2026-11-19 00:15:10.031456','black','move','g7g6');
INSERT INTO "game_events" VALUES(10,4,'2026-11-19 10:32:10.031456','white','move','b1c3');
INSERT INTO "game_events" VALUES(10,5,'2026-11-19 11:22:10.031456','black','move','f8g7');
INSERT INTO "game_events" VALUES(10,6,'2026-11-19 18:59:10.031456','white','move','d2d4');
INSERT INTO "game_events" VALUES(10,7,'2026-11-19 19:37:10.031456','black','move','e8g8');
INSERT INTO "game_events" VALUES(10,8,'2026-11-20 05:30:10.031456','white','move','c1f4');
INSERT INTO "game_events" VALUES(10,9,'2026-11-20 10:52:10.031456','black','move','d7d5');
INSERT INTO "game_events" VALUES(10,10,'2026-11-20 12:57:10.031456','white','move','d1b3');
INSERT INTO "game_events" VALUES(10,11,'2026-11-21 03:59:10.031456','black','move','d5c4');
INSERT INTO "game_events" VALUES(10,12,'2026-11-21 18:12:10.031456','white','move','b3c4');
INSERT INTO "game_events" VALUES(10,13,'2026-11-22 08:50:10.031456','black','move','c7c6');
INSERT INTO "game_events" VALUES(10,14,'2026-11-22 10:07:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(10,15,'2026-11-22 14:17:10.031456','black','move','b8d7');
INSERT INTO "game_events" VALUES(10,16,'2026-11-22 22:34:10.031456','white','move','a1d1');
INSERT INTO "game_events" VALUES(10,17,'2026-11-23 12:12:10.031456','black','move','d7b6');
INSERT INTO "game_events" VALUES(10,18,'2026-11-23 17:25:10.031456','white','move','c4c5');
INSERT INTO "game_events" VALUES(10,19,'2026-11-24 06:27:10.031456','black','move','c8g4');
INSERT INTO "game_events" VALUES(10,20,'2026-11-24 13:32:10.031456','white','move','f4g5');
INSERT INTO "game_events" VALUES(10,21,'2026-11-24 15:54:10.031456','black','move','b6a4');
INSERT INTO "game_events" VALUES(10,22,'2026-11-25 05:47:10.031456','white','move','c5a3');
INSERT INTO "game_events" VALUES(10,23,'2026-11-25 17:25:10.031456','black','move','a4c3');
INSERT INTO "game_events" VALUES(10,24,'2026-11-26 04:02:10.031456','white','move','b2c3');
INSERT INTO "game_events" VALUES(10,25,'2026-11-26 14:52:10.031456','black','move','f6e4');
INSERT INTO "game_events" VALUES(10,26,'2026-11-27 03:09:10.031456','white','move','g5e7');
INSERT INTO "game_events" VALUES(10,27,'2026-11-27 18:07:10.031456','black','move','d8b6');
INSERT INTO "game_events" VALUES(10,28,'2026-11-27 22:00:10.031456','white','move','f1c4');
INSERT INTO "game_events" VALUES(10,29,'2026-11-28 07:02:10.031456','black','move','e4c3');
INSERT INTO "game_events" VALUES(10,30,'2026-11-28 07:27:10.031456','white','move','e7c5');
INSERT INTO "game_events" VALUES(10,31,'2026-11-28 15:29:10.031456','black','move','f8e8');
INSERT INTO "game_events" VALUES(10,32,'2026-11-28 17:22:10.031456','white','move','e1f1');
INSERT INTO "game_events" VALUES(11,0,'2026-10-12 19:02:10.031456','white','move','c2c4');
INSERT INTO "game_events" VALUES(11,1,'2026-10-12 20:04:10.031456','black','move','e7e6');
INSERT INTO "game_events" VALUES(11,2,'2026-10-12 22:57:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(11,3,'2026-10-13 04:55:10.031456','black','move','d7d5');
INSERT INTO "game_events" VALUES(11,4,'2026-10-13 15:12:10.031456','white','move','d2d4');
INSERT INTO "game_events" VALUES(11,5,'2026-10-13 16:02:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(11,6,'2026-10-13 23:39:10.031456','white','move','b1c3');
INSERT INTO "game_events" VALUES(11,7,'2026-10-14 00:17:10.031456','black','move','f8e7');
INSERT INTO "game_events" VALUES(11,8,'2026-10-14 10:10:10.031456','white','move','c1g5');
INSERT INTO "game_events" VALUES(11,9,'2026-10-14 15:32:10.031456','black','move','e8g8');
INSERT INTO "game_events" VALUES(11,10,'2026-10-14 17:37:10.031456','white','move','e2e3');
INSERT INTO "game_events" VALUES(11,11,'2026-10-15 08:39:10.031456','black','move','h7h6');
INSERT INTO "game_events" VALUES(11,12,'2026-10-15 22:52:10.031456','white','move','g5h4');
INSERT INTO "game_events" VALUES(11,13,'2026-10-16 13:30:10.031456','black','move','b7b6');
INSERT INTO "game_events" VALUES(11,14,'2026-10-16 14:47:10.031456','white','move','c4d5');
INSERT INTO "game_events" VALUES(11,15,'2026-10-16 18:57:10.031456','black','move','f6d5');
INSERT INTO "game_events" VALUES(11,16,'2026-10-17 03:14:10.031456','white','move','h4e7');
INSERT INTO "game_events" VALUES(11,17,'2026-10-17 16:52:10.031456','black','move','d8e7');
INSERT INTO "game_events" VALUES(11,18,'2026-10-17 22:05:10.031456','white','move','c3d5');
INSERT INTO "game_events" VALUES(11,19,'2026-10-18 11:07:10.031456','black','move','e6d5');
INSERT INTO "game_events" VALUES(11,20,'2026-10-18 18:12:10.031456','white','move','a1c1');
INSERT INTO "game_events" VALUES(11,21,'2026-10-18 20:34:10.031456','black','move','c8e6');
INSERT INTO "game_events" VALUES(11,22,'2026-10-19 10:27:10.031456','white','move','d1a4');
INSERT INTO "game_events" VALUES(11,23,'2026-10-19 22:05:10.031456','black','move','c7c5');
INSERT INTO "game_events" VALUES(11,24,'2026-10-20 08:42:10.031456','white','move','a4a3');
INSERT INTO "game_events" VALUES(11,25,'2026-10-20 19:32:10.031456','black','move','f8c8');
INSERT INTO "game_events" VALUES(11,26,'2026-10-21 07:49:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(11,27,'2026-10-21 22:47:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(11,28,'2026-10-22 02:40:10.031456','white','move','d4c5');
INSERT INTO "game_events" VALUES(11,29,'2026-10-22 11:42:10.031456','black','move','b6c5');
INSERT INTO "game_events" VALUES(11,30,'2026-10-22 12:07:10.031456','white','move','e1g1');
INSERT INTO "game_events" VALUES(11,31,'2026-10-22 20:09:10.031456','black','move','a8a7');
INSERT INTO "game_events" VALUES(11,32,'2026-10-22 22:02:10.031456','white','move','b5e2');
INSERT INTO "game_events" VALUES(11,33,'2026-10-23 10:00:10.031456','black','move','b8d7');
INSERT INTO "game_events" VALUES(11,34,'2026-10-23 18:17:10.031456','white','move','f3d4');
INSERT INTO "game_events" VALUES(11,35,'2026-10-24 00:07:10.031456','black','move','e7f8');
INSERT INTO "game_events" VALUES(11,36,'2026-10-24 04:44:10.031456','white','move','d4e6');
INSERT INTO "game_events" VALUES(11,37,'2026-10-24 09:22:10.031456','black','move','f7e6');
INSERT INTO "game_events" VALUES(11,38,'2026-10-24 15:15:10.031456','white','move','e3e4');
INSERT INTO "game_events" VALUES(11,39,'2026-10-24 23:37:10.031456','black','move','d5d4');
INSERT INTO "game_events" VALUES(11,40,'2026-10-25 11:42:10.031456','white','move','f2f4');
INSERT INTO "game_events" VALUES(11,41,'2026-10-25 13:44:10.031456','black','move','f8e7');
INSERT INTO "game_events" VALUES(11,42,'2026-10-25 21:57:10.031456','white','move','e4e5');
INSERT INTO "game_events" VALUES(11,43,'2026-10-25 22:35:10.031456','black','move','c8b8');
INSERT INTO "game_events" VALUES(11,44,'2026-10-26 07:52:10.031456','white','move','e2c4');
INSERT INTO "game_events" VALUES(11,45,'2026-10-26 12:02:10.031456','black','move','g8h8');
INSERT INTO "game_events" VALUES(11,46,'2026-10-27 03:19:10.031456','white','move','a3h3');
INSERT INTO "game_events" VALUES(11,47,'2026-10-27 15:57:10.031456','black','move','d7f8');
INSERT INTO "game_events" VALUES(11,48,'2026-10-28 03:10:10.031456','white','move','b2b3');
INSERT INTO "game_events" VALUES(11,49,'2026-10-28 14:12:10.031456','black','move','a6a5');
INSERT INTO "game_events" VALUES(11,50,'2026-10-29 02:17:10.031456','white','move','f4f5');
INSERT INTO "game_events" VALUES(11,51,'2026-10-29 16:39:10.031456','black','move','e6f5');
INSERT INTO "game_events" VALUES(11,52,'2026-10-29 19:32:10.031456','white','move','f1f5');
INSERT INTO "game_events" VALUES(11,53,'2026-10-30 03:10:10.031456','black','move','f8h7');
INSERT INTO "game_events" VALUES(11,54,'2026-10-30 16:47:10.031456','white','move','c1f1');
INSERT INTO "game_events" VALUES(11,55,'2026-10-30 22:37:10.031456','black','move','e7d8');
INSERT INTO "game_events" VALUES(11,56,'2026-10-31 12:54:10.031456','white','move','h3g3');
INSERT INTO "game_events" VALUES(11,57,'2026-10-31 21:52:10.031456','black','move','a7e7');
INSERT INTO "game_events" VALUES(11,58,'2026-11-01 02:45:10.031456','white','move','h2h4');
INSERT INTO "game_events" VALUES(11,59,'2026-11-01 04:47:10.031456','black','move','b8b7');
INSERT INTO "game_events" VALUES(11,60,'2026-11-01 05:12:10.031456','white','move','e5e6');
INSERT INTO "game_events" VALUES(11,61,'2026-11-01 20:14:10.031456','black','move','b7c7');
INSERT INTO "game_events" VALUES(11,62,'2026-11-01 21:07:10.031456','white','move','g3e5');
INSERT INTO "game_events" VALUES(11,63,'2026-11-02 00:05:10.031456','black','move','d8e8');
INSERT INTO "game_events" VALUES(11,64,'2026-11-02 06:22:10.031456','white','move','a2a4');
INSERT INTO "game_events" VALUES(11,65,'2026-11-02 17:12:10.031456','black','move','e8d8');
INSERT INTO "game_events" VALUES(11,66,'2026-11-02 18:49:10.031456','white','move','f1f2');
INSERT INTO "game_events" VALUES(11,67,'2026-11-03 03:27:10.031456','black','move','d8e8');
INSERT INTO "game_events" VALUES(11,68,'2026-11-03 05:20:10.031456','white','move','f2f3');
INSERT INTO "game_events" VALUES(11,69,'2026-11-03 16:42:10.031456','black','move','e8d8');
INSERT INTO "game_events" VALUES(11,70,'2026-11-03 23:47:10.031456','white','move','c4d3');
INSERT INTO "game_events" VALUES(11,71,'2026-11-04 03:49:10.031456','black','move','d8e8');
INSERT INTO "game_events" VALUES(11,72,'2026-11-04 06:02:10.031456','white','move','e5e4');
INSERT INTO "game_events" VALUES(11,73,'2026-11-04 07:40:10.031456','black','move','h7f6');
INSERT INTO "game_events" VALUES(11,74,'2026-11-04 09:57:10.031456','white','move','f5f6');
INSERT INTO "game_events" VALUES(11,75,'2026-11-04 14:07:10.031456','black','move','g7f6');
INSERT INTO "game_events" VALUES(11,76,'2026-11-04 21:24:10.031456','white','move','f3f6');
INSERT INTO "game_events" VALUES(11,77,'2026-11-05 09:02:10.031456','black','move','h8g8');
INSERT INTO "game_events" VALUES(11,78,'2026-11-05 11:15:10.031456','white','move','d3c4');
INSERT INTO "game_events" VALUES(11,79,'2026-11-05 20:17:10.031456','black','move','g8h8');
INSERT INTO "game_events" VALUES(11,80,'2026-11-05 22:22:10.031456','white','move','e4f4');
INSERT INTO "game_events" VALUES(11,81,'2026-11-05 22:22:10.031456','black','ended','resignation black could_mate h8g7 f4h6 g7g8 g1h2 e8a8 h2g3 a8b8 c4d3 b8a8 g3f4 a8b8 f4g5 b8a8 g5g6 a8d8 f6f7 d8a8 h6h7');
INSERT INTO "game_events" VALUES(12,0,'2026-11-15 00:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(12,1,'2026-11-15 01:24:10.031456','black','move','c7c5');
INSERT INTO "game_events" VALUES(12,2,'2026-11-15 04:17:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(12,3,'2026-11-15 10:15:10.031456','black','move','e7e6');
INSERT INTO "game_events" VALUES(12,4,'2026-11-15 20:32:10.031456','white','move','d2d4');
INSERT INTO "game_events" VALUES(12,5,'2026-11-15 21:22:10.031456','black','move','c5d4');
INSERT INTO "game_events" VALUES(12,6,'2026-11-16 04:59:10.031456','white','move','f3d4');
INSERT INTO "game_events" VALUES(12,7,'2026-11-16 05:37:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(12,8,'2026-11-16 15:30:10.031456','white','move','d4b5');
INSERT INTO "game_events" VALUES(12,9,'2026-11-16 20:52:10.031456','black','move','d7d6');
INSERT INTO "game_events" VALUES(12,10,'2026-11-16 22:57:10.031456','white','move','c2c4');
INSERT INTO "game_events" VALUES(12,11,'2026-11-17 13:59:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(12,12,'2026-11-18 04:12:10.031456','white','move','b1c3');
INSERT INTO "game_events" VALUES(12,13,'2026-11-18 18:50:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(12,14,'2026-11-18 20:07:10.031456','white','move','b5a3');
INSERT INTO "game_events" VALUES(12,15,'2026-11-19 00:17:10.031456','black','move','d6d5');
INSERT INTO "game_events" VALUES(12,16,'2026-11-19 08:34:10.031456','white','move','c4d5');
INSERT INTO "game_events" VALUES(12,17,'2026-11-19 22:12:10.031456','black','move','e6d5');
INSERT INTO "game_events" VALUES(12,18,'2026-11-20 03:25:10.031456','white','move','e4d5');
INSERT INTO "game_events" VALUES(12,19,'2026-11-20 16:27:10.031456','black','move','c6b4');
INSERT INTO "game_events" VALUES(12,20,'2026-11-20 23:32:10.031456','white','move','f1e2');
INSERT INTO "game_events" VALUES(12,21,'2026-11-21 01:54:10.031456','black','move','f8c5');
INSERT INTO "game_events" VALUES(12,22,'2026-11-21 15:47:10.031456','white','move','e1g1');
INSERT INTO "game_events" VALUES(12,23,'2026-11-22 03:25:10.031456','black','move','e8g8');
INSERT INTO "game_events" VALUES(12,24,'2026-11-22 14:02:10.031456','white','move','e2f3');
INSERT INTO "game_events" VALUES(12,25,'2026-11-23 00:52:10.031456','black','move','c8f5');
INSERT INTO "game_events" VALUES(12,26,'2026-11-23 13:09:10.031456','white','move','c1g5');
INSERT INTO "game_events" VALUES(12,27,'2026-11-24 04:07:10.031456','black','move','f8e8');
INSERT INTO "game_events" VALUES(12,28,'2026-11-24 08:00:10.031456','white','move','d1d2');
INSERT INTO "game_events" VALUES(12,29,'2026-11-24 17:02:10.031456','black','move','b7b5');
INSERT INTO "game_events" VALUES(12,30,'2026-11-24 17:27:10.031456','white','move','a1d1');
INSERT INTO "game_events" VALUES(12,31,'2026-11-25 01:29:10.031456','black','move','b4d3');
INSERT INTO "game_events" VALUES(12,32,'2026-11-25 03:22:10.031456','white','move','a3b1');
INSERT INTO "game_events" VALUES(12,33,'2026-11-25 15:20:10.031456','black','move','h7h6');
INSERT INTO "game_events" VALUES(12,34,'2026-11-25 23:37:10.031456','white','move','g5h4');
INSERT INTO "game_events" VALUES(12,35,'2026-11-26 05:27:10.031456','black','move','b5b4');
INSERT INTO "game_events" VALUES(12,36,'2026-11-26 10:04:10.031456','white','move','c3a4');
INSERT INTO "game_events" VALUES(12,37,'2026-11-26 14:42:10.031456','black','move','c5d6');
INSERT INTO "game_events" VALUES(12,38,'2026-11-26 20:35:10.031456','white','move','h4g3');
INSERT INTO "game_events" VALUES(12,39,'2026-11-27 04:57:10.031456','black','move','a8c8');
INSERT INTO "game_events" VALUES(12,40,'2026-11-27 17:02:10.031456','white','move','b2b3');
INSERT INTO "game_events" VALUES(12,41,'2026-11-27 19:04:10.031456','black','move','g7g5');
INSERT INTO "game_events" VALUES(12,42,'2026-11-28 03:17:10.031456','white','move','g3d6');
INSERT INTO "game_events" VALUES(12,43,'2026-11-28 03:55:10.031456','black','move','d8d6');
INSERT INTO "game_events" VALUES(12,44,'2026-11-28 13:12:10.031456','white','move','g2g3');
INSERT INTO "game_events" VALUES(12,45,'2026-11-28 17:22:10.031456','black','move','f6d7 draw');
INSERT INTO "game_events" VALUES(13,0,'2026-10-25 17:25:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(13,1,'2026-10-25 18:27:10.031456','black','move','d7d6');
INSERT INTO "game_events" VALUES(13,2,'2026-10-25 21:20:10.031456','white','move','d2d4');
INSERT INTO "game_events" VALUES(13,3,'2026-10-26 03:18:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(13,4,'2026-10-26 13:35:10.031456','white','move','b1c3');
INSERT INTO "game_events" VALUES(13,5,'2026-10-26 14:25:10.031456','black','move','g7g6');
INSERT INTO "game_events" VALUES(13,6,'2026-10-26 22:02:10.031456','white','move','c1e3');
INSERT INTO "game_events" VALUES(13,7,'2026-10-26 22:40:10.031456','black','move','f8g7');
INSERT INTO "game_events" VALUES(13,8,'2026-10-27 08:33:10.031456','white','move','d1d2');
INSERT INTO "game_events" VALUES(13,9,'2026-10-27 13:55:10.031456','black','move','c7c6');
INSERT INTO "game_events" VALUES(13,10,'2026-10-27 16:00:10.031456','white','move','f2f3');
INSERT INTO "game_events" VALUES(13,11,'2026-10-28 07:02:10.031456','black','move','b7b5');
INSERT INTO "game_events" VALUES(13,12,'2026-10-28 21:15:10.031456','white','move','g1e2');
INSERT INTO "game_events" VALUES(13,13,'2026-10-29 11:53:10.031456','black','move','b8d7');
INSERT INTO "game_events" VALUES(13,14,'2026-10-29 13:10:10.031456','white','move','e3h6');
INSERT INTO "game_events" VALUES(13,15,'2026-10-29 17:20:10.031456','black','move','g7h6');
INSERT INTO "game_events" VALUES(13,16,'2026-10-30 01:37:10.031456','white','move','d2h6');
INSERT INTO "game_events" VALUES(13,17,'2026-10-30 15:15:10.031456','black','move','c8b7');
INSERT INTO "game_events" VALUES(13,18,'2026-10-30 20:28:10.031456','white','move','a2a3');
INSERT INTO "game_events" VALUES(13,19,'2026-10-31 09:30:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(13,20,'2026-10-31 16:35:10.031456','white','move','e1c1');
INSERT INTO "game_events" VALUES(13,21,'2026-10-31 18:57:10.031456','black','move','d8e7');
INSERT INTO "game_events" VALUES(13,22,'2026-11-01 08:50:10.031456','white','move','c1b1');
INSERT INTO "game_events" VALUES(13,23,'2026-11-01 20:28:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(13,24,'2026-11-02 07:05:10.031456','white','move','e2c1');
INSERT INTO "game_events" VALUES(13,25,'2026-11-02 17:55:10.031456','black','move','e8c8');
INSERT INTO "game_events" VALUES(13,26,'2026-11-03 06:12:10.031456','white','move','c1b3');
INSERT INTO "game_events" VALUES(13,27,'2026-11-03 21:10:10.031456','black','move','e5d4');
INSERT INTO "game_events" VALUES(13,28,'2026-11-04 01:03:10.031456','white','move','d1d4');
INSERT INTO "game_events" VALUES(13,29,'2026-11-04 10:05:10.031456','black','move','c6c5');
INSERT INTO "game_events" VALUES(13,30,'2026-11-04 10:30:10.031456','white','move','d4d1');
INSERT INTO "game_events" VALUES(13,31,'2026-11-04 18:32:10.031456','black','move','d7b6');
INSERT INTO "game_events" VALUES(13,32,'2026-11-04 20:25:10.031456','white','move','g2g3');
INSERT INTO "game_events" VALUES(13,33,'2026-11-05 08:23:10.031456','black','move','c8b8');
INSERT INTO "game_events" VALUES(13,34,'2026-11-05 16:40:10.031456','white','move','b3a5');
INSERT INTO "game_events" VALUES(13,35,'2026-11-05 22:30:10.031456','black','move','b7a8');
INSERT INTO "game_events" VALUES(13,36,'2026-11-06 03:07:10.031456','white','move','f1h3');
INSERT INTO "game_events" VALUES(13,37,'2026-11-06 07:45:10.031456','black','move','d6d5');
INSERT INTO "game_events" VALUES(13,38,'2026-11-06 13:38:10.031456','white','move','h6f4');
INSERT INTO "game_events" VALUES(13,39,'2026-11-06 22:00:10.031456','black','move','b8a7');
INSERT INTO "game_events" VALUES(13,40,'2026-11-07 10:05:10.031456','white','move','h1e1');
INSERT INTO "game_events" VALUES(13,41,'2026-11-07 12:07:10.031456','black','move','d5d4');
INSERT INTO "game_events" VALUES(13,42,'2026-11-07 20:20:10.031456','white','move','c3d5');
INSERT INTO "game_events" VALUES(13,43,'2026-11-07 20:58:10.031456','black','move','b6d5');
INSERT INTO "game_events" VALUES(13,44,'2026-11-08 06:15:10.031456','white','move','e4d5');
INSERT INTO "game_events" VALUES(13,45,'2026-11-08 10:25:10.031456','black','move','e7d6');
INSERT INTO "game_events" VALUES(13,46,'2026-11-09 01:42:10.031456','white','move','d1d4');
INSERT INTO "game_events" VALUES(13,47,'2026-11-09 14:20:10.031456','black','move','c5d4');
INSERT INTO "game_events" VALUES(13,48,'2026-11-10 01:33:10.031456','white','move','e1e7');
INSERT INTO "game_events" VALUES(13,49,'2026-11-10 12:35:10.031456','black','move','a7b6');
INSERT INTO "game_events" VALUES(13,50,'2026-11-11 00:40:10.031456','white','move','f4d4');
INSERT INTO "game_events" VALUES(13,51,'2026-11-11 15:02:10.031456','black','move','b6a5');
INSERT INTO "game_events" VALUES(13,52,'2026-11-11 17:55:10.031456','white','move','b2b4');
INSERT INTO "game_events" VALUES(13,53,'2026-11-12 01:33:10.031456','black','move','a5a4');
INSERT INTO "game_events" VALUES(13,54,'2026-11-12 15:10:10.031456','white','move','d4c3');
INSERT INTO "game_events" VALUES(13,55,'2026-11-12 21:00:10.031456','black','move','d6d5');
INSERT INTO "game_events" VALUES(13,56,'2026-11-13 11:17:10.031456','white','move','e7a7');
INSERT INTO "game_events" VALUES(13,57,'2026-11-13 20:15:10.031456','black','move','a8b7');
INSERT INTO "game_events" VALUES(13,58,'2026-11-14 01:08:10.031456','white','move','a7b7');
INSERT INTO "game_events" VALUES(13,59,'2026-11-14 03:10:10.031456','black','move','d5c4');
INSERT INTO "game_events" VALUES(13,60,'2026-11-14 03:35:10.031456','white','move','c3f6');
INSERT INTO "game_events" VALUES(13,61,'2026-11-14 18:37:10.031456','black','move','a4a3');
INSERT INTO "game_events" VALUES(13,62,'2026-11-14 19:30:10.031456','white','move','f6a6');
INSERT INTO "game_events" VALUES(13,63,'2026-11-14 22:28:10.031456','black','move','a3b4');
INSERT INTO "game_events" VALUES(13,64,'2026-11-15 04:45:10.031456','white','move','c2c3');
INSERT INTO "game_events" VALUES(13,65,'2026-11-15 15:35:10.031456','black','move','b4c3');
INSERT INTO "game_events" VALUES(13,66,'2026-11-15 17:12:10.031456','white','move','a6a1');
INSERT INTO "game_events" VALUES(13,67,'2026-11-16 01:50:10.031456','black','move','c3d2');
INSERT INTO "game_events" VALUES(13,68,'2026-11-16 03:43:10.031456','white','move','a1b2');
INSERT INTO "game_events" VALUES(13,69,'2026-11-16 15:05:10.031456','black','move','d2d1');
INSERT INTO "game_events" VALUES(13,70,'2026-11-16 22:10:10.031456','white','move','h3f1');
INSERT INTO "game_events" VALUES(13,71,'2026-11-17 02:12:10.031456','black','move','d8d2');
INSERT INTO "game_events" VALUES(13,72,'2026-11-17 04:25:10.031456','white','move','b7d7');
INSERT INTO "game_events" VALUES(13,73,'2026-11-17 06:03:10.031456','black','move','d2d7');
INSERT INTO "game_events" VALUES(13,74,'2026-11-17 08:20:10.031456','white','move','f1c4');
INSERT INTO "game_events" VALUES(13,75,'2026-11-17 12:30:10.031456','black','move','b5c4');
INSERT INTO "game_events" VALUES(13,76,'2026-11-17 19:47:10.031456','white','move','b2h8');
INSERT INTO "game_events" VALUES(13,77,'2026-11-18 07:25:10.031456','black','move','d7d3');
INSERT INTO "game_events" VALUES(13,78,'2026-11-18 09:38:10.031456','white','move','h8a8');
INSERT INTO "game_events" VALUES(13,79,'2026-11-18 18:40:10.031456','black','move','c4c3');
INSERT INTO "game_events" VALUES(13,80,'2026-11-18 20:45:10.031456','white','move','a8a4');
INSERT INTO "game_events" VALUES(13,81,'2026-11-19 08:07:10.031456','black','move','d1e1');
INSERT INTO "game_events" VALUES(13,82,'2026-11-19 15:00:10.031456','white','move','f3f4');
INSERT INTO "game_events" VALUES(13,83,'2026-11-19 18:38:10.031456','black','move','f7f5');
INSERT INTO "game_events" VALUES(13,84,'2026-11-19 20:15:10.031456','white','move','b1c1');
INSERT INTO "game_events" VALUES(13,85,'2026-11-19 21:05:10.031456','black','move','d3d2');
INSERT INTO "game_events" VALUES(13,86,'2026-11-19 22:22:10.031456','white','move','a4a7');
INSERT INTO "game_events" VALUES(13,87,'2026-11-19 22:22:10.031456','black','ended','resignation black could_mate d2d8 a7a2 d8a8 a2g2 a8b8 c1c2 b8a8 c2c3 e1d1 g2f1');
INSERT INTO "game_events" VALUES(14,0,'2026-09-03 00:37:10.031456','white','move','d2d4');
INSERT INTO "game_events" VALUES(14,1,'2026-09-03 01:39:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(14,2,'2026-09-03 04:32:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(14,3,'2026-09-03 10:30:10.031456','black','move','d7d5');
INSERT INTO "game_events" VALUES(14,4,'2026-09-03 20:47:10.031456','white','move','g2g3');
INSERT INTO "game_events" VALUES(14,5,'2026-09-03 21:37:10.031456','black','move','e7e6');
INSERT INTO "game_events" VALUES(14,6,'2026-09-04 05:14:10.031456','white','move','f1g2');
INSERT INTO "game_events" VALUES(14,7,'2026-09-04 05:52:10.031456','black','move','f8e7');
INSERT INTO "game_events" VALUES(14,8,'2026-09-04 15:45:10.031456','white','move','e1g1');
INSERT INTO "game_events" VALUES(14,9,'2026-09-04 21:07:10.031456','black','move','e8g8');
INSERT INTO "game_events" VALUES(14,10,'2026-09-04 23:12:10.031456','white','move','b2b3');
INSERT INTO "game_events" VALUES(14,11,'2026-09-05 14:14:10.031456','black','move','c7c5');
INSERT INTO "game_events" VALUES(14,12,'2026-09-06 04:27:10.031456','white','move','d4c5');
INSERT INTO "game_events" VALUES(14,13,'2026-09-06 19:05:10.031456','black','move','e7c5');
INSERT INTO "game_events" VALUES(14,14,'2026-09-06 20:22:10.031456','white','move','c2c4');
INSERT INTO "game_events" VALUES(14,15,'2026-09-07 00:32:10.031456','black','move','d5c4');
INSERT INTO "game_events" VALUES(14,16,'2026-09-07 08:49:10.031456','white','move','d1c2');
INSERT INTO "game_events" VALUES(14,17,'2026-09-07 22:27:10.031456','black','move','d8e7');
INSERT INTO "game_events" VALUES(14,18,'2026-09-08 03:40:10.031456','white','move','b1d2');
INSERT INTO "game_events" VALUES(14,19,'2026-09-08 16:42:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(14,20,'2026-09-08 23:47:10.031456','white','move','d2c4');
INSERT INTO "game_events" VALUES(14,21,'2026-09-09 02:09:10.031456','black','move','b7b5');
INSERT INTO "game_events" VALUES(14,22,'2026-09-09 16:02:10.031456','white','move','c4e5');
INSERT INTO "game_events" VALUES(14,23,'2026-09-10 03:40:10.031456','black','move','c6b4');
INSERT INTO "game_events" VALUES(14,24,'2026-09-10 14:17:10.031456','white','move','c2b2');
INSERT INTO "game_events" VALUES(14,25,'2026-09-11 01:07:10.031456','black','move','c8b7');
INSERT INTO "game_events" VALUES(14,26,'2026-09-11 13:24:10.031456','white','move','a2a3');
INSERT INTO "game_events" VALUES(14,27,'2026-09-12 04:22:10.031456','black','move','b4c6');
INSERT INTO "game_events" VALUES(14,28,'2026-09-12 08:15:10.031456','white','move','e5d3');
INSERT INTO "game_events" VALUES(14,29,'2026-09-12 17:17:10.031456','black','move','c5b6');
INSERT INTO "game_events" VALUES(14,30,'2026-09-12 17:42:10.031456','white','move','c1g5');
INSERT INTO "game_events" VALUES(14,31,'2026-09-13 01:44:10.031456','black','move','f8d8');
INSERT INTO "game_events" VALUES(14,32,'2026-09-13 03:37:10.031456','white','move','g5f6');
INSERT INTO "game_events" VALUES(14,33,'2026-09-13 15:35:10.031456','black','move','g7f6');
INSERT INTO "game_events" VALUES(14,34,'2026-09-13 23:52:10.031456','white','move','a1c1');
INSERT INTO "game_events" VALUES(14,35,'2026-09-14 05:42:10.031456','black','move','c6d4');
INSERT INTO "game_events" VALUES(14,36,'2026-09-14 10:19:10.031456','white','move','f3d4');
INSERT INTO "game_events" VALUES(14,37,'2026-09-14 14:57:10.031456','black','move','b6d4');
INSERT INTO "game_events" VALUES(14,38,'2026-09-14 20:50:10.031456','white','move','b2a2');
INSERT INTO "game_events" VALUES(14,39,'2026-09-15 05:12:10.031456','black','move','b7g2');
INSERT INTO "game_events" VALUES(14,40,'2026-09-15 17:17:10.031456','white','move','g1g2');
INSERT INTO "game_events" VALUES(14,41,'2026-09-15 19:19:10.031456','black','move','e7b7');
INSERT INTO "game_events" VALUES(14,42,'2026-09-16 03:32:10.031456','white','move','g2g1');
INSERT INTO "game_events" VALUES(14,43,'2026-09-16 04:10:10.031456','black','move','b7e4');
INSERT INTO "game_events" VALUES(14,44,'2026-09-16 13:27:10.031456','white','move','a2c2');
INSERT INTO "game_events" VALUES(14,45,'2026-09-16 17:37:10.031456','black','move','a7a5');
INSERT INTO "game_events" VALUES(14,46,'2026-09-17 08:54:10.031456','white','move','f1d1');
INSERT INTO "game_events" VALUES(14,47,'2026-09-17 21:32:10.031456','black','move','g8g7');
INSERT INTO "game_events" VALUES(14,48,'2026-09-18 08:45:10.031456','white','move','d1d2');
INSERT INTO "game_events" VALUES(14,49,'2026-09-18 19:47:10.031456','black','move','a8c8');
INSERT INTO "game_events" VALUES(14,50,'2026-09-19 07:52:10.031456','white','move','c2c8');
INSERT INTO "game_events" VALUES(14,51,'2026-09-19 22:14:10.031456','black','move','d8c8');
INSERT INTO "game_events" VALUES(14,52,'2026-09-20 01:07:10.031456','white','move','c1c8');
INSERT INTO "game_events" VALUES(14,53,'2026-09-20 08:45:10.031456','black','move','e4d5');
INSERT INTO "game_events" VALUES(14,54,'2026-09-20 22:22:10.031456','white','move','b3b4');
INSERT INTO "game_events" VALUES(14,55,'2026-09-21 04:12:10.031456','black','move','a5a4');
INSERT INTO "game_events" VALUES(14,56,'2026-09-21 18:29:10.031456','white','move','e2e3');
INSERT INTO "game_events" VALUES(14,57,'2026-09-22 03:27:10.031456','black','move','d4e5');
INSERT INTO "game_events" VALUES(14,58,'2026-09-22 08:20:10.031456','white','move','h2h4');
INSERT INTO "game_events" VALUES(14,59,'2026-09-22 10:22:10.031456','black','move','h7h5');
INSERT INTO "game_events" VALUES(14,60,'2026-09-22 10:47:10.031456','white','move','g1h2');
INSERT INTO "game_events" VALUES(14,61,'2026-09-23 01:49:10.031456','black','move','e5b2');
INSERT INTO "game_events" VALUES(14,62,'2026-09-23 02:42:10.031456','white','move','c8c5');
INSERT INTO "game_events" VALUES(14,63,'2026-09-23 05:40:10.031456','black','move','d5d6');
INSERT INTO "game_events" VALUES(14,64,'2026-09-23 11:57:10.031456','white','move','d2d1');
INSERT INTO "game_events" VALUES(14,65,'2026-09-23 22:47:10.031456','black','move','b2a3');
INSERT INTO "game_events" VALUES(14,66,'2026-09-24 00:24:10.031456','white','move','c5b5');
INSERT INTO "game_events" VALUES(14,67,'2026-09-24 09:02:10.031456','black','move','d6d7');
INSERT INTO "game_events" VALUES(14,68,'2026-09-24 10:55:10.031456','white','move','b5c5');
INSERT INTO "game_events" VALUES(14,69,'2026-09-24 22:17:10.031456','black','move','e6e5');
INSERT INTO "game_events" VALUES(14,70,'2026-09-25 05:22:10.031456','white','move','c5c2');
INSERT INTO "game_events" VALUES(14,71,'2026-09-25 09:24:10.031456','black','move','d7d5');
INSERT INTO "game_events" VALUES(14,72,'2026-09-25 11:37:10.031456','white','move','d1d2');
INSERT INTO "game_events" VALUES(14,73,'2026-09-25 13:15:10.031456','black','move','d5b3');
INSERT INTO "game_events" VALUES(14,74,'2026-09-25 15:32:10.031456','white','move','c2a2');
INSERT INTO "game_events" VALUES(14,75,'2026-09-25 19:42:10.031456','black','move','e5e4');
INSERT INTO "game_events" VALUES(14,76,'2026-09-26 02:59:10.031456','white','move','d3c5');
INSERT INTO "game_events" VALUES(14,77,'2026-09-26 14:37:10.031456','black','move','b3b4');
INSERT INTO "game_events" VALUES(14,78,'2026-09-26 16:50:10.031456','white','move','c5e4');
INSERT INTO "game_events" VALUES(14,79,'2026-09-27 01:52:10.031456','black','move','b4b3');
INSERT INTO "game_events" VALUES(14,80,'2026-09-27 03:57:10.031456','white','move','a2c2');
INSERT INTO "game_events" VALUES(14,81,'2026-09-27 15:19:10.031456','black','move','a3f8');
INSERT INTO "game_events" VALUES(14,82,'2026-09-27 22:12:10.031456','white','move','e4c5');
INSERT INTO "game_events" VALUES(14,83,'2026-09-28 01:50:10.031456','black','move','b3b5');
INSERT INTO "game_events" VALUES(14,84,'2026-09-28 03:27:10.031456','white','move','c5d3');
INSERT INTO "game_events" VALUES(14,85,'2026-09-28 04:17:10.031456','black','move','a4a3');
INSERT INTO "game_events" VALUES(14,86,'2026-09-28 05:34:10.031456','white','move','d3f4');
INSERT INTO "game_events" VALUES(14,87,'2026-09-28 08:32:10.031456','black','move','b5a5');
INSERT INTO "game_events" VALUES(14,88,'2026-09-28 14:25:10.031456','white','move','c2a2');
INSERT INTO "game_events" VALUES(14,89,'2026-09-29 00:27:10.031456','black','move','f8b4');
INSERT INTO "game_events" VALUES(14,90,'2026-09-29 00:52:10.031456','white','move','d2d3');
INSERT INTO "game_events" VALUES(14,91,'2026-09-29 07:54:10.031456','black','move','g7h6');
INSERT INTO "game_events" VALUES(14,92,'2026-09-29 22:47:10.031456','white','move','d3d1');
INSERT INTO "game_events" VALUES(14,93,'2026-09-30 07:45:10.031456','black','move','a5a4');
INSERT INTO "game_events" VALUES(14,94,'2026-09-30 12:02:10.031456','white','move','d1a1');
INSERT INTO "game_events" VALUES(14,95,'2026-09-30 12:52:10.031456','black','move','b4d6');
INSERT INTO "game_events" VALUES(14,96,'2026-10-01 02:29:10.031456','white','move','h2g1');
INSERT INTO "game_events" VALUES(14,97,'2026-10-01 15:07:10.031456','black','move','a4b3');
INSERT INTO "game_events" VALUES(14,98,'2026-10-02 04:00:10.031456','white','move','f4e2');
INSERT INTO "game_events" VALUES(14,99,'2026-10-02 18:22:10.031456','black','move','b3d3');
INSERT INTO "game_events" VALUES(14,100,'2026-10-02 20:27:10.031456','white','move','e2d4');
INSERT INTO "game_events" VALUES(14,101,'2026-10-03 02:29:10.031456','black','move','h6h7');
INSERT INTO "game_events" VALUES(14,102,'2026-10-03 13:42:10.031456','white','move','g1h2');
INSERT INTO "game_events" VALUES(14,103,'2026-10-03 16:20:10.031456','black','move','d3e4');
INSERT INTO "game_events" VALUES(14,104,'2026-10-04 02:37:10.031456','white','move','a2a3');
INSERT INTO "game_events" VALUES(14,105,'2026-10-04 06:47:10.031456','black','move','e4h4');
INSERT INTO "game_events" VALUES(14,106,'2026-10-04 21:04:10.031456','white','move','h2g1');
INSERT INTO "game_events" VALUES(14,107,'2026-10-05 07:42:10.031456','black','move','h4e4');
INSERT INTO "game_events" VALUES(14,108,'2026-10-05 15:55:10.031456','white','move','a3a4');
INSERT INTO "game_events" VALUES(14,109,'2026-10-05 22:57:10.031456','black','move','d6e5');
INSERT INTO "game_events" VALUES(14,110,'2026-10-06 06:02:10.031456','white','move','d4e2');
INSERT INTO "game_events" VALUES(14,111,'2026-10-06 14:24:10.031456','black','move','e4c2');
INSERT INTO "game_events" VALUES(14,112,'2026-10-07 01:17:10.031456','white','move','a1a2');
INSERT INTO "game_events" VALUES(14,113,'2026-10-07 15:55:10.031456','black','move','c2b3');
INSERT INTO "game_events" VALUES(14,114,'2026-10-07 20:32:10.031456','white','move','g1g2');
INSERT INTO "game_events" VALUES(14,115,'2026-10-08 07:22:10.031456','black','move','b3d5');
INSERT INTO "game_events" VALUES(14,116,'2026-10-08 10:39:10.031456','white','move','f2f3');
INSERT INTO "game_events" VALUES(14,117,'2026-10-08 22:37:10.031456','black','move','d5d1');
INSERT INTO "game_events" VALUES(14,118,'2026-10-09 05:30:10.031456','white','move','f3f4');
INSERT INTO "game_events" VALUES(14,119,'2026-10-09 08:32:10.031456','black','move','e5c7');
INSERT INTO "game_events" VALUES(14,120,'2026-10-09 08:57:10.031456','white','move','g2f2');
INSERT INTO "game_events" VALUES(14,121,'2026-10-09 22:59:10.031456','black','move','c7b6');
INSERT INTO "game_events" VALUES(14,122,'2026-10-10 12:52:10.031456','white','move','a2a1');
INSERT INTO "game_events" VALUES(14,123,'2026-10-11 03:50:10.031456','black','move','d1b3');
INSERT INTO "game_events" VALUES(14,124,'2026-10-11 06:07:10.031456','white','move','a4e4');
INSERT INTO "game_events" VALUES(14,125,'2026-10-11 11:57:10.031456','black','move','h7g7');
INSERT INTO "game_events" VALUES(14,126,'2026-10-11 22:34:10.031456','white','move','e4e8');
INSERT INTO "game_events" VALUES(14,127,'2026-10-12 00:12:10.031456','black','move','f6f5');
INSERT INTO "game_events" VALUES(14,128,'2026-10-12 09:05:10.031456','white','move','a1a8');
INSERT INTO "game_events" VALUES(14,129,'2026-10-12 11:27:10.031456','black','move','b3b4');
INSERT INTO "game_events" VALUES(14,130,'2026-10-12 23:32:10.031456','white','move','a8c8');
INSERT INTO "game_events" VALUES(14,131,'2026-10-13 07:34:10.031456','black','move','b6a5');
INSERT INTO "game_events" VALUES(14,132,'2026-10-13 12:47:10.031456','white','move','c8c1');
INSERT INTO "game_events" VALUES(14,133,'2026-10-13 16:25:10.031456','black','move','a5b6');
INSERT INTO "game_events" VALUES(14,134,'2026-10-13 19:42:10.031456','white','move','e8e5');
INSERT INTO "game_events" VALUES(14,135,'2026-10-13 23:52:10.031456','black','move','b4b3');
INSERT INTO "game_events" VALUES(14,136,'2026-10-14 06:09:10.031456','white','move','e5e8');
INSERT INTO "game_events" VALUES(14,137,'2026-10-14 15:47:10.031456','black','move','b3d5');
INSERT INTO "game_events" VALUES(14,138,'2026-10-15 06:00:10.031456','white','move','c1c8');
INSERT INTO "game_events" VALUES(14,139,'2026-10-15 11:02:10.031456','black','move','d5h1');
INSERT INTO "game_events" VALUES(14,140,'2026-10-15 23:07:10.031456','white','move','c8c1');
INSERT INTO "game_events" VALUES(14,141,'2026-10-16 04:29:10.031456','black','move','h1d5');
INSERT INTO "game_events" VALUES(14,142,'2026-10-16 19:22:10.031456','white','move','c1b1');
INSERT INTO "game_events" VALUES(14,143,'2026-10-17 06:00:10.031456','black','move','b6a7');
INSERT INTO "game_events" VALUES(14,144,'2026-10-17 13:37:10.031456','white','move','e8e7');
INSERT INTO "game_events" VALUES(14,145,'2026-10-17 19:27:10.031456','black','move','a7c5');
INSERT INTO "game_events" VALUES(14,146,'2026-10-18 00:44:10.031456','white','move','e7e5');
INSERT INTO "game_events" VALUES(14,147,'2026-10-18 06:42:10.031456','black','move','d5d3');
INSERT INTO "game_events" VALUES(14,148,'2026-10-18 14:35:10.031456','white','move','b1b7');
INSERT INTO "game_events" VALUES(14,149,'2026-10-19 01:37:10.031456','black','move','d3c2');
INSERT INTO "game_events" VALUES(14,150,'2026-10-19 02:02:10.031456','white','move','b7b5');
INSERT INTO "game_events" VALUES(14,151,'2026-10-19 08:04:10.031456','black','move','c5a7');
INSERT INTO "game_events" VALUES(14,152,'2026-10-19 20:57:10.031456','white','move','b5a5');
INSERT INTO "game_events" VALUES(14,153,'2026-10-20 02:55:10.031456','black','move','a7b6');
INSERT INTO "game_events" VALUES(14,154,'2026-10-20 18:12:10.031456','white','move','a5b5');
INSERT INTO "game_events" VALUES(14,155,'2026-10-21 05:02:10.031456','black','move','b6a7');
INSERT INTO "game_events" VALUES(14,156,'2026-10-21 12:39:10.031456','white','move','e5f5');
INSERT INTO "game_events" VALUES(14,157,'2026-10-21 18:17:10.031456','black','move','c2d3');
INSERT INTO "game_events" VALUES(14,158,'2026-10-21 23:10:10.031456','white','move','f5f7');
INSERT INTO "game_events" VALUES(14,159,'2026-10-22 04:32:10.031456','black','move','g7f7');
INSERT INTO "game_events" VALUES(14,160,'2026-10-22 11:37:10.031456','white','move','b5b7');
INSERT INTO "game_events" VALUES(14,161,'2026-10-22 21:39:10.031456','black','move','f7g6');
INSERT INTO "game_events" VALUES(14,162,'2026-10-23 11:52:10.031456','white','move','b7a7');
INSERT INTO "game_events" VALUES(14,163,'2026-10-23 16:30:10.031456','black','move','d3d5');
INSERT INTO "game_events" VALUES(14,164,'2026-10-24 03:47:10.031456','white','move','a7a6');
INSERT INTO "game_events" VALUES(14,165,'2026-10-24 07:57:10.031456','black','move','g6h7');
INSERT INTO "game_events" VALUES(14,166,'2026-10-24 21:14:10.031456','white','move','a6a1');
INSERT INTO "game_events" VALUES(14,167,'2026-10-25 05:52:10.031456','black','move','h7g6');
INSERT INTO "game_events" VALUES(14,168,'2026-10-25 11:05:10.031456','white','move','e2d4');
INSERT INTO "game_events" VALUES(14,169,'2026-10-25 14:07:10.031456','black','move','d5b7');
INSERT INTO "game_events" VALUES(14,170,'2026-10-25 16:12:10.031456','white','move','a1a2');
INSERT INTO "game_events" VALUES(14,171,'2026-10-25 18:34:10.031456','black','move','b7h1');
INSERT INTO "game_events" VALUES(14,172,'2026-10-25 22:27:10.031456','white','move','a2a6');
INSERT INTO "game_events" VALUES(14,173,'2026-10-26 05:05:10.031456','black','move','g6f7');
INSERT INTO "game_events" VALUES(14,174,'2026-10-26 15:42:10.031456','white','move','d4f3');
INSERT INTO "game_events" VALUES(14,175,'2026-10-26 16:32:10.031456','black','move','h1b1');
INSERT INTO "game_events" VALUES(14,176,'2026-10-26 23:49:10.031456','white','move','a6d6');
INSERT INTO "game_events" VALUES(14,177,'2026-10-27 14:47:10.031456','black','move','f7g7');
INSERT INTO "game_events" VALUES(14,178,'2026-10-27 23:40:10.031456','white','move','d6d5');
INSERT INTO "game_events" VALUES(14,179,'2026-10-28 03:42:10.031456','black','move','b1a2');
INSERT INTO "game_events" VALUES(14,180,'2026-10-28 04:07:10.031456','white','move','d5d2');
INSERT INTO "game_events" VALUES(14,181,'2026-10-28 17:09:10.031456','black','move','a2b1');
INSERT INTO "game_events" VALUES(14,182,'2026-10-29 05:02:10.031456','white','move','d2e2');
INSERT INTO "game_events" VALUES(14,183,'2026-10-29 17:00:10.031456','black','move','b1b6');
INSERT INTO "game_events" VALUES(14,184,'2026-10-30 06:17:10.031456','white','move','e2c2');
INSERT INTO "game_events" VALUES(14,185,'2026-10-30 07:07:10.031456','black','move','b6b1');
INSERT INTO "game_events" VALUES(14,186,'2026-10-30 11:44:10.031456','white','move','f3d4');
INSERT INTO "game_events" VALUES(14,187,'2026-10-30 21:22:10.031456','black','move','b1h1');
INSERT INTO "game_events" VALUES(14,188,'2026-10-30 22:15:10.031456','white','move','c2c7');
INSERT INTO "game_events" VALUES(14,189,'2026-10-31 06:37:10.031456','black','move','g7f6');
INSERT INTO "game_events" VALUES(14,190,'2026-10-31 08:42:10.031456','white','move','c7c6');
INSERT INTO "game_events" VALUES(14,191,'2026-10-31 20:44:10.031456','black','move','f6f7');
INSERT INTO "game_events" VALUES(14,192,'2026-11-01 04:57:10.031456','white','move','d4f3');
INSERT INTO "game_events" VALUES(14,193,'2026-11-01 10:35:10.031456','black','move','h1b1');
INSERT INTO "game_events" VALUES(14,194,'2026-11-01 14:52:10.031456','white','move','f3g5');
INSERT INTO "game_events" VALUES(14,195,'2026-11-01 19:02:10.031456','black','move','f7g7');
INSERT INTO "game_events" VALUES(14,196,'2026-11-02 00:19:10.031456','white','move','g5e6');
INSERT INTO "game_events" VALUES(14,197,'2026-11-02 07:57:10.031456','black','move','g7f7');
INSERT INTO "game_events" VALUES(14,198,'2026-11-02 19:10:10.031456','white','move','e6d4');
INSERT INTO "game_events" VALUES(14,199,'2026-11-02 20:12:10.031456','black','move','b1h1');
INSERT INTO "game_events" VALUES(14,200,'2026-11-03 03:17:10.031456','white','move','c6c7');
INSERT INTO "game_events" VALUES(14,201,'2026-11-03 17:39:10.031456','black','move','f7f6');
INSERT INTO "game_events" VALUES(14,202,'2026-11-04 01:32:10.031456','white','move','d4f3');
INSERT INTO "game_events" VALUES(14,203,'2026-11-04 04:10:10.031456','black','move','h1b1');
INSERT INTO "game_events" VALUES(14,204,'2026-11-04 17:47:10.031456','white','move','c7d7');
INSERT INTO "game_events" VALUES(14,205,'2026-11-05 04:37:10.031456','black','move','b1b2');
INSERT INTO "game_events" VALUES(14,206,'2026-11-05 13:54:10.031456','white','move','d7d2');
INSERT INTO "game_events" VALUES(14,207,'2026-11-05 22:52:10.031456','black','move','b2b1');
INSERT INTO "game_events" VALUES(14,208,'2026-11-06 08:45:10.031456','white','move','f3g1');
INSERT INTO "game_events" VALUES(14,209,'2026-11-06 20:47:10.031456','black','move','b1b4');
INSERT INTO "game_events" VALUES(14,210,'2026-11-06 21:12:10.031456','white','move','d2d1');
INSERT INTO "game_events" VALUES(14,211,'2026-11-07 02:14:10.031456','black','move','b4b3');
INSERT INTO "game_events" VALUES(14,212,'2026-11-07 13:07:10.031456','white','move','d1d6');
INSERT INTO "game_events" VALUES(14,213,'2026-11-07 16:05:10.031456','black','move','f6g7');
INSERT INTO "game_events" VALUES(14,214,'2026-11-08 03:22:10.031456','white','move','d6d4');
INSERT INTO "game_events" VALUES(14,215,'2026-11-08 09:12:10.031456','black','move','b3b2');
INSERT INTO "game_events" VALUES(14,216,'2026-11-08 10:49:10.031456','white','move','g1e2');
INSERT INTO "game_events" VALUES(14,217,'2026-11-09 00:27:10.031456','black','move','b2b1');
INSERT INTO "game_events" VALUES(14,218,'2026-11-09 12:20:10.031456','white','move','e3e4');
INSERT INTO "game_events" VALUES(14,219,'2026-11-09 23:42:10.031456','black','move','b1h1');
INSERT INTO "game_events" VALUES(14,220,'2026-11-10 11:47:10.031456','white','move','d4d7');
INSERT INTO "game_events" VALUES(14,221,'2026-11-11 01:49:10.031456','black','move','g7g8');
INSERT INTO "game_events" VALUES(14,222,'2026-11-11 04:02:10.031456','white','move','d7d4');
INSERT INTO "game_events" VALUES(14,223,'2026-11-11 10:40:10.031456','black','move','h1h2');
INSERT INTO "game_events" VALUES(14,224,'2026-11-11 22:57:10.031456','white','move','f2e3');
INSERT INTO "game_events" VALUES(14,225,'2026-11-12 03:07:10.031456','black','move','h5h4');
INSERT INTO "game_events" VALUES(14,226,'2026-11-12 15:24:10.031456','white','move','g3h4');
INSERT INTO "game_events" VALUES(14,227,'2026-11-12 22:02:10.031456','black','move','h2h3');
INSERT INTO "game_events" VALUES(14,228,'2026-11-13 00:15:10.031456','white','move','e3d2');
INSERT INTO "game_events" VALUES(14,229,'2026-11-13 14:17:10.031456','black','move','h3h4');
INSERT INTO "game_events" VALUES(14,230,'2026-11-14 02:22:10.031456','white','move','d4d3');
INSERT INTO "game_events" VALUES(14,231,'2026-11-14 13:44:10.031456','black','move','g8f8');
INSERT INTO "game_events" VALUES(14,232,'2026-11-15 01:37:10.031456','white','move','d3f3');
INSERT INTO "game_events" VALUES(14,233,'2026-11-15 15:15:10.031456','black','move','h4d8');
INSERT INTO "game_events" VALUES(14,234,'2026-11-15 16:52:10.031456','white','move','d2e3');
INSERT INTO "game_events" VALUES(14,235,'2026-11-15 22:42:10.031456','black','move','d8a5');
INSERT INTO "game_events" VALUES(14,236,'2026-11-16 09:59:10.031456','white','move','e3f2');
INSERT INTO "game_events" VALUES(14,237,'2026-11-16 12:57:10.031456','black','move','a5a7');
INSERT INTO "game_events" VALUES(14,238,'2026-11-16 23:50:10.031456','white','move','f3e3');
INSERT INTO "game_events" VALUES(14,239,'2026-11-17 04:52:10.031456','black','move','a7d7');
INSERT INTO "game_events" VALUES(14,240,'2026-11-17 05:17:10.031456','white','move','e2g3');
INSERT INTO "game_events" VALUES(14,241,'2026-11-17 17:19:10.031456','black','move','d7d2');
INSERT INTO "game_events" VALUES(14,242,'2026-11-18 03:12:10.031456','white','move','f2f3');
INSERT INTO "game_events" VALUES(14,243,'2026-11-18 12:10:10.031456','black','move','d2d1');
INSERT INTO "game_events" VALUES(14,244,'2026-11-18 21:27:10.031456','white','move','e3e2');
INSERT INTO "game_events" VALUES(14,245,'2026-11-19 08:17:10.031456','black','move','d1b3');
INSERT INTO "game_events" VALUES(14,246,'2026-11-19 21:54:10.031456','white','move','f3g2');
INSERT INTO "game_events" VALUES(14,247,'2026-11-20 00:32:10.031456','black','move','b3b7');
INSERT INTO "game_events" VALUES(14,248,'2026-11-20 08:25:10.031456','white','move','e2d2');
INSERT INTO "game_events" VALUES(14,249,'2026-11-20 22:47:10.031456','black','move','b7b3');
INSERT INTO "game_events" VALUES(14,250,'2026-11-21 05:52:10.031456','white','move','d2d5');
INSERT INTO "game_events" VALUES(14,251,'2026-11-21 06:54:10.031456','black','move','f8e7');
INSERT INTO "game_events" VALUES(14,252,'2026-11-21 18:07:10.031456','white','move','d5e5');
INSERT INTO "game_events" VALUES(14,253,'2026-11-22 01:45:10.031456','black','move','e7f7');
INSERT INTO "game_events" VALUES(14,254,'2026-11-22 07:02:10.031456','white','move','e5f5');
INSERT INTO "game_events" VALUES(14,255,'2026-11-22 11:12:10.031456','black','move','f7e8');
INSERT INTO "game_events" VALUES(14,256,'2026-11-22 15:29:10.031456','white','move','e4e5');
INSERT INTO "game_events" VALUES(14,257,'2026-11-22 21:07:10.031456','black','move','b3a2');
INSERT INTO "game_events" VALUES(14,258,'2026-11-23 05:20:10.031456','white','move','g2h3');
INSERT INTO "game_events" VALUES(14,259,'2026-11-23 17:22:10.031456','black','move','a2e6');
INSERT INTO "game_events" VALUES(14,260,'2026-11-23 19:27:10.031456','white','move','h3h4');
INSERT INTO "game_events" VALUES(14,261,'2026-11-24 03:49:10.031456','black','move','e6h6');
INSERT INTO "game_events" VALUES(14,262,'2026-11-24 04:42:10.031456','white','move','g3h5');
INSERT INTO "game_events" VALUES(14,263,'2026-11-24 14:20:10.031456','black','move','h6h7');
INSERT INTO "game_events" VALUES(14,264,'2026-11-24 18:57:10.031456','white','move','e5e6');
INSERT INTO "game_events" VALUES(14,265,'2026-11-24 19:47:10.031456','black','move','h7g6');
INSERT INTO "game_events" VALUES(14,266,'2026-11-25 09:04:10.031456','white','move','f5f7');
INSERT INTO "game_events" VALUES(14,267,'2026-11-25 21:02:10.031456','black','move','e8d8');
INSERT INTO "game_events" VALUES(14,268,'2026-11-26 08:55:10.031456','white','move','f4f5');
INSERT INTO "game_events" VALUES(14,269,'2026-11-26 21:57:10.031456','black','move','g6g1');
INSERT INTO "game_events" VALUES(14,270,'2026-11-26 22:22:10.031456','white','move','h5g7');
INSERT INTO "game_events" VALUES(14,271,'2026-11-26 22:22:10.031456','black','ended','resignation black could_mate g1a7 h4g5 a7b8 g5f6 b8c7 f7f8');
INSERT INTO "game_events" VALUES(3,31,'2026-11-28 22:22:10.031456','black','claimed','agreement - Bernhard has agreed by mail, and is on a journey now.');
INSERT INTO "game_events" VALUES(12,46,'2026-11-28 22:22:10.031456','white','claimed','fortress - Nobody comes through any more. Please look.');
INSERT INTO "game_events" VALUES(3,32,'2026-11-28 22:22:10.031456','white','claim_answered','I have not: I said that I would think about it.');
INSERT INTO "game_events" VALUES(8,24,'2026-11-28 22:22:10.031456','white','vacation_set','1795904530031456-1796684400000000');
INSERT INTO "game_events" VALUES(15,0,'2026-09-30 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(15,1,'2026-09-30 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(15,2,'2026-10-01 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(15,3,'2026-10-01 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(15,4,'2026-10-01 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(15,5,'2026-10-01 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(15,6,'2026-10-01 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(15,7,'2026-10-01 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(15,8,'2026-10-01 18:22:10.031456','black','ended','resignation black could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7');
INSERT INTO "game_events" VALUES(16,0,'2026-09-30 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(16,1,'2026-09-30 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(16,2,'2026-10-01 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(16,3,'2026-10-01 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(16,4,'2026-10-01 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(16,5,'2026-10-01 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(16,6,'2026-10-01 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(16,7,'2026-10-01 05:22:10.031456','black','move','g8f6 draw');
INSERT INTO "game_events" VALUES(16,8,'2026-10-01 18:22:10.031456','white','ended','agreement');
INSERT INTO "game_events" VALUES(17,0,'2026-09-30 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(17,1,'2026-09-30 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(17,2,'2026-10-01 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(17,3,'2026-10-01 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(17,4,'2026-10-01 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(17,5,'2026-10-01 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(17,6,'2026-10-01 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(17,7,'2026-10-01 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(17,8,'2026-10-01 18:22:10.031456','white','ended','resignation white could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2');
INSERT INTO "game_events" VALUES(18,0,'2026-09-30 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(18,1,'2026-09-30 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(18,2,'2026-10-01 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(18,3,'2026-10-01 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(18,4,'2026-10-01 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(18,5,'2026-10-01 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(18,6,'2026-10-01 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(18,7,'2026-10-01 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(18,8,'2026-10-01 18:22:10.031456','black','ended','resignation black could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7');
INSERT INTO "game_events" VALUES(19,0,'2026-09-30 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(19,1,'2026-09-30 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(19,2,'2026-10-01 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(19,3,'2026-10-01 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(19,4,'2026-10-01 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(19,5,'2026-10-01 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(19,6,'2026-10-01 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(19,7,'2026-10-01 05:22:10.031456','black','move','g8f6 draw');
INSERT INTO "game_events" VALUES(19,8,'2026-10-01 18:22:10.031456','white','ended','agreement');
INSERT INTO "game_events" VALUES(20,0,'2026-09-30 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(20,1,'2026-09-30 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(20,2,'2026-10-01 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(20,3,'2026-10-01 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(20,4,'2026-10-01 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(20,5,'2026-10-01 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(20,6,'2026-10-01 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(20,7,'2026-10-01 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(20,8,'2026-10-01 18:22:10.031456','white','ended','resignation white could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2');
INSERT INTO "game_events" VALUES(21,0,'2026-09-30 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(21,1,'2026-09-30 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(21,2,'2026-10-01 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(21,3,'2026-10-01 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(21,4,'2026-10-01 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(21,5,'2026-10-01 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(21,6,'2026-10-01 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(21,7,'2026-10-01 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(21,8,'2026-10-01 18:22:10.031456','black','ended','resignation black could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7');
INSERT INTO "game_events" VALUES(22,0,'2026-09-30 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(22,1,'2026-09-30 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(22,2,'2026-10-01 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(22,3,'2026-10-01 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(22,4,'2026-10-01 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(22,5,'2026-10-01 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(22,6,'2026-10-01 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(22,7,'2026-10-01 05:22:10.031456','black','move','g8f6 draw');
INSERT INTO "game_events" VALUES(22,8,'2026-10-01 18:22:10.031456','white','ended','agreement');
INSERT INTO "game_events" VALUES(23,0,'2026-09-30 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(23,1,'2026-09-30 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(23,2,'2026-10-01 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(23,3,'2026-10-01 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(23,4,'2026-10-01 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(23,5,'2026-10-01 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(23,6,'2026-10-01 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(23,7,'2026-10-01 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(23,8,'2026-10-01 18:22:10.031456','white','ended','resignation white could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2');
INSERT INTO "game_events" VALUES(24,0,'2026-09-30 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(24,1,'2026-09-30 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(24,2,'2026-10-01 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(24,3,'2026-10-01 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(24,4,'2026-10-01 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(24,5,'2026-10-01 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(24,6,'2026-10-01 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(24,7,'2026-10-01 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(24,8,'2026-10-01 18:22:10.031456','black','ended','resignation black could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7');
INSERT INTO "game_events" VALUES(25,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(25,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(25,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(25,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(25,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(25,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(25,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(25,7,'2026-11-27 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(25,8,'2026-11-27 18:22:10.031456','black','ended','resignation black could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7');
INSERT INTO "game_events" VALUES(26,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(26,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(26,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(26,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(26,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(26,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(26,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(26,7,'2026-11-27 05:22:10.031456','black','move','g8f6 draw');
INSERT INTO "game_events" VALUES(26,8,'2026-11-27 18:22:10.031456','white','ended','agreement');
INSERT INTO "game_events" VALUES(27,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(27,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(27,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(27,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(27,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(27,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(27,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(27,7,'2026-11-27 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(27,8,'2026-11-27 18:22:10.031456','white','ended','resignation white could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2');
INSERT INTO "game_events" VALUES(28,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(28,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(28,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(28,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(28,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(28,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(28,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(28,7,'2026-11-27 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(28,8,'2026-11-27 18:22:10.031456','black','ended','resignation black could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7');
INSERT INTO "game_events" VALUES(29,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(29,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(29,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(29,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(29,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(29,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(29,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(29,7,'2026-11-27 05:22:10.031456','black','move','g8f6 draw');
INSERT INTO "game_events" VALUES(29,8,'2026-11-27 18:22:10.031456','white','ended','agreement');
INSERT INTO "game_events" VALUES(30,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(30,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(30,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(30,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(30,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(30,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(30,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(30,7,'2026-11-27 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(30,8,'2026-11-27 18:22:10.031456','white','ended','resignation white could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2');
INSERT INTO "game_events" VALUES(31,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(31,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(31,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(31,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(31,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(31,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(31,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(31,7,'2026-11-27 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(32,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(32,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(32,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(32,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(32,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(32,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(32,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(32,7,'2026-11-27 05:22:10.031456','black','move','g8f6 draw');
INSERT INTO "game_events" VALUES(33,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(33,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(33,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(33,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(33,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(33,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(33,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(33,7,'2026-11-27 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(34,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(34,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(34,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(34,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(34,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(34,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(34,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(34,7,'2026-11-27 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(35,0,'2026-11-09 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(35,1,'2026-11-09 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(35,2,'2026-11-10 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(35,3,'2026-11-10 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(35,4,'2026-11-10 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(35,5,'2026-11-10 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(35,6,'2026-11-10 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(35,7,'2026-11-10 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(35,8,'2026-11-10 18:22:10.031456','black','ended','resignation black could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7');
INSERT INTO "game_events" VALUES(36,0,'2026-11-09 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(36,1,'2026-11-09 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(36,2,'2026-11-10 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(36,3,'2026-11-10 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(36,4,'2026-11-10 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(36,5,'2026-11-10 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(36,6,'2026-11-10 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(36,7,'2026-11-10 05:22:10.031456','black','move','g8f6 draw');
INSERT INTO "game_events" VALUES(36,8,'2026-11-10 18:22:10.031456','white','ended','agreement');
INSERT INTO "game_events" VALUES(37,0,'2026-11-09 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(37,1,'2026-11-09 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(37,2,'2026-11-10 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(37,3,'2026-11-10 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(37,4,'2026-11-10 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(37,5,'2026-11-10 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(37,6,'2026-11-10 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(37,7,'2026-11-10 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(37,8,'2026-11-10 18:22:10.031456','white','ended','resignation white could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2');
INSERT INTO "game_events" VALUES(38,0,'2026-11-09 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(38,1,'2026-11-09 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(38,2,'2026-11-10 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(38,3,'2026-11-10 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(38,4,'2026-11-10 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(38,5,'2026-11-10 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(38,6,'2026-11-10 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(38,7,'2026-11-10 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(38,8,'2026-11-10 18:22:10.031456','black','ended','resignation black could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7');
INSERT INTO "game_events" VALUES(39,0,'2026-11-09 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(39,1,'2026-11-09 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(39,2,'2026-11-10 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(39,3,'2026-11-10 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(39,4,'2026-11-10 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(39,5,'2026-11-10 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(39,6,'2026-11-10 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(39,7,'2026-11-10 05:22:10.031456','black','move','g8f6 draw');
INSERT INTO "game_events" VALUES(39,8,'2026-11-10 18:22:10.031456','white','ended','agreement');
INSERT INTO "game_events" VALUES(40,0,'2026-11-09 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(40,1,'2026-11-09 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(40,2,'2026-11-10 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(40,3,'2026-11-10 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(40,4,'2026-11-10 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(40,5,'2026-11-10 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(40,6,'2026-11-10 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(40,7,'2026-11-10 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(40,8,'2026-11-10 18:22:10.031456','white','ended','resignation white could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2');
INSERT INTO "game_events" VALUES(41,0,'2026-11-09 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(41,1,'2026-11-09 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(41,2,'2026-11-10 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(41,3,'2026-11-10 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(41,4,'2026-11-10 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(41,5,'2026-11-10 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(41,6,'2026-11-10 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(41,7,'2026-11-10 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(41,8,'2026-11-10 18:22:10.031456','black','ended','resignation black could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7');
INSERT INTO "game_events" VALUES(42,0,'2026-11-09 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(42,1,'2026-11-09 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(42,2,'2026-11-10 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(42,3,'2026-11-10 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(42,4,'2026-11-10 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(42,5,'2026-11-10 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(42,6,'2026-11-10 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(42,7,'2026-11-10 05:22:10.031456','black','move','g8f6 draw');
INSERT INTO "game_events" VALUES(42,8,'2026-11-10 18:22:10.031456','white','ended','agreement');
INSERT INTO "game_events" VALUES(43,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(43,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(43,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(43,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(43,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(43,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(43,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(43,7,'2026-11-27 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(43,8,'2026-11-27 18:22:10.031456','black','ended','resignation black could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7');
INSERT INTO "game_events" VALUES(44,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(44,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(44,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(44,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(44,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(44,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(44,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(44,7,'2026-11-27 05:22:10.031456','black','move','g8f6 draw');
INSERT INTO "game_events" VALUES(45,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(45,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(45,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(45,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(45,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(45,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(45,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(45,7,'2026-11-27 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(46,0,'2026-11-26 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(46,1,'2026-11-26 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(46,2,'2026-11-27 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(46,3,'2026-11-27 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(46,4,'2026-11-27 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(46,5,'2026-11-27 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(46,6,'2026-11-27 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(46,7,'2026-11-27 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(47,0,'2026-11-19 22:22:10.031456','white','move','e2e4');
INSERT INTO "game_events" VALUES(47,1,'2026-11-19 23:22:10.031456','black','move','e7e5');
INSERT INTO "game_events" VALUES(47,2,'2026-11-20 00:22:10.031456','white','move','g1f3');
INSERT INTO "game_events" VALUES(47,3,'2026-11-20 01:22:10.031456','black','move','b8c6');
INSERT INTO "game_events" VALUES(47,4,'2026-11-20 02:22:10.031456','white','move','f1b5');
INSERT INTO "game_events" VALUES(47,5,'2026-11-20 03:22:10.031456','black','move','a7a6');
INSERT INTO "game_events" VALUES(47,6,'2026-11-20 04:22:10.031456','white','move','b5a4');
INSERT INTO "game_events" VALUES(47,7,'2026-11-20 05:22:10.031456','black','move','g8f6');
INSERT INTO "game_events" VALUES(47,8,'2026-11-20 18:22:10.031456','black','ended','resignation black could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7');
INSERT INTO "game_events" VALUES(48,0,'2026-11-27 22:22:10.031456','clock','ended','forfeit white');
INSERT INTO "game_events" VALUES(1,20,'2026-11-28 22:22:23.628880','white','move','h1g1');
INSERT INTO "game_events" VALUES(6,1,'2026-11-28 22:22:23.706867','black','move','c7c6');
INSERT INTO "game_events" VALUES(10,33,'2026-11-28 22:22:23.767832','black','move','g4e6');
INSERT INTO "game_events" VALUES(12,47,'2026-11-28 22:22:24.080699','admin:12','adjudicated','win:black The fortress falls: the rook comes in by the file.');
INSERT INTO "game_events" VALUES(12,48,'2026-11-28 22:22:24.080699','admin:12','ended','adjudicated_win black adjudication The fortress falls: the rook comes in by the file.');
INSERT INTO "game_events" VALUES(12,49,'2026-11-28 22:22:24.127391','white','appealed','The file is closed. Please look again.');
INSERT INTO "game_events" VALUES(31,8,'2026-11-28 22:22:24.385288','white','move','e1g1');
INSERT INTO "game_events" VALUES(32,8,'2026-11-28 22:22:24.428812','white','ended','resignation white could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2');
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
INSERT INTO "game_offers" VALUES(16,NULL,8,0,NULL,NULL);
INSERT INTO "game_offers" VALUES(19,NULL,8,0,NULL,NULL);
INSERT INTO "game_offers" VALUES(22,NULL,8,0,NULL,NULL);
INSERT INTO "game_offers" VALUES(26,NULL,8,0,NULL,NULL);
INSERT INTO "game_offers" VALUES(29,NULL,8,0,NULL,NULL);
INSERT INTO "game_offers" VALUES(32,NULL,8,0,NULL,NULL);
INSERT INTO "game_offers" VALUES(36,NULL,8,0,NULL,NULL);
INSERT INTO "game_offers" VALUES(39,NULL,8,0,NULL,NULL);
INSERT INTO "game_offers" VALUES(42,NULL,8,0,NULL,NULL);
INSERT INTO "game_offers" VALUES(44,NULL,8,0,NULL,NULL);
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
, books BOOLEAN NOT NULL DEFAULT TRUE, databases BOOLEAN NOT NULL DEFAULT TRUE, engines BOOLEAN NOT NULL DEFAULT FALSE, abort BOOLEAN NOT NULL DEFAULT TRUE, time_grants BOOLEAN NOT NULL DEFAULT TRUE, draw_offers TEXT NOT NULL DEFAULT 'both' CHECK (draw_offers IN ('both', 'black_only')), white_extra_time INTEGER NOT NULL DEFAULT 0);
INSERT INTO "game_terms" VALUES(1,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','fischer 864000 86400 1728000 -',1,1,1,'claimed',1,1,0,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(2,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,1,0,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(3,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','period 10 50 40',1,1,1,'claimed',1,1,0,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(4,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,1,0,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(5,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,0,1,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(6,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','unlimited',1,1,1,'claimed',1,1,0,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(7,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,0,1,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(8,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,1,0,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(9,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,0,1,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(10,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','period 10 50 40',1,1,1,'claimed',1,1,0,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(11,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,0,1,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(12,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,1,0,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(13,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,0,1,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(14,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 259200',1,1,1,'claimed',1,0,1,1,1,0,1,1,'both',0);
INSERT INTO "game_terms" VALUES(15,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(16,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(17,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(18,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(19,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(20,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(21,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(22,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(23,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(24,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(25,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(26,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(27,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(28,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(29,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(30,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(31,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(32,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(33,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(34,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(35,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(36,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(37,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(38,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(39,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(40,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(41,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(42,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(43,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(44,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(45,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(46,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,1,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(47,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,0,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(48,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,0,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(49,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 432000',1,1,1,'claimed',1,0,0,1,1,0,0,0,'both',0);
INSERT INTO "game_terms" VALUES(50,'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','per_move 172800',1,1,1,'claimed',1,1,0,1,1,0,1,1,'both',0);
CREATE TABLE game_views (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    viewed_at TIMESTAMP NOT NULL,
    -- The position: half-moves, and takebacks above the lowest 16 bits.
    position_no INTEGER NOT NULL,
    last_read_message_id BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (player_id, game_id)
);
INSERT INTO "game_views" VALUES(1,1,'2026-11-28 22:22:23.610747',20,0);
INSERT INTO "game_views" VALUES(1,31,'2026-11-28 22:22:24.379011',8,0);
INSERT INTO "game_views" VALUES(8,6,'2026-11-28 22:22:23.703401',1,0);
INSERT INTO "game_views" VALUES(11,10,'2026-11-28 22:22:23.751625',33,0);
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
INSERT INTO "games" VALUES(1,1,2,'standard','server','2026-11-23 00:52:10.031456','e2e4@1795396630031456 e7e5@1795400350031456 f2f4@1795410730031456 e5f4@1795432210031456 f1c4@1795469230031456 d8h4@1795472230031456 e1f1@1795499650031456 b7b5@1795501930031456 c4b5@1795537510031456 g8f6@1795556830031456 g1f3@1795564330031456 h4h6@1795618450031456 d2d3@1795669630031456 f6h5@1795722310031456 f3h4@1795726930031456 h6g5@1795741930031456 h4f5@1795771750031456 c7c6@1795820830031456 g2g4@1795839610031456 h5f6@1795886530031456 h1g1@1795904543628880','rnb1kb1r/p2p1ppp/2p2n2/1B3Nq1/4PpP1/3P4/PPP4P/RNBQ1KR1 b kq - 2 11','black',21,'Rg1','C33 King''s Gambit Accepted: Bishop''s Gambit, Bryan Countergambit','2026-12-15 20:02:23.628880','2026-12-07 09:12:23.628880',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'25c3908abf5546bb245bfa0477864b65693f029d39390c08f170579408e0c413',21);
INSERT INTO "games" VALUES(2,4,1,'standard','server','2026-11-15 04:07:10.031456','e2e4@1794717130031456 e7e5@1794720850031456 g1f3@1794731230031456 b8c6@1794752710031456 f1c4@1794789730031456 f8c5@1794792730031456 b2b4@1794820150031456 c5b4@1794822430031456 c2c3@1794858010031456 b4a5@1794877330031456 d2d4@1794884830031456 e5d4@1794938950031456 e1g1@1794990130031456 d4d3@1795042810031456 d1b3@1795047430031456 d8f6@1795062430031456 e4e5@1795092250031456 f6g6@1795141330031456 f1e1@1795160110031456 g8e7@1795207030031456 c1a3@1795232530031456 b7b5@1795241050031456 b3b5@1795291030031456 a8b8@1795332910031456 b5a4@1795371130031456 a5b6@1795410130031456 b1d2@1795454350031456 c8b7@1795508230031456 d2e4@1795522210031456 g6f5@1795554730031456 c4d3@1795556230031456 f5h5@1795585150031456 e4f6@1795591930031456 g7f6@1795635010031456 e5f6@1795664830031456 h8g8@1795685830031456 a1d1@1795702450031456 h5f3@1795719130031456 e1e7@1795740310031456 c6e7@1795770430031456 a4d7@1795813930031456 e8d7@1795821250031456 d3f5@1795850830031456 d7e8@1795853110031456 f5d7@1795886530031456','1r2k1r1/pbpBnp1p/1b3P2/8/8/B1P2q2/P4PPP/3R2K1 b - - 3 23','black',45,'Bd7+','C52 Italian Game: Evans Gambit, Dufresne Defense','2026-12-01 17:22:10.031456','2026-11-29 17:22:10.031456',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'e2c986a939df866579b93e4c3f8542270eb02f8b5623f2bfba2c5ba514f80ce9',45);
INSERT INTO "games" VALUES(3,2,5,'standard','server','2026-11-18 23:52:10.031456','e2e4@1795047430031456 e7e5@1795051150031456 g1f3@1795061530031456 d7d6@1795083010031456 d2d4@1795120030031456 c8g4@1795123030031456 d4e5@1795150450031456 g4f3@1795152730031456 d1f3@1795188310031456 d6e5@1795207630031456 f1c4@1795215130031456 g8f6@1795269250031456 f3b3@1795320430031456 d8e7@1795373110031456 b1c3@1795377730031456 c7c6@1795392730031456 c1g5@1795422550031456 b7b5@1795471630031456 c3b5@1795490410031456 c6b5@1795537330031456 c4b5@1795562830031456 b8d7@1795571350031456 e1c1@1795621330031456 a8d8@1795663210031456 d1d7@1795701430031456 d8d7@1795740430031456 h1d1@1795784650031456 e7e6@1795838530031456 b5d7@1795852510031456 f6d7@1795885030031456 b3b8@1795886530031456','1Q2kb1r/p2n1ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 b k - 1 16','black',31,'Qb8+','C41 Philidor Defense',NULL,NULL,NULL,'',NULL,NULL,0,'open answered since:1795904530031456 by:black ground:agreement','2026-11-28 22:22:10.031456',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'0dcf593eeb5f86c72445efa295f0b4a065ce855534734e60da0c32f11cc49057',33);
INSERT INTO "games" VALUES(4,1,5,'standard','server','2026-11-24 17:02:10.031456','e2e4@1795541230031456 e7e5@1795544950031456 g1f3@1795555330031456 b8c6@1795576810031456 f1c4@1795613830031456 f8c5@1795616830031456 c2c3@1795644250031456 g8f6@1795646530031456 d2d4@1795682110031456 e5d4@1795701430031456 c3d4@1795708930031456 c5b4@1795763050031456 b1c3@1795814230031456 d7d5@1795866910031456 e4d5@1795871530031456 f6d5@1795886530031456','r1bqk2r/ppp2ppp/2n5/3n4/1bBP4/2N2N2/PP3PPP/R1BQK2R w KQkq - 0 9','white',16,'Nxd5','C54 Italian Game: Giuoco Piano, Greco''s Attack','2026-12-01 17:22:10.031456','2026-11-29 17:22:10.031456',NULL,'','black',NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'85d0eb23b6746e202e8405d6ae345a7c9ef63958fa55fabd62f6a601c5872149',16);
INSERT INTO "games" VALUES(5,7,1,'standard','server','2026-09-09 02:47:10.031456','d2d4@1788923530031456 d7d5@1788927250031456 g1f3@1788937630031456 e7e6@1788959110031456 e2e3@1788996130031456 c7c5@1788999130031456 c2c4@1789026550031456 b8c6@1789028830031456 b1c3@1789064410031456 g8f6@1789083730031456 d4c5@1789091230031456 f8c5@1789145350031456 a2a3@1789196530031456 a7a6@1789249210031456 b2b4@1789253830031456 c5d6@1789268830031456 c1b2@1789298650031456 e8g8@1789347730031456 d1d2@1789366510031456 d8e7@1789413430031456 f1d3@1789438930031456 d5c4@1789447450031456 d3c4@1789497430031456 b7b5@1789539310031456 c4d3@1789577530031456 f8d8@1789616530031456 d2e2@1789660750031456 c8b7@1789714630031456 e1g1@1789728610031456 c6e5@1789761130031456 f3e5@1789762630031456 d6e5@1789791550031456 f2f4@1789798330031456 e5c7@1789841410031456 e3e4@1789871230031456 a8c8@1789892230031456 e4e5@1789908850031456 c7b6@1789925530031456 g1h1@1789946710031456 f6g4@1789976830031456 d3e4@1790020330031456 e7h4@1790027650031456 g2g3@1790057230031456 c8c3@1790059510031456 g3h4@1790092930031456 d8d2@1790107930031456 e2d2@1790162950031456 b7e4@1790208430031456 d2g2@1790248810031456 c3h3@1790288530031456','6k1/5ppp/pb2p3/1p2P3/1P2bPnP/P6r/1B4QP/R4R1K w - - 2 26','white',50,'Rh3','D32 Tarrasch Defense: Symmetrical Variation',NULL,NULL,'2026-09-24 22:22:10.031456','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','white','could_mate a1b1 h3h2','0-1','2026-09-24 22:22:10.031456',0,'eafb9fd23ba82092a45e6abf53c4af8e99118bda464cc428b2508ab6bcc218be',51);
INSERT INTO "games" VALUES(6,2,8,'standard','server','2026-11-28 16:57:10.031456','e2e4@1795886530031456 c7c6@1795904543706867','rnbqkbnr/pp1ppppp/2p5/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2','white',2,'c6','B10 Caro-Kann Defense',NULL,NULL,NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'df5022ca6e7502eb10399f3d2fcdc74b84a7ca3c703a5b8c9362e3bf852fa77b',2);
INSERT INTO "games" VALUES(7,1,8,'standard','server','2026-09-27 22:42:10.031456','d2d4@1790550430031456 e7e6@1790554150031456 g1f3@1790564530031456 f7f5@1790586010031456 b1c3@1790623030031456 g8f6@1790626030031456 c1g5@1790653450031456 f8e7@1790655730031456 g5f6@1790691310031456 e7f6@1790710630031456 e2e4@1790718130031456 f5e4@1790772250031456 c3e4@1790823430031456 b7b6@1790876110031456 f3e5@1790880730031456 e8g8@1790895730031456 f1d3@1790925550031456 c8b7@1790974630031456 d1h5@1790993410031456 d8e7@1791040330031456 h5h7@1791065830031456 g8h7@1791074350031456 e4f6@1791124330031456 h7h6@1791166210031456 e5g4@1791204430031456 h6g5@1791243430031456 h2h4@1791287650031456 g5f4@1791341530031456 g2g3@1791355510031456 f4f3@1791388030031456 d3e2@1791389530031456 f3g2@1791418450031456 h1h2@1791425230031456 g2g1@1791468310031456 e1d2@1791498130031456','rn3r2/pbppq1p1/1p2pN2/8/3P2NP/6P1/PPPKBP1R/R5k1 b - - 6 18','black',35,'Kd2#','A40 Horwitz Defense',NULL,NULL,'2026-10-08 22:22:10.031456','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'checkmate','white',NULL,'1-0','2026-10-08 22:22:10.031456',0,'9a6e9398086f6eeb7041c021ab34868266c63a45330d7c5b42eb2c5f48369dcd',36);
INSERT INTO "games" VALUES(8,10,1,'standard','server','2026-11-21 13:54:10.031456','e2e4@1795270750031456 e7e5@1795274470031456 g1f3@1795284850031456 b8c6@1795306330031456 f1b5@1795343350031456 a7a6@1795346350031456 b5a4@1795373770031456 g8f6@1795376050031456 e1g1@1795411630031456 f8e7@1795430950031456 f1e1@1795438450031456 b7b5@1795492570031456 a4b3@1795543750031456 e8g8@1795596430031456 c2c3@1795601050031456 d7d5@1795616050031456 e4d5@1795645870031456 f6d5@1795694950031456 f3e5@1795713730031456 c6e5@1795760650031456 e1e5@1795786150031456 d5f6@1795794670031456 e5e1@1795844650031456 e7d6@1795886530031456','r1bq1rk1/2p2ppp/p2b1n2/1p6/8/1BP5/PP1P1PPP/RNBQR1K1 w - - 3 13','white',24,'Bd6','C89 Ruy Lopez: Marshall Attack, Original Marshall Attack','2026-12-10 18:00:00','2026-12-08 18:00:00','2026-11-28 22:22:10.031456','used:18000000000 white:1795904530031456-1796684400000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'69fb9d029fa534bab5febbe1714cf9fb9fb7ceabec3084b2bce359da971d9821',25);
INSERT INTO "games" VALUES(9,2,11,'standard','server','2026-10-10 17:22:10.031456','d2d4@1791654430031456 g8f6@1791658150031456 c2c4@1791668530031456 e7e6@1791690010031456 b1c3@1791727030031456 f8b4@1791730030031456 e2e3@1791757450031456 d7d5@1791759730031456 a2a3@1791795310031456 b4c3@1791814630031456 b2c3@1791822130031456 c7c5@1791876250031456 c4d5@1791927430031456 e6d5@1791980110031456 f1d3@1791984730031456 e8g8@1791999730031456 g1e2@1792029550031456 b7b6@1792078630031456 e1g1@1792097410031456 c8a6@1792144330031456 d3a6@1792169830031456 b8a6@1792178350031456 c1b2@1792228330031456 d8d7@1792270210031456 a3a4@1792308430031456 f8e8@1792347430031456 d1d3@1792391650031456 c5c4@1792445530031456 d3c2@1792459510031456 a6b8@1792492030031456 a1e1@1792493530031456 b8c6@1792522450031456 e2g3@1792529230031456 c6a5@1792572310031456 f2f3@1792602130031456 a5b3@1792623130031456 e3e4@1792639750031456 d7a4@1792656430031456 e4e5@1792677610031456 f6d7@1792707730031456','r3r1k1/p2n1ppp/1p6/3pP3/q1pP4/1nP2PN1/1BQ3PP/4RRK1 w - - 1 21','white',40,'Nd7','E40 Nimzo-Indian Defense: Rubinstein System',NULL,NULL,'2026-10-22 22:22:10.031456','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'agreement',NULL,NULL,'1/2-1/2','2026-10-22 22:22:10.031456',0,'cd067fdbc38d4db40ef0736e471807ffecb6b6e411674659fb73aa9574780d54',41);
INSERT INTO "games" VALUES(10,1,11,'standard','server','2026-11-18 13:57:10.031456','g1f3@1795011730031456 g8f6@1795015450031456 c2c4@1795025830031456 g7g6@1795047310031456 b1c3@1795084330031456 f8g7@1795087330031456 d2d4@1795114750031456 e8g8@1795117030031456 c1f4@1795152610031456 d7d5@1795171930031456 d1b3@1795179430031456 d5c4@1795233550031456 b3c4@1795284730031456 c7c6@1795337410031456 e2e4@1795342030031456 b8d7@1795357030031456 a1d1@1795386850031456 d7b6@1795435930031456 c4c5@1795454710031456 c8g4@1795501630031456 f4g5@1795527130031456 b6a4@1795535650031456 c5a3@1795585630031456 a4c3@1795627510031456 b2c3@1795665730031456 f6e4@1795704730031456 g5e7@1795748950031456 d8b6@1795802830031456 f1c4@1795816810031456 e4c3@1795849330031456 e7c5@1795850830031456 f8e8@1795879750031456 e1f1@1795886530031456 g4e6@1795904543767832','r3r1k1/pp3pbp/1qp1b1p1/2B5/2BP4/Q1n2N2/P4PPP/3R1K1R w - - 4 18','white',34,'Be6','A15 English Opening: Anglo-Indian Defense, King''s Indian Formation','2027-01-07 22:22:23.767832','2026-12-18 22:22:23.767832',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'64b2b4ace4b4eb323ae2e14ef08ca286082ec6da3494012ca76719f238f005f0',34);
INSERT INTO "games" VALUES(11,3,1,'standard','server','2026-10-12 18:37:10.031456','c2c4@1791831730031456 e7e6@1791835450031456 g1f3@1791845830031456 d7d5@1791867310031456 d2d4@1791904330031456 g8f6@1791907330031456 b1c3@1791934750031456 f8e7@1791937030031456 c1g5@1791972610031456 e8g8@1791991930031456 e2e3@1791999430031456 h7h6@1792053550031456 g5h4@1792104730031456 b7b6@1792157410031456 c4d5@1792162030031456 f6d5@1792177030031456 h4e7@1792206850031456 d8e7@1792255930031456 c3d5@1792274710031456 e6d5@1792321630031456 a1c1@1792347130031456 c8e6@1792355650031456 d1a4@1792405630031456 c7c5@1792447510031456 a4a3@1792485730031456 f8c8@1792524730031456 f1b5@1792568950031456 a7a6@1792622830031456 d4c5@1792636810031456 b6c5@1792669330031456 e1g1@1792670830031456 a8a7@1792699750031456 b5e2@1792706530031456 b8d7@1792749610031456 f3d4@1792779430031456 e7f8@1792800430031456 d4e6@1792817050031456 f7e6@1792833730031456 e3e4@1792854910031456 d5d4@1792885030031456 f2f4@1792928530031456 f8e7@1792935850031456 e4e5@1792965430031456 c8b8@1792967710031456 e2c4@1793001130031456 g8h8@1793016130031456 a3h3@1793071150031456 d7f8@1793116630031456 b2b3@1793157010031456 a6a5@1793196730031456 f4f5@1793240230031456 e6f5@1793291950031456 f1f5@1793302330031456 f8h7@1793329810031456 c1f1@1793378830031456 e7d8@1793399830031456 h3g3@1793451250031456 a7e7@1793483530031456 h2h4@1793501110031456 b8b7@1793508430031456 e5e6@1793509930031456 b7c7@1793564050031456 g3e5@1793567230031456 d8e8@1793577910031456 a2a4@1793600530031456 e8d8@1793639530031456 f1f2@1793645350031456 d8e8@1793676430031456 f2f3@1793683210031456 e8d8@1793724130031456 c4d3@1793749630031456 d8e8@1793764150031456 e5e4@1793772130031456 h7f6@1793778010031456 f5f6@1793786230031456 g7f6@1793801230031456 f3f6@1793827450031456 h8g8@1793869330031456 d3c4@1793877310031456 g8h8@1793909830031456 e4f4@1793917330031456','4q2k/2r1r3/4PR1p/p1p5/P1Bp1Q1P/1P6/6P1/6K1 b - - 4 41','black',81,'Qf4','D59 Queen''s Gambit Declined: Tartakower Defense',NULL,NULL,'2026-11-05 22:22:10.031456','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate h8g7 f4h6 g7g8 g1h2 e8a8 h2g3 a8b8 c4d3 b8a8 g3f4 a8b8 f4g5 b8a8 g5g6 a8d8 f6f7 d8a8 h6h7','1-0','2026-11-05 22:22:10.031456',0,'692fc6df7bf99ff8d53d95367e9c1af868446306528580787ceb868d8a614afa',82);
INSERT INTO "games" VALUES(12,2,4,'standard','server','2026-11-14 23:57:10.031456','e2e4@1794702130031456 c7c5@1794705850031456 g1f3@1794716230031456 e7e6@1794737710031456 d2d4@1794774730031456 c5d4@1794777730031456 f3d4@1794805150031456 b8c6@1794807430031456 d4b5@1794843010031456 d7d6@1794862330031456 c2c4@1794869830031456 g8f6@1794923950031456 b1c3@1794975130031456 a7a6@1795027810031456 b5a3@1795032430031456 d6d5@1795047430031456 c4d5@1795077250031456 e6d5@1795126330031456 e4d5@1795145110031456 c6b4@1795192030031456 f1e2@1795217530031456 f8c5@1795226050031456 e1g1@1795276030031456 e8g8@1795317910031456 e2f3@1795356130031456 c8f5@1795395130031456 c1g5@1795439350031456 f8e8@1795493230031456 d1d2@1795507210031456 b7b5@1795539730031456 a1d1@1795541230031456 b4d3@1795570150031456 a3b1@1795576930031456 h7h6@1795620010031456 g5h4@1795649830031456 b5b4@1795670830031456 c3a4@1795687450031456 c5d6@1795704130031456 h4g3@1795725310031456 a8c8@1795755430031456 b2b3@1795798930031456 g7g5@1795806250031456 g3d6@1795835830031456 d8d6@1795838110031456 g2g3@1795871530031456 f6d7@1795886530031456','2r1r1k1/3n1p2/p2q3p/3P1bp1/Np6/1P1n1BP1/P2Q1P1P/1N1R1RK1 w - - 1 24','white',46,'Nd7','B44 Sicilian Defense: Taimanov Variation, Gary Gambit',NULL,NULL,'2026-11-28 22:22:24.080699','used:18000000000',NULL,NULL,0,'open since:1795904544127391 by:white ground:fortress adjudicated:12:1795904544080699 first:12 appeal:white','2026-11-28 22:22:24.127391',NULL,NULL,NULL,'adjudicated_win','black','adjudication The fortress falls: the rook comes in by the file.','0-1','2026-11-28 22:22:24.080699',0,'559623a012e8bfad26ac12528ec0f277fbcf4d3a1301b38c8652017697f4f134',50);
INSERT INTO "games" VALUES(13,1,3,'standard','server','2026-10-25 17:00:10.031456','e2e4@1792949110031456 d7d6@1792952830031456 d2d4@1792963210031456 g8f6@1792984690031456 b1c3@1793021710031456 g7g6@1793024710031456 c1e3@1793052130031456 f8g7@1793054410031456 d1d2@1793089990031456 c7c6@1793109310031456 f2f3@1793116810031456 b7b5@1793170930031456 g1e2@1793222110031456 b8d7@1793274790031456 e3h6@1793279410031456 g7h6@1793294410031456 d2h6@1793324230031456 c8b7@1793373310031456 a2a3@1793392090031456 e7e5@1793439010031456 e1c1@1793464510031456 d8e7@1793473030031456 c1b1@1793523010031456 a7a6@1793564890031456 e2c1@1793603110031456 e8c8@1793642110031456 c1b3@1793686330031456 e5d4@1793740210031456 d1d4@1793754190031456 c6c5@1793786710031456 d4d1@1793788210031456 d7b6@1793817130031456 g2g3@1793823910031456 c8b8@1793866990031456 b3a5@1793896810031456 b7a8@1793917810031456 f1h3@1793934430031456 d6d5@1793951110031456 h6f4@1793972290031456 b8a7@1794002410031456 h1e1@1794045910031456 d5d4@1794053230031456 c3d5@1794082810031456 b6d5@1794085090031456 e4d5@1794118510031456 e7d6@1794133510031456 d1d4@1794188530031456 c5d4@1794234010031456 e1e7@1794274390031456 a7b6@1794314110031456 f4d4@1794357610031456 b6a5@1794409330031456 b2b4@1794419710031456 a5a4@1794447190031456 d4c3@1794496210031456 d6d5@1794517210031456 e7a7@1794568630031456 a8b7@1794600910031456 a7b7@1794618490031456 d5c4@1794625810031456 c3f6@1794627310031456 a4a3@1794681430031456 f6a6@1794684610031456 a3b4@1794695290031456 c2c3@1794717910031456 b4c3@1794756910031456 a6a1@1794762730031456 c3d2@1794793810031456 a1b2@1794800590031456 d2d1@1794841510031456 h3f1@1794867010031456 d8d2@1794881530031456 b7d7@1794889510031456 d2d7@1794895390031456 f1c4@1794903610031456 b5c4@1794918610031456 b2h8@1794944830031456 d7d3@1794986710031456 h8a8@1794994690031456 c4c3@1795027210031456 a8a4@1795034710031456 d1e1@1795075630031456 f3f4@1795100410031456 f7f5@1795113490031456 b1c1@1795119310031456 d3d2@1795122310031456 a4a7@1795126930031456','8/Q6p/6p1/5p2/5P2/2p3P1/3r3P/2K1k3 b - - 3 44','black',87,'Qa7','B07 Pirc Defense',NULL,NULL,'2026-11-19 22:22:10.031456','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate d2d8 a7a2 d8a8 a2g2 a8b8 c1c2 b8a8 c2c3 e1d1 g2f1','1-0','2026-11-19 22:22:10.031456',0,'c2ecfe27bcac96eb322e0dd5f4b645366c1e0b0778a0935ac80c3fc1461eed66',88);
INSERT INTO "games" VALUES(14,6,1,'standard','server','2026-09-03 00:12:10.031456','d2d4@1788395830031456 g8f6@1788399550031456 g1f3@1788409930031456 d7d5@1788431410031456 g2g3@1788468430031456 e7e6@1788471430031456 f1g2@1788498850031456 f8e7@1788501130031456 e1g1@1788536710031456 e8g8@1788556030031456 b2b3@1788563530031456 c7c5@1788617650031456 d4c5@1788668830031456 e7c5@1788721510031456 c2c4@1788726130031456 d5c4@1788741130031456 d1c2@1788770950031456 d8e7@1788820030031456 b1d2@1788838810031456 b8c6@1788885730031456 d2c4@1788911230031456 b7b5@1788919750031456 c4e5@1788969730031456 c6b4@1789011610031456 c2b2@1789049830031456 c8b7@1789088830031456 a2a3@1789133050031456 b4c6@1789186930031456 e5d3@1789200910031456 c5b6@1789233430031456 c1g5@1789234930031456 f8d8@1789263850031456 g5f6@1789270630031456 g7f6@1789313710031456 a1c1@1789343530031456 c6d4@1789364530031456 f3d4@1789381150031456 b6d4@1789397830031456 b2a2@1789419010031456 b7g2@1789449130031456 g1g2@1789492630031456 e7b7@1789499950031456 g2g1@1789529530031456 b7e4@1789531810031456 a2c2@1789565230031456 a7a5@1789580230031456 f1d1@1789635250031456 g8g7@1789680730031456 d1d2@1789721110031456 a8c8@1789760830031456 c2c8@1789804330031456 d8c8@1789856050031456 c1c8@1789866430031456 e4d5@1789893910031456 b3b4@1789942930031456 a5a4@1789963930031456 e2e3@1790015350031456 d4e5@1790047630031456 h2h4@1790065210031456 h7h5@1790072530031456 g1h2@1790074030031456 e5b2@1790128150031456 c8c5@1790131330031456 d5d6@1790142010031456 d2d1@1790164630031456 b2a3@1790203630031456 c5b5@1790209450031456 d6d7@1790240530031456 b5c5@1790247310031456 e6e5@1790288230031456 c5c2@1790313730031456 d7d5@1790328250031456 d1d2@1790336230031456 d5b3@1790342110031456 c2a2@1790350330031456 e5e4@1790365330031456 d3c5@1790391550031456 b3b4@1790433430031456 c5e4@1790441410031456 b4b3@1790473930031456 a2c2@1790481430031456 a3f8@1790522350031456 e4c5@1790547130031456 b3b5@1790560210031456 c5d3@1790566030031456 a4a3@1790569030031456 d3f4@1790573650031456 b5a5@1790584330031456 c2a2@1790605510031456 f8b4@1790641630031456 d2d3@1790643130031456 g7h6@1790668450031456 d3d1@1790722030031456 a5a4@1790754310031456 d1a1@1790769730031456 b4d6@1790772730031456 h2g1@1790821750031456 a4b3@1790867230031456 f4e2@1790913610031456 b3d3@1790965330031456 e2d4@1790972830031456 h6h7@1790994550031456 g1h2@1791034930031456 d3e4@1791044410031456 a2a3@1791081430031456 e4h4@1791096430031456 h2g1@1791147850031456 h4e4@1791186130031456 a3a4@1791215710031456 d6e5@1791241030031456 d4e2@1791266530031456 e4c2@1791296650031456 a1a2@1791335830031456 c2b3@1791388510031456 g1g2@1791405130031456 b3d5@1791444130031456 f2f3@1791455950031456 d5d1@1791499030031456 f3f4@1791523810031456 e5c7@1791534730031456 g2f2@1791536230031456 c7b6@1791586750031456 a2a1@1791636730031456 d1b3@1791690610031456 a4e4@1791698830031456 h7g7@1791719830031456 e4e8@1791758050031456 f6f5@1791763930031456 a1a8@1791795910031456 b3b4@1791804430031456 a8c8@1791847930031456 b6a5@1791876850031456 c8c1@1791895630031456 a5b6@1791908710031456 e8e5@1791920530031456 b4b3@1791935530031456 e5e8@1791958150031456 b3d5@1791992830031456 c1c8@1792044010031456 d5h1@1792062130031456 c8c1@1792105630031456 h1d5@1792124950031456 c1b1@1792178530031456 b6a7@1792216810031456 e8e7@1792244230031456 a7c5@1792265230031456 e7e5@1792284250031456 d5d3@1792305730031456 b1b7@1792334110031456 d3c2@1792373830031456 b7b5@1792375330031456 c5a7@1792397050031456 b5a5@1792443430031456 a7b6@1792464910031456 a5b5@1792519930031456 b6a7@1792558930031456 e5f5@1792586350031456 c2d3@1792606630031456 f5f7@1792624210031456 g7f7@1792643530031456 b5b7@1792669030031456 f7g6@1792705150031456 b7a7@1792756330031456 d3d5@1792773010031456 a7a6@1792813630031456 g6h7@1792828630031456 a6a1@1792876450031456 h7g6@1792907530031456 e2d4@1792926310031456 d5b7@1792937230031456 a1a2@1792944730031456 b7h1@1792953250031456 a2a6@1792967230031456 g6f7@1792991110031456 d4f3@1793029330031456 h1b1@1793032330031456 a6d6@1793058550031456 f7g7@1793112430031456 d6d5@1793144410031456 b1a2@1793158930031456 d5d2@1793160430031456 a2b1@1793207350031456 d2e2@1793250130031456 b1b6@1793293210031456 e2c2@1793341030031456 b6b1@1793344030031456 f3d4@1793360650031456 b1h1@1793395330031456 c2c7@1793398510031456 g7f6@1793428630031456 c7c6@1793436130031456 f6f7@1793479450031456 d4f3@1793509030031456 h1b1@1793529310031456 f3g5@1793544730031456 f7g7@1793559730031456 g5e6@1793578750031456 g7f7@1793606230031456 e6d4@1793646610031456 b1h1@1793650330031456 c6c7@1793675830031456 f7f6@1793727550031456 d4f3@1793755930031456 h1b1@1793765410031456 c7d7@1793814430031456 b1b2@1793853430031456 d7d2@1793886850031456 b2b1@1793919130031456 f3g1@1793954710031456 b1b4@1793998030031456 d2d1@1793999530031456 b4b3@1794017650031456 d1d6@1794056830031456 f6g7@1794067510031456 d6d4@1794108130031456 b3b2@1794129130031456 g1e2@1794134950031456 b2b1@1794184030031456 e3e4@1794226810031456 b1h1@1794267730031456 d4d7@1794311230031456 g7g8@1794361750031456 d7d4@1794369730031456 h1h2@1794393610031456 f2e3@1794437830031456 h5h4@1794452830031456 g3h4@1794497050031456 h2h3@1794520930031456 e3d2@1794528910031456 h3h4@1794579430031456 d4d3@1794622930031456 g8f8@1794663850031456 d3f3@1794706630031456 h4d8@1794755710031456 d2e3@1794761530031456 d8a5@1794782530031456 e3f2@1794823150031456 a5a7@1794833830031456 f3e3@1794873010031456 a7d7@1794891130031456 e2g3@1794892630031456 d7d2@1794935950031456 f2f3@1794971530031456 d2d1@1795003810031456 e3e2@1795037230031456 d1b3@1795076230031456 f3g2@1795125250031456 b3b7@1795134730031456 e2d2@1795163110031456 b7b3@1795214830031456 d2d5@1795240330031456 f8e7@1795244050031456 d5e5@1795284430031456 e7f7@1795311910031456 e5f5@1795330930031456 f7e8@1795345930031456 e4e5@1795361350031456 b3a2@1795381630031456 g2h3@1795411210031456 a2e6@1795454530031456 h3h4@1795462030031456 e6h6@1795492150031456 g3h5@1795495330031456 h6h7@1795530010031456 e5e6@1795546630031456 h7g6@1795549630031456 f5f7@1795597450031456 e8d8@1795640530031456 f4f5@1795683310031456 g6g1@1795730230031456 h5g7@1795731730031456','3k4/5RN1/4P3/5P2/7K/8/8/6q1 b - - 2 136','black',271,'Ng7','D02 Queen''s Pawn Game: Symmetrical Variation, Pseudo-Catalan',NULL,NULL,'2026-11-26 22:22:10.031456','',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate g1a7 h4g5 a7b8 g5f6 b8c7 f7f8','1-0','2026-11-26 22:22:10.031456',0,'0b2c40f4bb9bcb47cddd28e8a661c86def39eeb425e46e74a395107b2e547ceb',272);
INSERT INTO "games" VALUES(15,4,5,'standard','server','2026-09-29 22:22:10.031456','e2e4@1790806930031456 e7e5@1790810530031456 g1f3@1790814130031456 b8c6@1790817730031456 f1b5@1790821330031456 a7a6@1790824930031456 b5a4@1790828530031456 g8f6@1790832130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-10-01 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7','1-0','2026-10-01 18:22:10.031456',0,'8c7956b9042442efd5f7822b0f69d236a8cdf2c1ec0603e871646c75f147a398',9);
INSERT INTO "games" VALUES(16,1,3,'standard','server','2026-09-29 22:22:10.031456','e2e4@1790806930031456 e7e5@1790810530031456 g1f3@1790814130031456 b8c6@1790817730031456 f1b5@1790821330031456 a7a6@1790824930031456 b5a4@1790828530031456 g8f6@1790832130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-10-01 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'agreement',NULL,NULL,'1/2-1/2','2026-10-01 18:22:10.031456',0,'881afc5ce96941ef7737324b00e208c5fc2f5d46d43ac298275826f1fe6ea841',9);
INSERT INTO "games" VALUES(17,5,1,'standard','server','2026-09-29 22:22:10.031456','e2e4@1790806930031456 e7e5@1790810530031456 g1f3@1790814130031456 b8c6@1790817730031456 f1b5@1790821330031456 a7a6@1790824930031456 b5a4@1790828530031456 g8f6@1790832130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-10-01 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','white','could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2','0-1','2026-10-01 18:22:10.031456',0,'88da2eccd1d23ed8dc6f9ee39045f3293f3f3a77dae850512f09e19fad56e7cc',9);
INSERT INTO "games" VALUES(18,2,4,'standard','server','2026-09-29 22:22:10.031456','e2e4@1790806930031456 e7e5@1790810530031456 g1f3@1790814130031456 b8c6@1790817730031456 f1b5@1790821330031456 a7a6@1790824930031456 b5a4@1790828530031456 g8f6@1790832130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-10-01 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7','1-0','2026-10-01 18:22:10.031456',0,'2d2dca2f92dba2005f17d793bc9b974a8ee5466a1412475303db862c2a213b62',9);
INSERT INTO "games" VALUES(19,1,2,'standard','server','2026-09-29 22:22:10.031456','e2e4@1790806930031456 e7e5@1790810530031456 g1f3@1790814130031456 b8c6@1790817730031456 f1b5@1790821330031456 a7a6@1790824930031456 b5a4@1790828530031456 g8f6@1790832130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-10-01 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'agreement',NULL,NULL,'1/2-1/2','2026-10-01 18:22:10.031456',0,'e90dc776a7cd107c7f4817e8df941b88cfa6407a56f441571936da8a1878bb4a',9);
INSERT INTO "games" VALUES(20,3,5,'standard','server','2026-09-29 22:22:10.031456','e2e4@1790806930031456 e7e5@1790810530031456 g1f3@1790814130031456 b8c6@1790817730031456 f1b5@1790821330031456 a7a6@1790824930031456 b5a4@1790828530031456 g8f6@1790832130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-10-01 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','white','could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2','0-1','2026-10-01 18:22:10.031456',0,'e83cc313a91b4e2a7193d147bf87210fe6680b173d58624e06d9ff472db8c350',9);
INSERT INTO "games" VALUES(21,2,3,'standard','server','2026-09-29 22:22:10.031456','e2e4@1790806930031456 e7e5@1790810530031456 g1f3@1790814130031456 b8c6@1790817730031456 f1b5@1790821330031456 a7a6@1790824930031456 b5a4@1790828530031456 g8f6@1790832130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-10-01 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7','1-0','2026-10-01 18:22:10.031456',0,'a030804d57a3807b101c58d46591dd3758339c7b0404ffc1f748f1695a264f41',9);
INSERT INTO "games" VALUES(22,4,1,'standard','server','2026-09-29 22:22:10.031456','e2e4@1790806930031456 e7e5@1790810530031456 g1f3@1790814130031456 b8c6@1790817730031456 f1b5@1790821330031456 a7a6@1790824930031456 b5a4@1790828530031456 g8f6@1790832130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-10-01 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'agreement',NULL,NULL,'1/2-1/2','2026-10-01 18:22:10.031456',0,'29ef2bdb6c9ebf5cb0cf6f48dfe0f4cbacbfabcb461a008b1e5859c47445f625',9);
INSERT INTO "games" VALUES(23,3,4,'standard','server','2026-09-29 22:22:10.031456','e2e4@1790806930031456 e7e5@1790810530031456 g1f3@1790814130031456 b8c6@1790817730031456 f1b5@1790821330031456 a7a6@1790824930031456 b5a4@1790828530031456 g8f6@1790832130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-10-01 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','white','could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2','0-1','2026-10-01 18:22:10.031456',0,'813a2202332b221b04f4c1a2e3056daec223e36c1458aa5332c281081a223d41',9);
INSERT INTO "games" VALUES(24,5,2,'standard','server','2026-09-29 22:22:10.031456','e2e4@1790806930031456 e7e5@1790810530031456 g1f3@1790814130031456 b8c6@1790817730031456 f1b5@1790821330031456 a7a6@1790824930031456 b5a4@1790828530031456 g8f6@1790832130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-10-01 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7','1-0','2026-10-01 18:22:10.031456',0,'14cc877911e5c56fbc76458800ae5ae57eba4ba1156b509071eb57e4b9a72dfe',9);
INSERT INTO "games" VALUES(25,4,5,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-27 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7','1-0','2026-11-27 18:22:10.031456',0,'633de3ad2bd077c1b676fa0a6e00caeeb20927f2e7cc5b45adea7314c0381938',9);
INSERT INTO "games" VALUES(26,2,3,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-27 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'agreement',NULL,NULL,'1/2-1/2','2026-11-27 18:22:10.031456',0,'0319ab8f0dce852909ba11ab78cea56585e0f37527aa57c08ad7892089a6b53f',9);
INSERT INTO "games" VALUES(27,5,2,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-27 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','white','could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2','0-1','2026-11-27 18:22:10.031456',0,'573de0796b7bd9d0746db9201e2543477be3c47d70b950960bec1a51b6153238',9);
INSERT INTO "games" VALUES(28,1,4,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-27 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7','1-0','2026-11-27 18:22:10.031456',0,'330efde4c6ad2378167ef2485deeda3f69561716aa16faf24bc4488092ab0085',9);
INSERT INTO "games" VALUES(29,2,1,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-27 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'agreement',NULL,NULL,'1/2-1/2','2026-11-27 18:22:10.031456',0,'df1e2fae757ccea998779b0da2dc9b68bd5b32c4b8bd8375ea2c0f1af3f4a579',9);
INSERT INTO "games" VALUES(30,3,5,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-27 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','white','could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2','0-1','2026-11-27 18:22:10.031456',0,'689384aa871f46df720181f8e630ff05e2f0402332d71dc78aa9fe6b6b5a22f9',9);
INSERT INTO "games" VALUES(31,1,3,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456 e1g1@1795904544385288','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 3 5','black',9,'O-O','C78 Ruy Lopez: Morphy Defense','2026-12-03 22:22:24.385288','2026-11-30 22:22:24.385288',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'95990720b800e175697a79c0d64e2bf14c48c2438c2cd039affa8f1b738df0ce',9);
INSERT INTO "games" VALUES(32,4,2,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-28 22:22:24.428812','used:147614397356',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','white','could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2','0-1','2026-11-28 22:22:24.428812',0,'efe11a58bcc2f2358fe1a27bc4999fade0f37943de8bd74ad3c3b17e24a6aff5',9);
INSERT INTO "games" VALUES(33,3,4,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense','2026-12-02 05:22:10.031456','2026-11-29 05:22:10.031456',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'004a633fc6bd3a568e7e9c058c791bc9b33d3017a62c7ea71dba59dbde851cd8',8);
INSERT INTO "games" VALUES(34,5,1,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense','2026-12-02 05:22:10.031456','2026-11-29 05:22:10.031456',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'1862a796a7972b1801c8dfa480bbab6d81909b1e8461b10a96cf073e46f68c79',8);
INSERT INTO "games" VALUES(35,6,8,'standard','server','2026-11-08 22:22:10.031456','e2e4@1794262930031456 e7e5@1794266530031456 g1f3@1794270130031456 b8c6@1794273730031456 f1b5@1794277330031456 a7a6@1794280930031456 b5a4@1794284530031456 g8f6@1794288130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-10 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7','1-0','2026-11-10 18:22:10.031456',0,'fb75ef867db88245d3f399dbe1444c9f10893c9fa2d41d38a1c115977d5112e1',9);
INSERT INTO "games" VALUES(36,8,6,'standard','server','2026-11-08 22:22:10.031456','e2e4@1794262930031456 e7e5@1794266530031456 g1f3@1794270130031456 b8c6@1794273730031456 f1b5@1794277330031456 a7a6@1794280930031456 b5a4@1794284530031456 g8f6@1794288130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-10 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'agreement',NULL,NULL,'1/2-1/2','2026-11-10 18:22:10.031456',0,'6692c99498c4f4d316d28825fffcf600efdebeaff1c43b8aa7c03377334b0c92',9);
INSERT INTO "games" VALUES(37,1,2,'standard','server','2026-11-08 22:22:10.031456','e2e4@1794262930031456 e7e5@1794266530031456 g1f3@1794270130031456 b8c6@1794273730031456 f1b5@1794277330031456 a7a6@1794280930031456 b5a4@1794284530031456 g8f6@1794288130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-10 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','white','could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2','0-1','2026-11-10 18:22:10.031456',0,'508c92c7807db921a4d7883320c0da4ae93cec481178e6d0751934ed5dd0a577',9);
INSERT INTO "games" VALUES(38,2,1,'standard','server','2026-11-08 22:22:10.031456','e2e4@1794262930031456 e7e5@1794266530031456 g1f3@1794270130031456 b8c6@1794273730031456 f1b5@1794277330031456 a7a6@1794280930031456 b5a4@1794284530031456 g8f6@1794288130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-10 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7','1-0','2026-11-10 18:22:10.031456',0,'a3aa526587b8d65fa9a8c7d3330dd0fde6131c6b76bee6f1c0a38f774022339f',9);
INSERT INTO "games" VALUES(39,7,4,'standard','server','2026-11-08 22:22:10.031456','e2e4@1794262930031456 e7e5@1794266530031456 g1f3@1794270130031456 b8c6@1794273730031456 f1b5@1794277330031456 a7a6@1794280930031456 b5a4@1794284530031456 g8f6@1794288130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-10 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'agreement',NULL,NULL,'1/2-1/2','2026-11-10 18:22:10.031456',0,'a2ef1cdf325a6c52435a788e07a7460e15b9172418ed03de4fa51ddc1266e2ed',9);
INSERT INTO "games" VALUES(40,4,7,'standard','server','2026-11-08 22:22:10.031456','e2e4@1794262930031456 e7e5@1794266530031456 g1f3@1794270130031456 b8c6@1794273730031456 f1b5@1794277330031456 a7a6@1794280930031456 b5a4@1794284530031456 g8f6@1794288130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-10 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','white','could_mate d2d4 f6e4 d1e2 c6d4 e1d1 d8g5 e2f1 g5e3 f1g1 e3e2','0-1','2026-11-10 18:22:10.031456',0,'626bbbdd76198cacfd7a7de3d29e576d1268a2e56a7370366e536ffb31e86c60',9);
INSERT INTO "games" VALUES(41,3,5,'standard','server','2026-11-08 22:22:10.031456','e2e4@1794262930031456 e7e5@1794266530031456 g1f3@1794270130031456 b8c6@1794273730031456 f1b5@1794277330031456 a7a6@1794280930031456 b5a4@1794284530031456 g8f6@1794288130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-10 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7','1-0','2026-11-10 18:22:10.031456',0,'0f7d6e854138d8f21443d06a00a846f677f6891eeabace9767cf7771f0b91b82',9);
INSERT INTO "games" VALUES(42,5,3,'standard','server','2026-11-08 22:22:10.031456','e2e4@1794262930031456 e7e5@1794266530031456 g1f3@1794270130031456 b8c6@1794273730031456 f1b5@1794277330031456 a7a6@1794280930031456 b5a4@1794284530031456 g8f6@1794288130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-10 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'agreement',NULL,NULL,'1/2-1/2','2026-11-10 18:22:10.031456',0,'e9d322576006b9835ccaba7ef8474a32ab8c79cc165be7dee87466d805687de5',9);
INSERT INTO "games" VALUES(43,2,7,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-27 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7','1-0','2026-11-27 18:22:10.031456',0,'e064029d6d59a7912aa3dfddafc4206c78e1df2468fa891da8abdb187c0bbc48',9);
INSERT INTO "games" VALUES(44,7,2,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense','2026-12-02 05:22:10.031456','2026-11-29 05:22:10.031456',NULL,'','black',NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'5360f61c01bc8c772398545b75ff8c7859eb6b1a5abaac962ea7e9df205914d2',8);
INSERT INTO "games" VALUES(45,6,3,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense','2026-12-02 05:22:10.031456','2026-11-29 05:22:10.031456',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'c1732f594dffe67690c5b4e1f3d3d57c232921fdc976d9adb293a8aed35f9d92',8);
INSERT INTO "games" VALUES(46,3,6,'standard','server','2026-11-25 22:22:10.031456','e2e4@1795731730031456 e7e5@1795735330031456 g1f3@1795738930031456 b8c6@1795742530031456 f1b5@1795746130031456 a7a6@1795749730031456 b5a4@1795753330031456 g8f6@1795756930031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense','2026-12-02 05:22:10.031456','2026-11-29 05:22:10.031456',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'d501a83a22bee15fa73681d9f33de64872f4d9610982a0651fe75d053d2d1880',8);
INSERT INTO "games" VALUES(47,2,1,'standard','server','2026-11-18 22:22:10.031456','e2e4@1795126930031456 e7e5@1795130530031456 g1f3@1795134130031456 b8c6@1795137730031456 f1b5@1795141330031456 a7a6@1795144930031456 b5a4@1795148530031456 g8f6@1795152130031456','r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5','white',8,'Nf6','C70 Ruy Lopez: Morphy Defense',NULL,NULL,'2026-11-20 18:22:10.031456','used:46800000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'resignation','black','could_mate f3e5 c6b8 d1h5 d8e7 h5f7 e8d8 a4d7 e7e8 d7e8 h8g8 f7f8 g8h8 e5f7','1-0','2026-11-20 18:22:10.031456',0,'2c80e189a6c31d914a7f8fbcc442c527bc9e30023fefd75c76f64512bab380ba',9);
INSERT INTO "games" VALUES(48,1,2,'standard','server','2026-11-22 22:22:10.031456','','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','white',0,'','',NULL,NULL,'2026-11-27 22:22:10.031456','used:432000000000',NULL,NULL,0,'',NULL,NULL,NULL,NULL,'never_started','white',NULL,'0-1','2026-11-27 22:22:10.031456',0,'5cd2a402a8f733342ec6783a60a685176b4eac553b50147052da0d9c513f0533',1);
INSERT INTO "games" VALUES(49,2,1,'standard','server','2026-11-28 22:22:23.598580','','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','white',0,'','','2026-12-03 22:22:23.598580','2026-11-30 22:22:23.598580',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'',0);
INSERT INTO "games" VALUES(50,9,1,'standard','server','2026-11-28 22:22:23.804255','','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1','white',0,'','','2026-11-30 22:22:23.804255','2026-11-29 22:22:23.804255',NULL,'',NULL,NULL,0,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'',0);
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    beat_at TIMESTAMP
);
INSERT INTO "heartbeat" VALUES(1,'2026-11-28 22:22:22.575986');
CREATE TABLE link_requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('confirm_address', 'change_address', 'reset_password')),
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    -- Whose address it is or is to be; NULL: whoever has it.
    player_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- What makes the email that follows unique.
    about TEXT NOT NULL,
    -- From where it was asked for: an IPv4 address, or the first half of one of IPv6.
    network TEXT NOT NULL,
    answered BOOLEAN NOT NULL DEFAULT FALSE,
    created_at TIMESTAMP NOT NULL
);
INSERT INTO "link_requests" VALUES(12,'confirm_address','nora@example.org','nora@example.org',13,'first','127.0.0.1',0,'2026-11-28 22:22:23.816285');
CREATE TABLE log_publications (
    number INTEGER PRIMARY KEY NOT NULL,
    -- 2026-11-25, in UTC.
    day TEXT NOT NULL UNIQUE,
    -- The hash over all of it and of everything before; empty while it is being made.
    head TEXT NOT NULL,
    published_at TIMESTAMP,
    created_games BIGINT NOT NULL,
    creations_head TEXT NOT NULL
);
INSERT INTO "log_publications" VALUES(1,'2026-11-28','7e7273dd6e0dcfd57b06db9e29dbba353fb55ddd206e3809d38cbed2641c551d','2026-11-28 22:22:22.576132',48,'6f8cdb261d2ee294b752a6767dae1056d3ec61cde27b0e6df84d859190d81949');
CREATE TABLE mismatches (
    game_id INTEGER PRIMARY KEY NOT NULL,
    found_at TIMESTAMP NOT NULL,
    -- What stands where, and what should; one a line.
    findings TEXT NOT NULL
);
CREATE TABLE muted_games (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (player_id, game_id)
);
CREATE TABLE name_skeletons (
    skeleton TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    PRIMARY KEY (skeleton, player_id)
);
INSERT INTO "name_skeletons" VALUES('anna',1);
INSERT INTO "name_skeletons" VALUES('bernhard',2);
INSERT INTO "name_skeletons" VALUES('chiara',3);
INSERT INTO "name_skeletons" VALUES('drnitri',4);
INSERT INTO "name_skeletons" VALUES('ernilia',5);
INSERT INTO "name_skeletons" VALUES('farid',6);
INSERT INTO "name_skeletons" VALUES('greta',7);
INSERT INTO "name_skeletons" VALUES('henri',8);
INSERT INTO "name_skeletons" VALUES('lngrid',9);
INSERT INTO "name_skeletons" VALUES('ingrid',9);
INSERT INTO "name_skeletons" VALUES('jorge',10);
INSERT INTO "name_skeletons" VALUES('katja',11);
INSERT INTO "name_skeletons" VALUES('lars',12);
INSERT INTO "name_skeletons" VALUES('nora',13);
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
INSERT INTO "outbox" VALUES(1,'game_started:1:1','game_started',1,NULL,1,1,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-23 00:52:10.031456',NULL,'2026-11-23 00:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(2,'your_move:2:1:1','your_move',2,NULL,1,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-23 01:17:10.031456',NULL,'2026-11-23 01:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(3,'your_move:1:1:2','your_move',1,NULL,1,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-23 02:19:10.031456',NULL,'2026-11-23 02:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(4,'your_move:2:1:3','your_move',2,NULL,1,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-23 05:12:10.031456',NULL,'2026-11-23 05:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(5,'your_move:1:1:4','your_move',1,NULL,1,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-23 11:10:10.031456',NULL,'2026-11-23 11:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(6,'your_move:2:1:5','your_move',2,NULL,1,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-23 21:27:10.031456',NULL,'2026-11-23 21:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(7,'your_move:1:1:6','your_move',1,NULL,1,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-23 22:17:10.031456',NULL,'2026-11-23 22:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(8,'your_move:2:1:7','your_move',2,NULL,1,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-24 05:54:10.031456',NULL,'2026-11-24 05:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(9,'your_move:1:1:8','your_move',1,NULL,1,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-24 06:32:10.031456',NULL,'2026-11-24 06:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(10,'your_move:2:1:9','your_move',2,NULL,1,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-24 16:25:10.031456',NULL,'2026-11-24 16:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(11,'your_move:1:1:10','your_move',1,NULL,1,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-24 21:47:10.031456',NULL,'2026-11-24 21:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(12,'your_move:2:1:11','your_move',2,NULL,1,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-24 23:52:10.031456',NULL,'2026-11-24 23:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(13,'your_move:1:1:12','your_move',1,NULL,1,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-25 14:54:10.031456',NULL,'2026-11-25 14:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(14,'your_move:2:1:13','your_move',2,NULL,1,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-26 05:07:10.031456',NULL,'2026-11-26 05:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(15,'your_move:1:1:14','your_move',1,NULL,1,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-26 19:45:10.031456',NULL,'2026-11-26 19:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(16,'your_move:2:1:15','your_move',2,NULL,1,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-26 21:02:10.031456',NULL,'2026-11-26 21:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(17,'your_move:1:1:16','your_move',1,NULL,1,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-27 01:12:10.031456',NULL,'2026-11-27 01:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(18,'your_move:2:1:17','your_move',2,NULL,1,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-27 09:29:10.031456',NULL,'2026-11-27 09:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(19,'your_move:1:1:18','your_move',1,NULL,1,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-27 23:07:10.031456',NULL,'2026-11-27 23:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(20,'your_move:2:1:19','your_move',2,NULL,1,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-28 04:20:10.031456',NULL,'2026-11-28 04:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(21,'your_move:1:1:20','your_move',1,NULL,1,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-28 17:22:10.031456',NULL,'2026-11-28 17:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(22,'game_started:4:2','game_started',4,NULL,2,2,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-15 04:07:10.031456',NULL,'2026-11-15 04:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(23,'your_move:1:2:1','your_move',1,NULL,2,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-15 04:32:10.031456',NULL,'2026-11-15 04:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(24,'your_move:4:2:2','your_move',4,NULL,2,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-15 05:34:10.031456',NULL,'2026-11-15 05:34:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(25,'your_move:1:2:3','your_move',1,NULL,2,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-15 08:27:10.031456',NULL,'2026-11-15 08:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(26,'your_move:4:2:4','your_move',4,NULL,2,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-15 14:25:10.031456',NULL,'2026-11-15 14:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(27,'your_move:1:2:5','your_move',1,NULL,2,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-16 00:42:10.031456',NULL,'2026-11-16 00:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(28,'your_move:4:2:6','your_move',4,NULL,2,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-16 01:32:10.031456',NULL,'2026-11-16 01:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(29,'your_move:1:2:7','your_move',1,NULL,2,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-16 09:09:10.031456',NULL,'2026-11-16 09:09:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(30,'your_move:4:2:8','your_move',4,NULL,2,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-16 09:47:10.031456',NULL,'2026-11-16 09:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(31,'your_move:1:2:9','your_move',1,NULL,2,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-16 19:40:10.031456',NULL,'2026-11-16 19:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(32,'your_move:4:2:10','your_move',4,NULL,2,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-17 01:02:10.031456',NULL,'2026-11-17 01:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(33,'your_move:1:2:11','your_move',1,NULL,2,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-17 03:07:10.031456',NULL,'2026-11-17 03:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(34,'your_move:4:2:12','your_move',4,NULL,2,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-17 18:09:10.031456',NULL,'2026-11-17 18:09:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(35,'your_move:1:2:13','your_move',1,NULL,2,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-18 08:22:10.031456',NULL,'2026-11-18 08:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(36,'your_move:4:2:14','your_move',4,NULL,2,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-18 23:00:10.031456',NULL,'2026-11-18 23:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(37,'your_move:1:2:15','your_move',1,NULL,2,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-19 00:17:10.031456',NULL,'2026-11-19 00:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(38,'your_move:4:2:16','your_move',4,NULL,2,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-19 04:27:10.031456',NULL,'2026-11-19 04:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(39,'your_move:1:2:17','your_move',1,NULL,2,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-19 12:44:10.031456',NULL,'2026-11-19 12:44:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(40,'your_move:4:2:18','your_move',4,NULL,2,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-20 02:22:10.031456',NULL,'2026-11-20 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(41,'your_move:1:2:19','your_move',1,NULL,2,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-20 07:35:10.031456',NULL,'2026-11-20 07:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(42,'your_move:4:2:20','your_move',4,NULL,2,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-20 20:37:10.031456',NULL,'2026-11-20 20:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(43,'your_move:1:2:21','your_move',1,NULL,2,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-21 03:42:10.031456',NULL,'2026-11-21 03:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(44,'your_move:4:2:22','your_move',4,NULL,2,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-21 06:04:10.031456',NULL,'2026-11-21 06:04:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(45,'your_move:1:2:23','your_move',1,NULL,2,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-21 19:57:10.031456',NULL,'2026-11-21 19:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(46,'your_move:4:2:24','your_move',4,NULL,2,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-22 07:35:10.031456',NULL,'2026-11-22 07:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(47,'your_move:1:2:25','your_move',1,NULL,2,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-22 18:12:10.031456',NULL,'2026-11-22 18:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(48,'your_move:4:2:26','your_move',4,NULL,2,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-23 05:02:10.031456',NULL,'2026-11-23 05:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(49,'your_move:1:2:27','your_move',1,NULL,2,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-23 17:19:10.031456',NULL,'2026-11-23 17:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(50,'your_move:4:2:28','your_move',4,NULL,2,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-24 08:17:10.031456',NULL,'2026-11-24 08:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(51,'your_move:1:2:29','your_move',1,NULL,2,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-24 12:10:10.031456',NULL,'2026-11-24 12:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(52,'your_move:4:2:30','your_move',4,NULL,2,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-24 21:12:10.031456',NULL,'2026-11-24 21:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(53,'your_move:1:2:31','your_move',1,NULL,2,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-24 21:37:10.031456',NULL,'2026-11-24 21:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(54,'your_move:4:2:32','your_move',4,NULL,2,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-11-25 05:39:10.031456',NULL,'2026-11-25 05:39:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(55,'your_move:1:2:33','your_move',1,NULL,2,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-11-25 07:32:10.031456',NULL,'2026-11-25 07:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(56,'your_move:4:2:34','your_move',4,NULL,2,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-11-25 19:30:10.031456',NULL,'2026-11-25 19:30:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(57,'your_move:1:2:35','your_move',1,NULL,2,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-11-26 03:47:10.031456',NULL,'2026-11-26 03:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(58,'your_move:4:2:36','your_move',4,NULL,2,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-11-26 09:37:10.031456',NULL,'2026-11-26 09:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(59,'your_move:1:2:37','your_move',1,NULL,2,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-11-26 14:14:10.031456',NULL,'2026-11-26 14:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(60,'your_move:4:2:38','your_move',4,NULL,2,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-11-26 18:52:10.031456',NULL,'2026-11-26 18:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(61,'your_move:1:2:39','your_move',1,NULL,2,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-11-27 00:45:10.031456',NULL,'2026-11-27 00:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(62,'your_move:4:2:40','your_move',4,NULL,2,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-11-27 09:07:10.031456',NULL,'2026-11-27 09:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(63,'your_move:1:2:41','your_move',1,NULL,2,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-11-27 21:12:10.031456',NULL,'2026-11-27 21:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(64,'your_move:4:2:42','your_move',4,NULL,2,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-11-27 23:14:10.031456',NULL,'2026-11-27 23:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(65,'your_move:1:2:43','your_move',1,NULL,2,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-11-28 07:27:10.031456',NULL,'2026-11-28 07:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(66,'your_move:4:2:44','your_move',4,NULL,2,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-11-28 08:05:10.031456',NULL,'2026-11-28 08:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(67,'your_move:1:2:45','your_move',1,NULL,2,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-11-28 17:22:10.031456',NULL,'2026-11-28 17:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(68,'game_started:2:3','game_started',2,NULL,3,3,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-18 23:52:10.031456',NULL,'2026-11-18 23:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(69,'your_move:5:3:1','your_move',5,NULL,3,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-19 00:17:10.031456',NULL,'2026-11-19 00:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(70,'your_move:2:3:2','your_move',2,NULL,3,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-19 01:19:10.031456',NULL,'2026-11-19 01:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(71,'your_move:5:3:3','your_move',5,NULL,3,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-19 04:12:10.031456',NULL,'2026-11-19 04:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(72,'your_move:2:3:4','your_move',2,NULL,3,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-19 10:10:10.031456',NULL,'2026-11-19 10:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(73,'your_move:5:3:5','your_move',5,NULL,3,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-19 20:27:10.031456',NULL,'2026-11-19 20:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(74,'your_move:2:3:6','your_move',2,NULL,3,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-19 21:17:10.031456',NULL,'2026-11-19 21:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(75,'your_move:5:3:7','your_move',5,NULL,3,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-20 04:54:10.031456',NULL,'2026-11-20 04:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(76,'your_move:2:3:8','your_move',2,NULL,3,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-20 05:32:10.031456',NULL,'2026-11-20 05:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(77,'your_move:5:3:9','your_move',5,NULL,3,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-20 15:25:10.031456',NULL,'2026-11-20 15:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(78,'your_move:2:3:10','your_move',2,NULL,3,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-20 20:47:10.031456',NULL,'2026-11-20 20:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(79,'your_move:5:3:11','your_move',5,NULL,3,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-20 22:52:10.031456',NULL,'2026-11-20 22:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(80,'your_move:2:3:12','your_move',2,NULL,3,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-21 13:54:10.031456',NULL,'2026-11-21 13:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(81,'your_move:5:3:13','your_move',5,NULL,3,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-22 04:07:10.031456',NULL,'2026-11-22 04:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(82,'your_move:2:3:14','your_move',2,NULL,3,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-22 18:45:10.031456',NULL,'2026-11-22 18:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(83,'your_move:5:3:15','your_move',5,NULL,3,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-22 20:02:10.031456',NULL,'2026-11-22 20:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(84,'your_move:2:3:16','your_move',2,NULL,3,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-23 00:12:10.031456',NULL,'2026-11-23 00:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(85,'your_move:5:3:17','your_move',5,NULL,3,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-23 08:29:10.031456',NULL,'2026-11-23 08:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(86,'your_move:2:3:18','your_move',2,NULL,3,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-23 22:07:10.031456',NULL,'2026-11-23 22:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(87,'your_move:5:3:19','your_move',5,NULL,3,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-24 03:20:10.031456',NULL,'2026-11-24 03:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(88,'your_move:2:3:20','your_move',2,NULL,3,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-24 16:22:10.031456',NULL,'2026-11-24 16:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(89,'your_move:5:3:21','your_move',5,NULL,3,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-24 23:27:10.031456',NULL,'2026-11-24 23:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(90,'your_move:2:3:22','your_move',2,NULL,3,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-25 01:49:10.031456',NULL,'2026-11-25 01:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(91,'your_move:5:3:23','your_move',5,NULL,3,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-25 15:42:10.031456',NULL,'2026-11-25 15:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(92,'your_move:2:3:24','your_move',2,NULL,3,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-26 03:20:10.031456',NULL,'2026-11-26 03:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(93,'your_move:5:3:25','your_move',5,NULL,3,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-26 13:57:10.031456',NULL,'2026-11-26 13:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(94,'your_move:2:3:26','your_move',2,NULL,3,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-27 00:47:10.031456',NULL,'2026-11-27 00:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(95,'your_move:5:3:27','your_move',5,NULL,3,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-27 13:04:10.031456',NULL,'2026-11-27 13:04:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(96,'your_move:2:3:28','your_move',2,NULL,3,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-28 04:02:10.031456',NULL,'2026-11-28 04:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(97,'your_move:5:3:29','your_move',5,NULL,3,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-28 07:55:10.031456',NULL,'2026-11-28 07:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(98,'your_move:2:3:30','your_move',2,NULL,3,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-28 16:57:10.031456',NULL,'2026-11-28 16:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(99,'your_move:5:3:31','your_move',5,NULL,3,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-28 17:22:10.031456',NULL,'2026-11-28 17:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(100,'game_started:1:4','game_started',1,NULL,4,4,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-24 17:02:10.031456',NULL,'2026-11-24 17:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(101,'your_move:5:4:1','your_move',5,NULL,4,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-24 17:27:10.031456',NULL,'2026-11-24 17:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(102,'your_move:1:4:2','your_move',1,NULL,4,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-24 18:29:10.031456',NULL,'2026-11-24 18:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(103,'your_move:5:4:3','your_move',5,NULL,4,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-24 21:22:10.031456',NULL,'2026-11-24 21:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(104,'your_move:1:4:4','your_move',1,NULL,4,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-25 03:20:10.031456',NULL,'2026-11-25 03:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(105,'your_move:5:4:5','your_move',5,NULL,4,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-25 13:37:10.031456',NULL,'2026-11-25 13:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(106,'your_move:1:4:6','your_move',1,NULL,4,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-25 14:27:10.031456',NULL,'2026-11-25 14:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(107,'your_move:5:4:7','your_move',5,NULL,4,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-25 22:04:10.031456',NULL,'2026-11-25 22:04:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(108,'your_move:1:4:8','your_move',1,NULL,4,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-25 22:42:10.031456',NULL,'2026-11-25 22:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(109,'your_move:5:4:9','your_move',5,NULL,4,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-26 08:35:10.031456',NULL,'2026-11-26 08:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(110,'your_move:1:4:10','your_move',1,NULL,4,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-26 13:57:10.031456',NULL,'2026-11-26 13:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(111,'your_move:5:4:11','your_move',5,NULL,4,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-26 16:02:10.031456',NULL,'2026-11-26 16:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(112,'your_move:1:4:12','your_move',1,NULL,4,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-27 07:04:10.031456',NULL,'2026-11-27 07:04:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(113,'your_move:5:4:13','your_move',5,NULL,4,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-27 21:17:10.031456',NULL,'2026-11-27 21:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(114,'your_move:1:4:14','your_move',1,NULL,4,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-28 11:55:10.031456',NULL,'2026-11-28 11:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(115,'your_move:5:4:15','your_move',5,NULL,4,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-28 13:12:10.031456',NULL,'2026-11-28 13:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(116,'your_move:1:4:16','your_move',1,NULL,4,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-28 17:22:10.031456',NULL,'2026-11-28 17:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(117,'game_started:7:5','game_started',7,NULL,5,5,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-09-09 02:47:10.031456',NULL,'2026-09-09 02:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(118,'your_move:1:5:1','your_move',1,NULL,5,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-09 03:12:10.031456',NULL,'2026-09-09 03:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(119,'your_move:7:5:2','your_move',7,NULL,5,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-09 04:14:10.031456',NULL,'2026-09-09 04:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(120,'your_move:1:5:3','your_move',1,NULL,5,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-09-09 07:07:10.031456',NULL,'2026-09-09 07:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(121,'your_move:7:5:4','your_move',7,NULL,5,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-09-09 13:05:10.031456',NULL,'2026-09-09 13:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(122,'your_move:1:5:5','your_move',1,NULL,5,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-09-09 23:22:10.031456',NULL,'2026-09-09 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(123,'your_move:7:5:6','your_move',7,NULL,5,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-09-10 00:12:10.031456',NULL,'2026-09-10 00:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(124,'your_move:1:5:7','your_move',1,NULL,5,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-09-10 07:49:10.031456',NULL,'2026-09-10 07:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(125,'your_move:7:5:8','your_move',7,NULL,5,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-09-10 08:27:10.031456',NULL,'2026-09-10 08:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(126,'your_move:1:5:9','your_move',1,NULL,5,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-09-10 18:20:10.031456',NULL,'2026-09-10 18:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(127,'your_move:7:5:10','your_move',7,NULL,5,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-09-10 23:42:10.031456',NULL,'2026-09-10 23:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(128,'your_move:1:5:11','your_move',1,NULL,5,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-09-11 01:47:10.031456',NULL,'2026-09-11 01:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(129,'your_move:7:5:12','your_move',7,NULL,5,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-09-11 16:49:10.031456',NULL,'2026-09-11 16:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(130,'your_move:1:5:13','your_move',1,NULL,5,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-09-12 07:02:10.031456',NULL,'2026-09-12 07:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(131,'your_move:7:5:14','your_move',7,NULL,5,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-09-12 21:40:10.031456',NULL,'2026-09-12 21:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(132,'your_move:1:5:15','your_move',1,NULL,5,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-09-12 22:57:10.031456',NULL,'2026-09-12 22:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(133,'your_move:7:5:16','your_move',7,NULL,5,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-09-13 03:07:10.031456',NULL,'2026-09-13 03:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(134,'your_move:1:5:17','your_move',1,NULL,5,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-09-13 11:24:10.031456',NULL,'2026-09-13 11:24:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(135,'your_move:7:5:18','your_move',7,NULL,5,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-09-14 01:02:10.031456',NULL,'2026-09-14 01:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(136,'your_move:1:5:19','your_move',1,NULL,5,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-09-14 06:15:10.031456',NULL,'2026-09-14 06:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(137,'your_move:7:5:20','your_move',7,NULL,5,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-09-14 19:17:10.031456',NULL,'2026-09-14 19:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(138,'your_move:1:5:21','your_move',1,NULL,5,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-09-15 02:22:10.031456',NULL,'2026-09-15 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(139,'your_move:7:5:22','your_move',7,NULL,5,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-09-15 04:44:10.031456',NULL,'2026-09-15 04:44:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(140,'your_move:1:5:23','your_move',1,NULL,5,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-09-15 18:37:10.031456',NULL,'2026-09-15 18:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(141,'your_move:7:5:24','your_move',7,NULL,5,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-09-16 06:15:10.031456',NULL,'2026-09-16 06:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(142,'your_move:1:5:25','your_move',1,NULL,5,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-09-16 16:52:10.031456',NULL,'2026-09-16 16:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(143,'your_move:7:5:26','your_move',7,NULL,5,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-09-17 03:42:10.031456',NULL,'2026-09-17 03:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(144,'your_move:1:5:27','your_move',1,NULL,5,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-09-17 15:59:10.031456',NULL,'2026-09-17 15:59:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(145,'your_move:7:5:28','your_move',7,NULL,5,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-09-18 06:57:10.031456',NULL,'2026-09-18 06:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(146,'your_move:1:5:29','your_move',1,NULL,5,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-09-18 10:50:10.031456',NULL,'2026-09-18 10:50:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(147,'your_move:7:5:30','your_move',7,NULL,5,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-09-18 19:52:10.031456',NULL,'2026-09-18 19:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(148,'your_move:1:5:31','your_move',1,NULL,5,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-09-18 20:17:10.031456',NULL,'2026-09-18 20:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(149,'your_move:7:5:32','your_move',7,NULL,5,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-09-19 04:19:10.031456',NULL,'2026-09-19 04:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(150,'your_move:1:5:33','your_move',1,NULL,5,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-09-19 06:12:10.031456',NULL,'2026-09-19 06:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(151,'your_move:7:5:34','your_move',7,NULL,5,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-09-19 18:10:10.031456',NULL,'2026-09-19 18:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(152,'your_move:1:5:35','your_move',1,NULL,5,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-09-20 02:27:10.031456',NULL,'2026-09-20 02:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(153,'your_move:7:5:36','your_move',7,NULL,5,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-09-20 08:17:10.031456',NULL,'2026-09-20 08:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(154,'your_move:1:5:37','your_move',1,NULL,5,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-09-20 12:54:10.031456',NULL,'2026-09-20 12:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(155,'your_move:7:5:38','your_move',7,NULL,5,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-09-20 17:32:10.031456',NULL,'2026-09-20 17:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(156,'your_move:1:5:39','your_move',1,NULL,5,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-09-20 23:25:10.031456',NULL,'2026-09-20 23:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(157,'your_move:7:5:40','your_move',7,NULL,5,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-09-21 07:47:10.031456',NULL,'2026-09-21 07:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(158,'your_move:1:5:41','your_move',1,NULL,5,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-09-21 19:52:10.031456',NULL,'2026-09-21 19:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(159,'your_move:7:5:42','your_move',7,NULL,5,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-09-21 21:54:10.031456',NULL,'2026-09-21 21:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(160,'your_move:1:5:43','your_move',1,NULL,5,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-09-22 06:07:10.031456',NULL,'2026-09-22 06:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(161,'your_move:7:5:44','your_move',7,NULL,5,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-09-22 06:45:10.031456',NULL,'2026-09-22 06:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(162,'your_move:1:5:45','your_move',1,NULL,5,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-09-22 16:02:10.031456',NULL,'2026-09-22 16:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(163,'your_move:7:5:46','your_move',7,NULL,5,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-09-22 20:12:10.031456',NULL,'2026-09-22 20:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(164,'your_move:1:5:47','your_move',1,NULL,5,NULL,NULL,47,NULL,NULL,0,'dropped',0,'2026-09-23 11:29:10.031456',NULL,'2026-09-23 11:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(165,'your_move:7:5:48','your_move',7,NULL,5,NULL,NULL,48,NULL,NULL,0,'dropped',0,'2026-09-24 00:07:10.031456',NULL,'2026-09-24 00:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(166,'your_move:1:5:49','your_move',1,NULL,5,NULL,NULL,49,NULL,NULL,0,'dropped',0,'2026-09-24 11:20:10.031456',NULL,'2026-09-24 11:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(167,'your_move:7:5:50','your_move',7,NULL,5,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-09-24 22:22:10.031456',NULL,'2026-09-24 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(168,'game_ended:7:5:1790288530031456','game_ended',7,NULL,5,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-09-24 22:22:10.031456',NULL,'2026-09-24 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(169,'game_ended:1:5:1790288530031456','game_ended',1,NULL,5,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-09-24 22:22:10.031456',NULL,'2026-09-24 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(170,'game_started:2:6','game_started',2,NULL,6,6,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-28 16:57:10.031456',NULL,'2026-11-28 16:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(171,'your_move:8:6:1','your_move',8,NULL,6,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-28 17:22:10.031456',NULL,'2026-11-28 17:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(172,'game_started:1:7','game_started',1,NULL,7,7,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-09-27 22:42:10.031456',NULL,'2026-09-27 22:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(173,'your_move:8:7:1','your_move',8,NULL,7,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-27 23:07:10.031456',NULL,'2026-09-27 23:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(174,'your_move:1:7:2','your_move',1,NULL,7,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-28 00:09:10.031456',NULL,'2026-09-28 00:09:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(175,'your_move:8:7:3','your_move',8,NULL,7,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-09-28 03:02:10.031456',NULL,'2026-09-28 03:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(176,'your_move:1:7:4','your_move',1,NULL,7,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-09-28 09:00:10.031456',NULL,'2026-09-28 09:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(177,'your_move:8:7:5','your_move',8,NULL,7,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-09-28 19:17:10.031456',NULL,'2026-09-28 19:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(178,'your_move:1:7:6','your_move',1,NULL,7,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-09-28 20:07:10.031456',NULL,'2026-09-28 20:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(179,'your_move:8:7:7','your_move',8,NULL,7,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-09-29 03:44:10.031456',NULL,'2026-09-29 03:44:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(180,'your_move:1:7:8','your_move',1,NULL,7,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-09-29 04:22:10.031456',NULL,'2026-09-29 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(181,'your_move:8:7:9','your_move',8,NULL,7,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-09-29 14:15:10.031456',NULL,'2026-09-29 14:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(182,'your_move:1:7:10','your_move',1,NULL,7,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-09-29 19:37:10.031456',NULL,'2026-09-29 19:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(183,'your_move:8:7:11','your_move',8,NULL,7,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-09-29 21:42:10.031456',NULL,'2026-09-29 21:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(184,'your_move:1:7:12','your_move',1,NULL,7,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-09-30 12:44:10.031456',NULL,'2026-09-30 12:44:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(185,'your_move:8:7:13','your_move',8,NULL,7,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-10-01 02:57:10.031456',NULL,'2026-10-01 02:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(186,'your_move:1:7:14','your_move',1,NULL,7,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-10-01 17:35:10.031456',NULL,'2026-10-01 17:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(187,'your_move:8:7:15','your_move',8,NULL,7,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-10-01 18:52:10.031456',NULL,'2026-10-01 18:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(188,'your_move:1:7:16','your_move',1,NULL,7,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-10-01 23:02:10.031456',NULL,'2026-10-01 23:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(189,'your_move:8:7:17','your_move',8,NULL,7,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-10-02 07:19:10.031456',NULL,'2026-10-02 07:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(190,'your_move:1:7:18','your_move',1,NULL,7,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-10-02 20:57:10.031456',NULL,'2026-10-02 20:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(191,'your_move:8:7:19','your_move',8,NULL,7,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-10-03 02:10:10.031456',NULL,'2026-10-03 02:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(192,'your_move:1:7:20','your_move',1,NULL,7,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-10-03 15:12:10.031456',NULL,'2026-10-03 15:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(193,'your_move:8:7:21','your_move',8,NULL,7,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-10-03 22:17:10.031456',NULL,'2026-10-03 22:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(194,'your_move:1:7:22','your_move',1,NULL,7,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-10-04 00:39:10.031456',NULL,'2026-10-04 00:39:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(195,'your_move:8:7:23','your_move',8,NULL,7,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-10-04 14:32:10.031456',NULL,'2026-10-04 14:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(196,'your_move:1:7:24','your_move',1,NULL,7,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-10-05 02:10:10.031456',NULL,'2026-10-05 02:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(197,'your_move:8:7:25','your_move',8,NULL,7,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-10-05 12:47:10.031456',NULL,'2026-10-05 12:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(198,'your_move:1:7:26','your_move',1,NULL,7,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-10-05 23:37:10.031456',NULL,'2026-10-05 23:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(199,'your_move:8:7:27','your_move',8,NULL,7,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-10-06 11:54:10.031456',NULL,'2026-10-06 11:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(200,'your_move:1:7:28','your_move',1,NULL,7,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-10-07 02:52:10.031456',NULL,'2026-10-07 02:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(201,'your_move:8:7:29','your_move',8,NULL,7,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-10-07 06:45:10.031456',NULL,'2026-10-07 06:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(202,'your_move:1:7:30','your_move',1,NULL,7,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-10-07 15:47:10.031456',NULL,'2026-10-07 15:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(203,'your_move:8:7:31','your_move',8,NULL,7,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-10-07 16:12:10.031456',NULL,'2026-10-07 16:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(204,'your_move:1:7:32','your_move',1,NULL,7,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-10-08 00:14:10.031456',NULL,'2026-10-08 00:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(205,'your_move:8:7:33','your_move',8,NULL,7,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-10-08 02:07:10.031456',NULL,'2026-10-08 02:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(206,'your_move:1:7:34','your_move',1,NULL,7,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-10-08 14:05:10.031456',NULL,'2026-10-08 14:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(207,'game_ended:1:7:1791498130031456','game_ended',1,NULL,7,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-10-08 22:22:10.031456',NULL,'2026-10-08 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(208,'game_ended:8:7:1791498130031456','game_ended',8,NULL,7,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-10-08 22:22:10.031456',NULL,'2026-10-08 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(209,'game_started:10:8','game_started',10,NULL,8,8,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-21 13:54:10.031456',NULL,'2026-11-21 13:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(210,'your_move:1:8:1','your_move',1,NULL,8,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-21 14:19:10.031456',NULL,'2026-11-21 14:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(211,'your_move:10:8:2','your_move',10,NULL,8,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-21 15:21:10.031456',NULL,'2026-11-21 15:21:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(212,'your_move:1:8:3','your_move',1,NULL,8,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-21 18:14:10.031456',NULL,'2026-11-21 18:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(213,'your_move:10:8:4','your_move',10,NULL,8,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-22 00:12:10.031456',NULL,'2026-11-22 00:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(214,'your_move:1:8:5','your_move',1,NULL,8,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-22 10:29:10.031456',NULL,'2026-11-22 10:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(215,'your_move:10:8:6','your_move',10,NULL,8,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-22 11:19:10.031456',NULL,'2026-11-22 11:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(216,'your_move:1:8:7','your_move',1,NULL,8,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-22 18:56:10.031456',NULL,'2026-11-22 18:56:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(217,'your_move:10:8:8','your_move',10,NULL,8,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-22 19:34:10.031456',NULL,'2026-11-22 19:34:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(218,'your_move:1:8:9','your_move',1,NULL,8,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-23 05:27:10.031456',NULL,'2026-11-23 05:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(219,'your_move:10:8:10','your_move',10,NULL,8,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-23 10:49:10.031456',NULL,'2026-11-23 10:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(220,'your_move:1:8:11','your_move',1,NULL,8,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-23 12:54:10.031456',NULL,'2026-11-23 12:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(221,'your_move:10:8:12','your_move',10,NULL,8,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-24 03:56:10.031456',NULL,'2026-11-24 03:56:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(222,'your_move:1:8:13','your_move',1,NULL,8,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-24 18:09:10.031456',NULL,'2026-11-24 18:09:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(223,'your_move:10:8:14','your_move',10,NULL,8,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-25 08:47:10.031456',NULL,'2026-11-25 08:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(224,'your_move:1:8:15','your_move',1,NULL,8,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-25 10:04:10.031456',NULL,'2026-11-25 10:04:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(225,'your_move:10:8:16','your_move',10,NULL,8,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-25 14:14:10.031456',NULL,'2026-11-25 14:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(226,'your_move:1:8:17','your_move',1,NULL,8,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-25 22:31:10.031456',NULL,'2026-11-25 22:31:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(227,'your_move:10:8:18','your_move',10,NULL,8,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-26 12:09:10.031456',NULL,'2026-11-26 12:09:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(228,'your_move:1:8:19','your_move',1,NULL,8,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-26 17:22:10.031456',NULL,'2026-11-26 17:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(229,'your_move:10:8:20','your_move',10,NULL,8,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-27 06:24:10.031456',NULL,'2026-11-27 06:24:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(230,'your_move:1:8:21','your_move',1,NULL,8,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-27 13:29:10.031456',NULL,'2026-11-27 13:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(231,'your_move:10:8:22','your_move',10,NULL,8,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-27 15:51:10.031456',NULL,'2026-11-27 15:51:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(232,'your_move:1:8:23','your_move',1,NULL,8,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-28 05:44:10.031456',NULL,'2026-11-28 05:44:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(233,'your_move:10:8:24','your_move',10,NULL,8,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-28 17:22:10.031456',NULL,'2026-11-28 17:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(234,'game_started:2:9','game_started',2,NULL,9,9,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-10-10 17:22:10.031456',NULL,'2026-10-10 17:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(235,'your_move:11:9:1','your_move',11,NULL,9,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-10-10 17:47:10.031456',NULL,'2026-10-10 17:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(236,'your_move:2:9:2','your_move',2,NULL,9,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-10-10 18:49:10.031456',NULL,'2026-10-10 18:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(237,'your_move:11:9:3','your_move',11,NULL,9,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-10 21:42:10.031456',NULL,'2026-10-10 21:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(238,'your_move:2:9:4','your_move',2,NULL,9,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-11 03:40:10.031456',NULL,'2026-10-11 03:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(239,'your_move:11:9:5','your_move',11,NULL,9,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-11 13:57:10.031456',NULL,'2026-10-11 13:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(240,'your_move:2:9:6','your_move',2,NULL,9,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-11 14:47:10.031456',NULL,'2026-10-11 14:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(241,'your_move:11:9:7','your_move',11,NULL,9,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-11 22:24:10.031456',NULL,'2026-10-11 22:24:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(242,'your_move:2:9:8','your_move',2,NULL,9,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-11 23:02:10.031456',NULL,'2026-10-11 23:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(243,'your_move:11:9:9','your_move',11,NULL,9,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-10-12 08:55:10.031456',NULL,'2026-10-12 08:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(244,'your_move:2:9:10','your_move',2,NULL,9,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-10-12 14:17:10.031456',NULL,'2026-10-12 14:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(245,'your_move:11:9:11','your_move',11,NULL,9,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-10-12 16:22:10.031456',NULL,'2026-10-12 16:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(246,'your_move:2:9:12','your_move',2,NULL,9,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-10-13 07:24:10.031456',NULL,'2026-10-13 07:24:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(247,'your_move:11:9:13','your_move',11,NULL,9,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-10-13 21:37:10.031456',NULL,'2026-10-13 21:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(248,'your_move:2:9:14','your_move',2,NULL,9,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-10-14 12:15:10.031456',NULL,'2026-10-14 12:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(249,'your_move:11:9:15','your_move',11,NULL,9,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-10-14 13:32:10.031456',NULL,'2026-10-14 13:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(250,'your_move:2:9:16','your_move',2,NULL,9,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-10-14 17:42:10.031456',NULL,'2026-10-14 17:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(251,'your_move:11:9:17','your_move',11,NULL,9,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-10-15 01:59:10.031456',NULL,'2026-10-15 01:59:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(252,'your_move:2:9:18','your_move',2,NULL,9,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-10-15 15:37:10.031456',NULL,'2026-10-15 15:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(253,'your_move:11:9:19','your_move',11,NULL,9,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-10-15 20:50:10.031456',NULL,'2026-10-15 20:50:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(254,'your_move:2:9:20','your_move',2,NULL,9,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-10-16 09:52:10.031456',NULL,'2026-10-16 09:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(255,'your_move:11:9:21','your_move',11,NULL,9,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-10-16 16:57:10.031456',NULL,'2026-10-16 16:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(256,'your_move:2:9:22','your_move',2,NULL,9,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-10-16 19:19:10.031456',NULL,'2026-10-16 19:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(257,'your_move:11:9:23','your_move',11,NULL,9,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-10-17 09:12:10.031456',NULL,'2026-10-17 09:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(258,'your_move:2:9:24','your_move',2,NULL,9,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-10-17 20:50:10.031456',NULL,'2026-10-17 20:50:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(259,'your_move:11:9:25','your_move',11,NULL,9,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-10-18 07:27:10.031456',NULL,'2026-10-18 07:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(260,'your_move:2:9:26','your_move',2,NULL,9,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-10-18 18:17:10.031456',NULL,'2026-10-18 18:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(261,'your_move:11:9:27','your_move',11,NULL,9,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-10-19 06:34:10.031456',NULL,'2026-10-19 06:34:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(262,'your_move:2:9:28','your_move',2,NULL,9,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-10-19 21:32:10.031456',NULL,'2026-10-19 21:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(263,'your_move:11:9:29','your_move',11,NULL,9,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-10-20 01:25:10.031456',NULL,'2026-10-20 01:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(264,'your_move:2:9:30','your_move',2,NULL,9,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-10-20 10:27:10.031456',NULL,'2026-10-20 10:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(265,'your_move:11:9:31','your_move',11,NULL,9,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-10-20 10:52:10.031456',NULL,'2026-10-20 10:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(266,'your_move:2:9:32','your_move',2,NULL,9,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-10-20 18:54:10.031456',NULL,'2026-10-20 18:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(267,'your_move:11:9:33','your_move',11,NULL,9,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-10-20 20:47:10.031456',NULL,'2026-10-20 20:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(268,'your_move:2:9:34','your_move',2,NULL,9,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-10-21 08:45:10.031456',NULL,'2026-10-21 08:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(269,'your_move:11:9:35','your_move',11,NULL,9,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-10-21 17:02:10.031456',NULL,'2026-10-21 17:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(270,'your_move:2:9:36','your_move',2,NULL,9,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-10-21 22:52:10.031456',NULL,'2026-10-21 22:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(271,'your_move:11:9:37','your_move',11,NULL,9,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-10-22 03:29:10.031456',NULL,'2026-10-22 03:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(272,'your_move:2:9:38','your_move',2,NULL,9,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-10-22 08:07:10.031456',NULL,'2026-10-22 08:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(273,'your_move:11:9:39','your_move',11,NULL,9,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-10-22 14:00:10.031456',NULL,'2026-10-22 14:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(274,'your_move:2:9:40','your_move',2,NULL,9,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-10-22 22:22:10.031456',NULL,'2026-10-22 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(275,'game_ended:2:9:1792707730031456','game_ended',2,NULL,9,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-10-22 22:22:10.031456',NULL,'2026-10-22 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(276,'game_ended:11:9:1792707730031456','game_ended',11,NULL,9,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-10-22 22:22:10.031456',NULL,'2026-10-22 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(277,'game_started:1:10','game_started',1,NULL,10,10,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-18 13:57:10.031456',NULL,'2026-11-18 13:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(278,'your_move:11:10:1','your_move',11,NULL,10,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-18 14:22:10.031456',NULL,'2026-11-18 14:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(279,'your_move:1:10:2','your_move',1,NULL,10,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-18 15:24:10.031456',NULL,'2026-11-18 15:24:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(280,'your_move:11:10:3','your_move',11,NULL,10,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-18 18:17:10.031456',NULL,'2026-11-18 18:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(281,'your_move:1:10:4','your_move',1,NULL,10,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-19 00:15:10.031456',NULL,'2026-11-19 00:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(282,'your_move:11:10:5','your_move',11,NULL,10,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-19 10:32:10.031456',NULL,'2026-11-19 10:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(283,'your_move:1:10:6','your_move',1,NULL,10,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-19 11:22:10.031456',NULL,'2026-11-19 11:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(284,'your_move:11:10:7','your_move',11,NULL,10,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-19 18:59:10.031456',NULL,'2026-11-19 18:59:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(285,'your_move:1:10:8','your_move',1,NULL,10,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-19 19:37:10.031456',NULL,'2026-11-19 19:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(286,'your_move:11:10:9','your_move',11,NULL,10,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-20 05:30:10.031456',NULL,'2026-11-20 05:30:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(287,'your_move:1:10:10','your_move',1,NULL,10,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-20 10:52:10.031456',NULL,'2026-11-20 10:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(288,'your_move:11:10:11','your_move',11,NULL,10,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-20 12:57:10.031456',NULL,'2026-11-20 12:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(289,'your_move:1:10:12','your_move',1,NULL,10,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-21 03:59:10.031456',NULL,'2026-11-21 03:59:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(290,'your_move:11:10:13','your_move',11,NULL,10,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-21 18:12:10.031456',NULL,'2026-11-21 18:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(291,'your_move:1:10:14','your_move',1,NULL,10,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-22 08:50:10.031456',NULL,'2026-11-22 08:50:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(292,'your_move:11:10:15','your_move',11,NULL,10,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-22 10:07:10.031456',NULL,'2026-11-22 10:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(293,'your_move:1:10:16','your_move',1,NULL,10,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-22 14:17:10.031456',NULL,'2026-11-22 14:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(294,'your_move:11:10:17','your_move',11,NULL,10,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-22 22:34:10.031456',NULL,'2026-11-22 22:34:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(295,'your_move:1:10:18','your_move',1,NULL,10,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-23 12:12:10.031456',NULL,'2026-11-23 12:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(296,'your_move:11:10:19','your_move',11,NULL,10,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-23 17:25:10.031456',NULL,'2026-11-23 17:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(297,'your_move:1:10:20','your_move',1,NULL,10,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-24 06:27:10.031456',NULL,'2026-11-24 06:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(298,'your_move:11:10:21','your_move',11,NULL,10,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-24 13:32:10.031456',NULL,'2026-11-24 13:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(299,'your_move:1:10:22','your_move',1,NULL,10,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-24 15:54:10.031456',NULL,'2026-11-24 15:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(300,'your_move:11:10:23','your_move',11,NULL,10,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-25 05:47:10.031456',NULL,'2026-11-25 05:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(301,'your_move:1:10:24','your_move',1,NULL,10,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-25 17:25:10.031456',NULL,'2026-11-25 17:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(302,'your_move:11:10:25','your_move',11,NULL,10,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-26 04:02:10.031456',NULL,'2026-11-26 04:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(303,'your_move:1:10:26','your_move',1,NULL,10,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-26 14:52:10.031456',NULL,'2026-11-26 14:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(304,'your_move:11:10:27','your_move',11,NULL,10,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-27 03:09:10.031456',NULL,'2026-11-27 03:09:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(305,'your_move:1:10:28','your_move',1,NULL,10,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-27 18:07:10.031456',NULL,'2026-11-27 18:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(306,'your_move:11:10:29','your_move',11,NULL,10,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-27 22:00:10.031456',NULL,'2026-11-27 22:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(307,'your_move:1:10:30','your_move',1,NULL,10,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-28 07:02:10.031456',NULL,'2026-11-28 07:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(308,'your_move:11:10:31','your_move',11,NULL,10,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-28 07:27:10.031456',NULL,'2026-11-28 07:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(309,'your_move:1:10:32','your_move',1,NULL,10,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-11-28 15:29:10.031456',NULL,'2026-11-28 15:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(310,'your_move:11:10:33','your_move',11,NULL,10,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-11-28 17:22:10.031456',NULL,'2026-11-28 17:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(311,'game_started:3:11','game_started',3,NULL,11,11,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-10-12 18:37:10.031456',NULL,'2026-10-12 18:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(312,'your_move:1:11:1','your_move',1,NULL,11,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-10-12 19:02:10.031456',NULL,'2026-10-12 19:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(313,'your_move:3:11:2','your_move',3,NULL,11,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-10-12 20:04:10.031456',NULL,'2026-10-12 20:04:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(314,'your_move:1:11:3','your_move',1,NULL,11,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-12 22:57:10.031456',NULL,'2026-10-12 22:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(315,'your_move:3:11:4','your_move',3,NULL,11,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-13 04:55:10.031456',NULL,'2026-10-13 04:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(316,'your_move:1:11:5','your_move',1,NULL,11,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-13 15:12:10.031456',NULL,'2026-10-13 15:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(317,'your_move:3:11:6','your_move',3,NULL,11,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-13 16:02:10.031456',NULL,'2026-10-13 16:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(318,'your_move:1:11:7','your_move',1,NULL,11,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-13 23:39:10.031456',NULL,'2026-10-13 23:39:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(319,'your_move:3:11:8','your_move',3,NULL,11,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-14 00:17:10.031456',NULL,'2026-10-14 00:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(320,'your_move:1:11:9','your_move',1,NULL,11,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-10-14 10:10:10.031456',NULL,'2026-10-14 10:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(321,'your_move:3:11:10','your_move',3,NULL,11,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-10-14 15:32:10.031456',NULL,'2026-10-14 15:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(322,'your_move:1:11:11','your_move',1,NULL,11,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-10-14 17:37:10.031456',NULL,'2026-10-14 17:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(323,'your_move:3:11:12','your_move',3,NULL,11,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-10-15 08:39:10.031456',NULL,'2026-10-15 08:39:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(324,'your_move:1:11:13','your_move',1,NULL,11,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-10-15 22:52:10.031456',NULL,'2026-10-15 22:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(325,'your_move:3:11:14','your_move',3,NULL,11,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-10-16 13:30:10.031456',NULL,'2026-10-16 13:30:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(326,'your_move:1:11:15','your_move',1,NULL,11,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-10-16 14:47:10.031456',NULL,'2026-10-16 14:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(327,'your_move:3:11:16','your_move',3,NULL,11,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-10-16 18:57:10.031456',NULL,'2026-10-16 18:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(328,'your_move:1:11:17','your_move',1,NULL,11,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-10-17 03:14:10.031456',NULL,'2026-10-17 03:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(329,'your_move:3:11:18','your_move',3,NULL,11,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-10-17 16:52:10.031456',NULL,'2026-10-17 16:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(330,'your_move:1:11:19','your_move',1,NULL,11,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-10-17 22:05:10.031456',NULL,'2026-10-17 22:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(331,'your_move:3:11:20','your_move',3,NULL,11,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-10-18 11:07:10.031456',NULL,'2026-10-18 11:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(332,'your_move:1:11:21','your_move',1,NULL,11,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-10-18 18:12:10.031456',NULL,'2026-10-18 18:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(333,'your_move:3:11:22','your_move',3,NULL,11,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-10-18 20:34:10.031456',NULL,'2026-10-18 20:34:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(334,'your_move:1:11:23','your_move',1,NULL,11,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-10-19 10:27:10.031456',NULL,'2026-10-19 10:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(335,'your_move:3:11:24','your_move',3,NULL,11,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-10-19 22:05:10.031456',NULL,'2026-10-19 22:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(336,'your_move:1:11:25','your_move',1,NULL,11,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-10-20 08:42:10.031456',NULL,'2026-10-20 08:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(337,'your_move:3:11:26','your_move',3,NULL,11,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-10-20 19:32:10.031456',NULL,'2026-10-20 19:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(338,'your_move:1:11:27','your_move',1,NULL,11,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-10-21 07:49:10.031456',NULL,'2026-10-21 07:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(339,'your_move:3:11:28','your_move',3,NULL,11,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-10-21 22:47:10.031456',NULL,'2026-10-21 22:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(340,'your_move:1:11:29','your_move',1,NULL,11,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-10-22 02:40:10.031456',NULL,'2026-10-22 02:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(341,'your_move:3:11:30','your_move',3,NULL,11,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-10-22 11:42:10.031456',NULL,'2026-10-22 11:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(342,'your_move:1:11:31','your_move',1,NULL,11,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-10-22 12:07:10.031456',NULL,'2026-10-22 12:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(343,'your_move:3:11:32','your_move',3,NULL,11,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-10-22 20:09:10.031456',NULL,'2026-10-22 20:09:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(344,'your_move:1:11:33','your_move',1,NULL,11,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-10-22 22:02:10.031456',NULL,'2026-10-22 22:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(345,'your_move:3:11:34','your_move',3,NULL,11,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-10-23 10:00:10.031456',NULL,'2026-10-23 10:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(346,'your_move:1:11:35','your_move',1,NULL,11,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-10-23 18:17:10.031456',NULL,'2026-10-23 18:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(347,'your_move:3:11:36','your_move',3,NULL,11,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-10-24 00:07:10.031456',NULL,'2026-10-24 00:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(348,'your_move:1:11:37','your_move',1,NULL,11,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-10-24 04:44:10.031456',NULL,'2026-10-24 04:44:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(349,'your_move:3:11:38','your_move',3,NULL,11,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-10-24 09:22:10.031456',NULL,'2026-10-24 09:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(350,'your_move:1:11:39','your_move',1,NULL,11,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-10-24 15:15:10.031456',NULL,'2026-10-24 15:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(351,'your_move:3:11:40','your_move',3,NULL,11,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-10-24 23:37:10.031456',NULL,'2026-10-24 23:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(352,'your_move:1:11:41','your_move',1,NULL,11,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-10-25 11:42:10.031456',NULL,'2026-10-25 11:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(353,'your_move:3:11:42','your_move',3,NULL,11,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-10-25 13:44:10.031456',NULL,'2026-10-25 13:44:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(354,'your_move:1:11:43','your_move',1,NULL,11,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-10-25 21:57:10.031456',NULL,'2026-10-25 21:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(355,'your_move:3:11:44','your_move',3,NULL,11,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-10-25 22:35:10.031456',NULL,'2026-10-25 22:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(356,'your_move:1:11:45','your_move',1,NULL,11,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-10-26 07:52:10.031456',NULL,'2026-10-26 07:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(357,'your_move:3:11:46','your_move',3,NULL,11,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-10-26 12:02:10.031456',NULL,'2026-10-26 12:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(358,'your_move:1:11:47','your_move',1,NULL,11,NULL,NULL,47,NULL,NULL,0,'dropped',0,'2026-10-27 03:19:10.031456',NULL,'2026-10-27 03:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(359,'your_move:3:11:48','your_move',3,NULL,11,NULL,NULL,48,NULL,NULL,0,'dropped',0,'2026-10-27 15:57:10.031456',NULL,'2026-10-27 15:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(360,'your_move:1:11:49','your_move',1,NULL,11,NULL,NULL,49,NULL,NULL,0,'dropped',0,'2026-10-28 03:10:10.031456',NULL,'2026-10-28 03:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(361,'your_move:3:11:50','your_move',3,NULL,11,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-10-28 14:12:10.031456',NULL,'2026-10-28 14:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(362,'your_move:1:11:51','your_move',1,NULL,11,NULL,NULL,51,NULL,NULL,0,'dropped',0,'2026-10-29 02:17:10.031456',NULL,'2026-10-29 02:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(363,'your_move:3:11:52','your_move',3,NULL,11,NULL,NULL,52,NULL,NULL,0,'dropped',0,'2026-10-29 16:39:10.031456',NULL,'2026-10-29 16:39:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(364,'your_move:1:11:53','your_move',1,NULL,11,NULL,NULL,53,NULL,NULL,0,'dropped',0,'2026-10-29 19:32:10.031456',NULL,'2026-10-29 19:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(365,'your_move:3:11:54','your_move',3,NULL,11,NULL,NULL,54,NULL,NULL,0,'dropped',0,'2026-10-30 03:10:10.031456',NULL,'2026-10-30 03:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(366,'your_move:1:11:55','your_move',1,NULL,11,NULL,NULL,55,NULL,NULL,0,'dropped',0,'2026-10-30 16:47:10.031456',NULL,'2026-10-30 16:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(367,'your_move:3:11:56','your_move',3,NULL,11,NULL,NULL,56,NULL,NULL,0,'dropped',0,'2026-10-30 22:37:10.031456',NULL,'2026-10-30 22:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(368,'your_move:1:11:57','your_move',1,NULL,11,NULL,NULL,57,NULL,NULL,0,'dropped',0,'2026-10-31 12:54:10.031456',NULL,'2026-10-31 12:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(369,'your_move:3:11:58','your_move',3,NULL,11,NULL,NULL,58,NULL,NULL,0,'dropped',0,'2026-10-31 21:52:10.031456',NULL,'2026-10-31 21:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(370,'your_move:1:11:59','your_move',1,NULL,11,NULL,NULL,59,NULL,NULL,0,'dropped',0,'2026-11-01 02:45:10.031456',NULL,'2026-11-01 02:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(371,'your_move:3:11:60','your_move',3,NULL,11,NULL,NULL,60,NULL,NULL,0,'dropped',0,'2026-11-01 04:47:10.031456',NULL,'2026-11-01 04:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(372,'your_move:1:11:61','your_move',1,NULL,11,NULL,NULL,61,NULL,NULL,0,'dropped',0,'2026-11-01 05:12:10.031456',NULL,'2026-11-01 05:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(373,'your_move:3:11:62','your_move',3,NULL,11,NULL,NULL,62,NULL,NULL,0,'dropped',0,'2026-11-01 20:14:10.031456',NULL,'2026-11-01 20:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(374,'your_move:1:11:63','your_move',1,NULL,11,NULL,NULL,63,NULL,NULL,0,'dropped',0,'2026-11-01 21:07:10.031456',NULL,'2026-11-01 21:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(375,'your_move:3:11:64','your_move',3,NULL,11,NULL,NULL,64,NULL,NULL,0,'dropped',0,'2026-11-02 00:05:10.031456',NULL,'2026-11-02 00:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(376,'your_move:1:11:65','your_move',1,NULL,11,NULL,NULL,65,NULL,NULL,0,'dropped',0,'2026-11-02 06:22:10.031456',NULL,'2026-11-02 06:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(377,'your_move:3:11:66','your_move',3,NULL,11,NULL,NULL,66,NULL,NULL,0,'dropped',0,'2026-11-02 17:12:10.031456',NULL,'2026-11-02 17:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(378,'your_move:1:11:67','your_move',1,NULL,11,NULL,NULL,67,NULL,NULL,0,'dropped',0,'2026-11-02 18:49:10.031456',NULL,'2026-11-02 18:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(379,'your_move:3:11:68','your_move',3,NULL,11,NULL,NULL,68,NULL,NULL,0,'dropped',0,'2026-11-03 03:27:10.031456',NULL,'2026-11-03 03:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(380,'your_move:1:11:69','your_move',1,NULL,11,NULL,NULL,69,NULL,NULL,0,'dropped',0,'2026-11-03 05:20:10.031456',NULL,'2026-11-03 05:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(381,'your_move:3:11:70','your_move',3,NULL,11,NULL,NULL,70,NULL,NULL,0,'dropped',0,'2026-11-03 16:42:10.031456',NULL,'2026-11-03 16:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(382,'your_move:1:11:71','your_move',1,NULL,11,NULL,NULL,71,NULL,NULL,0,'dropped',0,'2026-11-03 23:47:10.031456',NULL,'2026-11-03 23:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(383,'your_move:3:11:72','your_move',3,NULL,11,NULL,NULL,72,NULL,NULL,0,'dropped',0,'2026-11-04 03:49:10.031456',NULL,'2026-11-04 03:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(384,'your_move:1:11:73','your_move',1,NULL,11,NULL,NULL,73,NULL,NULL,0,'dropped',0,'2026-11-04 06:02:10.031456',NULL,'2026-11-04 06:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(385,'your_move:3:11:74','your_move',3,NULL,11,NULL,NULL,74,NULL,NULL,0,'dropped',0,'2026-11-04 07:40:10.031456',NULL,'2026-11-04 07:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(386,'your_move:1:11:75','your_move',1,NULL,11,NULL,NULL,75,NULL,NULL,0,'dropped',0,'2026-11-04 09:57:10.031456',NULL,'2026-11-04 09:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(387,'your_move:3:11:76','your_move',3,NULL,11,NULL,NULL,76,NULL,NULL,0,'dropped',0,'2026-11-04 14:07:10.031456',NULL,'2026-11-04 14:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(388,'your_move:1:11:77','your_move',1,NULL,11,NULL,NULL,77,NULL,NULL,0,'dropped',0,'2026-11-04 21:24:10.031456',NULL,'2026-11-04 21:24:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(389,'your_move:3:11:78','your_move',3,NULL,11,NULL,NULL,78,NULL,NULL,0,'dropped',0,'2026-11-05 09:02:10.031456',NULL,'2026-11-05 09:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(390,'your_move:1:11:79','your_move',1,NULL,11,NULL,NULL,79,NULL,NULL,0,'dropped',0,'2026-11-05 11:15:10.031456',NULL,'2026-11-05 11:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(391,'your_move:3:11:80','your_move',3,NULL,11,NULL,NULL,80,NULL,NULL,0,'dropped',0,'2026-11-05 20:17:10.031456',NULL,'2026-11-05 20:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(392,'your_move:1:11:81','your_move',1,NULL,11,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-11-05 22:22:10.031456',NULL,'2026-11-05 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(393,'game_ended:3:11:1793917330031456','game_ended',3,NULL,11,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-11-05 22:22:10.031456',NULL,'2026-11-05 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(394,'game_ended:1:11:1793917330031456','game_ended',1,NULL,11,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-11-05 22:22:10.031456',NULL,'2026-11-05 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(395,'game_started:2:12','game_started',2,NULL,12,12,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-14 23:57:10.031456',NULL,'2026-11-14 23:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(396,'your_move:4:12:1','your_move',4,NULL,12,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-15 00:22:10.031456',NULL,'2026-11-15 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(397,'your_move:2:12:2','your_move',2,NULL,12,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-15 01:24:10.031456',NULL,'2026-11-15 01:24:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(398,'your_move:4:12:3','your_move',4,NULL,12,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-15 04:17:10.031456',NULL,'2026-11-15 04:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(399,'your_move:2:12:4','your_move',2,NULL,12,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-15 10:15:10.031456',NULL,'2026-11-15 10:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(400,'your_move:4:12:5','your_move',4,NULL,12,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-15 20:32:10.031456',NULL,'2026-11-15 20:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(401,'your_move:2:12:6','your_move',2,NULL,12,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-15 21:22:10.031456',NULL,'2026-11-15 21:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(402,'your_move:4:12:7','your_move',4,NULL,12,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-16 04:59:10.031456',NULL,'2026-11-16 04:59:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(403,'your_move:2:12:8','your_move',2,NULL,12,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-16 05:37:10.031456',NULL,'2026-11-16 05:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(404,'your_move:4:12:9','your_move',4,NULL,12,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-11-16 15:30:10.031456',NULL,'2026-11-16 15:30:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(405,'your_move:2:12:10','your_move',2,NULL,12,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-11-16 20:52:10.031456',NULL,'2026-11-16 20:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(406,'your_move:4:12:11','your_move',4,NULL,12,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-11-16 22:57:10.031456',NULL,'2026-11-16 22:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(407,'your_move:2:12:12','your_move',2,NULL,12,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-11-17 13:59:10.031456',NULL,'2026-11-17 13:59:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(408,'your_move:4:12:13','your_move',4,NULL,12,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-11-18 04:12:10.031456',NULL,'2026-11-18 04:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(409,'your_move:2:12:14','your_move',2,NULL,12,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-11-18 18:50:10.031456',NULL,'2026-11-18 18:50:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(410,'your_move:4:12:15','your_move',4,NULL,12,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-11-18 20:07:10.031456',NULL,'2026-11-18 20:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(411,'your_move:2:12:16','your_move',2,NULL,12,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-11-19 00:17:10.031456',NULL,'2026-11-19 00:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(412,'your_move:4:12:17','your_move',4,NULL,12,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-11-19 08:34:10.031456',NULL,'2026-11-19 08:34:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(413,'your_move:2:12:18','your_move',2,NULL,12,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-11-19 22:12:10.031456',NULL,'2026-11-19 22:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(414,'your_move:4:12:19','your_move',4,NULL,12,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-11-20 03:25:10.031456',NULL,'2026-11-20 03:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(415,'your_move:2:12:20','your_move',2,NULL,12,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-11-20 16:27:10.031456',NULL,'2026-11-20 16:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(416,'your_move:4:12:21','your_move',4,NULL,12,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-11-20 23:32:10.031456',NULL,'2026-11-20 23:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(417,'your_move:2:12:22','your_move',2,NULL,12,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-11-21 01:54:10.031456',NULL,'2026-11-21 01:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(418,'your_move:4:12:23','your_move',4,NULL,12,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-21 15:47:10.031456',NULL,'2026-11-21 15:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(419,'your_move:2:12:24','your_move',2,NULL,12,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-22 03:25:10.031456',NULL,'2026-11-22 03:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(420,'your_move:4:12:25','your_move',4,NULL,12,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-22 14:02:10.031456',NULL,'2026-11-22 14:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(421,'your_move:2:12:26','your_move',2,NULL,12,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-23 00:52:10.031456',NULL,'2026-11-23 00:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(422,'your_move:4:12:27','your_move',4,NULL,12,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-23 13:09:10.031456',NULL,'2026-11-23 13:09:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(423,'your_move:2:12:28','your_move',2,NULL,12,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-24 04:07:10.031456',NULL,'2026-11-24 04:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(424,'your_move:4:12:29','your_move',4,NULL,12,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-24 08:00:10.031456',NULL,'2026-11-24 08:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(425,'your_move:2:12:30','your_move',2,NULL,12,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-24 17:02:10.031456',NULL,'2026-11-24 17:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(426,'your_move:4:12:31','your_move',4,NULL,12,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-24 17:27:10.031456',NULL,'2026-11-24 17:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(427,'your_move:2:12:32','your_move',2,NULL,12,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-11-25 01:29:10.031456',NULL,'2026-11-25 01:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(428,'your_move:4:12:33','your_move',4,NULL,12,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-11-25 03:22:10.031456',NULL,'2026-11-25 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(429,'your_move:2:12:34','your_move',2,NULL,12,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-11-25 15:20:10.031456',NULL,'2026-11-25 15:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(430,'your_move:4:12:35','your_move',4,NULL,12,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-11-25 23:37:10.031456',NULL,'2026-11-25 23:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(431,'your_move:2:12:36','your_move',2,NULL,12,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-11-26 05:27:10.031456',NULL,'2026-11-26 05:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(432,'your_move:4:12:37','your_move',4,NULL,12,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-11-26 10:04:10.031456',NULL,'2026-11-26 10:04:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(433,'your_move:2:12:38','your_move',2,NULL,12,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-11-26 14:42:10.031456',NULL,'2026-11-26 14:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(434,'your_move:4:12:39','your_move',4,NULL,12,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-11-26 20:35:10.031456',NULL,'2026-11-26 20:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(435,'your_move:2:12:40','your_move',2,NULL,12,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-11-27 04:57:10.031456',NULL,'2026-11-27 04:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(436,'your_move:4:12:41','your_move',4,NULL,12,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-11-27 17:02:10.031456',NULL,'2026-11-27 17:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(437,'your_move:2:12:42','your_move',2,NULL,12,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-11-27 19:04:10.031456',NULL,'2026-11-27 19:04:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(438,'your_move:4:12:43','your_move',4,NULL,12,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-11-28 03:17:10.031456',NULL,'2026-11-28 03:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(439,'your_move:2:12:44','your_move',2,NULL,12,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-11-28 03:55:10.031456',NULL,'2026-11-28 03:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(440,'your_move:4:12:45','your_move',4,NULL,12,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-11-28 13:12:10.031456',NULL,'2026-11-28 13:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(441,'your_move:2:12:46','your_move',2,NULL,12,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-11-28 17:22:10.031456',NULL,'2026-11-28 17:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(442,'game_started:1:13','game_started',1,NULL,13,13,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-10-25 17:00:10.031456',NULL,'2026-10-25 17:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(443,'your_move:3:13:1','your_move',3,NULL,13,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-10-25 17:25:10.031456',NULL,'2026-10-25 17:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(444,'your_move:1:13:2','your_move',1,NULL,13,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-10-25 18:27:10.031456',NULL,'2026-10-25 18:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(445,'your_move:3:13:3','your_move',3,NULL,13,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-25 21:20:10.031456',NULL,'2026-10-25 21:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(446,'your_move:1:13:4','your_move',1,NULL,13,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-26 03:18:10.031456',NULL,'2026-10-26 03:18:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(447,'your_move:3:13:5','your_move',3,NULL,13,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-26 13:35:10.031456',NULL,'2026-10-26 13:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(448,'your_move:1:13:6','your_move',1,NULL,13,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-26 14:25:10.031456',NULL,'2026-10-26 14:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(449,'your_move:3:13:7','your_move',3,NULL,13,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-26 22:02:10.031456',NULL,'2026-10-26 22:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(450,'your_move:1:13:8','your_move',1,NULL,13,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-26 22:40:10.031456',NULL,'2026-10-26 22:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(451,'your_move:3:13:9','your_move',3,NULL,13,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-10-27 08:33:10.031456',NULL,'2026-10-27 08:33:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(452,'your_move:1:13:10','your_move',1,NULL,13,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-10-27 13:55:10.031456',NULL,'2026-10-27 13:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(453,'your_move:3:13:11','your_move',3,NULL,13,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-10-27 16:00:10.031456',NULL,'2026-10-27 16:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(454,'your_move:1:13:12','your_move',1,NULL,13,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-10-28 07:02:10.031456',NULL,'2026-10-28 07:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(455,'your_move:3:13:13','your_move',3,NULL,13,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-10-28 21:15:10.031456',NULL,'2026-10-28 21:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(456,'your_move:1:13:14','your_move',1,NULL,13,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-10-29 11:53:10.031456',NULL,'2026-10-29 11:53:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(457,'your_move:3:13:15','your_move',3,NULL,13,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-10-29 13:10:10.031456',NULL,'2026-10-29 13:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(458,'your_move:1:13:16','your_move',1,NULL,13,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-10-29 17:20:10.031456',NULL,'2026-10-29 17:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(459,'your_move:3:13:17','your_move',3,NULL,13,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-10-30 01:37:10.031456',NULL,'2026-10-30 01:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(460,'your_move:1:13:18','your_move',1,NULL,13,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-10-30 15:15:10.031456',NULL,'2026-10-30 15:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(461,'your_move:3:13:19','your_move',3,NULL,13,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-10-30 20:28:10.031456',NULL,'2026-10-30 20:28:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(462,'your_move:1:13:20','your_move',1,NULL,13,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-10-31 09:30:10.031456',NULL,'2026-10-31 09:30:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(463,'your_move:3:13:21','your_move',3,NULL,13,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-10-31 16:35:10.031456',NULL,'2026-10-31 16:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(464,'your_move:1:13:22','your_move',1,NULL,13,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-10-31 18:57:10.031456',NULL,'2026-10-31 18:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(465,'your_move:3:13:23','your_move',3,NULL,13,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-11-01 08:50:10.031456',NULL,'2026-11-01 08:50:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(466,'your_move:1:13:24','your_move',1,NULL,13,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-11-01 20:28:10.031456',NULL,'2026-11-01 20:28:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(467,'your_move:3:13:25','your_move',3,NULL,13,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-11-02 07:05:10.031456',NULL,'2026-11-02 07:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(468,'your_move:1:13:26','your_move',1,NULL,13,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-11-02 17:55:10.031456',NULL,'2026-11-02 17:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(469,'your_move:3:13:27','your_move',3,NULL,13,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-11-03 06:12:10.031456',NULL,'2026-11-03 06:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(470,'your_move:1:13:28','your_move',1,NULL,13,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-11-03 21:10:10.031456',NULL,'2026-11-03 21:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(471,'your_move:3:13:29','your_move',3,NULL,13,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-11-04 01:03:10.031456',NULL,'2026-11-04 01:03:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(472,'your_move:1:13:30','your_move',1,NULL,13,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-11-04 10:05:10.031456',NULL,'2026-11-04 10:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(473,'your_move:3:13:31','your_move',3,NULL,13,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-11-04 10:30:10.031456',NULL,'2026-11-04 10:30:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(474,'your_move:1:13:32','your_move',1,NULL,13,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-11-04 18:32:10.031456',NULL,'2026-11-04 18:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(475,'your_move:3:13:33','your_move',3,NULL,13,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-11-04 20:25:10.031456',NULL,'2026-11-04 20:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(476,'your_move:1:13:34','your_move',1,NULL,13,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-11-05 08:23:10.031456',NULL,'2026-11-05 08:23:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(477,'your_move:3:13:35','your_move',3,NULL,13,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-11-05 16:40:10.031456',NULL,'2026-11-05 16:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(478,'your_move:1:13:36','your_move',1,NULL,13,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-11-05 22:30:10.031456',NULL,'2026-11-05 22:30:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(479,'your_move:3:13:37','your_move',3,NULL,13,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-11-06 03:07:10.031456',NULL,'2026-11-06 03:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(480,'your_move:1:13:38','your_move',1,NULL,13,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-11-06 07:45:10.031456',NULL,'2026-11-06 07:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(481,'your_move:3:13:39','your_move',3,NULL,13,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-11-06 13:38:10.031456',NULL,'2026-11-06 13:38:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(482,'your_move:1:13:40','your_move',1,NULL,13,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-11-06 22:00:10.031456',NULL,'2026-11-06 22:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(483,'your_move:3:13:41','your_move',3,NULL,13,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-11-07 10:05:10.031456',NULL,'2026-11-07 10:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(484,'your_move:1:13:42','your_move',1,NULL,13,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-11-07 12:07:10.031456',NULL,'2026-11-07 12:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(485,'your_move:3:13:43','your_move',3,NULL,13,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-11-07 20:20:10.031456',NULL,'2026-11-07 20:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(486,'your_move:1:13:44','your_move',1,NULL,13,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-11-07 20:58:10.031456',NULL,'2026-11-07 20:58:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(487,'your_move:3:13:45','your_move',3,NULL,13,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-11-08 06:15:10.031456',NULL,'2026-11-08 06:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(488,'your_move:1:13:46','your_move',1,NULL,13,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-11-08 10:25:10.031456',NULL,'2026-11-08 10:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(489,'your_move:3:13:47','your_move',3,NULL,13,NULL,NULL,47,NULL,NULL,0,'dropped',0,'2026-11-09 01:42:10.031456',NULL,'2026-11-09 01:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(490,'your_move:1:13:48','your_move',1,NULL,13,NULL,NULL,48,NULL,NULL,0,'dropped',0,'2026-11-09 14:20:10.031456',NULL,'2026-11-09 14:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(491,'your_move:3:13:49','your_move',3,NULL,13,NULL,NULL,49,NULL,NULL,0,'dropped',0,'2026-11-10 01:33:10.031456',NULL,'2026-11-10 01:33:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(492,'your_move:1:13:50','your_move',1,NULL,13,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-11-10 12:35:10.031456',NULL,'2026-11-10 12:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(493,'your_move:3:13:51','your_move',3,NULL,13,NULL,NULL,51,NULL,NULL,0,'dropped',0,'2026-11-11 00:40:10.031456',NULL,'2026-11-11 00:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(494,'your_move:1:13:52','your_move',1,NULL,13,NULL,NULL,52,NULL,NULL,0,'dropped',0,'2026-11-11 15:02:10.031456',NULL,'2026-11-11 15:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(495,'your_move:3:13:53','your_move',3,NULL,13,NULL,NULL,53,NULL,NULL,0,'dropped',0,'2026-11-11 17:55:10.031456',NULL,'2026-11-11 17:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(496,'your_move:1:13:54','your_move',1,NULL,13,NULL,NULL,54,NULL,NULL,0,'dropped',0,'2026-11-12 01:33:10.031456',NULL,'2026-11-12 01:33:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(497,'your_move:3:13:55','your_move',3,NULL,13,NULL,NULL,55,NULL,NULL,0,'dropped',0,'2026-11-12 15:10:10.031456',NULL,'2026-11-12 15:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(498,'your_move:1:13:56','your_move',1,NULL,13,NULL,NULL,56,NULL,NULL,0,'dropped',0,'2026-11-12 21:00:10.031456',NULL,'2026-11-12 21:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(499,'your_move:3:13:57','your_move',3,NULL,13,NULL,NULL,57,NULL,NULL,0,'dropped',0,'2026-11-13 11:17:10.031456',NULL,'2026-11-13 11:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(500,'your_move:1:13:58','your_move',1,NULL,13,NULL,NULL,58,NULL,NULL,0,'dropped',0,'2026-11-13 20:15:10.031456',NULL,'2026-11-13 20:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(501,'your_move:3:13:59','your_move',3,NULL,13,NULL,NULL,59,NULL,NULL,0,'dropped',0,'2026-11-14 01:08:10.031456',NULL,'2026-11-14 01:08:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(502,'your_move:1:13:60','your_move',1,NULL,13,NULL,NULL,60,NULL,NULL,0,'dropped',0,'2026-11-14 03:10:10.031456',NULL,'2026-11-14 03:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(503,'your_move:3:13:61','your_move',3,NULL,13,NULL,NULL,61,NULL,NULL,0,'dropped',0,'2026-11-14 03:35:10.031456',NULL,'2026-11-14 03:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(504,'your_move:1:13:62','your_move',1,NULL,13,NULL,NULL,62,NULL,NULL,0,'dropped',0,'2026-11-14 18:37:10.031456',NULL,'2026-11-14 18:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(505,'your_move:3:13:63','your_move',3,NULL,13,NULL,NULL,63,NULL,NULL,0,'dropped',0,'2026-11-14 19:30:10.031456',NULL,'2026-11-14 19:30:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(506,'your_move:1:13:64','your_move',1,NULL,13,NULL,NULL,64,NULL,NULL,0,'dropped',0,'2026-11-14 22:28:10.031456',NULL,'2026-11-14 22:28:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(507,'your_move:3:13:65','your_move',3,NULL,13,NULL,NULL,65,NULL,NULL,0,'dropped',0,'2026-11-15 04:45:10.031456',NULL,'2026-11-15 04:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(508,'your_move:1:13:66','your_move',1,NULL,13,NULL,NULL,66,NULL,NULL,0,'dropped',0,'2026-11-15 15:35:10.031456',NULL,'2026-11-15 15:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(509,'your_move:3:13:67','your_move',3,NULL,13,NULL,NULL,67,NULL,NULL,0,'dropped',0,'2026-11-15 17:12:10.031456',NULL,'2026-11-15 17:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(510,'your_move:1:13:68','your_move',1,NULL,13,NULL,NULL,68,NULL,NULL,0,'dropped',0,'2026-11-16 01:50:10.031456',NULL,'2026-11-16 01:50:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(511,'your_move:3:13:69','your_move',3,NULL,13,NULL,NULL,69,NULL,NULL,0,'dropped',0,'2026-11-16 03:43:10.031456',NULL,'2026-11-16 03:43:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(512,'your_move:1:13:70','your_move',1,NULL,13,NULL,NULL,70,NULL,NULL,0,'dropped',0,'2026-11-16 15:05:10.031456',NULL,'2026-11-16 15:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(513,'your_move:3:13:71','your_move',3,NULL,13,NULL,NULL,71,NULL,NULL,0,'dropped',0,'2026-11-16 22:10:10.031456',NULL,'2026-11-16 22:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(514,'your_move:1:13:72','your_move',1,NULL,13,NULL,NULL,72,NULL,NULL,0,'dropped',0,'2026-11-17 02:12:10.031456',NULL,'2026-11-17 02:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(515,'your_move:3:13:73','your_move',3,NULL,13,NULL,NULL,73,NULL,NULL,0,'dropped',0,'2026-11-17 04:25:10.031456',NULL,'2026-11-17 04:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(516,'your_move:1:13:74','your_move',1,NULL,13,NULL,NULL,74,NULL,NULL,0,'dropped',0,'2026-11-17 06:03:10.031456',NULL,'2026-11-17 06:03:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(517,'your_move:3:13:75','your_move',3,NULL,13,NULL,NULL,75,NULL,NULL,0,'dropped',0,'2026-11-17 08:20:10.031456',NULL,'2026-11-17 08:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(518,'your_move:1:13:76','your_move',1,NULL,13,NULL,NULL,76,NULL,NULL,0,'dropped',0,'2026-11-17 12:30:10.031456',NULL,'2026-11-17 12:30:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(519,'your_move:3:13:77','your_move',3,NULL,13,NULL,NULL,77,NULL,NULL,0,'dropped',0,'2026-11-17 19:47:10.031456',NULL,'2026-11-17 19:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(520,'your_move:1:13:78','your_move',1,NULL,13,NULL,NULL,78,NULL,NULL,0,'dropped',0,'2026-11-18 07:25:10.031456',NULL,'2026-11-18 07:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(521,'your_move:3:13:79','your_move',3,NULL,13,NULL,NULL,79,NULL,NULL,0,'dropped',0,'2026-11-18 09:38:10.031456',NULL,'2026-11-18 09:38:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(522,'your_move:1:13:80','your_move',1,NULL,13,NULL,NULL,80,NULL,NULL,0,'dropped',0,'2026-11-18 18:40:10.031456',NULL,'2026-11-18 18:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(523,'your_move:3:13:81','your_move',3,NULL,13,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-11-18 20:45:10.031456',NULL,'2026-11-18 20:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(524,'your_move:1:13:82','your_move',1,NULL,13,NULL,NULL,82,NULL,NULL,0,'dropped',0,'2026-11-19 08:07:10.031456',NULL,'2026-11-19 08:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(525,'your_move:3:13:83','your_move',3,NULL,13,NULL,NULL,83,NULL,NULL,0,'dropped',0,'2026-11-19 15:00:10.031456',NULL,'2026-11-19 15:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(526,'your_move:1:13:84','your_move',1,NULL,13,NULL,NULL,84,NULL,NULL,0,'dropped',0,'2026-11-19 18:38:10.031456',NULL,'2026-11-19 18:38:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(527,'your_move:3:13:85','your_move',3,NULL,13,NULL,NULL,85,NULL,NULL,0,'dropped',0,'2026-11-19 20:15:10.031456',NULL,'2026-11-19 20:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(528,'your_move:1:13:86','your_move',1,NULL,13,NULL,NULL,86,NULL,NULL,0,'dropped',0,'2026-11-19 21:05:10.031456',NULL,'2026-11-19 21:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(529,'your_move:3:13:87','your_move',3,NULL,13,NULL,NULL,87,NULL,NULL,0,'dropped',0,'2026-11-19 22:22:10.031456',NULL,'2026-11-19 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(530,'game_ended:1:13:1795126930031456','game_ended',1,NULL,13,NULL,NULL,87,NULL,NULL,0,'dropped',0,'2026-11-19 22:22:10.031456',NULL,'2026-11-19 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(531,'game_ended:3:13:1795126930031456','game_ended',3,NULL,13,NULL,NULL,87,NULL,NULL,0,'dropped',0,'2026-11-19 22:22:10.031456',NULL,'2026-11-19 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(532,'game_started:6:14','game_started',6,NULL,14,14,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-09-03 00:12:10.031456',NULL,'2026-09-03 00:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(533,'your_move:1:14:1','your_move',1,NULL,14,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-03 00:37:10.031456',NULL,'2026-09-03 00:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(534,'your_move:6:14:2','your_move',6,NULL,14,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-03 01:39:10.031456',NULL,'2026-09-03 01:39:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(535,'your_move:1:14:3','your_move',1,NULL,14,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-09-03 04:32:10.031456',NULL,'2026-09-03 04:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(536,'your_move:6:14:4','your_move',6,NULL,14,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-09-03 10:30:10.031456',NULL,'2026-09-03 10:30:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(537,'your_move:1:14:5','your_move',1,NULL,14,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-09-03 20:47:10.031456',NULL,'2026-09-03 20:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(538,'your_move:6:14:6','your_move',6,NULL,14,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-09-03 21:37:10.031456',NULL,'2026-09-03 21:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(539,'your_move:1:14:7','your_move',1,NULL,14,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-09-04 05:14:10.031456',NULL,'2026-09-04 05:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(540,'your_move:6:14:8','your_move',6,NULL,14,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-09-04 05:52:10.031456',NULL,'2026-09-04 05:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(541,'your_move:1:14:9','your_move',1,NULL,14,NULL,NULL,9,NULL,NULL,0,'dropped',0,'2026-09-04 15:45:10.031456',NULL,'2026-09-04 15:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(542,'your_move:6:14:10','your_move',6,NULL,14,NULL,NULL,10,NULL,NULL,0,'dropped',0,'2026-09-04 21:07:10.031456',NULL,'2026-09-04 21:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(543,'your_move:1:14:11','your_move',1,NULL,14,NULL,NULL,11,NULL,NULL,0,'dropped',0,'2026-09-04 23:12:10.031456',NULL,'2026-09-04 23:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(544,'your_move:6:14:12','your_move',6,NULL,14,NULL,NULL,12,NULL,NULL,0,'dropped',0,'2026-09-05 14:14:10.031456',NULL,'2026-09-05 14:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(545,'your_move:1:14:13','your_move',1,NULL,14,NULL,NULL,13,NULL,NULL,0,'dropped',0,'2026-09-06 04:27:10.031456',NULL,'2026-09-06 04:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(546,'your_move:6:14:14','your_move',6,NULL,14,NULL,NULL,14,NULL,NULL,0,'dropped',0,'2026-09-06 19:05:10.031456',NULL,'2026-09-06 19:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(547,'your_move:1:14:15','your_move',1,NULL,14,NULL,NULL,15,NULL,NULL,0,'dropped',0,'2026-09-06 20:22:10.031456',NULL,'2026-09-06 20:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(548,'your_move:6:14:16','your_move',6,NULL,14,NULL,NULL,16,NULL,NULL,0,'dropped',0,'2026-09-07 00:32:10.031456',NULL,'2026-09-07 00:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(549,'your_move:1:14:17','your_move',1,NULL,14,NULL,NULL,17,NULL,NULL,0,'dropped',0,'2026-09-07 08:49:10.031456',NULL,'2026-09-07 08:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(550,'your_move:6:14:18','your_move',6,NULL,14,NULL,NULL,18,NULL,NULL,0,'dropped',0,'2026-09-07 22:27:10.031456',NULL,'2026-09-07 22:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(551,'your_move:1:14:19','your_move',1,NULL,14,NULL,NULL,19,NULL,NULL,0,'dropped',0,'2026-09-08 03:40:10.031456',NULL,'2026-09-08 03:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(552,'your_move:6:14:20','your_move',6,NULL,14,NULL,NULL,20,NULL,NULL,0,'dropped',0,'2026-09-08 16:42:10.031456',NULL,'2026-09-08 16:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(553,'your_move:1:14:21','your_move',1,NULL,14,NULL,NULL,21,NULL,NULL,0,'dropped',0,'2026-09-08 23:47:10.031456',NULL,'2026-09-08 23:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(554,'your_move:6:14:22','your_move',6,NULL,14,NULL,NULL,22,NULL,NULL,0,'dropped',0,'2026-09-09 02:09:10.031456',NULL,'2026-09-09 02:09:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(555,'your_move:1:14:23','your_move',1,NULL,14,NULL,NULL,23,NULL,NULL,0,'dropped',0,'2026-09-09 16:02:10.031456',NULL,'2026-09-09 16:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(556,'your_move:6:14:24','your_move',6,NULL,14,NULL,NULL,24,NULL,NULL,0,'dropped',0,'2026-09-10 03:40:10.031456',NULL,'2026-09-10 03:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(557,'your_move:1:14:25','your_move',1,NULL,14,NULL,NULL,25,NULL,NULL,0,'dropped',0,'2026-09-10 14:17:10.031456',NULL,'2026-09-10 14:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(558,'your_move:6:14:26','your_move',6,NULL,14,NULL,NULL,26,NULL,NULL,0,'dropped',0,'2026-09-11 01:07:10.031456',NULL,'2026-09-11 01:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(559,'your_move:1:14:27','your_move',1,NULL,14,NULL,NULL,27,NULL,NULL,0,'dropped',0,'2026-09-11 13:24:10.031456',NULL,'2026-09-11 13:24:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(560,'your_move:6:14:28','your_move',6,NULL,14,NULL,NULL,28,NULL,NULL,0,'dropped',0,'2026-09-12 04:22:10.031456',NULL,'2026-09-12 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(561,'your_move:1:14:29','your_move',1,NULL,14,NULL,NULL,29,NULL,NULL,0,'dropped',0,'2026-09-12 08:15:10.031456',NULL,'2026-09-12 08:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(562,'your_move:6:14:30','your_move',6,NULL,14,NULL,NULL,30,NULL,NULL,0,'dropped',0,'2026-09-12 17:17:10.031456',NULL,'2026-09-12 17:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(563,'your_move:1:14:31','your_move',1,NULL,14,NULL,NULL,31,NULL,NULL,0,'dropped',0,'2026-09-12 17:42:10.031456',NULL,'2026-09-12 17:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(564,'your_move:6:14:32','your_move',6,NULL,14,NULL,NULL,32,NULL,NULL,0,'dropped',0,'2026-09-13 01:44:10.031456',NULL,'2026-09-13 01:44:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(565,'your_move:1:14:33','your_move',1,NULL,14,NULL,NULL,33,NULL,NULL,0,'dropped',0,'2026-09-13 03:37:10.031456',NULL,'2026-09-13 03:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(566,'your_move:6:14:34','your_move',6,NULL,14,NULL,NULL,34,NULL,NULL,0,'dropped',0,'2026-09-13 15:35:10.031456',NULL,'2026-09-13 15:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(567,'your_move:1:14:35','your_move',1,NULL,14,NULL,NULL,35,NULL,NULL,0,'dropped',0,'2026-09-13 23:52:10.031456',NULL,'2026-09-13 23:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(568,'your_move:6:14:36','your_move',6,NULL,14,NULL,NULL,36,NULL,NULL,0,'dropped',0,'2026-09-14 05:42:10.031456',NULL,'2026-09-14 05:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(569,'your_move:1:14:37','your_move',1,NULL,14,NULL,NULL,37,NULL,NULL,0,'dropped',0,'2026-09-14 10:19:10.031456',NULL,'2026-09-14 10:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(570,'your_move:6:14:38','your_move',6,NULL,14,NULL,NULL,38,NULL,NULL,0,'dropped',0,'2026-09-14 14:57:10.031456',NULL,'2026-09-14 14:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(571,'your_move:1:14:39','your_move',1,NULL,14,NULL,NULL,39,NULL,NULL,0,'dropped',0,'2026-09-14 20:50:10.031456',NULL,'2026-09-14 20:50:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(572,'your_move:6:14:40','your_move',6,NULL,14,NULL,NULL,40,NULL,NULL,0,'dropped',0,'2026-09-15 05:12:10.031456',NULL,'2026-09-15 05:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(573,'your_move:1:14:41','your_move',1,NULL,14,NULL,NULL,41,NULL,NULL,0,'dropped',0,'2026-09-15 17:17:10.031456',NULL,'2026-09-15 17:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(574,'your_move:6:14:42','your_move',6,NULL,14,NULL,NULL,42,NULL,NULL,0,'dropped',0,'2026-09-15 19:19:10.031456',NULL,'2026-09-15 19:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(575,'your_move:1:14:43','your_move',1,NULL,14,NULL,NULL,43,NULL,NULL,0,'dropped',0,'2026-09-16 03:32:10.031456',NULL,'2026-09-16 03:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(576,'your_move:6:14:44','your_move',6,NULL,14,NULL,NULL,44,NULL,NULL,0,'dropped',0,'2026-09-16 04:10:10.031456',NULL,'2026-09-16 04:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(577,'your_move:1:14:45','your_move',1,NULL,14,NULL,NULL,45,NULL,NULL,0,'dropped',0,'2026-09-16 13:27:10.031456',NULL,'2026-09-16 13:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(578,'your_move:6:14:46','your_move',6,NULL,14,NULL,NULL,46,NULL,NULL,0,'dropped',0,'2026-09-16 17:37:10.031456',NULL,'2026-09-16 17:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(579,'your_move:1:14:47','your_move',1,NULL,14,NULL,NULL,47,NULL,NULL,0,'dropped',0,'2026-09-17 08:54:10.031456',NULL,'2026-09-17 08:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(580,'your_move:6:14:48','your_move',6,NULL,14,NULL,NULL,48,NULL,NULL,0,'dropped',0,'2026-09-17 21:32:10.031456',NULL,'2026-09-17 21:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(581,'your_move:1:14:49','your_move',1,NULL,14,NULL,NULL,49,NULL,NULL,0,'dropped',0,'2026-09-18 08:45:10.031456',NULL,'2026-09-18 08:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(582,'your_move:6:14:50','your_move',6,NULL,14,NULL,NULL,50,NULL,NULL,0,'dropped',0,'2026-09-18 19:47:10.031456',NULL,'2026-09-18 19:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(583,'your_move:1:14:51','your_move',1,NULL,14,NULL,NULL,51,NULL,NULL,0,'dropped',0,'2026-09-19 07:52:10.031456',NULL,'2026-09-19 07:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(584,'your_move:6:14:52','your_move',6,NULL,14,NULL,NULL,52,NULL,NULL,0,'dropped',0,'2026-09-19 22:14:10.031456',NULL,'2026-09-19 22:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(585,'your_move:1:14:53','your_move',1,NULL,14,NULL,NULL,53,NULL,NULL,0,'dropped',0,'2026-09-20 01:07:10.031456',NULL,'2026-09-20 01:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(586,'your_move:6:14:54','your_move',6,NULL,14,NULL,NULL,54,NULL,NULL,0,'dropped',0,'2026-09-20 08:45:10.031456',NULL,'2026-09-20 08:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(587,'your_move:1:14:55','your_move',1,NULL,14,NULL,NULL,55,NULL,NULL,0,'dropped',0,'2026-09-20 22:22:10.031456',NULL,'2026-09-20 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(588,'your_move:6:14:56','your_move',6,NULL,14,NULL,NULL,56,NULL,NULL,0,'dropped',0,'2026-09-21 04:12:10.031456',NULL,'2026-09-21 04:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(589,'your_move:1:14:57','your_move',1,NULL,14,NULL,NULL,57,NULL,NULL,0,'dropped',0,'2026-09-21 18:29:10.031456',NULL,'2026-09-21 18:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(590,'your_move:6:14:58','your_move',6,NULL,14,NULL,NULL,58,NULL,NULL,0,'dropped',0,'2026-09-22 03:27:10.031456',NULL,'2026-09-22 03:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(591,'your_move:1:14:59','your_move',1,NULL,14,NULL,NULL,59,NULL,NULL,0,'dropped',0,'2026-09-22 08:20:10.031456',NULL,'2026-09-22 08:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(592,'your_move:6:14:60','your_move',6,NULL,14,NULL,NULL,60,NULL,NULL,0,'dropped',0,'2026-09-22 10:22:10.031456',NULL,'2026-09-22 10:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(593,'your_move:1:14:61','your_move',1,NULL,14,NULL,NULL,61,NULL,NULL,0,'dropped',0,'2026-09-22 10:47:10.031456',NULL,'2026-09-22 10:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(594,'your_move:6:14:62','your_move',6,NULL,14,NULL,NULL,62,NULL,NULL,0,'dropped',0,'2026-09-23 01:49:10.031456',NULL,'2026-09-23 01:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(595,'your_move:1:14:63','your_move',1,NULL,14,NULL,NULL,63,NULL,NULL,0,'dropped',0,'2026-09-23 02:42:10.031456',NULL,'2026-09-23 02:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(596,'your_move:6:14:64','your_move',6,NULL,14,NULL,NULL,64,NULL,NULL,0,'dropped',0,'2026-09-23 05:40:10.031456',NULL,'2026-09-23 05:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(597,'your_move:1:14:65','your_move',1,NULL,14,NULL,NULL,65,NULL,NULL,0,'dropped',0,'2026-09-23 11:57:10.031456',NULL,'2026-09-23 11:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(598,'your_move:6:14:66','your_move',6,NULL,14,NULL,NULL,66,NULL,NULL,0,'dropped',0,'2026-09-23 22:47:10.031456',NULL,'2026-09-23 22:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(599,'your_move:1:14:67','your_move',1,NULL,14,NULL,NULL,67,NULL,NULL,0,'dropped',0,'2026-09-24 00:24:10.031456',NULL,'2026-09-24 00:24:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(600,'your_move:6:14:68','your_move',6,NULL,14,NULL,NULL,68,NULL,NULL,0,'dropped',0,'2026-09-24 09:02:10.031456',NULL,'2026-09-24 09:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(601,'your_move:1:14:69','your_move',1,NULL,14,NULL,NULL,69,NULL,NULL,0,'dropped',0,'2026-09-24 10:55:10.031456',NULL,'2026-09-24 10:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(602,'your_move:6:14:70','your_move',6,NULL,14,NULL,NULL,70,NULL,NULL,0,'dropped',0,'2026-09-24 22:17:10.031456',NULL,'2026-09-24 22:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(603,'your_move:1:14:71','your_move',1,NULL,14,NULL,NULL,71,NULL,NULL,0,'dropped',0,'2026-09-25 05:22:10.031456',NULL,'2026-09-25 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(604,'your_move:6:14:72','your_move',6,NULL,14,NULL,NULL,72,NULL,NULL,0,'dropped',0,'2026-09-25 09:24:10.031456',NULL,'2026-09-25 09:24:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(605,'your_move:1:14:73','your_move',1,NULL,14,NULL,NULL,73,NULL,NULL,0,'dropped',0,'2026-09-25 11:37:10.031456',NULL,'2026-09-25 11:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(606,'your_move:6:14:74','your_move',6,NULL,14,NULL,NULL,74,NULL,NULL,0,'dropped',0,'2026-09-25 13:15:10.031456',NULL,'2026-09-25 13:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(607,'your_move:1:14:75','your_move',1,NULL,14,NULL,NULL,75,NULL,NULL,0,'dropped',0,'2026-09-25 15:32:10.031456',NULL,'2026-09-25 15:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(608,'your_move:6:14:76','your_move',6,NULL,14,NULL,NULL,76,NULL,NULL,0,'dropped',0,'2026-09-25 19:42:10.031456',NULL,'2026-09-25 19:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(609,'your_move:1:14:77','your_move',1,NULL,14,NULL,NULL,77,NULL,NULL,0,'dropped',0,'2026-09-26 02:59:10.031456',NULL,'2026-09-26 02:59:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(610,'your_move:6:14:78','your_move',6,NULL,14,NULL,NULL,78,NULL,NULL,0,'dropped',0,'2026-09-26 14:37:10.031456',NULL,'2026-09-26 14:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(611,'your_move:1:14:79','your_move',1,NULL,14,NULL,NULL,79,NULL,NULL,0,'dropped',0,'2026-09-26 16:50:10.031456',NULL,'2026-09-26 16:50:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(612,'your_move:6:14:80','your_move',6,NULL,14,NULL,NULL,80,NULL,NULL,0,'dropped',0,'2026-09-27 01:52:10.031456',NULL,'2026-09-27 01:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(613,'your_move:1:14:81','your_move',1,NULL,14,NULL,NULL,81,NULL,NULL,0,'dropped',0,'2026-09-27 03:57:10.031456',NULL,'2026-09-27 03:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(614,'your_move:6:14:82','your_move',6,NULL,14,NULL,NULL,82,NULL,NULL,0,'dropped',0,'2026-09-27 15:19:10.031456',NULL,'2026-09-27 15:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(615,'your_move:1:14:83','your_move',1,NULL,14,NULL,NULL,83,NULL,NULL,0,'dropped',0,'2026-09-27 22:12:10.031456',NULL,'2026-09-27 22:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(616,'your_move:6:14:84','your_move',6,NULL,14,NULL,NULL,84,NULL,NULL,0,'dropped',0,'2026-09-28 01:50:10.031456',NULL,'2026-09-28 01:50:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(617,'your_move:1:14:85','your_move',1,NULL,14,NULL,NULL,85,NULL,NULL,0,'dropped',0,'2026-09-28 03:27:10.031456',NULL,'2026-09-28 03:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(618,'your_move:6:14:86','your_move',6,NULL,14,NULL,NULL,86,NULL,NULL,0,'dropped',0,'2026-09-28 04:17:10.031456',NULL,'2026-09-28 04:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(619,'your_move:1:14:87','your_move',1,NULL,14,NULL,NULL,87,NULL,NULL,0,'dropped',0,'2026-09-28 05:34:10.031456',NULL,'2026-09-28 05:34:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(620,'your_move:6:14:88','your_move',6,NULL,14,NULL,NULL,88,NULL,NULL,0,'dropped',0,'2026-09-28 08:32:10.031456',NULL,'2026-09-28 08:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(621,'your_move:1:14:89','your_move',1,NULL,14,NULL,NULL,89,NULL,NULL,0,'dropped',0,'2026-09-28 14:25:10.031456',NULL,'2026-09-28 14:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(622,'your_move:6:14:90','your_move',6,NULL,14,NULL,NULL,90,NULL,NULL,0,'dropped',0,'2026-09-29 00:27:10.031456',NULL,'2026-09-29 00:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(623,'your_move:1:14:91','your_move',1,NULL,14,NULL,NULL,91,NULL,NULL,0,'dropped',0,'2026-09-29 00:52:10.031456',NULL,'2026-09-29 00:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(624,'your_move:6:14:92','your_move',6,NULL,14,NULL,NULL,92,NULL,NULL,0,'dropped',0,'2026-09-29 07:54:10.031456',NULL,'2026-09-29 07:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(625,'your_move:1:14:93','your_move',1,NULL,14,NULL,NULL,93,NULL,NULL,0,'dropped',0,'2026-09-29 22:47:10.031456',NULL,'2026-09-29 22:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(626,'your_move:6:14:94','your_move',6,NULL,14,NULL,NULL,94,NULL,NULL,0,'dropped',0,'2026-09-30 07:45:10.031456',NULL,'2026-09-30 07:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(627,'your_move:1:14:95','your_move',1,NULL,14,NULL,NULL,95,NULL,NULL,0,'dropped',0,'2026-09-30 12:02:10.031456',NULL,'2026-09-30 12:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(628,'your_move:6:14:96','your_move',6,NULL,14,NULL,NULL,96,NULL,NULL,0,'dropped',0,'2026-09-30 12:52:10.031456',NULL,'2026-09-30 12:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(629,'your_move:1:14:97','your_move',1,NULL,14,NULL,NULL,97,NULL,NULL,0,'dropped',0,'2026-10-01 02:29:10.031456',NULL,'2026-10-01 02:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(630,'your_move:6:14:98','your_move',6,NULL,14,NULL,NULL,98,NULL,NULL,0,'dropped',0,'2026-10-01 15:07:10.031456',NULL,'2026-10-01 15:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(631,'your_move:1:14:99','your_move',1,NULL,14,NULL,NULL,99,NULL,NULL,0,'dropped',0,'2026-10-02 04:00:10.031456',NULL,'2026-10-02 04:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(632,'your_move:6:14:100','your_move',6,NULL,14,NULL,NULL,100,NULL,NULL,0,'dropped',0,'2026-10-02 18:22:10.031456',NULL,'2026-10-02 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(633,'your_move:1:14:101','your_move',1,NULL,14,NULL,NULL,101,NULL,NULL,0,'dropped',0,'2026-10-02 20:27:10.031456',NULL,'2026-10-02 20:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(634,'your_move:6:14:102','your_move',6,NULL,14,NULL,NULL,102,NULL,NULL,0,'dropped',0,'2026-10-03 02:29:10.031456',NULL,'2026-10-03 02:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(635,'your_move:1:14:103','your_move',1,NULL,14,NULL,NULL,103,NULL,NULL,0,'dropped',0,'2026-10-03 13:42:10.031456',NULL,'2026-10-03 13:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(636,'your_move:6:14:104','your_move',6,NULL,14,NULL,NULL,104,NULL,NULL,0,'dropped',0,'2026-10-03 16:20:10.031456',NULL,'2026-10-03 16:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(637,'your_move:1:14:105','your_move',1,NULL,14,NULL,NULL,105,NULL,NULL,0,'dropped',0,'2026-10-04 02:37:10.031456',NULL,'2026-10-04 02:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(638,'your_move:6:14:106','your_move',6,NULL,14,NULL,NULL,106,NULL,NULL,0,'dropped',0,'2026-10-04 06:47:10.031456',NULL,'2026-10-04 06:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(639,'your_move:1:14:107','your_move',1,NULL,14,NULL,NULL,107,NULL,NULL,0,'dropped',0,'2026-10-04 21:04:10.031456',NULL,'2026-10-04 21:04:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(640,'your_move:6:14:108','your_move',6,NULL,14,NULL,NULL,108,NULL,NULL,0,'dropped',0,'2026-10-05 07:42:10.031456',NULL,'2026-10-05 07:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(641,'your_move:1:14:109','your_move',1,NULL,14,NULL,NULL,109,NULL,NULL,0,'dropped',0,'2026-10-05 15:55:10.031456',NULL,'2026-10-05 15:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(642,'your_move:6:14:110','your_move',6,NULL,14,NULL,NULL,110,NULL,NULL,0,'dropped',0,'2026-10-05 22:57:10.031456',NULL,'2026-10-05 22:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(643,'your_move:1:14:111','your_move',1,NULL,14,NULL,NULL,111,NULL,NULL,0,'dropped',0,'2026-10-06 06:02:10.031456',NULL,'2026-10-06 06:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(644,'your_move:6:14:112','your_move',6,NULL,14,NULL,NULL,112,NULL,NULL,0,'dropped',0,'2026-10-06 14:24:10.031456',NULL,'2026-10-06 14:24:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(645,'your_move:1:14:113','your_move',1,NULL,14,NULL,NULL,113,NULL,NULL,0,'dropped',0,'2026-10-07 01:17:10.031456',NULL,'2026-10-07 01:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(646,'your_move:6:14:114','your_move',6,NULL,14,NULL,NULL,114,NULL,NULL,0,'dropped',0,'2026-10-07 15:55:10.031456',NULL,'2026-10-07 15:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(647,'your_move:1:14:115','your_move',1,NULL,14,NULL,NULL,115,NULL,NULL,0,'dropped',0,'2026-10-07 20:32:10.031456',NULL,'2026-10-07 20:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(648,'your_move:6:14:116','your_move',6,NULL,14,NULL,NULL,116,NULL,NULL,0,'dropped',0,'2026-10-08 07:22:10.031456',NULL,'2026-10-08 07:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(649,'your_move:1:14:117','your_move',1,NULL,14,NULL,NULL,117,NULL,NULL,0,'dropped',0,'2026-10-08 10:39:10.031456',NULL,'2026-10-08 10:39:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(650,'your_move:6:14:118','your_move',6,NULL,14,NULL,NULL,118,NULL,NULL,0,'dropped',0,'2026-10-08 22:37:10.031456',NULL,'2026-10-08 22:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(651,'your_move:1:14:119','your_move',1,NULL,14,NULL,NULL,119,NULL,NULL,0,'dropped',0,'2026-10-09 05:30:10.031456',NULL,'2026-10-09 05:30:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(652,'your_move:6:14:120','your_move',6,NULL,14,NULL,NULL,120,NULL,NULL,0,'dropped',0,'2026-10-09 08:32:10.031456',NULL,'2026-10-09 08:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(653,'your_move:1:14:121','your_move',1,NULL,14,NULL,NULL,121,NULL,NULL,0,'dropped',0,'2026-10-09 08:57:10.031456',NULL,'2026-10-09 08:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(654,'your_move:6:14:122','your_move',6,NULL,14,NULL,NULL,122,NULL,NULL,0,'dropped',0,'2026-10-09 22:59:10.031456',NULL,'2026-10-09 22:59:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(655,'your_move:1:14:123','your_move',1,NULL,14,NULL,NULL,123,NULL,NULL,0,'dropped',0,'2026-10-10 12:52:10.031456',NULL,'2026-10-10 12:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(656,'your_move:6:14:124','your_move',6,NULL,14,NULL,NULL,124,NULL,NULL,0,'dropped',0,'2026-10-11 03:50:10.031456',NULL,'2026-10-11 03:50:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(657,'your_move:1:14:125','your_move',1,NULL,14,NULL,NULL,125,NULL,NULL,0,'dropped',0,'2026-10-11 06:07:10.031456',NULL,'2026-10-11 06:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(658,'your_move:6:14:126','your_move',6,NULL,14,NULL,NULL,126,NULL,NULL,0,'dropped',0,'2026-10-11 11:57:10.031456',NULL,'2026-10-11 11:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(659,'your_move:1:14:127','your_move',1,NULL,14,NULL,NULL,127,NULL,NULL,0,'dropped',0,'2026-10-11 22:34:10.031456',NULL,'2026-10-11 22:34:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(660,'your_move:6:14:128','your_move',6,NULL,14,NULL,NULL,128,NULL,NULL,0,'dropped',0,'2026-10-12 00:12:10.031456',NULL,'2026-10-12 00:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(661,'your_move:1:14:129','your_move',1,NULL,14,NULL,NULL,129,NULL,NULL,0,'dropped',0,'2026-10-12 09:05:10.031456',NULL,'2026-10-12 09:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(662,'your_move:6:14:130','your_move',6,NULL,14,NULL,NULL,130,NULL,NULL,0,'dropped',0,'2026-10-12 11:27:10.031456',NULL,'2026-10-12 11:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(663,'your_move:1:14:131','your_move',1,NULL,14,NULL,NULL,131,NULL,NULL,0,'dropped',0,'2026-10-12 23:32:10.031456',NULL,'2026-10-12 23:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(664,'your_move:6:14:132','your_move',6,NULL,14,NULL,NULL,132,NULL,NULL,0,'dropped',0,'2026-10-13 07:34:10.031456',NULL,'2026-10-13 07:34:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(665,'your_move:1:14:133','your_move',1,NULL,14,NULL,NULL,133,NULL,NULL,0,'dropped',0,'2026-10-13 12:47:10.031456',NULL,'2026-10-13 12:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(666,'your_move:6:14:134','your_move',6,NULL,14,NULL,NULL,134,NULL,NULL,0,'dropped',0,'2026-10-13 16:25:10.031456',NULL,'2026-10-13 16:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(667,'your_move:1:14:135','your_move',1,NULL,14,NULL,NULL,135,NULL,NULL,0,'dropped',0,'2026-10-13 19:42:10.031456',NULL,'2026-10-13 19:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(668,'your_move:6:14:136','your_move',6,NULL,14,NULL,NULL,136,NULL,NULL,0,'dropped',0,'2026-10-13 23:52:10.031456',NULL,'2026-10-13 23:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(669,'your_move:1:14:137','your_move',1,NULL,14,NULL,NULL,137,NULL,NULL,0,'dropped',0,'2026-10-14 06:09:10.031456',NULL,'2026-10-14 06:09:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(670,'your_move:6:14:138','your_move',6,NULL,14,NULL,NULL,138,NULL,NULL,0,'dropped',0,'2026-10-14 15:47:10.031456',NULL,'2026-10-14 15:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(671,'your_move:1:14:139','your_move',1,NULL,14,NULL,NULL,139,NULL,NULL,0,'dropped',0,'2026-10-15 06:00:10.031456',NULL,'2026-10-15 06:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(672,'your_move:6:14:140','your_move',6,NULL,14,NULL,NULL,140,NULL,NULL,0,'dropped',0,'2026-10-15 11:02:10.031456',NULL,'2026-10-15 11:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(673,'your_move:1:14:141','your_move',1,NULL,14,NULL,NULL,141,NULL,NULL,0,'dropped',0,'2026-10-15 23:07:10.031456',NULL,'2026-10-15 23:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(674,'your_move:6:14:142','your_move',6,NULL,14,NULL,NULL,142,NULL,NULL,0,'dropped',0,'2026-10-16 04:29:10.031456',NULL,'2026-10-16 04:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(675,'your_move:1:14:143','your_move',1,NULL,14,NULL,NULL,143,NULL,NULL,0,'dropped',0,'2026-10-16 19:22:10.031456',NULL,'2026-10-16 19:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(676,'your_move:6:14:144','your_move',6,NULL,14,NULL,NULL,144,NULL,NULL,0,'dropped',0,'2026-10-17 06:00:10.031456',NULL,'2026-10-17 06:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(677,'your_move:1:14:145','your_move',1,NULL,14,NULL,NULL,145,NULL,NULL,0,'dropped',0,'2026-10-17 13:37:10.031456',NULL,'2026-10-17 13:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(678,'your_move:6:14:146','your_move',6,NULL,14,NULL,NULL,146,NULL,NULL,0,'dropped',0,'2026-10-17 19:27:10.031456',NULL,'2026-10-17 19:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(679,'your_move:1:14:147','your_move',1,NULL,14,NULL,NULL,147,NULL,NULL,0,'dropped',0,'2026-10-18 00:44:10.031456',NULL,'2026-10-18 00:44:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(680,'your_move:6:14:148','your_move',6,NULL,14,NULL,NULL,148,NULL,NULL,0,'dropped',0,'2026-10-18 06:42:10.031456',NULL,'2026-10-18 06:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(681,'your_move:1:14:149','your_move',1,NULL,14,NULL,NULL,149,NULL,NULL,0,'dropped',0,'2026-10-18 14:35:10.031456',NULL,'2026-10-18 14:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(682,'your_move:6:14:150','your_move',6,NULL,14,NULL,NULL,150,NULL,NULL,0,'dropped',0,'2026-10-19 01:37:10.031456',NULL,'2026-10-19 01:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(683,'your_move:1:14:151','your_move',1,NULL,14,NULL,NULL,151,NULL,NULL,0,'dropped',0,'2026-10-19 02:02:10.031456',NULL,'2026-10-19 02:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(684,'your_move:6:14:152','your_move',6,NULL,14,NULL,NULL,152,NULL,NULL,0,'dropped',0,'2026-10-19 08:04:10.031456',NULL,'2026-10-19 08:04:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(685,'your_move:1:14:153','your_move',1,NULL,14,NULL,NULL,153,NULL,NULL,0,'dropped',0,'2026-10-19 20:57:10.031456',NULL,'2026-10-19 20:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(686,'your_move:6:14:154','your_move',6,NULL,14,NULL,NULL,154,NULL,NULL,0,'dropped',0,'2026-10-20 02:55:10.031456',NULL,'2026-10-20 02:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(687,'your_move:1:14:155','your_move',1,NULL,14,NULL,NULL,155,NULL,NULL,0,'dropped',0,'2026-10-20 18:12:10.031456',NULL,'2026-10-20 18:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(688,'your_move:6:14:156','your_move',6,NULL,14,NULL,NULL,156,NULL,NULL,0,'dropped',0,'2026-10-21 05:02:10.031456',NULL,'2026-10-21 05:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(689,'your_move:1:14:157','your_move',1,NULL,14,NULL,NULL,157,NULL,NULL,0,'dropped',0,'2026-10-21 12:39:10.031456',NULL,'2026-10-21 12:39:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(690,'your_move:6:14:158','your_move',6,NULL,14,NULL,NULL,158,NULL,NULL,0,'dropped',0,'2026-10-21 18:17:10.031456',NULL,'2026-10-21 18:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(691,'your_move:1:14:159','your_move',1,NULL,14,NULL,NULL,159,NULL,NULL,0,'dropped',0,'2026-10-21 23:10:10.031456',NULL,'2026-10-21 23:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(692,'your_move:6:14:160','your_move',6,NULL,14,NULL,NULL,160,NULL,NULL,0,'dropped',0,'2026-10-22 04:32:10.031456',NULL,'2026-10-22 04:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(693,'your_move:1:14:161','your_move',1,NULL,14,NULL,NULL,161,NULL,NULL,0,'dropped',0,'2026-10-22 11:37:10.031456',NULL,'2026-10-22 11:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(694,'your_move:6:14:162','your_move',6,NULL,14,NULL,NULL,162,NULL,NULL,0,'dropped',0,'2026-10-22 21:39:10.031456',NULL,'2026-10-22 21:39:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(695,'your_move:1:14:163','your_move',1,NULL,14,NULL,NULL,163,NULL,NULL,0,'dropped',0,'2026-10-23 11:52:10.031456',NULL,'2026-10-23 11:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(696,'your_move:6:14:164','your_move',6,NULL,14,NULL,NULL,164,NULL,NULL,0,'dropped',0,'2026-10-23 16:30:10.031456',NULL,'2026-10-23 16:30:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(697,'your_move:1:14:165','your_move',1,NULL,14,NULL,NULL,165,NULL,NULL,0,'dropped',0,'2026-10-24 03:47:10.031456',NULL,'2026-10-24 03:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(698,'your_move:6:14:166','your_move',6,NULL,14,NULL,NULL,166,NULL,NULL,0,'dropped',0,'2026-10-24 07:57:10.031456',NULL,'2026-10-24 07:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(699,'your_move:1:14:167','your_move',1,NULL,14,NULL,NULL,167,NULL,NULL,0,'dropped',0,'2026-10-24 21:14:10.031456',NULL,'2026-10-24 21:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(700,'your_move:6:14:168','your_move',6,NULL,14,NULL,NULL,168,NULL,NULL,0,'dropped',0,'2026-10-25 05:52:10.031456',NULL,'2026-10-25 05:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(701,'your_move:1:14:169','your_move',1,NULL,14,NULL,NULL,169,NULL,NULL,0,'dropped',0,'2026-10-25 11:05:10.031456',NULL,'2026-10-25 11:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(702,'your_move:6:14:170','your_move',6,NULL,14,NULL,NULL,170,NULL,NULL,0,'dropped',0,'2026-10-25 14:07:10.031456',NULL,'2026-10-25 14:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(703,'your_move:1:14:171','your_move',1,NULL,14,NULL,NULL,171,NULL,NULL,0,'dropped',0,'2026-10-25 16:12:10.031456',NULL,'2026-10-25 16:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(704,'your_move:6:14:172','your_move',6,NULL,14,NULL,NULL,172,NULL,NULL,0,'dropped',0,'2026-10-25 18:34:10.031456',NULL,'2026-10-25 18:34:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(705,'your_move:1:14:173','your_move',1,NULL,14,NULL,NULL,173,NULL,NULL,0,'dropped',0,'2026-10-25 22:27:10.031456',NULL,'2026-10-25 22:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(706,'your_move:6:14:174','your_move',6,NULL,14,NULL,NULL,174,NULL,NULL,0,'dropped',0,'2026-10-26 05:05:10.031456',NULL,'2026-10-26 05:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(707,'your_move:1:14:175','your_move',1,NULL,14,NULL,NULL,175,NULL,NULL,0,'dropped',0,'2026-10-26 15:42:10.031456',NULL,'2026-10-26 15:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(708,'your_move:6:14:176','your_move',6,NULL,14,NULL,NULL,176,NULL,NULL,0,'dropped',0,'2026-10-26 16:32:10.031456',NULL,'2026-10-26 16:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(709,'your_move:1:14:177','your_move',1,NULL,14,NULL,NULL,177,NULL,NULL,0,'dropped',0,'2026-10-26 23:49:10.031456',NULL,'2026-10-26 23:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(710,'your_move:6:14:178','your_move',6,NULL,14,NULL,NULL,178,NULL,NULL,0,'dropped',0,'2026-10-27 14:47:10.031456',NULL,'2026-10-27 14:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(711,'your_move:1:14:179','your_move',1,NULL,14,NULL,NULL,179,NULL,NULL,0,'dropped',0,'2026-10-27 23:40:10.031456',NULL,'2026-10-27 23:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(712,'your_move:6:14:180','your_move',6,NULL,14,NULL,NULL,180,NULL,NULL,0,'dropped',0,'2026-10-28 03:42:10.031456',NULL,'2026-10-28 03:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(713,'your_move:1:14:181','your_move',1,NULL,14,NULL,NULL,181,NULL,NULL,0,'dropped',0,'2026-10-28 04:07:10.031456',NULL,'2026-10-28 04:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(714,'your_move:6:14:182','your_move',6,NULL,14,NULL,NULL,182,NULL,NULL,0,'dropped',0,'2026-10-28 17:09:10.031456',NULL,'2026-10-28 17:09:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(715,'your_move:1:14:183','your_move',1,NULL,14,NULL,NULL,183,NULL,NULL,0,'dropped',0,'2026-10-29 05:02:10.031456',NULL,'2026-10-29 05:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(716,'your_move:6:14:184','your_move',6,NULL,14,NULL,NULL,184,NULL,NULL,0,'dropped',0,'2026-10-29 17:00:10.031456',NULL,'2026-10-29 17:00:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(717,'your_move:1:14:185','your_move',1,NULL,14,NULL,NULL,185,NULL,NULL,0,'dropped',0,'2026-10-30 06:17:10.031456',NULL,'2026-10-30 06:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(718,'your_move:6:14:186','your_move',6,NULL,14,NULL,NULL,186,NULL,NULL,0,'dropped',0,'2026-10-30 07:07:10.031456',NULL,'2026-10-30 07:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(719,'your_move:1:14:187','your_move',1,NULL,14,NULL,NULL,187,NULL,NULL,0,'dropped',0,'2026-10-30 11:44:10.031456',NULL,'2026-10-30 11:44:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(720,'your_move:6:14:188','your_move',6,NULL,14,NULL,NULL,188,NULL,NULL,0,'dropped',0,'2026-10-30 21:22:10.031456',NULL,'2026-10-30 21:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(721,'your_move:1:14:189','your_move',1,NULL,14,NULL,NULL,189,NULL,NULL,0,'dropped',0,'2026-10-30 22:15:10.031456',NULL,'2026-10-30 22:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(722,'your_move:6:14:190','your_move',6,NULL,14,NULL,NULL,190,NULL,NULL,0,'dropped',0,'2026-10-31 06:37:10.031456',NULL,'2026-10-31 06:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(723,'your_move:1:14:191','your_move',1,NULL,14,NULL,NULL,191,NULL,NULL,0,'dropped',0,'2026-10-31 08:42:10.031456',NULL,'2026-10-31 08:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(724,'your_move:6:14:192','your_move',6,NULL,14,NULL,NULL,192,NULL,NULL,0,'dropped',0,'2026-10-31 20:44:10.031456',NULL,'2026-10-31 20:44:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(725,'your_move:1:14:193','your_move',1,NULL,14,NULL,NULL,193,NULL,NULL,0,'dropped',0,'2026-11-01 04:57:10.031456',NULL,'2026-11-01 04:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(726,'your_move:6:14:194','your_move',6,NULL,14,NULL,NULL,194,NULL,NULL,0,'dropped',0,'2026-11-01 10:35:10.031456',NULL,'2026-11-01 10:35:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(727,'your_move:1:14:195','your_move',1,NULL,14,NULL,NULL,195,NULL,NULL,0,'dropped',0,'2026-11-01 14:52:10.031456',NULL,'2026-11-01 14:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(728,'your_move:6:14:196','your_move',6,NULL,14,NULL,NULL,196,NULL,NULL,0,'dropped',0,'2026-11-01 19:02:10.031456',NULL,'2026-11-01 19:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(729,'your_move:1:14:197','your_move',1,NULL,14,NULL,NULL,197,NULL,NULL,0,'dropped',0,'2026-11-02 00:19:10.031456',NULL,'2026-11-02 00:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(730,'your_move:6:14:198','your_move',6,NULL,14,NULL,NULL,198,NULL,NULL,0,'dropped',0,'2026-11-02 07:57:10.031456',NULL,'2026-11-02 07:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(731,'your_move:1:14:199','your_move',1,NULL,14,NULL,NULL,199,NULL,NULL,0,'dropped',0,'2026-11-02 19:10:10.031456',NULL,'2026-11-02 19:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(732,'your_move:6:14:200','your_move',6,NULL,14,NULL,NULL,200,NULL,NULL,0,'dropped',0,'2026-11-02 20:12:10.031456',NULL,'2026-11-02 20:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(733,'your_move:1:14:201','your_move',1,NULL,14,NULL,NULL,201,NULL,NULL,0,'dropped',0,'2026-11-03 03:17:10.031456',NULL,'2026-11-03 03:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(734,'your_move:6:14:202','your_move',6,NULL,14,NULL,NULL,202,NULL,NULL,0,'dropped',0,'2026-11-03 17:39:10.031456',NULL,'2026-11-03 17:39:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(735,'your_move:1:14:203','your_move',1,NULL,14,NULL,NULL,203,NULL,NULL,0,'dropped',0,'2026-11-04 01:32:10.031456',NULL,'2026-11-04 01:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(736,'your_move:6:14:204','your_move',6,NULL,14,NULL,NULL,204,NULL,NULL,0,'dropped',0,'2026-11-04 04:10:10.031456',NULL,'2026-11-04 04:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(737,'your_move:1:14:205','your_move',1,NULL,14,NULL,NULL,205,NULL,NULL,0,'dropped',0,'2026-11-04 17:47:10.031456',NULL,'2026-11-04 17:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(738,'your_move:6:14:206','your_move',6,NULL,14,NULL,NULL,206,NULL,NULL,0,'dropped',0,'2026-11-05 04:37:10.031456',NULL,'2026-11-05 04:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(739,'your_move:1:14:207','your_move',1,NULL,14,NULL,NULL,207,NULL,NULL,0,'dropped',0,'2026-11-05 13:54:10.031456',NULL,'2026-11-05 13:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(740,'your_move:6:14:208','your_move',6,NULL,14,NULL,NULL,208,NULL,NULL,0,'dropped',0,'2026-11-05 22:52:10.031456',NULL,'2026-11-05 22:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(741,'your_move:1:14:209','your_move',1,NULL,14,NULL,NULL,209,NULL,NULL,0,'dropped',0,'2026-11-06 08:45:10.031456',NULL,'2026-11-06 08:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(742,'your_move:6:14:210','your_move',6,NULL,14,NULL,NULL,210,NULL,NULL,0,'dropped',0,'2026-11-06 20:47:10.031456',NULL,'2026-11-06 20:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(743,'your_move:1:14:211','your_move',1,NULL,14,NULL,NULL,211,NULL,NULL,0,'dropped',0,'2026-11-06 21:12:10.031456',NULL,'2026-11-06 21:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(744,'your_move:6:14:212','your_move',6,NULL,14,NULL,NULL,212,NULL,NULL,0,'dropped',0,'2026-11-07 02:14:10.031456',NULL,'2026-11-07 02:14:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(745,'your_move:1:14:213','your_move',1,NULL,14,NULL,NULL,213,NULL,NULL,0,'dropped',0,'2026-11-07 13:07:10.031456',NULL,'2026-11-07 13:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(746,'your_move:6:14:214','your_move',6,NULL,14,NULL,NULL,214,NULL,NULL,0,'dropped',0,'2026-11-07 16:05:10.031456',NULL,'2026-11-07 16:05:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(747,'your_move:1:14:215','your_move',1,NULL,14,NULL,NULL,215,NULL,NULL,0,'dropped',0,'2026-11-08 03:22:10.031456',NULL,'2026-11-08 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(748,'your_move:6:14:216','your_move',6,NULL,14,NULL,NULL,216,NULL,NULL,0,'dropped',0,'2026-11-08 09:12:10.031456',NULL,'2026-11-08 09:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(749,'your_move:1:14:217','your_move',1,NULL,14,NULL,NULL,217,NULL,NULL,0,'dropped',0,'2026-11-08 10:49:10.031456',NULL,'2026-11-08 10:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(750,'your_move:6:14:218','your_move',6,NULL,14,NULL,NULL,218,NULL,NULL,0,'dropped',0,'2026-11-09 00:27:10.031456',NULL,'2026-11-09 00:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(751,'your_move:1:14:219','your_move',1,NULL,14,NULL,NULL,219,NULL,NULL,0,'dropped',0,'2026-11-09 12:20:10.031456',NULL,'2026-11-09 12:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(752,'your_move:6:14:220','your_move',6,NULL,14,NULL,NULL,220,NULL,NULL,0,'dropped',0,'2026-11-09 23:42:10.031456',NULL,'2026-11-09 23:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(753,'your_move:1:14:221','your_move',1,NULL,14,NULL,NULL,221,NULL,NULL,0,'dropped',0,'2026-11-10 11:47:10.031456',NULL,'2026-11-10 11:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(754,'your_move:6:14:222','your_move',6,NULL,14,NULL,NULL,222,NULL,NULL,0,'dropped',0,'2026-11-11 01:49:10.031456',NULL,'2026-11-11 01:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(755,'your_move:1:14:223','your_move',1,NULL,14,NULL,NULL,223,NULL,NULL,0,'dropped',0,'2026-11-11 04:02:10.031456',NULL,'2026-11-11 04:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(756,'your_move:6:14:224','your_move',6,NULL,14,NULL,NULL,224,NULL,NULL,0,'dropped',0,'2026-11-11 10:40:10.031456',NULL,'2026-11-11 10:40:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(757,'your_move:1:14:225','your_move',1,NULL,14,NULL,NULL,225,NULL,NULL,0,'dropped',0,'2026-11-11 22:57:10.031456',NULL,'2026-11-11 22:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(758,'your_move:6:14:226','your_move',6,NULL,14,NULL,NULL,226,NULL,NULL,0,'dropped',0,'2026-11-12 03:07:10.031456',NULL,'2026-11-12 03:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(759,'your_move:1:14:227','your_move',1,NULL,14,NULL,NULL,227,NULL,NULL,0,'dropped',0,'2026-11-12 15:24:10.031456',NULL,'2026-11-12 15:24:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(760,'your_move:6:14:228','your_move',6,NULL,14,NULL,NULL,228,NULL,NULL,0,'dropped',0,'2026-11-12 22:02:10.031456',NULL,'2026-11-12 22:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(761,'your_move:1:14:229','your_move',1,NULL,14,NULL,NULL,229,NULL,NULL,0,'dropped',0,'2026-11-13 00:15:10.031456',NULL,'2026-11-13 00:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(762,'your_move:6:14:230','your_move',6,NULL,14,NULL,NULL,230,NULL,NULL,0,'dropped',0,'2026-11-13 14:17:10.031456',NULL,'2026-11-13 14:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(763,'your_move:1:14:231','your_move',1,NULL,14,NULL,NULL,231,NULL,NULL,0,'dropped',0,'2026-11-14 02:22:10.031456',NULL,'2026-11-14 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(764,'your_move:6:14:232','your_move',6,NULL,14,NULL,NULL,232,NULL,NULL,0,'dropped',0,'2026-11-14 13:44:10.031456',NULL,'2026-11-14 13:44:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(765,'your_move:1:14:233','your_move',1,NULL,14,NULL,NULL,233,NULL,NULL,0,'dropped',0,'2026-11-15 01:37:10.031456',NULL,'2026-11-15 01:37:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(766,'your_move:6:14:234','your_move',6,NULL,14,NULL,NULL,234,NULL,NULL,0,'dropped',0,'2026-11-15 15:15:10.031456',NULL,'2026-11-15 15:15:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(767,'your_move:1:14:235','your_move',1,NULL,14,NULL,NULL,235,NULL,NULL,0,'dropped',0,'2026-11-15 16:52:10.031456',NULL,'2026-11-15 16:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(768,'your_move:6:14:236','your_move',6,NULL,14,NULL,NULL,236,NULL,NULL,0,'dropped',0,'2026-11-15 22:42:10.031456',NULL,'2026-11-15 22:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(769,'your_move:1:14:237','your_move',1,NULL,14,NULL,NULL,237,NULL,NULL,0,'dropped',0,'2026-11-16 09:59:10.031456',NULL,'2026-11-16 09:59:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(770,'your_move:6:14:238','your_move',6,NULL,14,NULL,NULL,238,NULL,NULL,0,'dropped',0,'2026-11-16 12:57:10.031456',NULL,'2026-11-16 12:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(771,'your_move:1:14:239','your_move',1,NULL,14,NULL,NULL,239,NULL,NULL,0,'dropped',0,'2026-11-16 23:50:10.031456',NULL,'2026-11-16 23:50:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(772,'your_move:6:14:240','your_move',6,NULL,14,NULL,NULL,240,NULL,NULL,0,'dropped',0,'2026-11-17 04:52:10.031456',NULL,'2026-11-17 04:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(773,'your_move:1:14:241','your_move',1,NULL,14,NULL,NULL,241,NULL,NULL,0,'dropped',0,'2026-11-17 05:17:10.031456',NULL,'2026-11-17 05:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(774,'your_move:6:14:242','your_move',6,NULL,14,NULL,NULL,242,NULL,NULL,0,'dropped',0,'2026-11-17 17:19:10.031456',NULL,'2026-11-17 17:19:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(775,'your_move:1:14:243','your_move',1,NULL,14,NULL,NULL,243,NULL,NULL,0,'dropped',0,'2026-11-18 03:12:10.031456',NULL,'2026-11-18 03:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(776,'your_move:6:14:244','your_move',6,NULL,14,NULL,NULL,244,NULL,NULL,0,'dropped',0,'2026-11-18 12:10:10.031456',NULL,'2026-11-18 12:10:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(777,'your_move:1:14:245','your_move',1,NULL,14,NULL,NULL,245,NULL,NULL,0,'dropped',0,'2026-11-18 21:27:10.031456',NULL,'2026-11-18 21:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(778,'your_move:6:14:246','your_move',6,NULL,14,NULL,NULL,246,NULL,NULL,0,'dropped',0,'2026-11-19 08:17:10.031456',NULL,'2026-11-19 08:17:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(779,'your_move:1:14:247','your_move',1,NULL,14,NULL,NULL,247,NULL,NULL,0,'dropped',0,'2026-11-19 21:54:10.031456',NULL,'2026-11-19 21:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(780,'your_move:6:14:248','your_move',6,NULL,14,NULL,NULL,248,NULL,NULL,0,'dropped',0,'2026-11-20 00:32:10.031456',NULL,'2026-11-20 00:32:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(781,'your_move:1:14:249','your_move',1,NULL,14,NULL,NULL,249,NULL,NULL,0,'dropped',0,'2026-11-20 08:25:10.031456',NULL,'2026-11-20 08:25:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(782,'your_move:6:14:250','your_move',6,NULL,14,NULL,NULL,250,NULL,NULL,0,'dropped',0,'2026-11-20 22:47:10.031456',NULL,'2026-11-20 22:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(783,'your_move:1:14:251','your_move',1,NULL,14,NULL,NULL,251,NULL,NULL,0,'dropped',0,'2026-11-21 05:52:10.031456',NULL,'2026-11-21 05:52:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(784,'your_move:6:14:252','your_move',6,NULL,14,NULL,NULL,252,NULL,NULL,0,'dropped',0,'2026-11-21 06:54:10.031456',NULL,'2026-11-21 06:54:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(785,'your_move:1:14:253','your_move',1,NULL,14,NULL,NULL,253,NULL,NULL,0,'dropped',0,'2026-11-21 18:07:10.031456',NULL,'2026-11-21 18:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(786,'your_move:6:14:254','your_move',6,NULL,14,NULL,NULL,254,NULL,NULL,0,'dropped',0,'2026-11-22 01:45:10.031456',NULL,'2026-11-22 01:45:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(787,'your_move:1:14:255','your_move',1,NULL,14,NULL,NULL,255,NULL,NULL,0,'dropped',0,'2026-11-22 07:02:10.031456',NULL,'2026-11-22 07:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(788,'your_move:6:14:256','your_move',6,NULL,14,NULL,NULL,256,NULL,NULL,0,'dropped',0,'2026-11-22 11:12:10.031456',NULL,'2026-11-22 11:12:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(789,'your_move:1:14:257','your_move',1,NULL,14,NULL,NULL,257,NULL,NULL,0,'dropped',0,'2026-11-22 15:29:10.031456',NULL,'2026-11-22 15:29:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(790,'your_move:6:14:258','your_move',6,NULL,14,NULL,NULL,258,NULL,NULL,0,'dropped',0,'2026-11-22 21:07:10.031456',NULL,'2026-11-22 21:07:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(791,'your_move:1:14:259','your_move',1,NULL,14,NULL,NULL,259,NULL,NULL,0,'dropped',0,'2026-11-23 05:20:10.031456',NULL,'2026-11-23 05:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(792,'your_move:6:14:260','your_move',6,NULL,14,NULL,NULL,260,NULL,NULL,0,'dropped',0,'2026-11-23 17:22:10.031456',NULL,'2026-11-23 17:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(793,'your_move:1:14:261','your_move',1,NULL,14,NULL,NULL,261,NULL,NULL,0,'dropped',0,'2026-11-23 19:27:10.031456',NULL,'2026-11-23 19:27:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(794,'your_move:6:14:262','your_move',6,NULL,14,NULL,NULL,262,NULL,NULL,0,'dropped',0,'2026-11-24 03:49:10.031456',NULL,'2026-11-24 03:49:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(795,'your_move:1:14:263','your_move',1,NULL,14,NULL,NULL,263,NULL,NULL,0,'dropped',0,'2026-11-24 04:42:10.031456',NULL,'2026-11-24 04:42:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(796,'your_move:6:14:264','your_move',6,NULL,14,NULL,NULL,264,NULL,NULL,0,'dropped',0,'2026-11-24 14:20:10.031456',NULL,'2026-11-24 14:20:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(797,'your_move:1:14:265','your_move',1,NULL,14,NULL,NULL,265,NULL,NULL,0,'dropped',0,'2026-11-24 18:57:10.031456',NULL,'2026-11-24 18:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(798,'your_move:6:14:266','your_move',6,NULL,14,NULL,NULL,266,NULL,NULL,0,'dropped',0,'2026-11-24 19:47:10.031456',NULL,'2026-11-24 19:47:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(799,'your_move:1:14:267','your_move',1,NULL,14,NULL,NULL,267,NULL,NULL,0,'dropped',0,'2026-11-25 09:04:10.031456',NULL,'2026-11-25 09:04:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(800,'your_move:6:14:268','your_move',6,NULL,14,NULL,NULL,268,NULL,NULL,0,'dropped',0,'2026-11-25 21:02:10.031456',NULL,'2026-11-25 21:02:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(801,'your_move:1:14:269','your_move',1,NULL,14,NULL,NULL,269,NULL,NULL,0,'dropped',0,'2026-11-26 08:55:10.031456',NULL,'2026-11-26 08:55:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(802,'your_move:6:14:270','your_move',6,NULL,14,NULL,NULL,270,NULL,NULL,0,'dropped',0,'2026-11-26 21:57:10.031456',NULL,'2026-11-26 21:57:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(803,'your_move:1:14:271','your_move',1,NULL,14,NULL,NULL,271,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(804,'game_ended:6:14:1795731730031456','game_ended',6,NULL,14,NULL,NULL,271,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(805,'game_ended:1:14:1795731730031456','game_ended',1,NULL,14,NULL,NULL,271,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(806,'claim_made:2:3:1795904530031456','claim_made',2,NULL,3,NULL,NULL,31,NULL,'draw agreed outside the site
Bernhard has agreed by mail, and is on a journey now.',0,'dropped',0,'2026-11-28 22:22:10.031456',NULL,'2026-11-28 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(807,'claim_made:5:3:1795904530031456','claim_made',5,NULL,3,NULL,NULL,31,NULL,'draw agreed outside the site
Bernhard has agreed by mail, and is on a journey now.',0,'dropped',0,'2026-11-28 22:22:10.031456',NULL,'2026-11-28 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(808,'claim_waits:1:3:1795904530031456','claim_waits',1,NULL,3,NULL,NULL,NULL,NULL,'Bernhard – Emilia
claim
draw agreed outside the site
Bernhard has agreed by mail, and is on a journey now.',0,'dropped',0,'2026-11-28 22:22:10.031456',NULL,'2026-11-28 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(809,'claim_waits:12:3:1795904530031456','claim_waits',12,NULL,3,NULL,NULL,NULL,NULL,'Bernhard – Emilia
claim
draw agreed outside the site
Bernhard has agreed by mail, and is on a journey now.',0,'dropped',0,'2026-11-28 22:22:10.031456',NULL,'2026-11-28 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(810,'claim_made:2:12:1795904530031456','claim_made',2,NULL,12,NULL,NULL,46,NULL,'fortress or theoretical draw
Nobody comes through any more. Please look.',0,'dropped',0,'2026-11-28 22:22:10.031456',NULL,'2026-11-28 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(811,'claim_made:4:12:1795904530031456','claim_made',4,NULL,12,NULL,NULL,46,NULL,'fortress or theoretical draw
Nobody comes through any more. Please look.',0,'dropped',0,'2026-11-28 22:22:10.031456',NULL,'2026-11-28 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(812,'claim_waits:1:12:1795904530031456','claim_waits',1,NULL,12,NULL,NULL,NULL,NULL,'Bernhard – Dmitri
claim
fortress or theoretical draw
Nobody comes through any more. Please look.',0,'dropped',0,'2026-11-28 22:22:10.031456',NULL,'2026-11-28 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(813,'claim_waits:12:12:1795904530031456','claim_waits',12,NULL,12,NULL,NULL,NULL,NULL,'Bernhard – Dmitri
claim
fortress or theoretical draw
Nobody comes through any more. Please look.',0,'dropped',0,'2026-11-28 22:22:10.031456',NULL,'2026-11-28 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(814,'claim_answered:5:3:1795904530031456','claim_answered',5,NULL,3,NULL,NULL,31,NULL,'I have not: I said that I would think about it.',0,'dropped',0,'2026-11-28 22:22:10.031456',NULL,'2026-11-28 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(815,'opponent_on_vacation:1:10:1796684400','opponent_on_vacation',1,NULL,NULL,NULL,NULL,NULL,'8:24',NULL,0,'dropped',0,'2026-11-28 22:22:10.031456',NULL,'2026-11-28 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(816,'challenged:1:18','challenged',1,NULL,NULL,18,NULL,NULL,NULL,NULL,0,'dropped',0,'2026-11-28 22:22:10.031456',NULL,'2026-11-28 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(817,'tournament_games:1:1:10','tournament_games',1,NULL,NULL,NULL,NULL,NULL,'16:0 17:0 19:0 22:0','1 Spring Round Robin',0,'dropped',0,'2026-09-29 22:22:10.031456',NULL,'2026-09-29 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(818,'tournament_games:2:1:10','tournament_games',2,NULL,NULL,NULL,NULL,NULL,'18:0 19:0 21:0 24:0','1 Spring Round Robin',0,'dropped',0,'2026-09-29 22:22:10.031456',NULL,'2026-09-29 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(819,'tournament_games:3:1:10','tournament_games',3,NULL,NULL,NULL,NULL,NULL,'16:0 20:0 21:0 23:0','1 Spring Round Robin',0,'dropped',0,'2026-09-29 22:22:10.031456',NULL,'2026-09-29 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(820,'tournament_games:4:1:10','tournament_games',4,NULL,NULL,NULL,NULL,NULL,'15:0 18:0 22:0 23:0','1 Spring Round Robin',0,'dropped',0,'2026-09-29 22:22:10.031456',NULL,'2026-09-29 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(821,'tournament_games:5:1:10','tournament_games',5,NULL,NULL,NULL,NULL,NULL,'15:0 17:0 20:0 24:0','1 Spring Round Robin',0,'dropped',0,'2026-09-29 22:22:10.031456',NULL,'2026-09-29 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(822,'your_move:5:15:1','your_move',5,NULL,15,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-30 22:22:10.031456',NULL,'2026-09-30 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(823,'your_move:4:15:2','your_move',4,NULL,15,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-30 23:22:10.031456',NULL,'2026-09-30 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(824,'your_move:5:15:3','your_move',5,NULL,15,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-01 00:22:10.031456',NULL,'2026-10-01 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(825,'your_move:4:15:4','your_move',4,NULL,15,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-01 01:22:10.031456',NULL,'2026-10-01 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(826,'your_move:5:15:5','your_move',5,NULL,15,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-01 02:22:10.031456',NULL,'2026-10-01 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(827,'your_move:4:15:6','your_move',4,NULL,15,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-01 03:22:10.031456',NULL,'2026-10-01 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(828,'your_move:5:15:7','your_move',5,NULL,15,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-01 04:22:10.031456',NULL,'2026-10-01 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(829,'your_move:4:15:8','your_move',4,NULL,15,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 05:22:10.031456',NULL,'2026-10-01 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(830,'game_ended:4:15:1790878930031456','game_ended',4,NULL,15,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(831,'game_ended:5:15:1790878930031456','game_ended',5,NULL,15,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(832,'your_move:3:16:1','your_move',3,NULL,16,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-30 22:22:10.031456',NULL,'2026-09-30 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(833,'your_move:1:16:2','your_move',1,NULL,16,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-30 23:22:10.031456',NULL,'2026-09-30 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(834,'your_move:3:16:3','your_move',3,NULL,16,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-01 00:22:10.031456',NULL,'2026-10-01 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(835,'your_move:1:16:4','your_move',1,NULL,16,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-01 01:22:10.031456',NULL,'2026-10-01 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(836,'your_move:3:16:5','your_move',3,NULL,16,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-01 02:22:10.031456',NULL,'2026-10-01 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(837,'your_move:1:16:6','your_move',1,NULL,16,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-01 03:22:10.031456',NULL,'2026-10-01 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(838,'your_move:3:16:7','your_move',3,NULL,16,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-01 04:22:10.031456',NULL,'2026-10-01 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(839,'your_move:1:16:8','your_move',1,NULL,16,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 05:22:10.031456',NULL,'2026-10-01 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(840,'game_ended:1:16:1790878930031456','game_ended',1,NULL,16,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(841,'game_ended:3:16:1790878930031456','game_ended',3,NULL,16,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(842,'your_move:1:17:1','your_move',1,NULL,17,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-30 22:22:10.031456',NULL,'2026-09-30 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(843,'your_move:5:17:2','your_move',5,NULL,17,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-30 23:22:10.031456',NULL,'2026-09-30 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(844,'your_move:1:17:3','your_move',1,NULL,17,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-01 00:22:10.031456',NULL,'2026-10-01 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(845,'your_move:5:17:4','your_move',5,NULL,17,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-01 01:22:10.031456',NULL,'2026-10-01 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(846,'your_move:1:17:5','your_move',1,NULL,17,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-01 02:22:10.031456',NULL,'2026-10-01 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(847,'your_move:5:17:6','your_move',5,NULL,17,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-01 03:22:10.031456',NULL,'2026-10-01 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(848,'your_move:1:17:7','your_move',1,NULL,17,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-01 04:22:10.031456',NULL,'2026-10-01 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(849,'your_move:5:17:8','your_move',5,NULL,17,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 05:22:10.031456',NULL,'2026-10-01 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(850,'game_ended:5:17:1790878930031456','game_ended',5,NULL,17,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(851,'game_ended:1:17:1790878930031456','game_ended',1,NULL,17,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(852,'your_move:4:18:1','your_move',4,NULL,18,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-30 22:22:10.031456',NULL,'2026-09-30 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(853,'your_move:2:18:2','your_move',2,NULL,18,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-30 23:22:10.031456',NULL,'2026-09-30 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(854,'your_move:4:18:3','your_move',4,NULL,18,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-01 00:22:10.031456',NULL,'2026-10-01 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(855,'your_move:2:18:4','your_move',2,NULL,18,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-01 01:22:10.031456',NULL,'2026-10-01 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(856,'your_move:4:18:5','your_move',4,NULL,18,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-01 02:22:10.031456',NULL,'2026-10-01 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(857,'your_move:2:18:6','your_move',2,NULL,18,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-01 03:22:10.031456',NULL,'2026-10-01 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(858,'your_move:4:18:7','your_move',4,NULL,18,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-01 04:22:10.031456',NULL,'2026-10-01 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(859,'your_move:2:18:8','your_move',2,NULL,18,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 05:22:10.031456',NULL,'2026-10-01 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(860,'game_ended:2:18:1790878930031456','game_ended',2,NULL,18,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(861,'game_ended:4:18:1790878930031456','game_ended',4,NULL,18,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(862,'your_move:2:19:1','your_move',2,NULL,19,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-30 22:22:10.031456',NULL,'2026-09-30 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(863,'your_move:1:19:2','your_move',1,NULL,19,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-30 23:22:10.031456',NULL,'2026-09-30 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(864,'your_move:2:19:3','your_move',2,NULL,19,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-01 00:22:10.031456',NULL,'2026-10-01 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(865,'your_move:1:19:4','your_move',1,NULL,19,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-01 01:22:10.031456',NULL,'2026-10-01 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(866,'your_move:2:19:5','your_move',2,NULL,19,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-01 02:22:10.031456',NULL,'2026-10-01 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(867,'your_move:1:19:6','your_move',1,NULL,19,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-01 03:22:10.031456',NULL,'2026-10-01 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(868,'your_move:2:19:7','your_move',2,NULL,19,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-01 04:22:10.031456',NULL,'2026-10-01 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(869,'your_move:1:19:8','your_move',1,NULL,19,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 05:22:10.031456',NULL,'2026-10-01 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(870,'game_ended:1:19:1790878930031456','game_ended',1,NULL,19,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(871,'game_ended:2:19:1790878930031456','game_ended',2,NULL,19,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(872,'your_move:5:20:1','your_move',5,NULL,20,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-30 22:22:10.031456',NULL,'2026-09-30 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(873,'your_move:3:20:2','your_move',3,NULL,20,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-30 23:22:10.031456',NULL,'2026-09-30 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(874,'your_move:5:20:3','your_move',5,NULL,20,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-01 00:22:10.031456',NULL,'2026-10-01 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(875,'your_move:3:20:4','your_move',3,NULL,20,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-01 01:22:10.031456',NULL,'2026-10-01 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(876,'your_move:5:20:5','your_move',5,NULL,20,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-01 02:22:10.031456',NULL,'2026-10-01 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(877,'your_move:3:20:6','your_move',3,NULL,20,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-01 03:22:10.031456',NULL,'2026-10-01 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(878,'your_move:5:20:7','your_move',5,NULL,20,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-01 04:22:10.031456',NULL,'2026-10-01 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(879,'your_move:3:20:8','your_move',3,NULL,20,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 05:22:10.031456',NULL,'2026-10-01 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(880,'game_ended:3:20:1790878930031456','game_ended',3,NULL,20,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(881,'game_ended:5:20:1790878930031456','game_ended',5,NULL,20,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(882,'your_move:3:21:1','your_move',3,NULL,21,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-30 22:22:10.031456',NULL,'2026-09-30 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(883,'your_move:2:21:2','your_move',2,NULL,21,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-30 23:22:10.031456',NULL,'2026-09-30 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(884,'your_move:3:21:3','your_move',3,NULL,21,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-01 00:22:10.031456',NULL,'2026-10-01 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(885,'your_move:2:21:4','your_move',2,NULL,21,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-01 01:22:10.031456',NULL,'2026-10-01 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(886,'your_move:3:21:5','your_move',3,NULL,21,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-01 02:22:10.031456',NULL,'2026-10-01 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(887,'your_move:2:21:6','your_move',2,NULL,21,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-01 03:22:10.031456',NULL,'2026-10-01 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(888,'your_move:3:21:7','your_move',3,NULL,21,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-01 04:22:10.031456',NULL,'2026-10-01 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(889,'your_move:2:21:8','your_move',2,NULL,21,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 05:22:10.031456',NULL,'2026-10-01 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(890,'game_ended:2:21:1790878930031456','game_ended',2,NULL,21,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(891,'game_ended:3:21:1790878930031456','game_ended',3,NULL,21,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(892,'your_move:1:22:1','your_move',1,NULL,22,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-30 22:22:10.031456',NULL,'2026-09-30 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(893,'your_move:4:22:2','your_move',4,NULL,22,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-30 23:22:10.031456',NULL,'2026-09-30 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(894,'your_move:1:22:3','your_move',1,NULL,22,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-01 00:22:10.031456',NULL,'2026-10-01 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(895,'your_move:4:22:4','your_move',4,NULL,22,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-01 01:22:10.031456',NULL,'2026-10-01 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(896,'your_move:1:22:5','your_move',1,NULL,22,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-01 02:22:10.031456',NULL,'2026-10-01 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(897,'your_move:4:22:6','your_move',4,NULL,22,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-01 03:22:10.031456',NULL,'2026-10-01 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(898,'your_move:1:22:7','your_move',1,NULL,22,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-01 04:22:10.031456',NULL,'2026-10-01 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(899,'your_move:4:22:8','your_move',4,NULL,22,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 05:22:10.031456',NULL,'2026-10-01 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(900,'game_ended:4:22:1790878930031456','game_ended',4,NULL,22,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(901,'game_ended:1:22:1790878930031456','game_ended',1,NULL,22,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(902,'your_move:4:23:1','your_move',4,NULL,23,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-30 22:22:10.031456',NULL,'2026-09-30 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(903,'your_move:3:23:2','your_move',3,NULL,23,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-30 23:22:10.031456',NULL,'2026-09-30 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(904,'your_move:4:23:3','your_move',4,NULL,23,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-01 00:22:10.031456',NULL,'2026-10-01 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(905,'your_move:3:23:4','your_move',3,NULL,23,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-01 01:22:10.031456',NULL,'2026-10-01 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(906,'your_move:4:23:5','your_move',4,NULL,23,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-01 02:22:10.031456',NULL,'2026-10-01 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(907,'your_move:3:23:6','your_move',3,NULL,23,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-01 03:22:10.031456',NULL,'2026-10-01 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(908,'your_move:4:23:7','your_move',4,NULL,23,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-01 04:22:10.031456',NULL,'2026-10-01 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(909,'your_move:3:23:8','your_move',3,NULL,23,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 05:22:10.031456',NULL,'2026-10-01 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(910,'game_ended:3:23:1790878930031456','game_ended',3,NULL,23,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(911,'game_ended:4:23:1790878930031456','game_ended',4,NULL,23,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(912,'your_move:2:24:1','your_move',2,NULL,24,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-09-30 22:22:10.031456',NULL,'2026-09-30 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(913,'your_move:5:24:2','your_move',5,NULL,24,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-09-30 23:22:10.031456',NULL,'2026-09-30 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(914,'your_move:2:24:3','your_move',2,NULL,24,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-10-01 00:22:10.031456',NULL,'2026-10-01 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(915,'your_move:5:24:4','your_move',5,NULL,24,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-10-01 01:22:10.031456',NULL,'2026-10-01 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(916,'your_move:2:24:5','your_move',2,NULL,24,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-10-01 02:22:10.031456',NULL,'2026-10-01 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(917,'your_move:5:24:6','your_move',5,NULL,24,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-10-01 03:22:10.031456',NULL,'2026-10-01 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(918,'your_move:2:24:7','your_move',2,NULL,24,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-10-01 04:22:10.031456',NULL,'2026-10-01 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(919,'your_move:5:24:8','your_move',5,NULL,24,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 05:22:10.031456',NULL,'2026-10-01 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(920,'game_ended:5:24:1790878930031456','game_ended',5,NULL,24,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(921,'game_ended:2:24:1790878930031456','game_ended',2,NULL,24,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-10-01 18:22:10.031456',NULL,'2026-10-01 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(922,'tournament_result:1:1:11:finished:','tournament_result',1,NULL,NULL,NULL,NULL,NULL,NULL,'1 finished Spring Round Robin
3 3 5 2.5 0',0,'dropped',0,'2026-10-29 22:22:10.031456',NULL,'2026-10-29 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(923,'tournament_result:2:1:11:finished:','tournament_result',2,NULL,NULL,NULL,NULL,NULL,NULL,'1 finished Spring Round Robin
1 1 5 2.5 0',0,'dropped',0,'2026-10-29 22:22:10.031456',NULL,'2026-10-29 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(924,'tournament_result:3:1:11:finished:','tournament_result',3,NULL,NULL,NULL,NULL,NULL,NULL,'1 finished Spring Round Robin
5 5 5 0.5 0',0,'dropped',0,'2026-10-29 22:22:10.031456',NULL,'2026-10-29 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(925,'tournament_result:4:1:11:finished:','tournament_result',4,NULL,NULL,NULL,NULL,NULL,NULL,'1 finished Spring Round Robin
2 2 5 2.5 0',0,'dropped',0,'2026-10-29 22:22:10.031456',NULL,'2026-10-29 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(926,'tournament_result:5:1:11:finished:','tournament_result',5,NULL,NULL,NULL,NULL,NULL,NULL,'1 finished Spring Round Robin
4 4 5 2 0',0,'dropped',0,'2026-10-29 22:22:10.031456',NULL,'2026-10-29 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(927,'tournament_games:1:2:10','tournament_games',1,NULL,NULL,NULL,NULL,NULL,'28:0 29:0 31:0 34:0','2 Autumn Round Robin',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(928,'tournament_games:2:2:10','tournament_games',2,NULL,NULL,NULL,NULL,NULL,'26:0 27:0 29:0 32:0','2 Autumn Round Robin',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(929,'tournament_games:3:2:10','tournament_games',3,NULL,NULL,NULL,NULL,NULL,'26:0 30:0 31:0 33:0','2 Autumn Round Robin',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(930,'tournament_games:4:2:10','tournament_games',4,NULL,NULL,NULL,NULL,NULL,'25:0 28:0 32:0 33:0','2 Autumn Round Robin',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(931,'tournament_games:5:2:10','tournament_games',5,NULL,NULL,NULL,NULL,NULL,'25:0 27:0 30:0 34:0','2 Autumn Round Robin',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(932,'your_move:5:25:1','your_move',5,NULL,25,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(933,'your_move:4:25:2','your_move',4,NULL,25,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(934,'your_move:5:25:3','your_move',5,NULL,25,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(935,'your_move:4:25:4','your_move',4,NULL,25,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(936,'your_move:5:25:5','your_move',5,NULL,25,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(937,'your_move:4:25:6','your_move',4,NULL,25,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(938,'your_move:5:25:7','your_move',5,NULL,25,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(939,'your_move:4:25:8','your_move',4,NULL,25,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(940,'game_ended:4:25:1795803730031456','game_ended',4,NULL,25,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(941,'game_ended:5:25:1795803730031456','game_ended',5,NULL,25,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(942,'your_move:3:26:1','your_move',3,NULL,26,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(943,'your_move:2:26:2','your_move',2,NULL,26,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(944,'your_move:3:26:3','your_move',3,NULL,26,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(945,'your_move:2:26:4','your_move',2,NULL,26,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(946,'your_move:3:26:5','your_move',3,NULL,26,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(947,'your_move:2:26:6','your_move',2,NULL,26,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(948,'your_move:3:26:7','your_move',3,NULL,26,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(949,'your_move:2:26:8','your_move',2,NULL,26,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(950,'game_ended:2:26:1795803730031456','game_ended',2,NULL,26,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(951,'game_ended:3:26:1795803730031456','game_ended',3,NULL,26,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(952,'your_move:2:27:1','your_move',2,NULL,27,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(953,'your_move:5:27:2','your_move',5,NULL,27,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(954,'your_move:2:27:3','your_move',2,NULL,27,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(955,'your_move:5:27:4','your_move',5,NULL,27,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(956,'your_move:2:27:5','your_move',2,NULL,27,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(957,'your_move:5:27:6','your_move',5,NULL,27,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(958,'your_move:2:27:7','your_move',2,NULL,27,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(959,'your_move:5:27:8','your_move',5,NULL,27,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(960,'game_ended:5:27:1795803730031456','game_ended',5,NULL,27,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(961,'game_ended:2:27:1795803730031456','game_ended',2,NULL,27,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(962,'your_move:4:28:1','your_move',4,NULL,28,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(963,'your_move:1:28:2','your_move',1,NULL,28,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(964,'your_move:4:28:3','your_move',4,NULL,28,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(965,'your_move:1:28:4','your_move',1,NULL,28,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(966,'your_move:4:28:5','your_move',4,NULL,28,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(967,'your_move:1:28:6','your_move',1,NULL,28,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(968,'your_move:4:28:7','your_move',4,NULL,28,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(969,'your_move:1:28:8','your_move',1,NULL,28,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(970,'game_ended:1:28:1795803730031456','game_ended',1,NULL,28,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(971,'game_ended:4:28:1795803730031456','game_ended',4,NULL,28,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(972,'your_move:1:29:1','your_move',1,NULL,29,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(973,'your_move:2:29:2','your_move',2,NULL,29,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(974,'your_move:1:29:3','your_move',1,NULL,29,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(975,'your_move:2:29:4','your_move',2,NULL,29,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(976,'your_move:1:29:5','your_move',1,NULL,29,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(977,'your_move:2:29:6','your_move',2,NULL,29,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(978,'your_move:1:29:7','your_move',1,NULL,29,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(979,'your_move:2:29:8','your_move',2,NULL,29,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(980,'game_ended:2:29:1795803730031456','game_ended',2,NULL,29,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(981,'game_ended:1:29:1795803730031456','game_ended',1,NULL,29,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(982,'your_move:5:30:1','your_move',5,NULL,30,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(983,'your_move:3:30:2','your_move',3,NULL,30,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(984,'your_move:5:30:3','your_move',5,NULL,30,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(985,'your_move:3:30:4','your_move',3,NULL,30,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(986,'your_move:5:30:5','your_move',5,NULL,30,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(987,'your_move:3:30:6','your_move',3,NULL,30,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(988,'your_move:5:30:7','your_move',5,NULL,30,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(989,'your_move:3:30:8','your_move',3,NULL,30,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(990,'game_ended:3:30:1795803730031456','game_ended',3,NULL,30,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(991,'game_ended:5:30:1795803730031456','game_ended',5,NULL,30,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(992,'your_move:3:31:1','your_move',3,NULL,31,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(993,'your_move:1:31:2','your_move',1,NULL,31,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(994,'your_move:3:31:3','your_move',3,NULL,31,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(995,'your_move:1:31:4','your_move',1,NULL,31,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(996,'your_move:3:31:5','your_move',3,NULL,31,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(997,'your_move:1:31:6','your_move',1,NULL,31,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(998,'your_move:3:31:7','your_move',3,NULL,31,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(999,'your_move:1:31:8','your_move',1,NULL,31,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1000,'your_move:2:32:1','your_move',2,NULL,32,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1001,'your_move:4:32:2','your_move',4,NULL,32,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1002,'your_move:2:32:3','your_move',2,NULL,32,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1003,'your_move:4:32:4','your_move',4,NULL,32,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1004,'your_move:2:32:5','your_move',2,NULL,32,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1005,'your_move:4:32:6','your_move',4,NULL,32,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1006,'your_move:2:32:7','your_move',2,NULL,32,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1007,'your_move:4:32:8','your_move',4,NULL,32,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1008,'your_move:4:33:1','your_move',4,NULL,33,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1009,'your_move:3:33:2','your_move',3,NULL,33,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1010,'your_move:4:33:3','your_move',4,NULL,33,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1011,'your_move:3:33:4','your_move',3,NULL,33,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1012,'your_move:4:33:5','your_move',4,NULL,33,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1013,'your_move:3:33:6','your_move',3,NULL,33,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1014,'your_move:4:33:7','your_move',4,NULL,33,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1015,'your_move:3:33:8','your_move',3,NULL,33,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1016,'your_move:1:34:1','your_move',1,NULL,34,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1017,'your_move:5:34:2','your_move',5,NULL,34,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1018,'your_move:1:34:3','your_move',1,NULL,34,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1019,'your_move:5:34:4','your_move',5,NULL,34,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1020,'your_move:1:34:5','your_move',1,NULL,34,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1021,'your_move:5:34:6','your_move',5,NULL,34,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1022,'your_move:1:34:7','your_move',1,NULL,34,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1023,'your_move:5:34:8','your_move',5,NULL,34,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1024,'tournament_games:6:3:31','tournament_games',6,NULL,NULL,NULL,NULL,NULL,'35:0 36:0','3 Autumn Cup',0,'dropped',0,'2026-11-08 22:22:10.031456',NULL,'2026-11-08 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1025,'tournament_games:8:3:31','tournament_games',8,NULL,NULL,NULL,NULL,NULL,'35:0 36:0','3 Autumn Cup',0,'dropped',0,'2026-11-08 22:22:10.031456',NULL,'2026-11-08 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1026,'tournament_games:1:3:32','tournament_games',1,NULL,NULL,NULL,NULL,NULL,'37:0 38:0','3 Autumn Cup',0,'dropped',0,'2026-11-08 22:22:10.031456',NULL,'2026-11-08 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1027,'tournament_games:2:3:32','tournament_games',2,NULL,NULL,NULL,NULL,NULL,'37:0 38:0','3 Autumn Cup',0,'dropped',0,'2026-11-08 22:22:10.031456',NULL,'2026-11-08 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1028,'tournament_games:4:3:33','tournament_games',4,NULL,NULL,NULL,NULL,NULL,'39:0 40:0','3 Autumn Cup',0,'dropped',0,'2026-11-08 22:22:10.031456',NULL,'2026-11-08 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1029,'tournament_games:7:3:33','tournament_games',7,NULL,NULL,NULL,NULL,NULL,'39:0 40:0','3 Autumn Cup',0,'dropped',0,'2026-11-08 22:22:10.031456',NULL,'2026-11-08 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1030,'tournament_games:3:3:34','tournament_games',3,NULL,NULL,NULL,NULL,NULL,'41:0 42:0','3 Autumn Cup',0,'dropped',0,'2026-11-08 22:22:10.031456',NULL,'2026-11-08 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1031,'tournament_games:5:3:34','tournament_games',5,NULL,NULL,NULL,NULL,NULL,'41:0 42:0','3 Autumn Cup',0,'dropped',0,'2026-11-08 22:22:10.031456',NULL,'2026-11-08 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1032,'your_move:8:35:1','your_move',8,NULL,35,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-09 22:22:10.031456',NULL,'2026-11-09 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1033,'your_move:6:35:2','your_move',6,NULL,35,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-09 23:22:10.031456',NULL,'2026-11-09 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1034,'your_move:8:35:3','your_move',8,NULL,35,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-10 00:22:10.031456',NULL,'2026-11-10 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1035,'your_move:6:35:4','your_move',6,NULL,35,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-10 01:22:10.031456',NULL,'2026-11-10 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1036,'your_move:8:35:5','your_move',8,NULL,35,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-10 02:22:10.031456',NULL,'2026-11-10 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1037,'your_move:6:35:6','your_move',6,NULL,35,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-10 03:22:10.031456',NULL,'2026-11-10 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1038,'your_move:8:35:7','your_move',8,NULL,35,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-10 04:22:10.031456',NULL,'2026-11-10 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1039,'your_move:6:35:8','your_move',6,NULL,35,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 05:22:10.031456',NULL,'2026-11-10 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1040,'game_ended:6:35:1794334930031456','game_ended',6,NULL,35,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1041,'game_ended:8:35:1794334930031456','game_ended',8,NULL,35,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1042,'your_move:6:36:1','your_move',6,NULL,36,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-09 22:22:10.031456',NULL,'2026-11-09 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1043,'your_move:8:36:2','your_move',8,NULL,36,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-09 23:22:10.031456',NULL,'2026-11-09 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1044,'your_move:6:36:3','your_move',6,NULL,36,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-10 00:22:10.031456',NULL,'2026-11-10 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1045,'your_move:8:36:4','your_move',8,NULL,36,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-10 01:22:10.031456',NULL,'2026-11-10 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1046,'your_move:6:36:5','your_move',6,NULL,36,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-10 02:22:10.031456',NULL,'2026-11-10 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1047,'your_move:8:36:6','your_move',8,NULL,36,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-10 03:22:10.031456',NULL,'2026-11-10 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1048,'your_move:6:36:7','your_move',6,NULL,36,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-10 04:22:10.031456',NULL,'2026-11-10 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1049,'your_move:8:36:8','your_move',8,NULL,36,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 05:22:10.031456',NULL,'2026-11-10 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1050,'game_ended:8:36:1794334930031456','game_ended',8,NULL,36,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1051,'game_ended:6:36:1794334930031456','game_ended',6,NULL,36,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1052,'your_move:2:37:1','your_move',2,NULL,37,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-09 22:22:10.031456',NULL,'2026-11-09 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1053,'your_move:1:37:2','your_move',1,NULL,37,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-09 23:22:10.031456',NULL,'2026-11-09 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1054,'your_move:2:37:3','your_move',2,NULL,37,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-10 00:22:10.031456',NULL,'2026-11-10 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1055,'your_move:1:37:4','your_move',1,NULL,37,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-10 01:22:10.031456',NULL,'2026-11-10 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1056,'your_move:2:37:5','your_move',2,NULL,37,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-10 02:22:10.031456',NULL,'2026-11-10 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1057,'your_move:1:37:6','your_move',1,NULL,37,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-10 03:22:10.031456',NULL,'2026-11-10 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1058,'your_move:2:37:7','your_move',2,NULL,37,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-10 04:22:10.031456',NULL,'2026-11-10 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1059,'your_move:1:37:8','your_move',1,NULL,37,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 05:22:10.031456',NULL,'2026-11-10 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1060,'game_ended:1:37:1794334930031456','game_ended',1,NULL,37,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1061,'game_ended:2:37:1794334930031456','game_ended',2,NULL,37,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1062,'your_move:1:38:1','your_move',1,NULL,38,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-09 22:22:10.031456',NULL,'2026-11-09 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1063,'your_move:2:38:2','your_move',2,NULL,38,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-09 23:22:10.031456',NULL,'2026-11-09 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1064,'your_move:1:38:3','your_move',1,NULL,38,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-10 00:22:10.031456',NULL,'2026-11-10 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1065,'your_move:2:38:4','your_move',2,NULL,38,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-10 01:22:10.031456',NULL,'2026-11-10 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1066,'your_move:1:38:5','your_move',1,NULL,38,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-10 02:22:10.031456',NULL,'2026-11-10 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1067,'your_move:2:38:6','your_move',2,NULL,38,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-10 03:22:10.031456',NULL,'2026-11-10 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1068,'your_move:1:38:7','your_move',1,NULL,38,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-10 04:22:10.031456',NULL,'2026-11-10 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1069,'your_move:2:38:8','your_move',2,NULL,38,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 05:22:10.031456',NULL,'2026-11-10 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1070,'game_ended:2:38:1794334930031456','game_ended',2,NULL,38,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1071,'game_ended:1:38:1794334930031456','game_ended',1,NULL,38,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1072,'your_move:4:39:1','your_move',4,NULL,39,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-09 22:22:10.031456',NULL,'2026-11-09 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1073,'your_move:7:39:2','your_move',7,NULL,39,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-09 23:22:10.031456',NULL,'2026-11-09 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1074,'your_move:4:39:3','your_move',4,NULL,39,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-10 00:22:10.031456',NULL,'2026-11-10 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1075,'your_move:7:39:4','your_move',7,NULL,39,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-10 01:22:10.031456',NULL,'2026-11-10 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1076,'your_move:4:39:5','your_move',4,NULL,39,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-10 02:22:10.031456',NULL,'2026-11-10 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1077,'your_move:7:39:6','your_move',7,NULL,39,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-10 03:22:10.031456',NULL,'2026-11-10 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1078,'your_move:4:39:7','your_move',4,NULL,39,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-10 04:22:10.031456',NULL,'2026-11-10 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1079,'your_move:7:39:8','your_move',7,NULL,39,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 05:22:10.031456',NULL,'2026-11-10 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1080,'game_ended:7:39:1794334930031456','game_ended',7,NULL,39,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1081,'game_ended:4:39:1794334930031456','game_ended',4,NULL,39,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1082,'your_move:7:40:1','your_move',7,NULL,40,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-09 22:22:10.031456',NULL,'2026-11-09 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1083,'your_move:4:40:2','your_move',4,NULL,40,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-09 23:22:10.031456',NULL,'2026-11-09 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1084,'your_move:7:40:3','your_move',7,NULL,40,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-10 00:22:10.031456',NULL,'2026-11-10 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1085,'your_move:4:40:4','your_move',4,NULL,40,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-10 01:22:10.031456',NULL,'2026-11-10 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1086,'your_move:7:40:5','your_move',7,NULL,40,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-10 02:22:10.031456',NULL,'2026-11-10 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1087,'your_move:4:40:6','your_move',4,NULL,40,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-10 03:22:10.031456',NULL,'2026-11-10 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1088,'your_move:7:40:7','your_move',7,NULL,40,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-10 04:22:10.031456',NULL,'2026-11-10 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1089,'your_move:4:40:8','your_move',4,NULL,40,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 05:22:10.031456',NULL,'2026-11-10 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1090,'game_ended:4:40:1794334930031456','game_ended',4,NULL,40,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1091,'game_ended:7:40:1794334930031456','game_ended',7,NULL,40,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1092,'your_move:5:41:1','your_move',5,NULL,41,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-09 22:22:10.031456',NULL,'2026-11-09 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1093,'your_move:3:41:2','your_move',3,NULL,41,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-09 23:22:10.031456',NULL,'2026-11-09 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1094,'your_move:5:41:3','your_move',5,NULL,41,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-10 00:22:10.031456',NULL,'2026-11-10 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1095,'your_move:3:41:4','your_move',3,NULL,41,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-10 01:22:10.031456',NULL,'2026-11-10 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1096,'your_move:5:41:5','your_move',5,NULL,41,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-10 02:22:10.031456',NULL,'2026-11-10 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1097,'your_move:3:41:6','your_move',3,NULL,41,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-10 03:22:10.031456',NULL,'2026-11-10 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1098,'your_move:5:41:7','your_move',5,NULL,41,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-10 04:22:10.031456',NULL,'2026-11-10 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1099,'your_move:3:41:8','your_move',3,NULL,41,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 05:22:10.031456',NULL,'2026-11-10 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1100,'game_ended:3:41:1794334930031456','game_ended',3,NULL,41,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1101,'game_ended:5:41:1794334930031456','game_ended',5,NULL,41,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1102,'your_move:3:42:1','your_move',3,NULL,42,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-09 22:22:10.031456',NULL,'2026-11-09 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1103,'your_move:5:42:2','your_move',5,NULL,42,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-09 23:22:10.031456',NULL,'2026-11-09 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1104,'your_move:3:42:3','your_move',3,NULL,42,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-10 00:22:10.031456',NULL,'2026-11-10 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1105,'your_move:5:42:4','your_move',5,NULL,42,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-10 01:22:10.031456',NULL,'2026-11-10 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1106,'your_move:3:42:5','your_move',3,NULL,42,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-10 02:22:10.031456',NULL,'2026-11-10 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1107,'your_move:5:42:6','your_move',5,NULL,42,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-10 03:22:10.031456',NULL,'2026-11-10 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1108,'your_move:3:42:7','your_move',3,NULL,42,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-10 04:22:10.031456',NULL,'2026-11-10 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1109,'your_move:5:42:8','your_move',5,NULL,42,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 05:22:10.031456',NULL,'2026-11-10 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1110,'game_ended:5:42:1794334930031456','game_ended',5,NULL,42,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1111,'game_ended:3:42:1794334930031456','game_ended',3,NULL,42,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-10 18:22:10.031456',NULL,'2026-11-10 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1112,'tournament_result:8:3:38:eliminated:1 1','tournament_result',8,NULL,NULL,NULL,NULL,NULL,NULL,'3 eliminated Autumn Cup
5 8
Farid',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1113,'tournament_result:5:3:38:eliminated:1 2','tournament_result',5,NULL,NULL,NULL,NULL,NULL,NULL,'3 eliminated Autumn Cup
5 8
Chiara',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1114,'tournament_result:1:3:38:eliminated:1 3','tournament_result',1,NULL,NULL,NULL,NULL,NULL,NULL,'3 eliminated Autumn Cup
5 8
Bernhard',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1115,'tournament_result:4:3:38:eliminated:1 4','tournament_result',4,NULL,NULL,NULL,NULL,NULL,NULL,'3 eliminated Autumn Cup
5 8
Greta',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1116,'tournament_games:2:3:41','tournament_games',2,NULL,NULL,NULL,NULL,NULL,'43:0 44:0','3 Autumn Cup
Anna',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1117,'tournament_games:7:3:41','tournament_games',7,NULL,NULL,NULL,NULL,NULL,'43:0 44:0','3 Autumn Cup
Dmitri',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1118,'tournament_games:3:3:42','tournament_games',3,NULL,NULL,NULL,NULL,NULL,'45:0 46:0','3 Autumn Cup
Emilia',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1119,'tournament_games:6:3:42','tournament_games',6,NULL,NULL,NULL,NULL,NULL,'45:0 46:0','3 Autumn Cup
Henri',0,'dropped',0,'2026-11-25 22:22:10.031456',NULL,'2026-11-25 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1120,'your_move:7:43:1','your_move',7,NULL,43,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1121,'your_move:2:43:2','your_move',2,NULL,43,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1122,'your_move:7:43:3','your_move',7,NULL,43,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1123,'your_move:2:43:4','your_move',2,NULL,43,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1124,'your_move:7:43:5','your_move',7,NULL,43,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1125,'your_move:2:43:6','your_move',2,NULL,43,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1126,'your_move:7:43:7','your_move',7,NULL,43,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1127,'your_move:2:43:8','your_move',2,NULL,43,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1128,'game_ended:2:43:1795803730031456','game_ended',2,NULL,43,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1129,'game_ended:7:43:1795803730031456','game_ended',7,NULL,43,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 18:22:10.031456',NULL,'2026-11-27 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1130,'your_move:2:44:1','your_move',2,NULL,44,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1131,'your_move:7:44:2','your_move',7,NULL,44,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1132,'your_move:2:44:3','your_move',2,NULL,44,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1133,'your_move:7:44:4','your_move',7,NULL,44,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1134,'your_move:2:44:5','your_move',2,NULL,44,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1135,'your_move:7:44:6','your_move',7,NULL,44,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1136,'your_move:2:44:7','your_move',2,NULL,44,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1137,'your_move:7:44:8','your_move',7,NULL,44,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1138,'your_move:3:45:1','your_move',3,NULL,45,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1139,'your_move:6:45:2','your_move',6,NULL,45,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1140,'your_move:3:45:3','your_move',3,NULL,45,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1141,'your_move:6:45:4','your_move',6,NULL,45,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1142,'your_move:3:45:5','your_move',3,NULL,45,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1143,'your_move:6:45:6','your_move',6,NULL,45,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1144,'your_move:3:45:7','your_move',3,NULL,45,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1145,'your_move:6:45:8','your_move',6,NULL,45,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1146,'your_move:6:46:1','your_move',6,NULL,46,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-26 22:22:10.031456',NULL,'2026-11-26 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1147,'your_move:3:46:2','your_move',3,NULL,46,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-26 23:22:10.031456',NULL,'2026-11-26 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1148,'your_move:6:46:3','your_move',6,NULL,46,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-27 00:22:10.031456',NULL,'2026-11-27 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1149,'your_move:3:46:4','your_move',3,NULL,46,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-27 01:22:10.031456',NULL,'2026-11-27 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1150,'your_move:6:46:5','your_move',6,NULL,46,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-27 02:22:10.031456',NULL,'2026-11-27 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1151,'your_move:3:46:6','your_move',3,NULL,46,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-27 03:22:10.031456',NULL,'2026-11-27 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1152,'your_move:6:46:7','your_move',6,NULL,46,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-27 04:22:10.031456',NULL,'2026-11-27 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1153,'your_move:3:46:8','your_move',3,NULL,46,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-27 05:22:10.031456',NULL,'2026-11-27 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1154,'tournament_games:1:5:7','tournament_games',1,NULL,NULL,NULL,NULL,NULL,'47:0','5 Anna – Bernhard, 4 games',0,'dropped',0,'2026-11-18 22:22:10.031456',NULL,'2026-11-18 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1155,'your_move:1:47:1','your_move',1,NULL,47,NULL,NULL,1,NULL,NULL,0,'dropped',0,'2026-11-19 22:22:10.031456',NULL,'2026-11-19 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1156,'your_move:2:47:2','your_move',2,NULL,47,NULL,NULL,2,NULL,NULL,0,'dropped',0,'2026-11-19 23:22:10.031456',NULL,'2026-11-19 23:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1157,'your_move:1:47:3','your_move',1,NULL,47,NULL,NULL,3,NULL,NULL,0,'dropped',0,'2026-11-20 00:22:10.031456',NULL,'2026-11-20 00:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1158,'your_move:2:47:4','your_move',2,NULL,47,NULL,NULL,4,NULL,NULL,0,'dropped',0,'2026-11-20 01:22:10.031456',NULL,'2026-11-20 01:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1159,'your_move:1:47:5','your_move',1,NULL,47,NULL,NULL,5,NULL,NULL,0,'dropped',0,'2026-11-20 02:22:10.031456',NULL,'2026-11-20 02:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1160,'your_move:2:47:6','your_move',2,NULL,47,NULL,NULL,6,NULL,NULL,0,'dropped',0,'2026-11-20 03:22:10.031456',NULL,'2026-11-20 03:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1161,'your_move:1:47:7','your_move',1,NULL,47,NULL,NULL,7,NULL,NULL,0,'dropped',0,'2026-11-20 04:22:10.031456',NULL,'2026-11-20 04:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1162,'your_move:2:47:8','your_move',2,NULL,47,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-20 05:22:10.031456',NULL,'2026-11-20 05:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1163,'game_ended:2:47:1795198930031456','game_ended',2,NULL,47,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-20 18:22:10.031456',NULL,'2026-11-20 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1164,'game_ended:1:47:1795198930031456','game_ended',1,NULL,47,NULL,NULL,8,NULL,NULL,0,'dropped',0,'2026-11-20 18:22:10.031456',NULL,'2026-11-20 18:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1165,'tournament_games:1:5:8','tournament_games',1,NULL,NULL,NULL,NULL,NULL,'48:0','5 Anna – Bernhard, 4 games',0,'dropped',0,'2026-11-22 22:22:10.031456',NULL,'2026-11-22 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1166,'tournament_games:2:5:8','tournament_games',2,NULL,NULL,NULL,NULL,NULL,'48:0','5 Anna – Bernhard, 4 games',0,'dropped',0,'2026-11-22 22:22:10.031456',NULL,'2026-11-22 22:22:10.031456','2026-11-28 22:22:10.031456');
INSERT INTO "outbox" VALUES(1167,'game_ended:1:48:1795818130031456','game_ended',1,NULL,48,NULL,NULL,0,NULL,NULL,0,'waiting',0,'2026-11-28 22:22:22.576107','127.0.0.1: Connection refused (os error 111)','2026-11-28 22:22:22.576034',NULL);
INSERT INTO "outbox" VALUES(1168,'game_ended:2:48:1795818130031456','game_ended',2,NULL,48,NULL,NULL,0,NULL,NULL,0,'waiting',0,'2026-11-28 22:22:22.576107','127.0.0.1: Connection refused (os error 111)','2026-11-28 22:22:22.576034',NULL);
INSERT INTO "outbox" VALUES(1169,'logs_published:1:1','logs_published',1,NULL,NULL,NULL,NULL,NULL,NULL,'2026-11-28 7e7273dd6e0dcfd57b06db9e29dbba353fb55ddd206e3809d38cbed2641c551d',0,'waiting',0,'2026-11-28 22:22:22.576132',NULL,'2026-11-28 22:22:22.576132',NULL);
INSERT INTO "outbox" VALUES(1170,'tournament_games:1:5:9','tournament_games',1,NULL,NULL,NULL,NULL,NULL,'49:0','5 Anna – Bernhard, 4 games',0,'waiting',0,'2026-11-28 22:22:23.598580',NULL,'2026-11-28 22:22:23.598580',NULL);
INSERT INTO "outbox" VALUES(1171,'tournament_games:2:5:9','tournament_games',2,NULL,NULL,NULL,NULL,NULL,'49:0','5 Anna – Bernhard, 4 games',0,'waiting',0,'2026-11-28 22:22:23.598580',NULL,'2026-11-28 22:22:23.598580',NULL);
INSERT INTO "outbox" VALUES(1172,'your_move:2:1:21','your_move',2,NULL,1,NULL,NULL,21,NULL,NULL,0,'waiting',0,'2026-11-28 22:22:23.628880',NULL,'2026-11-28 22:22:23.628880',NULL);
INSERT INTO "outbox" VALUES(1173,'your_move:2:6:2','your_move',2,NULL,6,NULL,NULL,2,NULL,NULL,0,'waiting',0,'2026-11-28 22:22:23.706867',NULL,'2026-11-28 22:22:23.706867',NULL);
INSERT INTO "outbox" VALUES(1174,'your_move:1:10:34','your_move',1,NULL,10,NULL,NULL,34,NULL,NULL,0,'waiting',0,'2026-11-28 22:22:23.767832',NULL,'2026-11-28 22:22:23.767832',NULL);
INSERT INTO "outbox" VALUES(1175,'game_started:9:18','game_started',9,NULL,50,18,NULL,NULL,NULL,NULL,0,'waiting',0,'2026-11-28 22:22:23.804255',NULL,'2026-11-28 22:22:23.804255',NULL);
INSERT INTO "outbox" VALUES(1176,'adjudicated:2:12:1795904544080699','adjudicated',2,NULL,12,NULL,NULL,46,NULL,'An arbiter adjudicated the game as a win for Black.
The fortress falls: the rook comes in by the file.',0,'waiting',0,'2026-11-28 22:22:24.080699',NULL,'2026-11-28 22:22:24.080699',NULL);
INSERT INTO "outbox" VALUES(1177,'adjudicated:4:12:1795904544080699','adjudicated',4,NULL,12,NULL,NULL,46,NULL,'An arbiter adjudicated the game as a win for Black.
The fortress falls: the rook comes in by the file.',0,'waiting',0,'2026-11-28 22:22:24.080699',NULL,'2026-11-28 22:22:24.080699',NULL);
INSERT INTO "outbox" VALUES(1178,'appealed:2:12:1795904544127391','appealed',2,NULL,12,NULL,NULL,46,NULL,'The file is closed. Please look again.',0,'waiting',0,'2026-11-28 22:22:24.127391',NULL,'2026-11-28 22:22:24.127391',NULL);
INSERT INTO "outbox" VALUES(1179,'appealed:4:12:1795904544127391','appealed',4,NULL,12,NULL,NULL,46,NULL,'The file is closed. Please look again.',0,'waiting',0,'2026-11-28 22:22:24.127391',NULL,'2026-11-28 22:22:24.127391',NULL);
INSERT INTO "outbox" VALUES(1180,'claim_waits:1:12:1795904544127391','claim_waits',1,NULL,12,NULL,NULL,NULL,NULL,'Bernhard – Dmitri
appeal
The file is closed. Please look again.',0,'waiting',0,'2026-11-28 22:22:24.127391',NULL,'2026-11-28 22:22:24.127391',NULL);
INSERT INTO "outbox" VALUES(1181,'your_move:3:31:9','your_move',3,NULL,31,NULL,NULL,9,NULL,NULL,0,'waiting',0,'2026-11-28 22:22:24.385288',NULL,'2026-11-28 22:22:24.385288',NULL);
INSERT INTO "outbox" VALUES(1182,'game_ended:4:32:1795904544428812','game_ended',4,NULL,32,NULL,NULL,8,NULL,NULL,0,'waiting',0,'2026-11-28 22:22:24.428812',NULL,'2026-11-28 22:22:24.428812',NULL);
INSERT INTO "outbox" VALUES(1183,'game_ended:2:32:1795904544428812','game_ended',2,NULL,32,NULL,NULL,8,NULL,NULL,0,'waiting',0,'2026-11-28 22:22:24.428812',NULL,'2026-11-28 22:22:24.428812',NULL);
CREATE TABLE pending_rating_weeks (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    week INTEGER NOT NULL
);
INSERT INTO "pending_rating_weeks" VALUES(63,4,2968);
INSERT INTO "pending_rating_weeks" VALUES(64,2,2968);
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
, is_director BOOLEAN NOT NULL DEFAULT FALSE, send_delay INTEGER NOT NULL DEFAULT 0 CHECK (send_delay BETWEEN 0 AND 600), board_settings TEXT NOT NULL DEFAULT '');
INSERT INTO "players" VALUES(1,'Anna','anna','anna@example.org','anna@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$hGEnkbpm2LgMgVeu+eSFRw$Oi/SbGRW2S7ArIVPsFK8IFwF/DfpC+AgRbu8evzG8cE',1,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:22:10.031456','2026-11-28 22:22:24.299591',NULL,'','system','green',0,'','',0,0,'');
INSERT INTO "players" VALUES(2,'Bernhard','bernhard','bernhard@example.org','bernhard@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$hGEnkbpm2LgMgVeu+eSFRw$Oi/SbGRW2S7ArIVPsFK8IFwF/DfpC+AgRbu8evzG8cE',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:22:10.031456','2026-11-28 22:22:23.514009',NULL,'','system','green',0,'','',0,0,'');
INSERT INTO "players" VALUES(3,'Chiara','chiara','chiara@example.org','chiara@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$hGEnkbpm2LgMgVeu+eSFRw$Oi/SbGRW2S7ArIVPsFK8IFwF/DfpC+AgRbu8evzG8cE',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:22:10.031456','2025-10-24 22:22:10.031456',NULL,'','system','green',0,'','',0,0,'');
INSERT INTO "players" VALUES(4,'Dmitri','dmitri','dmitri@example.org','dmitri@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$hGEnkbpm2LgMgVeu+eSFRw$Oi/SbGRW2S7ArIVPsFK8IFwF/DfpC+AgRbu8evzG8cE',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:22:10.031456','2026-11-28 22:22:24.392519',NULL,'','system','green',0,'','',0,0,'');
INSERT INTO "players" VALUES(5,'Emilia','emilia','emilia@example.org','emilia@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$hGEnkbpm2LgMgVeu+eSFRw$Oi/SbGRW2S7ArIVPsFK8IFwF/DfpC+AgRbu8evzG8cE',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:22:10.031456','2025-10-24 22:22:10.031456',NULL,'','system','green',0,'','',0,0,'');
INSERT INTO "players" VALUES(6,'Farid','farid','farid@example.org','farid@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$hGEnkbpm2LgMgVeu+eSFRw$Oi/SbGRW2S7ArIVPsFK8IFwF/DfpC+AgRbu8evzG8cE',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:22:10.031456','2025-10-24 22:22:10.031456',NULL,'','system','green',0,'','',0,0,'');
INSERT INTO "players" VALUES(7,'Greta','greta','greta@example.org','greta@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$hGEnkbpm2LgMgVeu+eSFRw$Oi/SbGRW2S7ArIVPsFK8IFwF/DfpC+AgRbu8evzG8cE',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:22:10.031456','2025-10-24 22:22:10.031456',NULL,'','system','green',0,'','',0,0,'');
INSERT INTO "players" VALUES(8,'Henri','henri','henri@example.org','henri@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$hGEnkbpm2LgMgVeu+eSFRw$Oi/SbGRW2S7ArIVPsFK8IFwF/DfpC+AgRbu8evzG8cE',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:22:10.031456','2026-11-28 22:22:23.682233',NULL,'','system','green',0,'','',0,0,'');
INSERT INTO "players" VALUES(9,'Ingrid','ingrid','ingrid@example.org','ingrid@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$hGEnkbpm2LgMgVeu+eSFRw$Oi/SbGRW2S7ArIVPsFK8IFwF/DfpC+AgRbu8evzG8cE',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:22:10.031456','2025-10-24 22:22:10.031456',NULL,'','system','green',0,'','',0,0,'');
INSERT INTO "players" VALUES(10,'Jorge','jorge','jorge@example.org','jorge@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$hGEnkbpm2LgMgVeu+eSFRw$Oi/SbGRW2S7ArIVPsFK8IFwF/DfpC+AgRbu8evzG8cE',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:22:10.031456','2025-10-24 22:22:10.031456',NULL,'','system','green',0,'','',0,0,'');
INSERT INTO "players" VALUES(11,'Katja','katja','katja@example.org','katja@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$hGEnkbpm2LgMgVeu+eSFRw$Oi/SbGRW2S7ArIVPsFK8IFwF/DfpC+AgRbu8evzG8cE',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:22:10.031456','2026-11-28 22:22:23.730571',NULL,'','system','green',0,'','',0,0,'');
INSERT INTO "players" VALUES(12,'Lars','lars','lars@example.org','lars@example.org',NULL,'$argon2id$v=19$m=8,t=1,p=1$hGEnkbpm2LgMgVeu+eSFRw$Oi/SbGRW2S7ArIVPsFK8IFwF/DfpC+AgRbu8evzG8cE',0,1,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2025-10-24 22:22:10.031456','2026-11-28 22:22:23.567999',NULL,'','system','green',0,'','',1,0,'');
INSERT INTO "players" VALUES(13,'Nora','nora','nora@example.org',NULL,NULL,'$argon2id$v=19$m=8,t=1,p=1$cDGhfyIyewuwM+lfP3Kacw$425BgynlmAHh4SqnlLAewTGHe8QYdYb3mq0+vtNeaHw',0,0,NULL,'','Europe/Berlin',1,0,'48 12',NULL,'',NULL,'',NULL,'2026-11-28 22:22:23.816285','2026-11-28 22:22:23.816285',NULL,'en','system','green',0,'','',0,0,'');
CREATE TABLE private_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    from_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    to_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    read_at TIMESTAMP
);
CREATE TABLE published_heads (
    owner TEXT NOT NULL CHECK (owner IN ('game', 'tournament')),
    owner_id BIGINT NOT NULL,
    -- How many events the log had.
    version INTEGER NOT NULL,
    head TEXT NOT NULL,
    publication BIGINT NOT NULL REFERENCES log_publications (number) ON DELETE RESTRICT,
    PRIMARY KEY (owner, owner_id, version)
);
INSERT INTO "published_heads" VALUES('game',1,20,'6ba9f7da4a86a25ec1fb7d82169a9882df6a28301c311b9dd02dd9d5f73bf918',1);
INSERT INTO "published_heads" VALUES('game',2,45,'e2c986a939df866579b93e4c3f8542270eb02f8b5623f2bfba2c5ba514f80ce9',1);
INSERT INTO "published_heads" VALUES('game',3,33,'0dcf593eeb5f86c72445efa295f0b4a065ce855534734e60da0c32f11cc49057',1);
INSERT INTO "published_heads" VALUES('game',4,16,'85d0eb23b6746e202e8405d6ae345a7c9ef63958fa55fabd62f6a601c5872149',1);
INSERT INTO "published_heads" VALUES('game',5,51,'eafb9fd23ba82092a45e6abf53c4af8e99118bda464cc428b2508ab6bcc218be',1);
INSERT INTO "published_heads" VALUES('game',6,1,'67381ed2a0f811aea740ca0dfa72f164461a0fccdbd6faf4b88a583254dca9d5',1);
INSERT INTO "published_heads" VALUES('game',7,36,'9a6e9398086f6eeb7041c021ab34868266c63a45330d7c5b42eb2c5f48369dcd',1);
INSERT INTO "published_heads" VALUES('game',8,25,'69fb9d029fa534bab5febbe1714cf9fb9fb7ceabec3084b2bce359da971d9821',1);
INSERT INTO "published_heads" VALUES('game',9,41,'cd067fdbc38d4db40ef0736e471807ffecb6b6e411674659fb73aa9574780d54',1);
INSERT INTO "published_heads" VALUES('game',10,33,'b0b1daa8473e28dcde7280083b661d8d41f8476e721eae93c6aaf9966baf3b75',1);
INSERT INTO "published_heads" VALUES('game',11,82,'692fc6df7bf99ff8d53d95367e9c1af868446306528580787ceb868d8a614afa',1);
INSERT INTO "published_heads" VALUES('game',12,47,'6bc37e8910c809647bcb9af244a3bf25a78e4ca530808f57c4ef57049c83624b',1);
INSERT INTO "published_heads" VALUES('game',13,88,'c2ecfe27bcac96eb322e0dd5f4b645366c1e0b0778a0935ac80c3fc1461eed66',1);
INSERT INTO "published_heads" VALUES('game',14,272,'0b2c40f4bb9bcb47cddd28e8a661c86def39eeb425e46e74a395107b2e547ceb',1);
INSERT INTO "published_heads" VALUES('game',15,9,'8c7956b9042442efd5f7822b0f69d236a8cdf2c1ec0603e871646c75f147a398',1);
INSERT INTO "published_heads" VALUES('game',16,9,'881afc5ce96941ef7737324b00e208c5fc2f5d46d43ac298275826f1fe6ea841',1);
INSERT INTO "published_heads" VALUES('game',17,9,'88da2eccd1d23ed8dc6f9ee39045f3293f3f3a77dae850512f09e19fad56e7cc',1);
INSERT INTO "published_heads" VALUES('game',18,9,'2d2dca2f92dba2005f17d793bc9b974a8ee5466a1412475303db862c2a213b62',1);
INSERT INTO "published_heads" VALUES('game',19,9,'e90dc776a7cd107c7f4817e8df941b88cfa6407a56f441571936da8a1878bb4a',1);
INSERT INTO "published_heads" VALUES('game',20,9,'e83cc313a91b4e2a7193d147bf87210fe6680b173d58624e06d9ff472db8c350',1);
INSERT INTO "published_heads" VALUES('game',21,9,'a030804d57a3807b101c58d46591dd3758339c7b0404ffc1f748f1695a264f41',1);
INSERT INTO "published_heads" VALUES('game',22,9,'29ef2bdb6c9ebf5cb0cf6f48dfe0f4cbacbfabcb461a008b1e5859c47445f625',1);
INSERT INTO "published_heads" VALUES('game',23,9,'813a2202332b221b04f4c1a2e3056daec223e36c1458aa5332c281081a223d41',1);
INSERT INTO "published_heads" VALUES('game',24,9,'14cc877911e5c56fbc76458800ae5ae57eba4ba1156b509071eb57e4b9a72dfe',1);
INSERT INTO "published_heads" VALUES('game',25,9,'633de3ad2bd077c1b676fa0a6e00caeeb20927f2e7cc5b45adea7314c0381938',1);
INSERT INTO "published_heads" VALUES('game',26,9,'0319ab8f0dce852909ba11ab78cea56585e0f37527aa57c08ad7892089a6b53f',1);
INSERT INTO "published_heads" VALUES('game',27,9,'573de0796b7bd9d0746db9201e2543477be3c47d70b950960bec1a51b6153238',1);
INSERT INTO "published_heads" VALUES('game',28,9,'330efde4c6ad2378167ef2485deeda3f69561716aa16faf24bc4488092ab0085',1);
INSERT INTO "published_heads" VALUES('game',29,9,'df1e2fae757ccea998779b0da2dc9b68bd5b32c4b8bd8375ea2c0f1af3f4a579',1);
INSERT INTO "published_heads" VALUES('game',30,9,'689384aa871f46df720181f8e630ff05e2f0402332d71dc78aa9fe6b6b5a22f9',1);
INSERT INTO "published_heads" VALUES('game',31,8,'2869b06f1f64b9f9e829423c32cc5d9127da0b1d9574648173f360084e012330',1);
INSERT INTO "published_heads" VALUES('game',32,8,'690642ccf00afe0e05d7e46af2847465f12e6c57d38bc638341fbf1956f9cb05',1);
INSERT INTO "published_heads" VALUES('game',33,8,'004a633fc6bd3a568e7e9c058c791bc9b33d3017a62c7ea71dba59dbde851cd8',1);
INSERT INTO "published_heads" VALUES('game',34,8,'1862a796a7972b1801c8dfa480bbab6d81909b1e8461b10a96cf073e46f68c79',1);
INSERT INTO "published_heads" VALUES('game',35,9,'fb75ef867db88245d3f399dbe1444c9f10893c9fa2d41d38a1c115977d5112e1',1);
INSERT INTO "published_heads" VALUES('game',36,9,'6692c99498c4f4d316d28825fffcf600efdebeaff1c43b8aa7c03377334b0c92',1);
INSERT INTO "published_heads" VALUES('game',37,9,'508c92c7807db921a4d7883320c0da4ae93cec481178e6d0751934ed5dd0a577',1);
INSERT INTO "published_heads" VALUES('game',38,9,'a3aa526587b8d65fa9a8c7d3330dd0fde6131c6b76bee6f1c0a38f774022339f',1);
INSERT INTO "published_heads" VALUES('game',39,9,'a2ef1cdf325a6c52435a788e07a7460e15b9172418ed03de4fa51ddc1266e2ed',1);
INSERT INTO "published_heads" VALUES('game',40,9,'626bbbdd76198cacfd7a7de3d29e576d1268a2e56a7370366e536ffb31e86c60',1);
INSERT INTO "published_heads" VALUES('game',41,9,'0f7d6e854138d8f21443d06a00a846f677f6891eeabace9767cf7771f0b91b82',1);
INSERT INTO "published_heads" VALUES('game',42,9,'e9d322576006b9835ccaba7ef8474a32ab8c79cc165be7dee87466d805687de5',1);
INSERT INTO "published_heads" VALUES('game',43,9,'e064029d6d59a7912aa3dfddafc4206c78e1df2468fa891da8abdb187c0bbc48',1);
INSERT INTO "published_heads" VALUES('game',44,8,'5360f61c01bc8c772398545b75ff8c7859eb6b1a5abaac962ea7e9df205914d2',1);
INSERT INTO "published_heads" VALUES('game',45,8,'c1732f594dffe67690c5b4e1f3d3d57c232921fdc976d9adb293a8aed35f9d92',1);
INSERT INTO "published_heads" VALUES('game',46,8,'d501a83a22bee15fa73681d9f33de64872f4d9610982a0651fe75d053d2d1880',1);
INSERT INTO "published_heads" VALUES('game',47,9,'2c80e189a6c31d914a7f8fbcc442c527bc9e30023fefd75c76f64512bab380ba',1);
INSERT INTO "published_heads" VALUES('game',48,1,'5cd2a402a8f733342ec6783a60a685176b4eac553b50147052da0d9c513f0533',1);
INSERT INTO "published_heads" VALUES('tournament',1,12,'a1922f739d893348259cd514efa83aada0b93a6bf57377a250632bad9e13935c',1);
INSERT INTO "published_heads" VALUES('tournament',2,10,'50ea9ff3d3c76f4f542c050d8bcd4aac7232300670fe3633ad019701bebef24d',1);
INSERT INTO "published_heads" VALUES('tournament',3,42,'399a177c0369aee8c2f7c583af9bb32c6a94756715b53b148a224507b6247b73',1);
INSERT INTO "published_heads" VALUES('tournament',4,8,'e4e5748ae29b7d40761f98b79797bdede46fd3e9413286aadb256e8df990f5f6',1);
INSERT INTO "published_heads" VALUES('tournament',5,8,'29b3aac40a4a3e1b04bca61848e87338eda27a0f4d7320e7574134cb61612889',1);
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
INSERT INTO "ratings" VALUES(1,2960,1.64625859992587879787e+03,1.98719451006465646974e+02,5.999712181644784037e-02,4);
INSERT INTO "ratings" VALUES(2,2960,1.61282402564667381736e+03,2.0729213718432708902e+02,5.99981868244962093794e-02,4);
INSERT INTO "ratings" VALUES(3,2960,1.28182820358729736656e+03,2.07292138198062076532e+02,5.99991317289232731213e-02,4);
INSERT INTO "ratings" VALUES(4,2960,1.61282402564667381736e+03,2.0729213718432708902e+02,5.99981868244962093794e-02,4);
INSERT INTO "ratings" VALUES(5,2960,1.52186864421914538067e+03,2.07292136828183430445e+02,5.99978548587787388624e-02,4);
INSERT INTO "ratings" VALUES(1,2961,1.6949720351136477348e+03,1.8671889482038776009e+02,5.99965084526126943287e-02,1);
INSERT INTO "ratings" VALUES(8,2961,1.38032516158704106606e+03,2.7327453667002873771e+02,5.99990892397299149796e-02,1);
INSERT INTO "ratings" VALUES(2,2963,1.59735820639780354214e+03,1.93761972960623950253e+02,5.9996988811344943715e-02,1);
INSERT INTO "ratings" VALUES(11,2963,1.54701249584677316302e+03,2.71916637288464755782e+02,5.99987409622446052348e-02,1);
INSERT INTO "ratings" VALUES(1,2965,1.55783543606391481264e+03,1.80244237856210105519e+02,0.0600017389085192,1);
INSERT INTO "ratings" VALUES(3,2965,1.45377717848141355715e+03,1.9816165707519493821e+02,6.00045810778635224647e-02,1);
INSERT INTO "ratings" VALUES(1,2966,1.45384744449140157485e+03,1.53268073557078679416e+02,6.00023938565745762474e-02,2);
INSERT INTO "ratings" VALUES(2,2966,1.71355705142407327909e+03,1.60604635079098216014e+02,5.99973939774340464525e-02,2);
INSERT INTO "ratings" VALUES(3,2966,1.54056131364169937112e+03,1.65265343956760176521e+02,6.00033899168298870407e-02,2);
INSERT INTO "ratings" VALUES(4,2966,1.46571121887081358176e+03,1.84411765055613074085e+02,6.00007620561858259766e-02,2);
INSERT INTO "ratings" VALUES(5,2966,1.42796180840488545977e+03,1.70310565073370185013e+02,5.99966137759781886762e-02,2);
INSERT INTO "ratings" VALUES(6,2966,1.56287883052391384812e+03,2.42686936611478074618e+02,5.99983806095019320259e-02,2);
INSERT INTO "ratings" VALUES(7,2966,1.60424684462905884178e+03,2.26910418348819604267e+02,6.00017875599439601264e-02,2);
INSERT INTO "ratings" VALUES(8,2966,1.32850616335096697185e+03,2.21781916530618730112e+02,0.0599974082399754,2);
INSERT INTO "ratings" VALUES(1,2967,1.51774960557197596249e+03,143.498626532153,6.00031807565358926703e-02,1);
INSERT INTO "ratings" VALUES(3,2967,1.46680873920059730158e+03,1.52781828294179661048e+02,6.00041271638756326667e-02,1);
INSERT INTO "ratings" VALUES(1,2968,1.5379516513002638476e+03,1.24349669039941289837e+02,5.99985891367466675494e-02,3);
INSERT INTO "ratings" VALUES(2,2968,1.71387950012753071857e+03,1.31975598673583618849e+02,0.0599922210374091,4);
INSERT INTO "ratings" VALUES(3,2968,1.44168186231399158715e+03,1.36719775069490538047e+02,0.0600010693625271,2);
INSERT INTO "ratings" VALUES(4,2968,1.46631033680106020252e+03,1.53752888610850362745e+02,5.99970809828207218838e-02,2);
INSERT INTO "ratings" VALUES(5,2968,1.42081334625447129843e+03,1.4005481083176198353e+02,5.99920562327310516459e-02,3);
INSERT INTO "ratings" VALUES(6,2968,1.66046857567872802974e+03,2.05487610331674176223e+02,5.9997522029306048219e-02,1);
INSERT INTO "ratings" VALUES(7,2968,1.53094896281510204974e+03,1.98339326028460448013e+02,0.0600007216267314,1);
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
CREATE TABLE safety_moves (
    game_id INTEGER PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    -- The position: half-moves, and takebacks above the lowest 16 bits.
    position_no INTEGER NOT NULL,
    uci TEXT NOT NULL,
    -- Seconds that the clock has left when it is played.
    lead BIGINT NOT NULL CHECK (lead > 0),
    -- When that is, as the clock runs now; later if it could not be read. NULL: no clock runs.
    check_at TIMESTAMP
);
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE "security_log" (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    at TIMESTAMP NOT NULL,
    kind TEXT NOT NULL,
    -- Whose account it is about; NULL: of none. What was typed is not kept: it may be a password.
    player_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- Who did it, if not the player: an administrator.
    actor_id BIGINT REFERENCES players (id) ON DELETE CASCADE,
    -- The word of a role, or the pattern of an address; otherwise empty.
    detail TEXT NOT NULL,
    -- The IP address and the browser; NULL: forgotten by now, or unknown.
    address TEXT,
    device TEXT
);
INSERT INTO "security_log" VALUES(1,'2026-11-28 22:22:23.270057','logged_in',1,NULL,'','127.0.0.1','unknown');
INSERT INTO "security_log" VALUES(2,'2026-11-28 22:22:23.514009','logged_in',2,NULL,'','127.0.0.1','unknown');
INSERT INTO "security_log" VALUES(3,'2026-11-28 22:22:23.567999','logged_in',12,NULL,'','127.0.0.1','unknown');
INSERT INTO "security_log" VALUES(4,'2026-11-28 22:22:23.682233','logged_in',8,NULL,'','127.0.0.1','unknown');
INSERT INTO "security_log" VALUES(5,'2026-11-28 22:22:23.730571','logged_in',11,NULL,'','127.0.0.1','unknown');
INSERT INTO "security_log" VALUES(6,'2026-11-28 22:22:24.299591','logged_in',1,NULL,'','127.0.0.1','unknown');
INSERT INTO "security_log" VALUES(7,'2026-11-28 22:22:24.392519','logged_in',4,NULL,'','127.0.0.1','unknown');
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
INSERT INTO "sessions" VALUES(1,'e3ebc4f86c01ce247d91bc72c27b23ee8c1a2e845495da974fa599cea54df55b',1,0,'unknown','2026-11-28 22:22:23.270057','2026-11-28 22:22:23.270057');
INSERT INTO "sessions" VALUES(2,'bcc334975001a3456a1e8ff330b502c0e2d9e7da6565a692061646aec2ad78ef',2,0,'unknown','2026-11-28 22:22:23.514009','2026-11-28 22:22:23.514009');
INSERT INTO "sessions" VALUES(3,'26d88de7fda50edee1f22bf4e8630adbed49210c5ec5f3fee5ff3e29f40c3449',12,0,'unknown','2026-11-28 22:22:23.567999','2026-11-28 22:22:23.567999');
INSERT INTO "sessions" VALUES(4,'175f3d6b6d41d5b31ec1bd9c36ded10da777438a28dc785ead9ffe309956d6ee',8,0,'unknown','2026-11-28 22:22:23.682233','2026-11-28 22:22:23.682233');
INSERT INTO "sessions" VALUES(5,'1bdc06b0d51ffc10a65c9dd222360ee6499c5332280fc8642dacd8dacd285d6d',11,0,'unknown','2026-11-28 22:22:23.730571','2026-11-28 22:22:23.730571');
INSERT INTO "sessions" VALUES(6,'b52f56f9b51f86735b49479589332a0caa2dcb2902f728ecf2e3277015e5501f',1,0,'unknown','2026-11-28 22:22:24.299591','2026-11-28 22:22:24.299591');
INSERT INTO "sessions" VALUES(7,'4e88ebaf37563ccf55bca160755f79b2a3519685aae1f2e2d108abfbdf54c282',4,0,'unknown','2026-11-28 22:22:24.392519','2026-11-28 22:22:24.392519');
CREATE TABLE site_settings (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE skipped_games (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game_id BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    until TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, game_id)
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
CREATE TABLE tournament_events (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE RESTRICT,
    -- 0 is the first; there is no gap.
    number INTEGER NOT NULL,
    at TIMESTAMP NOT NULL,
    -- "player:7", "director:3", "system".
    actor TEXT NOT NULL,
    -- As JSON.
    event TEXT NOT NULL,
    PRIMARY KEY (tournament_id, number)
);
INSERT INTO "tournament_events" VALUES(1,0,'2026-09-29 22:22:10.031456','director:12','{"announced":{"terms":{"name":"Spring Round Robin","description":"","format":{"round_robin":{"section_size":5,"cycles":"single","pace":"all_at_once"}},"numbering":"by_lot","games":{"control":"per_move 432000","vacation":true,"draw_rule":"claimed","conditional":true,"rated":true,"assistance":"books databases"},"entry":{"by_invitation":false,"min_rating":null,"max_rating":null,"min_games":null,"max_timeouts_percent":null,"max_days_a_move":null,"max_running_games":null},"entries_open_at":null,"start":"when_full","capacity":5,"tie_breaks":"WIN SB DE RTNG/R","scoring":"2 1 0","visibility":"everything","repeats":false,"out_after_two_timeouts":false},"director":12,"deputy":null}}');
INSERT INTO "tournament_events" VALUES(1,1,'2026-09-29 22:22:10.031456','director:12','{"lot_committed":{"purpose":"numbers","commitment":"1bdaf7289225397725eaf35e6c51a14a9f78ad72fe782aeac39bdaf210065443"}}');
INSERT INTO "tournament_events" VALUES(1,2,'2026-09-29 22:22:10.031456','player:1','{"entered":{"player":1}}');
INSERT INTO "tournament_events" VALUES(1,3,'2026-09-29 22:22:10.031456','player:2','{"entered":{"player":2}}');
INSERT INTO "tournament_events" VALUES(1,4,'2026-09-29 22:22:10.031456','player:3','{"entered":{"player":3}}');
INSERT INTO "tournament_events" VALUES(1,5,'2026-09-29 22:22:10.031456','player:4','{"entered":{"player":4}}');
INSERT INTO "tournament_events" VALUES(1,6,'2026-09-29 22:22:10.031456','player:5','{"entered":{"player":5}}');
INSERT INTO "tournament_events" VALUES(1,7,'2026-09-29 22:22:10.031456','system','{"lot_drawn":{"purpose":"numbers","secret":"be111de04093b83f103ed7487d8d9792f1924f3614c96ebad0bec70e707a8c85"}}');
INSERT INTO "tournament_events" VALUES(1,8,'2026-09-29 22:22:10.031456','system','{"started":{"sections":[[{"player":2,"rating":null},{"player":4,"rating":null},{"player":1,"rating":null},{"player":3,"rating":null},{"player":5,"rating":null}]]}}');
INSERT INTO "tournament_events" VALUES(1,9,'2026-09-29 22:22:10.031456','system','{"games_started":{"games":[{"id":15,"section":1,"round":1,"board":1,"game":1,"white":2,"black":5,"kind":"regular"},{"id":16,"section":1,"round":1,"board":2,"game":1,"white":3,"black":4,"kind":"regular"},{"id":17,"section":1,"round":2,"board":1,"game":1,"white":5,"black":3,"kind":"regular"},{"id":18,"section":1,"round":2,"board":2,"game":1,"white":1,"black":2,"kind":"regular"},{"id":19,"section":1,"round":3,"board":1,"game":1,"white":3,"black":1,"kind":"regular"},{"id":20,"section":1,"round":3,"board":2,"game":1,"white":4,"black":5,"kind":"regular"},{"id":21,"section":1,"round":4,"board":1,"game":1,"white":1,"black":4,"kind":"regular"},{"id":22,"section":1,"round":4,"board":2,"game":1,"white":2,"black":3,"kind":"regular"},{"id":23,"section":1,"round":5,"board":1,"game":1,"white":4,"black":2,"kind":"regular"},{"id":24,"section":1,"round":5,"board":2,"game":1,"white":5,"black":1,"kind":"regular"}]}}');
INSERT INTO "tournament_events" VALUES(1,10,'2026-10-29 22:22:10.031456','system','"finished"');
INSERT INTO "tournament_events" VALUES(2,0,'2026-11-25 22:22:10.031456','director:12','{"announced":{"terms":{"name":"Autumn Round Robin","description":"","format":{"round_robin":{"section_size":5,"cycles":"single","pace":"all_at_once"}},"numbering":"by_lot","games":{"control":"per_move 432000","vacation":true,"draw_rule":"claimed","conditional":true,"rated":true,"assistance":"books databases"},"entry":{"by_invitation":false,"min_rating":null,"max_rating":null,"min_games":null,"max_timeouts_percent":null,"max_days_a_move":null,"max_running_games":null},"entries_open_at":null,"start":"when_full","capacity":5,"tie_breaks":"WIN SB DE RTNG/R","scoring":"2 1 0","visibility":"everything","repeats":false,"out_after_two_timeouts":false},"director":12,"deputy":null}}');
INSERT INTO "tournament_events" VALUES(2,1,'2026-11-25 22:22:10.031456','director:12','{"lot_committed":{"purpose":"numbers","commitment":"5aca0a58fbaa98d12f09b43bda52fb0898f7b84dd4a8a3b69f429e239baaa843"}}');
INSERT INTO "tournament_events" VALUES(2,2,'2026-11-25 22:22:10.031456','player:1','{"entered":{"player":1}}');
INSERT INTO "tournament_events" VALUES(2,3,'2026-11-25 22:22:10.031456','player:2','{"entered":{"player":2}}');
INSERT INTO "tournament_events" VALUES(2,4,'2026-11-25 22:22:10.031456','player:3','{"entered":{"player":3}}');
INSERT INTO "tournament_events" VALUES(2,5,'2026-11-25 22:22:10.031456','player:4','{"entered":{"player":4}}');
INSERT INTO "tournament_events" VALUES(2,6,'2026-11-25 22:22:10.031456','player:5','{"entered":{"player":5}}');
INSERT INTO "tournament_events" VALUES(1,11,'2026-11-25 22:22:10.031456','system','"finalized"');
INSERT INTO "tournament_events" VALUES(2,7,'2026-11-25 22:22:10.031456','system','{"lot_drawn":{"purpose":"numbers","secret":"efe2844601a52a00964c1e60d6e8fe002e74bb14567ead4fae9e6730fe91eb5f"}}');
INSERT INTO "tournament_events" VALUES(2,8,'2026-11-25 22:22:10.031456','system','{"started":{"sections":[[{"player":1,"rating":null},{"player":4,"rating":null},{"player":2,"rating":null},{"player":3,"rating":null},{"player":5,"rating":null}]]}}');
INSERT INTO "tournament_events" VALUES(2,9,'2026-11-25 22:22:10.031456','system','{"games_started":{"games":[{"id":25,"section":1,"round":1,"board":1,"game":1,"white":2,"black":5,"kind":"regular"},{"id":26,"section":1,"round":1,"board":2,"game":1,"white":3,"black":4,"kind":"regular"},{"id":27,"section":1,"round":2,"board":1,"game":1,"white":5,"black":3,"kind":"regular"},{"id":28,"section":1,"round":2,"board":2,"game":1,"white":1,"black":2,"kind":"regular"},{"id":29,"section":1,"round":3,"board":1,"game":1,"white":3,"black":1,"kind":"regular"},{"id":30,"section":1,"round":3,"board":2,"game":1,"white":4,"black":5,"kind":"regular"},{"id":31,"section":1,"round":4,"board":1,"game":1,"white":1,"black":4,"kind":"regular"},{"id":32,"section":1,"round":4,"board":2,"game":1,"white":2,"black":3,"kind":"regular"},{"id":33,"section":1,"round":5,"board":1,"game":1,"white":4,"black":2,"kind":"regular"},{"id":34,"section":1,"round":5,"board":2,"game":1,"white":5,"black":1,"kind":"regular"}]}}');
INSERT INTO "tournament_events" VALUES(3,0,'2026-11-08 22:22:10.031456','director:12','{"announced":{"terms":{"name":"Autumn Cup","description":"","format":{"knockout":{"games":2,"schedule":"two_at_a_time","ends_early":true,"drawn_match_rule":"decider"}},"numbering":"by_lot","games":{"control":"per_move 432000","vacation":true,"draw_rule":"claimed","conditional":true,"rated":true,"assistance":"books databases"},"entry":{"by_invitation":false,"min_rating":null,"max_rating":null,"min_games":null,"max_timeouts_percent":null,"max_days_a_move":null,"max_running_games":null},"entries_open_at":null,"start":"when_full","capacity":8,"tie_breaks":"WIN SB DE RTNG/R","scoring":"2 1 0","visibility":"everything","repeats":false,"out_after_two_timeouts":false},"director":12,"deputy":null}}');
INSERT INTO "tournament_events" VALUES(3,1,'2026-11-08 22:22:10.031456','director:12','{"lot_committed":{"purpose":"numbers","commitment":"13c4bb209a77af0e82365216f18466c53438b5885731117d1ade246da1c6fbca"}}');
INSERT INTO "tournament_events" VALUES(3,2,'2026-11-08 22:22:10.031456','player:1','{"entered":{"player":1}}');
INSERT INTO "tournament_events" VALUES(3,3,'2026-11-08 22:22:10.031456','player:2','{"entered":{"player":2}}');
INSERT INTO "tournament_events" VALUES(3,4,'2026-11-08 22:22:10.031456','player:3','{"entered":{"player":3}}');
INSERT INTO "tournament_events" VALUES(3,5,'2026-11-08 22:22:10.031456','player:4','{"entered":{"player":4}}');
INSERT INTO "tournament_events" VALUES(3,6,'2026-11-08 22:22:10.031456','player:5','{"entered":{"player":5}}');
INSERT INTO "tournament_events" VALUES(3,7,'2026-11-08 22:22:10.031456','player:6','{"entered":{"player":6}}');
INSERT INTO "tournament_events" VALUES(3,8,'2026-11-08 22:22:10.031456','player:7','{"entered":{"player":7}}');
INSERT INTO "tournament_events" VALUES(3,9,'2026-11-08 22:22:10.031456','player:8','{"entered":{"player":8}}');
INSERT INTO "tournament_events" VALUES(3,10,'2026-11-08 22:22:10.031456','system','{"lot_drawn":{"purpose":"numbers","secret":"d3281d9499d5e6e06806c292cb7d67a590bad2d3e02a37d04c96cb6ddbde17fe"}}');
INSERT INTO "tournament_events" VALUES(3,11,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"first_color":{"round":1,"board":1}},"commitment":"9160fa09d02187e855af89ad4c874bc2e1018c3dab5cfb116cf5f7e603b9b3c4"}}');
INSERT INTO "tournament_events" VALUES(3,12,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"decider_color":{"round":1,"board":1}},"commitment":"987ef3557451a34255c7463af2e26315015f69180033af29dc16fc48c052ee53"}}');
INSERT INTO "tournament_events" VALUES(3,13,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"first_color":{"round":1,"board":2}},"commitment":"1ad2498fba8fd1d54c4dce596ceafe9dd66c60f08ac2a61b95cddb0b3ec3f5d2"}}');
INSERT INTO "tournament_events" VALUES(3,14,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"decider_color":{"round":1,"board":2}},"commitment":"0104dfb12754cff09247a985d9042e69728c5cfa928173096896ea1d3ad4d6a0"}}');
INSERT INTO "tournament_events" VALUES(3,15,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"first_color":{"round":1,"board":3}},"commitment":"d035ce18b9ba214ef419c58a459b6bda7d6fd98cf4ef7d48ed787d97d3e9dde6"}}');
INSERT INTO "tournament_events" VALUES(3,16,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"decider_color":{"round":1,"board":3}},"commitment":"d96d816c76b33c93d9394e78b84224db94e966ebe1a2014b72a10165870b55ab"}}');
INSERT INTO "tournament_events" VALUES(3,17,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"first_color":{"round":1,"board":4}},"commitment":"a7562f09e4b2988ee5b0b91f4dd052859a1ca7e4bfa1e58b909af6556a53c5f6"}}');
INSERT INTO "tournament_events" VALUES(3,18,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"decider_color":{"round":1,"board":4}},"commitment":"ef1c8f0941d71311b872e4f5417e805c745f53a2d96b66f1b334bec76e38a03b"}}');
INSERT INTO "tournament_events" VALUES(3,19,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"first_color":{"round":2,"board":1}},"commitment":"123caa20e6a674207f411c0745dac6e12867235bbdc68b6afdd7f02d393a6106"}}');
INSERT INTO "tournament_events" VALUES(3,20,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"decider_color":{"round":2,"board":1}},"commitment":"713990827eb8d949f07a5231f4cfc29d65b8867be5dc7758cf8ffdbdab082285"}}');
INSERT INTO "tournament_events" VALUES(3,21,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"first_color":{"round":2,"board":2}},"commitment":"ff23eb9798f1133abfbcc9b825b493e7b1732ce32af732b3723a671606c9b19d"}}');
INSERT INTO "tournament_events" VALUES(3,22,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"decider_color":{"round":2,"board":2}},"commitment":"3016de215c8d4166bb5853e00434d712b80563a9ff4b80be0fed4467311e68f5"}}');
INSERT INTO "tournament_events" VALUES(3,23,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"first_color":{"round":3,"board":1}},"commitment":"85e021b9ddcbef1db002174bd8025962fdb5b254d65f325364039040a3b94d82"}}');
INSERT INTO "tournament_events" VALUES(3,24,'2026-11-08 22:22:10.031456','system','{"lot_committed":{"purpose":{"decider_color":{"round":3,"board":1}},"commitment":"d9122035537da9635ae376d44fe62087b146e1b9b4582b212b7af6f1e5da111f"}}');
INSERT INTO "tournament_events" VALUES(3,25,'2026-11-08 22:22:10.031456','system','{"started":{"sections":[[{"player":8,"rating":null},{"player":2,"rating":null},{"player":4,"rating":null},{"player":5,"rating":null},{"player":3,"rating":null},{"player":7,"rating":null},{"player":1,"rating":null},{"player":6,"rating":null}]]}}');
INSERT INTO "tournament_events" VALUES(3,26,'2026-11-08 22:22:10.031456','system','{"lot_drawn":{"purpose":{"first_color":{"round":1,"board":1}},"secret":"f7ff98916ab864ed7a0ce06654451bb6913083854673fa790b4735ff2204b4ee"}}');
INSERT INTO "tournament_events" VALUES(3,27,'2026-11-08 22:22:10.031456','system','{"lot_drawn":{"purpose":{"first_color":{"round":1,"board":2}},"secret":"cfab638ec5e7c779b2298d8f783820d6bf86cf49bd8401c43e020606caf54e59"}}');
INSERT INTO "tournament_events" VALUES(3,28,'2026-11-08 22:22:10.031456','system','{"lot_drawn":{"purpose":{"first_color":{"round":1,"board":3}},"secret":"ddb5477973543fe1ac6950ad4539b0e1bfd53477ed1c0b8ac07fdd44b7cdd09a"}}');
INSERT INTO "tournament_events" VALUES(3,29,'2026-11-08 22:22:10.031456','system','{"lot_drawn":{"purpose":{"first_color":{"round":1,"board":4}},"secret":"95f9296738dcb488c15d6b7b0b4c2de2b134f131f4ade491cb29fa0b77dab883"}}');
INSERT INTO "tournament_events" VALUES(3,30,'2026-11-08 22:22:10.031456','system','{"games_started":{"games":[{"id":35,"section":1,"round":1,"board":1,"game":1,"white":8,"black":1,"kind":"regular"},{"id":36,"section":1,"round":1,"board":1,"game":2,"white":1,"black":8,"kind":"regular"}]}}');
INSERT INTO "tournament_events" VALUES(3,31,'2026-11-08 22:22:10.031456','system','{"games_started":{"games":[{"id":37,"section":1,"round":1,"board":3,"game":1,"white":7,"black":2,"kind":"regular"},{"id":38,"section":1,"round":1,"board":3,"game":2,"white":2,"black":7,"kind":"regular"}]}}');
INSERT INTO "tournament_events" VALUES(3,32,'2026-11-08 22:22:10.031456','system','{"games_started":{"games":[{"id":39,"section":1,"round":1,"board":4,"game":1,"white":6,"black":3,"kind":"regular"},{"id":40,"section":1,"round":1,"board":4,"game":2,"white":3,"black":6,"kind":"regular"}]}}');
INSERT INTO "tournament_events" VALUES(3,33,'2026-11-08 22:22:10.031456','system','{"games_started":{"games":[{"id":41,"section":1,"round":1,"board":2,"game":1,"white":5,"black":4,"kind":"regular"},{"id":42,"section":1,"round":1,"board":2,"game":2,"white":4,"black":5,"kind":"regular"}]}}');
INSERT INTO "tournament_events" VALUES(3,34,'2026-11-25 22:22:10.031456','system','{"match_decided":{"round":1,"board":1,"advancing":8}}');
INSERT INTO "tournament_events" VALUES(3,35,'2026-11-25 22:22:10.031456','system','{"match_decided":{"round":1,"board":2,"advancing":5}}');
INSERT INTO "tournament_events" VALUES(3,36,'2026-11-25 22:22:10.031456','system','{"match_decided":{"round":1,"board":3,"advancing":2}}');
INSERT INTO "tournament_events" VALUES(3,37,'2026-11-25 22:22:10.031456','system','{"match_decided":{"round":1,"board":4,"advancing":6}}');
INSERT INTO "tournament_events" VALUES(3,38,'2026-11-25 22:22:10.031456','system','{"lot_drawn":{"purpose":{"first_color":{"round":2,"board":1}},"secret":"ff67e8ad23e568473a90f569108fd50a9710ec4d8aa281f85e6cf1697abd843c"}}');
INSERT INTO "tournament_events" VALUES(3,39,'2026-11-25 22:22:10.031456','system','{"lot_drawn":{"purpose":{"first_color":{"round":2,"board":2}},"secret":"3f56bd54fb0172014e1861dd38847b2f34587a21eb7590f6c02306c9fbe80b07"}}');
INSERT INTO "tournament_events" VALUES(3,40,'2026-11-25 22:22:10.031456','system','{"games_started":{"games":[{"id":43,"section":1,"round":2,"board":2,"game":1,"white":2,"black":6,"kind":"regular"},{"id":44,"section":1,"round":2,"board":2,"game":2,"white":6,"black":2,"kind":"regular"}]}}');
INSERT INTO "tournament_events" VALUES(3,41,'2026-11-25 22:22:10.031456','system','{"games_started":{"games":[{"id":45,"section":1,"round":2,"board":1,"game":1,"white":8,"black":5,"kind":"regular"},{"id":46,"section":1,"round":2,"board":1,"game":2,"white":5,"black":8,"kind":"regular"}]}}');
INSERT INTO "tournament_events" VALUES(4,0,'2026-11-28 22:22:10.031456','director:12','{"announced":{"terms":{"name":"Winter Cup","description":"","format":{"knockout":{"games":2,"schedule":"two_at_a_time","ends_early":true,"drawn_match_rule":"decider"}},"numbering":"by_lot","games":{"control":"per_move 432000","vacation":true,"draw_rule":"claimed","conditional":true,"rated":true,"assistance":"books databases"},"entry":{"by_invitation":false,"min_rating":null,"max_rating":null,"min_games":null,"max_timeouts_percent":null,"max_days_a_move":null,"max_running_games":null},"entries_open_at":null,"start":"when_full","capacity":16,"tie_breaks":"WIN SB DE RTNG/R","scoring":"2 1 0","visibility":"everything","repeats":false,"out_after_two_timeouts":false},"director":12,"deputy":null}}');
INSERT INTO "tournament_events" VALUES(4,1,'2026-11-28 22:22:10.031456','director:12','{"lot_committed":{"purpose":"numbers","commitment":"77f8960addf00e3fbd2801025d7aa4b83c760fe6ae8f6b717a954c22fba0f87d"}}');
INSERT INTO "tournament_events" VALUES(4,2,'2026-11-28 22:22:10.031456','player:1','{"entered":{"player":1}}');
INSERT INTO "tournament_events" VALUES(4,3,'2026-11-28 22:22:10.031456','player:2','{"entered":{"player":2}}');
INSERT INTO "tournament_events" VALUES(4,4,'2026-11-28 22:22:10.031456','player:3','{"entered":{"player":3}}');
INSERT INTO "tournament_events" VALUES(4,5,'2026-11-28 22:22:10.031456','player:4','{"entered":{"player":4}}');
INSERT INTO "tournament_events" VALUES(4,6,'2026-11-28 22:22:10.031456','player:5','{"entered":{"player":5}}');
INSERT INTO "tournament_events" VALUES(4,7,'2026-11-28 22:22:10.031456','player:6','{"entered":{"player":6}}');
INSERT INTO "tournament_events" VALUES(5,0,'2026-11-18 22:22:10.031456','player:1','{"announced":{"terms":{"name":"Match","description":"","format":{"match":{"games":4,"schedule":"one_by_one","ends_early":true}},"numbering":"by_lot","games":{"control":"per_move 432000","vacation":true,"draw_rule":"claimed","conditional":true,"rated":false,"assistance":"books databases"},"entry":{"by_invitation":false,"min_rating":null,"max_rating":null,"min_games":null,"max_timeouts_percent":null,"max_days_a_move":null,"max_running_games":null},"entries_open_at":null,"start":"when_full","capacity":2,"tie_breaks":"WIN SB DE RTNG/R","scoring":"2 1 0","visibility":"everything","repeats":false,"out_after_two_timeouts":false},"director":null,"deputy":null}}');
INSERT INTO "tournament_events" VALUES(5,1,'2026-11-18 22:22:10.031456','player:1','{"lot_committed":{"purpose":"numbers","commitment":"1582395f0b99890c181eb0feaaf0f10e7c1958eb4fef17a4aeaa1f592f7bd114"}}');
INSERT INTO "tournament_events" VALUES(5,2,'2026-11-18 22:22:10.031456','player:1','{"entered":{"player":1}}');
INSERT INTO "tournament_events" VALUES(5,3,'2026-11-18 22:22:10.031456','player:2','{"entered":{"player":2}}');
INSERT INTO "tournament_events" VALUES(5,4,'2026-11-18 22:22:10.031456','system','{"lot_drawn":{"purpose":"numbers","secret":"8adfe62809f5f0ed488e672890a1b3c6598f6287bcb38a68e310a1e48b319024"}}');
INSERT INTO "tournament_events" VALUES(5,5,'2026-11-18 22:22:10.031456','system','{"started":{"sections":[[{"player":2,"rating":null},{"player":1,"rating":null}]]}}');
INSERT INTO "tournament_events" VALUES(5,6,'2026-11-18 22:22:10.031456','system','{"games_started":{"games":[{"id":47,"section":1,"round":1,"board":1,"game":1,"white":1,"black":2,"kind":"regular"}]}}');
INSERT INTO "tournament_events" VALUES(5,7,'2026-11-22 22:22:10.031456','system','{"games_started":{"games":[{"id":48,"section":1,"round":2,"board":1,"game":1,"white":2,"black":1,"kind":"regular"}]}}');
INSERT INTO "tournament_events" VALUES(5,8,'2026-11-28 22:22:23.598580','system','{"games_started":{"games":[{"id":49,"section":1,"round":3,"board":1,"game":1,"white":1,"black":2,"kind":"regular"}]}}');
CREATE TABLE tournament_games (
    game_id INTEGER PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE RESTRICT,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE RESTRICT,
    section INTEGER NOT NULL,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    -- Which game of a match.
    number INTEGER NOT NULL
);
INSERT INTO "tournament_games" VALUES(15,1,1,1,1,1);
INSERT INTO "tournament_games" VALUES(16,1,1,1,2,1);
INSERT INTO "tournament_games" VALUES(17,1,1,2,1,1);
INSERT INTO "tournament_games" VALUES(18,1,1,2,2,1);
INSERT INTO "tournament_games" VALUES(19,1,1,3,1,1);
INSERT INTO "tournament_games" VALUES(20,1,1,3,2,1);
INSERT INTO "tournament_games" VALUES(21,1,1,4,1,1);
INSERT INTO "tournament_games" VALUES(22,1,1,4,2,1);
INSERT INTO "tournament_games" VALUES(23,1,1,5,1,1);
INSERT INTO "tournament_games" VALUES(24,1,1,5,2,1);
INSERT INTO "tournament_games" VALUES(25,2,1,1,1,1);
INSERT INTO "tournament_games" VALUES(26,2,1,1,2,1);
INSERT INTO "tournament_games" VALUES(27,2,1,2,1,1);
INSERT INTO "tournament_games" VALUES(28,2,1,2,2,1);
INSERT INTO "tournament_games" VALUES(29,2,1,3,1,1);
INSERT INTO "tournament_games" VALUES(30,2,1,3,2,1);
INSERT INTO "tournament_games" VALUES(31,2,1,4,1,1);
INSERT INTO "tournament_games" VALUES(32,2,1,4,2,1);
INSERT INTO "tournament_games" VALUES(33,2,1,5,1,1);
INSERT INTO "tournament_games" VALUES(34,2,1,5,2,1);
INSERT INTO "tournament_games" VALUES(35,3,1,1,1,1);
INSERT INTO "tournament_games" VALUES(36,3,1,1,1,2);
INSERT INTO "tournament_games" VALUES(37,3,1,1,3,1);
INSERT INTO "tournament_games" VALUES(38,3,1,1,3,2);
INSERT INTO "tournament_games" VALUES(39,3,1,1,4,1);
INSERT INTO "tournament_games" VALUES(40,3,1,1,4,2);
INSERT INTO "tournament_games" VALUES(41,3,1,1,2,1);
INSERT INTO "tournament_games" VALUES(42,3,1,1,2,2);
INSERT INTO "tournament_games" VALUES(43,3,1,2,2,1);
INSERT INTO "tournament_games" VALUES(44,3,1,2,2,2);
INSERT INTO "tournament_games" VALUES(45,3,1,2,1,1);
INSERT INTO "tournament_games" VALUES(46,3,1,2,1,2);
INSERT INTO "tournament_games" VALUES(47,5,1,1,1,1);
INSERT INTO "tournament_games" VALUES(48,5,1,2,1,1);
INSERT INTO "tournament_games" VALUES(49,5,1,3,1,1);
CREATE TABLE tournament_lots (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE RESTRICT,
    -- "numbers"; "first_color 2 1": round and number of the match.
    purpose TEXT NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (tournament_id, purpose)
);
INSERT INTO "tournament_lots" VALUES(1,'numbers','be111de04093b83f103ed7487d8d9792f1924f3614c96ebad0bec70e707a8c85');
INSERT INTO "tournament_lots" VALUES(2,'numbers','efe2844601a52a00964c1e60d6e8fe002e74bb14567ead4fae9e6730fe91eb5f');
INSERT INTO "tournament_lots" VALUES(3,'numbers','d3281d9499d5e6e06806c292cb7d67a590bad2d3e02a37d04c96cb6ddbde17fe');
INSERT INTO "tournament_lots" VALUES(3,'first_color 1 1','f7ff98916ab864ed7a0ce06654451bb6913083854673fa790b4735ff2204b4ee');
INSERT INTO "tournament_lots" VALUES(3,'decider_color 1 1','030f68da051a04116f56bd31a0736cee6e9bfbba294563d53a55f48ba9577eb7');
INSERT INTO "tournament_lots" VALUES(3,'first_color 1 2','cfab638ec5e7c779b2298d8f783820d6bf86cf49bd8401c43e020606caf54e59');
INSERT INTO "tournament_lots" VALUES(3,'decider_color 1 2','5591c8c06a69d6200585b097fca49d7bfaa874f68d002e59983f798c2ce9ba68');
INSERT INTO "tournament_lots" VALUES(3,'first_color 1 3','ddb5477973543fe1ac6950ad4539b0e1bfd53477ed1c0b8ac07fdd44b7cdd09a');
INSERT INTO "tournament_lots" VALUES(3,'decider_color 1 3','13c45310435e03e8c7ba4affbf444f08e6c8703f6b7abe319a47fb3c60d550ca');
INSERT INTO "tournament_lots" VALUES(3,'first_color 1 4','95f9296738dcb488c15d6b7b0b4c2de2b134f131f4ade491cb29fa0b77dab883');
INSERT INTO "tournament_lots" VALUES(3,'decider_color 1 4','59466db59682808c5c67e79659f4fe6c03dc120fe90fb6fa1f5b293ff10ffbe3');
INSERT INTO "tournament_lots" VALUES(3,'first_color 2 1','ff67e8ad23e568473a90f569108fd50a9710ec4d8aa281f85e6cf1697abd843c');
INSERT INTO "tournament_lots" VALUES(3,'decider_color 2 1','265c552212c32616e7d5b939a3f0bb2db971f512af74966de2a0af20d4c9e11d');
INSERT INTO "tournament_lots" VALUES(3,'first_color 2 2','3f56bd54fb0172014e1861dd38847b2f34587a21eb7590f6c02306c9fbe80b07');
INSERT INTO "tournament_lots" VALUES(3,'decider_color 2 2','9a449395b40d5d64ae33f9f0d39f22694db950a63d757ff0fd9293c0968a4628');
INSERT INTO "tournament_lots" VALUES(3,'first_color 3 1','113e49f4990229248b7238097ec9d48382b98c95263bbacc3654a164a13924af');
INSERT INTO "tournament_lots" VALUES(3,'decider_color 3 1','8f83f372b349b5a9d155e0ab05b655fc06774ec65c570f8ca42c79fb71e0c98b');
INSERT INTO "tournament_lots" VALUES(4,'numbers','2a40e252d583c1a57810c04f1edadf467d985543786129eddcfc7debae270f4f');
INSERT INTO "tournament_lots" VALUES(5,'numbers','8adfe62809f5f0ed488e672890a1b3c6598f6287bcb38a68e310a1e48b319024');
CREATE TABLE tournament_mailings (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE RESTRICT,
    -- How many lines the log had.
    version INTEGER NOT NULL,
    -- What they tell. No check: a newer server may know more words.
    news TEXT NOT NULL,
    text TEXT NOT NULL,
    -- The last account that was told.
    told BIGINT NOT NULL,
    due_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, version)
);
CREATE TABLE tournament_players (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE RESTRICT,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
    -- NULL before the start.
    section INTEGER,
    pairing_number INTEGER,
    -- When and why the player withdrew after the start.
    withdrawn_at TIMESTAMP,
    withdrawal_ground TEXT, waiting_number INTEGER, next_edition_place_at TIMESTAMP,
    PRIMARY KEY (tournament_id, player_id)
);
INSERT INTO "tournament_players" VALUES(1,2,1,1,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(1,4,1,2,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(1,1,1,3,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(1,3,1,4,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(1,5,1,5,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(2,1,1,1,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(2,4,1,2,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(2,2,1,3,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(2,3,1,4,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(2,5,1,5,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(3,8,1,1,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(3,2,1,2,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(3,4,1,3,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(3,5,1,4,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(3,3,1,5,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(3,7,1,6,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(3,1,1,7,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(3,6,1,8,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(4,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(4,2,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(4,3,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(4,4,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(4,5,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(4,6,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(5,2,1,1,NULL,NULL,NULL,NULL);
INSERT INTO "tournament_players" VALUES(5,1,1,2,NULL,NULL,NULL,NULL);
CREATE TABLE "tournaments" (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name TEXT NOT NULL,
    format TEXT NOT NULL CHECK (format IN ('round_robin', 'match', 'knockout')),
    phase TEXT NOT NULL CHECK (phase IN ('announced', 'running', 'finished', 'final', 'cancelled')),
    visibility TEXT NOT NULL CHECK (visibility IN ('everything', 'finished_games', 'when_all_finished')),
    -- NULL: two players have agreed on it.
    director_id BIGINT REFERENCES players (id) ON DELETE RESTRICT,
    deputy_id BIGINT REFERENCES players (id) ON DELETE RESTRICT,
    -- How many have entered, the waiting list included, and how many may play.
    entrant_count INTEGER NOT NULL,
    places INTEGER NOT NULL,
    -- The day of the start; NULL: when it is full, or unknown.
    starts_at TIMESTAMP,
    announced_at TIMESTAMP NOT NULL,
    started_at TIMESTAMP,
    finished_at TIMESTAMP,
    -- When a job checks what follows from results and from time; NULL: nothing does.
    next_check_at TIMESTAMP,
    -- Counts games that ended or went on again: what a job has not seen is not taken for done.
    wakes INTEGER NOT NULL DEFAULT 0,
    -- The first of a standing offer; NULL: it is none.
    standing_offer BIGINT REFERENCES tournaments (id) ON DELETE RESTRICT,
    -- Drawn by the form: the same form sent twice makes one tournament.
    form_key TEXT NOT NULL UNIQUE,
    -- The hash of the last line of the log.
    log_head TEXT NOT NULL,
    -- Counts lines of the log; an update that finds another number lost a race.
    version INTEGER NOT NULL,
    -- Of a match that two players have agreed on: how many games it has. NULL: it was announced.
    series_games INTEGER
, edition_of BIGINT REFERENCES tournaments (id) ON DELETE RESTRICT, rated BOOLEAN NOT NULL DEFAULT TRUE, entry_conditions TEXT, entries_open_at TIMESTAMP);
INSERT INTO "tournaments" VALUES(1,'Spring Round Robin','round_robin','final','everything',12,NULL,5,5,NULL,'2026-09-29 22:22:10.031456','2026-09-29 22:22:10.031456','2026-10-29 22:22:10.031456',NULL,10,NULL,'Spring Round Robin','a1922f739d893348259cd514efa83aada0b93a6bf57377a250632bad9e13935c',12,NULL,NULL,1,'{"by_invitation":false,"min_rating":null,"max_rating":null,"min_games":null,"max_timeouts_percent":null,"max_days_a_move":null,"max_running_games":null}',NULL);
INSERT INTO "tournaments" VALUES(2,'Autumn Round Robin','round_robin','running','everything',12,NULL,5,5,NULL,'2026-11-25 22:22:10.031456','2026-11-25 22:22:10.031456',NULL,'2026-11-28 22:22:24.428812',7,NULL,'Autumn Round Robin','50ea9ff3d3c76f4f542c050d8bcd4aac7232300670fe3633ad019701bebef24d',10,NULL,NULL,1,'{"by_invitation":false,"min_rating":null,"max_rating":null,"min_games":null,"max_timeouts_percent":null,"max_days_a_move":null,"max_running_games":null}',NULL);
INSERT INTO "tournaments" VALUES(3,'Autumn Cup','knockout','running','everything',12,NULL,8,8,NULL,'2026-11-08 22:22:10.031456','2026-11-08 22:22:10.031456',NULL,NULL,9,NULL,'Autumn Cup','399a177c0369aee8c2f7c583af9bb32c6a94756715b53b148a224507b6247b73',42,NULL,NULL,1,'{"by_invitation":false,"min_rating":null,"max_rating":null,"min_games":null,"max_timeouts_percent":null,"max_days_a_move":null,"max_running_games":null}',NULL);
INSERT INTO "tournaments" VALUES(4,'Winter Cup','knockout','announced','everything',12,NULL,6,16,NULL,'2026-11-28 22:22:10.031456',NULL,NULL,NULL,0,NULL,'Winter Cup','e4e5748ae29b7d40761f98b79797bdede46fd3e9413286aadb256e8df990f5f6',8,NULL,NULL,1,'{"by_invitation":false,"min_rating":null,"max_rating":null,"min_games":null,"max_timeouts_percent":null,"max_days_a_move":null,"max_running_games":null}',NULL);
INSERT INTO "tournaments" VALUES(5,'Anna – Bernhard','match','running','everything',NULL,NULL,2,2,NULL,'2026-11-18 22:22:10.031456','2026-11-18 22:22:10.031456',NULL,NULL,2,NULL,'challenge 19','dd1c56d4d4a80640141782f7b33a489995a1ddbea0ff6c7d32ee4ccf5f2b8a84',9,4,NULL,0,'{"by_invitation":false,"min_rating":null,"max_rating":null,"min_games":null,"max_timeouts_percent":null,"max_days_a_move":null,"max_running_games":null}',NULL);
CREATE TABLE unseen_invitations (
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    PRIMARY KEY (player_id, tournament_id)
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
INSERT INTO "vacations" VALUES(1,10,'2026-11-28 22:22:10.031456','2026-12-07 23:00:00','2026-11-28','2026-12-07','Europe/Berlin','2026-11-28 22:22:10.031456');
CREATE TABLE verified_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    last_game_id BIGINT NOT NULL
, chains_verified_at TIMESTAMP, chain_findings TEXT NOT NULL DEFAULT '');
INSERT INTO "verified_games" VALUES(1,9223372036854775807,'2026-11-28 22:22:22.576142','');
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
CREATE TRIGGER audit_log_not_changed BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER audit_log_not_replaced BEFORE INSERT ON audit_log WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = NEW.id) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER audit_log_not_deleted BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE INDEX tournament_players_player ON tournament_players (player_id, tournament_id);
CREATE INDEX tournament_games_place ON tournament_games (tournament_id, section, round, board, number);
CREATE TRIGGER tournament_events_not_changed BEFORE UPDATE ON tournament_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER tournament_events_not_deleted BEFORE DELETE ON tournament_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE INDEX published_heads_publication ON published_heads (publication, owner, owner_id, version);
CREATE TRIGGER game_creations_not_changed BEFORE UPDATE ON game_creations BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER game_creations_not_replaced BEFORE INSERT ON game_creations WHEN EXISTS (SELECT 1 FROM game_creations WHERE number = NEW.number OR game_id = NEW.game_id) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER game_creations_not_deleted BEFORE DELETE ON game_creations BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER published_heads_not_changed BEFORE UPDATE ON published_heads BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER published_heads_not_deleted BEFORE DELETE ON published_heads BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE INDEX tournaments_next_check_at ON tournaments (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX tournaments_phase ON tournaments (phase, id);
CREATE INDEX tournaments_director ON tournaments (director_id);
CREATE INDEX tournaments_deputy ON tournaments (deputy_id);
CREATE INDEX link_requests_email_key ON link_requests (email_key, created_at);
CREATE INDEX link_requests_network ON link_requests (network, created_at);
CREATE INDEX link_requests_created_at ON link_requests (created_at);
CREATE INDEX link_requests_player ON link_requests (player_id);
CREATE INDEX link_requests_waiting ON link_requests (id) WHERE NOT answered;
CREATE INDEX challenges_created_at ON challenges (created_at);
CREATE INDEX challenges_opponent_created_at ON challenges (opponent_id, created_at);
CREATE TRIGGER game_events_not_changed BEFORE UPDATE ON game_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER game_events_not_deleted BEFORE DELETE ON game_events BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE INDEX name_skeletons_player ON name_skeletons (player_id);
CREATE INDEX security_log_player ON security_log (player_id, id);
CREATE INDEX security_log_actor ON security_log (actor_id);
CREATE INDEX security_log_address_at ON security_log (at) WHERE address IS NOT NULL;
CREATE TRIGGER game_events_not_replaced BEFORE INSERT ON game_events WHEN EXISTS (SELECT 1 FROM game_events WHERE game_id = NEW.game_id AND number = NEW.number) OR EXISTS (SELECT 1 FROM game_events WHERE rowid = NEW.rowid) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER tournament_events_not_replaced BEFORE INSERT ON tournament_events WHEN EXISTS (SELECT 1 FROM tournament_events WHERE tournament_id = NEW.tournament_id AND number = NEW.number) OR EXISTS (SELECT 1 FROM tournament_events WHERE rowid = NEW.rowid) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER published_heads_not_replaced BEFORE INSERT ON published_heads WHEN EXISTS (SELECT 1 FROM published_heads WHERE owner = NEW.owner AND owner_id = NEW.owner_id AND version = NEW.version) OR EXISTS (SELECT 1 FROM published_heads WHERE rowid = NEW.rowid) BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER log_publications_not_changed BEFORE UPDATE ON log_publications WHEN OLD.head <> '' OR NEW.number <> OLD.number OR NEW.day <> OLD.day BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER log_publications_not_replaced BEFORE INSERT ON log_publications WHEN EXISTS (SELECT 1 FROM log_publications WHERE (number = NEW.number OR day = NEW.day) AND head <> '') BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE TRIGGER log_publications_not_deleted BEFORE DELETE ON log_publications WHEN OLD.head <> '' BEGIN SELECT RAISE(ABORT, 'the log is not edited'); END;
CREATE INDEX game_events_replaced ON game_events (game_id) WHERE kind = 'player_replaced';
CREATE INDEX game_events_adjudicated ON game_events (actor) WHERE kind = 'adjudicated';
CREATE UNIQUE INDEX tournaments_edition_of ON tournaments (edition_of) WHERE edition_of IS NOT NULL AND phase <> 'cancelled';
CREATE INDEX delayed_moves_check_at ON delayed_moves (check_at);
CREATE INDEX safety_moves_check_at ON safety_moves (check_at);
CREATE INDEX unseen_invitations_tournament ON unseen_invitations (tournament_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('heartbeat',1);
INSERT INTO "sqlite_sequence" VALUES('verified_games',1);
INSERT INTO "sqlite_sequence" VALUES('game_creation_chain',1);
INSERT INTO "sqlite_sequence" VALUES('tournaments',5);
INSERT INTO "sqlite_sequence" VALUES('security_log',7);
INSERT INTO "sqlite_sequence" VALUES('tokens',12);
INSERT INTO "sqlite_sequence" VALUES('players',13);
INSERT INTO "sqlite_sequence" VALUES('link_requests',12);
INSERT INTO "sqlite_sequence" VALUES('challenges',19);
INSERT INTO "sqlite_sequence" VALUES('games',50);
INSERT INTO "sqlite_sequence" VALUES('outbox',1183);
INSERT INTO "sqlite_sequence" VALUES('pending_rating_weeks',64);
INSERT INTO "sqlite_sequence" VALUES('vacations',1);
INSERT INTO "sqlite_sequence" VALUES('sessions',7);
INSERT INTO "sqlite_sequence" VALUES('audit_log',1);
COMMIT;
