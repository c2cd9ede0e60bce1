import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quotes, the offers of each revision with their explanation, and the quote's history. */
export class Quotes1781000000004 implements MigrationInterface {
  name = 'Quotes1781000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS quote (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        number varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        status varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        mode varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        revision int NOT NULL,
        request json NOT NULL,
        result json NOT NULL,
        origin_city varchar(60) NOT NULL,
        origin_state varchar(3) CHARACTER SET ascii NOT NULL,
        origin_postal_code varchar(10) CHARACTER SET ascii NOT NULL,
        destination_city varchar(60) NOT NULL,
        destination_state varchar(3) CHARACTER SET ascii NOT NULL,
        destination_postal_code varchar(10) CHARACTER SET ascii NOT NULL,
        pickup_on date NOT NULL,
        total_weight int NOT NULL,
        handling_unit_count int NOT NULL,
        offer_count int NOT NULL,
        best_total bigint NULL,
        currency char(3) CHARACTER SET ascii COLLATE ascii_bin NULL,
        valid_until datetime(3) NULL,
        shipment_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        created_by char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        updated_at datetime(3) NOT NULL,
        CONSTRAINT pk_quote PRIMARY KEY (company_id, id),
        CONSTRAINT uq_quote_company_number UNIQUE (company_id, number),
        KEY ix_quote_created (company_id, created_at, id),
        KEY ix_quote_status_created (company_id, status, created_at, id),
        KEY ix_quote_expiry (status, valid_until),
        CONSTRAINT fk_quote_company FOREIGN KEY (company_id) REFERENCES company (id),
        CONSTRAINT ck_quote_status CHECK (status IN ('draft', 'rating', 'quoted', 'spot_requested', 'approval_pending', 'booked', 'expired', 'cancelled', 'rejected')),
        CONSTRAINT ck_quote_booked CHECK ((status = 'booked') = (shipment_id IS NOT NULL))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS offer (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        quote_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        revision int NOT NULL,
        carrier_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        tariff_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        total bigint NOT NULL,
        currency char(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        valid_until datetime(3) NOT NULL,
        body json NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_offer PRIMARY KEY (company_id, id),
        KEY ix_offer_quote (company_id, quote_id, revision, id),
        CONSTRAINT fk_offer_quote FOREIGN KEY (company_id, quote_id) REFERENCES quote (company_id, id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS quote_event (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        quote_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        type varchar(40) CHARACTER SET ascii NOT NULL,
        data json NOT NULL,
        actor_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        occurred_at datetime(3) NOT NULL,
        CONSTRAINT pk_quote_event PRIMARY KEY (company_id, id),
        KEY ix_quote_event_quote (company_id, quote_id, occurred_at, id),
        CONSTRAINT fk_quote_event_quote FOREIGN KEY (company_id, quote_id) REFERENCES quote (company_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['quote_event', 'offer', 'quote']) {
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    }
  }
}
