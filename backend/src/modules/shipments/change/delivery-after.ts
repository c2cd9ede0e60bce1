import { carrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import type { PickupWindow } from '../../rating/index.js';
import { movedDelivery } from '../domain/moved-delivery.js';
import type { VersionedShipment } from '../persistence/shipment-changes.sql.js';

/** The promised delivery after a change of the pickup, null without a promise. Days are the carrier's. */
export function deliveryAfter(
  {
    estimatedDeliveryOn,
    pickupOn,
    mode,
    body,
    carrierSettings,
  }: Pick<VersionedShipment, 'estimatedDeliveryOn' | 'pickupOn' | 'mode' | 'body' | 'carrierSettings'>,
  pickup: PickupWindow | undefined,
): string | null {
  if (estimatedDeliveryOn === null || pickup === undefined || pickup.on === pickupOn) return estimatedDeliveryOn;
  const days = carrierCalendar(
    body.stops.map(({ country }) => country),
    carrierSettings,
  ).of(mode);
  return movedDelivery(estimatedDeliveryOn, pickupOn, pickup.on, days);
}
