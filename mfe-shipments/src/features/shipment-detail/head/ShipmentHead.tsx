import { CopyText, Group, PageHeader } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { DemoBadge } from '../../../shared/DemoBadge';
import { ShipmentStatusBadge } from '../../../shared/ShipmentStatusBadge';
import type { Shipment } from '../../../shared/types';
import { ActionsMenu } from '../actions/ActionsMenu';
import { FollowMenu } from './FollowMenu';
import classes from './head.module.css';

/** Which shipment this is, whose it is, under which numbers, and what can be done with it. */
export function ShipmentHead({ shipment }: { shipment: Shipment }) {
  const { origin, destination, carrier } = shipment;
  return (
    <PageHeader
      title={t`Shipment ${shipment.number}`}
      description={
        <>
          <span className={classes.summary}>
            <ShipmentStatusBadge status={shipment.status} />
            <span>
              {origin.city}, {origin.state} → {destination.city}, {destination.state}
            </span>
            <span>
              {carrier.name} ({carrier.scac}) {carrier.demo && <DemoBadge />}
            </span>
          </span>
          <span className={classes.summary}>
            <span className={classes.number}>
              {shipment.proNumber ? (
                <>
                  PRO <CopyText name={t`PRO number`} text={shipment.proNumber} />
                </>
              ) : (
                t`PRO not assigned yet`
              )}
            </span>
            <span className={classes.number}>
              BOL <CopyText name={t`BOL number`} text={shipment.bolNumber} />
            </span>
          </span>
        </>
      }
      action={
        <Group gap="xs" className={classes.actions}>
          <FollowMenu shipment={shipment} />
          <ActionsMenu shipment={shipment} />
        </Group>
      }
    />
  );
}
