import { formatDate } from '@lading/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Shipment, ShipmentStatus } from '../../shared/types';
import { localOf } from '../../shared/local-instant';

interface Station {
  name: MessageDescriptor;
  /** Events that reach the station. */
  events: readonly string[];
}

/** Stations of the progress rail, in order. */
const STATIONS: readonly Station[] = [
  { name: msg({ context: 'shipment', message: 'Booked' }), events: ['booked'] },
  { name: msg({ context: 'shipment', message: 'Accepted' }), events: ['tender_acknowledged'] },
  { name: msg`Picked up`, events: ['picked_up'] },
  { name: msg`In transit`, events: ['in_transit', 'departed_terminal', 'arrived_terminal', 'interline_transfer'] },
  { name: msg`Out for delivery`, events: ['out_for_delivery'] },
  { name: msg`Delivered`, events: ['delivered'] },
];
const DELIVERED = 5;

const STATION_OF = {
  booked: 0,
  tendered: 0,
  tender_rejected: 0,
  accepted: 1,
  pickup_scheduled: 1,
  en_route_pickup: 1,
  at_pickup: 1,
  picked_up: 2,
  in_transit: 3,
  at_terminal: 3,
  interline: 3,
  out_for_delivery: 4,
  at_delivery: 4,
  delivered: DELIVERED,
  closed: DELIVERED,
  cancelled: null,
  refused: null,
  returned: null,
  lost: null,
} satisfies Record<ShipmentStatus, number | null>;

/** Index of the station from which on the carrier has the freight. */
export const PICKED_UP = STATION_OF.picked_up;

/** Index of the station that is reached, or null when the shipment left its way. */
export function stationOf(status: ShipmentStatus): number | null {
  return STATION_OF[status];
}

/** A station of the rail. */
export interface Step {
  name: MessageDescriptor;
  reached: boolean;
  current: boolean;
  /** Local date where it happened, or the planned or expected date; null if unknown. */
  date: string | null;
}

/** The stations with their dates; null when the shipment left its way. */
export function stepsOf(shipment: Shipment): Step[] | null {
  const at = stationOf(shipment.status);
  if (at === null) return null;
  return STATIONS.map(({ name, events }, index) => ({
    name,
    reached: index <= at,
    current: index === at,
    date: index <= at ? reachedOn(shipment, index, events) : plannedOn(shipment, index),
  }));
}

function reachedOn({ createdAt, deliveredAt, timeZones, events }: Shipment, index: number, types: readonly string[]) {
  const [origin = 'UTC'] = timeZones;
  if (index === 0) return dayOf(createdAt, origin);
  if (index === DELIVERED && deliveredAt) return dayOf(deliveredAt, timeZones.at(-1) ?? origin);
  // Events are listed newest first; the station is reached with the first of them.
  const first = events.findLast(({ type }) => types.includes(type));
  return first ? dayOf(first.occurredAt, first.timeZone) : null;
}

function plannedOn({ pickup, eta }: Shipment, index: number): string | null {
  if (index === PICKED_UP) return t`Planned ${formatDate(pickup.on)}`;
  return index === DELIVERED && eta ? t`Expected ${formatDate(eta.on)}` : null;
}

const dayOf = (instant: string, zone: string): string => formatDate(localOf(new Date(instant), zone).slice(0, 10));
