import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { CARRIER_DEFAULTS } from '../../../kernel/carrier-settings.js';
import type { CarrierCalendarTerms, OperatingDays } from '../../../kernel/time/carrier-calendar.js';
import { type LocalDate, minutesOfDay } from '../../../kernel/time/local-date.js';
import type { LocalMoment } from '../../../kernel/time/local-time.js';
import type { OfferWarning, RatingWarning } from './offer.js';
import type { PickupWindow } from './quote-request.js';

/** Local time at the origin after which most carriers pick up on the next day (freight.md 5.4). */
const USUAL_CUTOFF = CARRIER_DEFAULTS.cutoff.value;
/** Minutes that most carriers require between request and pickup (freight.md 5.4). */
const USUAL_LEAD_MINUTES = CARRIER_DEFAULTS.pickupLeadMinutes.value;

/** Warnings of the whole request about a pickup today, by the terms that most carriers have. */
export function pickupNotice(pickup: PickupWindow, now: LocalMoment): RatingWarning[] {
  if (pickup.on !== now.on) return [];
  if (now.minutes >= minutesOfDay(USUAL_CUTOFF)!) {
    const message = msg`It is past ${{ cutoff: USUAL_CUTOFF }} at the origin; most carriers pick up the next business day. Choose that day or call the carrier.`;
    return [{ code: 'CUTOFF_PASSED', message: english(message), pointer: '/pickup/on' }];
  }
  if (!isShort(pickup, now, USUAL_LEAD_MINUTES)) return [];
  const message = msg`The dock closes in less than ${{ minutes: USUAL_LEAD_MINUTES }} minutes; carriers rarely come at such short notice. Close later or choose another day.`;
  return [{ code: 'PICKUP_SOON', message: english(message), pointer: '/pickup/closeAt' }];
}

/** Codes of warnings of offers that depend on the time of the request, the carrier's settings or the location data, not on the tariff. */
export const NOTICE_CODES: ReadonlySet<string> = new Set([
  'CUTOFF_PASSED',
  'PICKUP_HOLIDAY',
  'PICKUP_SOON',
  'PLACE_APPROXIMATE',
]);

/** Warnings of one offer about a pickup today, by the carrier's own cut-off and lead time. */
export function carrierNotice(
  terms: CarrierCalendarTerms | null | undefined,
  pickup: PickupWindow,
  now: LocalMoment,
): OfferWarning[] {
  if (!terms || pickup.on !== now.on) return [];
  const { cutoff, pickupLeadMinutes } = terms;
  if (cutoff != null && now.minutes >= (minutesOfDay(cutoff) ?? Number.POSITIVE_INFINITY)) {
    const message = msg`This carrier’s cut-off for pickups today was ${{ cutoff }}. Choose the next business day or call the carrier.`;
    return [{ code: 'CUTOFF_PASSED', message: english(message) }];
  }
  if (pickupLeadMinutes == null || !isShort(pickup, now, pickupLeadMinutes)) return [];
  const message = msg`This carrier needs ${{ minutes: pickupLeadMinutes }} minutes between request and pickup, and the dock closes sooner. Close later or choose another day.`;
  return [{ code: 'PICKUP_SOON', message: english(message) }];
}

/** Warns about a pickup on a day on which this carrier is closed, but others usually are not. */
export function closedNotice(days: OperatingDays, usual: OperatingDays, on: LocalDate): OfferWarning[] {
  if (days.isOpen(on) || !usual.isOpen(on)) return [];
  const message = msg`This carrier does not pick up on ${{ day: { day: on } }}. The pickup moves to ${{ next: { day: days.nextOpen(on) } }}; choose that day or another.`;
  return [{ code: 'PICKUP_HOLIDAY', message: english(message) }];
}

function isShort({ closeAt }: PickupWindow, { minutes }: LocalMoment, notice: number): boolean {
  const closing = closeAt == null ? null : minutesOfDay(closeAt);
  return closing !== null && closing - minutes < notice;
}
