import type { MfeModule, RegistryEntry } from '@lading/mfe-contract';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FetchArea } from './area-loader';

/** Loads an area's code through module federation. */
export const fetchArea: FetchArea = async (area: RegistryEntry, again: boolean): Promise<MfeModule> => {
  // Forced registration makes the runtime forget an entry that failed.
  registerRemotes([{ name: area.name, entry: area.entry }], { force: again });
  const exposed = await loadRemote<{ default: MfeModule }>(`${area.name}/mfe`);
  if (exposed?.default.contract !== area.contract) throw new Error(`Area ${area.name} exposes no module of contract ${area.contract}`);
  return exposed.default;
};
