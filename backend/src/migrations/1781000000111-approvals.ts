import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';

/** Approval rules, delegations, and bookings that wait for approval. */
export class Approvals1781000000111 implements MigrationInterface {
  name = 'Approvals1781000000111';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS approval_rule (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        position int NOT NULL,
        name varchar(100) NOT NULL,
        is_on tinyint(1) NOT NULL,
        is_stop tinyint(1) NOT NULL,
        body json NOT NULL,
        version int NOT NULL,
        created_at datetime(3) NOT NULL,
        updated_at datetime(3) NOT NULL,
        CONSTRAINT pk_approval_rule PRIMARY KEY (company_id, id),
        KEY ix_approval_rule_position (company_id, is_on, position),
        CONSTRAINT fk_approval_rule_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS approval_delegation (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        from_user_id ${ID} NOT NULL,
        to_user_id ${ID} NOT NULL,
        starts_at datetime(3) NOT NULL,
        ends_at datetime(3) NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_approval_delegation PRIMARY KEY (company_id, id),
        KEY ix_approval_delegation_end (company_id, ends_at),
        CONSTRAINT fk_approval_delegation_company FOREIGN KEY (company_id) REFERENCES company (id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS approval_request (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        quote_id ${ID} NOT NULL,
        offer_id ${ID} NOT NULL,
        status varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        requested_by ${ID} NOT NULL,
        requested_by_name varchar(100) NOT NULL,
        total bigint NOT NULL,
        currency char(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        valid_until datetime(3) NOT NULL,
        body json NOT NULL,
        version int NOT NULL,
        shipment_id ${ID} NULL,
        expiry_told_at datetime(3) NULL,
        created_at datetime(3) NOT NULL,
        decided_at datetime(3) NULL,
        is_open tinyint(1) GENERATED ALWAYS AS (decided_at IS NULL) VIRTUAL,
        CONSTRAINT pk_approval_request PRIMARY KEY (company_id, id),
        KEY ix_approval_request_created (company_id, is_open, created_at, id),
        KEY ix_approval_request_quote (company_id, quote_id, created_at),
        KEY ix_approval_request_valid (status, valid_until),
        CONSTRAINT fk_approval_request_quote FOREIGN KEY (company_id, quote_id) REFERENCES quote (company_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['approval_request', 'approval_delegation', 'approval_rule'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    await runner.query("UPDATE quote SET status = 'quoted' WHERE status = 'approval_pending'");
  }
}
