import { Term } from '@lading/trade/glossary';
import { Badge, CopyText } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DemoBadge } from '../../../shared/DemoBadge';
import type { Shipment } from '../../../shared/types';
import classes from './head.module.css';

/** Lane, carrier and PRO number of a shipment, in one line where they fit. */
export function ShipmentSummary({ shipment }: { shipment: Shipment }) {
  const { origin, destination, carrier, proNumber } = shipment;
  return (
    <div className={classes.summary}>
      <strong>
        {origin.city}, {origin.state} → {destination.city}, {destination.state}
      </strong>
      <span className={classes.carrier}>
        {carrier.name}
        <span className={classes.code}>
          (<Term of="scac">{carrier.scac}</Term>) {carrier.demo && <DemoBadge />}
        </span>
      </span>
      {shipment.archived && (
        <Badge size="xs" variant="outline" color="gray">
          <Trans>Archived</Trans>
        </Badge>
      )}
      <span className={classes.number}>
        {proNumber ? (
          <>
            <Term of="proNumber">PRO</Term> <CopyText name={t`PRO number`} text={proNumber} />
          </>
        ) : (
          <Term of="proNumber">{t`No PRO yet`}</Term>
        )}
      </span>
    </div>
  );
}
