import { giveUpPendingChunks, useCode } from '@lading/mfe-contract';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ErrorBoundary } from '../fallback/ErrorBoundary';
import { report } from '../reports/report';
import { SHELL } from '../reports/version';

/** What a part displays in its place while it cannot be used. */
export interface PartProblem {
  /** Its code is late, and is displayed when it arrives. Otherwise it failed. */
  slow: boolean;
  retry(): void;
}

interface LazyPartSource<P> {
  load(): Promise<ComponentType<P>>;
  /** What the user did to see the part; default: used a control. */
  since?: 'navigation' | 'now';
  loading?: ComponentType;
  problem(problem: PartProblem, props: P): ReactNode;
}

const reportError = (error: unknown) => report(SHELL, error);

/** A part of the shell whose code is fetched when it is first displayed. It contains its errors. Lint refuses `import()` of components elsewhere. */
export function lazyPart<P extends object>(source: LazyPartSource<P>): ComponentType<P> {
  const { since = 'now', loading: Loading, problem } = source;
  let loaded: ComponentType<P> | undefined;
  const load = async () => (loaded = await source.load());
  return function LazyPart(props: P) {
    const [code] = useState(() => ({ loaded, load, since, onRetry: giveUpPendingChunks, onFailure: reportError }));
    const { state, retry } = useCode(code);
    if (state.kind === 'loading') return Loading && <Loading />;
    if (state.kind !== 'ready') return problem({ slow: state.kind === 'slow', retry }, props);
    return (
      <ErrorBoundary onError={reportError} fallback={(_error, reset) => problem({ slow: false, retry: reset }, props)}>
        <state.code {...props} />
      </ErrorBoundary>
    );
  };
}
