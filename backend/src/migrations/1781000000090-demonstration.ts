import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the database is a demonstration. The owner of the demonstration company identifies those of earlier releases. */
export class Demonstration1781000000090 implements MigrationInterface {
  name = 'Demonstration1781000000090';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS demonstration (
        id tinyint NOT NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_demonstration PRIMARY KEY (id),
        CONSTRAINT ck_demonstration_id CHECK (id = 1)
      )`);
    await runner.query(`
      INSERT IGNORE INTO demonstration (id, created_at)
      SELECT 1, UTC_TIMESTAMP(3) FROM user_account WHERE email = 'demo@lading.test' AND password_hash IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS demonstration');
  }
}
