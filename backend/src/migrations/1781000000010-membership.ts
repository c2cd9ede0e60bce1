import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ways into a company: invitations and the links mailed for them, requests that lapse, claimed mail domains; who sees prices. */
export class Membership1781000000010 implements MigrationInterface {
  name = 'Membership1781000000010';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('association', 'sees_prices'))) {
      await runner.query(`
        ALTER TABLE association
          ADD COLUMN sees_prices boolean NULL,
          ADD COLUMN expires_at datetime(3) NULL,
          ADD KEY ix_association_expiry (status, expires_at)`);
    }
    await runner.query(`
      CREATE TABLE IF NOT EXISTS invitation (
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        role varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        invited_by char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        mailing int NOT NULL,
        is_open boolean NULL,
        created_at datetime(3) NOT NULL,
        expires_at datetime(3) NOT NULL,
        accepted_at datetime(3) NULL,
        accepted_by char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        CONSTRAINT pk_invitation PRIMARY KEY (id),
        CONSTRAINT uq_invitation_open UNIQUE (company_id, email, is_open),
        KEY ix_invitation_email (email, is_open),
        KEY ix_invitation_company (company_id, is_open, created_at, id),
        CONSTRAINT fk_invitation_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT fk_invitation_inviter FOREIGN KEY (invited_by) REFERENCES user_account (id),
        CONSTRAINT ck_invitation_role CHECK (role IN ('owner', 'admin', 'manager', 'booker', 'dock', 'finance', 'approver', 'viewer')),
        CONSTRAINT ck_invitation_open CHECK (is_open = true)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS invitation_link (
        token_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        invitation_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        mailing int NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_invitation_link PRIMARY KEY (token_hash),
        CONSTRAINT fk_invitation_link_invitation FOREIGN KEY (invitation_id) REFERENCES invitation (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS company_domain (
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        domain varchar(253) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        proof varchar(4) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        dns_value varchar(80) CHARACTER SET ascii COLLATE ascii_bin NULL,
        verified_domain varchar(253) CHARACTER SET ascii COLLATE ascii_bin NULL,
        verified_at datetime(3) NULL,
        auto_join boolean NOT NULL DEFAULT false,
        created_by char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_company_domain PRIMARY KEY (id),
        CONSTRAINT uq_company_domain_company UNIQUE (company_id, domain),
        CONSTRAINT uq_company_domain_verified UNIQUE (verified_domain),
        CONSTRAINT fk_company_domain_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT ck_company_domain_proof CHECK (proof IN ('dns', 'mail'))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS company_domain_code (
        code_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        domain_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_company_domain_code PRIMARY KEY (code_hash),
        CONSTRAINT fk_company_domain_code_domain FOREIGN KEY (domain_id) REFERENCES company_domain (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['company_domain_code', 'company_domain', 'invitation_link', 'invitation'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    if (await runner.hasColumn('association', 'sees_prices')) {
      await runner.query(
        'ALTER TABLE association DROP KEY ix_association_expiry, DROP COLUMN expires_at, DROP COLUMN sees_prices',
      );
    }
  }
}
