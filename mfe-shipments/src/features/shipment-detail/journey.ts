import type { ShipmentStatus } from '../../shared/types';

/** Stations of a shipment's way as the progress rail shows them. */
export const STATIONS = ['Booked', 'Accepted', 'Picked up', 'In transit', 'Out for delivery', 'Delivered'] as const;

const STATION_OF: Record<ShipmentStatus, number | null> = {
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
};

/** Index of the station that is reached, or null when the shipment left its way. */
export function stationOf(status: ShipmentStatus): number | null {
  return STATION_OF[status];
}
