import { msg } from '@lingui/core/macro';
import type { ShipmentStatus } from '../../shared/types';

/** Stations of a shipment's way as the progress rail shows them. */
export const STATIONS = [
  msg`Booked`,
  msg`Accepted`,
  msg`Picked up`,
  msg`In transit`,
  msg`Out for delivery`,
  msg`Delivered`,
] as const;

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
  delivered: 5,
  closed: 5,
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
