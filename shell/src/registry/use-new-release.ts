import { readRegistry, type Registry, type RegistryEntry } from '@lading/mfe-contract';
import { t } from '@lingui/core/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ShellNotice } from '../host/notices';
import { remoteTitle } from '../remotes/remote-title';

const POLL_MS = 5 * 60_000;
/** Returning to the page polls immediately, but not more often than this. */
const STALE_MS = 15_000;
const NOTICE_ID = 'new-release';

/** Remotes that differ between the two registries: another release, disabled or enabled, removed or added. */
export function changedRemotes(shown: Registry, published: Registry): RegistryEntry[] {
  const differs = (one: RegistryEntry, others: RegistryEntry[]) =>
    !others.some(({ name, entry, enabled }) => name === one.name && entry === one.entry && enabled === one.enabled);
  const changed = published.remotes.filter((remote) => differs(remote, shown.remotes));
  const removed = shown.remotes.filter(({ name }) => !published.remotes.some((remote) => remote.name === name));
  return [...changed, ...removed];
}

/** Whether another release of the shell is published. A registry without one was written before shells were released this way, and tells nothing. */
export const isShellChanged = (shown: Registry, published: Registry): boolean =>
  shown.shell !== undefined && published.shell !== undefined && shown.shell.release !== published.shell.release;

/** Revalidates by ETag, so an unchanged registry costs no bytes. */
async function fetchRegistry({ signal }: { signal: AbortSignal }): Promise<Registry> {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`registry.json answered ${response.status}`);
  return readRegistry(await response.json());
}

const publishedQuery = queryOptions({
  queryKey: ['registry'],
  queryFn: fetchRegistry,
  staleTime: STALE_MS,
  refetchInterval: POLL_MS,
  retry: false,
});

interface NewReleaseNotice {
  notify(notice: ShellNotice): void;
  hide(id: string): void;
  reload(): void;
}

/** Offers a reload when remotes or the shell are released while the page is open. It never reloads by itself, because input would be lost. */
export function useNewRelease(shown: Registry, { notify, hide, reload }: NewReleaseNotice): void {
  const { data: published } = useQuery({ ...publishedQuery, initialData: shown });
  const changed = changedRemotes(shown, published);
  const shellRelease = isShellChanged(shown, published) ? published.shell?.release : undefined;
  const identity = [...changed.map(({ entry, enabled }) => `${entry} ${enabled}`), shellRelease ?? []].flat().join();
  const names = [...(shellRelease ? ['Lading'] : []), ...changed.map(remoteTitle)].join(', ');
  useEffect(() => {
    if (!identity) return;
    notify({
      id: NOTICE_ID,
      kind: 'info',
      stays: true,
      title: t`Updated: ${names}`,
      message: t`Save your input, then reload to use the new version.`,
      action: { label: t`Reload`, run: reload },
    });
    return () => hide(NOTICE_ID);
  }, [identity, names, notify, hide, reload]);
}
