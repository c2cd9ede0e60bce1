import { type Message, msg, verbatim } from '../../../messages/message.js';
import { instantAt } from '../../../kernel/time/local-time.js';
import type { TrackingTerms } from './arrival.js';
import { lastEtaOf } from './eta.js';
import type { Projection } from './projection.js';
import type { ShipmentEventType } from './shipment-event.js';
import { PHASE, PHASE_OF } from './shipment-status.js';

/** The next expected event and its deadline. */
export interface ExpectedNext {
  event: ShipmentEventType;
  text: Message;
  by: Date | null;
  timeZone: string;
}

/** Display texts of expected events. */
const MESSAGES: Partial<Record<ShipmentEventType, Message>> = {
  tender_acknowledged: msg`Carrier confirmation`,
  tendered: msg`Tender to another carrier`,
  picked_up: msg`Pickup`,
  delivered: msg`Delivery`,
  note: msg`Instructions from the carrier`,
  pod_available: msg`Proof of delivery`,
};

const END_OF_DELIVERIES = '17:00';
const POD_MS = 172_800_000;

/** The next expected event; null if there is none. */
export function expectedNextOf(state: Projection, terms: TrackingTerms): ExpectedNext | null {
  const { execution } = state;
  const { pickupClosesAt, originTimeZone, destinationTimeZone } = terms;
  const atOrigin = (event: ShipmentEventType) => next(event, pickupClosesAt, originTimeZone);
  const atDestination = (event: ShipmentEventType, by: Date | null) => next(event, by, destinationTimeZone);
  if (execution === 'booked' || execution === 'tendered') return atOrigin('tender_acknowledged');
  if (execution === 'tender_rejected') return atOrigin('tendered');
  if (PHASE_OF[execution] < PHASE.CANCELLED) return atOrigin('picked_up');
  if (execution === 'refused' || execution === 'lost') return atDestination('note', null);
  if (PHASE_OF[execution] === PHASE.PICKED_UP || PHASE_OF[execution] === PHASE.UNDER_WAY)
    return atDestination('delivered', arrivalBy(state, terms));
  if (execution === 'delivered' && state.pod !== 'available' && state.deliveredAt !== null) {
    return atDestination('pod_available', new Date(new Date(state.deliveredAt).getTime() + POD_MS));
  }
  return null;
}

export function expectedText(event: ShipmentEventType): Message {
  return MESSAGES[event] ?? verbatim(event);
}

function next(event: ShipmentEventType, by: Date | null, timeZone: string): ExpectedNext {
  return { event, text: expectedText(event), by, timeZone };
}

function arrivalBy(state: Projection, terms: TrackingTerms): Date | null {
  const eta = lastEtaOf(state, terms);
  if (eta === null) return null;
  return eta.at === null ? instantAt(eta.on, END_OF_DELIVERIES, terms.destinationTimeZone) : new Date(eta.at);
}
