import { english } from '../../../../messages/translate.js';
import { msg, type Message } from '../../../../messages/message.js';
import type { OperatingDays } from '../../../../kernel/time/carrier-calendar.js';
import { type LocalDate, minutesOfDay, weekday } from '../../../../kernel/time/local-date.js';
import { isNonContiguous } from '../../../../kernel/places/region.js';
import type { FreightWarning } from './freight-warnings.js';
import { hoursWarnings } from './opening-hours.js';
import type { Lane } from '../route/places.js';
import type { RatingRequest } from '../freight/rating-request.js';

/** Recommended minimum pickup window, minutes (freight.md 5.4). */
const COMFORTABLE_WINDOW = 120;
/** Value in cents per pound above which carriers limit liability (freight.md 5.2). */
const VALUE_PER_POUND = 2_500;

/** Warnings about pickup, locations and value. */
export function requestWarnings(
  request: RatingRequest,
  pounds: number,
  lane: Lane | null,
  days: OperatingDays,
): FreightWarning[] {
  return [
    ...pickupWarnings(request, days),
    ...hoursWarnings(request),
    ...deliveryWarnings(request, days),
    ...placeWarnings(request, lane),
    ...valueWarnings(request, pounds),
  ];
}

function pickupWarnings({ pickup }: RatingRequest, days: OperatingDays): FreightWarning[] {
  const warnings: FreightWarning[] = [];
  if (!days.isOpen(pickup.on)) {
    const next = days.nextOpen(pickup.on);
    const message = msg`Carriers do not pick up on ${{ day: { day: pickup.on } }}, ${{ closing: closing(pickup.on) }}. The pickup moves to ${{ next: { day: next } }}; choose that day or another.`;
    const { readyFrom, closeAt } = pickup;
    const proposedPickup = readyFrom && closeAt ? { on: next, readyFrom, closeAt } : undefined;
    warnings.push({
      code: 'PICKUP_HOLIDAY',
      message: english(message),
      pointer: '/pickup/on',
      ...(proposedPickup && { proposedPickup }),
    });
  }
  const window = pickupWindow(pickup);
  if (window !== null && window < COMFORTABLE_WINDOW) {
    const message = msg`The pickup window is ${{ window }} minutes. Carriers plan with at least ${{ least: COMFORTABLE_WINDOW }}; be ready earlier or close later.`;
    warnings.push({ code: 'WINDOW_SHORT', message: english(message), pointer: '/pickup/closeAt' });
  }
  return warnings;
}

/** Warns about a requested delivery date that is not a business day. */
function deliveryWarnings({ delivery }: RatingRequest, days: OperatingDays): FreightWarning[] {
  if (delivery?.type !== 'on' || !delivery.on || days.isOpen(delivery.on)) return [];
  const next = days.nextOpen(delivery.on);
  const message = msg`Carriers do not deliver on ${{ day: { day: delivery.on } }}, ${{ closing: closing(delivery.on) }}. The next day on which they do is ${{ next: { day: next } }}.`;
  return [{ code: 'DELIVERY_HOLIDAY', message: english(message), pointer: '/delivery/on' }];
}

/** Why carriers are closed. */
function closing(on: LocalDate): Message {
  return weekday(on) > 5 ? msg`a weekend` : msg`a holiday`;
}

/** Minutes from ready to close, or null if either is missing. */
export function pickupWindow({ readyFrom, closeAt }: RatingRequest['pickup']): number | null {
  const [ready, close] = [readyFrom, closeAt].map((time) => (time == null ? null : minutesOfDay(time)));
  return ready == null || close == null ? null : close - ready;
}

function placeWarnings(request: RatingRequest, lane: Lane | null): FreightWarning[] {
  return request.stops.flatMap((stop, index) => {
    const place = stop.type === 'origin' ? lane?.origin : stop.type === 'destination' ? lane?.destination : undefined;
    if (!place || !isNonContiguous(place.country, place.state)) return [];
    const message = msg`No road leads to ${{ state: place.state }}; carriers price it by request. Treat instant prices as a guide.`;
    return [{ code: 'NON_CONTIGUOUS', message: english(message), pointer: `/stops/${index}/postalCode` }];
  });
}

function valueWarnings({ declaredValue }: RatingRequest, pounds: number): FreightWarning[] {
  if (!declaredValue || declaredValue.amount <= VALUE_PER_POUND * pounds) return [];
  const message = msg`The declared value is above $25 per pound, more than LTL carriers usually pay for loss or damage. Consider cargo insurance.`;
  return [{ code: 'VALUE_PER_POUND', message: english(message), pointer: '/declaredValue' }];
}
