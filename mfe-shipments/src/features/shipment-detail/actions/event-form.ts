import { ALWAYS, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { instantOf } from '../../../shared/local-instant';
import type { NewEvent } from '../types';
import { EVENT_TYPES } from './event-types';

const text = () => z.string().check(z.trim());

/** An event entered by a user; `occurredAt` is local time in `zone`. */
export const eventForm = z
  .object({
    type: z.enum(EVENT_TYPES.map(({ value }) => value)),
    occurredAt: text().check(z.minLength(1, { error: () => t`Enter the time.` })),
    zone: z.string(),
    etaOn: z.string(),
    place: z.object({ city: text(), state: text().check(z.toUpperCase()) }),
    reason: text().check(z.minLength(3, { error: () => t`Enter the reason.` })),
  })
  .check(
    z.refine(({ type, etaOn }) => type !== 'estimated_arrival' || etaOn !== '', {
      ...ALWAYS,
      path: ['etaOn'],
      error: () => t`Enter the date.`,
    }),
  );

/** The event as it is sent. */
export function newEvent(
  { type, occurredAt, zone, etaOn, place: { city, state }, reason }: z.output<typeof eventForm>,
  key: string,
): NewEvent {
  return {
    type,
    occurredAt: instantOf(occurredAt, zone),
    reason,
    key,
    ...(type === 'estimated_arrival' && { etaOn }),
    ...((city || state) && { place: { ...(city && { city }), ...(state && { state }) } }),
  };
}
