import { Injectable } from '@nestjs/common';
import { toSafeInteger } from '../../../../../platform/database/columns.js';
import { Database } from '../../../../../platform/database/database.js';
import { SHIPMENT_BODY } from '../../../persistence/stored-shipment.js';
import { type ShipmentColumns, type ShipmentToCode, toShipment } from './invoices-to-code.sql.js';

/** A shipment that was picked up and has no approved invoice. */
export interface ShipmentToAccrue extends ShipmentToCode {
  carrierName: string;
  proNumber: string | null;
  pickedUpAt: Date;
  /** Whether an invoice of it was received. */
  isInvoiced: boolean;
  /** ISO 4217. */
  currency: string;
  /** As booked, in minor units. */
  total: number;
  /** Charges as booked, in minor units. */
  lines: { code: string; amount: number }[];
}

/** Scheduled pickup dates; both are included. */
export interface PickupDates {
  from: string;
  to: string;
}

type Row = Omit<ShipmentToAccrue, 'total' | 'lines' | 'isInvoiced' | 'terms' | 'items'> &
  ShipmentColumns & { total: string; isInvoiced: number; pickupOn: string; body: unknown };

const PAGE = 500;

const SELECT = `SELECT s.id, s.number, s.bol_number AS bolNumber, s.pro_number AS proNumber, s.mode, s.scac, s.carrier_name AS carrierName,
    s.origin_name AS originName, s.origin_state AS originState, s.origin_postal_code AS originPostalCode,
    s.destination_name AS destinationName, s.destination_state AS destinationState, s.destination_postal_code AS destinationPostalCode,
    s.pickup_on AS pickupOn, s.picked_up_at AS pickedUpAt, s.total, s.currency, s.body,
    EXISTS (SELECT 1 FROM carrier_invoice i WHERE i.company_id = s.company_id AND i.shipment_id = s.id
      AND i.status NOT IN ('rejected', 'replaced', 'withdrawn') AND i.created_at < ?) AS isInvoiced
  FROM shipment s
  WHERE s.company_id = ? AND s.pickup_on <= ? AND (s.pickup_on > ? OR (s.pickup_on = ? AND s.id > ?)) AND s.picked_up_at < ?
    AND NOT EXISTS (SELECT 1 FROM carrier_invoice i
      JOIN invoice_decision d ON d.company_id = i.company_id AND d.invoice_id = i.id AND d.kind IN ('approve', 'short_pay', 'credit') AND d.decided_at < ?
      WHERE i.company_id = s.company_id AND i.shipment_id = s.id AND i.status NOT IN ('rejected', 'replaced', 'withdrawn'))
  ORDER BY s.pickup_on, s.id LIMIT ${PAGE}`;

/** Shipments whose cost is not in accounting yet. */
@Injectable()
export class ShipmentsToAccrue {
  constructor(private readonly database: Database) {}

  /** Those picked up before an instant without an invoice that was approved before it, by scheduled pickup date. */
  async *find(companyId: string, { from, to }: PickupDates, before: Date): AsyncGenerator<ShipmentToAccrue> {
    for (let last = { pickupOn: from, id: '' }; ;) {
      const rows = await this.database.query<Row>(SELECT, [
        before,
        companyId,
        to,
        last.pickupOn,
        last.pickupOn,
        last.id,
        before,
        before,
      ]);
      yield* rows.map(toAccrue);
      const end = rows.at(-1);
      if (end === undefined || rows.length < PAGE) return;
      last = end;
    }
  }
}

function toAccrue({ body, pickupOn: _pickup, ...row }: Row): ShipmentToAccrue {
  const shipment = SHIPMENT_BODY.read(body);
  const { carrierName, proNumber, pickedUpAt, currency } = row;
  return {
    ...toShipment(row, shipment),
    carrierName,
    proNumber,
    pickedUpAt,
    isInvoiced: Boolean(row.isInvoiced),
    currency,
    total: toSafeInteger(row.total),
    lines: shipment.lines.map(({ code, amount }) => ({ code, amount: amount.amount })),
  };
}
