import { Injectable } from '@nestjs/common';
import type { PaymentTerms } from '../../../../../kernel/codes.js';
import { toSafeInteger } from '../../../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../../../platform/database/database.js';
import type { ShipmentBody } from '../../../domain/shipment-body.js';
import { SHIPMENT_BODY } from '../../../persistence/stored-shipment.js';
import type { InvoiceLine } from '../domain/invoice-body.js';
import { type CarrierInvoiceEntity, INVOICE_BODY } from './carrier-invoice.entity.js';

/** An item of a shipment. */
export interface BilledItem {
  description: string;
  weight: number;
  pieces: number;
}

/** What accounting compares of a shipment. */
export interface CodedShipment {
  id: string;
  mode: string;
  scac: string;
  originName: string;
  originState: string;
  originPostalCode: string;
  destinationName: string;
  destinationState: string;
  destinationPostalCode: string;
  /** Null if the shipment was booked before terms were stored. */
  terms: PaymentTerms | null;
  items: BilledItem[];
}

/** The same with the numbers of the shipment. */
export interface ShipmentToCode extends CodedShipment {
  number: string;
  bolNumber: string;
}

type InvoiceFields = Pick<
  CarrierInvoiceEntity,
  | 'id'
  | 'status'
  | 'number'
  | 'scac'
  | 'carrierName'
  | 'billedOn'
  | 'dueOn'
  | 'proNumber'
  | 'currency'
  | 'total'
  | 'approvedTotal'
> & { exportedTotal: number | null };

/** An invoice with what accounting compares. */
export interface InvoiceToCode extends InvoiceFields {
  lines: InvoiceLine[];
  /** Null while unmatched. */
  shipment: ShipmentToCode | null;
}

/** An invoice that was approved, credited, or taken back by the carrier at an instant. */
export interface ApprovedInvoice {
  id: string;
  approvedAt: Date;
}

/** Invoices that are considered for one export. */
const EXPORT_MAX = 20_000;

/** Columns of a shipment that rules compare. */
export type ShipmentColumns = Omit<ShipmentToCode, 'id' | 'number' | 'scac' | 'terms' | 'items'>;
interface Row extends InvoiceFields, ShipmentColumns {
  body: unknown;
  shipmentId: string | null;
  shipmentNumber: string;
  shipmentScac: string;
  shipmentBody: unknown;
}

const SELECT = `SELECT i.id, i.status, i.number, i.scac, i.carrier_name AS carrierName, i.billed_on AS billedOn, i.due_on AS dueOn, i.pro_number AS proNumber,
    i.currency, i.total, i.approved_total AS approvedTotal, i.exported_total AS exportedTotal, i.body,
    s.id AS shipmentId, s.number AS shipmentNumber, s.bol_number AS bolNumber, s.mode, s.scac AS shipmentScac, s.origin_name AS originName, s.origin_state AS originState,
    s.origin_postal_code AS originPostalCode, s.destination_name AS destinationName, s.destination_state AS destinationState,
    s.destination_postal_code AS destinationPostalCode, s.body AS shipmentBody
  FROM carrier_invoice i LEFT JOIN shipment s ON s.company_id = i.company_id AND s.id = i.shipment_id`;

/** Invoices with what the rules of accounting compare. */
@Injectable()
export class InvoicesToCode {
  constructor(private readonly database: Database) {}

  async find(companyId: string, id: string): Promise<InvoiceToCode | null> {
    const [row] = await this.database.query<Row>(`${SELECT} WHERE i.company_id = ? AND i.id = ?`, [companyId, id]);
    return row === undefined ? null : toInvoice(row);
  }

  /** In no particular order. */
  async findAll(companyId: string, ids: readonly string[], tx?: Transaction): Promise<InvoiceToCode[]> {
    const sql = `${SELECT} WHERE i.company_id = ? AND i.id IN (?)`;
    const params = [companyId, ids];
    const rows = tx === undefined ? await this.database.query<Row>(sql, params) : await tx.query<Row[]>(sql, params);
    return rows.map(toInvoice);
  }

  /** Invoices of which accounting has another amount than the amount to pay, oldest first; locked until `tx` ends. */
  async toExport(companyId: string, tx?: Transaction): Promise<ApprovedInvoice[]> {
    const sql = `SELECT i.id, CASE WHEN i.status IN ('replaced', 'withdrawn')
        THEN (SELECT MAX(d.closed_at) FROM dispute d WHERE d.company_id = i.company_id AND d.invoice_id = i.id)
        ELSE (SELECT MAX(d.decided_at) FROM invoice_decision d WHERE d.company_id = i.company_id AND d.invoice_id = i.id
          AND d.kind IN ('approve', 'short_pay', 'credit')) END AS approvedAt
       FROM carrier_invoice i WHERE i.company_id = ? AND i.to_export = 1 ORDER BY i.id LIMIT ?${tx === undefined ? '' : ' FOR UPDATE'}`;
    const params = [companyId, EXPORT_MAX];
    return tx === undefined
      ? this.database.query<ApprovedInvoice>(sql, params)
      : tx.query<ApprovedInvoice[]>(sql, params);
  }

  /** Accounting has what is approved now. The invoices are locked. */
  async markExported(tx: Transaction, companyId: string, ids: readonly string[]): Promise<void> {
    await tx.query('UPDATE carrier_invoice SET exported_total = approved_total WHERE company_id = ? AND id IN (?)', [
      companyId,
      ids,
    ]);
  }
}

function toInvoice({ body, shipmentId, shipmentNumber, shipmentScac, shipmentBody, ...row }: Row): InvoiceToCode {
  const { id, status, number, scac, carrierName, billedOn, dueOn, proNumber, currency, total, approvedTotal } = row;
  return {
    id,
    status,
    number,
    scac,
    carrierName,
    billedOn,
    dueOn,
    proNumber,
    currency,
    total: toSafeInteger(total),
    approvedTotal: approvedTotal === null ? null : toSafeInteger(approvedTotal),
    exportedTotal: row.exportedTotal === null ? null : toSafeInteger(row.exportedTotal),
    lines: INVOICE_BODY.read(body).lines,
    shipment:
      shipmentId === null
        ? null
        : toShipment(
            { ...row, id: shipmentId, number: shipmentNumber, scac: shipmentScac },
            SHIPMENT_BODY.read(shipmentBody),
          ),
  };
}

/** The columns of a shipment with the terms and items of its body. */
export function toShipment(
  row: ShipmentColumns & Pick<ShipmentToCode, 'id' | 'number' | 'scac'>,
  body: Pick<ShipmentBody, 'payment' | 'handlingUnits'>,
): ShipmentToCode {
  const { id, number, bolNumber, mode, scac, originName, originState, originPostalCode } = row;
  const { destinationName, destinationState, destinationPostalCode } = row;
  return {
    id,
    number,
    bolNumber,
    mode,
    scac,
    originName,
    originState,
    originPostalCode,
    destinationName,
    destinationState,
    destinationPostalCode,
    ...termsAndItems(body),
  };
}

/** What rules compare of the body of a shipment. */
export function termsAndItems({
  payment,
  handlingUnits,
}: Pick<ShipmentBody, 'payment' | 'handlingUnits'>): Pick<CodedShipment, 'terms' | 'items'> {
  return {
    terms: payment?.terms ?? null,
    items: handlingUnits.flatMap(({ count, commodities }) =>
      commodities.map(({ description, weight, pieces }) => ({
        description: description ?? '',
        weight,
        pieces: pieces ?? count,
      })),
    ),
  };
}
