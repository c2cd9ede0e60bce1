import type { Host, RegistryEntry } from '@lading/mfe-contract';
import { Page, SkeletonRows } from '@lading/ui';
import { useLocation } from '@lading/ui/router';
import { useEffect } from 'react';
import { AreaFallback } from '../fallback/AreaFallback';
import { ErrorBoundary } from '../fallback/ErrorBoundary';
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
  const { state, retry } = useArea(area, loader);
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
  if (state.kind !== 'ready') return <AreaProblem area={area} host={host} slow={state.kind === 'slow'} onRetry={retry} />;
  const { Root } = state.module;
  return (
    <ErrorBoundary resetKey={pathname} onError={host.report} fallback={(error, reset) => <AreaFallback area={area} error={error} onRetry={reset} />}>
      <Root host={host} />
    </ErrorBoundary>
  );
}
