import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const word = (length: number): string => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** Keys by which programs use the API, addresses that are told what happens, and what was delivered to them. */
export class Machines1781000000025 implements MigrationInterface {
  name = 'Machines1781000000025';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS api_key (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        user_id ${ID} NOT NULL,
        name varchar(60) NOT NULL,
        role ${word(12)} NOT NULL,
        permissions json NOT NULL,
        token_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        token_start ${word(12)} NOT NULL,
        expires_on date NULL,
        last_used_at datetime(3) NULL,
        revoked_at datetime(3) NULL,
        created_by ${ID} NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_api_key PRIMARY KEY (company_id, id),
        CONSTRAINT uq_api_key_token UNIQUE (token_hash),
        CONSTRAINT fk_api_key_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT fk_api_key_user FOREIGN KEY (user_id) REFERENCES user_account (id),
        CONSTRAINT fk_api_key_maker FOREIGN KEY (created_by) REFERENCES user_account (id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS webhook (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        url varchar(500) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        kinds json NOT NULL,
        enabled boolean NOT NULL,
        secret varbinary(200) NOT NULL,
        previous_secret varbinary(200) NULL,
        previous_until datetime(3) NULL,
        failing_since datetime(3) NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_webhook PRIMARY KEY (company_id, id),
        CONSTRAINT fk_webhook_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT ck_webhook_previous CHECK ((previous_secret IS NULL) = (previous_until IS NULL))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS webhook_delivery (
        company_id ${ID} NOT NULL,
        webhook_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        event_id ${ID} NOT NULL,
        kind ${word(40)} NOT NULL,
        body mediumtext NOT NULL,
        state ${word(9)} NOT NULL,
        attempts int NOT NULL,
        available_at datetime(3) NOT NULL,
        lease_owner ${word(26)} NULL,
        leased_until datetime(3) NULL,
        response_status int NULL,
        response_body text NULL,
        error ${word(20)} NULL,
        milliseconds int NULL,
        created_at datetime(3) NOT NULL,
        ended_at datetime(3) NULL,
        CONSTRAINT pk_webhook_delivery PRIMARY KEY (company_id, webhook_id, id),
        CONSTRAINT uq_webhook_delivery_event UNIQUE (webhook_id, event_id),
        KEY ix_webhook_delivery_due (webhook_id, state, available_at, id),
        KEY ix_webhook_delivery_time (webhook_id, created_at, id),
        KEY ix_webhook_delivery_age (created_at),
        CONSTRAINT fk_webhook_delivery_webhook FOREIGN KEY (company_id, webhook_id) REFERENCES webhook (company_id, id) ON DELETE CASCADE,
        CONSTRAINT ck_webhook_delivery_state CHECK (state IN ('waiting', 'delivered', 'failed')),
        CONSTRAINT ck_webhook_delivery_ended CHECK ((state = 'waiting') = (ended_at IS NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['webhook_delivery', 'webhook', 'api_key']) await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
