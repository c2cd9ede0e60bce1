import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';

/** Rules that code invoices for accounting, and codings by hand. */
export class Coding1781000000133 implements MigrationInterface {
  name = 'Coding1781000000133';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS coding_rule (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        position int NOT NULL,
        name varchar(100) NOT NULL,
        is_on tinyint(1) NOT NULL,
        body json NOT NULL,
        version int NOT NULL,
        created_at datetime(3) NOT NULL,
        updated_at datetime(3) NOT NULL,
        CONSTRAINT pk_coding_rule PRIMARY KEY (company_id, id),
        KEY ix_coding_rule_position (company_id, is_on, position),
        CONSTRAINT fk_coding_rule_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS invoice_coding (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        invoice_id ${ID} NOT NULL,
        body json NOT NULL,
        reason varchar(500) NOT NULL,
        actor_id ${ID} NOT NULL,
        coded_at datetime(3) NOT NULL,
        CONSTRAINT pk_invoice_coding PRIMARY KEY (company_id, id),
        KEY ix_invoice_coding_invoice (company_id, invoice_id, id),
        CONSTRAINT fk_invoice_coding_invoice FOREIGN KEY (company_id, invoice_id) REFERENCES carrier_invoice (company_id, id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['invoice_coding', 'coding_rule']) await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
