import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subscriptions to messages of carriers, and the paths of the standards on their servers. */
export class CarrierSubscriptions1781000000082 implements MigrationInterface {
  name = 'CarrierSubscriptions1781000000082';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of PATHS)
      if (!(await runner.hasColumn('carrier_connection', column)))
        await runner.query(
          `ALTER TABLE carrier_connection ADD COLUMN ${column} varchar(200) CHARACTER SET ascii COLLATE ascii_bin NULL`,
        );
    if (!(await runner.hasColumn('carrier_connection', 'subscribe_at')))
      await runner.query(
        'ALTER TABLE carrier_connection ADD COLUMN subscribe_at datetime(3) NULL, ADD KEY ix_carrier_connection_subscribe (connector, subscribe_at)',
      );
    await runner.query(`
      CREATE TABLE IF NOT EXISTS carrier_subscription (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        connection_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        kind varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        state varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        carrier_key varchar(100) COLLATE utf8mb4_bin NULL,
        message varchar(300) NULL,
        since datetime(3) NOT NULL,
        tries int NOT NULL DEFAULT 0,
        pull_at datetime(3) NULL,
        CONSTRAINT pk_carrier_subscription PRIMARY KEY (company_id, connection_id, kind),
        KEY ix_carrier_subscription_pull (kind, pull_at),
        CONSTRAINT fk_carrier_subscription_connection FOREIGN KEY (company_id, connection_id) REFERENCES carrier_connection (company_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS carrier_subscription');
    if (await runner.hasColumn('carrier_connection', 'subscribe_at'))
      await runner.query(
        'ALTER TABLE carrier_connection DROP KEY ix_carrier_connection_subscribe, DROP COLUMN subscribe_at',
      );
    for (const column of PATHS)
      if (await runner.hasColumn('carrier_connection', column))
        await runner.query(`ALTER TABLE carrier_connection DROP COLUMN ${column}`);
  }
}

const PATHS = ['tracking_path', 'charges_path', 'invoices_path'];
