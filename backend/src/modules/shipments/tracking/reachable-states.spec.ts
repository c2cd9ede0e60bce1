import { MANUAL_EVENT_TYPES, type ManualEventType } from '../domain/manual-events.js';
import { BOOKED, project, type CustomsState, type PodState } from '../domain/projection.js';
import {
  type AppointmentState,
  BILLING_STATES,
  type BillingState,
  type EventDetails,
  type LoggedEvent,
  type ShipmentEventType,
} from '../domain/shipment-event.js';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../domain/shipment-status.js';
import type { CarrierEvent } from './inbound/event-batch.messages.js';
import { readCarrierEvent } from './inbound/read-carrier-event.js';

/** An event from outside: of a carrier in the DSDC standard, or entered by a member; or written by Lading itself. */
type Cause = (hour: number) => LoggedEvent;
const START = Date.parse('2026-11-23T12:00:00Z');
const at = (hour: number) => new Date(START + hour * 3_600_000);

const logged = (type: ShipmentEventType, details: EventDetails, hour: number): LoggedEvent => ({
  type,
  details,
  occurredAt: at(hour),
  timeZone: 'America/Chicago',
  sourceKey: `k${hour}`,
  sequence: null,
  place: null,
});

const lading =
  (type: ShipmentEventType, details: EventDetails = {}): Cause =>
  (hour) =>
    logged(type, details, hour);

/** Fails if members cannot enter it. */
const member =
  (type: ManualEventType): Cause =>
  (hour) => {
    expect(MANUAL_EVENT_TYPES).toContain(type);
    return logged(type, {}, hour);
  };

const carrier =
  (type: string, status?: string, attributes: CarrierEvent['attributes'] = {}): Cause =>
  (hour) => {
    const message = { eventId: `e${hour}`, type, status, occurredAt: at(hour).toISOString(), attributes };
    const read = readCarrierEvent(message as CarrierEvent, 'carrier', {
      originTimeZone: 'America/Chicago',
      destinationTimeZone: 'America/Chicago',
    });
    return logged(read.type, read.data ?? {}, hour);
  };

const stateAfter = (causes: readonly Cause[]) => project(causes.map((cause, index) => cause(index + 1)));
const pickedUp = carrier('PICKED_UP');
const delivered = [pickedUp, carrier('DELIVERED')];
const appointmentStatus = (status: string) => ({ appointmentStatus: status }) as CarrierEvent['attributes'];

const EXECUTION: Record<ShipmentStatus, Cause[]> = {
  booked: [lading('booked')],
  tendered: [lading('tendered')],
  tender_rejected: [lading('tendered'), lading('tender_rejected')],
  accepted: [lading('tendered'), lading('tender_acknowledged')],
  pickup_scheduled: [carrier('PICKUP_SCHEDULED')],
  en_route_pickup: [carrier('IN_TRANSIT', 'E1')],
  at_pickup: [member('arrived_pickup')],
  picked_up: [pickedUp],
  in_transit: [pickedUp, carrier('IN_TRANSIT')],
  at_terminal: [pickedUp, carrier('ARRIVED_AT_TERMINAL')],
  interline: [pickedUp, carrier('IN_TRANSIT', 'Interline')],
  out_for_delivery: [pickedUp, carrier('OUT_FOR_DELIVERY')],
  at_delivery: [pickedUp, member('arrived_delivery')],
  delivered,
  closed: [...delivered, member('closed')],
  cancelled: [carrier('CANCELLED')],
  refused: [pickedUp, carrier('EXCEPTION', undefined, { reasonCode: '460-3' })],
  returned: [pickedUp, member('returned')],
  lost: [pickedUp, member('lost')],
};

const CUSTOMS: Record<CustomsState, Cause[]> = {
  none: [],
  docs_pending: [member('customs_docs_pending')],
  docs_ready: [lading('customs_docs_ready')],
  submitted: [lading('customs_submitted')],
  in_bond: [carrier('EXCEPTION', 'In Bond')],
  hold: [carrier('CUSTOMS_HOLD')],
  cleared: [carrier('CUSTOMS_CLEARED')],
};

const BILLING: Record<BillingState, Cause[]> = {
  estimated: [],
  preliminary: [lading('billing_changed', { billing: 'preliminary' })],
  invoiced: [lading('billing_changed', { billing: 'invoiced' })],
  disputed: [lading('billing_changed', { billing: 'disputed' })],
  approved: [lading('billing_changed', { billing: 'approved' })],
  paid: [lading('billing_changed', { billing: 'paid' })],
  closed: [lading('billing_changed', { billing: 'closed' })],
};

const POD: Record<PodState, Cause[]> = {
  none: [],
  pending: delivered,
  available: [...delivered, carrier('PROOF_OF_DELIVERY')],
};

const PICKUP_APPOINTMENT: Record<AppointmentState, Cause[]> = {
  not_needed: [],
  needed: [lading('booked', { appointments: { pickup: 'needed' } })],
  requested: [carrier('PICKUP_SCHEDULED', undefined, appointmentStatus('Requested'))],
  secured: [carrier('PICKUP_SCHEDULED')],
  missed: [carrier('PICKUP_ATTEMPTED')],
  rescheduled: [carrier('PICKUP_SCHEDULED', undefined, appointmentStatus('Rescheduled'))],
};

const DELIVERY_APPOINTMENT: Record<AppointmentState, Cause[]> = {
  not_needed: [],
  needed: [pickedUp, carrier('IN_TRANSIT', 'AV')],
  requested: [pickedUp, carrier('IN_TRANSIT', 'AB', appointmentStatus('Requested'))],
  secured: [pickedUp, member('delivery_appointment')],
  missed: [pickedUp, carrier('DELIVERY_ATTEMPTED')],
  rescheduled: [pickedUp, carrier('IN_TRANSIT', 'AB', appointmentStatus('Rescheduled'))],
};

describe('every state that the API names is reached by an event', () => {
  it.each(Object.entries(EXECUTION))('execution %s', (state, causes) =>
    expect(stateAfter(causes).execution).toBe(state),
  );
  it.each(Object.entries(CUSTOMS))('customs %s', (state, causes) => expect(stateAfter(causes).customs).toBe(state));
  it.each(Object.entries(BILLING))('billing %s', (state, causes) => expect(stateAfter(causes).billing).toBe(state));
  it.each(Object.entries(POD))('proof of delivery %s', (state, causes) => expect(stateAfter(causes).pod).toBe(state));
  it.each(Object.entries(PICKUP_APPOINTMENT))('pickup appointment %s', (state, causes) =>
    expect(stateAfter(causes).pickupAppointment).toBe(state),
  );
  it.each(Object.entries(DELIVERY_APPOINTMENT))('delivery appointment %s', (state, causes) =>
    expect(stateAfter(causes).deliveryAppointment).toBe(state),
  );

  it('walks all states of the lists', () => {
    expect(Object.keys(EXECUTION).sort()).toEqual([...SHIPMENT_STATUSES].sort());
    expect(Object.keys(BILLING)).toEqual([...BILLING_STATES]);
    expect(BOOKED.billing).toBe('estimated');
  });
});
