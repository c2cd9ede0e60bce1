/** Event types that users can enter (freight.md §3.2). */
export const MANUAL_EVENT_TYPES = [
  'pickup_appointment',
  'arrived_pickup',
  'pickup_attempted',
  'picked_up',
  'in_transit',
  'arrived_terminal',
  'departed_terminal',
  'estimated_arrival',
  'customs_docs_pending',
  'customs_docs_ready',
  'customs_submitted',
  'customs_in_bond',
  'customs_hold',
  'customs_cleared',
  'delivery_appointment',
  'out_for_delivery',
  'arrived_delivery',
  'attempted',
  'delivered',
  'delivery_time_corrected',
  'delivery_reversed',
  'refused',
  'returned',
  'damaged',
  'short',
  'lost',
  'delayed',
  'reconsigned',
  'closed',
  'note',
] as const;
export type ManualEventType = (typeof MANUAL_EVENT_TYPES)[number];

/** Event types that require a manager, because they change a completed shipment. */
export const MANAGER_EVENT_TYPES: readonly ManualEventType[] = ['delivery_time_corrected', 'delivery_reversed', 'lost'];
