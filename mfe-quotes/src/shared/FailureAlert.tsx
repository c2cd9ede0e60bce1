import { Alert, IconAlertTriangle } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { describeFailure } from './problem';

/** Says near the button that an act failed, why, and what was kept. */
export function FailureAlert({ error, title, children }: { error: unknown; title: string; children?: ReactNode }) {
  const { message, digest } = describeFailure(error);
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={18} />} title={title}>
      {message} {children}
      {digest && (
        <div>
          <Trans>Digest: {digest}</Trans>
        </div>
      )}
    </Alert>
  );
}
