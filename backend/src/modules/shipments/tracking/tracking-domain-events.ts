import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import type { DomainEventKind } from '../../../platform/registered.js';
import type { NewDomainEvent } from '../../../platform/domain-events/domain-events.js';
import { etaOf, etaText } from '../domain/eta.js';
import { EXCEPTION_RULES, type ExceptionKind, reasonOf } from '../domain/exception-kinds.js';
import type { TrackingTerms } from '../domain/arrival.js';
import type { Projection } from '../domain/projection.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';
import type { TrackedChange } from './shipment-log.js';
import type { StoredTracking } from './tracked-columns.js';

const ARRIVED_AT: Partial<Record<ShipmentStatus, DomainEventKind>> = {
  accepted: 'shipment.confirmed',
  tender_rejected: 'tender.rejected',
  pickup_scheduled: 'pickup.scheduled',
  en_route_pickup: 'pickup.driver_en_route',
  picked_up: 'shipment.picked_up',
  out_for_delivery: 'shipment.out_for_delivery',
  delivered: 'shipment.delivered',
  cancelled: 'shipment.cancelled',
};
const OPENED: Partial<Record<ExceptionKind, DomainEventKind>> = {
  pickup_missed: 'pickup.missed',
  late: 'shipment.delayed',
  appointment_needed: 'appointment.needed',
  appointment_missed: 'appointment.missed',
  customs_hold: 'customs.hold',
  damage: 'delivery.exception',
  shortage: 'delivery.exception',
  refused: 'delivery.exception',
  returned: 'delivery.exception',
  lost: 'delivery.exception',
};

/** Domain events of a change (freight.md §7), for the final state only, not for intermediate ones. */
export function domainEventsOf(
  companyId: string,
  { shipment, before, after, events }: TrackedChange,
  now: Date,
): NewDomainEvent[] {
  const domainEvents: NewDomainEvent[] = [];
  const actorId = events.at(-1)?.actorId ?? null;
  const add = (kind: DomainEventKind | undefined, value = '', data: NewDomainEvent['data'] = {}): void => {
    if (kind !== undefined)
      domainEvents.push({
        companyId,
        kind,
        subject: { type: 'shipment', id: shipment.id, label: shipment.number },
        actorId,
        value,
        data,
      });
  };
  const [was, is] = [before.state, after.state];
  const arrival = etaData(is, shipment.terms, now);
  if (was.execution !== is.execution)
    add(ARRIVED_AT[is.execution], is.executionSince ?? '', arrivalData(is.execution, events));
  if (was.pod !== 'available' && is.pod === 'available') add('pod.available');
  if (was.deliveryAppointment !== is.deliveryAppointment && ['secured', 'rescheduled'].includes(is.deliveryAppointment))
    add('appointment.set', is.deliveryAppointment);
  if (etaMoved(before, after)) add('eta.changed', after.announced?.at ?? after.announced?.on, arrival);
  for (const { kind, value, data } of problemsOf(before, after, events))
    add(kind, value, kind === 'shipment.delayed' ? { ...data, ...arrival } : data);
  return domainEvents;
}

/** A declined tender says the carrier's reason. */
function arrivalData(execution: ShipmentStatus, events: TrackedChange['events']): NewDomainEvent['data'] {
  const reason = execution === 'tender_rejected' ? reasonOf('tender_rejected', events) : null;
  return reason === null ? {} : { text: english(msg`Reason: ${{ reason }}`) };
}

/** ETA in notifications of a delay or a changed arrival. */
function etaData(state: Projection, terms: TrackingTerms, now: Date): NonNullable<NewDomainEvent['data']> {
  const eta = etaOf(state, terms, now);
  return eta === null ? {} : { on: eta.on, basis: etaText(eta, terms.truckload) };
}

/** New exceptions and failed tenders. */
function problemsOf(
  before: TrackedChange['before'],
  after: TrackedChange['after'],
  events: TrackedChange['events'],
): (Pick<NewDomainEvent, 'value' | 'data'> & { kind: DomainEventKind | undefined })[] {
  const began = after.active.filter((kind) => !before.active.includes(kind));
  const failed = events.filter(({ type }) => type === 'tender_failed');
  return [
    ...began.map((kind) => ({
      kind: OPENED[kind],
      value: kind,
      data: { exception: kind, text: english(EXCEPTION_RULES[kind].text) },
    })),
    ...failed.map(({ sourceKey, reason }) => ({
      kind: 'tender.failed' as const,
      value: sourceKey,
      data: { text: reason },
    })),
  ];
}

/** A new delay is announced as such. */
function etaMoved(before: StoredTracking, after: StoredTracking): boolean {
  const delayed = after.active.includes('late') && !before.active.includes('late');
  return !delayed && JSON.stringify(before.announced) !== JSON.stringify(after.announced);
}
