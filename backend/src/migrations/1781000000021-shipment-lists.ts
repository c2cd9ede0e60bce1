import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';

/** What views and orders go by. Without an estimate, a shipment stands behind all others in the order of arrival. */
const COLUMNS = {
  stage: `varchar(11) CHARACTER SET ascii COLLATE ascii_bin GENERATED ALWAYS AS (CASE
    WHEN status IN ('booked', 'tendered', 'tender_rejected', 'accepted', 'pickup_scheduled', 'en_route_pickup', 'at_pickup') THEN 'planned'
    WHEN status IN ('picked_up', 'in_transit', 'at_terminal', 'interline', 'out_for_delivery', 'at_delivery', 'refused', 'lost') THEN 'in_transit'
    WHEN status = 'delivered' AND pod <> 'available' THEN 'without_pod'
    ELSE 'done' END) STORED`,
  needs_action: "boolean GENERATED ALWAYS AS (attention >= 2 OR status = 'tender_rejected') STORED",
  eta_order: "date GENERATED ALWAYS AS (COALESCE(eta_on, DATE'9999-12-31')) STORED",
} as const;

/** An index for each filter in the order of creation, and for the other orders by what tells the state. Keys end in the id, so that pages can continue. */
const INDEXES = {
  shipment: {
    ix_shipment_stage_created: 'company_id, stage, created_at, id',
    ix_shipment_action_created: 'company_id, needs_action, created_at, id',
    ix_shipment_mode_created: 'company_id, mode, created_at, id',
    ix_shipment_carrier_created: 'company_id, scac, created_at, id',
    ix_shipment_owner_created: 'company_id, created_by, created_at, id',
    ix_shipment_origin_created: 'company_id, origin_state, created_at, id',
    ix_shipment_destination_created: 'company_id, destination_state, created_at, id',
    ix_shipment_origin_postal: 'company_id, origin_postal_code',
    ix_shipment_destination_postal: 'company_id, destination_postal_code',
    ix_shipment_stage_pickup: 'company_id, stage, pickup_on, id',
    ix_shipment_status_pickup: 'company_id, status, pickup_on, id',
    ix_shipment_action_pickup: 'company_id, needs_action, pickup_on, id',
    ix_shipment_eta: 'company_id, eta_order, id',
    ix_shipment_stage_eta: 'company_id, stage, eta_order, id',
    ix_shipment_status_eta: 'company_id, status, eta_order, id',
    ix_shipment_action_eta: 'company_id, needs_action, eta_order, id',
  },
  shipment_exception: { ix_shipment_exception_kind: 'company_id, active_kind, shipment_id' },
} as const;

/** Words of shipments that are there already, as far as SQL can find them; changing references writes all of them. */
const KNOWN_WORDS = [
  "SUBSTRING_INDEX(number, '-', -1)",
  'bol_number',
  'LOWER(COALESCE(pro_number, number))',
  'LOWER(origin_postal_code)',
  'LOWER(destination_postal_code)',
  "SUBSTRING_INDEX(LOWER(origin_city), ' ', 1)",
  "SUBSTRING_INDEX(LOWER(destination_city), ' ', 1)",
  "SUBSTRING_INDEX(LOWER(origin_name), ' ', 1)",
  "SUBSTRING_INDEX(LOWER(destination_name), ' ', 1)",
];

/** Views, orders and filters of the shipment list, and its word table. */
export class ShipmentLists1781000000021 implements MigrationInterface {
  name = 'ShipmentLists1781000000021';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS)) {
      if (!(await runner.hasColumn('shipment', name)))
        await runner.query(`ALTER TABLE shipment ADD COLUMN ${name} ${type}`);
    }
    for (const [table, wanted] of Object.entries(INDEXES)) {
      const present = await indexes(runner, table);
      const missing = Object.entries(wanted).filter(([name]) => !present.has(name));
      if (missing.length > 0)
        await runner.query(
          `ALTER TABLE ${table} ${missing.map(([name, columns]) => `ADD KEY ${name} (${columns})`).join(', ')}`,
        );
    }
    await runner.query(`
      CREATE TABLE IF NOT EXISTS shipment_word (
        company_id ${ID} NOT NULL,
        word varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        shipment_id ${ID} NOT NULL,
        CONSTRAINT pk_shipment_word PRIMARY KEY (company_id, word, shipment_id),
        KEY ix_shipment_word_shipment (company_id, shipment_id, word),
        CONSTRAINT fk_shipment_word_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id)
      )`);
    for (const word of KNOWN_WORDS) {
      await runner.query(
        `INSERT IGNORE INTO shipment_word (company_id, word, shipment_id) SELECT company_id, LEFT(${word}, 40), id FROM shipment WHERE ${word} <> ''`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS shipment_word');
    for (const [table, added] of Object.entries(INDEXES)) {
      const present = await indexes(runner, table);
      const drops = Object.keys(added)
        .filter((name) => present.has(name))
        .map((name) => `DROP KEY ${name}`);
      if (drops.length > 0) await runner.query(`ALTER TABLE ${table} ${drops.join(', ')}`);
    }
    for (const name of Object.keys(COLUMNS)) {
      if (await runner.hasColumn('shipment', name)) await runner.query(`ALTER TABLE shipment DROP COLUMN ${name}`);
    }
  }
}

async function indexes(runner: QueryRunner, table: string): Promise<Set<string>> {
  const rows = (await runner.query(
    'SELECT DISTINCT index_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ?',
    [table],
  )) as { name: string }[];
  return new Set(rows.map(({ name }) => name));
}
