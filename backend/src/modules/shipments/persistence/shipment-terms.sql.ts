import type { Transaction } from '../../../platform/database/database.js';
import { shipmentTerms } from '../domain/shipment-terms.js';
import type { ShipmentRow } from './shipments.sql.js';

/** Source values of a shipment's search terms. */
type IndexedShipment = Pick<ShipmentRow, 'companyId' | 'id' | 'number' | 'bolNumber' | 'proNumber' | 'body'>;

/** Inserts the search terms of a new shipment. */
export async function insertTerms(
  tx: Transaction,
  { companyId, id, body, ...shipment }: IndexedShipment,
): Promise<void> {
  const { quoteNumber, stops, references } = body;
  const rows = shipmentTerms({ ...shipment, quoteNumber, stops, references }).map((term) => [companyId, term, id]);
  await tx.query('INSERT INTO shipment_word (company_id, word, shipment_id) VALUES ?', [rows]);
}

/** Replaces the search terms in the transaction that changes numbers or references. */
export async function replaceTerms(tx: Transaction, shipment: IndexedShipment): Promise<void> {
  await tx.query('DELETE FROM shipment_word WHERE company_id = ? AND shipment_id = ?', [
    shipment.companyId,
    shipment.id,
  ]);
  await insertTerms(tx, shipment);
}
