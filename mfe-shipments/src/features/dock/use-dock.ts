import { type Api, ApiProblem } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { fetchDay } from '../../shared/api/dock';
import { DockStore, type Queued, type QueuedItem, type StoredDay } from './dock-store';
import { withEntries } from './loading-draft';
import { inOneTab, sendQueue } from './send-queue';

const DAY_REFRESH_MS = 60_000;
const RETRY_MS = 15_000;
const ALL = ['dock'] as const;

/** The queue of this device. */
export interface DockQueue {
  items: Queued[];
  isSending: boolean;
  /** Stores the items on this device, then sends. `replaced`: a refused item that these correct. */
  add(items: QueuedItem[], replaced?: number): Promise<void>;
  sendNow(): void;
  retry(item: Queued): Promise<void>;
  discard(item: Queued): Promise<void>;
}

/* eslint-disable @tanstack/query/exhaustive-deps -- the name identifies the store */
/** Both work without a connection. */
const dockQueries = {
  days: (store: DockStore) => [...ALL, store.name, 'day'],

  /** The pickups of a day; without a connection, those that this device has. */
  day: (api: Api, store: DockStore, date: string) =>
    queryOptions({
      queryKey: [...ALL, store.name, 'day', date],
      networkMode: 'always',
      refetchInterval: DAY_REFRESH_MS,
      retry: false,
      queryFn: () => readDay(api, store, date),
    }),

  queue: (store: DockStore) =>
    queryOptions({
      queryKey: [...ALL, store.name, 'queue'],
      networkMode: 'always',
      queryFn: () => store.queued(),
    }),
};
/* eslint-enable @tanstack/query/exhaustive-deps */

async function readDay(api: Api, store: DockStore, date: string): Promise<StoredDay & { isOffline: boolean }> {
  try {
    const stored = { date, items: (await fetchDay(api, date)).items, savedAt: new Date().toISOString() };
    await store.saveDay(stored);
    return { ...stored, isOffline: false };
  } catch (error) {
    const stored = error instanceof ApiProblem && error.status < 500 ? undefined : await store.day(date);
    if (stored === undefined) throw error;
    return { ...stored, isOffline: true };
  }
}

/** The store of the signed-in user in the active company. */
export function useDockStore(): DockStore {
  const { host } = useRemote();
  const { user, company } = host.session;
  const [store] = useState(() => new DockStore(user?.id ?? '', company?.id ?? ''));
  return store;
}

/** The pickups of a day with the entries that wait. */
export function useDay(store: DockStore, date: string, queue: readonly Queued[]) {
  const { api } = useRemote();
  const day = useQuery(dockQueries.day(api, store, date));
  const pickups = useMemo(() => {
    const waiting = queue.filter((item) => item.kind === 'entry' && item.problem === null);
    return day.data?.items.map((pickup) =>
      withEntries(
        pickup,
        waiting.flatMap((item) => (item.kind === 'entry' && item.shipmentId === pickup.shipmentId ? [item.entry] : [])),
      ),
    );
  }, [day.data, queue]);
  return { day, pickups: pickups ?? [] };
}

/** Sends what waits when the page opens, when the connection is back, and every few seconds. */
export function useDockQueue(store: DockStore): DockQueue {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  const { queryKey } = dockQueries.queue(store);
  const items = useQuery(dockQueries.queue(store)).data ?? [];
  const isWaiting = items.some(({ problem }) => problem === null);
  const { mutate: send, isPending: isSending } = useMutation({
    mutationFn: () => inOneTab(store.name, () => sendQueue(api, store)),
    onSettled: async (sent) => {
      if (sent) await queryClient.invalidateQueries({ queryKey: dockQueries.days(store) });
      await queryClient.invalidateQueries({ queryKey });
    },
  });

  useEffect(() => {
    if (!isWaiting) return;
    send();
    const timer = setInterval(send, RETRY_MS);
    const onOnline = () => send();
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [isWaiting, send]);

  const changed = async (change: Promise<void>) => {
    await change;
    await queryClient.invalidateQueries({ queryKey });
  };
  return {
    items,
    isSending,
    add: async (added, replaced) => {
      await changed(store.add(added, replaced));
      send();
    },
    sendNow: send,
    retry: (item) => changed(store.setProblem(item, null)),
    discard: ({ seq }) => changed(store.remove(seq)),
  };
}
