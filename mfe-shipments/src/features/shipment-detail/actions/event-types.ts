import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NewEvent } from '../types';

interface EventType {
  value: NewEvent['type'];
  label: MessageDescriptor;
  /** Whether it happens at the origin, whose clock is then offered first. */
  atOrigin?: boolean;
  /** Changes what has been concluded. */
  forManagers?: boolean;
}

/** What may be entered manually, in the order of the journey. */
export const EVENT_TYPES: readonly EventType[] = [
  { value: 'note', label: msg`Note` },
  { value: 'pickup_appointment', label: msg`Pickup appointment`, atOrigin: true },
  { value: 'arrived_pickup', label: msg`Arrived at pickup`, atOrigin: true },
  { value: 'pickup_attempted', label: msg`Pickup attempted`, atOrigin: true },
  { value: 'picked_up', label: msg`Picked up`, atOrigin: true },
  { value: 'in_transit', label: msg`In transit` },
  { value: 'arrived_terminal', label: msg`Arrived at terminal` },
  { value: 'departed_terminal', label: msg`Departed terminal` },
  { value: 'estimated_arrival', label: msg`ETA changed` },
  { value: 'delayed', label: msg`Delayed` },
  { value: 'customs_docs_pending', label: msg`Customs documents missing` },
  { value: 'customs_docs_ready', label: msg`Customs documents ready` },
  { value: 'customs_submitted', label: msg`Submitted to customs` },
  { value: 'customs_in_bond', label: msg`Moving in bond` },
  { value: 'customs_hold', label: msg`Customs hold` },
  { value: 'customs_cleared', label: msg`Cleared customs` },
  { value: 'delivery_appointment', label: msg`Delivery appointment` },
  { value: 'out_for_delivery', label: msg`Out for delivery` },
  { value: 'arrived_delivery', label: msg`Arrived at delivery` },
  { value: 'attempted', label: msg`Delivery attempted` },
  { value: 'delivered', label: msg`Delivered` },
  { value: 'damaged', label: msg`Damage` },
  { value: 'short', label: msg`Shortage` },
  { value: 'refused', label: msg`Refused by consignee` },
  { value: 'returned', label: msg`Returned to shipper` },
  { value: 'reconsigned', label: msg`Reconsigned` },
  { value: 'closed', label: msg`Close shipment` },
  { value: 'delivery_time_corrected', label: msg`Correct delivery time`, forManagers: true },
  { value: 'delivery_reversed', label: msg`Undo delivery`, forManagers: true },
  { value: 'lost', label: msg`Lost`, forManagers: true },
];
