import { useRemote } from '@lading/mfe-kit';
import { Anchor, Button, formatDate, Group, Text, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { amountText } from '../../../shared/amount';
import { claimQueries, type ClaimSummary } from '../../../shared/api/claims';
import { claimPath } from '../../../shared/claims/claim-paths';
import { CLAIM_KIND_NAMES, CLAIM_STATUS, deadlineText } from '../../../shared/claims/claim-words';
import type { Shipment } from '../../../shared/types';
import { ActionDialog } from '../actions/ActionDialog';
import classes from './charges.module.css';

/** Claims of a shipment that the carrier has or had; nothing before the pickup. */
export function ShipmentClaims({ shipment }: { shipment: Shipment }) {
  const { api, host } = useRemote();
  const [filing, setFiling] = useState(false);
  const { data } = useQuery(claimQueries.ofShipment(api, shipment.id));
  if (!data || (!data.possible && data.claims.length === 0)) return null;
  const { claims, possible, fileBy } = data;
  return (
    <section className={classes.received}>
      <Group justify="space-between">
        <Title order={2}>{t`Claims`}</Title>
        {possible && host.session.can('claim.manage') && (
          <Button variant="default" onClick={() => setFiling(true)}>{t`File claim`}</Button>
        )}
      </Group>
      {claims.length === 0 ? (
        <Text c="dimmed">
          {fileBy === null ? t`No claims.` : t`No claims. They can be filed until ${formatDate(fileBy)}.`}
        </Text>
      ) : (
        <ul className={classes.invoices} aria-label={t`Claims`}>
          {claims.map((claim) => (
            <ClaimItem key={claim.id} claim={claim} />
          ))}
        </ul>
      )}
      <ActionDialog open={filing ? 'claim' : null} shipment={shipment} onClose={() => setFiling(false)} />
    </section>
  );
}

function ClaimItem({ claim }: { claim: ClaimSummary }) {
  const { id, number, kind, status, claimed, settled, currency, nextDueOn, nextDueKind } = claim;
  const words = [
    i18n._(CLAIM_KIND_NAMES[kind]),
    i18n._(CLAIM_STATUS[status].label),
    settled === null ? t`${amountText(claimed, currency)} claimed` : t`${amountText(settled, currency)} settled`,
  ];
  return (
    <li>
      <Anchor component={Link} to={claimPath(id)} underline="always">
        {t`Claim ${number}`}
      </Anchor>
      : {words.join(', ')}
      {nextDueKind !== null && nextDueOn !== null && (
        <Text size="sm" c="dimmed">
          {deadlineText(nextDueKind, nextDueOn)}
        </Text>
      )}
    </li>
  );
}
