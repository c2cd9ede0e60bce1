import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const WORD = (length: number) => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** Claims for loss and damage, with their history. */
export class Claims1781000000131 implements MigrationInterface {
  name = 'Claims1781000000131';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS claim (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        number ${WORD(12)} NOT NULL,
        shipment_id ${ID} NOT NULL,
        carrier_name varchar(60) NOT NULL,
        scac ${WORD(4)} NOT NULL,
        kind ${WORD(9)} NOT NULL,
        status ${WORD(12)} NOT NULL,
        version int NOT NULL DEFAULT 1,
        currency char(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        goods_amount bigint NOT NULL,
        freight_amount bigint NOT NULL,
        other_amount bigint NOT NULL,
        claimed bigint NOT NULL,
        reserve bigint NULL,
        offered bigint NULL,
        settled bigint NULL,
        recovered bigint NULL,
        description varchar(2000) NOT NULL,
        reference varchar(40) NULL,
        carrier_reference varchar(40) NULL,
        body json NOT NULL,
        file_by date NULL,
        notice_by date NULL,
        filed_on date NULL,
        acknowledged_on date NULL,
        heard_on date NULL,
        declined_on date NULL,
        next_due_on date NULL,
        next_due_kind ${WORD(20)} NULL,
        created_by ${ID} NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_claim PRIMARY KEY (company_id, id),
        CONSTRAINT uq_claim_number UNIQUE (company_id, number),
        KEY ix_claim_shipment (company_id, shipment_id),
        KEY ix_claim_status (company_id, status, id),
        KEY ix_claim_due (company_id, next_due_on),
        CONSTRAINT fk_claim_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id),
        CONSTRAINT ck_claim_kind CHECK (kind IN ('loss', 'damage', 'shortage', 'concealed')),
        CONSTRAINT ck_claim_status CHECK (status IN ('draft', 'filed', 'acknowledged', 'offered', 'declined', 'settled', 'closed', 'withdrawn')),
        CONSTRAINT ck_claim_amounts CHECK (claimed = goods_amount + freight_amount + other_amount)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS claim_event (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        claim_id ${ID} NOT NULL,
        kind ${WORD(12)} NOT NULL,
        amount bigint NULL,
        happened_on date NULL,
        note varchar(500) NULL,
        actor_id ${ID} NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_claim_event PRIMARY KEY (company_id, id),
        KEY ix_claim_event_claim (company_id, claim_id, id),
        CONSTRAINT fk_claim_event_claim FOREIGN KEY (company_id, claim_id) REFERENCES claim (company_id, id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['claim_event', 'claim']) await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
