import { addDays } from '../../../../kernel/time/local-date.js';
import { instantAt } from '../../../../kernel/time/local-time.js';
import type { ShipmentRow } from '../../persistence/shipments.sql.js';
import type { TenderEntity } from '../persistence/tender.entity.js';
import { pickupZone } from '../tendered-shipment.js';
import type { CarrierCheckEntity } from './persistence/carrier-check.entity.js';

const MORNING = '08:00';
/** Days after the pickup on which an invoice is first expected, if the delivery date is not known. */
const USUAL_DAYS = 5;

/** What the carrier of an accepted tender is asked, and when first: about the pickup and the journey when the pickup window opens, about invoices on the day after the delivery. */
export function checksOf(
  shipment: ShipmentRow,
  { companyId, id: tenderId }: TenderEntity,
  hasPickup: boolean,
): CarrierCheckEntity[] {
  const { id: shipmentId, pickupOn, estimatedDeliveryOn, body } = shipment;
  const zone = pickupZone(shipment);
  const at = (on: string, time: string) => instantAt(on, time, zone);
  const check = { companyId, tenderId, shipmentId };
  const invoicedOn = addDays(estimatedDeliveryOn ?? addDays(pickupOn, USUAL_DAYS), 1);
  const opensAt = at(pickupOn, body.pickup.readyFrom ?? MORNING);
  return [
    ...(hasPickup ? [{ ...check, kind: 'pickup' as const, dueAt: opensAt }] : []),
    { ...check, kind: 'trace', dueAt: opensAt },
    { ...check, kind: 'invoice', dueAt: at(invoicedOn, MORNING) },
  ];
}
