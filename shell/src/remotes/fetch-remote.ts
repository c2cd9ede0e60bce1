import type { MfeModule, RegistryEntry } from '@lading/mfe-contract';
import { loadCatalog } from '@lading/ui';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { sourceOfRemote } from '../reports/attribute';
import { report } from '../reports/report';
import { checkFit } from './check-fit';
import { checkSignature } from './check-signature';
import type { FetchRemote } from './remote-loader';
import { entryScript } from './entry-script';
import { explainFailure } from './load-failure';
import { preloadChunks } from './preload-chunks';

/** Hash of each remote's entry by name; federation requests the script element later. */
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

/** Removes the remote's script elements: webpack and federation would wait for one that hangs. */
function dropScripts(remote: RegistryEntry): void {
  const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (new URL(script.src).pathname.startsWith(folder)) script.remove();
  }
}

async function exposedModule(remote: RegistryEntry, again: boolean): Promise<MfeModule> {
  if (again) dropScripts(remote);
  else preloadChunks(remote);
  // Browsers queue requests behind a hanging one with the same URL, so a retry has another URL.
  const entry = again ? `${remote.entry}?at=${Date.now()}` : remote.entry;
  integrities.set(remote.name, remote.integrity);
  // Forced registration makes the runtime forget an entry that failed.
  registerRemotes([{ name: remote.name, entry }], { force: again });
  const exposed = await loadRemote<{ default: MfeModule }>(`${remote.name}/mfe`);
  if (exposed?.default.contract !== remote.contract)
    throw new Error(`Remote ${remote.name} exposes no module of contract ${remote.contract}`);
  const { texts, messages = texts } = exposed.default;
  // Without its catalog a remote is shown in English.
  if (messages) await loadCatalog(messages).catch((error: unknown) => report(sourceOfRemote(remote), error));
  return exposed.default;
}

/** Loads a remote by module federation, if it is compatible; the browser runs only published code. */
export const fetchRemote: FetchRemote = async (remote: RegistryEntry, again: boolean): Promise<MfeModule> => {
  const compatible = checkFit(remote);
  const fit = compatible.ok ? await checkSignature(remote) : compatible;
  if (!fit.ok) throw new Error(`Remote ${remote.name} may not run: ${fit.reason}`);
  return exposedModule(remote, again).catch(async (error: unknown) => {
    throw await explainFailure(remote, error);
  });
};
