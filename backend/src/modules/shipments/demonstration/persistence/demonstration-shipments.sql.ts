import type { Database, Transaction } from '../../../../platform/database/database.js';
import { newId } from '../../../../platform/ids.js';
import type { ShipmentRow } from '../../persistence/shipments.sql.js';
import { TenderEntity } from '../../tender/persistence/tender.entity.js';

/** A shipment of any company. */
export interface ShipmentKey {
  companyId: string;
  shipmentId: string;
}

/** Backdated booking time and local dates of a demonstration shipment. */
export interface PastBooking {
  bookedAt: Date;
  pickupOn: string;
  deliveryOn: string;
}

/** A moving shipment, with the journey that the seed gave it. */
export interface MovingShipment extends ShipmentKey {
  /** Null for shipments that were booked later or tendered again. */
  seededJourney: string | null;
}

/** Shipments of these companies tendered by email to a fictitious carrier after `since` and not done. */
export function movingShipments(
  database: Database,
  companyIds: readonly string[],
  since: Date,
): Promise<MovingShipment[]> {
  return database.query<MovingShipment>(
    `SELECT s.company_id AS companyId, s.id AS shipmentId,
         (SELECT JSON_UNQUOTE(JSON_EXTRACT(e.raw, '$.journey')) FROM shipment_event e
            WHERE e.company_id = s.company_id AND e.shipment_id = s.id AND e.source_key LIKE 'seed:%' AND t.number = 1 LIMIT 1) AS seededJourney FROM tender t JOIN shipment s ON s.company_id = t.company_id AND s.id = t.shipment_id
       WHERE t.company_id IN (?) AND t.state IN ('sent', 'accepted') AND t.connection_id IS NULL AND t.carrier_demo AND t.sent_at > ? AND s.carrier_demo AND s.stage <> 'done'
       ORDER BY t.sent_at DESC LIMIT 100`,
    [companyIds, since],
  );
}

/** Backdates a shipment's booking, with a pickup window from 06:00 to 22:00. */
export async function moveBookingBack(
  tx: Transaction,
  { companyId, shipmentId }: ShipmentKey,
  { bookedAt, pickupOn, deliveryOn }: PastBooking,
): Promise<void> {
  await tx.query(
    `UPDATE shipment SET created_at = ?, pickup_on = ?, estimated_delivery_on = ?, earliest_delivery_on = ?, latest_delivery_on = ?, promised_on = ?, tracking = NULL,
         body = JSON_SET(body, '$.pickup.on', ?, '$.pickup.readyFrom', '06:00', '$.pickup.closeAt', '22:00') WHERE company_id = ? AND id = ?`,
    [bookedAt, pickupOn, ...Array<string>(4).fill(deliveryOn), pickupOn, companyId, shipmentId],
  );
  await tx.query('UPDATE shipment_event SET occurred_at = ? WHERE company_id = ? AND shipment_id = ?', [
    bookedAt,
    companyId,
    shipmentId,
  ]);
}

/** Sets the receipt time of every event to its time of occurrence. */
export async function receiveEventsInTime(tx: Transaction, { companyId, shipmentId }: ShipmentKey): Promise<void> {
  await tx.query('UPDATE shipment_event SET received_at = occurred_at WHERE company_id = ? AND shipment_id = ?', [
    companyId,
    shipmentId,
  ]);
}

/** Inserts the first tender of a shipment, by email, answered at the time of sending. */
export async function insertEndedTender(
  tx: Transaction,
  { companyId, id: shipmentId, offerId, carrierId, scac, carrierName, carrierDemo, proNumber }: ShipmentRow,
  state: 'accepted' | 'rejected',
  at: Date,
): Promise<void> {
  const carrier = { offerId, carrierId, scac, carrierName, carrierDemo, proNumber };
  const times = { createdAt: at, sentAt: at, endedAt: at };
  await tx
    .getRepository(TenderEntity)
    .insert({ companyId, id: newId('tnd'), shipmentId, number: 1, state, tries: 1, ...carrier, ...times });
}

/** A shipment on its way, and when it was heard of last. */
export interface ShipmentOnItsWay {
  id: string;
  carrierId: string;
  lastEventAt: Date;
}

/** LTL shipments of a company that fictitious carriers picked up and did not deliver, tendered by email; those of the carrier with the most first, then the newest. */
export function shipmentsOnTheirWay(database: Database, companyId: string): Promise<ShipmentOnItsWay[]> {
  return database.query<ShipmentOnItsWay>(
    `SELECT s.id, s.carrier_id AS carrierId, MAX(e.occurred_at) AS lastEventAt
       FROM shipment s JOIN shipment_event e ON e.company_id = s.company_id AND e.shipment_id = s.id
       WHERE s.company_id = ? AND s.carrier_demo AND s.mode = 'LTL' AND s.status IN ('picked_up', 'in_transit', 'at_terminal')
         AND NOT EXISTS (SELECT 1 FROM tender t WHERE t.company_id = s.company_id AND t.shipment_id = s.id AND t.connection_id IS NOT NULL)
       GROUP BY s.id, s.carrier_id ORDER BY COUNT(*) OVER (PARTITION BY s.carrier_id) DESC, s.carrier_id, lastEventAt DESC`,
    [companyId],
  );
}
