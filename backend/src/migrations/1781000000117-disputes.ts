import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const WORD = (length: number) => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** Disputes of invoices, their messages with carriers, and the deadlines of charges. */
export class Disputes1781000000117 implements MigrationInterface {
  name = 'Disputes1781000000117';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS dispute (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        invoice_id ${ID} NOT NULL,
        reason ${WORD(30)} NOT NULL,
        amount bigint NOT NULL,
        note varchar(500) NULL,
        answer_due_on date NOT NULL,
        opened_by ${ID} NOT NULL,
        opened_at datetime(3) NOT NULL,
        outcome ${WORD(10)} NULL,
        recovered bigint NULL,
        closed_by ${ID} NULL,
        closed_at datetime(3) NULL,
        CONSTRAINT pk_dispute PRIMARY KEY (company_id, id),
        KEY ix_dispute_invoice (company_id, invoice_id, id),
        CONSTRAINT fk_dispute_invoice FOREIGN KEY (company_id, invoice_id) REFERENCES carrier_invoice (company_id, id) ON DELETE CASCADE,
        CONSTRAINT ck_dispute_outcome CHECK (outcome IN ('credited', 'short_paid', 'dropped', 'superseded'))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS charge_message (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        invoice_id ${ID} NULL,
        direction ${WORD(8)} NOT NULL,
        state ${WORD(9)} NULL,
        address varchar(254) NULL,
        subject varchar(200) NULL,
        text varchar(4000) NOT NULL,
        created_by ${ID} NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_charge_message PRIMARY KEY (company_id, id),
        KEY ix_charge_message_invoice (company_id, invoice_id, id),
        CONSTRAINT fk_charge_message_invoice FOREIGN KEY (company_id, invoice_id) REFERENCES carrier_invoice (company_id, id) ON DELETE CASCADE,
        CONSTRAINT ck_charge_message_direction CHECK (direction IN ('sent', 'received', 'note')),
        CONSTRAINT ck_charge_message_state CHECK (state IN ('queued', 'sending', 'sent', 'refused', 'uncertain', 'failed'))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS charge_deadline (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        invoice_id ${ID} NULL,
        kind ${WORD(20)} NOT NULL,
        due_at datetime(3) NOT NULL,
        next_alert_at datetime(3) NULL,
        ended_at datetime(3) NULL,
        CONSTRAINT pk_charge_deadline PRIMARY KEY (company_id, id),
        KEY ix_charge_deadline_alert (next_alert_at),
        KEY ix_charge_deadline_invoice (company_id, invoice_id),
        CONSTRAINT fk_charge_deadline_invoice FOREIGN KEY (company_id, invoice_id) REFERENCES carrier_invoice (company_id, id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['charge_deadline', 'charge_message', 'dispute'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
