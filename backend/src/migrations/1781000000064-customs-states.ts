import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = ['none', 'docs_pending', 'in_bond', 'hold', 'cleared'];

/** Customs documents that are ready, and declarations that were submitted. */
export class CustomsStates1781000000064 implements MigrationInterface {
  name = 'CustomsStates1781000000064';

  up(runner: QueryRunner): Promise<void> {
    return allowStates(runner, [...BEFORE, 'docs_ready', 'submitted']);
  }

  /** The version before knows less about these shipments; their logs keep the events. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE shipment SET customs = 'none' WHERE customs IN ('docs_ready', 'submitted')");
    await allowStates(runner, BEFORE);
  }
}

async function allowStates(runner: QueryRunner, states: readonly string[]): Promise<void> {
  const constraints = (await runner.query(
    `SELECT 1 FROM information_schema.table_constraints
      WHERE constraint_schema = DATABASE() AND table_name = 'shipment' AND constraint_name = 'ck_shipment_customs'`,
  )) as unknown[];
  if (constraints.length > 0) await runner.query('ALTER TABLE shipment DROP CONSTRAINT ck_shipment_customs');
  const list = states.map((state) => `'${state}'`).join(', ');
  await runner.query(`ALTER TABLE shipment ADD CONSTRAINT ck_shipment_customs CHECK (customs IN (${list}))`);
}
