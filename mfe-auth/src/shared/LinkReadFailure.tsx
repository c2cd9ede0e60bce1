import { LoadFailure } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { TitledPage } from './TitledPage';

interface LinkReadFailureProps {
  /** Name of the page. */
  name: string;
  error: unknown;
  onRetry(): void;
}

/** Page of an emailed link whose request failed; the link may still be valid. */
export function LinkReadFailure({ name, error, onRetry }: LinkReadFailureProps) {
  const title = t`The link could not be loaded`;
  return (
    <TitledPage name={name} title={title}>
      <LoadFailure order={1} error={error} title={title} onRetry={onRetry} />
    </TitledPage>
  );
}
