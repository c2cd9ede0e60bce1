import { type CodeState, type MfeModule, type RegistryEntry, useCode } from '@lading/mfe-contract';
import type { RemoteLoader } from './remote-loader';

/** Loads a remote and reports a failure. */
export function useRemoteModule(
  remote: RegistryEntry,
  loader: RemoteLoader,
  onFailure: (error: unknown) => void,
): { state: CodeState<MfeModule>; retry(): void } {
  return useCode({
    loaded: loader.loaded(remote),
    load: () => loader.load(remote),
    since: 'navigation',
    onSlow: () => loader.abandon(remote),
    onFailure,
  });
}
