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
  /** Loads the current quote. */
  onReload(): void;
}

/** States near the button why nothing was booked, and what to do. */
export function BookingProblemNote({ problem, quoteId, onReload }: BookingProblemNoteProps) {
  switch (problem.kind) {
    case 'price':
      return (
        <Note title={t`The total has changed`}>
          <Trans>
            You accepted {formatMoney(problem.accepted)}; the total is now {formatMoney(problem.current)}. Nothing is
            booked. The button books at the new total.
          </Trans>
        </Note>
      );
    case 'booked':
      return (
        <Note title={t`This quote is already booked`}>
          {problem.detail}{' '}
          {problem.shipmentId ? (
            <Anchor underline="always" component={Link} to={paths.shipment(problem.shipmentId)}>
              <Trans>Open shipment</Trans>
            </Anchor>
          ) : (
            <Reload onReload={onReload} />
          )}
        </Note>
      );
    case 'outdated':
      return (
        <Note title={t`The quote has changed`}>
          <Trans>{problem.detail} Your input is kept.</Trans> <Reload onReload={onReload} />
        </Note>
      );
    case 'description':
      return (
        <Note title={t`Not booked yet`}>
          <Trans>{problem.detail} Your input is kept.</Trans>{' '}
          <Anchor underline="always" component={Link} to={paths.editQuote(quoteId)}>
            <Trans>Edit quote</Trans>
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
          title={isRefusal(problem.error) ? t`Not booked` : t`The booking is not confirmed`}
        >
          {isRefusal(problem.error)
            ? t`Your input is kept.`
            : t`Your input is kept. Book again to check: a booking is never made twice.`}
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
      <Trans>Reload quote</Trans>
    </Button>
  );
}
