import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The carrier of each quote's best total. Existing quotes get it from the offers of their revision. */
export class BestCarriers1781000000096 implements MigrationInterface {
  name = 'BestCarriers1781000000096';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('quote', 'best_carrier')))
      await runner.query('ALTER TABLE quote ADD COLUMN best_carrier varchar(60) NULL AFTER best_total');
    // Of offers with the same total, the first one is the best.
    await runner.query(`
      UPDATE quote q
      SET q.best_carrier = (
        SELECT LEFT(JSON_UNQUOTE(JSON_EXTRACT(o.body, '$.carrier.name')), 60) FROM offer o
        WHERE o.company_id = q.company_id AND o.quote_id = q.id AND o.revision = q.revision AND o.total = q.best_total AND o.currency = q.currency
        ORDER BY o.id LIMIT 1)
      WHERE q.best_total IS NOT NULL AND q.best_carrier IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('quote', 'best_carrier'))
      await runner.query('ALTER TABLE quote DROP COLUMN best_carrier');
  }
}
