import { type Host, type RegistryEntry, usePageTitle } from '@lading/mfe-contract';
import { ErrorState, Page } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { failureOf } from '../fallback/failure';
import { remoteTitle } from './remote-title';
import { RemoteLoadFailure } from './load-failure';

interface RemoteProblemProps {
  remote: RegistryEntry;
  host: Host;
  /** Why the code did not start; absent while it may still arrive. */
  error?: unknown;
  onRetry(): void;
}

/** The remote's code did not load, or not in time. Other remotes are not affected. */
export function RemoteProblem({ remote, host, error, onRetry }: RemoteProblemProps) {
  const title = remoteTitle(remote);
  usePageTitle(host, title);
  const slow = error === undefined;
  return (
    <Page name="remote-problem">
      <ErrorState
        title={slow ? t`${title} is taking longer than usual` : t`${title} could not be loaded`}
        order={1}
        digest={slow ? undefined : failureOf(error).digest}
        onRetry={onRetry}
      >
        {slow
          ? t`It opens as soon as it has loaded. Other sections still work.`
          : t`${reasonOf(error)} Other sections still work.`}
      </ErrorState>
    </Page>
  );
}

const reasonOf = (error: unknown) =>
  error instanceof RemoteLoadFailure
    ? error.reason
    : t`Check your connection, or reload the page to get the latest release.`;
