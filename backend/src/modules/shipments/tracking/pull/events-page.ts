import { hasPlainShape } from '../../../../platform/http/validation/body-shape.js';
import { messageCheck } from '../../../../platform/messages/message-check.js';

/** Events of a page at most (EventsPage of the DSDC in-transit standard). */
export const PAGE_EVENTS_MAX = 500;
/** 500 events with sixty values each. */
const VALUES_MAX = 30_000;

/** A page of a carrier's events, each of them not yet checked. */
export interface EventsPage {
  data: object[];
  /** Pages of the stretch of time that was asked for. */
  totalPages: number;
}

const isEventsPage = messageCheck<EventsPage>({
  type: 'object',
  required: ['data', 'totalPages'],
  properties: {
    data: { type: 'array', maxItems: PAGE_EVENTS_MAX, items: { type: 'object' } },
    totalPages: { type: 'integer', minimum: 0 },
  },
});

/** The page, or null when the answer is none. */
export function readEventsPage(body: unknown): EventsPage | null {
  return hasPlainShape(body, VALUES_MAX) && isEventsPage(body) ? body : null;
}
