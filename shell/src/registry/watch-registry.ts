import { readRegistry, type Registry, type RegistryEntry } from '@lading/mfe-contract';

/** An open page asks this often, in milliseconds. */
const EVERY = 5 * 60_000;
/** Coming back to the page asks at once, but not more often than this. */
const AT_MOST_EVERY = 15_000;

/** Areas that are published otherwise than the page shows them: another release, switched off or on, gone or new. */
export function changedAreas(shown: Registry, published: Registry): RegistryEntry[] {
  const differs = (one: RegistryEntry, others: RegistryEntry[]) =>
    !others.some(({ name, entry, enabled }) => name === one.name && entry === one.entry && enabled === one.enabled);
  const changed = published.remotes.filter((area) => differs(area, shown.remotes));
  const gone = shown.remotes.filter(({ name }) => !published.remotes.some((area) => area.name === name));
  return [...changed, ...gone];
}

/** The list as it is now; the browser sends the tag of its copy, so an unchanged list costs no bytes. Undefined when it cannot be had. */
async function publishedRegistry(): Promise<Registry | undefined> {
  try {
    const response = await fetch('/registry.json', { cache: 'no-cache' });
    return response.ok ? readRegistry(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Calls back with the areas that changed since the page was opened, whenever that is looked up. Answers how to stop. */
export function watchRegistry(shown: Registry, onLook: (changed: RegistryEntry[]) => void): () => void {
  let lookedAt = Date.now();
  const look = async () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < AT_MOST_EVERY) return;
    lookedAt = Date.now();
    const published = await publishedRegistry();
    if (published) onLook(changedAreas(shown, published));
  };
  const onEvent = () => void look();
  const timer = setInterval(onEvent, EVERY);
  window.addEventListener('focus', onEvent);
  document.addEventListener('visibilitychange', onEvent);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', onEvent);
    document.removeEventListener('visibilitychange', onEvent);
  };
}
