import { hasPlainShape } from '../../../../platform/http/validation/body-shape.js';
import { messageCheck } from '../../../../platform/messages/message-check.js';

/** Maximum events per page (EventsPage of the DSDC in-transit standard). */
export const PAGE_EVENTS_MAX = 500;
/** 500 events with sixty values each. */
const VALUES_MAX = 30_000;

/** A page of a carrier's events, which are not validated yet. */
export interface EventsPage {
  data: object[];
  /** Total pages of the requested time range. */
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

/** The page, or null if the response is not a valid page. */
export function readEventsPage(body: unknown): EventsPage | null {
  return hasPlainShape(body, VALUES_MAX) && isEventsPage(body) ? body : null;
}
