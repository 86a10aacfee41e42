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
INSERT INTO "identities" VALUES('ada','Ada','2026-11-18 15:25:57.895223',0);
INSERT INTO "identities" VALUES('ben','Bén ☕ van der Zee','2026-11-18 15:25:57.900904',0);
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
INSERT INTO "rows" VALUES('agra-of-2',0,0,'act','["use", "trader"]','2026-11-18 15:25:58.023203',NULL);
INSERT INTO "rows" VALUES('agra-of-2',1,0,'act','["price", "price-3-4", "clothes", "high"]','2026-11-18 15:25:58.044279',NULL);
INSERT INTO "rows" VALUES('agra-of-2',2,0,'act','["enough"]','2026-11-18 15:25:58.053879',NULL);
INSERT INTO "rows" VALUES('agra-of-2',3,1,'act','["use", "trader"]','2026-11-18 15:25:58.063885',NULL);
INSERT INTO "rows" VALUES('agra-of-2',4,1,'act','["price", "price-3-4", "painting", "low"]','2026-11-18 15:25:58.076586',NULL);
INSERT INTO "rows" VALUES('agra-of-2',5,1,'act','["enough"]','2026-11-18 15:25:58.083393',NULL);
INSERT INTO "rows" VALUES('agra-of-2',6,0,'act','["use", "turmeric-farm"]','2026-11-18 15:25:58.093802',NULL);
INSERT INTO "rows" VALUES('agra-of-2',7,0,'act','["favour", "process-good"]','2026-11-18 15:25:58.116983',NULL);
INSERT INTO "rows" VALUES('agra-of-2',8,0,'act','["process", "dye"]','2026-11-18 15:25:58.123597',NULL);
INSERT INTO "rows" VALUES('agra-of-2',9,0,'act','["end", "action"]','2026-11-18 15:25:58.132026',NULL);
INSERT INTO "rows" VALUES('agra-of-2',10,0,'act','["akbar", "dye"]','2026-11-18 15:25:58.142228',NULL);
INSERT INTO "rows" VALUES('agra-of-2',11,1,'act','["enough"]','2026-11-18 15:25:58.152022',NULL);
INSERT INTO "rows" VALUES('agra-of-2',12,1,'act','["use", "curry-kitchen"]','2026-11-18 15:25:58.160445',NULL);
INSERT INTO "rows" VALUES('agra-of-2',13,1,'act','["process-goods", 0]','2026-11-18 15:25:58.170998',NULL);
INSERT INTO "rows" VALUES('agra-of-2',14,0,'act','["lay", "turmeric-farm"]','2026-11-18 15:25:58.193761',NULL);
INSERT INTO "rows" VALUES('agra-of-2',15,0,'act','["farmer", "left", 4]','2026-11-18 15:25:58.204070',NULL);
INSERT INTO "rows" VALUES('agra-of-2',16,0,'act','["use", "quarry"]','2026-11-18 15:25:58.216955',NULL);
INSERT INTO "rows" VALUES('agra-of-2',17,1,'act','["enough"]','2026-11-18 15:25:58.224056',NULL);
INSERT INTO "rows" VALUES('agra-of-2',18,1,'act','["use", "architect"]','2026-11-18 15:25:58.234722',NULL);
INSERT INTO "rows" VALUES('agra-of-2',19,1,'act','["decline"]','2026-11-18 15:25:58.244162',NULL);
INSERT INTO "rows" VALUES('agra-of-2',20,0,'act','["lay", "quarry"]','2026-11-18 15:25:58.253846',NULL);
INSERT INTO "rows" VALUES('agra-of-2',21,0,'undo','[1]','2026-11-18 15:25:58.269242',NULL);
INSERT INTO "rows" VALUES('agra-of-2',22,0,'act','["lay", "quarry"]','2026-11-18 15:25:58.319886',NULL);
INSERT INTO "rows" VALUES('agra-of-2',23,0,'act','["farmer", "left", 3]','2026-11-18 15:25:58.334870',NULL);
INSERT INTO "rows" VALUES('agra-of-2',24,0,'act','["use", "woodcutter"]','2026-11-18 15:25:58.340260',NULL);
INSERT INTO "rows" VALUES('agra-of-2',25,1,'act','["lay", "curry-kitchen"]','2026-11-18 15:25:58.347081',NULL);
INSERT INTO "rows" VALUES('agra-of-2',26,1,'act','["lay", "architect"]','2026-11-18 15:25:58.351163',NULL);
INSERT INTO "rows" VALUES('agra-of-2',27,1,'act','["lay", "trader"]','2026-11-18 15:25:58.360847',NULL);
INSERT INTO "rows" VALUES('agra-of-2',28,1,'act','["uncover", "left", 5]','2026-11-18 15:25:58.370962',NULL);
INSERT INTO "rows" VALUES('agra-of-2',29,1,'undo','[1]','2026-11-18 15:25:58.382321',NULL);
INSERT INTO "rows" VALUES('agra-of-2',30,1,'act','["uncover", "top", 1]','2026-11-18 15:25:58.702954',NULL);
INSERT INTO "rows" VALUES('agra-of-2',31,1,'act','["farmer", "left", 4]','2026-11-18 15:25:58.712495',NULL);
INSERT INTO "rows" VALUES('agra-of-2',32,1,'act','["use", "oil-press"]','2026-11-18 15:25:58.722973',NULL);
INSERT INTO "rows" VALUES('agra-of-2',33,1,'act','["process-goods", 0]','2026-11-18 15:25:58.734143',NULL);
INSERT INTO "rows" VALUES('agra-of-2',34,0,'act','["lay", "woodcutter"]','2026-11-18 15:25:58.776687',NULL);
INSERT INTO "rows" VALUES('agra-of-2',35,0,'act','["farmer", "bottom", 4]','2026-11-18 15:25:58.780144',NULL);
INSERT INTO "rows" VALUES('agra-of-2',36,0,'act','["use", "cotton-farm"]','2026-11-18 15:25:58.786726',NULL);
INSERT INTO "rows" VALUES('agra-of-2',37,0,'undo','[1]','2026-11-18 15:25:58.801871',NULL);
INSERT INTO "rows" VALUES('agra-of-2',38,0,'act','["use", "botanist"]','2026-11-18 15:25:58.815403',NULL);
INSERT INTO "rows" VALUES('agra-of-2',39,0,'act','["farmer", "top", 2]','2026-11-18 15:25:58.818829',NULL);
INSERT INTO "rows" VALUES('agra-of-2',40,0,'act','["farmer", "left", 2]','2026-11-18 15:25:58.836745',NULL);
INSERT INTO "rows" VALUES('agra-of-2',41,0,'act','["advance"]','2026-11-18 15:25:58.841846',NULL);
INSERT INTO "rows" VALUES('agra-of-2',42,0,'act','["pay", "sandstone"]','2026-11-18 15:25:58.851674',NULL);
INSERT INTO "rows" VALUES('agra-of-2',43,0,'act','["pay", "wood"]','2026-11-18 15:25:58.857007',NULL);
INSERT INTO "rows" VALUES('agra-of-2',44,1,'act','["enough"]','2026-11-18 15:25:58.861417',NULL);
INSERT INTO "rows" VALUES('agra-of-2',45,1,'undo','[1]','2026-11-18 15:25:58.868841',NULL);
INSERT INTO "rows" VALUES('agra-of-2',46,1,'act','["enough"]','2026-11-18 15:25:58.880457',NULL);
INSERT INTO "rows" VALUES('agra-of-2',47,1,'act','["use", "sailor"]','2026-11-18 15:25:58.886231',NULL);
INSERT INTO "rows" VALUES('agra-of-2',48,1,'act','["enough"]','2026-11-18 15:25:58.896127',NULL);
INSERT INTO "rows" VALUES('agra-of-2',49,0,'act','["enough"]','2026-11-18 15:25:58.903909',NULL);
INSERT INTO "rows" VALUES('agra-of-2',50,0,'act','["use", "oil-press"]','2026-11-18 15:25:58.908737',NULL);
INSERT INTO "rows" VALUES('agra-of-2',51,0,'act','["process-goods", 0]','2026-11-18 15:25:58.913642',NULL);
INSERT INTO "rows" VALUES('agra-of-2',52,1,'act','["enough"]','2026-11-18 15:25:58.923548',NULL);
INSERT INTO "rows" VALUES('agra-of-2',53,1,'undo','[1]','2026-11-18 15:25:58.931062',NULL);
INSERT INTO "rows" VALUES('agra-of-2',54,1,'act','["lay", "sailor"]','2026-11-18 15:25:58.938709',NULL);
INSERT INTO "rows" VALUES('agra-of-4',0,3,'act','["use", "woodcutter"]','2026-11-18 15:25:59.186905',NULL);
INSERT INTO "rows" VALUES('agra-of-4',1,0,'act','["use", "woodcutter"]','2026-11-18 15:25:59.212804',NULL);
INSERT INTO "rows" VALUES('agra-of-4',2,1,'act','["use", "sailor"]','2026-11-18 15:25:59.229540',NULL);
INSERT INTO "rows" VALUES('agra-of-4',3,1,'act','["enough"]','2026-11-18 15:25:59.255786',NULL);
INSERT INTO "rows" VALUES('agra-of-4',4,2,'act','["use", "curry-kitchen"]','2026-11-18 15:25:59.279495',NULL);
INSERT INTO "rows" VALUES('agra-of-4',5,2,'act','["process-goods", 0]','2026-11-18 15:25:59.297710',NULL);
INSERT INTO "rows" VALUES('agra-of-4',6,3,'act','["use", "woodcutter"]','2026-11-18 15:25:59.319079',NULL);
INSERT INTO "rows" VALUES('agra-of-4',7,3,'undo','[1]','2026-11-18 15:25:59.335746',NULL);
INSERT INTO "rows" VALUES('agra-of-4',8,3,'act','["use", "quarry"]','2026-11-18 15:25:59.352488',NULL);
INSERT INTO "rows" VALUES('agra-of-4',9,3,'act','["favour", "process-good"]','2026-11-18 15:25:59.355599',NULL);
INSERT INTO "rows" VALUES('agra-of-4',10,3,'act','["process", "cement"]','2026-11-18 15:25:59.366315',NULL);
INSERT INTO "rows" VALUES('agra-of-4',11,3,'act','["end", "action"]','2026-11-18 15:25:59.368858',NULL);
INSERT INTO "rows" VALUES('agra-of-4',12,3,'act','["akbar", "cement"]','2026-11-18 15:25:59.371486',NULL);
INSERT INTO "rows" VALUES('agra-of-4',13,0,'act','["lay", "woodcutter"]','2026-11-18 15:25:59.374124',NULL);
INSERT INTO "rows" VALUES('agra-of-4',14,0,'act','["farmer", "left", 2]','2026-11-18 15:25:59.377067',NULL);
INSERT INTO "rows" VALUES('agra-of-4',15,0,'undo','[1]','2026-11-18 15:25:59.380394',NULL);
INSERT INTO "rows" VALUES('agra-of-4',16,0,'act','["farmer", "bottom", 4]','2026-11-18 15:25:59.385684',NULL);
INSERT INTO "rows" VALUES('agra-of-4',17,0,'act','["use", "architect"]','2026-11-18 15:25:59.388768',NULL);
INSERT INTO "rows" VALUES('agra-of-4',18,0,'act','["decline"]','2026-11-18 15:25:59.399572',NULL);
INSERT INTO "rows" VALUES('agra-of-4',19,1,'act','["lay", "sailor"]','2026-11-18 15:25:59.416734',NULL);
INSERT INTO "rows" VALUES('agra-of-4',20,1,'act','["farmer", "right", 4]','2026-11-18 15:25:59.424786',NULL);
INSERT INTO "rows" VALUES('agra-of-4',21,1,'act','["use", "curry-kitchen"]','2026-11-18 15:25:59.439601',NULL);
INSERT INTO "rows" VALUES('agra-of-4',22,1,'act','["process-goods", 0]','2026-11-18 15:25:59.456031',NULL);
INSERT INTO "rows" VALUES('agra-of-4',23,1,'undo','[1]','2026-11-18 15:25:59.468815',NULL);
INSERT INTO "rows" VALUES('agra-of-4',24,1,'act','["process-goods", 0]','2026-11-18 15:25:59.482321',NULL);
INSERT INTO "rows" VALUES('agra-of-4',25,2,'act','["use", "curry-kitchen"]','2026-11-18 15:25:59.489434',NULL);
INSERT INTO "rows" VALUES('agra-of-4',26,2,'act','["process-goods", 0]','2026-11-18 15:25:59.497955',NULL);
INSERT INTO "rows" VALUES('agra-of-4',27,3,'act','["lay", "quarry"]','2026-11-18 15:25:59.504676',NULL);
INSERT INTO "rows" VALUES('agra-of-4',28,3,'act','["farmer", "bottom", 2]','2026-11-18 15:25:59.512790',NULL);
INSERT INTO "rows" VALUES('agra-of-4',29,3,'act','["use", "woodcutter"]','2026-11-18 15:25:59.524829',NULL);
INSERT INTO "rows" VALUES('agra-of-4',30,0,'act','["lay", "architect"]','2026-11-18 15:25:59.533941',NULL);
INSERT INTO "rows" VALUES('agra-of-4',31,0,'undo','[1]','2026-11-18 15:25:59.551571',NULL);
INSERT INTO "rows" VALUES('agra-of-4',32,0,'act','["lay", "architect"]','2026-11-18 15:25:59.565344',NULL);
INSERT INTO "rows" VALUES('agra-of-4',33,0,'act','["farmer", "top", 2]','2026-11-18 15:25:59.574139',NULL);
INSERT INTO "rows" VALUES('agra-of-4',34,0,'act','["use", "quarry"]','2026-11-18 15:25:59.590441',NULL);
INSERT INTO "rows" VALUES('agra-of-4',35,0,'act','["end", "action"]','2026-11-18 15:25:59.597996',NULL);
INSERT INTO "rows" VALUES('agra-of-4',36,0,'act','["favour", "receive-basic-good"]','2026-11-18 15:25:59.609961',NULL);
INSERT INTO "rows" VALUES('agra-of-4',37,0,'act','["take", "cotton"]','2026-11-18 15:25:59.620675',NULL);
INSERT INTO "rows" VALUES('agra-of-4',38,0,'act','["end", "turn"]','2026-11-18 15:25:59.632745',NULL);
INSERT INTO "rows" VALUES('agra-of-4',39,0,'undo','[1]','2026-11-18 15:25:59.644924',NULL);
INSERT INTO "rows" VALUES('agra-of-4',40,0,'act','["end", "turn"]','2026-11-18 15:25:59.661616',NULL);
INSERT INTO "rows" VALUES('agra-of-4',41,1,'act','["use", "sailor"]','2026-11-18 15:25:59.676799',NULL);
INSERT INTO "rows" VALUES('agra-of-4',42,1,'act','["enough"]','2026-11-18 15:25:59.685889',NULL);
INSERT INTO "rows" VALUES('agra-of-4',43,2,'act','["lay", "curry-kitchen"]','2026-11-18 15:25:59.696571',NULL);
INSERT INTO "rows" VALUES('agra-of-4',44,2,'act','["farmer", "left", 2]','2026-11-18 15:25:59.711587',NULL);
INSERT INTO "rows" VALUES('agra-of-4',45,2,'act','["use", "architect"]','2026-11-18 15:25:59.727819',NULL);
INSERT INTO "rows" VALUES('agra-of-4',46,2,'act','["influence", "artisans"]','2026-11-18 15:25:59.738259',NULL);
INSERT INTO "rows" VALUES('agra-of-4',47,2,'undo','[1]','2026-11-18 15:25:59.753945',NULL);
INSERT INTO "rows" VALUES('agra-of-4',48,2,'act','["decline"]','2026-11-18 15:25:59.770617',NULL);
INSERT INTO "rows" VALUES('agra-of-4',49,3,'act','["enough"]','2026-11-18 15:25:59.781915',NULL);
INSERT INTO "rows" VALUES('agra-of-4',50,3,'act','["use", "cotton-farm"]','2026-11-18 15:25:59.791927',NULL);
INSERT INTO "rows" VALUES('agra-of-4',51,3,'act','["end", "action"]','2026-11-18 15:25:59.806053',NULL);
INSERT INTO "rows" VALUES('agra-of-4',52,3,'act','["favour", "receive-basic-good"]','2026-11-18 15:25:59.820523',NULL);
INSERT INTO "rows" VALUES('agra-of-4',53,3,'act','["take", "turmeric"]','2026-11-18 15:25:59.832645',NULL);
INSERT INTO "rows" VALUES('agra-of-4',54,3,'act','["end", "turn"]','2026-11-18 15:25:59.851586',NULL);
INSERT INTO "rows" VALUES('agra-of-4',55,3,'undo','[1]','2026-11-18 15:25:59.858166',NULL);
INSERT INTO "rows" VALUES('agra-of-4',56,3,'act','["end", "turn"]','2026-11-18 15:25:59.876055',NULL);
INSERT INTO "rows" VALUES('agra-of-4',57,0,'act','["lay", "quarry"]','2026-11-18 15:25:59.885929',NULL);
INSERT INTO "rows" VALUES('agra-of-4',58,0,'act','["farmer", "bottom", 3]','2026-11-18 15:25:59.900768',NULL);
INSERT INTO "rows" VALUES('noria-of-2',0,0,'act','["take", "mycelium"]','2026-11-18 15:25:59.926729',NULL);
INSERT INTO "rows" VALUES('noria-of-2',1,1,'act','["take", "mycelium"]','2026-11-18 15:25:59.929785',NULL);
INSERT INTO "rows" VALUES('noria-of-2',2,0,'act','["delegate", "refinement"]','2026-11-18 15:25:59.933843',NULL);
INSERT INTO "rows" VALUES('noria-of-2',3,1,'act','["delegate", "refinement"]','2026-11-18 15:25:59.936601',NULL);
INSERT INTO "rows" VALUES('noria-of-2',4,0,'act','["night-shift", "large"]','2026-11-18 15:25:59.939025',NULL);
INSERT INTO "rows" VALUES('noria-of-2',5,0,'act','["activate", "large-left"]','2026-11-18 15:25:59.941785',NULL);
INSERT INTO "rows" VALUES('noria-of-2',6,1,'act','["night-shift", "medium"]','2026-11-18 15:25:59.944263',NULL);
INSERT INTO "rows" VALUES('noria-of-2',7,1,'undo','[1]','2026-11-18 15:25:59.946971',NULL);
INSERT INTO "rows" VALUES('noria-of-2',8,1,'act','["night-shift", "medium"]','2026-11-18 15:25:59.951221',NULL);
INSERT INTO "rows" VALUES('noria-of-2',9,1,'act','["activate", "large-centre"]','2026-11-18 15:25:59.953672',NULL);
INSERT INTO "rows" VALUES('noria-of-2',10,1,'act','["end", "action"]','2026-11-18 15:25:59.956156',NULL);
INSERT INTO "rows" VALUES('noria-of-2',11,0,'act','["inspect", "large-centre"]','2026-11-18 15:25:59.958995',NULL);
INSERT INTO "rows" VALUES('noria-of-2',12,0,'act','["inspect", "medium-left"]','2026-11-18 15:25:59.961434',NULL);
INSERT INTO "rows" VALUES('noria-of-2',13,0,'act','["inspect", "small-bottom"]','2026-11-18 15:25:59.963805',NULL);
INSERT INTO "rows" VALUES('noria-of-2',14,0,'act','["end", "action"]','2026-11-18 15:25:59.966176',NULL);
INSERT INTO "rows" VALUES('noria-of-2',15,0,'undo','[1]','2026-11-18 15:25:59.968956',NULL);
INSERT INTO "rows" VALUES('noria-of-2',16,0,'act','["end", "action"]','2026-11-18 15:25:59.973379',NULL);
INSERT INTO "rows" VALUES('noria-of-2',17,0,'act','["seat", "refinement"]','2026-11-18 15:25:59.975951',NULL);
INSERT INTO "rows" VALUES('noria-of-2',18,0,'act','["remove", "settlement"]','2026-11-18 15:25:59.978367',NULL);
INSERT INTO "rows" VALUES('noria-of-2',19,0,'act','["seat", "specialisation"]','2026-11-18 15:25:59.980818',NULL);
INSERT INTO "rows" VALUES('noria-of-2',20,0,'act','["remove", "division"]','2026-11-18 15:25:59.983559',NULL);
INSERT INTO "rows" VALUES('noria-of-2',21,1,'act','["activate", "small-bottom"]','2026-11-18 15:25:59.986421',NULL);
INSERT INTO "rows" VALUES('noria-of-2',22,1,'act','["buy", "obsidian"]','2026-11-18 15:25:59.988962',NULL);
INSERT INTO "rows" VALUES('noria-of-2',23,1,'undo','[1]','2026-11-18 15:25:59.991470',NULL);
INSERT INTO "rows" VALUES('noria-of-2',24,1,'act','["buy", "bonus"]','2026-11-18 15:25:59.996300',NULL);
INSERT INTO "rows" VALUES('noria-of-2',25,1,'act','["activate", "medium-right"]','2026-11-18 15:25:59.998953',NULL);
INSERT INTO "rows" VALUES('noria-of-2',26,1,'act','["inspect", "large-right"]','2026-11-18 15:26:00.001393',NULL);
INSERT INTO "rows" VALUES('noria-of-2',27,1,'act','["seat", "specialisation"]','2026-11-18 15:26:00.003940',NULL);
INSERT INTO "rows" VALUES('noria-of-2',28,1,'act','["remove", "research"]','2026-11-18 15:26:00.006644',NULL);
INSERT INTO "rows" VALUES('noria-of-2',29,1,'act','["place", "bonus", "large-left"]','2026-11-18 15:26:00.009664',NULL);
INSERT INTO "rows" VALUES('noria-of-2',30,0,'act','["inspect", "large-left"]','2026-11-18 15:26:00.012491',NULL);
INSERT INTO "rows" VALUES('noria-of-2',31,0,'undo','[1]','2026-11-18 15:26:00.014992',NULL);
INSERT INTO "rows" VALUES('noria-of-2',32,0,'act','["inspect", "large-centre"]','2026-11-18 15:26:00.019946',NULL);
INSERT INTO "rows" VALUES('noria-of-2',33,0,'act','["end", "action"]','2026-11-18 15:26:00.022283',NULL);
INSERT INTO "rows" VALUES('noria-of-2',34,0,'act','["seat", "settlement"]','2026-11-18 15:26:00.024809',NULL);
INSERT INTO "rows" VALUES('noria-of-2',35,0,'act','["remove", "research"]','2026-11-18 15:26:00.027625',NULL);
INSERT INTO "rows" VALUES('noria-of-2',36,1,'act','["activate", "medium-left"]','2026-11-18 15:26:00.031074',NULL);
INSERT INTO "rows" VALUES('noria-of-2',37,1,'act','["activate", "large-left"]','2026-11-18 15:26:00.033594',NULL);
INSERT INTO "rows" VALUES('noria-of-2',38,1,'act','["repeat", "medium-left"]','2026-11-18 15:26:00.036016',NULL);
INSERT INTO "rows" VALUES('noria-of-2',39,1,'undo','[1]','2026-11-18 15:26:00.038684',NULL);
INSERT INTO "rows" VALUES('noria-of-2',40,1,'act','["repeat", "medium-left"]','2026-11-18 15:26:00.043498',NULL);
INSERT INTO "rows" VALUES('noria-of-2',41,0,'act','["end", "action"]','2026-11-18 15:26:00.047714',NULL);
INSERT INTO "rows" VALUES('noria-of-2',42,1,'act','["activate", "small-bottom"]','2026-11-18 15:26:00.051680',NULL);
INSERT INTO "rows" VALUES('noria-of-2',43,1,'act','["buy", "bonus"]','2026-11-18 15:26:00.055234',NULL);
INSERT INTO "rows" VALUES('noria-of-2',44,1,'act','["activate", "large-left"]','2026-11-18 15:26:00.057762',NULL);
INSERT INTO "rows" VALUES('noria-of-2',45,1,'act','["place", "bonus", "large-left"]','2026-11-18 15:26:00.060738',NULL);
INSERT INTO "rows" VALUES('noria-of-2',46,0,'act','["end", "action"]','2026-11-18 15:26:00.063300',NULL);
INSERT INTO "rows" VALUES('noria-of-2',47,0,'undo','[1]','2026-11-18 15:26:00.065820',NULL);
INSERT INTO "rows" VALUES('noria-of-2',48,0,'act','["activate", "medium-right"]','2026-11-18 15:26:00.071040',NULL);
INSERT INTO "rows" VALUES('noria-of-2',49,0,'act','["explore"]','2026-11-18 15:26:00.073406',NULL);
INSERT INTO "rows" VALUES('noria-of-2',50,0,'act','["build", 1]','2026-11-18 15:26:00.075985',NULL);
INSERT INTO "rows" VALUES('noria-of-2',51,0,'act','["end", "action"]','2026-11-18 15:26:00.078590',NULL);
INSERT INTO "rows" VALUES('noria-of-2',52,1,'act','["activate", "medium-left"]','2026-11-18 15:26:00.081110',NULL);
INSERT INTO "rows" VALUES('noria-of-2',53,1,'act','["explore"]','2026-11-18 15:26:00.083414',NULL);
INSERT INTO "rows" VALUES('noria-of-2',54,1,'act','["ship", "obsidian"]','2026-11-18 15:26:00.085928',NULL);
INSERT INTO "rows" VALUES('noria-of-2',55,1,'undo','[1]','2026-11-18 15:26:00.088555',NULL);
INSERT INTO "rows" VALUES('noria-of-2',56,1,'act','["ship", "obsidian"]','2026-11-18 15:26:00.093931',NULL);
INSERT INTO "rows" VALUES('noria-of-2',57,1,'act','["activate", "large-left"]','2026-11-18 15:26:00.096532',NULL);
INSERT INTO "rows" VALUES('noria-of-2',58,1,'act','["repeat", "medium-left"]','2026-11-18 15:26:00.098854',NULL);
INSERT INTO "rows" VALUES('noria-of-4',0,3,'act','["take", "mycelium"]','2026-11-18 15:26:00.113680',NULL);
INSERT INTO "rows" VALUES('noria-of-4',1,0,'act','["take", "energy"]','2026-11-18 15:26:00.117132',NULL);
INSERT INTO "rows" VALUES('noria-of-4',2,1,'act','["take", "obsidian"]','2026-11-18 15:26:00.119516',NULL);
INSERT INTO "rows" VALUES('noria-of-4',3,2,'act','["take", "mycelium"]','2026-11-18 15:26:00.122114',NULL);
INSERT INTO "rows" VALUES('noria-of-4',4,3,'act','["delegate", "research"]','2026-11-18 15:26:00.124570',NULL);
INSERT INTO "rows" VALUES('noria-of-4',5,0,'act','["delegate", "exploration"]','2026-11-18 15:26:00.126948',NULL);
INSERT INTO "rows" VALUES('noria-of-4',6,1,'act','["delegate", "research"]','2026-11-18 15:26:00.129371',NULL);
INSERT INTO "rows" VALUES('noria-of-4',7,1,'undo','[1]','2026-11-18 15:26:00.132130',NULL);
INSERT INTO "rows" VALUES('noria-of-4',8,1,'act','["delegate", "research"]','2026-11-18 15:26:00.136396',NULL);
INSERT INTO "rows" VALUES('noria-of-4',9,2,'act','["delegate", "exploration"]','2026-11-18 15:26:00.138863',NULL);
INSERT INTO "rows" VALUES('noria-of-4',10,3,'act','["end", "influence"]','2026-11-18 15:26:00.141341',NULL);
INSERT INTO "rows" VALUES('noria-of-4',11,3,'act','["activate", "medium-right"]','2026-11-18 15:26:00.144009',NULL);
INSERT INTO "rows" VALUES('noria-of-4',12,3,'act','["explore"]','2026-11-18 15:26:00.146335',NULL);
INSERT INTO "rows" VALUES('noria-of-4',13,3,'act','["ship", "mycelium"]','2026-11-18 15:26:00.148916',NULL);
INSERT INTO "rows" VALUES('noria-of-4',14,3,'act','["activate", "large-centre"]','2026-11-18 15:26:00.151428',NULL);
INSERT INTO "rows" VALUES('noria-of-4',15,3,'undo','[1]','2026-11-18 15:26:00.154108',NULL);
INSERT INTO "rows" VALUES('noria-of-4',16,3,'act','["inspect", "large-centre"]','2026-11-18 15:26:00.158527',NULL);
INSERT INTO "rows" VALUES('noria-of-4',17,3,'act','["seat", "specialisation"]','2026-11-18 15:26:00.161326',NULL);
INSERT INTO "rows" VALUES('noria-of-4',18,3,'act','["remove", "division"]','2026-11-18 15:26:00.164031',NULL);
INSERT INTO "rows" VALUES('noria-of-4',19,0,'act','["end", "influence"]','2026-11-18 15:26:00.166519',NULL);
INSERT INTO "rows" VALUES('noria-of-4',20,0,'act','["end", "action"]','2026-11-18 15:26:00.169025',NULL);
INSERT INTO "rows" VALUES('noria-of-4',21,0,'act','["seat", "refinement"]','2026-11-18 15:26:00.171518',NULL);
INSERT INTO "rows" VALUES('noria-of-4',22,0,'act','["remove", "exploration"]','2026-11-18 15:26:00.174747',NULL);
INSERT INTO "rows" VALUES('noria-of-4',23,0,'undo','[1]','2026-11-18 15:26:00.177279',NULL);
INSERT INTO "rows" VALUES('noria-of-4',24,0,'act','["remove", "settlement"]','2026-11-18 15:26:00.182216',NULL);
INSERT INTO "rows" VALUES('noria-of-4',25,1,'act','["night-shift", "large"]','2026-11-18 15:26:00.184821',NULL);
INSERT INTO "rows" VALUES('noria-of-4',26,1,'act','["inspect", "medium-right"]','2026-11-18 15:26:00.188066',NULL);
INSERT INTO "rows" VALUES('noria-of-4',27,1,'act','["activate", "large-right"]','2026-11-18 15:26:00.191374',NULL);
INSERT INTO "rows" VALUES('noria-of-4',28,1,'act','["seat", "refinement"]','2026-11-18 15:26:00.195443',NULL);
INSERT INTO "rows" VALUES('noria-of-4',29,1,'act','["remove", "exploration"]','2026-11-18 15:26:00.198235',NULL);
INSERT INTO "rows" VALUES('noria-of-4',30,2,'act','["night-shift", "medium"]','2026-11-18 15:26:00.200797',NULL);
INSERT INTO "rows" VALUES('noria-of-4',31,2,'undo','[1]','2026-11-18 15:26:00.203355',NULL);
INSERT INTO "rows" VALUES('noria-of-4',32,2,'act','["night-shift", "medium"]','2026-11-18 15:26:00.209222',NULL);
INSERT INTO "rows" VALUES('noria-of-4',33,2,'act','["activate", "medium-left"]','2026-11-18 15:26:00.211769',NULL);
INSERT INTO "rows" VALUES('noria-of-4',34,2,'act','["travel", "island-3"]','2026-11-18 15:26:00.214188',NULL);
INSERT INTO "rows" VALUES('noria-of-4',35,2,'act','["ship", "energy"]','2026-11-18 15:26:00.216752',NULL);
INSERT INTO "rows" VALUES('noria-of-4',36,2,'act','["activate", "large-centre"]','2026-11-18 15:26:00.219245',NULL);
INSERT INTO "rows" VALUES('noria-of-4',37,3,'act','["night-shift", "medium"]','2026-11-18 15:26:00.221721',NULL);
INSERT INTO "rows" VALUES('noria-of-4',38,3,'act','["inspect", "large-left"]','2026-11-18 15:26:00.225356',NULL);
INSERT INTO "rows" VALUES('noria-of-4',39,3,'undo','[1]','2026-11-18 15:26:00.227868',NULL);
INSERT INTO "rows" VALUES('noria-of-4',40,3,'act','["end", "action"]','2026-11-18 15:26:00.233114',NULL);
INSERT INTO "rows" VALUES('noria-of-4',41,0,'act','["activate", "medium-left"]','2026-11-18 15:26:00.235857',NULL);
INSERT INTO "rows" VALUES('noria-of-4',42,0,'act','["explore"]','2026-11-18 15:26:00.238210',NULL);
INSERT INTO "rows" VALUES('noria-of-4',43,0,'act','["build", 0]','2026-11-18 15:26:00.240735',NULL);
INSERT INTO "rows" VALUES('noria-of-4',44,0,'act','["activate", "small-bottom"]','2026-11-18 15:26:00.243434',NULL);
INSERT INTO "rows" VALUES('noria-of-4',45,0,'act','["buy", "city"]','2026-11-18 15:26:00.245991',NULL);
INSERT INTO "rows" VALUES('noria-of-4',46,0,'act','["inspect", "large-left"]','2026-11-18 15:26:00.253767',NULL);
INSERT INTO "rows" VALUES('noria-of-4',47,0,'undo','[1]','2026-11-18 15:26:00.258043',NULL);
INSERT INTO "rows" VALUES('noria-of-4',48,0,'act','["end", "action"]','2026-11-18 15:26:00.263122',NULL);
INSERT INTO "rows" VALUES('noria-of-4',49,0,'act','["place", "city", "small-top"]','2026-11-18 15:26:00.266000',NULL);
INSERT INTO "rows" VALUES('noria-of-4',50,1,'act','["end", "action"]','2026-11-18 15:26:00.268671',NULL);
INSERT INTO "rows" VALUES('noria-of-4',51,2,'act','["activate", "medium-right"]','2026-11-18 15:26:00.271419',NULL);
INSERT INTO "rows" VALUES('noria-of-4',52,2,'act','["end", "action"]','2026-11-18 15:26:00.273832',NULL);
INSERT INTO "rows" VALUES('noria-of-4',53,3,'act','["activate", "large-right"]','2026-11-18 15:26:00.276429',NULL);
INSERT INTO "rows" VALUES('noria-of-4',54,3,'act','["improve", "large-centre"]','2026-11-18 15:26:00.279149',NULL);
INSERT INTO "rows" VALUES('noria-of-4',55,3,'undo','[1]','2026-11-18 15:26:00.281605',NULL);
INSERT INTO "rows" VALUES('noria-of-4',56,3,'act','["improve", "medium-upper-right"]','2026-11-18 15:26:00.287072',NULL);
INSERT INTO "rows" VALUES('noria-of-4',57,0,'act','["night-shift", "medium"]','2026-11-18 15:26:00.289610',NULL);
INSERT INTO "rows" VALUES('noria-of-4',58,0,'act','["inspect", "medium-left"]','2026-11-18 15:26:00.292231',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',0,0,'act','["colour", "yellow"]','2026-11-18 15:26:00.320697',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',1,1,'act','["colour", "red"]','2026-11-18 15:26:00.323766',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',2,0,'act','["build", "porcelain-red"]','2026-11-18 15:26:00.326663',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',3,0,'act','["site", "huguang-c3-c4"]','2026-11-18 15:26:00.331439',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',4,1,'act','["build", "porcelain-yellow"]','2026-11-18 15:26:00.333912',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',5,1,'act','["site", "huguang-a1-b1"]','2026-11-18 15:26:00.338457',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',6,0,'act','["take", "stone"]','2026-11-18 15:26:00.341106',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',7,0,'undo','[1]','2026-11-18 15:26:00.344176',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',8,0,'act','["take", "stone"]','2026-11-18 15:26:00.348651',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',9,1,'act','["take", "wood"]','2026-11-18 15:26:00.351269',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',10,1,'act','["bonus", "free-innovation"]','2026-11-18 15:26:00.353769',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',11,1,'act','["innovate", "emissary-japan"]','2026-11-18 15:26:00.356916',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',12,1,'act','["stop"]','2026-11-18 15:26:00.359407',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',13,0,'act','["bonus", "improve-factory"]','2026-11-18 15:26:00.361944',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',14,0,'act','["buy-tile", "column-6"]','2026-11-18 15:26:00.364442',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',15,0,'undo','[1]','2026-11-18 15:26:00.369269',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',16,0,'act','["upgrade", "porcelain-red"]','2026-11-18 15:26:00.373907',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',17,0,'act','["buy-tile", "column-6"]','2026-11-18 15:26:00.376402',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',18,0,'act','["plant", "nanzhili-c3"]','2026-11-18 15:26:00.381228',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',19,1,'act','["play", "c07"]','2026-11-18 15:26:00.384011',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',20,1,'act','["on", "develop-boats"]','2026-11-18 15:26:00.386626',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',21,1,'act','["stop"]','2026-11-18 15:26:00.389053',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',22,0,'act','["play", "c05"]','2026-11-18 15:26:00.391502',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',23,0,'act','["on", "develop-boats"]','2026-11-18 15:26:00.397854',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',24,0,'act','["stop"]','2026-11-18 15:26:00.400316',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',25,1,'act','["play", "c04"]','2026-11-18 15:26:00.402732',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',26,1,'act','["on", "innovations"]','2026-11-18 15:26:00.405224',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',27,1,'act','["innovate", "personal-route"]','2026-11-18 15:26:00.408253',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',28,1,'act','["tax"]','2026-11-18 15:26:00.410725',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',29,1,'act','["innovate", "extra-urban-sale"]','2026-11-18 15:26:00.413547',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',30,1,'undo','[1]','2026-11-18 15:26:00.416155',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',31,1,'act','["innovate", "extra-urban-sale"]','2026-11-18 15:26:00.421598',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',32,0,'act','["send", "develop-boats"]','2026-11-18 15:26:00.424018',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',33,0,'act','["to", "war-routes"]','2026-11-18 15:26:00.426458',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',34,0,'act','["army", 1]','2026-11-18 15:26:00.428839',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',35,1,'act','["play", "c12"]','2026-11-18 15:26:00.431445',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',36,1,'act','["on", "cultivate"]','2026-11-18 15:26:00.434015',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',37,1,'act','["grow", "nanzhili-a4"]','2026-11-18 15:26:00.438236',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',38,1,'undo','[1]','2026-11-18 15:26:00.442450',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',39,1,'act','["grow", "jiangxi-b3"]','2026-11-18 15:26:00.449188',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',40,1,'act','["grow", "zhejiang-c5"]','2026-11-18 15:26:00.453051',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',41,1,'act','["grow", "zhejiang-a4"]','2026-11-18 15:26:00.457099',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',42,1,'act','["sell-food", "zhejiang-a4"]','2026-11-18 15:26:00.459709',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',43,1,'act','["spend", "personal-route"]','2026-11-18 15:26:00.462256',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',44,1,'act','["choose-route", "r17"]','2026-11-18 15:26:00.464674',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',45,1,'act','["spend", "extra-urban-sale"]','2026-11-18 15:26:00.467070',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',46,1,'undo','[1]','2026-11-18 15:26:00.469409',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',47,1,'act','["spend", "extra-urban-sale"]','2026-11-18 15:26:00.474520',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',48,1,'act','["sell", "zhejiang-c5"]','2026-11-18 15:26:00.476874',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',49,1,'act','["market", "nanzhili-5"]','2026-11-18 15:26:00.479303',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',50,1,'act','["stop"]','2026-11-18 15:26:00.481830',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',51,0,'act','["play", "c01"]','2026-11-18 15:26:00.484240',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',52,0,'act','["on", "innovations"]','2026-11-18 15:26:00.486641',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',53,0,'act','["innovate", "emissary-brunei"]','2026-11-18 15:26:00.489488',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',54,0,'undo','[1]','2026-11-18 15:26:00.491984',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',55,0,'act','["innovate", "free-stone"]','2026-11-18 15:26:00.497545',NULL);
INSERT INTO "rows" VALUES('yinzi-of-2',56,0,'act','["tax"]','2026-11-18 15:26:00.500013',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',0,0,'act','["colour", "green"]','2026-11-18 15:26:00.512051',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',1,1,'act','["colour", "yellow"]','2026-11-18 15:26:00.514300',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',2,2,'act','["colour", "blue"]','2026-11-18 15:26:00.516487',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',3,3,'act','["colour", "red"]','2026-11-18 15:26:00.519136',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',4,0,'act','["build", "paper-green"]','2026-11-18 15:26:00.522054',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',5,0,'act','["site", "jiangxi-c3-c4"]','2026-11-18 15:26:00.526686',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',6,1,'act','["build", "silk-green"]','2026-11-18 15:26:00.529342',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',7,1,'undo','[1]','2026-11-18 15:26:00.534277',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',8,1,'act','["build", "porcelain-blue"]','2026-11-18 15:26:00.538979',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',9,1,'act','["site", "nanzhili-b3-b4"]','2026-11-18 15:26:00.543564',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',10,3,'act','["build", "silk-green"]','2026-11-18 15:26:00.546231',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',11,3,'act','["site", "zhejiang-b1-b2"]','2026-11-18 15:26:00.550583',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',12,2,'act','["build", "refined-sugar-green"]','2026-11-18 15:26:00.553228',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',13,2,'act','["site", "jiangxi-a4-b4"]','2026-11-18 15:26:00.557621',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',14,0,'act','["take", "stone"]','2026-11-18 15:26:00.560367',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',15,0,'undo','[1]','2026-11-18 15:26:00.563061',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',16,0,'act','["take", "stone"]','2026-11-18 15:26:00.567641',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',17,1,'act','["take", "wood"]','2026-11-18 15:26:00.570218',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',18,3,'act','["take", "stone"]','2026-11-18 15:26:00.572720',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',19,2,'act','["take", "stone"]','2026-11-18 15:26:00.575233',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',20,2,'act','["bonus", "improve-factory"]','2026-11-18 15:26:00.577877',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',21,2,'act','["buy-tile", "column-6"]','2026-11-18 15:26:00.580429',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',22,2,'act','["plant", "huguang-c4"]','2026-11-18 15:26:00.584847',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',23,2,'undo','[1]','2026-11-18 15:26:00.587393',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',24,2,'act','["plant", "zhejiang-c1"]','2026-11-18 15:26:00.594177',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',25,2,'act','["upgrade", "refined-sugar-green"]','2026-11-18 15:26:00.596714',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',26,3,'act','["bonus", "better-sale"]','2026-11-18 15:26:00.599485',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',27,3,'act','["buy-tile", "column-2"]','2026-11-18 15:26:00.601984',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',28,3,'act','["plant", "nanzhili-c4"]','2026-11-18 15:26:00.606142',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',29,1,'act','["bonus", "feed-workers"]','2026-11-18 15:26:00.608874',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',30,1,'act','["stop"]','2026-11-18 15:26:00.611328',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',31,1,'undo','[1]','2026-11-18 15:26:00.613857',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',32,1,'act','["buy-tile", "column-3"]','2026-11-18 15:26:00.618877',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',33,1,'act','["plant", "huguang-b4"]','2026-11-18 15:26:00.622994',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',34,0,'act','["bonus", "free-innovation"]','2026-11-18 15:26:00.625619',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',35,0,'act','["innovate", "same-commitment"]','2026-11-18 15:26:00.628764',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',36,0,'act','["stop"]','2026-11-18 15:26:00.631450',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',37,0,'act','["play", "c02"]','2026-11-18 15:26:00.634275',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',38,0,'act','["on", "develop-boats"]','2026-11-18 15:26:00.636946',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',39,0,'undo','[1]','2026-11-18 15:26:00.639455',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',40,0,'act','["on", "sell-urban"]','2026-11-18 15:26:00.644643',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',41,0,'act','["tax"]','2026-11-18 15:26:00.647115',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',42,3,'act','["play", "c02"]','2026-11-18 15:26:00.649587',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',43,3,'act','["on", "develop-factories"]','2026-11-18 15:26:00.652333',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',44,3,'act','["build", "refined-sugar-blue"]','2026-11-18 15:26:00.655051',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',45,3,'act','["site", "nanzhili-a2-a3"]','2026-11-18 15:26:00.658904',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',46,3,'act','["tax"]','2026-11-18 15:26:00.661485',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',47,3,'undo','[1]','2026-11-18 15:26:00.663997',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',48,3,'act','["stop"]','2026-11-18 15:26:00.669304',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',49,1,'act','["play", "c07"]','2026-11-18 15:26:00.671881',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',50,1,'act','["on", "innovations"]','2026-11-18 15:26:00.674553',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',51,1,'act','["innovate", "extra-imperial-worker"]','2026-11-18 15:26:00.677438',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',52,1,'act','["innovate", "free-transport"]','2026-11-18 15:26:00.680361',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',53,1,'act','["stop"]','2026-11-18 15:26:00.682821',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',54,2,'act','["play", "c07"]','2026-11-18 15:26:00.685310',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',55,2,'act','["on", "develop-boats"]','2026-11-18 15:26:00.692032',NULL);
INSERT INTO "rows" VALUES('yinzi-of-4',56,2,'act','["tax"]','2026-11-18 15:26:00.697366',NULL);
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
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT ck_seats_kind CHECK (kind in ('human', 'bot', 'open')), 
	CONSTRAINT fk_seats_identity FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO "seats" VALUES('agra-of-2',0,'human','ada',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('agra-of-2',1,'human','ada',NULL,'Ada 2',NULL,'2026-11-18 15:25:58.913554',NULL,NULL,0);
INSERT INTO "seats" VALUES('agra-of-4',0,'human','ada',NULL,NULL,NULL,'2026-11-18 15:25:59.875995',NULL,NULL,0);
INSERT INTO "seats" VALUES('agra-of-4',1,'human','ada',NULL,'Ada 2',NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('agra-of-4',2,'human','ada',NULL,'Ada 3',NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('agra-of-4',3,'human','ada',NULL,'Ada 4',NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('noria-of-2',0,'human','ada',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('noria-of-2',1,'human','ada',NULL,'Ada 2',NULL,'2026-11-18 15:26:00.078533',NULL,NULL,0);
INSERT INTO "seats" VALUES('noria-of-4',0,'human','ada',NULL,NULL,NULL,'2026-11-18 15:26:00.287014',NULL,NULL,0);
INSERT INTO "seats" VALUES('noria-of-4',1,'human','ada',NULL,'Ada 2',NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('noria-of-4',2,'human','ada',NULL,'Ada 3',NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('noria-of-4',3,'human','ada',NULL,'Ada 4',NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('yinzi-of-2',0,'human','ada',NULL,NULL,NULL,'2026-11-18 15:26:00.481774',NULL,NULL,0);
INSERT INTO "seats" VALUES('yinzi-of-2',1,'human','ada',NULL,'Ada 2',NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('yinzi-of-4',0,'human','ada',NULL,NULL,NULL,'2026-11-18 15:26:00.697307',NULL,NULL,0);
INSERT INTO "seats" VALUES('yinzi-of-4',1,'human','ada',NULL,'Ada 2',NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('yinzi-of-4',2,'human','ada',NULL,'Ada 3',NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('yinzi-of-4',3,'human','ada',NULL,'Ada 4',NULL,NULL,NULL,NULL,0);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(128) NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookie','7b836c4a0275a004002946c11e4537d18aa910af4ae35bbfd854396f39a424f4');
INSERT INTO "secrets" VALUES('letters','697042703c40e3a72312c495c7fe68f15b1568f13bcfd2d7cf5c995dfacfa51c');
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
	CONSTRAINT ck_tables_status CHECK (status in ('waiting', 'running', 'finished', 'abandoned', 'dropped')), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES identities (id)
);
INSERT INTO "tables" VALUES('agra-of-2','agra','1','4e25bce504b1e51c','{"start": "random"}','6807a4b75d8bd4a988761b387deb8a39','running','ada',1,0,45,NULL,'2026-11-18 15:25:57.926813',0,0,0,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('agra-of-4','agra','1','4e25bce504b1e51c','{"start": "random"}','769865cea827e486b13ecb09dd8ff117','running','ada',1,0,45,NULL,'2026-11-18 15:25:59.117211',0,0,0,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('noria-of-2','noria','1','664ff2a1d404544e','{"mode": "base", "market": "later", "wheels": "simultaneous", "bonus": "shared", "start": "random"}','b1b4263120da1869789ddd6121819786','running','ada',1,0,45,NULL,'2026-11-18 15:25:59.916126',0,0,0,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('noria-of-4','noria','1','664ff2a1d404544e','{"mode": "base", "market": "later", "wheels": "simultaneous", "bonus": "shared", "start": "random"}','c6abd1075295480c2829ecd827673869','running','ada',1,0,45,NULL,'2026-11-18 15:26:00.101654',0,0,0,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('yinzi-of-2','yinzi','1','580003e7f6d9b4b4','{}','7bb17c2cbdb7e9b176eb5f9c5c8b2387','running','ada',1,0,45,NULL,'2026-11-18 15:26:00.309136',0,0,0,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('yinzi-of-4','yinzi','1','580003e7f6d9b4b4','{}','9b16ad8f06d9ece2440b0661f82768a1','running','ada',1,0,45,NULL,'2026-11-18 15:26:00.503357',0,0,0,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
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
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_host ON tables (host);
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
