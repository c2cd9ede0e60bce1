import { INVOICES, LINES, WRONG } from './sheet.mjs';

/** What each invoice of the import must have exactly once: the query counts invoices that have another number. */
const OF_EACH = {
  'Numbers that were not recorded, or twice': `SELECT ABS(COUNT(DISTINCT number) - ${INVOICES}) + ABS(COUNT(*) - ${INVOICES}) AS wrong FROM carrier_invoice`,
  'Rows of the file without their own invoice': `SELECT COUNT(*) - COUNT(DISTINCT i.invoice_id) + SUM(i.status <> 'recorded') + SUM(v.number IS NULL OR v.number <> i.ref) AS wrong
    FROM invoice_import_item i LEFT JOIN carrier_invoice v ON v.company_id = i.company_id AND v.id = i.invoice_id WHERE i.import_id = ?`,
  'Invoices without exactly their rows in the ledger': `SELECT COUNT(*) AS wrong FROM carrier_invoice v
    WHERE (SELECT CONCAT(COUNT(*), ' ', SUM(amount)) FROM charge_entry e WHERE e.company_id = v.company_id AND e.invoice_id = v.id AND e.stage = 'INVOICED') <> CONCAT(${LINES}, ' ', v.total)`,
  'Shipments without exactly one invoice': `SELECT COUNT(*) - COUNT(DISTINCT shipment_id) + SUM(shipment_id IS NULL) AS wrong FROM carrier_invoice`,
  'Invoices without exactly one event of their shipment': `SELECT COUNT(*) AS wrong FROM carrier_invoice v
    WHERE (SELECT COUNT(*) FROM shipment_event e WHERE e.company_id = v.company_id AND e.shipment_id = v.shipment_id AND e.source_key = CONCAT('invoice:', v.id)) <> 1`,
  'Invoices without exactly one deadline': `SELECT COUNT(*) AS wrong FROM carrier_invoice v
    WHERE (SELECT COUNT(*) FROM charge_deadline d WHERE d.company_id = v.company_id AND d.invoice_id = v.id) <> 1`,
  'Invoices without exactly one entry in the activity': `SELECT ABS(COUNT(*) - ${INVOICES}) + COUNT(*) - COUNT(DISTINCT JSON_VALUE(details, '$.id')) AS wrong
    FROM audit_entry WHERE action = 'invoice.added'`,
  'Approved invoices without exactly one decision': `SELECT ABS(SUM(status = 'approved') - ${INVOICES - WRONG}) + SUM(decisions <> (status = 'approved')) AS wrong
    FROM (SELECT v.status, (SELECT COUNT(*) FROM invoice_decision d WHERE d.company_id = v.company_id AND d.invoice_id = v.id) AS decisions FROM carrier_invoice v) AS decided`,
  'Messages that were given up': `SELECT COUNT(*) AS wrong FROM outbox_message WHERE failed_at IS NOT NULL`,
};

/** What is stored after the import: the number of invoices that it counts, and what is wrong, by description. */
export async function verdictOf(database, importId) {
  const [[{ imported }]] = await database.query('SELECT done_count AS imported FROM invoice_import WHERE id = ?', [
    importId,
  ]);
  const wrong = {};
  for (const [what, sql] of Object.entries(OF_EACH)) {
    const [[row]] = await database.query(sql, sql.includes('?') ? [importId] : []);
    wrong[what] = Number(row.wrong);
  }
  return { imported, wrong };
}
