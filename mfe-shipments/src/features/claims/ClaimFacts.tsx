import { paths } from '@lading/mfe-contract';
import { Anchor, formatDate, formatInstant, KeyValue, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Claim } from '../../shared/api/claims';
import { CLAIM_KIND_NAMES } from '../../shared/claims/claim-words';
import classes from '../../shared/record.module.css';

/** What identifies the claim. */
export function ClaimFacts({ claim }: { claim: Claim }) {
  const { kind, carrierName, scac, shipmentId, shipmentNumber, filedOn, reference, carrierReference, createdAt } =
    claim;
  return (
    <section className={classes.panel}>
      <Title order={2}>{t`Claim`}</Title>
      <KeyValue
        items={[
          { label: t`Type`, value: i18n._(CLAIM_KIND_NAMES[kind]) },
          { label: t`Carrier`, value: `${carrierName}, ${scac}` },
          {
            label: t`Shipment`,
            value: (
              <Anchor component={Link} to={paths.shipment(shipmentId)} underline="always">
                {shipmentNumber}
              </Anchor>
            ),
          },
          { label: t`Filed`, value: filedOn === null ? t`Not yet` : formatDate(filedOn) },
          { label: t`Your reference`, value: reference ?? '—' },
          { label: t`Carrier’s claim number`, value: carrierReference ?? '—' },
          { label: t`Drafted`, value: formatInstant(createdAt) },
        ]}
      />
    </section>
  );
}
