import { formatDate } from '@lading/ui';
import { i18n } from '@lingui/core';
import type { ShipmentSummary } from './types';

type SoldDates = Pick<ShipmentSummary, 'earliestDeliveryOn' | 'latestDeliveryOn'>;

/** Sold delivery dates of the booked offer, as a range where it is one; empty without dates. */
export function promisedDelivery({ earliestDeliveryOn: first, latestDeliveryOn: last }: SoldDates): string {
  if (!first || !last) return '';
  return first === last ? formatDate(last) : `${formatDate(first)} – ${formatDate(last)}`;
}

/** The same without weekdays, for narrow columns: `Nov 30 – Dec 1`. */
export function promisedDays({ earliestDeliveryOn: first, latestDeliveryOn: last }: SoldDates): string {
  if (!first || !last) return '';
  const format = new Intl.DateTimeFormat(i18n.locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(first), new Date(last));
}
