import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const HASH = 'char(64) CHARACTER SET ascii COLLATE ascii_bin';

/** Public links to one shipment with what was read through them, who follows a shipment, and the activity log by what an entry is about. */
export class ShipmentShares1781000000022 implements MigrationInterface {
  name = 'ShipmentShares1781000000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS share_link (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        shipment_id ${ID} NOT NULL,
        token_hash ${HASH} NOT NULL,
        scope varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        expires_on date NULL,
        view_count int NOT NULL DEFAULT 0,
        created_by ${ID} NOT NULL,
        created_at datetime(3) NOT NULL,
        revoked_at datetime(3) NULL,
        CONSTRAINT pk_share_link PRIMARY KEY (company_id, id),
        CONSTRAINT uq_share_link_token UNIQUE (token_hash),
        KEY ix_share_link_shipment (company_id, shipment_id, id),
        CONSTRAINT fk_share_link_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id),
        CONSTRAINT ck_share_link_scope CHECK (scope IN ('tracking', 'tracking_and_documents'))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS share_link_view (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        share_link_id ${ID} NOT NULL,
        viewed_at datetime(3) NOT NULL,
        address_hash ${HASH} NOT NULL,
        user_agent varchar(200) NOT NULL,
        document_id ${ID} NULL,
        CONSTRAINT pk_share_link_view PRIMARY KEY (company_id, id),
        KEY ix_share_link_view_link (company_id, share_link_id, id),
        CONSTRAINT fk_share_link_view_link FOREIGN KEY (company_id, share_link_id) REFERENCES share_link (company_id, id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS shipment_follow (
        company_id ${ID} NOT NULL,
        shipment_id ${ID} NOT NULL,
        user_id ${ID} NOT NULL,
        mode varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_shipment_follow PRIMARY KEY (company_id, shipment_id, user_id),
        CONSTRAINT fk_shipment_follow_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id),
        CONSTRAINT ck_shipment_follow_mode CHECK (mode IN ('follow', 'mute'))
      )`);
    if (!(await hasSubjectIndex(runner))) {
      await runner.query('ALTER TABLE audit_entry ADD KEY ix_audit_entry_subject (chain, subject, occurred_at, id)');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['shipment_follow', 'share_link_view', 'share_link'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    if (await hasSubjectIndex(runner)) await runner.query('ALTER TABLE audit_entry DROP KEY ix_audit_entry_subject');
  }
}

async function hasSubjectIndex(runner: QueryRunner): Promise<boolean> {
  const rows = (await runner.query(
    `SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = 'audit_entry' AND index_name = 'ix_audit_entry_subject' LIMIT 1`,
  )) as unknown[];
  return rows.length > 0;
}
