import type { MigrationInterface, QueryRunner } from 'typeorm';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const ID = `char(30) ${ASCII}`;

/** EDI partners and X12 interchanges. */
export class Edi1781000000180 implements MigrationInterface {
  name = 'Edi1781000000180';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS edi_partner (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        carrier_id ${ID} NOT NULL,
        connection_id ${ID} NOT NULL,
        scac varchar(4) ${ASCII} NOT NULL,
        carrier_name varchar(60) NOT NULL,
        enabled tinyint(1) NOT NULL,
        is_test tinyint(1) NOT NULL,
        our_qualifier char(2) ${ASCII} NOT NULL,
        our_id varchar(15) ${ASCII} NOT NULL,
        our_group varchar(15) ${ASCII} NOT NULL,
        partner_qualifier char(2) ${ASCII} NOT NULL,
        partner_id varchar(15) ${ASCII} NOT NULL,
        partner_group varchar(15) ${ASCII} NOT NULL,
        sends_204 tinyint(1) NOT NULL,
        sends_211 tinyint(1) NOT NULL,
        customer_number varchar(20) NULL,
        last_control int unsigned NOT NULL DEFAULT 0,
        version int NOT NULL DEFAULT 1,
        created_at datetime(3) NOT NULL,
        updated_at datetime(3) NOT NULL,
        CONSTRAINT pk_edi_partner PRIMARY KEY (company_id, id),
        CONSTRAINT uq_edi_partner_carrier UNIQUE (company_id, carrier_id),
        CONSTRAINT uq_edi_partner_ids UNIQUE (company_id, partner_qualifier, partner_id, our_qualifier, our_id),
        CONSTRAINT fk_edi_partner_carrier FOREIGN KEY (company_id, carrier_id) REFERENCES carrier (company_id, id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS edi_interchange (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        partner_id ${ID} NOT NULL,
        direction varchar(3) ${ASCII} NOT NULL,
        control int unsigned NOT NULL,
        is_test tinyint(1) NOT NULL,
        sets varchar(60) ${ASCII} NOT NULL,
        state varchar(10) ${ASCII} NOT NULL,
        acknowledgment varchar(10) ${ASCII} NOT NULL,
        error varchar(500) NULL,
        body json NOT NULL,
        raw mediumtext NOT NULL,
        sha256 char(64) ${ASCII} NOT NULL,
        message_key varchar(60) ${ASCII} NULL,
        created_at datetime(3) NOT NULL,
        handled_at datetime(3) NULL,
        acknowledged_at datetime(3) NULL,
        CONSTRAINT pk_edi_interchange PRIMARY KEY (company_id, id),
        INDEX ix_edi_interchange_age (company_id, created_at),
        INDEX ix_edi_interchange_state (company_id, partner_id, direction, state),
        CONSTRAINT uq_edi_interchange_content UNIQUE (company_id, partner_id, direction, control, sha256),
        CONSTRAINT uq_edi_interchange_key UNIQUE (company_id, message_key),
        CONSTRAINT fk_edi_interchange_partner FOREIGN KEY (company_id, partner_id) REFERENCES edi_partner (company_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS edi_interchange');
    await runner.query('DROP TABLE IF EXISTS edi_partner');
  }
}
