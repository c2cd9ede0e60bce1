import type { MfeModule, RegistryEntry } from '@lading/mfe-contract';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FetchArea } from './area-loader';

/** Removes the area's script elements: as long as one that hangs is in the page, both loaders would wait for it. */
function dropScripts(area: RegistryEntry): void {
  const folder = area.entry.slice(0, area.entry.lastIndexOf('/') + 1);
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (new URL(script.src).pathname.startsWith(folder)) script.remove();
  }
}

/** Loads an area's code through module federation. */
export const fetchArea: FetchArea = async (area: RegistryEntry, again: boolean): Promise<MfeModule> => {
  if (again) dropScripts(area);
  // A browser queues a request behind one for the same address that hangs, so another try asks under another address.
  const entry = again ? `${area.entry}?at=${Date.now()}` : area.entry;
  // Forced registration makes the runtime forget an entry that failed.
  registerRemotes([{ name: area.name, entry }], { force: again });
  const exposed = await loadRemote<{ default: MfeModule }>(`${area.name}/mfe`);
  if (exposed?.default.contract !== area.contract) throw new Error(`Area ${area.name} exposes no module of contract ${area.contract}`);
  return exposed.default;
};
