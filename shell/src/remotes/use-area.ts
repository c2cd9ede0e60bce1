import type { MfeModule, RegistryEntry } from '@lading/mfe-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AreaLoader } from './area-loader';

/** Patience for an area's code before the user is told, in milliseconds. */
const SLOW_AFTER = 3000;

export type AreaState =
  { kind: 'loading' } | { kind: 'slow' } | { kind: 'failed'; error: unknown } | { kind: 'ready'; module: MfeModule };

/**
 * Loads an area, says how far it is and reports when that failed. Plain state instead of Suspense: React would hold a shown page back 300 ms once
 * a Suspense fallback was visible.
 */
export function useArea(
  area: RegistryEntry,
  loader: AreaLoader,
  report: (error: unknown) => void,
): { state: AreaState; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<AreaState>(() => initialState(area, loader));
  const onFailure = useEffectEvent(report);

  useEffect(() => {
    let current = true;
    // Also when it is there already: it may have arrived since the page was drawn.
    const show = (next: AreaState) => current && setState((shown) => (shown.kind === 'ready' ? shown : next));
    const timer = setTimeout(() => {
      loader.abandon(area);
      show({ kind: 'slow' });
    }, SLOW_AFTER);
    loader
      .load(area)
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
  }, [area, loader, attempt]);

  const retry = () => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

function initialState(area: RegistryEntry, loader: AreaLoader): AreaState {
  const module = loader.loaded(area);
  return module ? { kind: 'ready', module } : { kind: 'loading' };
}
