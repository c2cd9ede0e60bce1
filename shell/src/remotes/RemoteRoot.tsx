import type { Host, RegistryEntry } from '@lading/mfe-contract';
import { Page, SkeletonRows } from '@lading/ui';
import { useLocation } from '@lading/ui/router';
import { useEffect } from 'react';
import { ErrorBoundary } from '../fallback/ErrorBoundary';
import { failureOf, isMissingChunk, reloadOnce } from '../fallback/failure';
import { FallbackScreen } from '../fallback/FallbackScreen';
import type { RemoteLoader } from './remote-loader';
import { RemoteProblem } from './RemoteProblem';
import { useRemoteModule } from './use-remote-module';

export interface RemoteRootProps {
  remote: RegistryEntry;
  host: Host;
  loader: RemoteLoader;
  /** Called once the remote's code is loaded. */
  onReady(): void;
}

/** Shows one remote and contains its errors. Mount it with a key per remote, user and company. */
export function RemoteRoot({ remote, host, loader, onReady }: RemoteRootProps) {
  const { state, retry } = useRemoteModule(remote, loader, host.report);
  const { pathname } = useLocation();
  const ready = state.kind === 'ready';
  useEffect(() => {
    if (ready) onReady();
  }, [ready, onReady]);

  if (state.kind === 'loading') {
    return (
      <Page name={remote.name} ready={false}>
        <SkeletonRows />
      </Page>
    );
  }
  if (state.kind !== 'ready')
    return (
      <RemoteProblem
        remote={remote}
        host={host}
        error={state.kind === 'failed' ? state.error : undefined}
        onRetry={retry}
      />
    );
  const { Root } = state.code;
  const onError = (error: unknown) => {
    host.report(error);
    if (isMissingChunk(error) && navigator.onLine)
      reloadOnce(`${remote.name}@${remote.checksum}`, window.sessionStorage, () => window.location.reload());
  };
  return (
    <ErrorBoundary
      resetKey={pathname}
      onError={onError}
      fallback={(error, reset) => <FallbackScreen failure={failureOf(error)} onRetry={reset} />}
    >
      <Root host={host} />
    </ErrorBoundary>
  );
}
