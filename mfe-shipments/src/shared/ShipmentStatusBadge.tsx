import { StatusBadge } from '@lading/ui';
import { i18n } from '@lingui/core';
import { SHIPMENT_STATUS } from './shipment-status';
import type { ShipmentStatus } from './types';

/** Execution state of a shipment as icon and word. */
export function ShipmentStatusBadge({ status }: { status: ShipmentStatus }) {
  const { label, tone, icon } = SHIPMENT_STATUS[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {i18n._(label)}
    </StatusBadge>
  );
}
