import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Carrier } from '../api/types';
import classes from './offer-table.module.css';

/** A carrier's SCAC, and whether it is an invented one. */
export function CarrierBadge({ carrier }: { carrier: Carrier }) {
  return (
    <>
      <span className={classes.scac}>{carrier.scac}</span>
      {carrier.demo && (
        <span className={classes.demo} title={t`Demonstration carrier`}>
          <Trans>demo</Trans>
        </span>
      )}
    </>
  );
}
