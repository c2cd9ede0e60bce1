import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Archived shipments: the mark on the shipment, and a bundle with its rows that left their tables. */
export class ShipmentArchive1781000000146 implements MigrationInterface {
  name = 'ShipmentArchive1781000000146';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('shipment', 'archived')))
      await runner.query(
        `ALTER TABLE shipment ADD COLUMN archived tinyint(1) NOT NULL DEFAULT 0,
           ADD KEY ix_shipment_archived_created (company_id, archived, created_at, id)`,
      );
    await runner.query(
      `CREATE TABLE IF NOT EXISTS shipment_archive (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        shipment_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        archived_at datetime(3) NOT NULL,
        row_count int NOT NULL,
        sha256 char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        bundle mediumblob NOT NULL,
        PRIMARY KEY (company_id, shipment_id),
        CONSTRAINT fk_shipment_archive_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id)
      ) ENGINE=InnoDB`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS shipment_archive');
    if (await runner.hasColumn('shipment', 'archived'))
      await runner.query('ALTER TABLE shipment DROP KEY ix_shipment_archived_created, DROP COLUMN archived');
  }
}
