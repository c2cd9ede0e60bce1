import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATUSES = [
  'draft',
  'rating',
  'quoted',
  'spot_requested',
  'approval_pending',
  'booked',
  'expired',
  'cancelled',
  'rejected',
];

/** Quotes without a valid offer have their own status. Quotes rated before become so too, unless a carrier has still to answer. */
export class NoOffers1781000000055 implements MigrationInterface {
  name = 'NoOffers1781000000055';

  async up(runner: QueryRunner): Promise<void> {
    await allowStatuses(runner, [...STATUSES, 'no_offers']);
    await runner.query(`
      UPDATE quote q SET q.status = 'no_offers'
       WHERE q.status = 'quoted' AND q.offer_count = 0
         AND NOT EXISTS (
           SELECT 1 FROM quote_carrier_call c
            WHERE c.company_id = q.company_id AND c.quote_id = q.id AND c.revision = q.revision AND c.ended_at IS NULL
         )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE quote SET status = 'quoted' WHERE status = 'no_offers'");
    await allowStatuses(runner, STATUSES);
  }
}

async function allowStatuses(runner: QueryRunner, statuses: readonly string[]): Promise<void> {
  const constraints = (await runner.query(
    `SELECT 1 FROM information_schema.table_constraints
      WHERE constraint_schema = DATABASE() AND table_name = 'quote' AND constraint_name = 'ck_quote_status'`,
  )) as unknown[];
  if (constraints.length > 0) await runner.query('ALTER TABLE quote DROP CONSTRAINT ck_quote_status');
  const list = statuses.map((status) => `'${status}'`).join(', ');
  await runner.query(`ALTER TABLE quote ADD CONSTRAINT ck_quote_status CHECK (status IN (${list}))`);
}
