import { Failure } from '../../lib/failure.mjs';
import { importBuilt } from './product.mjs';

/** Invoices per transaction, as in the product. */
const BATCH = 50;
/** Rows of an invoice by table: conditions on `v`, the invoice. */
const TABLES = {
  carrier_invoice: 't.company_id = v.company_id AND t.id = v.id',
  charge_entry: 't.company_id = v.company_id AND t.invoice_id = v.id',
  charge_deadline: 't.company_id = v.company_id AND t.invoice_id = v.id',
  shipment_event:
    "t.company_id = v.company_id AND t.shipment_id = v.shipment_id AND t.source_key = CONCAT('invoice:', v.id)",
  audit_entry: "t.chain = v.company_id AND t.action = 'invoice.added' AND t.subject = v.shipment_id",
  invoice_import_item: 't.company_id = v.company_id AND t.invoice_id = v.id',
};

/**
 * The floor of the audit: the same re-rating of the billed freight, from reading the booking on, and the rows that the product stored for the invoices,
 * inserted in bulk into tables with the same indexes. No upload, no validation, no matching, no comparison, no change of the shipment, no foreign keys.
 */
export class InvoiceFloor {
  constructor(app, companyId, reported) {
    Object.assign(this, { app, companyId, reported });
  }

  /** Reads the rows of an import that the product has finished. */
  async load(importId) {
    const get = async (file, name) => this.app.get((await importBuilt(file))[name], { strict: false });
    this.database = await get('platform/database/database.js', 'Database');
    this.reratings = await get('modules/shipments/charges/rerating/rerate-shipment.js', 'RerateShipment');
    const invoices = await this.database.query(
      'SELECT invoice_id AS id FROM invoice_import_item WHERE company_id = ? AND import_id = ? ORDER BY position',
      [this.companyId, importId],
    );
    for (const table of Object.keys(TABLES)) await this.database.execute(`CREATE TABLE floor_${table} LIKE ${table}`);
    this.invoices = [];
    for (const { id } of invoices) this.invoices.push(await this.#read(id));
  }

  /** Rates and inserts this many invoices. */
  async store(count) {
    for (const table of Object.keys(TABLES)) await this.database.execute(`TRUNCATE TABLE floor_${table}`);
    for (let start = 0; start < count; start += BATCH) {
      const batch = this.invoices.slice(start, Math.min(count, start + BATCH));
      for (const { shipmentId } of batch) await this.reratings.rerate(this.companyId, shipmentId, this.reported);
      await this.database.transaction(async (tx) => {
        for (const table of Object.keys(TABLES)) await insert(tx, table, batch);
      });
    }
  }

  async #read(id) {
    const rows = {};
    for (const [table, condition] of Object.entries(TABLES)) {
      rows[table] = await this.#rowsOf(table, condition, id);
      if (rows[table].length === 0) throw new Failure(`The audit stored no row of ${table}.`);
    }
    const [{ shipment_id: shipmentId }] = rows.carrier_invoice;
    return { rows, shipmentId };
  }

  /** Excludes generated columns, which cannot be inserted. */
  async #rowsOf(table, condition, id) {
    this.columns ??= {};
    this.columns[table] ??= (
      await this.database.query(
        "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND extra NOT LIKE '%GENERATED%'",
        [table],
      )
    ).map(({ name }) => name);
    const columns = this.columns[table].map((name) => `t.\`${name}\``).join(', ');
    return this.database.query(
      `SELECT ${columns} FROM carrier_invoice v JOIN ${table} t ON ${condition} WHERE v.company_id = ? AND v.id = ?`,
      [this.companyId, id],
    );
  }
}

async function insert(tx, table, batch) {
  const rows = batch.flatMap((invoice) => invoice.rows[table]);
  const columns = Object.keys(rows[0]);
  const values = rows.map((row) => columns.map((name) => storable(row[name])));
  await tx.query(`INSERT INTO floor_${table} (${columns.map((name) => `\`${name}\``).join(', ')}) VALUES ?`, [values]);
}

/** JSON columns may be read as objects. */
const storable = (value) =>
  value !== null && typeof value === 'object' && !(value instanceof Date) && !Buffer.isBuffer(value)
    ? JSON.stringify(value)
    : value;
