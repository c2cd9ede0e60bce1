import { formatDate } from '@lading/ui';
import type { ShipmentSummary } from './types';

/** Sold delivery dates of the booked offer, as a range where it is one; empty without dates. */
export function promisedDelivery({
  earliestDeliveryOn: first,
  latestDeliveryOn: last,
}: Pick<ShipmentSummary, 'earliestDeliveryOn' | 'latestDeliveryOn'>): string {
  if (!first || !last) return '';
  return first === last ? formatDate(last) : `${formatDate(first)} – ${formatDate(last)}`;
}
