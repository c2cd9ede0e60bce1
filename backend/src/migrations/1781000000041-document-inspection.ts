import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  inspected_at: 'datetime(3) NULL',
  shared_key: 'varchar(200) CHARACTER SET ascii COLLATE ascii_bin NULL',
  shared_sha256: 'char(64) CHARACTER SET ascii COLLATE ascii_bin NULL',
} as const;

/** Whether a received file may be shown outside the company, and the copy that outsiders get. Existing files are inspected when they are first shared. */
export class DocumentInspection1781000000041 implements MigrationInterface {
  name = 'DocumentInspection1781000000041';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('document', 'inspected_at')) return;
    const added = Object.entries(COLUMNS).map(([name, type]) => `ADD COLUMN ${name} ${type}`);
    await runner.query(`ALTER TABLE document ${added.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('document', 'inspected_at'))) return;
    const dropped = Object.keys(COLUMNS).map((name) => `DROP COLUMN ${name}`);
    await runner.query(`ALTER TABLE document ${dropped.join(', ')}`);
  }
}
