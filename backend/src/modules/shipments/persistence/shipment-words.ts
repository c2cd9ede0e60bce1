import type { Transaction } from '../../../platform/database/database.js';
import { shipmentWords } from '../domain/shipment-words.js';
import type { ShipmentRow } from './shipments.repository.js';

/** What the words of a shipment follow from. */
type WordedShipment = Pick<ShipmentRow, 'companyId' | 'id' | 'number' | 'bolNumber' | 'proNumber' | 'body'>;

/** Writes the words by which a new shipment is found. */
export async function insertWords(
  tx: Transaction,
  { companyId, id, body, ...shipment }: WordedShipment,
): Promise<void> {
  const { quoteNumber, stops, references } = body;
  const rows = shipmentWords({ ...shipment, quoteNumber, stops, references }).map((word) => [companyId, word, id]);
  await tx.query('INSERT INTO shipment_word (company_id, word, shipment_id) VALUES ?', [rows]);
}

/** Writes them anew after numbers or references were changed, in the transaction that changes them. */
export async function replaceWords(tx: Transaction, shipment: WordedShipment): Promise<void> {
  await tx.query('DELETE FROM shipment_word WHERE company_id = ? AND shipment_id = ?', [
    shipment.companyId,
    shipment.id,
  ]);
  await insertWords(tx, shipment);
}
