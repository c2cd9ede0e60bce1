import {
  IconArrowBackUp,
  IconBan,
  IconBuilding,
  IconCalendarEvent,
  IconCheck,
  IconCircleDashed,
  IconHourglass,
  IconMapPin,
  IconPackage,
  IconTruck,
  IconTruckDelivery,
  type StatusTone,
  type TablerIcon,
} from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShipmentStatus } from './types';

interface StatusView {
  label: MessageDescriptor;
  tone: StatusTone;
  /** Tells statuses of one tone apart. */
  icon?: TablerIcon;
}

/** Word, tone and icon of each execution state, in the order of the journey. Gray until the truck is on its way. */
export const SHIPMENT_STATUS: Record<ShipmentStatus, StatusView> = {
  booked: { label: msg({ context: 'shipment', message: 'Booked' }), tone: 'neutral', icon: IconCircleDashed },
  tendered: { label: msg`Tendered`, tone: 'neutral', icon: IconHourglass },
  tender_rejected: { label: msg`Tender rejected`, tone: 'attention' },
  accepted: { label: msg({ context: 'shipment', message: 'Accepted' }), tone: 'neutral', icon: IconCheck },
  pickup_scheduled: { label: msg`Pickup scheduled`, tone: 'neutral', icon: IconCalendarEvent },
  en_route_pickup: { label: msg`Driver en route`, tone: 'active', icon: IconTruck },
  at_pickup: { label: msg`At pickup`, tone: 'active', icon: IconMapPin },
  picked_up: { label: msg`Picked up`, tone: 'active', icon: IconPackage },
  in_transit: { label: msg`In transit`, tone: 'active', icon: IconTruck },
  at_terminal: { label: msg`At terminal`, tone: 'active', icon: IconBuilding },
  interline: { label: msg`With interline carrier`, tone: 'active', icon: IconTruck },
  out_for_delivery: { label: msg`Out for delivery`, tone: 'active', icon: IconTruckDelivery },
  at_delivery: { label: msg`At delivery`, tone: 'active', icon: IconMapPin },
  delivered: { label: msg`Delivered`, tone: 'done' },
  closed: { label: msg({ context: 'shipment', message: 'Closed' }), tone: 'done', icon: IconCheck },
  cancelled: { label: msg({ context: 'shipment', message: 'Canceled' }), tone: 'neutral', icon: IconBan },
  refused: { label: msg`Refused`, tone: 'attention' },
  returned: { label: msg`Returned`, tone: 'attention', icon: IconArrowBackUp },
  lost: { label: msg`Lost`, tone: 'failed' },
};

export const SHIPMENT_STATUSES = Object.keys(SHIPMENT_STATUS) as ShipmentStatus[];

/** Every status with its word, for a filter. */
export const statusOptions = () =>
  SHIPMENT_STATUSES.map((value) => ({ value, label: i18n._(SHIPMENT_STATUS[value].label) }));
