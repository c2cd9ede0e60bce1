import type { Host, RegistryEntry } from '@lading/mfe-contract';
import { Page, SkeletonRows } from '@lading/ui';
import { useLocation } from '@lading/ui/router';
import { useEffect } from 'react';
import { ErrorBoundary } from '../fallback/ErrorBoundary';
import { failureOf, isMissingChunk, reloadOnce } from '../fallback/failure';
import { FallbackScreen } from '../fallback/FallbackScreen';
import type { AreaLoader } from './area-loader';
import { AreaProblem } from './AreaProblem';
import { useArea } from './use-area';

export interface RemoteAreaProps {
  area: RegistryEntry;
  host: Host;
  loader: AreaLoader;
  /** Called once the area's code is here. */
  onReady(): void;
}

/** Shows one area; whatever goes wrong in it stays inside. Mount it with a key per area, user and company. */
export function RemoteArea({ area, host, loader, onReady }: RemoteAreaProps) {
  const { state, retry } = useArea(area, loader, host.report);
  const { pathname } = useLocation();
  const ready = state.kind === 'ready';
  useEffect(() => {
    if (ready) onReady();
  }, [ready, onReady]);

  if (state.kind === 'loading') {
    return (
      <Page name={area.name} ready={false}>
        <SkeletonRows />
      </Page>
    );
  }
  if (state.kind !== 'ready')
    return (
      <AreaProblem area={area} host={host} error={state.kind === 'failed' ? state.error : undefined} onRetry={retry} />
    );
  const { Root } = state.module;
  const onError = (error: unknown) => {
    host.report(error);
    if (isMissingChunk(error) && navigator.onLine)
      reloadOnce(`${area.name}@${area.checksum}`, window.sessionStorage, () => window.location.reload());
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
