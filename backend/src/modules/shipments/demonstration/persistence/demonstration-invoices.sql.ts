import type { Transaction } from '../../../../platform/database/database.js';

/** An invoice with its shipment. */
interface InvoiceKey {
  companyId: string;
  shipmentId: string;
  id: string;
}

/** When an invoice was received and, if it was, approved and paid. */
export interface InvoiceTimes {
  receivedAt: Date;
  approvedAt: Date;
  paidAt: Date;
}

/** Event keys of the decisions of an invoice. */
const OF_DECISIONS = `SELECT id FROM invoice_decision WHERE company_id = ? AND invoice_id = ? AND kind = ?`;

/** Backdates an invoice with its approval, its payment, their ledger rows and billing events. Other decisions keep their times. */
export async function moveInvoiceBack(
  tx: Transaction,
  { companyId, shipmentId, id }: InvoiceKey,
  { receivedAt, approvedAt, paidAt }: InvoiceTimes,
): Promise<void> {
  const key = [companyId, id];
  await tx.query('UPDATE carrier_invoice SET created_at = ? WHERE company_id = ? AND id = ?', [receivedAt, ...key]);
  const entries = 'UPDATE charge_entry SET recorded_at = ? WHERE company_id = ? AND invoice_id = ? AND stage = ?';
  await tx.query(entries, [receivedAt, ...key, 'INVOICED']);
  await tx.query(entries, [paidAt, ...key, 'PAID']);
  const events =
    'UPDATE shipment_event SET occurred_at = ?, received_at = ? WHERE company_id = ? AND shipment_id = ? AND source_key';
  await tx.query(`${events} = ?`, [receivedAt, receivedAt, companyId, shipmentId, `invoice:${id}`]);
  for (const [kind, at] of [
    ['approve', approvedAt],
    ['pay', paidAt],
  ] as const) {
    await tx.query('UPDATE invoice_decision SET decided_at = ? WHERE company_id = ? AND invoice_id = ? AND kind = ?', [
      at,
      ...key,
      kind,
    ]);
    for (const prefix of ['decision:', 'settled:'])
      await tx.query(`${events} IN (SELECT CONCAT('${prefix}', id) FROM (${OF_DECISIONS}) d)`, [
        at,
        at,
        companyId,
        shipmentId,
        ...key,
        kind,
      ]);
  }
}
