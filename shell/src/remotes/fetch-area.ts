import type { MfeModule, RegistryEntry } from '@lading/mfe-contract';
import { loadCatalog } from '@lading/ui';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { report } from '../reports/report';
import { fitOf } from './area-fit';
import type { FetchArea } from './area-loader';
import { entryScript } from './entry-script';
import { explainFailure } from './load-failure';
import { preloadChunks } from './preload-chunks';

/** Hash of each registered area's entry; federation asks for the script element later, by name. */
const integrities = new Map<string, string>();

registerPlugins([
  {
    name: 'entry-integrity',
    // A complete element: federation adds attributes of its own only to those it made itself.
    createScript: ({ url, remoteInfo }) => {
      const integrity = integrities.get(remoteInfo?.name ?? '');
      if (!integrity) throw new Error(`No hash is known for ${url}`);
      return entryScript(url, integrity);
    },
  },
]);

/** Removes the area's script elements: as long as one that hangs is in the page, both loaders would wait for it. */
function dropScripts(area: RegistryEntry): void {
  const folder = area.entry.slice(0, area.entry.lastIndexOf('/') + 1);
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (new URL(script.src).pathname.startsWith(folder)) script.remove();
  }
}

async function exposedModule(area: RegistryEntry, again: boolean): Promise<MfeModule> {
  if (again) dropScripts(area);
  else preloadChunks(area);
  // A browser queues a request behind one for the same address that hangs, so another try asks under another address.
  const entry = again ? `${area.entry}?at=${Date.now()}` : area.entry;
  integrities.set(area.name, area.integrity);
  // Forced registration makes the runtime forget an entry that failed.
  registerRemotes([{ name: area.name, entry }], { force: again });
  const exposed = await loadRemote<{ default: MfeModule }>(`${area.name}/mfe`);
  if (exposed?.default.contract !== area.contract)
    throw new Error(`Area ${area.name} exposes no module of contract ${area.contract}`);
  const { texts, messages = texts } = exposed.default;
  // Without its catalog a remote is shown in English.
  if (messages)
    await loadCatalog(messages).catch((error: unknown) => report({ area: area.name, version: area.version }, error));
  return exposed.default;
}

/** Loads an area's code through module federation, and only code that fits and is what was published. */
export const fetchArea: FetchArea = async (area: RegistryEntry, again: boolean): Promise<MfeModule> => {
  const fit = fitOf(area);
  if (!fit.ok) throw new Error(`Area ${area.name} may not run: ${fit.reason}`);
  return exposedModule(area, again).catch(async (error: unknown) => {
    throw await explainFailure(area, error);
  });
};
