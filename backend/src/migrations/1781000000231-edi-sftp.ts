import type { MigrationInterface, QueryRunner } from 'typeorm';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const ID = `char(30) ${ASCII}`;

/** Exchange of EDI files over SFTP. */
export class EdiSftp1781000000231 implements MigrationInterface {
  name = 'EdiSftp1781000000231';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS edi_sftp (
        company_id ${ID} NOT NULL,
        partner_id ${ID} NOT NULL,
        enabled tinyint(1) NOT NULL,
        host varchar(253) ${ASCII} NOT NULL,
        port int unsigned NOT NULL,
        user_name varchar(100) NOT NULL,
        authentication varchar(10) ${ASCII} NOT NULL,
        credentials varbinary(12000) NULL,
        host_key varchar(60) ${ASCII} NULL,
        inbound_folder varchar(200) NOT NULL,
        inbound_pattern varchar(60) NOT NULL,
        archive_folder varchar(200) NULL,
        outbound_folder varchar(200) NOT NULL,
        outbound_name varchar(60) NOT NULL,
        due_at datetime(3) NOT NULL,
        leased_until datetime(3) NULL,
        failures int NOT NULL DEFAULT 0,
        error varchar(300) NULL,
        refused json NULL,
        exchanged_at datetime(3) NULL,
        version int NOT NULL DEFAULT 1,
        created_at datetime(3) NOT NULL,
        updated_at datetime(3) NOT NULL,
        CONSTRAINT pk_edi_sftp PRIMARY KEY (company_id, partner_id),
        INDEX ix_edi_sftp_due (enabled, due_at),
        CONSTRAINT fk_edi_sftp_partner FOREIGN KEY (company_id, partner_id) REFERENCES edi_partner (company_id, id)
      )`);
    if (!(await runner.hasColumn('edi_interchange', 'transfer')))
      await runner.query(`ALTER TABLE edi_interchange ADD COLUMN transfer char(64) ${ASCII} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('edi_interchange', 'transfer'))
      await runner.query('ALTER TABLE edi_interchange DROP COLUMN transfer');
    await runner.query('DROP TABLE IF EXISTS edi_sftp');
  }
}
