import { carrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import type { LocalDate } from '../../../kernel/time/local-date.js';
import type { PickupWindow } from '../../rating/index.js';
import { movedDelivery } from '../domain/moved-delivery.js';
import type { DeliveryDates, VersionedShipment } from '../persistence/shipment-changes.sql.js';

/** The promised delivery after a change of the pickup; null dates stay null. Days are the carrier's. */
export function deliveryAfter(
  shipment: Pick<VersionedShipment, keyof DeliveryDates | 'pickupOn' | 'mode' | 'body' | 'carrierSettings'>,
  pickup: PickupWindow | undefined,
): DeliveryDates {
  const { estimatedDeliveryOn, earliestDeliveryOn, latestDeliveryOn, pickupOn, mode, body, carrierSettings } = shipment;
  const dates = { estimatedDeliveryOn, earliestDeliveryOn, latestDeliveryOn };
  if (pickup === undefined || pickup.on === pickupOn) return dates;
  const countries = body.stops.map(({ country }) => country);
  const days = carrierCalendar(countries, carrierSettings).of(mode);
  const moved = (on: LocalDate | null) => (on === null ? null : movedDelivery(on, pickupOn, pickup.on, days));
  return {
    estimatedDeliveryOn: moved(estimatedDeliveryOn),
    earliestDeliveryOn: moved(earliestDeliveryOn),
    latestDeliveryOn: moved(latestDeliveryOn),
  };
}
