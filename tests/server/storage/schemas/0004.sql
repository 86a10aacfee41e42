BEGIN TRANSACTION;
CREATE TABLE accounts (
	identity VARCHAR(32) NOT NULL, 
	login VARCHAR(80) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	created DATETIME NOT NULL, 
	CONSTRAINT pk_accounts PRIMARY KEY (identity), 
	CONSTRAINT fk_accounts_identity FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE addresses (
	identity VARCHAR(32) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	turns BOOLEAN NOT NULL, 
	minutes INTEGER NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	CONSTRAINT pk_addresses PRIMARY KEY (identity), 
	CONSTRAINT fk_addresses_identity FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE comments (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	identity VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_comments PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_comments_identity FOREIGN KEY(identity) REFERENCES identities (id), 
	CONSTRAINT fk_comments_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE dealt (
	series VARCHAR(32) NOT NULL, 
	identity VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_dealt PRIMARY KEY (series, identity), 
	CONSTRAINT fk_dealt_identity FOREIGN KEY(identity) REFERENCES identities (id), 
	CONSTRAINT fk_dealt_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE figures (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	measures JSON NOT NULL, 
	CONSTRAINT pk_figures PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_figures_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE identities (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created DATETIME NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_identities PRIMARY KEY (id)
);
INSERT INTO "identities" VALUES('ada','Ada','2026-11-19 12:00:00.000000',0);
INSERT INTO "identities" VALUES('ben','Bén ☕ van der Zee','2026-11-19 12:00:00.000000',0);
CREATE TABLE letters (
	id VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	identity VARCHAR(32) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	table_id VARCHAR(32), 
	seat INTEGER, 
	due DATETIME NOT NULL, 
	tries INTEGER NOT NULL, 
	CONSTRAINT pk_letters PRIMARY KEY (id), 
	CONSTRAINT ck_letters_ck_letters_kind CHECK (kind in ('confirm', 'turn')), 
	CONSTRAINT fk_letters_identity FOREIGN KEY(identity) REFERENCES identities (id), 
	CONSTRAINT fk_letters_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE orders (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	identity VARCHAR(32) NOT NULL, 
	content JSON NOT NULL, 
	ripe INTEGER, 
	note JSON, 
	CONSTRAINT pk_orders PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_orders_identity FOREIGN KEY(identity) REFERENCES identities (id), 
	CONSTRAINT fk_orders_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	content JSON NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (table_id), 
	CONSTRAINT fk_reviews_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE rows (
	table_id VARCHAR(32) NOT NULL, 
	ordinal INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(4) NOT NULL, 
	words JSON NOT NULL, at DATETIME, prints VARCHAR(16), 
	CONSTRAINT pk_rows PRIMARY KEY (table_id, ordinal), 
	CONSTRAINT ck_rows_kind CHECK (kind in ('act', 'undo')), 
	CONSTRAINT fk_rows_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rows" VALUES('agra-begun',0,0,'act','["use", "sailor"]','2026-11-19 22:29:37.907792','43eeddfbaf10bbc2');
INSERT INTO "rows" VALUES('agra-begun',1,1,'act','["use", "sailor"]','2026-11-19 22:29:37.907792','af10bbc2aaad6cec');
INSERT INTO "rows" VALUES('agra-begun',2,0,'act','["use", "curry-kitchen"]','2026-11-19 22:29:37.907792','aaad6cec9b7af2a3');
INSERT INTO "rows" VALUES('agra-begun',3,1,'act','["lay", "sailor"]','2026-11-19 22:29:37.907792','9b7af2a3788a4585');
INSERT INTO "rows" VALUES('agra-begun',4,1,'act','["farmer", "left", 2]','2026-11-19 22:29:37.907792','788a4585a991938d');
INSERT INTO "rows" VALUES('agra-begun',5,1,'act','["use", "sailor"]','2026-11-19 22:29:37.907792','a991938de16f59fb');
INSERT INTO "rows" VALUES('agra-begun',6,0,'act','["lay", "curry-kitchen"]','2026-11-19 22:29:37.907792','e16f59fbb1460340');
INSERT INTO "rows" VALUES('agra-begun',7,0,'act','["farmer", "bottom", 4]','2026-11-19 22:29:37.907792','b14603404f92d792');
INSERT INTO "rows" VALUES('agra-begun',8,0,'act','["use", "curry-kitchen"]','2026-11-19 22:29:37.907792','4f92d79261528dc1');
INSERT INTO "rows" VALUES('agra-begun',9,1,'act','["lay", "sailor"]','2026-11-19 22:29:37.907792','61528dc17023e30a');
INSERT INTO "rows" VALUES('agra-begun',10,1,'act','["farmer", "bottom", 4]','2026-11-19 22:29:37.907792','7023e30af863568b');
INSERT INTO "rows" VALUES('agra-begun',11,1,'act','["use", "quarry"]','2026-11-19 22:29:37.907792','f863568b48359d23');
INSERT INTO "rows" VALUES('agra-begun',12,1,'act','["end", "action"]','2026-11-19 22:29:37.907792','48359d23afd72bbc');
INSERT INTO "rows" VALUES('agra-begun',13,1,'act','["favour", "receive-basic-good"]','2026-11-19 22:29:37.907792','afd72bbc09167596');
INSERT INTO "rows" VALUES('agra-begun',14,1,'act','["take", "turmeric"]','2026-11-19 22:29:37.907792','09167596aab94171');
INSERT INTO "rows" VALUES('agra-begun',15,1,'act','["end", "turn"]','2026-11-19 22:29:37.907792','aab94171e349e4c8');
INSERT INTO "rows" VALUES('agra-begun',16,0,'act','["lay", "curry-kitchen"]','2026-11-19 22:29:37.907792','e349e4c85907b1d6');
INSERT INTO "rows" VALUES('agra-begun',17,0,'act','["farmer", "right", 4]','2026-11-19 22:29:37.907792','5907b1d6c789abe6');
INSERT INTO "rows" VALUES('agra-begun',18,0,'act','["use", "turmeric-farm"]','2026-11-19 22:29:37.907792','c789abe61c9c593c');
INSERT INTO "rows" VALUES('agra-begun',19,1,'act','["enough"]','2026-11-19 22:29:37.907792','1c9c593c0a16718a');
INSERT INTO "rows" VALUES('agra-begun',20,1,'act','["use", "woodcutter"]','2026-11-19 22:29:37.907792','0a16718aa3e04fb6');
INSERT INTO "rows" VALUES('agra-begun',21,1,'act','["favour", "receive-basic-good"]','2026-11-19 22:29:37.907792','a3e04fb6cfeefeeb');
INSERT INTO "rows" VALUES('agra-begun',22,1,'act','["take", "turmeric"]','2026-11-19 22:29:37.907792','cfeefeeb3bbff4b7');
INSERT INTO "rows" VALUES('agra-begun',23,1,'act','["end", "action"]','2026-11-19 22:29:37.907792','3bbff4b7a29c20b3');
INSERT INTO "rows" VALUES('agra-begun',24,0,'act','["enough"]','2026-11-19 22:29:37.907792','a29c20b347d8140f');
INSERT INTO "rows" VALUES('agra-begun',25,0,'act','["use", "cloth-mill"]','2026-11-19 22:29:37.907792','47d8140feaceaff0');
INSERT INTO "rows" VALUES('agra-begun',26,1,'act','["lay", "woodcutter"]','2026-11-19 22:29:37.907792','eaceaff00e186acc');
INSERT INTO "rows" VALUES('agra-begun',27,1,'act','["lay", "quarry"]','2026-11-19 22:29:37.907792','0e186acc382cd715');
INSERT INTO "rows" VALUES('agra-begun',28,1,'act','["uncover", "bottom", 5]','2026-11-19 22:29:37.907792','382cd715799ab00e');
INSERT INTO "rows" VALUES('agra-begun',29,1,'act','["use", "cloth-mill"]','2026-11-19 22:29:37.907792','799ab00e98635db1');
INSERT INTO "rows" VALUES('noria-begun',0,0,'act','["take", "mycelium"]','2026-11-19 22:29:37.919456','c7ec438914ba1328');
INSERT INTO "rows" VALUES('noria-begun',1,1,'act','["take", "mycelium"]','2026-11-19 22:29:37.919456','14ba13285b424c16');
INSERT INTO "rows" VALUES('noria-begun',2,0,'act','["delegate", "settlement"]','2026-11-19 22:29:37.919456','5b424c16ed4071d1');
INSERT INTO "rows" VALUES('noria-begun',3,1,'act','["delegate", "settlement"]','2026-11-19 22:29:37.919456','ed4071d1926ae09d');
INSERT INTO "rows" VALUES('noria-begun',4,0,'act','["end", "influence"]','2026-11-19 22:29:37.919456','926ae09da64a0f21');
INSERT INTO "rows" VALUES('noria-begun',5,0,'act','["inspect", "medium-right"]','2026-11-19 22:29:37.919456','a64a0f21a7053062');
INSERT INTO "rows" VALUES('noria-begun',6,0,'act','["inspect", "large-centre"]','2026-11-19 22:29:37.919456','a7053062ba5fe4da');
INSERT INTO "rows" VALUES('noria-begun',7,0,'act','["barter", "mycelium"]','2026-11-19 22:29:37.919456','ba5fe4dadfd33768');
INSERT INTO "rows" VALUES('noria-begun',8,0,'act','["end", "action"]','2026-11-19 22:29:37.919456','dfd33768fa1f3fb9');
INSERT INTO "rows" VALUES('noria-begun',9,1,'act','["night-shift", "medium"]','2026-11-19 22:29:37.919456','fa1f3fb9ca20ed4b');
INSERT INTO "rows" VALUES('noria-begun',10,1,'act','["end", "action"]','2026-11-19 22:29:37.919456','ca20ed4bccc94eeb');
INSERT INTO "rows" VALUES('noria-begun',11,0,'act','["end", "action"]','2026-11-19 22:29:37.919456','ccc94eebe4aa4921');
INSERT INTO "rows" VALUES('noria-begun',12,1,'act','["end", "action"]','2026-11-19 22:29:37.919456','e4aa492166b97273');
INSERT INTO "rows" VALUES('noria-begun',13,0,'act','["inspect", "large-centre"]','2026-11-19 22:29:37.919456','66b972732a8891de');
INSERT INTO "rows" VALUES('noria-begun',14,0,'act','["inspect", "medium-right"]','2026-11-19 22:29:37.919456','2a8891de0f94c285');
INSERT INTO "rows" VALUES('noria-begun',15,0,'act','["seat", "refinement"]','2026-11-19 22:29:37.919456','0f94c285d937fe16');
INSERT INTO "rows" VALUES('noria-begun',16,0,'act','["remove", "refinement"]','2026-11-19 22:29:37.919456','d937fe164d6f8e83');
INSERT INTO "rows" VALUES('noria-begun',17,1,'act','["end", "action"]','2026-11-19 22:29:37.919456','4d6f8e83161e66cc');
INSERT INTO "rows" VALUES('noria-begun',18,0,'act','["night-shift", "medium"]','2026-11-19 22:29:37.919456','161e66ccb918e9da');
INSERT INTO "rows" VALUES('noria-begun',19,0,'act','["activate", "small-bottom"]','2026-11-19 22:29:37.919456','b918e9da4ef3e6aa');
INSERT INTO "rows" VALUES('noria-begun',20,0,'act','["buy", "city"]','2026-11-19 22:29:37.919456','4ef3e6aa6fe78ca1');
INSERT INTO "rows" VALUES('noria-begun',21,0,'act','["inspect", "medium-right"]','2026-11-19 22:29:37.919456','6fe78ca1e6ab676a');
INSERT INTO "rows" VALUES('noria-begun',22,0,'act','["inspect", "large-centre"]','2026-11-19 22:29:37.919456','e6ab676ad1f688f5');
INSERT INTO "rows" VALUES('noria-begun',23,0,'act','["seat", "exploration"]','2026-11-19 22:29:37.919456','d1f688f51358f57c');
INSERT INTO "rows" VALUES('noria-begun',24,0,'act','["remove", "specialisation"]','2026-11-19 22:29:37.919456','1358f57c520e301a');
INSERT INTO "rows" VALUES('noria-begun',25,0,'act','["place", "city", "medium-upper-right"]','2026-11-19 22:29:37.919456','520e301a9053d972');
INSERT INTO "rows" VALUES('noria-begun',26,1,'act','["activate", "medium-right"]','2026-11-19 22:29:37.919456','9053d97294d5138c');
INSERT INTO "rows" VALUES('noria-begun',27,1,'act','["explore"]','2026-11-19 22:29:37.919456','94d5138c58603a02');
INSERT INTO "rows" VALUES('noria-begun',28,1,'act','["build", 1]','2026-11-19 22:29:37.919456','58603a02b167c016');
INSERT INTO "rows" VALUES('noria-begun',29,1,'act','["end", "action"]','2026-11-19 22:29:37.919456','b167c016fe32c97d');
INSERT INTO "rows" VALUES('yinzi-begun',0,0,'act','["colour", "yellow"]','2026-11-19 22:29:37.929467','83d9276e46036b07');
INSERT INTO "rows" VALUES('yinzi-begun',1,1,'act','["colour", "blue"]','2026-11-19 22:29:37.929467','46036b07e3c1eb27');
INSERT INTO "rows" VALUES('yinzi-begun',2,1,'act','["build", "silk-blue"]','2026-11-19 22:29:37.929467','e3c1eb2740743863');
INSERT INTO "rows" VALUES('yinzi-begun',3,1,'act','["site", "huguang-a5-b5"]','2026-11-19 22:29:37.929467','40743863225caa51');
INSERT INTO "rows" VALUES('yinzi-begun',4,0,'act','["build", "porcelain-yellow"]','2026-11-19 22:29:37.929467','225caa5159a9c255');
INSERT INTO "rows" VALUES('yinzi-begun',5,0,'act','["site", "nanzhili-a1-b1"]','2026-11-19 22:29:37.929467','59a9c2553a7dedac');
INSERT INTO "rows" VALUES('yinzi-begun',6,1,'act','["take", "wood"]','2026-11-19 22:29:37.929467','3a7dedacf20b3d51');
INSERT INTO "rows" VALUES('yinzi-begun',7,0,'act','["take", "wood"]','2026-11-19 22:29:37.929467','f20b3d51122eb7df');
INSERT INTO "rows" VALUES('yinzi-begun',8,0,'act','["bonus", "improve-boats"]','2026-11-19 22:29:37.929467','122eb7df4ebe98b9');
INSERT INTO "rows" VALUES('yinzi-begun',9,0,'act','["stop"]','2026-11-19 22:29:37.929467','4ebe98b953e78088');
INSERT INTO "rows" VALUES('yinzi-begun',10,1,'act','["bonus", "improve-factory"]','2026-11-19 22:29:37.929467','53e780883907de83');
INSERT INTO "rows" VALUES('yinzi-begun',11,1,'act','["upgrade", "silk-blue"]','2026-11-19 22:29:37.929467','3907de832921886c');
INSERT INTO "rows" VALUES('yinzi-begun',12,1,'act','["stop"]','2026-11-19 22:29:37.929467','2921886c978f9761');
INSERT INTO "rows" VALUES('yinzi-begun',13,0,'act','["play", "c11"]','2026-11-19 22:29:37.929467','978f9761ee4196bd');
INSERT INTO "rows" VALUES('yinzi-begun',14,0,'act','["on", "innovations"]','2026-11-19 22:29:37.929467','ee4196bd7e226df2');
INSERT INTO "rows" VALUES('yinzi-begun',15,0,'act','["innovate", "emissary-netherlands"]','2026-11-19 22:29:37.929467','7e226df232883e6e');
INSERT INTO "rows" VALUES('yinzi-begun',16,0,'act','["innovate", "extra-imperial-worker"]','2026-11-19 22:29:37.929467','32883e6e464738a0');
INSERT INTO "rows" VALUES('yinzi-begun',17,0,'act','["innovate", "free-coins"]','2026-11-19 22:29:37.929467','464738a0eab79cfd');
INSERT INTO "rows" VALUES('yinzi-begun',18,0,'act','["stop"]','2026-11-19 22:29:37.929467','eab79cfd29f239ec');
INSERT INTO "rows" VALUES('yinzi-begun',19,1,'act','["play", "c08"]','2026-11-19 22:29:37.929467','29f239ecd6c11b08');
INSERT INTO "rows" VALUES('yinzi-begun',20,1,'act','["on", "cultivate"]','2026-11-19 22:29:37.929467','d6c11b0887b763bf');
INSERT INTO "rows" VALUES('yinzi-begun',21,1,'act','["grow", "zhejiang-a2"]','2026-11-19 22:29:37.929467','87b763bf7e112c96');
INSERT INTO "rows" VALUES('yinzi-begun',22,1,'act','["grow", "nanzhili-c4"]','2026-11-19 22:29:37.929467','7e112c96115178ac');
INSERT INTO "rows" VALUES('yinzi-begun',23,1,'act','["sell-food", "nanzhili-c4"]','2026-11-19 22:29:37.929467','115178acbbeba239');
INSERT INTO "rows" VALUES('yinzi-begun',24,1,'act','["sell-food", "zhejiang-a2"]','2026-11-19 22:29:37.929467','bbeba2399879078f');
INSERT INTO "rows" VALUES('yinzi-begun',25,1,'act','["tax"]','2026-11-19 22:29:37.929467','9879078f005a3e68');
INSERT INTO "rows" VALUES('yinzi-begun',26,1,'act','["grow", "zhejiang-c1"]','2026-11-19 22:29:37.929467','005a3e6875faeb3e');
INSERT INTO "rows" VALUES('yinzi-begun',27,1,'act','["stop"]','2026-11-19 22:29:37.929467','75faeb3e34f966e5');
INSERT INTO "rows" VALUES('yinzi-begun',28,0,'act','["play", "c12"]','2026-11-19 22:29:37.929467','34f966e52bc9f38b');
INSERT INTO "rows" VALUES('yinzi-begun',29,0,'act','["on", "develop-boats"]','2026-11-19 22:29:37.929467','2bc9f38b50d9975b');
INSERT INTO "rows" VALUES('noria-finished',0,0,'act','["take", "obsidian"]','2026-11-19 22:29:37.959573','e525fea15f483476');
INSERT INTO "rows" VALUES('noria-finished',1,1,'act','["take", "obsidian"]','2026-11-19 22:29:37.959573','5f483476a906e3f8');
INSERT INTO "rows" VALUES('noria-finished',2,0,'act','["delegate", "exploration"]','2026-11-19 22:29:37.959573','a906e3f8861a970e');
INSERT INTO "rows" VALUES('noria-finished',3,1,'act','["delegate", "research"]','2026-11-19 22:29:37.959573','861a970ea9aec2f2');
INSERT INTO "rows" VALUES('noria-finished',4,0,'act','["night-shift", "medium"]','2026-11-19 22:29:37.959573','a9aec2f2c2a677d3');
INSERT INTO "rows" VALUES('noria-finished',5,0,'act','["inspect", "medium-left"]','2026-11-19 22:29:37.959573','c2a677d35793bfeb');
INSERT INTO "rows" VALUES('noria-finished',6,0,'act','["activate", "large-centre"]','2026-11-19 22:29:37.959573','5793bfeb9369b5be');
INSERT INTO "rows" VALUES('noria-finished',7,0,'act','["seat", "exploration"]','2026-11-19 22:29:37.959573','9369b5be7a6590b5');
INSERT INTO "rows" VALUES('noria-finished',8,0,'act','["remove", "research"]','2026-11-19 22:29:37.959573','7a6590b547f24fc6');
INSERT INTO "rows" VALUES('noria-finished',9,1,'act','["night-shift", "large"]','2026-11-19 22:29:37.959573','47f24fc6a87d9ad4');
INSERT INTO "rows" VALUES('noria-finished',10,1,'act','["activate", "large-right"]','2026-11-19 22:29:37.959573','a87d9ad4b2b39192');
INSERT INTO "rows" VALUES('noria-finished',11,1,'act','["end", "action"]','2026-11-19 22:29:37.959573','b2b3919263eb76d9');
INSERT INTO "rows" VALUES('noria-finished',12,0,'act','["inspect", "large-left"]','2026-11-19 22:29:37.959573','63eb76d9c47d52ca');
INSERT INTO "rows" VALUES('noria-finished',13,0,'act','["inspect", "small-bottom"]','2026-11-19 22:29:37.959573','c47d52ca5cf050d1');
INSERT INTO "rows" VALUES('noria-finished',14,0,'act','["seat", "settlement"]','2026-11-19 22:29:37.959573','5cf050d19c19695b');
INSERT INTO "rows" VALUES('noria-finished',15,0,'act','["remove", "specialisation"]','2026-11-19 22:29:37.959573','9c19695b2d07fffb');
INSERT INTO "rows" VALUES('noria-finished',16,1,'act','["inspect", "medium-left"]','2026-11-19 22:29:37.959573','2d07fffb7d8326c3');
INSERT INTO "rows" VALUES('noria-finished',17,1,'act','["activate", "small-bottom"]','2026-11-19 22:29:37.959573','7d8326c3e7f21e43');
INSERT INTO "rows" VALUES('noria-finished',18,1,'act','["buy", "obsidian"]','2026-11-19 22:29:37.959573','e7f21e4364dca1f3');
INSERT INTO "rows" VALUES('noria-finished',19,1,'act','["end", "action"]','2026-11-19 22:29:37.959573','64dca1f3ef2117de');
INSERT INTO "rows" VALUES('noria-finished',20,1,'act','["seat", "refinement"]','2026-11-19 22:29:37.959573','ef2117ded4855fbc');
INSERT INTO "rows" VALUES('noria-finished',21,1,'act','["remove", "division"]','2026-11-19 22:29:37.959573','d4855fbcd7d531fd');
INSERT INTO "rows" VALUES('noria-finished',22,1,'act','["place", "obsidian", "medium-right"]','2026-11-19 22:29:37.959573','d7d531fdd649e81c');
INSERT INTO "rows" VALUES('noria-finished',23,0,'act','["end", "influence"]','2026-11-19 22:29:37.959573','d649e81c864b2570');
INSERT INTO "rows" VALUES('noria-finished',24,0,'act','["inspect", "large-right"]','2026-11-19 22:29:37.959573','864b2570acb0ecff');
INSERT INTO "rows" VALUES('noria-finished',25,0,'act','["seat", "exploration"]','2026-11-19 22:29:37.959573','acb0ecff4955dc33');
INSERT INTO "rows" VALUES('noria-finished',26,0,'act','["remove", "research"]','2026-11-19 22:29:37.959573','4955dc33e4266497');
INSERT INTO "rows" VALUES('noria-finished',27,1,'act','["activate", "large-centre"]','2026-11-19 22:29:37.959573','e426649799151388');
INSERT INTO "rows" VALUES('noria-finished',28,1,'act','["improve", "medium-right"]','2026-11-19 22:29:37.959573','99151388af4c1b0d');
INSERT INTO "rows" VALUES('noria-finished',29,1,'act','["inspect", "medium-right"]','2026-11-19 22:29:37.959573','af4c1b0d33f61bb6');
INSERT INTO "rows" VALUES('noria-finished',30,1,'act','["seat", "exploration"]','2026-11-19 22:29:37.959573','33f61bb6b9bb6258');
INSERT INTO "rows" VALUES('noria-finished',31,1,'act','["remove", "specialisation"]','2026-11-19 22:29:37.959573','b9bb62587c3d06d0');
INSERT INTO "rows" VALUES('noria-finished',32,0,'act','["night-shift", "large"]','2026-11-19 22:29:37.959573','7c3d06d02202e017');
INSERT INTO "rows" VALUES('noria-finished',33,0,'act','["activate", "medium-right"]','2026-11-19 22:29:37.959573','2202e017303b9cc6');
INSERT INTO "rows" VALUES('noria-finished',34,0,'act','["explore"]','2026-11-19 22:29:37.959573','303b9cc6d9998f32');
INSERT INTO "rows" VALUES('noria-finished',35,0,'act','["build", 2]','2026-11-19 22:29:37.959573','d9998f32f2976c1c');
INSERT INTO "rows" VALUES('noria-finished',36,0,'act','["end", "action"]','2026-11-19 22:29:37.959573','f2976c1c9c2c0762');
INSERT INTO "rows" VALUES('noria-finished',37,1,'act','["activate", "medium-left"]','2026-11-19 22:29:37.959573','9c2c0762e0639c27');
INSERT INTO "rows" VALUES('noria-finished',38,1,'act','["activate", "small-bottom"]','2026-11-19 22:29:37.959573','e0639c2776f27b11');
INSERT INTO "rows" VALUES('noria-finished',39,1,'act','["invest", "settlement"]','2026-11-19 22:29:37.959573','76f27b116b71329a');
INSERT INTO "rows" VALUES('noria-finished',40,1,'act','["activate", "large-left"]','2026-11-19 22:29:37.959573','6b71329a66ad7821');
INSERT INTO "rows" VALUES('noria-finished',41,1,'act','["improve", "small-bottom"]','2026-11-19 22:29:37.959573','66ad78217e72a83a');
INSERT INTO "rows" VALUES('noria-finished',42,0,'act','["night-shift", "large"]','2026-11-19 22:29:37.959573','7e72a83a1f3f58c8');
INSERT INTO "rows" VALUES('noria-finished',43,0,'act','["activate", "large-centre"]','2026-11-19 22:29:37.959573','1f3f58c8fe344756');
INSERT INTO "rows" VALUES('noria-finished',44,0,'act','["inspect", "medium-left"]','2026-11-19 22:29:37.959573','fe3447569e1c6510');
INSERT INTO "rows" VALUES('noria-finished',45,1,'act','["inspect", "large-right"]','2026-11-19 22:29:37.959573','9e1c65108b26ef7c');
INSERT INTO "rows" VALUES('noria-finished',46,1,'act','["end", "action"]','2026-11-19 22:29:37.959573','8b26ef7c64042168');
INSERT INTO "rows" VALUES('noria-finished',47,0,'act','["modify", "large-left"]','2026-11-19 22:29:37.959573','64042168c6507609');
INSERT INTO "rows" VALUES('noria-finished',48,0,'act','["to", "large-upper-left"]','2026-11-19 22:29:37.959573','c6507609c24728a3');
INSERT INTO "rows" VALUES('noria-finished',49,0,'act','["inspect", "medium-right"]','2026-11-19 22:29:37.959573','c24728a3c89a5613');
INSERT INTO "rows" VALUES('noria-finished',50,0,'act','["inspect", "large-right"]','2026-11-19 22:29:37.959573','c89a5613af79e269');
INSERT INTO "rows" VALUES('noria-finished',51,0,'act','["end", "action"]','2026-11-19 22:29:37.959573','af79e26949b12bfb');
INSERT INTO "rows" VALUES('noria-finished',52,0,'act','["seat", "specialisation"]','2026-11-19 22:29:37.959573','49b12bfb009dff99');
INSERT INTO "rows" VALUES('noria-finished',53,0,'act','["remove", "research"]','2026-11-19 22:29:37.959573','009dff991d9f05c2');
INSERT INTO "rows" VALUES('noria-finished',54,1,'act','["end", "influence"]','2026-11-19 22:29:37.959573','1d9f05c2abd8f698');
INSERT INTO "rows" VALUES('noria-finished',55,1,'act','["inspect", "large-centre"]','2026-11-19 22:29:37.959573','abd8f6982fbcc80f');
INSERT INTO "rows" VALUES('noria-finished',56,1,'act','["double", "small-bottom"]','2026-11-19 22:29:37.959573','2fbcc80f08ac4655');
INSERT INTO "rows" VALUES('noria-finished',57,1,'act','["buy", "energy"]','2026-11-19 22:29:37.959573','08ac4655f6664481');
INSERT INTO "rows" VALUES('noria-finished',58,1,'act','["buy", "energy"]','2026-11-19 22:29:37.959573','f66644814b547bc8');
INSERT INTO "rows" VALUES('noria-finished',59,1,'act','["activate", "medium-left"]','2026-11-19 22:29:37.959573','4b547bc87f3fb295');
INSERT INTO "rows" VALUES('noria-finished',60,1,'act','["explore"]','2026-11-19 22:29:37.959573','7f3fb29591316368');
INSERT INTO "rows" VALUES('noria-finished',61,1,'act','["build", 1]','2026-11-19 22:29:37.959573','91316368604acf49');
INSERT INTO "rows" VALUES('noria-finished',62,1,'act','["end", "politics"]','2026-11-19 22:29:37.959573','604acf49d75ffce6');
INSERT INTO "rows" VALUES('noria-finished',63,1,'act','["place", "energy", "small-bottom"]','2026-11-19 22:29:37.959573','d75ffce6cb1695ea');
INSERT INTO "rows" VALUES('noria-finished',64,1,'act','["place", "energy", "large-upper-right"]','2026-11-19 22:29:37.959573','cb1695ea62f39d25');
INSERT INTO "rows" VALUES('noria-finished',65,0,'act','["night-shift", "large"]','2026-11-19 22:29:37.959573','62f39d259663df0b');
INSERT INTO "rows" VALUES('noria-finished',66,0,'act','["inspect", "large-left"]','2026-11-19 22:29:37.959573','9663df0bede687bd');
INSERT INTO "rows" VALUES('noria-finished',67,0,'act','["end", "action"]','2026-11-19 22:29:37.959573','ede687bd0ea998c2');
INSERT INTO "rows" VALUES('noria-finished',68,1,'act','["modify", "small-bottom"]','2026-11-19 22:29:37.959573','0ea998c2290ad3b5');
INSERT INTO "rows" VALUES('noria-finished',69,1,'act','["to", "small-top"]','2026-11-19 22:29:37.959573','290ad3b51ca9a904');
INSERT INTO "rows" VALUES('noria-finished',70,1,'act','["end", "influence"]','2026-11-19 22:29:37.959573','1ca9a90427736c14');
INSERT INTO "rows" VALUES('noria-finished',71,1,'act','["inspect", "large-right"]','2026-11-19 22:29:37.959573','27736c14357dc1ab');
INSERT INTO "rows" VALUES('noria-finished',72,1,'act','["double", "small-bottom"]','2026-11-19 22:29:37.959573','357dc1ab50045d7e');
INSERT INTO "rows" VALUES('noria-finished',73,1,'act','["buy", "mycelium"]','2026-11-19 22:29:37.959573','50045d7e48286ddc');
INSERT INTO "rows" VALUES('noria-finished',74,1,'act','["buy", "bonus"]','2026-11-19 22:29:37.959573','48286ddcb1164ed2');
INSERT INTO "rows" VALUES('noria-finished',75,1,'act','["inspect", "medium-right"]','2026-11-19 22:29:37.959573','b1164ed256a3c941');
INSERT INTO "rows" VALUES('noria-finished',76,1,'act','["end", "action"]','2026-11-19 22:29:37.959573','56a3c9417fd01d6b');
INSERT INTO "rows" VALUES('noria-finished',77,1,'act','["seat", "exploration"]','2026-11-19 22:29:37.959573','7fd01d6b5f757ce4');
INSERT INTO "rows" VALUES('noria-finished',78,1,'act','["remove", "research"]','2026-11-19 22:29:37.959573','5f757ce4638e2ee3');
INSERT INTO "rows" VALUES('noria-finished',79,1,'act','["place", "bonus", "large-left"]','2026-11-19 22:29:37.959573','638e2ee3a2da23fe');
INSERT INTO "rows" VALUES('noria-finished',80,1,'act','["place", "mycelium", "large-right"]','2026-11-19 22:29:37.959573','a2da23fe9101ca65');
INSERT INTO "rows" VALUES('noria-finished',81,0,'act','["night-shift", "medium"]','2026-11-19 22:29:37.959573','9101ca6507b1672e');
INSERT INTO "rows" VALUES('noria-finished',82,0,'act','["end", "action"]','2026-11-19 22:29:37.959573','07b1672e62c670d8');
INSERT INTO "rows" VALUES('noria-finished',83,1,'act','["end", "influence"]','2026-11-19 22:29:37.959573','62c670d80634e8a3');
INSERT INTO "rows" VALUES('noria-finished',84,1,'act','["activate", "large-right"]','2026-11-19 22:29:37.959573','0634e8a3040358f0');
INSERT INTO "rows" VALUES('noria-finished',85,1,'act','["end", "action"]','2026-11-19 22:29:37.959573','040358f074fd30bd');
INSERT INTO "rows" VALUES('noria-finished',86,1,'act','["seat", "settlement"]','2026-11-19 22:29:37.959573','74fd30bd5d91e14c');
INSERT INTO "rows" VALUES('noria-finished',87,1,'act','["remove", "division"]','2026-11-19 22:29:37.959573','5d91e14c7bf15e7a');
INSERT INTO "rows" VALUES('noria-finished',88,0,'act','["modify", "large-top"]','2026-11-19 22:29:37.959573','7bf15e7a8f24abf0');
INSERT INTO "rows" VALUES('noria-finished',89,0,'act','["to", "medium-left"]','2026-11-19 22:29:37.959573','8f24abf051556398');
INSERT INTO "rows" VALUES('noria-finished',90,0,'act','["inspect", "large-centre"]','2026-11-19 22:29:37.959573','51556398b9d7e65a');
INSERT INTO "rows" VALUES('noria-finished',91,0,'act','["activate", "medium-left"]','2026-11-19 22:29:37.959573','b9d7e65ada5ab562');
INSERT INTO "rows" VALUES('noria-finished',92,1,'act','["night-shift", "large"]','2026-11-19 22:29:37.959573','da5ab5624764735c');
INSERT INTO "rows" VALUES('noria-finished',93,1,'act','["inspect", "small-bottom"]','2026-11-19 22:29:37.959573','4764735ca17b5568');
INSERT INTO "rows" VALUES('noria-finished',94,1,'act','["activate", "medium-right"]','2026-11-19 22:29:37.959573','a17b5568baf084a4');
INSERT INTO "rows" VALUES('noria-finished',95,1,'act','["travel", "island-3"]','2026-11-19 22:29:37.959573','baf084a45f157ea1');
INSERT INTO "rows" VALUES('noria-finished',96,1,'act','["ship", "energy"]','2026-11-19 22:29:37.959573','5f157ea1c3ac5a71');
INSERT INTO "rows" VALUES('noria-finished',97,0,'act','["end", "influence"]','2026-11-19 22:29:37.959573','c3ac5a7162ac51be');
INSERT INTO "rows" VALUES('noria-finished',98,0,'act','["activate", "medium-left"]','2026-11-19 22:29:37.959573','62ac51beca11020f');
INSERT INTO "rows" VALUES('noria-finished',99,0,'act','["activate", "small-bottom"]','2026-11-19 22:29:37.959573','ca11020f295a7855');
INSERT INTO "rows" VALUES('noria-finished',100,0,'act','["invest", "settlement"]','2026-11-19 22:29:37.959573','295a78556055693d');
INSERT INTO "rows" VALUES('noria-finished',101,0,'act','["pay", "obsidian"]','2026-11-19 22:29:37.959573','6055693d5a8f9bf8');
INSERT INTO "rows" VALUES('noria-finished',102,0,'act','["pay", "mycelium"]','2026-11-19 22:29:37.959573','5a8f9bf8a1cd33ec');
INSERT INTO "rows" VALUES('noria-finished',103,0,'act','["pay", "energy"]','2026-11-19 22:29:37.959573','a1cd33ec37acefb3');
INSERT INTO "rows" VALUES('noria-finished',104,0,'act','["activate", "large-left"]','2026-11-19 22:29:37.959573','37acefb3419aa58d');
INSERT INTO "rows" VALUES('noria-finished',105,1,'act','["modify", "large-upper-right"]','2026-11-19 22:29:37.959573','419aa58d2e3aa498');
INSERT INTO "rows" VALUES('noria-finished',106,1,'act','["to", "medium-upper-left"]','2026-11-19 22:29:37.959573','2e3aa498732943dd');
INSERT INTO "rows" VALUES('noria-finished',107,1,'act','["inspect", "medium-left"]','2026-11-19 22:29:37.959573','732943dd21205465');
INSERT INTO "rows" VALUES('noria-finished',108,1,'act','["activate", "small-bottom"]','2026-11-19 22:29:37.959573','2120546587fde150');
INSERT INTO "rows" VALUES('noria-finished',109,0,'act','["modify", "large-upper-right"]','2026-11-19 22:29:37.959573','87fde15015529170');
INSERT INTO "rows" VALUES('noria-finished',110,0,'act','["to", "small-bottom"]','2026-11-19 22:29:37.959573','155291709c7aeb55');
INSERT INTO "rows" VALUES('noria-finished',111,0,'act','["end", "action"]','2026-11-19 22:29:37.959573','9c7aeb5538cbc20c');
INSERT INTO "rows" VALUES('noria-finished',112,1,'act','["night-shift", "large"]','2026-11-19 22:29:37.959573','38cbc20cd2e9eb06');
INSERT INTO "rows" VALUES('noria-finished',113,1,'act','["activate", "large-right"]','2026-11-19 22:29:37.959573','d2e9eb06d7fd4414');
INSERT INTO "rows" VALUES('noria-finished',114,1,'act','["inspect", "small-bottom"]','2026-11-19 22:29:37.959573','d7fd44148a7e244a');
INSERT INTO "rows" VALUES('noria-finished',115,1,'act','["inspect", "medium-right"]','2026-11-19 22:29:37.959573','8a7e244ab1263ed4');
INSERT INTO "rows" VALUES('noria-finished',116,0,'act','["end", "action"]','2026-11-19 22:29:37.959573','b1263ed4159a27eb');
INSERT INTO "rows" VALUES('noria-finished',117,1,'act','["modify", "large-upper-left"]','2026-11-19 22:29:37.959573','159a27ebd689c949');
INSERT INTO "rows" VALUES('noria-finished',118,1,'act','["to", "large-upper-right"]','2026-11-19 22:29:37.959573','d689c949aa906289');
INSERT INTO "rows" VALUES('noria-finished',119,1,'act','["inspect", "large-right"]','2026-11-19 22:29:37.959573','aa9062897b311751');
INSERT INTO "rows" VALUES('noria-finished',120,1,'act','["activate", "small-bottom"]','2026-11-19 22:29:37.959573','7b31175107ef1ed1');
INSERT INTO "rows" VALUES('noria-finished',121,1,'act','["activate", "medium-right"]','2026-11-19 22:29:37.959573','07ef1ed1fda5709d');
INSERT INTO "rows" VALUES('noria-finished',122,1,'act','["repeat", "small-bottom"]','2026-11-19 22:29:37.959573','fda5709d6389b677');
INSERT INTO "rows" VALUES('noria-finished',123,0,'act','["end", "influence"]','2026-11-19 22:29:37.959573','6389b677223c6ffc');
INSERT INTO "rows" VALUES('noria-finished',124,0,'act','["activate", "medium-right"]','2026-11-19 22:29:37.959573','223c6ffc805580b2');
INSERT INTO "rows" VALUES('noria-finished',125,0,'act','["inspect", "small-bottom"]','2026-11-19 22:29:37.959573','805580b2a86a1ac9');
INSERT INTO "rows" VALUES('noria-finished',126,0,'act','["barter", "mycelium"]','2026-11-19 22:29:37.959573','a86a1ac996d135a1');
INSERT INTO "rows" VALUES('noria-finished',127,0,'act','["end", "action"]','2026-11-19 22:29:37.959573','96d135a1e4d2f787');
INSERT INTO "rows" VALUES('noria-finished',128,1,'act','["night-shift", "large"]','2026-11-19 22:29:37.959573','e4d2f7875f2787b2');
INSERT INTO "rows" VALUES('noria-finished',129,1,'act','["inspect", "large-left"]','2026-11-19 22:29:37.959573','5f2787b25ea1c936');
INSERT INTO "rows" VALUES('noria-finished',130,1,'act','["end", "action"]','2026-11-19 22:29:37.959573','5ea1c9366efaad32');
INSERT INTO "rows" VALUES('noria-finished',131,0,'act','["activate", "medium-left"]','2026-11-19 22:29:37.959573','6efaad32f906f244');
INSERT INTO "rows" VALUES('noria-finished',132,0,'act','["end", "action"]','2026-11-19 22:29:37.959573','f906f244e197a5e0');
INSERT INTO "rows" VALUES('noria-finished',133,1,'act','["end", "influence"]','2026-11-19 22:29:37.959573','e197a5e04e398994');
INSERT INTO "rows" VALUES('noria-finished',134,1,'act','["end", "action"]','2026-11-19 22:29:37.959573','4e3989940cb883fa');
INSERT INTO "rows" VALUES('noria-finished',135,0,'act','["night-shift", "large"]','2026-11-19 22:29:37.959573','0cb883fa3ef6f23d');
INSERT INTO "rows" VALUES('noria-finished',136,0,'act','["end", "action"]','2026-11-19 22:29:37.959573','3ef6f23d9dce7338');
INSERT INTO "rows" VALUES('noria-finished',137,1,'act','["modify", "medium-upper-right"]','2026-11-19 22:29:37.959573','9dce733805a966c6');
INSERT INTO "rows" VALUES('noria-finished',138,1,'act','["to", "medium-left"]','2026-11-19 22:29:37.959573','05a966c656d5dbe4');
INSERT INTO "rows" VALUES('noria-finished',139,1,'act','["double", "small-bottom"]','2026-11-19 22:29:37.959573','56d5dbe494965260');
INSERT INTO "rows" VALUES('noria-finished',140,1,'act','["buy", "energy"]','2026-11-19 22:29:37.959573','949652605a77c572');
INSERT INTO "rows" VALUES('noria-finished',141,1,'act','["invest", "settlement"]','2026-11-19 22:29:37.959573','5a77c5722c6c9b0b');
INSERT INTO "rows" VALUES('noria-finished',142,1,'act','["end", "action"]','2026-11-19 22:29:37.959573','2c6c9b0b978398ec');
INSERT INTO "rows" VALUES('noria-finished',143,1,'act','["place", "energy", "large-right"]','2026-11-19 22:29:37.959573','978398ec2cf62166');
INSERT INTO "rows" VALUES('noria-finished',144,0,'act','["activate", "medium-left"]','2026-11-19 22:29:37.959573','2cf621668cb8e323');
INSERT INTO "rows" VALUES('noria-finished',145,0,'act','["explore"]','2026-11-19 22:29:37.959573','8cb8e3233285d04f');
INSERT INTO "rows" VALUES('noria-finished',146,0,'act','["ship", "obsidian"]','2026-11-19 22:29:37.959573','3285d04f45a42ada');
INSERT INTO "rows" VALUES('noria-finished',147,0,'act','["activate", "small-bottom"]','2026-11-19 22:29:37.959573','45a42ada32524caf');
INSERT INTO "rows" VALUES('noria-finished',148,0,'act','["buy", "bonus"]','2026-11-19 22:29:37.959573','32524caf490ab411');
INSERT INTO "rows" VALUES('noria-finished',149,0,'act','["pay", "mycelium"]','2026-11-19 22:29:37.959573','490ab411b5fe7b73');
INSERT INTO "rows" VALUES('noria-finished',150,0,'act','["place", "bonus", "large-top"]','2026-11-19 22:29:37.959573','b5fe7b736318a2a7');
INSERT INTO "rows" VALUES('noria-finished',151,1,'act','["activate", "medium-left"]','2026-11-19 22:29:37.959573','6318a2a7f949b216');
INSERT INTO "rows" VALUES('noria-finished',152,1,'act','["activate", "small-bottom"]','2026-11-19 22:29:37.959573','f949b2163d0ded1a');
INSERT INTO "rows" VALUES('harbour-finished',0,0,'act','["bid", 2]','2026-11-19 22:29:37.987530','461f32850ef4dcdb');
INSERT INTO "rows" VALUES('harbour-finished',1,2,'act','["bid", 1]','2026-11-19 22:29:37.987530','0ef4dcdb483cf97a');
INSERT INTO "rows" VALUES('harbour-finished',2,0,'act','["seal"]','2026-11-19 22:29:37.987530','483cf97a483d5ef4');
INSERT INTO "rows" VALUES('harbour-finished',3,2,'act','["reconsider"]','2026-11-19 22:29:37.987530','483d5ef48b42f105');
INSERT INTO "rows" VALUES('harbour-finished',4,1,'act','["bid", 1]','2026-11-19 22:29:37.987530','8b42f1050fd555a1');
INSERT INTO "rows" VALUES('harbour-finished',5,2,'act','["bid", 2]','2026-11-19 22:29:37.987530','0fd555a1eefe9834');
INSERT INTO "rows" VALUES('harbour-finished',6,2,'act','["reconsider"]','2026-11-19 22:29:37.987530','eefe9834e492501a');
INSERT INTO "rows" VALUES('harbour-finished',7,2,'act','["bid", 2]','2026-11-19 22:29:37.987530','e492501aa5349f20');
INSERT INTO "rows" VALUES('harbour-finished',8,1,'act','["reconsider"]','2026-11-19 22:29:37.987530','a5349f20fcae59f5');
INSERT INTO "rows" VALUES('harbour-finished',9,1,'act','["bid", 2]','2026-11-19 22:29:37.987530','fcae59f5372bf958');
INSERT INTO "rows" VALUES('harbour-finished',10,1,'act','["seal"]','2026-11-19 22:29:37.987530','372bf958d703f7a1');
INSERT INTO "rows" VALUES('harbour-finished',11,2,'act','["seal"]','2026-11-19 22:29:37.987530','d703f7a110672ce5');
INSERT INTO "rows" VALUES('harbour-finished',12,0,'act','["place", "quay"]','2026-11-19 22:29:37.987530','10672ce59d9df720');
INSERT INTO "rows" VALUES('harbour-finished',13,0,'act','["take", "silk"]','2026-11-19 22:29:37.987530','9d9df72033e68161');
INSERT INTO "rows" VALUES('harbour-finished',14,1,'act','["place", "tavern"]','2026-11-19 22:29:37.987530','33e68161263295ef');
INSERT INTO "rows" VALUES('harbour-finished',15,2,'act','["rest"]','2026-11-19 22:29:37.987530','263295efa5da48c6');
INSERT INTO "rows" VALUES('harbour-finished',16,0,'act','["play", "card-0"]','2026-11-19 22:29:37.987530','a5da48c69cbcf6eb');
INSERT INTO "rows" VALUES('harbour-finished',17,0,'act','["place", "market"]','2026-11-19 22:29:37.987530','9cbcf6eb97136e07');
INSERT INTO "rows" VALUES('harbour-finished',18,1,'act','["play", "card-4"]','2026-11-19 22:29:37.987530','97136e070950f70a');
INSERT INTO "rows" VALUES('harbour-finished',19,1,'act','["place", "quay"]','2026-11-19 22:29:37.987530','0950f70aedf415a6');
INSERT INTO "rows" VALUES('harbour-finished',20,1,'act','["take", "silk"]','2026-11-19 22:29:37.987530','edf415a6827a4383');
INSERT INTO "rows" VALUES('harbour-finished',21,2,'act','["decline"]','2026-11-19 22:29:37.987530','827a4383ccc9ec76');
INSERT INTO "rows" VALUES('harbour-finished',22,0,'act','["decline"]','2026-11-19 22:29:37.987530','ccc9ec7675401a8e');
INSERT INTO "rows" VALUES('harbour-finished',23,2,'act','["place", "quay"]','2026-11-19 22:29:37.987530','75401a8e3e2a13bd');
INSERT INTO "rows" VALUES('harbour-finished',24,2,'act','["take", "rice"]','2026-11-19 22:29:37.987530','3e2a13bdddb56179');
INSERT INTO "rows" VALUES('harbour-finished',25,0,'act','["decline"]','2026-11-19 22:29:37.987530','ddb56179dc693bed');
INSERT INTO "rows" VALUES('harbour-finished',26,1,'act','["share"]','2026-11-19 22:29:37.987530','dc693bedec8f1343');
INSERT INTO "rows" VALUES('harbour-finished',27,1,'act','["take", "silk"]','2026-11-19 22:29:37.987530','ec8f134386add173');
INSERT INTO "rows" VALUES('harbour-finished',28,2,'act','["bid", 0]','2026-11-19 22:29:37.987530','86add173ff4642d5');
INSERT INTO "rows" VALUES('harbour-finished',29,1,'act','["bid", 0]','2026-11-19 22:29:37.987530','ff4642d5fbd5d8ad');
INSERT INTO "rows" VALUES('harbour-finished',30,0,'act','["bid", 1]','2026-11-19 22:29:37.987530','fbd5d8ad74b52890');
INSERT INTO "rows" VALUES('harbour-finished',31,1,'act','["reconsider"]','2026-11-19 22:29:37.987530','74b52890953999da');
INSERT INTO "rows" VALUES('harbour-finished',32,1,'act','["bid", 0]','2026-11-19 22:29:37.987530','953999da0d08b641');
INSERT INTO "rows" VALUES('harbour-finished',33,0,'act','["reconsider"]','2026-11-19 22:29:37.987530','0d08b64187e8d0fd');
INSERT INTO "rows" VALUES('harbour-finished',34,2,'act','["seal"]','2026-11-19 22:29:37.987530','87e8d0fdf6938a12');
INSERT INTO "rows" VALUES('harbour-finished',35,1,'act','["reconsider"]','2026-11-19 22:29:37.987530','f6938a121b9c3774');
INSERT INTO "rows" VALUES('harbour-finished',36,0,'act','["bid", 0]','2026-11-19 22:29:37.987530','1b9c37744e2351fe');
INSERT INTO "rows" VALUES('harbour-finished',37,0,'act','["reconsider"]','2026-11-19 22:29:37.987530','4e2351fe2da46aba');
INSERT INTO "rows" VALUES('harbour-finished',38,0,'act','["bid", 1]','2026-11-19 22:29:37.987530','2da46abac2036feb');
INSERT INTO "rows" VALUES('harbour-finished',39,1,'act','["bid", 0]','2026-11-19 22:29:37.987530','c2036feb9aed4956');
INSERT INTO "rows" VALUES('harbour-finished',40,1,'act','["seal"]','2026-11-19 22:29:37.987530','9aed4956e4c3bdc3');
INSERT INTO "rows" VALUES('harbour-finished',41,0,'act','["reconsider"]','2026-11-19 22:29:37.987530','e4c3bdc3ba9c03b7');
INSERT INTO "rows" VALUES('harbour-finished',42,0,'act','["bid", 0]','2026-11-19 22:29:37.987530','ba9c03b727abb9d4');
INSERT INTO "rows" VALUES('harbour-finished',43,0,'act','["reconsider"]','2026-11-19 22:29:37.987530','27abb9d44b268e93');
INSERT INTO "rows" VALUES('harbour-finished',44,0,'act','["bid", 0]','2026-11-19 22:29:37.987530','4b268e93b940eba8');
INSERT INTO "rows" VALUES('harbour-finished',45,0,'act','["seal"]','2026-11-19 22:29:37.987530','b940eba85272499e');
INSERT INTO "rows" VALUES('harbour-finished',46,0,'act','["place", "tavern"]','2026-11-19 22:29:37.987530','5272499ee6c2085c');
INSERT INTO "rows" VALUES('harbour-finished',47,1,'act','["broker", "silk"]','2026-11-19 22:29:37.987530','e6c2085c4a99e9f4');
INSERT INTO "rows" VALUES('harbour-finished',48,1,'act','["sell", "guild"]','2026-11-19 22:29:37.987530','4a99e9f4b6909773');
INSERT INTO "rows" VALUES('harbour-finished',49,1,'act','["rest"]','2026-11-19 22:29:37.987530','b6909773bf5ff2d2');
INSERT INTO "rows" VALUES('harbour-finished',50,2,'act','["broker", "rice"]','2026-11-19 22:29:37.987530','bf5ff2d2792d82af');
INSERT INTO "rows" VALUES('harbour-finished',51,2,'act','["sell", "sailor"]','2026-11-19 22:29:37.987530','792d82af25f9ee8d');
INSERT INTO "rows" VALUES('harbour-finished',52,2,'act','["place", "market"]','2026-11-19 22:29:37.987530','25f9ee8d893c40d1');
INSERT INTO "rows" VALUES('harbour-finished',53,0,'act','["broker", "rice"]','2026-11-19 22:29:37.987530','893c40d1d50b0613');
INSERT INTO "rows" VALUES('harbour-finished',54,0,'act','["sell", "guild"]','2026-11-19 22:29:37.987530','d50b061363f94831');
INSERT INTO "rows" VALUES('harbour-finished',55,0,'act','["play", "card-7"]','2026-11-19 22:29:37.987530','63f94831c227ede0');
INSERT INTO "rows" VALUES('harbour-finished',56,0,'act','["play", "card-2"]','2026-11-19 22:29:37.987530','c227ede085045976');
INSERT INTO "rows" VALUES('harbour-finished',57,0,'act','["place", "market"]','2026-11-19 22:29:37.987530','85045976da21b62d');
INSERT INTO "rows" VALUES('harbour-finished',58,1,'act','["play", "card-9"]','2026-11-19 22:29:37.987530','da21b62dfd8b8b47');
INSERT INTO "rows" VALUES('harbour-finished',59,1,'act','["rest"]','2026-11-19 22:29:37.987530','fd8b8b479337aac9');
INSERT INTO "rows" VALUES('harbour-finished',60,2,'act','["place", "tavern"]','2026-11-19 22:29:37.987530','9337aac91b603367');
INSERT INTO "rows" VALUES('harbour-finished',61,2,'act','["bid", 0]','2026-11-19 22:29:37.987530','1b603367031491ec');
INSERT INTO "rows" VALUES('harbour-finished',62,2,'act','["seal"]','2026-11-19 22:29:37.987530','031491ecb3ec6f21');
INSERT INTO "rows" VALUES('harbour-finished',63,0,'act','["bid", 5]','2026-11-19 22:29:37.987530','b3ec6f218df661cc');
INSERT INTO "rows" VALUES('harbour-finished',64,0,'act','["seal"]','2026-11-19 22:29:37.987530','8df661cc7bfec156');
INSERT INTO "rows" VALUES('harbour-finished',65,1,'act','["bid", 2]','2026-11-19 22:29:37.987530','7bfec156f8ac057b');
INSERT INTO "rows" VALUES('harbour-finished',66,1,'act','["reconsider"]','2026-11-19 22:29:37.987530','f8ac057b04399414');
INSERT INTO "rows" VALUES('harbour-finished',67,1,'act','["bid", 1]','2026-11-19 22:29:37.987530','0439941492106d48');
INSERT INTO "rows" VALUES('harbour-finished',68,1,'act','["reconsider"]','2026-11-19 22:29:37.987530','92106d4843e7a7d9');
INSERT INTO "rows" VALUES('harbour-finished',69,1,'act','["bid", 6]','2026-11-19 22:29:37.987530','43e7a7d95fd65360');
INSERT INTO "rows" VALUES('harbour-finished',70,1,'act','["seal"]','2026-11-19 22:29:37.987530','5fd65360d6496bf2');
INSERT INTO "rows" VALUES('harbour-finished',71,1,'act','["rest"]','2026-11-19 22:29:37.987530','d6496bf26b1897ee');
INSERT INTO "rows" VALUES('harbour-finished',72,2,'act','["broker", "rice"]','2026-11-19 22:29:37.987530','6b1897ee732bf423');
INSERT INTO "rows" VALUES('harbour-finished',73,2,'act','["sell", "sailor"]','2026-11-19 22:29:37.987530','732bf42376409386');
INSERT INTO "rows" VALUES('harbour-finished',74,2,'act','["play", "card-11"]','2026-11-19 22:29:37.987530','764093864d104b6e');
INSERT INTO "rows" VALUES('harbour-finished',75,2,'act','["place", "market"]','2026-11-19 22:29:37.987530','4d104b6e50db6256');
INSERT INTO "rows" VALUES('harbour-finished',76,0,'act','["broker", "silk"]','2026-11-19 22:29:37.987530','50db62565cfd904a');
INSERT INTO "rows" VALUES('harbour-finished',77,0,'act','["sell", "guild"]','2026-11-19 22:29:37.987530','5cfd904abb90a41f');
INSERT INTO "rows" VALUES('harbour-finished',78,0,'act','["rest"]','2026-11-19 22:29:37.987530','bb90a41f3fd3e095');
INSERT INTO "rows" VALUES('harbour-finished',79,1,'act','["place", "tavern"]','2026-11-19 22:29:37.987530','3fd3e095f505fde1');
INSERT INTO "rows" VALUES('harbour-finished',80,2,'act','["play", "card-8"]','2026-11-19 22:29:37.987530','f505fde1c68feca3');
INSERT INTO "rows" VALUES('harbour-finished',81,2,'act','["place", "tavern"]','2026-11-19 22:29:37.987530','c68feca3cdc16498');
INSERT INTO "rows" VALUES('harbour-finished',82,0,'act','["place", "tavern"]','2026-11-19 22:29:37.987530','cdc16498e1318e35');
INSERT INTO "rows" VALUES('harbour-begun',0,0,'act','["bid", 2]','2026-11-19 22:29:38.038355','05e95424a43bed7b');
INSERT INTO "rows" VALUES('harbour-begun',1,1,'act','["bid", 0]','2026-11-19 22:29:38.038355','a43bed7baf22718f');
INSERT INTO "rows" VALUES('harbour-begun',2,1,'act','["seal"]','2026-11-19 22:29:38.038355','af22718f380326a9');
INSERT INTO "rows" VALUES('harbour-begun',3,0,'act','["reconsider"]','2026-11-19 22:29:38.038355','380326a9a202c466');
INSERT INTO "rows" VALUES('harbour-begun',4,0,'act','["bid", 0]','2026-11-19 22:29:38.038355','a202c466b1cdcffa');
INSERT INTO "rows" VALUES('harbour-begun',5,0,'act','["reconsider"]','2026-11-19 22:29:38.038355','b1cdcffa7529a84d');
INSERT INTO "rows" VALUES('harbour-begun',6,0,'act','["bid", 0]','2026-11-19 22:29:38.038355','7529a84d40978224');
INSERT INTO "rows" VALUES('harbour-begun',7,0,'act','["seal"]','2026-11-19 22:29:38.038355','409782240f63dbeb');
INSERT INTO "rows" VALUES('harbour-begun',8,0,'act','["place", "market"]','2026-11-19 22:29:38.038355','0f63dbebe4c5465d');
INSERT INTO "rows" VALUES('harbour-begun',9,1,'act','["play", "card-9"]','2026-11-19 22:29:38.038355','e4c5465dadd36d23');
INSERT INTO "rows" VALUES('harbour-begun',10,1,'act','["place", "tavern"]','2026-11-19 22:29:38.038355','add36d23964c5e0d');
INSERT INTO "rows" VALUES('harbour-begun',11,0,'act','["broker", "tea"]','2026-11-19 22:29:38.038355','964c5e0da953756f');
CREATE TABLE "seats" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	identity VARCHAR(32), 
	bot VARCHAR(64), 
	name VARCHAR(40), 
	stand_in VARCHAR(64), 
	since DATETIME, 
	"left" FLOAT, 
	runs_out DATETIME, 
	mailed BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_identity FOREIGN KEY(identity) REFERENCES identities (id), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT ck_seats_kind CHECK (kind in ('human', 'bot', 'open'))
);
INSERT INTO "seats" VALUES('agra-begun',0,'human','ada',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('agra-begun',1,'human','ben',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('noria-begun',0,'human','ada',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('noria-begun',1,'human','ben',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('yinzi-begun',0,'human','ada',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('yinzi-begun',1,'human','ben',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('noria-finished',0,'human','ada',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('noria-finished',1,'human','ben',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('harbour-finished',0,'human','ada',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('harbour-finished',1,'human','ben',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('harbour-finished',2,'human','ada',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('harbour-begun',0,'human','ada',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('harbour-begun',1,'human','ben',NULL,NULL,NULL,NULL,NULL,NULL,0);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(128) NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookie','2d0c1c8b9ce6df3fd30bd66cf4ba6a7ac0f9d6e2b5ad1e67b3b8d7a7c2f40e15');
CREATE TABLE sums (
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	measure VARCHAR(96) NOT NULL, 
	count INTEGER NOT NULL, 
	total FLOAT NOT NULL, 
	squares FLOAT NOT NULL, 
	CONSTRAINT pk_sums PRIMARY KEY (game, players, seat, kind, measure)
);
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
	pace JSON, 
	hints BOOLEAN DEFAULT 1 NOT NULL, 
	lesson VARCHAR(64), 
	origin JSON, 
	series VARCHAR(32), 
	follows VARCHAR(32), 
	finished DATETIME, dealt_rules VARCHAR(64), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES identities (id), 
	CONSTRAINT ck_tables_status CHECK (status in ('waiting', 'running', 'finished', 'abandoned', 'dropped'))
);
INSERT INTO "tables" VALUES('agra-begun','agra','2','4e25bce504b1e51c','{"start": "random"}','00000000000000000000000000005eed','running','ada',0,0,30,NULL,'2026-11-19 12:00:00.000000',0,0,0,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('noria-begun','noria','2','664ff2a1d404544e','{"mode": "base", "market": "later", "wheels": "simultaneous", "bonus": "shared", "start": "random"}','00000000000000000000000000005eee','running','ada',0,0,30,NULL,'2026-11-19 12:00:00.000000',0,0,0,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('yinzi-begun','yinzi','2','580003e7f6d9b4b4','{}','00000000000000000000000000005eef','running','ada',0,0,30,NULL,'2026-11-19 12:00:00.000000',0,0,0,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('noria-finished','noria','2','664ff2a1d404544e','{"mode": "base", "market": "later", "wheels": "simultaneous", "bonus": "shared", "start": "random"}','00000000000000000000000000005ef0','finished','ada',0,0,153,'{"ranks": [1, 2], "winners": [0], "totals": [18, 12], "lines": [[{"rule": "NOR-19.2-a", "item": "refinement", "points": 0, "factors": [0, 2], "phrase": {"key": "noria-score-refinement", "args": {"points": 0, "factor1": 0, "factor2": 2}}}, {"rule": "NOR-19.2-a", "item": "settlement", "points": 4, "factors": [1, 4], "phrase": {"key": "noria-score-settlement", "args": {"points": 4, "factor1": 1, "factor2": 4}}}, {"rule": "NOR-19.2-a", "item": "exploration", "points": 12, "factors": [1, 12], "phrase": {"key": "noria-score-exploration", "args": {"points": 12, "factor1": 1, "factor2": 12}}}, {"rule": "NOR-19.2-a", "item": "research", "points": 0, "factors": [0, 0], "phrase": {"key": "noria-score-research", "args": {"points": 0, "factor1": 0, "factor2": 0}}}, {"rule": "NOR-19.2-b", "item": "specialisation", "points": 2, "factors": [1, 2], "phrase": {"key": "noria-score-specialisation", "args": {"points": 2, "factor1": 1, "factor2": 2}}}, {"rule": "NOR-19.2-c", "item": "division", "points": 0, "factors": [0, 0], "phrase": {"key": "noria-score-division", "args": {"points": 0, "factor1": 0, "factor2": 0}}}], [{"rule": "NOR-19.2-a", "item": "refinement", "points": 0, "factors": [0, 2], "phrase": {"key": "noria-score-refinement", "args": {"points": 0, "factor1": 0, "factor2": 2}}}, {"rule": "NOR-19.2-a", "item": "settlement", "points": 8, "factors": [2, 4], "phrase": {"key": "noria-score-settlement", "args": {"points": 8, "factor1": 2, "factor2": 4}}}, {"rule": "NOR-19.2-a", "item": "exploration", "points": 0, "factors": [0, 12], "phrase": {"key": "noria-score-exploration", "args": {"points": 0, "factor1": 0, "factor2": 12}}}, {"rule": "NOR-19.2-a", "item": "research", "points": 0, "factors": [1, 0], "phrase": {"key": "noria-score-research", "args": {"points": 0, "factor1": 1, "factor2": 0}}}, {"rule": "NOR-19.2-b", "item": "specialisation", "points": 4, "factors": [2, 2], "phrase": {"key": "noria-score-specialisation", "args": {"points": 4, "factor1": 2, "factor2": 2}}}, {"rule": "NOR-19.2-c", "item": "division", "points": 0, "factors": [0, 0], "phrase": {"key": "noria-score-division", "args": {"points": 0, "factor1": 0, "factor2": 0}}}]], "ties": [[-5], [-5]]}','2026-11-19 12:00:00.000000',0,0,0,NULL,1,NULL,NULL,NULL,NULL,'2026-11-19 12:00:00.000000',NULL);
INSERT INTO "tables" VALUES('harbour-finished','harbour','1','0123abcd','{"weather": "stormy", "bids": "sealed"}','00000000000000000000000000005ef1','finished','ada',0,0,83,'{"ranks": [3, 2, 1], "winners": [2], "totals": [10, 11, 18], "lines": [[{"rule": "HAR-8-a", "item": "coins", "points": 2, "factors": [], "phrase": {"key": "harbour-score-coins", "args": {"points": 2}}}, {"rule": "HAR-8-b", "item": "goods", "points": 2, "factors": [1, 1], "phrase": {"key": "harbour-score-goods", "args": {"points": 2, "factor1": 1, "factor2": 1}}}, {"rule": "HAR-8-c", "item": "cards", "points": 6, "factors": [], "phrase": {"key": "harbour-score-cards", "args": {"points": 6}}}], [{"rule": "HAR-8-a", "item": "coins", "points": 2, "factors": [], "phrase": {"key": "harbour-score-coins", "args": {"points": 2}}}, {"rule": "HAR-8-b", "item": "goods", "points": 2, "factors": [1, 1], "phrase": {"key": "harbour-score-goods", "args": {"points": 2, "factor1": 1, "factor2": 1}}}, {"rule": "HAR-8-c", "item": "cards", "points": 7, "factors": [], "phrase": {"key": "harbour-score-cards", "args": {"points": 7}}}], [{"rule": "HAR-8-a", "item": "coins", "points": 6, "factors": [], "phrase": {"key": "harbour-score-coins", "args": {"points": 6}}}, {"rule": "HAR-8-b", "item": "goods", "points": 1, "factors": [1, 0], "phrase": {"key": "harbour-score-goods", "args": {"points": 1, "factor1": 1, "factor2": 0}}}, {"rule": "HAR-8-c", "item": "cards", "points": 11, "factors": [], "phrase": {"key": "harbour-score-cards", "args": {"points": 11}}}]], "ties": [[-1], [-1], [-1]]}','2026-11-19 12:00:00.000000',0,0,0,NULL,1,NULL,NULL,NULL,NULL,'2026-11-19 12:00:00.000000',NULL);
INSERT INTO "tables" VALUES('harbour-begun','harbour','1','0123abcd','{"weather": "stormy", "bids": "sealed"}','00000000000000000000000000005ef2','running','ada',0,0,12,NULL,'2026-11-19 12:00:00.000000',0,0,0,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE talk (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	room VARCHAR(8) NOT NULL, 
	identity VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_talk PRIMARY KEY (table_id, number), 
	CONSTRAINT ck_talk_ck_talk_room CHECK (room in ('players', 'watchers')), 
	CONSTRAINT fk_talk_identity FOREIGN KEY(identity) REFERENCES identities (id), 
	CONSTRAINT fk_talk_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE turns (
	table_id VARCHAR(32) NOT NULL, 
	due DATETIME NOT NULL, 
	claimed_by VARCHAR(32), 
	until DATETIME, 
	CONSTRAINT pk_turns PRIMARY KEY (table_id), 
	CONSTRAINT fk_turns_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE uncounted (
	table_id VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_uncounted PRIMARY KEY (table_id), 
	CONSTRAINT fk_uncounted_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE UNIQUE INDEX ix_accounts_login ON accounts (login);
CREATE INDEX ix_turns_due ON turns (due);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_series ON tables (series);
CREATE UNIQUE INDEX ix_tables_follows ON tables (follows);
CREATE INDEX ix_seats_identity ON seats (identity);
CREATE INDEX ix_seats_since ON seats (since);
CREATE INDEX ix_seats_runs_out ON seats (runs_out);
CREATE INDEX ix_talk_identity ON talk (identity);
CREATE INDEX ix_comments_identity ON comments (identity);
CREATE INDEX ix_letters_identity ON letters (identity);
CREATE INDEX ix_letters_due ON letters (due);
CREATE INDEX ix_orders_identity ON orders (identity);
CREATE INDEX ix_dealt_identity ON dealt (identity);
COMMIT;
