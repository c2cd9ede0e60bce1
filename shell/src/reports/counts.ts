import type { RegistryEntry } from '@lading/mfe-contract';
import type { FetchRemote } from '../remotes/remote-loader';
import { RemoteLoadFailure } from '../remotes/load-failure';
import { sourceOf, sourceOfRemote } from './attribute';
import type { Source } from './report';
import { SHELL } from './version';

const PATH = '/api/v1/remote-counts';
/** Time that a count waits for others. */
const WAIT_MS = 30_000;
/** The server accepts no higher count in one message. */
const MOST = 20;

/** What this page counted for one build since the last message. */
interface Count {
  remote: string;
  build: string;
  views: number;
  errors: number;
  loadFailures: number;
  loadsMs: number[];
}

let counts = new Map<string, Count>();
let later: (() => void) | undefined;

function countOf({ remote, build }: Source): Count {
  later?.();
  const key = `${remote} ${build}`;
  const count = counts.get(key) ?? { remote, build, views: 0, errors: 0, loadFailures: 0, loadsMs: [] };
  counts.set(key, count);
  return count;
}

const increase = (source: Source, name: 'views' | 'errors' | 'loadFailures') => {
  const count = countOf(source);
  count[name] = Math.min(count[name] + 1, MOST);
};

/** Counts an opened remote. */
export const countView = (remote: RegistryEntry) => increase(sourceOfRemote(remote), 'views');

/** Counts an error. Not if the browser is offline, and not a failed load, which `countingLoads` counts. */
export function countError(source: Source, error: unknown): void {
  if (navigator.onLine && !(error instanceof RemoteLoadFailure)) increase(source, 'errors');
}

/** Counts loads of remotes: their duration, and failed attempts. */
export const countingLoads =
  (fetchRemote: FetchRemote): FetchRemote =>
  async (remote, again) => {
    const source = sourceOfRemote(remote);
    const startedAt = performance.now();
    try {
      const module = await fetchRemote(remote, again);
      const { loadsMs } = countOf(source);
      if (loadsMs.length < MOST) loadsMs.push(Math.round(performance.now() - startedAt));
      return module;
    } catch (error) {
      if (navigator.onLine) increase(source, 'loadFailures');
      throw error;
    }
  };

function send(): void {
  const body = { counts: [...counts.values()] };
  counts = new Map();
  if (body.counts.length > 0)
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '').split('\n') : []);

/** Sends counts, also those from before, half a minute after the first new one and when the page is hidden. Without it they are only collected. The page itself is a view of the shell. */
export function startCounts(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendNow = () => {
    clearTimeout(timer);
    timer = undefined;
    send();
  };
  later = () => (timer ??= setTimeout(sendNow, WAIT_MS));
  increase(SHELL, 'views');
  addEventListener('pagehide', sendNow);
  document.addEventListener('visibilitychange', () => document.hidden && sendNow());
  addEventListener('error', ({ error }) => countError(sourceOf(stackOf(error)), error));
  addEventListener('unhandledrejection', ({ reason }) => countError(sourceOf(stackOf(reason)), reason));
}
