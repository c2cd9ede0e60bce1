import type { StatusTone } from '@lading/ui';
import type { ShipmentStatus } from './types';

interface StatusView {
  label: string;
  tone: StatusTone;
}

/** Word and tone of each execution state, in the order of the journey. */
export const SHIPMENT_STATUS: Record<ShipmentStatus, StatusView> = {
  booked: { label: 'Booked', tone: 'active' },
  tendered: { label: 'Tendered', tone: 'active' },
  tender_rejected: { label: 'Tender rejected', tone: 'attention' },
  accepted: { label: 'Accepted', tone: 'active' },
  pickup_scheduled: { label: 'Pickup scheduled', tone: 'active' },
  en_route_pickup: { label: 'Driver on the way', tone: 'active' },
  at_pickup: { label: 'At pickup', tone: 'active' },
  picked_up: { label: 'Picked up', tone: 'active' },
  in_transit: { label: 'In transit', tone: 'active' },
  at_terminal: { label: 'At terminal', tone: 'active' },
  interline: { label: 'With partner carrier', tone: 'active' },
  out_for_delivery: { label: 'Out for delivery', tone: 'active' },
  at_delivery: { label: 'At delivery', tone: 'active' },
  delivered: { label: 'Delivered', tone: 'done' },
  closed: { label: 'Closed', tone: 'done' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'attention' },
  returned: { label: 'Returned', tone: 'attention' },
  lost: { label: 'Lost', tone: 'failed' },
};

/** Every status with its word, for a filter. */
export const STATUS_OPTIONS = (Object.keys(SHIPMENT_STATUS) as ShipmentStatus[]).map((value) => ({ value, label: SHIPMENT_STATUS[value].label }));
