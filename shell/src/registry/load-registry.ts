import { readRegistry, type Registry } from '@lading/mfe-contract';
import { pageData } from '../start/page-data';

const COPY_KEY = 'lading.registry';

export interface LoadedRegistry {
  registry: Registry;
  /** True when the registry was unreachable and this is the last good copy. */
  stale: boolean;
}

/** The list as the server wrote it into the page, which saves a request; asked for where there is none. */
async function currentRegistry(): Promise<unknown> {
  const inPage = pageData('lading-registry');
  if (inPage) return inPage;
  const response = await fetch('/registry.json');
  if (!response.ok) throw new Error(`registry.json answered ${response.status}`);
  return response.json();
}

/** Copies are a convenience: a browser that forbids storage still works. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Loads the registry, or else its last good copy. @throws without a copy */
export async function loadRegistry(storage: Pick<Storage, 'getItem' | 'setItem'>): Promise<LoadedRegistry> {
  try {
    const body = await currentRegistry();
    const registry = readRegistry(body);
    attempt(() => storage.setItem(COPY_KEY, JSON.stringify(body)));
    return { registry, stale: false };
  } catch (error) {
    const copy = attempt(() => readRegistry(JSON.parse(storage.getItem(COPY_KEY) ?? 'null')));
    if (!copy) throw error;
    return { registry: copy, stale: true };
  }
}
