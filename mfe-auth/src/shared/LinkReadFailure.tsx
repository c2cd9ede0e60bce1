import { ApiProblem } from '@lading/api-client';
import { failureMessage } from '@lading/mfe-kit';
import { ErrorState } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { TitledPage } from './TitledPage';

interface LinkReadFailureProps {
  /** Of the page, as `TitledPage` takes it. */
  name: string;
  error: unknown;
  onRetry(): void;
}

/** The page of a mailed link whose request failed; the link itself may still be valid. */
export function LinkReadFailure({ name, error, onRetry }: LinkReadFailureProps) {
  const title = t`The link could not be read`;
  return (
    <TitledPage name={name} title={title}>
      <ErrorState
        title={title}
        order={1}
        onRetry={onRetry}
        digest={error instanceof ApiProblem ? error.digest : undefined}
      >
        {failureMessage(error)}
      </ErrorState>
    </TitledPage>
  );
}
