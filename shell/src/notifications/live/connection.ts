import { readEvents, type ServerEvent } from './read-events';

/** The server writes something every 15 seconds; a line that is silent for so long is dead. */
const SILENCE_MS = 40_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** The server keeps events for a day; after so long away the stream begins anew, with the count. */
const POSITION_HOLDS_MS = 12 * 3_600_000;

/** One stream and what belongs to it. */
export interface ConnectionOptions {
  url: string;
  /** Event after which to go on; null begins with the present state. */
  afterId: string | null;
  signal: AbortSignal;
  /** Whether the session is still the one that the page was made for; asked before every attempt. */
  isStillTheirs(): Promise<boolean>;
  onEvent(event: ServerEvent): void;
  /** 0 to 1; tests decide it. */
  random?(): number;
  pause?(ms: number, signal: AbortSignal): Promise<void>;
}

/**
 * Keeps a stream open: resumes after the last event, waits longer after each failure and never in step with other browsers.
 * Returns when `signal` fires or when the stream is not this person's any more.
 */
export async function keepConnected({
  url,
  signal,
  afterId,
  isStillTheirs,
  onEvent,
  random = Math.random,
  pause = wait,
}: ConnectionOptions): Promise<void> {
  let position = { id: afterId, at: Date.now() };
  let failures = 0;
  while (!signal.aborted) {
    try {
      if (!(await isStillTheirs())) return;
      if (Date.now() - position.at > POSITION_HOLDS_MS) position = { id: null, at: Date.now() };
      await readStream(url, position.id, signal, (event) => {
        failures = 0;
        position = { id: event.id || position.id, at: Date.now() };
        onEvent(event);
      });
    } catch {
      // Away, draining or asleep: the next attempt tells.
    }
    await pause(backOff(failures++, random()), signal);
  }
}

/** Milliseconds to wait after so many failures in a row: half of it fixed, half of it by chance. */
export function backOff(failures: number, chance: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  return (longest / 2) * (1 + chance);
}

async function readStream(
  url: string,
  afterId: string | null,
  signal: AbortSignal,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const silence = new AbortController();
  const stop = () => silence.abort();
  let timer = setTimeout(stop, SILENCE_MS);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, SILENCE_MS);
  };
  try {
    const headers: HeadersInit = {
      accept: 'text/event-stream',
      ...(afterId === null ? {} : { 'last-event-id': afterId }),
    };
    const answer = await fetch(url, {
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}`);
    for await (const event of readEvents(answer.body, heard)) onEvent(event);
  } finally {
    clearTimeout(timer);
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
