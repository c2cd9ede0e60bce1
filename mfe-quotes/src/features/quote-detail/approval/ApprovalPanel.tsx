import { paths } from '@lading/mfe-contract';
import { FailureAlert, useNow, useRemote } from '@lading/mfe-kit';
import { modeName } from '@lading/trade';
import {
  Anchor,
  Button,
  formatDate,
  formatInstant,
  formatMoney,
  Group,
  KeyValue,
  Paper,
  Stack,
  StatusBadge,
  Title,
  useDisclosure,
} from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useId } from 'react';
import type { Approval, QuoteStatus } from '../../../shared/api/types';
import { ApprovalStatusBadge } from '../../../shared/ApprovalStatusBadge';
import { Validity } from '../../../shared/Validity';
import { ApprovalSteps } from './ApprovalSteps';
import { useApprovalDecisions } from './use-approval-decisions';

const RejectDialog = lazy(() => import('./RejectDialog').then((module) => ({ default: module.RejectDialog })));

/** The newest request for approval of the quote: what is booked, which rules need it, who decides, and the decision. */
export function ApprovalPanel({ approval, status }: { approval: Approval; status: QuoteStatus }) {
  const heading = useId();
  // An older request does not matter once the quote was booked or canceled without it.
  const isCurrent = ['approval_pending', 'quoted', 'expired'].includes(status) || approval.status === 'approved';
  if (!isCurrent) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading}>
      <Stack gap="sm">
        <Group gap="sm">
          <Title order={2} id={heading}>
            <Trans>Approval</Trans>
          </Title>
          <ApprovalStatusBadge status={approval.status} />
          {approval.status === 'pending' && <ExpiresSoon until={approval.validUntil} />}
        </Group>
        <KeyValue items={facts(approval)} />
        <ApprovalSteps approval={approval} />
        {approval.status === 'pending' && <Decisions approval={approval} />}
      </Stack>
    </Paper>
  );
}

function facts({ carrier, mode, total, pickupOn, requestedBy, requestedAt, reason, rejectedBy, ...rest }: Approval) {
  const { validUntil, status } = rest;
  return [
    { label: t`Booking`, value: t`${carrier}, ${modeName(mode)}, ${formatMoney(total)}` },
    { label: t`Pickup`, value: formatDate(pickupOn) },
    { label: t`Requested by`, value: t`${requestedBy}, ${formatInstant(requestedAt)}` },
    ...(status === 'pending' ? [{ label: t`Valid until`, value: <Validity until={validUntil} /> }] : []),
    ...(rejectedBy
      ? [{ label: t`Rejected by`, value: t`${rejectedBy.fullName}, ${formatInstant(rejectedBy.at)}` }]
      : []),
    ...(reason ? [{ label: t`Reason`, value: reason }] : []),
  ];
}

const WARN_MS = 4 * 3_600_000;

function ExpiresSoon({ until }: { until: string }) {
  const now = useNow();
  if (new Date(until).getTime() - now.getTime() > WARN_MS) return null;
  return <StatusBadge tone="attention">{t`Expires soon`}</StatusBadge>;
}

/** Approve and reject for approvers, withdraw for the requester. */
function Decisions({ approval }: { approval: Approval }) {
  const { host } = useRemote();
  const { approving, withdrawing } = useApprovalDecisions(approval);
  const [rejecting, dialog] = useDisclosure();
  const error = approving.error ?? withdrawing.error;
  return (
    <>
      {error && <FailureAlert error={error} />}
      <Group gap="sm">
        {approval.canDecide && (
          <>
            <Button loading={approving.isPending} onClick={() => approving.mutate()}>
              {t`Approve for ${formatMoney(approval.total)}`}
            </Button>
            <Button variant="default" onClick={dialog.open}>
              <Trans>Reject</Trans>
            </Button>
          </>
        )}
        {approval.own && (
          <Button variant="default" loading={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            <Trans>Withdraw request</Trans>
          </Button>
        )}
        {host.session.can('approval.decide') && (
          <Anchor component={Link} to={paths.approvals()} underline="always">
            <Trans>All approvals</Trans>
          </Anchor>
        )}
      </Group>
      {rejecting && (
        <Suspense>
          <RejectDialog approval={approval} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
