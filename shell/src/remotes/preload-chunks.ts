import type { RegistryEntry } from '@lading/mfe-contract';

/** Fetches the scripts that an area's entry will ask for while the entry itself is under way: one round trip less. */
export function preloadChunks(area: RegistryEntry): void {
  const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(({ href }) => href);
  const entry = new URL(area.entry, window.location.href);
  // Areas of an earlier build name none.
  const chunks: Partial<RegistryEntry>['startChunks'] = area.startChunks;
  for (const [file, integrity] of Object.entries(chunks ?? {})) {
    const href = new URL(file, entry).href;
    // The page itself does this for the area it opens with.
    if (asked.includes(href)) continue;
    // As webpack's script element will ask for it, or the browser fetches it again.
    const crossOrigin = entry.origin === window.location.origin ? null : 'anonymous';
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', integrity, crossOrigin, href }),
    );
  }
}
