import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Legal holds, and the index that finds documents past their retention. */
export class DocumentHolds1781000000071 implements MigrationInterface {
  name = 'DocumentHolds1781000000071';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS document_hold (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        shipment_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        reason varchar(500) NOT NULL,
        placed_by char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        placed_at datetime(3) NOT NULL,
        CONSTRAINT pk_document_hold PRIMARY KEY (company_id, shipment_id),
        CONSTRAINT fk_document_hold_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id)
      )`);
    if ((await indexes(runner)).length === 0)
      await runner.query('ALTER TABLE document ADD INDEX ix_document_age (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    if ((await indexes(runner)).length > 0) await runner.query('ALTER TABLE document DROP INDEX ix_document_age');
    await runner.query('DROP TABLE IF EXISTS document_hold');
  }
}

function indexes(runner: QueryRunner): Promise<unknown[]> {
  return runner.query(
    `SELECT 1 FROM information_schema.statistics
      WHERE table_schema = DATABASE() AND table_name = 'document' AND index_name = 'ix_document_age'`,
  ) as Promise<unknown[]>;
}
