import { ApiProblem } from '@lading/api-client';
import type { Money } from '../../shared/api/types';

/** What the user can do about a failed booking. */
export type BookingProblem =
  /** The total moved; nothing is booked until the new one is accepted. */
  | { kind: 'price'; accepted: Money; current: Money }
  /** Someone else has booked it, or an earlier request whose response was lost. */
  | { kind: 'booked'; shipmentId: string | null; detail: string }
  /** The quote has changed since it was displayed. */
  | { kind: 'outdated'; detail: string }
  /** The bill of lading needs a description. */
  | { kind: 'description'; detail: string }
  /** Fields that the server refuses. */
  | { kind: 'fields'; fields: { path: string; message: string }[] }
  /** No response, or one that does not tell whether it was booked. */
  | { kind: 'failed'; error: unknown };

const OUTDATED = ['STALE_REVISION', 'QUOTE_EXPIRED', 'OFFER_UNAVAILABLE', 'QUOTE_READ_ONLY'];

/** Sorts the error of a booking by what can be done about it. */
export function bookingProblem(error: unknown): BookingProblem {
  if (!(error instanceof ApiProblem)) return { kind: 'failed', error };
  const { code, detail, errors, params } = error;
  if (code === 'PRICE_CHANGED')
    return { kind: 'price', accepted: params.acceptedTotal as Money, current: params.currentTotal as Money };
  if (code === 'ALREADY_BOOKED')
    return { kind: 'booked', shipmentId: (params.shipmentId as string | null) ?? null, detail };
  if (code === 'DESCRIPTION_REQUIRED') return { kind: 'description', detail };
  if (OUTDATED.includes(code)) return { kind: 'outdated', detail };
  if (errors.length > 0)
    return { kind: 'fields', fields: errors.map(({ pointer, message }) => ({ path: pathOf(pointer), message })) };
  return { kind: 'failed', error };
}

/** Errors of `/stops/0/contact` are displayed at the contact's name. */
function pathOf(pointer: string): string {
  const path = pointer.slice(1).replaceAll('/', '.');
  return /^stops\.\d+\.contact$/.test(path) ? `${path}.name` : path;
}
