import { instantAt } from '../../../kernel/local-time.js';
import { etaOf, type TrackingTerms } from './arrival.js';
import type { Projection } from './projection.js';
import type { ShipmentEventType } from './shipment-event.js';
import { PHASE, PHASE_OF } from './shipment-status.js';

/** What should happen next, and by when. */
export interface ExpectedNext {
  event: ShipmentEventType;
  text: string;
  by: Date | null;
  timeZone: string;
}

const END_OF_DELIVERIES = '17:00';
const POD_MS = 172_800_000;

/** The next thing that everybody waits for; null once nothing is awaited. */
export function expectedNextOf(state: Projection, terms: TrackingTerms): ExpectedNext | null {
  const { execution } = state;
  const { pickupClosesAt, originTimeZone, destinationTimeZone } = terms;
  if (execution === 'booked' || execution === 'tendered') return { event: 'tender_acknowledged', text: 'The carrier confirms', by: pickupClosesAt, timeZone: originTimeZone };
  if (execution === 'tender_rejected') return { event: 'tendered', text: 'Another carrier is asked', by: pickupClosesAt, timeZone: originTimeZone };
  if (PHASE_OF[execution] < PHASE.CANCELLED) return { event: 'picked_up', text: 'The freight is picked up', by: pickupClosesAt, timeZone: originTimeZone };
  if (execution === 'refused' || execution === 'lost') return { event: 'note', text: 'The carrier says what happens with the freight', by: null, timeZone: destinationTimeZone };
  if (PHASE_OF[execution] === PHASE.PICKED_UP || PHASE_OF[execution] === PHASE.UNDER_WAY) {
    return { event: 'delivered', text: 'The freight is delivered', by: arrivalBy(state, terms), timeZone: destinationTimeZone };
  }
  if (execution === 'delivered' && state.pod !== 'available' && state.deliveredAt !== null) {
    return { event: 'pod_available', text: 'The proof of delivery comes', by: new Date(new Date(state.deliveredAt).getTime() + POD_MS), timeZone: destinationTimeZone };
  }
  return null;
}

function arrivalBy(state: Projection, terms: TrackingTerms): Date | null {
  const eta = etaOf(state, terms);
  if (eta === null) return null;
  return eta.at === null ? instantAt(eta.on, END_OF_DELIVERIES, terms.destinationTimeZone) : new Date(eta.at);
}
