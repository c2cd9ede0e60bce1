import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a webhook that nothing got through to was switched off. */
export class WebhookEnd1781000000031 implements MigrationInterface {
  name = 'WebhookEnd1781000000031';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('webhook', 'disabled_at')) return;
    await runner.query(
      'ALTER TABLE webhook ADD COLUMN disabled_at datetime(3) NULL, ADD CONSTRAINT ck_webhook_disabled CHECK (disabled_at IS NULL OR NOT enabled)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('webhook', 'disabled_at'))) return;
    await runner.query('ALTER TABLE webhook DROP CONSTRAINT ck_webhook_disabled');
    await runner.query('ALTER TABLE webhook DROP COLUMN disabled_at');
  }
}
