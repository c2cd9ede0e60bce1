import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';
const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const STAGES = "'INVOICED', 'ADJUSTED', 'CREDITED', 'PAID'";

/** Preliminary charges of carriers are rows of the charge ledger, with the carrier's message as evidence in place of an invoice. */
export class PreliminaryCharges1781000000160 implements MigrationInterface {
  name = 'PreliminaryCharges1781000000160';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('charge_entry', 'carrier_bill_id')) return;
    await runner.query(`ALTER TABLE charge_entry
      DROP CONSTRAINT ck_charge_entry_stage,
      MODIFY COLUMN invoice_id ${ID} NULL,
      MODIFY COLUMN stage varchar(11) ${ASCII},
      ADD COLUMN carrier_bill_id ${ID} NULL,
      ADD KEY ix_charge_entry_bill (company_id, carrier_bill_id),
      ADD CONSTRAINT fk_charge_entry_bill FOREIGN KEY (company_id, carrier_bill_id) REFERENCES carrier_bill (company_id, id) ON DELETE CASCADE,
      ADD CONSTRAINT ck_charge_entry_stage CHECK (stage IN (${STAGES}, 'PRELIMINARY'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('charge_entry', 'carrier_bill_id'))) return;
    await runner.query(`DELETE FROM charge_entry WHERE stage = 'PRELIMINARY'`);
    await runner.query(`ALTER TABLE charge_entry
      DROP CONSTRAINT ck_charge_entry_stage,
      DROP FOREIGN KEY fk_charge_entry_bill,
      DROP KEY ix_charge_entry_bill,
      DROP COLUMN carrier_bill_id,
      MODIFY COLUMN invoice_id ${ID} NOT NULL,
      MODIFY COLUMN stage varchar(8) ${ASCII},
      ADD CONSTRAINT ck_charge_entry_stage CHECK (stage IN (${STAGES}))`);
  }
}
