import { Alert, IconAlertTriangle } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureDigest, failureMessage } from './failure';

interface FailureAlertProps {
  error: unknown;
  /** What failed: "The quote was not saved". */
  title?: string;
  /** What was kept, what to do. */
  children?: ReactNode;
}

/** Error of an action, near its button. */
export function FailureAlert({ error, title, children }: FailureAlertProps) {
  const digest = failureDigest(error);
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={18} />} title={title}>
      {failureMessage(error)} {children}
      {digest && (
        <div>
          <Trans>Digest: {digest}</Trans>
        </div>
      )}
    </Alert>
  );
}
