import type { MfeModule, RegistryEntry } from '@lading/mfe-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RemoteLoader } from './remote-loader';

/** Milliseconds until the user learns that loading takes long. */
const SLOW_AFTER = 3000;

export type RemoteState =
  { kind: 'loading' } | { kind: 'slow' } | { kind: 'failed'; error: unknown } | { kind: 'ready'; module: MfeModule };

/**
 * Loads a remote and reports a failure. State instead of Suspense: React delays content by 300 ms after a Suspense fallback was visible.
 */
export function useRemoteModule(
  remote: RegistryEntry,
  loader: RemoteLoader,
  report: (error: unknown) => void,
): { state: RemoteState; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RemoteState>(() => initialState(remote, loader));
  const onFailure = useEffectEvent(report);

  useEffect(() => {
    let current = true;
    // Also when it is there already: it may have arrived since the page was drawn.
    const show = (next: RemoteState) => current && setState((shown) => (shown.kind === 'ready' ? shown : next));
    const timer = setTimeout(() => {
      loader.abandon(remote);
      show({ kind: 'slow' });
    }, SLOW_AFTER);
    loader
      .load(remote)
      .then((module) => show({ kind: 'ready', module }))
      .catch((error: unknown) => {
        if (current) onFailure(error);
        show({ kind: 'failed', error });
      })
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [remote, loader, attempt]);

  const retry = () => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

function initialState(remote: RegistryEntry, loader: RemoteLoader): RemoteState {
  const module = loader.loaded(remote);
  return module ? { kind: 'ready', module } : { kind: 'loading' };
}
