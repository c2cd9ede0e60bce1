import { carrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import type { PickupWindow } from '../../rating/index.js';
import { movedDelivery } from '../domain/moved-delivery.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';

/** The promised delivery after a change of the pickup, null without a promise. Days are those of carriers on the lane. */
export function deliveryAfter(
  {
    estimatedDeliveryOn,
    pickupOn,
    mode,
    body,
  }: Pick<ShipmentRow, 'estimatedDeliveryOn' | 'pickupOn' | 'mode' | 'body'>,
  pickup: PickupWindow | undefined,
): string | null {
  if (estimatedDeliveryOn === null || pickup === undefined || pickup.on === pickupOn) return estimatedDeliveryOn;
  const days = carrierCalendar(body.stops.map(({ country }) => country)).of(mode);
  return movedDelivery(estimatedDeliveryOn, pickupOn, pickup.on, days);
}
