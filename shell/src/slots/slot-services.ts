import type { Host, Registry, RegistryEntry } from '@lading/mfe-contract';
import { createContext } from 'react';
import type { RemoteLoader } from '../remotes/remote-loader';

/** What slots need. They are shown inside remotes, which use the shell's React and so its context. */
export interface SlotServices {
  registry: Registry;
  permissions: readonly string[];
  loader: RemoteLoader;
  hostOf(remote: RegistryEntry): Host;
}

export const SlotServicesContext = createContext<SlotServices | null>(null);
