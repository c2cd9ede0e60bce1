import { paths } from '@lading/mfe-contract';
import { Alert, Anchor, Button, formatMoney, IconAlertTriangle } from '@lading/ui';
import { Link } from '@lading/ui/router';
import type { ReactNode } from 'react';
import { FailureAlert } from '../../shared/FailureAlert';
import { isFinalAnswer } from '../../shared/problem';
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
        <Note title="The total has changed">
          You agreed to {formatMoney(problem.accepted)}; the total is now {formatMoney(problem.current)}. Nothing is booked. The button books at the new total.
        </Note>
      );
    case 'booked':
      return (
        <Note title="This quote is booked already">
          {problem.detail}{' '}
          {problem.shipmentId ? (
            <Anchor underline="always" component={Link} to={paths.shipment(problem.shipmentId)}>
              Open its shipment
            </Anchor>
          ) : (
            <Reload onReload={onReload} />
          )}
        </Note>
      );
    case 'outdated':
      return (
        <Note title="The quote is no longer as shown">
          {problem.detail} What you typed is kept. <Reload onReload={onReload} />
        </Note>
      );
    case 'description':
      return (
        <Note title="Not booked yet">
          {problem.detail} What you typed is kept.{' '}
          <Anchor underline="always" component={Link} to={paths.editQuote(quoteId)}>
            Edit the quote
          </Anchor>
        </Note>
      );
    case 'fields':
      return (
        <Note title="Not booked yet">
          <ul>
            {problem.fields.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        </Note>
      );
    case 'failed':
      return (
        <FailureAlert error={problem.error} title={isFinalAnswer(problem.error) ? 'Not booked' : 'It is not certain that this was booked'}>
          What you typed is kept.{isFinalAnswer(problem.error) ? '' : ' Book again to find out: the same booking is never made twice.'}
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
      Load the quote again
    </Button>
  );
}
