BEGIN TRANSACTION;
CREATE TABLE accounts (
	identity VARCHAR(32) NOT NULL, 
	login VARCHAR(80) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	created DATETIME NOT NULL, 
	CONSTRAINT pk_accounts PRIMARY KEY (identity), 
	CONSTRAINT fk_accounts_identity FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO "accounts" VALUES('ada','ada','$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$not-a-password','2026-11-16 18:00:00.000000');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE identities (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created DATETIME NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_identities PRIMARY KEY (id)
);
INSERT INTO "identities" VALUES('ada','Ada','2026-11-16 16:27:07.740366',2);
INSERT INTO "identities" VALUES('ben','Bén ☕ van der Zee','2026-11-16 16:27:07.749961',0);
CREATE TABLE rows (
	table_id VARCHAR(32) NOT NULL, 
	ordinal INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(4) NOT NULL, 
	words JSON NOT NULL, 
	CONSTRAINT pk_rows PRIMARY KEY (table_id, ordinal), 
	CONSTRAINT ck_rows_kind CHECK (kind in ('act', 'undo')), 
	CONSTRAINT fk_rows_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rows" VALUES('finished',0,0,'act','["bid", 0]');
INSERT INTO "rows" VALUES('finished',1,1,'act','["bid", 0]');
INSERT INTO "rows" VALUES('finished',2,0,'act','["rest"]');
INSERT INTO "rows" VALUES('finished',3,1,'act','["rest"]');
INSERT INTO "rows" VALUES('finished',4,0,'act','["rest"]');
INSERT INTO "rows" VALUES('finished',5,1,'act','["rest"]');
INSERT INTO "rows" VALUES('finished',6,0,'act','["bid", 0]');
INSERT INTO "rows" VALUES('finished',7,1,'act','["bid", 0]');
INSERT INTO "rows" VALUES('finished',8,0,'act','["rest"]');
INSERT INTO "rows" VALUES('finished',9,1,'act','["rest"]');
INSERT INTO "rows" VALUES('finished',10,0,'act','["rest"]');
INSERT INTO "rows" VALUES('finished',11,1,'act','["rest"]');
INSERT INTO "rows" VALUES('finished',12,0,'act','["bid", 0]');
INSERT INTO "rows" VALUES('finished',13,1,'act','["bid", 0]');
INSERT INTO "rows" VALUES('finished',14,0,'act','["rest"]');
INSERT INTO "rows" VALUES('finished',15,1,'act','["rest"]');
INSERT INTO "rows" VALUES('finished',16,0,'act','["rest"]');
INSERT INTO "rows" VALUES('finished',17,1,'act','["rest"]');
INSERT INTO "rows" VALUES('imported',0,0,'act','["bid", 0]');
INSERT INTO "rows" VALUES('imported',1,1,'act','["bid", 0]');
INSERT INTO "rows" VALUES('imported',2,0,'act','["rest"]');
INSERT INTO "rows" VALUES('imported',3,1,'act','["rest"]');
INSERT INTO "rows" VALUES('imported',4,0,'act','["rest"]');
INSERT INTO "rows" VALUES('imported',5,1,'act','["rest"]');
INSERT INTO "rows" VALUES('imported',6,0,'act','["bid", 0]');
INSERT INTO "rows" VALUES('imported',7,1,'act','["bid", 0]');
INSERT INTO "rows" VALUES('imported',8,0,'act','["rest"]');
INSERT INTO "rows" VALUES('imported',9,1,'act','["rest"]');
INSERT INTO "rows" VALUES('imported',10,0,'act','["rest"]');
INSERT INTO "rows" VALUES('imported',11,1,'act','["rest"]');
INSERT INTO "rows" VALUES('imported',12,0,'act','["bid", 0]');
INSERT INTO "rows" VALUES('imported',13,1,'act','["bid", 0]');
INSERT INTO "rows" VALUES('imported',14,0,'act','["rest"]');
INSERT INTO "rows" VALUES('imported',15,1,'act','["rest"]');
INSERT INTO "rows" VALUES('imported',16,0,'act','["rest"]');
INSERT INTO "rows" VALUES('imported',17,1,'act','["rest"]');
INSERT INTO "rows" VALUES('running',0,0,'act','["bid", 2]');
INSERT INTO "rows" VALUES('running',1,1,'act','["bid", 1]');
INSERT INTO "rows" VALUES('running',2,0,'undo','[1]');
INSERT INTO "rows" VALUES('running',3,0,'act','["bid", 0]');
INSERT INTO "rows" VALUES('with-a-bot',0,0,'act','["bid", 0]');
INSERT INTO "rows" VALUES('noria',0,0,'act','["take", "energy"]');
INSERT INTO "rows" VALUES('noria',1,1,'act','["take", "obsidian"]');
INSERT INTO "rows" VALUES('noria',2,0,'act','["delegate", "research"]');
INSERT INTO "rows" VALUES('noria',3,1,'act','["delegate", "refinement"]');
INSERT INTO "rows" VALUES('noria',4,0,'act','["night-shift", "large"]');
INSERT INTO "rows" VALUES('noria',5,0,'act','["end", "action"]');
INSERT INTO "rows" VALUES('noria',6,1,'act','["end", "influence"]');
INSERT INTO "rows" VALUES('noria',7,1,'act','["activate", "large-centre"]');
INSERT INTO "rows" VALUES('noria',8,1,'act','["inspect", "medium-right"]');
INSERT INTO "rows" VALUES('noria',9,1,'act','["seat", "specialisation"]');
INSERT INTO "rows" VALUES('noria',10,1,'act','["remove", "refinement"]');
INSERT INTO "rows" VALUES('noria',11,0,'act','["end", "action"]');
INSERT INTO "rows" VALUES('noria',12,1,'act','["night-shift", "large"]');
INSERT INTO "rows" VALUES('noria',13,1,'act','["activate", "large-right"]');
INSERT INTO "rows" VALUES('noria',14,1,'act','["improve", "large-centre"]');
INSERT INTO "rows" VALUES('noria',15,1,'act','["inspect", "small-bottom"]');
INSERT INTO "rows" VALUES('noria',16,1,'act','["seat", "research"]');
INSERT INTO "rows" VALUES('noria',17,1,'act','["remove", "refinement"]');
INSERT INTO "rows" VALUES('noria',18,0,'act','["activate", "large-left"]');
INSERT INTO "rows" VALUES('noria',19,1,'act','["activate", "large-left"]');
INSERT INTO "rows" VALUES('noria',20,0,'act','["inspect", "medium-left"]');
INSERT INTO "rows" VALUES('noria',21,0,'act','["inspect", "small-bottom"]');
INSERT INTO "rows" VALUES('noria',22,0,'act','["activate", "large-left"]');
INSERT INTO "rows" VALUES('noria',23,0,'act','["improve", "small-bottom"]');
INSERT INTO "rows" VALUES('noria',24,0,'act','["seat", "refinement"]');
INSERT INTO "rows" VALUES('noria',25,0,'act','["remove", "settlement"]');
INSERT INTO "rows" VALUES('noria',26,1,'act','["inspect", "small-bottom"]');
INSERT INTO "rows" VALUES('noria',27,1,'act','["end", "action"]');
INSERT INTO "rows" VALUES('noria',28,1,'act','["seat", "refinement"]');
INSERT INTO "rows" VALUES('noria',29,1,'act','["remove", "division"]');
INSERT INTO "rows" VALUES('noria',30,0,'act','["end", "influence"]');
INSERT INTO "rows" VALUES('noria',31,0,'act','["inspect", "medium-right"]');
INSERT INTO "rows" VALUES('noria',32,0,'act','["activate", "large-right"]');
INSERT INTO "rows" VALUES('noria',33,0,'act','["seat", "exploration"]');
INSERT INTO "rows" VALUES('noria',34,0,'act','["remove", "settlement"]');
INSERT INTO "rows" VALUES('noria',35,1,'act','["end", "action"]');
INSERT INTO "rows" VALUES('noria',36,0,'act','["activate", "small-bottom"]');
INSERT INTO "rows" VALUES('noria',37,0,'act','["buy", "tools"]');
INSERT INTO "rows" VALUES('noria',38,0,'act','["pay", "energy"]');
INSERT INTO "rows" VALUES('noria',39,0,'act','["activate", "medium-left"]');
INSERT INTO "rows" VALUES('noria',40,0,'act','["explore"]');
INSERT INTO "rows" VALUES('noria',41,0,'act','["build", 2]');
INSERT INTO "rows" VALUES('noria',42,0,'act','["inspect", "large-centre"]');
INSERT INTO "rows" VALUES('noria',43,0,'act','["place", "tools", "medium-upper-left"]');
INSERT INTO "rows" VALUES('noria',44,1,'act','["end", "action"]');
INSERT INTO "rows" VALUES('noria',45,0,'act','["modify", "large-right"]');
INSERT INTO "rows" VALUES('noria',46,0,'act','["to", "large-left"]');
INSERT INTO "rows" VALUES('noria',47,0,'act','["inspect", "large-left"]');
INSERT INTO "rows" VALUES('noria',48,1,'act','["activate", "medium-right"]');
INSERT INTO "rows" VALUES('noria',49,1,'act','["inspect", "large-right"]');
INSERT INTO "rows" VALUES('noria',50,0,'act','["night-shift", "medium"]');
INSERT INTO "rows" VALUES('noria',51,0,'act','["inspect", "small-bottom"]');
INSERT INTO "rows" VALUES('noria',52,0,'act','["inspect", "medium-right"]');
INSERT INTO "rows" VALUES('noria',53,0,'act','["activate", "large-centre"]');
INSERT INTO "rows" VALUES('noria',54,0,'act','["end", "action"]');
INSERT INTO "rows" VALUES('noria',55,0,'act','["seat", "division"]');
INSERT INTO "rows" VALUES('noria',56,0,'act','["remove", "exploration"]');
INSERT INTO "rows" VALUES('noria',57,1,'act','["night-shift", "medium"]');
INSERT INTO "rows" VALUES('noria',58,1,'act','["inspect", "small-bottom"]');
INSERT INTO "rows" VALUES('noria',59,1,'act','["inspect", "medium-right"]');
INSERT INTO "rows" VALUES('noria',60,1,'act','["double", "large-centre"]');
INSERT INTO "rows" VALUES('noria',61,1,'act','["seat", "specialisation"]');
INSERT INTO "rows" VALUES('noria',62,1,'act','["remove", "division"]');
INSERT INTO "rows" VALUES('noria',63,0,'act','["modify", "small-top"]');
INSERT INTO "rows" VALUES('noria',64,0,'act','["to", "large-upper-right"]');
INSERT INTO "rows" VALUES('noria',65,0,'act','["activate", "medium-left"]');
INSERT INTO "rows" VALUES('noria',66,0,'act','["improve", "large-left"]');
INSERT INTO "rows" VALUES('noria',67,0,'act','["inspect", "large-centre"]');
INSERT INTO "rows" VALUES('noria',68,1,'act','["activate", "medium-left"]');
INSERT INTO "rows" VALUES('noria',69,1,'act','["travel", "island-2"]');
INSERT INTO "rows" VALUES('noria',70,1,'act','["pay", "mycelium"]');
INSERT INTO "rows" VALUES('noria',71,1,'act','["build", 0]');
INSERT INTO "rows" VALUES('noria',72,1,'act','["inspect", "large-left"]');
INSERT INTO "rows" VALUES('noria',73,0,'act','["modify", "medium-upper-left"]');
INSERT INTO "rows" VALUES('noria',74,0,'act','["to", "large-upper-right"]');
INSERT INTO "rows" VALUES('noria',75,0,'act','["end", "action"]');
INSERT INTO "rows" VALUES('noria',76,1,'act','["modify", "large-upper-right"]');
INSERT INTO "rows" VALUES('noria',77,1,'act','["to", "small-bottom"]');
INSERT INTO "rows" VALUES('noria',78,1,'act','["activate", "large-left"]');
INSERT INTO "rows" VALUES('noria',79,1,'act','["improve", "large-upper-right"]');
INSERT INTO "rows" VALUES('noria',80,1,'act','["end", "action"]');
INSERT INTO "rows" VALUES('noria',81,0,'act','["inspect", "medium-left"]');
INSERT INTO "rows" VALUES('noria',82,0,'act','["double", "large-centre"]');
INSERT INTO "rows" VALUES('noria',83,0,'act','["invest", "settlement"]');
INSERT INTO "rows" VALUES('noria',84,0,'act','["buy", "mycelium"]');
INSERT INTO "rows" VALUES('noria',85,0,'act','["place", "mycelium", "large-left"]');
INSERT INTO "rows" VALUES('noria',86,1,'act','["inspect", "large-right"]');
INSERT INTO "rows" VALUES('noria',87,0,'act','["modify", "medium-right"]');
INSERT INTO "rows" VALUES('noria',88,0,'act','["to", "large-right"]');
INSERT INTO "rows" VALUES('noria',89,0,'act','["inspect", "large-left"]');
INSERT INTO "rows" VALUES('noria',90,1,'act','["night-shift", "medium"]');
INSERT INTO "rows" VALUES('noria',91,1,'act','["inspect", "medium-left"]');
INSERT INTO "rows" VALUES('noria',92,1,'act','["activate", "small-bottom"]');
INSERT INTO "rows" VALUES('noria',93,1,'act','["inspect", "large-centre"]');
INSERT INTO "rows" VALUES('noria',94,1,'act','["barter", "mycelium"]');
INSERT INTO "rows" VALUES('noria',95,1,'act','["end", "action"]');
INSERT INTO "rows" VALUES('noria',96,0,'act','["night-shift", "large"]');
INSERT INTO "rows" VALUES('noria',97,0,'act','["activate", "large-centre"]');
INSERT INTO "rows" VALUES('noria',98,1,'act','["activate", "medium-right"]');
INSERT INTO "rows" VALUES('noria',99,1,'act','["end", "action"]');
INSERT INTO "rows" VALUES('noria',100,0,'act','["activate", "large-left"]');
INSERT INTO "rows" VALUES('noria',101,1,'act','["night-shift", "large"]');
INSERT INTO "rows" VALUES('noria',102,1,'act','["activate", "small-bottom"]');
INSERT INTO "rows" VALUES('noria',103,1,'act','["end", "action"]');
INSERT INTO "rows" VALUES('noria',104,0,'act','["night-shift", "medium"]');
INSERT INTO "rows" VALUES('noria',105,0,'act','["inspect", "large-left"]');
INSERT INTO "rows" VALUES('noria',106,1,'act','["inspect", "large-left"]');
INSERT INTO "rows" VALUES('noria',107,0,'act','["night-shift", "large"]');
INSERT INTO "rows" VALUES('noria',108,0,'act','["inspect", "large-right"]');
INSERT INTO "rows" VALUES('noria',109,1,'act','["modify", "medium-left"]');
INSERT INTO "rows" VALUES('noria',110,1,'act','["to", "large-left"]');
INSERT INTO "rows" VALUES('noria',111,1,'act','["double", "large-right"]');
INSERT INTO "rows" VALUES('noria',112,1,'act','["invest", "refinement"]');
INSERT INTO "rows" VALUES('noria',113,1,'act','["pay", "obsidian"]');
INSERT INTO "rows" VALUES('noria',114,1,'act','["buy", "city"]');
INSERT INTO "rows" VALUES('noria',115,1,'act','["pay", "energy"]');
INSERT INTO "rows" VALUES('noria',116,1,'act','["pay", "energy"]');
INSERT INTO "rows" VALUES('noria',117,1,'act','["pay", "energy"]');
INSERT INTO "rows" VALUES('noria',118,1,'act','["inspect", "small-bottom"]');
INSERT INTO "rows" VALUES('noria',119,1,'act','["place", "city", "medium-right"]');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	identity VARCHAR(32), 
	bot VARCHAR(64), 
	name VARCHAR(40), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT ck_seats_kind CHECK (kind in ('human', 'bot', 'open')), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_identity FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO "seats" VALUES('finished',0,'human','ada',NULL,NULL);
INSERT INTO "seats" VALUES('finished',1,'human','ada',NULL,'Ada 2');
INSERT INTO "seats" VALUES('imported',0,'human',NULL,NULL,'Seat 1');
INSERT INTO "seats" VALUES('imported',1,'human',NULL,NULL,'Seat 2');
INSERT INTO "seats" VALUES('running',0,'human','ada',NULL,NULL);
INSERT INTO "seats" VALUES('running',1,'human','ben',NULL,NULL);
INSERT INTO "seats" VALUES('with-a-bot',0,'human','ada',NULL,NULL);
INSERT INTO "seats" VALUES('with-a-bot',1,'bot',NULL,'first',NULL);
INSERT INTO "seats" VALUES('waiting',0,'human','ben',NULL,NULL);
INSERT INTO "seats" VALUES('waiting',1,'open',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('dropped',0,'open',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('dropped',1,'open',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('noria',0,'human','ben',NULL,NULL);
INSERT INTO "seats" VALUES('noria',1,'human','ben',NULL,NULL);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(128) NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookie','9f3513f1321bb830d8bed823a1f44c0dbd1a8f2c3d5833669bcca9eb045a0d38');
CREATE TABLE "tables" (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules VARCHAR(64) NOT NULL, 
	data VARCHAR(128) NOT NULL, 
	settings JSON NOT NULL, 
	seed VARCHAR(32) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	auto_start BOOLEAN NOT NULL, 
	archived BOOLEAN NOT NULL, 
	plies INTEGER NOT NULL, 
	result JSON, 
	created DATETIME NOT NULL, 
	private BOOLEAN DEFAULT 0 NOT NULL, 
	paused BOOLEAN DEFAULT 0 NOT NULL, 
	seating INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES identities (id), 
	CONSTRAINT ck_tables_status CHECK (status in ('waiting', 'running', 'finished', 'abandoned', 'dropped'))
);
INSERT INTO "tables" VALUES('finished','harbour','1','0123abcd','{"weather": "calm", "bids": "spoken"}','d3406f4fb9dd25db0e39707d3066f565','finished','ada',1,0,18,'{"ranks": [2, 1], "winners": [1], "totals": [12, 13], "lines": [[{"rule": "HAR-8-a", "item": "coins", "points": 8, "factors": [], "phrase": {"key": "harbour-score-coins", "args": {"points": 8}}}, {"rule": "HAR-8-b", "item": "goods", "points": 0, "factors": [0, 0], "phrase": {"key": "harbour-score-goods", "args": {"points": 0, "factor1": 0, "factor2": 0}}}, {"rule": "HAR-8-c", "item": "cards", "points": 4, "factors": [], "phrase": {"key": "harbour-score-cards", "args": {"points": 4}}}], [{"rule": "HAR-8-a", "item": "coins", "points": 8, "factors": [], "phrase": {"key": "harbour-score-coins", "args": {"points": 8}}}, {"rule": "HAR-8-b", "item": "goods", "points": 0, "factors": [0, 0], "phrase": {"key": "harbour-score-goods", "args": {"points": 0, "factor1": 0, "factor2": 0}}}, {"rule": "HAR-8-c", "item": "cards", "points": 5, "factors": [], "phrase": {"key": "harbour-score-cards", "args": {"points": 5}}}]], "ties": [[0], [0]]}','2026-11-16 16:27:07.762756',0,0,0);
INSERT INTO "tables" VALUES('imported','harbour','1','0123abcd','{"weather": "calm", "bids": "spoken"}','d3406f4fb9dd25db0e39707d3066f565','finished','ben',0,1,18,'{"ranks": [2, 1], "winners": [1], "totals": [12, 13], "lines": [[{"rule": "HAR-8-a", "item": "coins", "points": 8, "factors": [], "phrase": {"key": "harbour-score-coins", "args": {"points": 8}}}, {"rule": "HAR-8-b", "item": "goods", "points": 0, "factors": [0, 0], "phrase": {"key": "harbour-score-goods", "args": {"points": 0, "factor1": 0, "factor2": 0}}}, {"rule": "HAR-8-c", "item": "cards", "points": 4, "factors": [], "phrase": {"key": "harbour-score-cards", "args": {"points": 4}}}], [{"rule": "HAR-8-a", "item": "coins", "points": 8, "factors": [], "phrase": {"key": "harbour-score-coins", "args": {"points": 8}}}, {"rule": "HAR-8-b", "item": "goods", "points": 0, "factors": [0, 0], "phrase": {"key": "harbour-score-goods", "args": {"points": 0, "factor1": 0, "factor2": 0}}}, {"rule": "HAR-8-c", "item": "cards", "points": 5, "factors": [], "phrase": {"key": "harbour-score-cards", "args": {"points": 5}}}]], "ties": [[0], [0]]}','2026-11-16 16:27:08.293502',0,0,0);
INSERT INTO "tables" VALUES('running','harbour','1','0123abcd','{"weather": "stormy", "bids": "sealed"}','98e8786a3ab0f7c4191032fb33315972','running','ada',1,0,2,NULL,'2026-11-16 16:27:08.306304',0,1,3);
INSERT INTO "tables" VALUES('with-a-bot','harbour','1','0123abcd','{"weather": "calm", "bids": "spoken"}','6fbbb0e17db9641d29629ed218fc5f39','abandoned','ada',1,0,1,NULL,'2026-11-16 16:27:08.405731',0,0,5);
INSERT INTO "tables" VALUES('waiting','harbour','1','0123abcd','{"weather": "calm", "bids": "sealed"}','455954984a3a1b26dfab6b8dd4667383','waiting','ben',0,0,0,NULL,'2026-11-16 16:27:16.952887',1,0,0);
INSERT INTO "tables" VALUES('dropped','harbour','1','0123abcd','{"weather": "calm", "bids": "sealed"}','d88e8b6c23807b34d1a3656ae7312d2f','dropped','ben',0,0,0,NULL,'2026-11-16 16:27:16.972612',0,0,0);
INSERT INTO "tables" VALUES('noria','noria','1','664ff2a1d404544e','{"mode": "base", "market": "later", "wheels": "simultaneous", "bonus": "shared", "start": "random"}','0123456789abcdef0123456789abcdef','finished','ben',0,0,120,'{"ranks": [2, 1], "winners": [1], "totals": [8, 16], "lines": [[{"rule": "NOR-19.2-a", "item": "refinement", "points": 0, "factors": [0, 4], "phrase": {"key": "noria-score-refinement", "args": {"points": 0, "factor1": 0, "factor2": 4}}}, {"rule": "NOR-19.2-a", "item": "settlement", "points": 0, "factors": [1, 0], "phrase": {"key": "noria-score-settlement", "args": {"points": 0, "factor1": 1, "factor2": 0}}}, {"rule": "NOR-19.2-a", "item": "exploration", "points": 0, "factors": [0, 3], "phrase": {"key": "noria-score-exploration", "args": {"points": 0, "factor1": 0, "factor2": 3}}}, {"rule": "NOR-19.2-a", "item": "research", "points": 4, "factors": [1, 4], "phrase": {"key": "noria-score-research", "args": {"points": 4, "factor1": 1, "factor2": 4}}}, {"rule": "NOR-19.2-b", "item": "specialisation", "points": 4, "factors": [1, 4], "phrase": {"key": "noria-score-specialisation", "args": {"points": 4, "factor1": 1, "factor2": 4}}}, {"rule": "NOR-19.2-c", "item": "division", "points": 0, "factors": [0, 4], "phrase": {"key": "noria-score-division", "args": {"points": 0, "factor1": 0, "factor2": 4}}}], [{"rule": "NOR-19.2-a", "item": "refinement", "points": 8, "factors": [2, 4], "phrase": {"key": "noria-score-refinement", "args": {"points": 8, "factor1": 2, "factor2": 4}}}, {"rule": "NOR-19.2-a", "item": "settlement", "points": 0, "factors": [0, 0], "phrase": {"key": "noria-score-settlement", "args": {"points": 0, "factor1": 0, "factor2": 0}}}, {"rule": "NOR-19.2-a", "item": "exploration", "points": 0, "factors": [0, 3], "phrase": {"key": "noria-score-exploration", "args": {"points": 0, "factor1": 0, "factor2": 3}}}, {"rule": "NOR-19.2-a", "item": "research", "points": 0, "factors": [0, 4], "phrase": {"key": "noria-score-research", "args": {"points": 0, "factor1": 0, "factor2": 4}}}, {"rule": "NOR-19.2-b", "item": "specialisation", "points": 8, "factors": [2, 4], "phrase": {"key": "noria-score-specialisation", "args": {"points": 8, "factor1": 2, "factor2": 4}}}, {"rule": "NOR-19.2-c", "item": "division", "points": 0, "factors": [0, 4], "phrase": {"key": "noria-score-division", "args": {"points": 0, "factor1": 0, "factor2": 4}}}]], "ties": [[-4], [-4]]}','2026-11-16 16:27:17.537967',0,0,0);
CREATE TABLE turns (
	table_id VARCHAR(32) NOT NULL, 
	due DATETIME NOT NULL, 
	claimed_by VARCHAR(32), 
	until DATETIME, 
	CONSTRAINT pk_turns PRIMARY KEY (table_id), 
	CONSTRAINT fk_turns_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX ix_seats_identity ON seats (identity);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_host ON tables (host);
CREATE UNIQUE INDEX ix_accounts_login ON accounts (login);
CREATE INDEX ix_turns_due ON turns (due);
COMMIT;
