import { paths } from '@lading/mfe-contract';
import { FailureAlert, isRefusal } from '@lading/mfe-kit';
import { Alert, Anchor, Button, formatMoney, IconAlertTriangle } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookingProblem } from './booking-problem';

export interface BookingProblemNoteProps {
  problem: BookingProblem;
  quoteId: string;
  /** Shows the quote as it is now. */
  onReload(): void;
}

/** Says near the button why nothing was booked, and what to do. */
export function BookingProblemNote({ problem, quoteId, onReload }: BookingProblemNoteProps) {
  switch (problem.kind) {
    case 'price':
      return (
        <Note title={t`The total has changed`}>
          <Trans>
            You agreed to {formatMoney(problem.accepted)}; the total is now {formatMoney(problem.current)}. Nothing is
            booked. The button books at the new total.
          </Trans>
        </Note>
      );
    case 'booked':
      return (
        <Note title={t`This quote is booked already`}>
          {problem.detail}{' '}
          {problem.shipmentId ? (
            <Anchor underline="always" component={Link} to={paths.shipment(problem.shipmentId)}>
              <Trans>Open its shipment</Trans>
            </Anchor>
          ) : (
            <Reload onReload={onReload} />
          )}
        </Note>
      );
    case 'outdated':
      return (
        <Note title={t`The quote is no longer as shown`}>
          <Trans>{problem.detail} What you typed is kept.</Trans> <Reload onReload={onReload} />
        </Note>
      );
    case 'description':
      return (
        <Note title={t`Not booked yet`}>
          <Trans>{problem.detail} What you typed is kept.</Trans>{' '}
          <Anchor underline="always" component={Link} to={paths.editQuote(quoteId)}>
            <Trans>Edit the quote</Trans>
          </Anchor>
        </Note>
      );
    case 'fields':
      return (
        <Note title={t`Not booked yet`}>
          <ul>
            {problem.fields.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        </Note>
      );
    case 'failed':
      return (
        <FailureAlert
          error={problem.error}
          title={isRefusal(problem.error) ? t`Not booked` : t`It is not certain that this was booked`}
        >
          {isRefusal(problem.error)
            ? t`What you typed is kept.`
            : t`What you typed is kept. Book again to find out: the same booking is never made twice.`}
        </FailureAlert>
      );
  }
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert role="alert" color="yellow" variant="light" icon={<IconAlertTriangle size={18} />} title={title}>
      {children}
    </Alert>
  );
}

function Reload({ onReload }: { onReload(): void }) {
  return (
    <Button size="compact-sm" variant="default" onClick={onReload}>
      <Trans>Load the quote again</Trans>
    </Button>
  );
}
