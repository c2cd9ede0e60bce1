import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who last set the address or the events of a webhook, so that totals are not sent for an API key without prices. For earlier webhooks, from the
 * activity log: the newest entry of an API key, which could subscribe to totals before, else that of a member.
 */
export class WebhookSetters1781000000371 implements MigrationInterface {
  name = 'WebhookSetters1781000000371';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('webhook', 'set_by')))
      await runner.query('ALTER TABLE webhook ADD COLUMN set_by char(30) CHARACTER SET ascii COLLATE ascii_bin NULL');
    await runner.query(
      `UPDATE webhook SET set_by = (
         SELECT e.user_id FROM audit_entry e JOIN user_account u ON u.id = e.user_id
          WHERE e.chain = webhook.company_id AND e.action IN ('webhook.created', 'webhook.changed')
            AND e.details LIKE CONCAT('%"', webhook.id, '"%')
          ORDER BY u.kind = 'api_key' DESC, e.position DESC LIMIT 1)
        WHERE set_by IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('webhook', 'set_by'))) return;
    await runner.query('ALTER TABLE webhook DROP COLUMN set_by');
  }
}
