/** Execution states of a shipment (freight.md §3.2). */
export const SHIPMENT_STATUSES = [
  'booked', 'tendered', 'accepted', 'pickup_scheduled', 'en_route_pickup', 'at_pickup', 'picked_up', 'in_transit', 'at_terminal', 'interline',
  'out_for_delivery', 'at_delivery', 'delivered', 'closed', 'cancelled', 'tender_rejected', 'refused', 'returned', 'lost',
] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];
