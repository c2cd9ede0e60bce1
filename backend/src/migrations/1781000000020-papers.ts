import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const KINDS = [
  'BOL',
  'LABELS',
  'RATE_CONFIRMATION',
  'COMMERCIAL_INVOICE',
  'POD',
  'WEIGHT_INSPECTION',
  'OTHER',
  'CARRIER_BOL',
  'CARRIER_LABELS',
];

const COLUMNS = {
  source: "varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'lading'",
  status: "varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'issued'",
  uploaded_by: `${ID} NULL`,
  note: 'varchar(500) NULL',
  changes: 'json NULL',
  page_count: 'int NULL',
  content_code: 'char(14) CHARACTER SET ascii COLLATE ascii_bin NULL',
} as const;

/** More kinds of documents, versions of bills of lading, uploads, and a serial shipping container code for every handling unit. */
export class Papers1781000000020 implements MigrationInterface {
  name = 'Papers1781000000020';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('document', 'source'))) {
      const added = Object.entries(COLUMNS).map(([name, type]) => `ADD COLUMN ${name} ${type}`);
      await runner.query(`ALTER TABLE document DROP CONSTRAINT ck_document_kind, ${added.join(', ')},
        ADD KEY ix_document_content (company_id, shipment_id, kind, content_code),
        ADD CONSTRAINT ck_document_kind CHECK (kind IN (${KINDS.map((kind) => `'${kind}'`).join(', ')})),
        ADD CONSTRAINT ck_document_source CHECK (source IN ('lading', 'member', 'carrier')),
        ADD CONSTRAINT ck_document_status CHECK (status IN ('issued', 'superseded', 'correction', 'received'))`);
    }
    await runner.query(`
      CREATE TABLE IF NOT EXISTS bol_revision (
        company_id ${ID} NOT NULL,
        shipment_id ${ID} NOT NULL,
        version int NOT NULL,
        correction boolean NOT NULL,
        changes json NOT NULL,
        revised_at datetime(3) NOT NULL,
        CONSTRAINT pk_bol_revision PRIMARY KEY (company_id, shipment_id, version),
        CONSTRAINT fk_bol_revision_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS handling_unit_label (
        company_id ${ID} NOT NULL,
        shipment_id ${ID} NOT NULL,
        unit_number int NOT NULL,
        sscc char(18) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        CONSTRAINT pk_handling_unit_label PRIMARY KEY (company_id, shipment_id, unit_number),
        CONSTRAINT uq_handling_unit_label_sscc UNIQUE (sscc),
        CONSTRAINT fk_handling_unit_label_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS sscc_serial (
        prefix varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        last_value bigint NOT NULL,
        CONSTRAINT pk_sscc_serial PRIMARY KEY (prefix)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['sscc_serial', 'handling_unit_label', 'bol_revision'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    if (!(await runner.hasColumn('document', 'source'))) return;
    await runner.query("DELETE FROM document WHERE kind <> 'BOL'");
    await runner.query(`ALTER TABLE document DROP CONSTRAINT ck_document_kind, DROP CONSTRAINT ck_document_source, DROP CONSTRAINT ck_document_status,
      DROP KEY ix_document_content, ${Object.keys(COLUMNS)
        .map((name) => `DROP COLUMN ${name}`)
        .join(', ')},
      ADD CONSTRAINT ck_document_kind CHECK (kind IN ('BOL'))`);
  }
}
