import { CopyText } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { DemoBadge } from '../../../shared/DemoBadge';
import type { Shipment } from '../../../shared/types';
import classes from './head.module.css';

/** Lane, carrier and numbers of a shipment. */
export function ShipmentSummary({ shipment }: { shipment: Shipment }) {
  const { origin, destination, carrier, proNumber, bolNumber } = shipment;
  return (
    <>
      <span className={classes.summary}>
        <span>
          {origin.city}, {origin.state} → {destination.city}, {destination.state}
        </span>
        <span>
          {carrier.name} ({carrier.scac}) {carrier.demo && <DemoBadge />}
        </span>
      </span>
      <span className={classes.summary}>
        <span className={classes.number}>
          {proNumber ? (
            <>
              PRO <CopyText name={t`PRO number`} text={proNumber} />
            </>
          ) : (
            t`No PRO yet`
          )}
        </span>
        <span className={classes.number}>
          BOL <CopyText name={t`BOL number`} text={bolNumber} />
        </span>
      </span>
    </>
  );
}
