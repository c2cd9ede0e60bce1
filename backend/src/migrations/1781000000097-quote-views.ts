import type { MigrationInterface, QueryRunner } from 'typeorm';

const STAGE = `varchar(6) CHARACTER SET ascii COLLATE ascii_bin GENERATED ALWAYS AS (CASE
  WHEN status IN ('quoted', 'no_offers') THEN 'open'
  WHEN status IN ('booked', 'expired', 'cancelled') THEN 'closed'
  ELSE 'rating' END) STORED`;

const INDEXES = {
  ix_quote_stage_created: 'company_id, stage, created_at, id',
  ix_quote_stage_valid: 'company_id, stage, valid_order, id',
} as const;

/** Views of the quote list: closed quotes by creation, and open ones by expiration; without an offer they are last. */
export class QuoteViews1781000000097 implements MigrationInterface {
  name = 'QuoteViews1781000000097';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('quote', 'stage'))) await runner.query(`ALTER TABLE quote ADD COLUMN stage ${STAGE}`);
    const present = await indexes(runner);
    const missing = Object.entries(INDEXES).filter(([name]) => !present.has(name));
    if (missing.length > 0)
      await runner.query(
        `ALTER TABLE quote ${missing.map(([name, columns]) => `ADD KEY ${name} (${columns})`).join(', ')}`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    const present = await indexes(runner);
    const drops = Object.keys(INDEXES)
      .filter((name) => present.has(name))
      .map((name) => `DROP KEY ${name}`);
    if (drops.length > 0) await runner.query(`ALTER TABLE quote ${drops.join(', ')}`);
    if (await runner.hasColumn('quote', 'stage')) await runner.query('ALTER TABLE quote DROP COLUMN stage');
  }
}

async function indexes(runner: QueryRunner): Promise<Set<string>> {
  const rows = (await runner.query(
    "SELECT DISTINCT index_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = 'quote'",
  )) as { name: string }[];
  return new Set(rows.map(({ name }) => name));
}
