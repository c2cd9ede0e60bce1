import { paths } from '@lading/mfe-contract';
import { type Column, RowLink, TwoLines } from '@lading/mfe-kit';
import { Anchor, formatDate, Group, StatusBadge, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { amountText } from '../../shared/amount';
import type { ClaimSummary } from '../../shared/api/claims';
import { claimPath } from '../../shared/claims/claim-paths';
import { CLAIM_DEADLINES, CLAIM_KIND_NAMES } from '../../shared/claims/claim-words';
import { ClaimBadge } from '../../shared/claims/ClaimBadge';

const money = (amount: number | null, currency: string): string =>
  amount === null ? '—' : amountText(amount, currency);

export const CLAIM_COLUMNS: Column<ClaimSummary>[] = [
  {
    id: 'claim',
    header: msg`Claim`,
    width: 110,
    cell: ({ id, number, reference }) => (
      <TwoLines detail={reference}>
        <RowLink to={claimPath(id)}>{number}</RowLink>
      </TwoLines>
    ),
  },
  {
    id: 'status',
    header: msg`Status`,
    width: 130,
    phone: 'corner',
    cell: ({ status }) => <ClaimBadge status={status} />,
  },
  { id: 'kind', header: msg`Type`, width: 136, cell: ({ kind }) => i18n._(CLAIM_KIND_NAMES[kind]) },
  {
    id: 'carrier',
    header: msg`Carrier`,
    width: 140,
    cell: ({ carrierName, scac }) => (
      <TwoLines detail={scac}>
        <span title={carrierName}>{carrierName}</span>
      </TwoLines>
    ),
  },
  {
    id: 'shipment',
    header: msg`Shipment`,
    width: 96,
    cell: ({ shipmentId, shipmentNumber }) => (
      <Anchor component={Link} to={paths.shipment(shipmentId)}>
        {shipmentNumber}
      </Anchor>
    ),
  },
  { id: 'next', header: msg`Next deadline`, width: 150, cell: (claim) => <NextDeadline claim={claim} /> },
  {
    id: 'filed',
    header: msg`Filed`,
    width: 100,
    from: 'medium',
    cell: ({ filedOn }) => (filedOn === null ? '—' : formatDate(filedOn)),
  },
  {
    id: 'claimed',
    header: msg`Claimed`,
    width: 100,
    align: 'right',
    cell: ({ claimed, currency }) => amountText(claimed, currency),
  },
  {
    id: 'offered',
    header: msg`Offered`,
    width: 100,
    align: 'right',
    from: 'medium',
    cell: ({ offered, currency }) => money(offered, currency),
  },
  {
    id: 'settled',
    header: msg`Settled`,
    width: 100,
    align: 'right',
    cell: ({ settled, currency }) => money(settled, currency),
  },
];

/** The deadline with its date; overdue ones with a mark. */
function NextDeadline({ claim: { nextDueOn, nextDueKind, overdue } }: { claim: ClaimSummary }) {
  if (nextDueOn === null || nextDueKind === null) return '—';
  return (
    <TwoLines detail={i18n._(CLAIM_DEADLINES[nextDueKind])}>
      {overdue ? (
        <StatusBadge tone="failed">{t`Overdue, ${formatDate(nextDueOn)}`}</StatusBadge>
      ) : (
        formatDate(nextDueOn)
      )}
    </TwoLines>
  );
}

/** A claim in the list on a phone, below its number and status. */
export function ClaimCard({ claim }: { claim: ClaimSummary }) {
  const { kind, carrierName, shipmentNumber, claimed, currency, nextDueOn, nextDueKind, overdue } = claim;
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <span>{[carrierName, shipmentNumber].join(', ')}</span>
        <span>{amountText(claimed, currency)}</span>
      </Group>
      <Group justify="space-between" gap="xs">
        <span>{i18n._(CLAIM_KIND_NAMES[kind])}</span>
        {nextDueOn !== null && nextDueKind !== null && (
          <Text span size="sm" c={overdue ? 'var(--lading-failed)' : 'dimmed'}>
            {i18n._(CLAIM_DEADLINES[nextDueKind])} {formatDate(nextDueOn)}
          </Text>
        )}
      </Group>
    </>
  );
}
