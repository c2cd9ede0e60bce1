import { type Api, ApiProblem } from '@lading/api-client';
import { failureMessage } from '@lading/mfe-kit';
import { recordLoading, uploadPhoto } from '../../shared/api/dock';
import type { DockStore, Queued } from './dock-store';

/** The same request can succeed later: signed out, too slow, too many requests. */
const LATER = new Set([401, 408, 425, 429]);

/**
 * Sends what waits, oldest first, one at a time. A refused item keeps its reason and does not hold up the others. Stops at the first item that can
 * only be sent later. The server takes each item once, so that a response that was lost does no harm. Returns how many were sent.
 */
export async function sendQueue(api: Api, store: DockStore): Promise<number> {
  let sent = 0;
  let last = 0;
  for (;;) {
    // Read anew for each item, because more can be added meanwhile.
    const item = (await store.queued()).find(({ seq, problem }) => seq > last && problem === null);
    if (item === undefined) return sent;
    last = item.seq;
    try {
      await send(api, item);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status >= 500 || LATER.has(error.status)) return sent;
      await store.setProblem(item, failureMessage(error));
      continue;
    }
    await store.remove(item.seq);
    sent += 1;
  }
}

function send(api: Api, item: Queued): Promise<unknown> {
  if (item.kind === 'entry') return recordLoading(api, item.shipmentId, item.entry);
  return uploadPhoto(api, item.shipmentId, new File([item.bytes], item.name, { type: item.type }), item.note);
}

const running = new Set<string>();

/** Runs `work` unless this tab or another one of this browser does so now. */
export async function inOneTab(name: string, work: () => Promise<number>): Promise<number> {
  if (running.has(name)) return 0;
  running.add(name);
  try {
    // Without TLS there are no locks; then two tabs may send an item at once, and the server takes it once.
    if (!('locks' in navigator)) return await work();
    return await navigator.locks.request(`lading.${name}`, { ifAvailable: true }, (lock) => (lock ? work() : 0));
  } finally {
    running.delete(name);
  }
}
