import type {
  AppointmentState,
  BillingState,
  BookedAppointments,
  EventPlace,
  LoggedEvent,
  ShipmentEventType,
} from './shipment-event.js';
import { compareEvents, placeText } from './shipment-event.js';
import { mayTransition, PHASE, PHASE_OF, type ShipmentStatus } from './shipment-status.js';

export type CustomsState = 'none' | 'docs_pending' | 'docs_ready' | 'submitted' | 'in_bond' | 'hold' | 'cleared';
export type PodState = 'none' | 'pending' | 'available';

/** The newest event that tells where on its way the freight is. */
export interface Scan {
  type: ShipmentEventType;
  at: string;
  /** IANA time zone of the location. */
  timeZone: string;
  /** Such as "Memphis, TN"; null if unknown. */
  place: string | null;
  /** Road miles to the destination and of the whole route; null if unknown. */
  milesLeft: number | null;
  milesTotal: number | null;
}

/** State derived from a log. Stored as JSON, so instants are UTC in ISO 8601. */
export interface Projection {
  execution: ShipmentStatus;
  executionSince: string | null;
  pickupAppointment: AppointmentState;
  deliveryAppointment: AppointmentState;
  /** Time at which a missing delivery appointment becomes an exception; null if none is needed. */
  appointmentDueAt: string | null;
  customs: CustomsState;
  billing: BillingState;
  pod: PodState;
  /** The carrier's latest estimate of arrival. */
  eta: { at: string | null; on: string | null; since: string } | null;
  /** The newest terminal scan or attempt; absent without one, and in states stored before it existed. */
  scan?: Scan | null;
  /** Whether the freight goes elsewhere than booked, so that the booked transit does not apply; absent in states stored before it existed. */
  rerouted?: boolean;
  /** Whether the carrier reports a delay without a new date. */
  delayed: boolean;
  pickupAttempted: boolean;
  pickedUpAt: string | null;
  deliveredAt: string | null;
  damage: boolean;
  shortage: boolean;
  /** Whether the carrier could not be notified of the newest change; absent in states stored before it existed. */
  changeUnsent?: boolean;
  /** Whether the answer to the newest emailed tender is overdue; absent in states stored before it existed. */
  tenderOverdue?: boolean;
  lastEventAt: string | null;
  /** Location of the newest event with a place. */
  place: EventPlace | null;
}

/** A shipment with only its booking known. */
export const BOOKED: Projection = {
  execution: 'booked',
  executionSince: null,
  pickupAppointment: 'not_needed',
  deliveryAppointment: 'not_needed',
  appointmentDueAt: null,
  customs: 'none',
  billing: 'estimated',
  pod: 'none',
  eta: null,
  delayed: false,
  pickupAttempted: false,
  pickedUpAt: null,
  deliveredAt: null,
  damage: false,
  shortage: false,
  lastEventAt: null,
  place: null,
};

/** Status that an event leads to (freight.md §3.3, last column). Other events do not change the status. */
const LEADS_TO: Partial<Record<ShipmentEventType, ShipmentStatus>> = {
  tendered: 'tendered',
  tender_acknowledged: 'accepted',
  tender_rejected: 'tender_rejected',
  pickup_appointment: 'pickup_scheduled',
  eta_origin: 'en_route_pickup',
  arrived_pickup: 'at_pickup',
  loading: 'at_pickup',
  picked_up: 'picked_up',
  departed_terminal: 'in_transit',
  in_transit: 'in_transit',
  arrived_terminal: 'at_terminal',
  terminal_handling: 'at_terminal',
  available_for_delivery: 'at_terminal',
  interline_transfer: 'interline',
  out_for_delivery: 'out_for_delivery',
  arrived_delivery: 'at_delivery',
  delivered: 'delivered',
  refused: 'refused',
  lost: 'lost',
  cancelled: 'cancelled',
  closed: 'closed',
};

/** Events that tell where on its way the freight is, and attempts of pickup and delivery. */
export const SCANS: readonly ShipmentEventType[] = [
  'departed_terminal',
  'in_transit',
  'arrived_terminal',
  'terminal_handling',
  'available_for_delivery',
  'interline_transfer',
  'pickup_attempted',
  'attempted',
];

const CUSTOMS_AFTER: Partial<Record<ShipmentEventType, CustomsState>> = {
  customs_docs_pending: 'docs_pending',
  customs_docs_ready: 'docs_ready',
  customs_submitted: 'submitted',
  customs_in_bond: 'in_bond',
  customs_hold: 'hold',
  customs_cleared: 'cleared',
};

const TENDER_EVENTS: readonly ShipmentEventType[] = [
  'tendered',
  'tender_acknowledged',
  'tender_rejected',
  'tender_failed',
];

const DAY_MS = 86_400_000;
const DAMAGE_CODES: readonly string[] = ['200-1', '200-2'];
const SHORTAGE_CODE = '200-3';
/** Codes 320-x need information from the consignee (freight.md §3.3). */
const NEEDS_APPOINTMENT = /^320-/;

/**
 * Projects a log, regardless of the order in which its events arrived. Events apply in order of occurrence, so a late event never moves
 * the shipment back; only explicit corrections do (freight.md §3.2).
 */
export function project(log: readonly LoggedEvent[]): Projection {
  return continueProjection(BOOKED, [...log].sort(compareEvents));
}

/** Applies events in order to a state; each must be newer than all previous ones. */
export function continueProjection(before: Projection, newer: readonly LoggedEvent[]): Projection {
  const state = { ...before };
  for (const event of newer) apply(state, event);
  return state;
}

function apply(state: Projection, event: LoggedEvent): void {
  const at = event.occurredAt.toISOString();
  moveExecution(state, event, at);
  moveAppointments(state, event, at);
  applyOtherAxes(state, event);
  applyNotice(state, event);
  applyTender(state, event);
  movePod(state, event);
  moveArrival(state, event, at);
  moveScan(state, event, at);
  state.lastEventAt = at;
  if (event.place !== null) state.place = event.place;
}

function moveExecution(state: Projection, { type, details }: LoggedEvent, at: string): void {
  const corrected = correctedStatus(state.execution, type);
  const to = corrected ?? LEADS_TO[type];
  if (to === undefined || (corrected === null && !mayTransition(state.execution, to))) return;
  if (type === 'pickup_appointment' && !['secured', 'rescheduled', undefined].includes(details.appointment)) return;
  state.execution = to;
  state.executionSince = at;
  if (to === 'picked_up') state.pickedUpAt = at;
  if (corrected !== null) {
    state.deliveredAt = null;
    state.pod = 'none';
  } else if (to === 'delivered') {
    state.deliveredAt = at;
    if (state.pod === 'none') state.pod = 'pending';
  }
}

/** The status that an explicit correction leads to; null for other events, and if there is nothing to correct. */
export function correctedStatus(from: ShipmentStatus, type: ShipmentEventType): ShipmentStatus | null {
  const phase = PHASE_OF[from];
  if (type === 'returned' && from !== 'returned' && phase >= PHASE.PICKED_UP) return 'returned';
  if (type === 'delivery_reversed' && phase >= PHASE.ENDED) return 'in_transit';
  if (type === 'reconsigned' && phase >= PHASE.UNDER_WAY) return 'in_transit';
  return null;
}

function moveAppointments(state: Projection, { type, details, occurredAt }: LoggedEvent, at: string): void {
  if (type === 'booked' && details.appointments) bookAppointments(state, details.appointments);
  if (type === 'pickup_appointment') state.pickupAppointment = details.appointment ?? 'secured';
  if (type === 'pickup_attempted') state.pickupAppointment = 'missed';
  if (type === 'delivery_appointment') setDeliveryAppointment(state, details.appointment ?? 'secured', at);
  if (type === 'attempted') setDeliveryAppointment(state, details.appointment ?? 'missed', at);
  if (details.statusCode !== undefined && NEEDS_APPOINTMENT.test(details.statusCode) && type !== 'pickup_attempted')
    setDeliveryAppointment(state, 'needed', at);
  if (type === 'available_for_delivery' && state.deliveryAppointment === 'not_needed') {
    setDeliveryAppointment(state, 'needed', new Date(occurredAt.getTime() + DAY_MS).toISOString());
  }
}

/** Appointments that were booked with the shipment. */
function bookAppointments(state: Projection, { pickup, delivery }: BookedAppointments): void {
  if (pickup) state.pickupAppointment = pickup;
  if (delivery) setDeliveryAppointment(state, delivery.state, delivery.dueAt);
}

function setDeliveryAppointment(state: Projection, appointment: AppointmentState, dueAt: string): void {
  state.deliveryAppointment = appointment;
  state.appointmentDueAt = appointment === 'needed' ? dueAt : null;
}

function applyOtherAxes(state: Projection, { type, details }: LoggedEvent): void {
  state.customs = CUSTOMS_AFTER[type] ?? state.customs;
  if (type === 'billing_changed') state.billing = details.billing ?? state.billing;
  if (type === 'pickup_attempted') state.pickupAttempted = true;
  if (type === 'delivery_time_corrected' && state.deliveredAt !== null && details.deliveredAt !== undefined)
    state.deliveredAt = details.deliveredAt;
  state.damage ||= type === 'damaged' || DAMAGE_CODES.includes(details.statusCode ?? '');
  state.shortage ||= type === 'short' || details.statusCode === SHORTAGE_CODE;
}

/** `podMissing`: the proof of delivery that the carrier announced could not be fetched. */
function movePod(state: Projection, { type, details: { podMissing } }: LoggedEvent): void {
  if (type === 'pod_available') state.pod = 'available';
  else if (type === 'note' && podMissing === true && state.pod === 'available') state.pod = 'pending';
}

/** Notes say whether the carrier was notified of a change. */
function applyNotice(state: Projection, { type, details: { notice, told } }: LoggedEvent): void {
  if (type === 'note' && (notice === 'change' || notice === 'pickup') && typeof told === 'boolean')
    state.changeUnsent = !told;
}

/** Notes say that an answer is overdue, or is awaited again; a new tender and every answer end it. */
function applyTender(state: Projection, { type, details: { tenderOverdue } }: LoggedEvent): void {
  if (type === 'note' && typeof tenderOverdue === 'boolean') state.tenderOverdue = tenderOverdue;
  else if (state.tenderOverdue && TENDER_EVENTS.includes(type)) state.tenderOverdue = false;
}

function moveArrival(state: Projection, { type, details }: LoggedEvent, at: string): void {
  if (details.etaAt !== undefined || details.etaOn !== undefined) {
    state.eta = { at: details.etaAt ?? null, on: details.etaOn ?? null, since: at };
    state.delayed = false;
  }
  if (type === 'delayed') state.delayed = details.late ?? true;
  else if (details.late !== undefined) state.delayed = details.late;
}

/** A reconsignment makes earlier scans and estimates void. */
function moveScan(state: Projection, { type, timeZone, place, details }: LoggedEvent, at: string): void {
  if (type === 'reconsigned') Object.assign(state, { scan: null, eta: null, rerouted: true });
  if (!SCANS.includes(type)) return;
  const { milesLeft = null, milesTotal = null } = details;
  state.scan = { type, at, timeZone, place: placeText(place), milesLeft, milesTotal };
}
