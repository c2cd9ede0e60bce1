import { useEffect, useEffectEvent, useState } from 'react';
import { slowInMs } from './navigation';

export type CodeState<T> =
  { kind: 'loading' } | { kind: 'slow' } | { kind: 'failed'; error: unknown } | { kind: 'ready'; code: T };

export interface CodeSource<T> {
  /** The code if it is loaded. */
  loaded?: T;
  load(): Promise<T>;
  /** What the user did to request the code: opened a page, or used a control of one. */
  since: 'navigation' | 'now';
  /** Called when the user learns that loading takes long. */
  onSlow?(): void;
  /** Called before another try. */
  onRetry?(): void;
  onFailure(error: unknown): void;
}

/**
 * Loads code when the component is mounted. Slow code is still used when it arrives; `retry` requests it again.
 * State instead of Suspense: React delays content by 300 ms after a Suspense fallback was visible, and `lazy` keeps a failure forever.
 */
export function useCode<T>(source: CodeSource<T>): { state: CodeState<T>; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CodeState<T>>(() =>
    source.loaded === undefined ? { kind: 'loading' } : { kind: 'ready', code: source.loaded },
  );
  const start = useEffectEvent(() => source.load());
  const waitMs = useEffectEvent(() => slowInMs(attempt > 0 ? 'now' : source.since));
  const onSlow = useEffectEvent(() => source.onSlow?.());
  const onFailure = useEffectEvent((error: unknown) => source.onFailure(error));

  useEffect(() => {
    let current = true;
    // Also if it was loaded before: it may have arrived since the page was drawn.
    const show = (next: CodeState<T>) => current && setState((shown) => (shown.kind === 'ready' ? shown : next));
    const timer = setTimeout(() => {
      onSlow();
      show({ kind: 'slow' });
    }, waitMs());
    start()
      .then((code) => show({ kind: 'ready', code }))
      .catch((error: unknown) => {
        if (current) onFailure(error);
        show({ kind: 'failed', error });
      })
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [attempt]);

  const retry = () => {
    source.onRetry?.();
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}
