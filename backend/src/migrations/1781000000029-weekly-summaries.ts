import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const word = (length: number): string => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** What summaries are counted by, and what notifications are forgotten by. */
const INDEXES: readonly { table: string; name: string; columns: string }[] = [
  { table: 'shipment', name: 'ix_shipment_delivered', columns: 'company_id, delivered_at' },
  { table: 'shipment_exception', name: 'ix_shipment_exception_opened', columns: 'company_id, kind, opened_at' },
  { table: 'notification', name: 'ix_notification_age', columns: 'state, created_at' },
  { table: 'notification_digest', name: 'ix_notification_digest_age', columns: 'created_at' },
  { table: 'notification_setting', name: 'ix_notification_setting_weekly', columns: 'weekly_summary, user_id' },
];

/** Who wants the summary of each week, and which summaries are made: one for a person, company and week. */
export class WeeklySummaries1781000000029 implements MigrationInterface {
  name = 'WeeklySummaries1781000000029';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('notification_setting', 'weekly_summary'))) {
      await runner.query('ALTER TABLE notification_setting ADD COLUMN weekly_summary boolean NOT NULL DEFAULT false');
    }
    await runner.query(`
      CREATE TABLE IF NOT EXISTS notification_summary (
        id ${ID} NOT NULL,
        company_id ${ID} NOT NULL,
        user_id ${ID} NOT NULL,
        due_on date NOT NULL,
        state ${word(7)} NOT NULL,
        error varchar(300) NULL,
        created_at datetime(3) NOT NULL,
        ended_at datetime(3) NULL,
        CONSTRAINT pk_notification_summary PRIMARY KEY (id),
        CONSTRAINT uq_notification_summary_period UNIQUE (company_id, user_id, due_on),
        KEY ix_notification_summary_age (created_at),
        CONSTRAINT ck_notification_summary_state CHECK (state IN ('waiting', 'sent', 'failed', 'dropped'))
      )`);
    for (const { table, name, columns } of INDEXES) {
      if (!(await hasIndex(runner, table, name)))
        await runner.query(`ALTER TABLE ${table} ADD KEY ${name} (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, name } of INDEXES) {
      if (await hasIndex(runner, table, name)) await runner.query(`ALTER TABLE ${table} DROP KEY ${name}`);
    }
    await runner.query('DROP TABLE IF EXISTS notification_summary');
    if (await runner.hasColumn('notification_setting', 'weekly_summary'))
      await runner.query('ALTER TABLE notification_setting DROP COLUMN weekly_summary');
  }
}

async function hasIndex(runner: QueryRunner, table: string, name: string): Promise<boolean> {
  const rows = (await runner.query(
    'SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ? LIMIT 1',
    [table, name],
  )) as unknown[];
  return rows.length > 0;
}
