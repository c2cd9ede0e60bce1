import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';

/** A shipment to remove. */
export interface DemonstrationShipmentRow {
  id: string;
  number: string;
  quoteId: string;
}

/** Numbers of demonstration shipments. */
export interface DemonstrationShipmentCounts {
  shipments: number;
  /** Of these, with documents on legal hold. */
  held: number;
}

/** The carrier is fictional, and the shipment was never tendered to a real one. */
const DEMO = `s.company_id = ? AND s.carrier_demo AND NOT EXISTS (
    SELECT 1 FROM tender t WHERE t.company_id = s.company_id AND t.shipment_id = s.id AND NOT t.carrier_demo)`;
const HELD = 'EXISTS (SELECT 1 FROM document_hold h WHERE h.company_id = s.company_id AND h.shipment_id = s.id)';

/** Tables with rows of a shipment, those first that others refer to last. */
const OF_SHIPMENTS = [
  'shipment_archive',
  'shipment_word',
  'shipment_event',
  'shipment_exception',
  'shipment_follow',
  'shipment_loading',
  'tracking_subscription',
  'share_link',
  'bol_revision',
  'handling_unit_label',
  'claim',
  'charge_entry',
  'carrier_invoice',
  'carrier_bill',
  'invoice_document',
  'tender',
];

/** Finds and deletes demonstration shipments. */
@Injectable()
export class DemonstrationRemovalQueries {
  constructor(private readonly database: Database) {}

  async counts(companyId: string): Promise<DemonstrationShipmentCounts> {
    const [row] = await this.database.query<{ shipments: string; held: string | null }>(
      `SELECT COUNT(*) AS shipments, SUM(${HELD}) AS held FROM shipment s WHERE ${DEMO}`,
      [companyId],
    );
    return { shipments: Number(row?.shipments ?? 0), held: Number(row?.held ?? 0) };
  }

  /** Demonstration shipments without a legal hold, locked until the transaction ends. */
  async lock(tx: Transaction, companyId: string, limit: number): Promise<DemonstrationShipmentRow[]> {
    const found = await tx.query<{ id: string }[]>(
      `SELECT s.id FROM shipment s WHERE ${DEMO} AND NOT ${HELD} ORDER BY s.id LIMIT ?`,
      [companyId, limit],
    );
    if (found.length === 0) return [];
    return tx.query<DemonstrationShipmentRow[]>(
      `SELECT s.id, s.number, s.quote_id AS quoteId FROM shipment s WHERE ${DEMO} AND NOT ${HELD} AND s.id IN (?) ORDER BY s.id FOR UPDATE`,
      [companyId, found.map(({ id }) => id)],
    );
  }

  /** Deletes shipments with everything that belongs to them, except documents. */
  async delete(tx: Transaction, companyId: string, ids: readonly string[]): Promise<void> {
    const ofTenders = `x JOIN tender t ON t.company_id = x.company_id AND t.id = x.tender_id WHERE t.company_id = ? AND t.shipment_id IN (?)`;
    await tx.query(`DELETE x FROM tender_link ${ofTenders}`, [companyId, ids]);
    await tx.query(`DELETE x FROM carrier_check ${ofTenders}`, [companyId, ids]);
    await tx.query(
      `DELETE v FROM share_link_view v JOIN share_link l ON l.company_id = v.company_id AND l.id = v.share_link_id
        WHERE l.company_id = ? AND l.shipment_id IN (?)`,
      [companyId, ids],
    );
    for (const table of OF_SHIPMENTS)
      await tx.query(`DELETE FROM ${table} WHERE company_id = ? AND shipment_id IN (?)`, [companyId, ids]);
    await tx.query('DELETE FROM shipment WHERE company_id = ? AND id IN (?)', [companyId, ids]);
  }

  /** Deletes bills and deliveries that came over connections; the shipments that stay keep everything else. */
  async deleteReceived(tx: Transaction, companyId: string, connectionIds: readonly string[]): Promise<void> {
    if (connectionIds.length === 0) return;
    for (const table of ['carrier_bill', 'inbound_delivery', 'invoice_document'])
      await tx.query(`DELETE FROM ${table} WHERE company_id = ? AND connection_id IN (?)`, [companyId, connectionIds]);
  }
}
