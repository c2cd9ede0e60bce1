import type { NewEvent } from '../types';

interface EventType {
  value: NewEvent['type'];
  label: string;
  /** Whether it happens at the origin, whose clock is then offered first. */
  atOrigin?: boolean;
  /** Changes what has been concluded. */
  forManagers?: boolean;
}

/** What may be entered by hand, in the order of the journey. */
export const EVENT_TYPES: readonly EventType[] = [
  { value: 'note', label: 'Note' },
  { value: 'pickup_appointment', label: 'Pickup appointment', atOrigin: true },
  { value: 'arrived_pickup', label: 'Driver at the pickup', atOrigin: true },
  { value: 'pickup_attempted', label: 'Pickup attempted', atOrigin: true },
  { value: 'picked_up', label: 'Picked up', atOrigin: true },
  { value: 'in_transit', label: 'In transit' },
  { value: 'arrived_terminal', label: 'Arrived at a terminal' },
  { value: 'departed_terminal', label: 'Left a terminal' },
  { value: 'estimated_arrival', label: 'New estimate of arrival' },
  { value: 'delayed', label: 'Delayed' },
  { value: 'customs_hold', label: 'Held by customs' },
  { value: 'customs_cleared', label: 'Cleared by customs' },
  { value: 'delivery_appointment', label: 'Delivery appointment' },
  { value: 'out_for_delivery', label: 'Out for delivery' },
  { value: 'arrived_delivery', label: 'Driver at the consignee' },
  { value: 'attempted', label: 'Delivery attempted' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'damaged', label: 'Damage' },
  { value: 'short', label: 'Shortage' },
  { value: 'refused', label: 'Refused by the consignee' },
  { value: 'returned', label: 'Returned to the shipper' },
  { value: 'reconsigned', label: 'Reconsigned' },
  { value: 'delivery_time_corrected', label: 'Correct the time of delivery', forManagers: true },
  { value: 'delivery_reversed', label: 'Take the delivery back', forManagers: true },
  { value: 'lost', label: 'Lost', forManagers: true },
];
