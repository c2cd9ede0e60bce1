import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The node of a Galera cluster that all processes write to. */
export class DatabaseWriter1781000000107 implements MigrationInterface {
  name = 'DatabaseWriter1781000000107';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE IF NOT EXISTS database_writer (
        id tinyint NOT NULL PRIMARY KEY,
        node varchar(160) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        leased_until datetime(3) NOT NULL
      ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS database_writer');
  }
}
