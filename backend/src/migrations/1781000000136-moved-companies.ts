import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies that move to another installation. Numbers of companies without a GS1 prefix are unique in an installation, so they may meet. */
export class MovedCompanies1781000000136 implements MigrationInterface {
  name = 'MovedCompanies1781000000136';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('company', 'move_state')))
      await runner.query(
        `ALTER TABLE company
           ADD COLUMN move_state varchar(8) CHARACTER SET ascii COLLATE ascii_bin NULL,
           ADD COLUMN moved_to varchar(200) CHARACTER SET ascii COLLATE ascii_bin NULL,
           ADD CONSTRAINT ck_company_move_state CHECK (move_state IN ('frozen', 'moved', 'imported'))`,
      );
    await replaceKey(runner, 'shipment', 'uq_shipment_bol_number', 'company_id, bol_number');
    await replaceKey(runner, 'handling_unit_label', 'uq_handling_unit_label_sscc', 'company_id, sscc');
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceKey(runner, 'handling_unit_label', 'uq_handling_unit_label_sscc', 'sscc');
    await replaceKey(runner, 'shipment', 'uq_shipment_bol_number', 'bol_number');
    await runner.query('ALTER TABLE company DROP CONSTRAINT ck_company_move_state');
    await runner.query('ALTER TABLE company DROP COLUMN moved_to, DROP COLUMN move_state');
  }
}

async function replaceKey(runner: QueryRunner, table: string, key: string, columns: string): Promise<void> {
  await runner.query(`ALTER TABLE ${table} DROP KEY ${key}, ADD UNIQUE KEY ${key} (${columns})`);
}
