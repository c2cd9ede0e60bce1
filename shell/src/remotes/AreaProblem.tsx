import { type Host, type RegistryEntry, usePageTitle } from '@lading/mfe-contract';
import { ErrorState, Page } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { failureOf } from '../fallback/failure';
import { areaTitle } from './area-title';
import { AreaLoadFailure } from './load-failure';

interface AreaProblemProps {
  area: RegistryEntry;
  host: Host;
  /** Why the code did not start; absent while it may still arrive. */
  error?: unknown;
  onRetry(): void;
}

/** The area's code did not arrive, or not in time; the rest of the product goes on. */
export function AreaProblem({ area, host, error, onRetry }: AreaProblemProps) {
  const title = areaTitle(area);
  usePageTitle(host, title);
  const slow = error === undefined;
  return (
    <Page name="area-problem">
      <ErrorState
        title={slow ? t`${title} takes longer than usual` : t`${title} could not be loaded`}
        order={1}
        digest={slow ? undefined : failureOf(error).digest}
        onRetry={onRetry}
      >
        {slow
          ? t`It opens by itself when it arrives. The other areas can be used meanwhile.`
          : t`${reasonOf(error)} The other areas can be used meanwhile.`}
      </ErrorState>
    </Page>
  );
}

const reasonOf = (error: unknown) =>
  error instanceof AreaLoadFailure ? error.reason : t`The connection or a new release may be the reason.`;
