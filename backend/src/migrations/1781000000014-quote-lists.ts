import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';

/** An index for each filter in the default order, and for each other order alone and by status. Keys end in the id, so that pages can continue. */
const INDEXES = {
  ix_quote_mode_created: 'company_id, mode, created_at, id',
  ix_quote_owner_created: 'company_id, created_by, created_at, id',
  ix_quote_origin_created: 'company_id, origin_state, created_at, id',
  ix_quote_destination_created: 'company_id, destination_state, created_at, id',
  ix_quote_origin_postal: 'company_id, origin_postal_code',
  ix_quote_destination_postal: 'company_id, destination_postal_code',
  ix_quote_pickup: 'company_id, pickup_on, id',
  ix_quote_status_pickup: 'company_id, status, pickup_on, id',
  ix_quote_total: 'company_id, total_order, id',
  ix_quote_status_total: 'company_id, status, total_order, id',
  ix_quote_valid: 'company_id, valid_order, id',
  ix_quote_status_valid: 'company_id, status, valid_order, id',
} as const;

/** What keeps the order of quotes without an offer: they stand behind all others. */
const COLUMNS = {
  booked_offer_id: `${ID} NULL`,
  total_order: 'bigint GENERATED ALWAYS AS (COALESCE(best_total, 9007199254740991)) STORED',
  valid_order: "datetime(3) GENERATED ALWAYS AS (COALESCE(valid_until, TIMESTAMP'9999-12-31 00:00:00.000')) STORED",
} as const;

/** Words of quotes that are there already, as far as SQL can find them; rating a quote again writes all of them. */
const KNOWN_WORDS = [
  "SUBSTRING_INDEX(number, '-', -1)",
  'LOWER(origin_postal_code)',
  'LOWER(destination_postal_code)',
  "SUBSTRING_INDEX(LOWER(origin_city), ' ', 1)",
  "SUBSTRING_INDEX(LOWER(destination_city), ' ', 1)",
];

/** Orders and filters of the quote list, its word table, and the offer that a quote was booked with. */
export class QuoteLists1781000000014 implements MigrationInterface {
  name = 'QuoteLists1781000000014';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS)) {
      if (!(await runner.hasColumn('quote', name))) await runner.query(`ALTER TABLE quote ADD COLUMN ${name} ${type}`);
    }
    const present = await indexes(runner);
    const missing = Object.entries(INDEXES).filter(([name]) => !present.has(name));
    if (missing.length > 0)
      await runner.query(
        `ALTER TABLE quote ${missing.map(([name, columns]) => `ADD KEY ${name} (${columns})`).join(', ')}`,
      );
    await runner.query(`
      CREATE TABLE IF NOT EXISTS quote_word (
        company_id ${ID} NOT NULL,
        word varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        quote_id ${ID} NOT NULL,
        CONSTRAINT pk_quote_word PRIMARY KEY (company_id, word, quote_id),
        KEY ix_quote_word_quote (company_id, quote_id, word),
        CONSTRAINT fk_quote_word_quote FOREIGN KEY (company_id, quote_id) REFERENCES quote (company_id, id)
      )`);
    for (const word of KNOWN_WORDS) {
      await runner.query(
        `INSERT IGNORE INTO quote_word (company_id, word, quote_id) SELECT company_id, LEFT(${word}, 40), id FROM quote`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS quote_word');
    const present = await indexes(runner);
    const drops = Object.keys(INDEXES)
      .filter((name) => present.has(name))
      .map((name) => `DROP KEY ${name}`);
    if (drops.length > 0) await runner.query(`ALTER TABLE quote ${drops.join(', ')}`);
    for (const name of Object.keys(COLUMNS)) {
      if (await runner.hasColumn('quote', name)) await runner.query(`ALTER TABLE quote DROP COLUMN ${name}`);
    }
  }
}

async function indexes(runner: QueryRunner): Promise<Set<string>> {
  const rows = (await runner.query(
    "SELECT DISTINCT index_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = 'quote'",
  )) as { name: string }[];
  return new Set(rows.map(({ name }) => name));
}
