import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Early versions of migrations 002, 004, 005, 006, 008, 017 and 018 made other columns and indexes than their final versions.
 * Brings a database that ran one of those to the schema that the final versions make; changes nothing in any other.
 */
export class OneSchema1781000000048 implements MigrationInterface {
  name = 'OneSchema1781000000048';

  async up(runner: QueryRunner): Promise<void> {
    await registrationLinks(runner);
    await offers(runner);
    await shipments(runner);
    await passkeys(runner);
    await sessions(runner);
    await quoteImports(runner);
    await connections(runner);
  }

  /** The schema before was one of several, so there is none to go back to. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}

/** Migration 002: tokens of registrations moved to a table of their own. */
async function registrationLinks(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE IF NOT EXISTS registration_link (
      token_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      registration_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      created_at datetime(3) NOT NULL,
      CONSTRAINT pk_registration_link PRIMARY KEY (token_hash),
      CONSTRAINT fk_registration_link_registration FOREIGN KEY (registration_id) REFERENCES registration (id) ON DELETE CASCADE
    )`);
  if (!(await runner.hasColumn('registration', 'token_hash'))) return;
  await runner.query(
    'INSERT IGNORE INTO registration_link (token_hash, registration_id, created_at) SELECT token_hash, id, created_at FROM registration',
  );
  await runner.query('ALTER TABLE registration DROP KEY uq_registration_token, DROP COLUMN token_hash');
}

/** Migration 004: offers of a quote are read by id, not by total. */
async function offers(runner: QueryRunner): Promise<void> {
  if ((await indexColumns(runner, 'offer', 'ix_offer_quote')).at(-1) === 'id') return;
  // One statement: the foreign key needs an index that starts with its columns at every moment.
  await runner.query(
    'ALTER TABLE offer DROP KEY ix_offer_quote, ADD KEY ix_offer_quote (company_id, quote_id, revision, id)',
  );
}

/** Migration 005: whether the carrier is one of the demonstration. */
async function shipments(runner: QueryRunner): Promise<void> {
  if (await runner.hasColumn('shipment', 'carrier_demo')) return;
  await runner.query('ALTER TABLE shipment ADD COLUMN carrier_demo boolean NOT NULL DEFAULT FALSE AFTER carrier_name');
  await runner.query(
    'UPDATE shipment s JOIN carrier c ON c.company_id = s.company_id AND c.id = s.carrier_id SET s.carrier_demo = c.demo',
  );
  await runner.query('ALTER TABLE shipment MODIFY COLUMN carrier_demo boolean NOT NULL');
}

/** Migration 008: passkeys with many transports. */
async function passkeys(runner: QueryRunner): Promise<void> {
  const [column] = (await runner.query(
    `SELECT character_maximum_length AS length FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = 'passkey' AND column_name = 'transports'`,
  )) as { length: number }[];
  if (Number(column?.length) >= 160) return;
  await runner.query(
    'ALTER TABLE passkey MODIFY COLUMN transports varchar(160) CHARACTER SET ascii COLLATE ascii_bin NOT NULL',
  );
}

/** Migration 006: tries are counted by one statement; counts last minutes and are not kept. */
async function sessions(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasColumn('throttle', 'throttle_key'))) {
    await runner.query('DROP TABLE throttle');
    await runner.query(`
      CREATE TABLE throttle (
        throttle_key varchar(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        tries int NOT NULL,
        ends_at bigint NOT NULL,
        CONSTRAINT pk_throttle PRIMARY KEY (throttle_key),
        KEY ix_throttle_end (ends_at)
      )`);
  }
  if ((await indexColumns(runner, 'user_session', 'ix_user_session_expiry')).length === 0)
    await runner.query('ALTER TABLE user_session ADD KEY ix_user_session_expiry (expires_at)');
}

/** Migration 017: rows of an import are found by their quote, and a row that waits has a request. */
async function quoteImports(runner: QueryRunner): Promise<void> {
  if ((await indexColumns(runner, 'quote_import_item', 'ix_quote_import_item_quote')).length > 0) return;
  await runner.query(
    `ALTER TABLE quote_import_item
       ADD KEY ix_quote_import_item_quote (company_id, import_id, quote_id),
       ADD CONSTRAINT ck_quote_import_item_request CHECK (status <> 'waiting' OR request IS NOT NULL)`,
  );
}

/** Migration 018: how carriers are polled for events belongs to migration 028. */
async function connections(runner: QueryRunner): Promise<void> {
  if (await runner.hasColumn('carrier_connection', 'events_due_at'))
    await runner.query(
      `ALTER TABLE carrier_connection DROP KEY ix_carrier_connection_events_due,
         DROP COLUMN events_read_to, DROP COLUMN events_due_at, DROP COLUMN events_pause_s`,
    );
  if ((await indexColumns(runner, 'carrier_connection', 'uq_carrier_connection_id')).length === 0)
    await runner.query('ALTER TABLE carrier_connection ADD UNIQUE KEY uq_carrier_connection_id (id)');
}

/** Columns of an index in order; none when there is no such index. */
async function indexColumns(runner: QueryRunner, table: string, index: string): Promise<string[]> {
  const rows = (await runner.query(
    `SELECT column_name AS name FROM information_schema.statistics
      WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ? ORDER BY seq_in_index`,
    [table, index],
  )) as { name: string }[];
  return rows.map(({ name }) => name);
}
