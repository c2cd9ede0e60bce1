import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS: Readonly<Record<string, string>> = {
  earliest_delivery_on: 'date NULL',
  latest_delivery_on: 'date NULL',
  eta_basis: 'varchar(10) CHARACTER SET ascii COLLATE ascii_bin NULL',
  eta_place: 'varchar(120) NULL',
  eta_days_left: 'tinyint unsigned NULL',
  days_late: 'tinyint unsigned NOT NULL DEFAULT 0',
};

/** The sold range of delivery dates, and the basis of the ETA. The range comes from the booked offer; the ETA is set by the check that is due at once. */
export class Eta1781000000080 implements MigrationInterface {
  name = 'Eta1781000000080';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS)) {
      if (!(await runner.hasColumn('shipment', name)))
        await runner.query(`ALTER TABLE shipment ADD COLUMN ${name} ${type}`);
    }
    await runner.query(`
      UPDATE shipment s JOIN offer o ON o.company_id = s.company_id AND o.id = s.offer_id
      SET s.earliest_delivery_on = JSON_UNQUOTE(JSON_EXTRACT(o.body, '$.earliestDeliveryOn')),
          s.latest_delivery_on = JSON_UNQUOTE(JSON_EXTRACT(o.body, '$.latestDeliveryOn')),
          s.promised_on = JSON_UNQUOTE(JSON_EXTRACT(o.body, '$.latestDeliveryOn'))
      WHERE s.earliest_delivery_on IS NULL AND s.promised_on = s.estimated_delivery_on
        AND JSON_UNQUOTE(JSON_EXTRACT(o.body, '$.estimatedDeliveryOn')) = s.estimated_delivery_on
        AND JSON_EXTRACT(o.body, '$.earliestDeliveryOn') IS NOT NULL AND JSON_EXTRACT(o.body, '$.latestDeliveryOn') IS NOT NULL`);
    await runner.query(
      "UPDATE shipment SET check_at = created_at WHERE stage IN ('planned', 'in_transit') AND eta_basis IS NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE shipment SET promised_on = estimated_delivery_on WHERE latest_delivery_on IS NOT NULL');
    for (const name of Object.keys(COLUMNS).reverse()) {
      if (await runner.hasColumn('shipment', name)) await runner.query(`ALTER TABLE shipment DROP COLUMN ${name}`);
    }
  }
}
