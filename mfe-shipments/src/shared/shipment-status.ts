import type { StatusTone } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShipmentStatus } from './types';

interface StatusView {
  label: MessageDescriptor;
  tone: StatusTone;
}

/** Word and tone of each execution state, in the order of the journey. */
export const SHIPMENT_STATUS: Record<ShipmentStatus, StatusView> = {
  booked: { label: msg`Booked`, tone: 'active' },
  tendered: { label: msg`Tendered`, tone: 'active' },
  tender_rejected: { label: msg`Tender rejected`, tone: 'attention' },
  accepted: { label: msg`Accepted`, tone: 'active' },
  pickup_scheduled: { label: msg`Pickup scheduled`, tone: 'active' },
  en_route_pickup: { label: msg`Driver en route`, tone: 'active' },
  at_pickup: { label: msg`At pickup`, tone: 'active' },
  picked_up: { label: msg`Picked up`, tone: 'active' },
  in_transit: { label: msg`In transit`, tone: 'active' },
  at_terminal: { label: msg`At terminal`, tone: 'active' },
  interline: { label: msg`With interline carrier`, tone: 'active' },
  out_for_delivery: { label: msg`Out for delivery`, tone: 'active' },
  at_delivery: { label: msg`At delivery`, tone: 'active' },
  delivered: { label: msg`Delivered`, tone: 'done' },
  closed: { label: msg`Closed`, tone: 'done' },
  cancelled: { label: msg`Canceled`, tone: 'neutral' },
  refused: { label: msg`Refused`, tone: 'attention' },
  returned: { label: msg`Returned`, tone: 'attention' },
  lost: { label: msg`Lost`, tone: 'failed' },
};

export const SHIPMENT_STATUSES = Object.keys(SHIPMENT_STATUS) as ShipmentStatus[];

/** Every status with its word, for a filter. */
export const statusOptions = () =>
  SHIPMENT_STATUSES.map((value) => ({ value, label: i18n._(SHIPMENT_STATUS[value].label) }));
