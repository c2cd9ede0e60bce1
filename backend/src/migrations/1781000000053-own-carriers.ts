import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Range that versions before this one invented for every carrier of a tariff upload. */
const INVENTED = 'first_number = 700000001 AND last_number = 799999999';

const COLUMNS = {
  carrier: {
    modes: 'varchar(20) CHARACTER SET ascii COLLATE ascii_bin NULL',
    settings: 'json NULL',
  },
  pro_block: {
    prefix: "varchar(4) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT ''",
    digits: 'tinyint unsigned NOT NULL DEFAULT 0',
    check_rule: 'varchar(5) CHARACTER SET ascii COLLATE ascii_bin NULL',
    entered_at: 'datetime(3) NULL',
  },
} as const;

/**
 * Contacts, modes, settings and PRO blocks of carriers. PRO numbers are only given from blocks with a check-digit rule, so invented blocks of
 * real carriers stay as a record of used numbers and give no more. Replicas of the previous version insert blocks without a rule.
 */
export class OwnCarriers1781000000053 implements MigrationInterface {
  name = 'OwnCarriers1781000000053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS carrier_contact (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        carrier_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        purpose varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        name varchar(100) NULL,
        email varchar(254) NULL,
        phone varchar(16) CHARACTER SET ascii COLLATE ascii_bin NULL,
        extension varchar(6) CHARACTER SET ascii COLLATE ascii_bin NULL,
        CONSTRAINT pk_carrier_contact PRIMARY KEY (company_id, carrier_id, purpose),
        CONSTRAINT fk_carrier_contact_carrier FOREIGN KEY (company_id, carrier_id) REFERENCES carrier (company_id, id)
      )`);
    for (const [table, columns] of Object.entries(COLUMNS))
      for (const [name, type] of Object.entries(columns))
        if (!(await runner.hasColumn(table, name)))
          await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
    await runner.query(`
      INSERT IGNORE INTO carrier_contact (company_id, carrier_id, purpose, email)
      SELECT company_id, carrier_id, 'tender', tender_email FROM carrier_connection
       WHERE connector = 'tariff' AND tender_email IS NOT NULL`);
    await runner.query(`
      UPDATE pro_block b JOIN carrier c ON c.company_id = b.company_id AND c.id = b.carrier_id
         SET b.check_rule = 'none'
       WHERE b.check_rule IS NULL AND (c.demo OR NOT (${INVENTED}))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(COLUMNS))
      for (const name of Object.keys(columns))
        if (await runner.hasColumn(table, name)) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
    await runner.query('DROP TABLE IF EXISTS carrier_contact');
  }
}
