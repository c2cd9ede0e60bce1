import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** The server sends a heartbeat every 15 seconds; a connection without data for this time is dead. */
const SILENCE_MS = 40_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** The server keeps events for a day; after this time the stream starts anew. */
const POSITION_VALID_MS = 12 * 3_600_000;

/** Options of a connection. */
export interface ConnectionOptions {
  url: string;
  /** Id of the event to resume after; null starts with the current state. */
  afterId: string | null;
  signal: AbortSignal;
  /** Whether the session is still the one that the page was rendered for; called before each attempt. */
  isSameSession(): Promise<boolean>;
  /** Called each time the server has accepted the connection. */
  onOpen(): void;
  onEvent(event: EventSourceMessage): void;
  /** 0 to 1; set in tests. */
  random?(): number;
  pause?(ms: number, signal: AbortSignal): Promise<void>;
}

/**
 * Keeps a stream open: resumes after the last event and waits longer after each failure, with jitter. Returns when `signal` fires or the session is
 * another one.
 */
export async function keepConnected({
  url,
  signal,
  afterId,
  isSameSession,
  onOpen,
  onEvent,
  random = Math.random,
  pause = wait,
}: ConnectionOptions): Promise<void> {
  let position = { id: afterId, at: Date.now() };
  let failures = 0;
  while (!signal.aborted) {
    try {
      if (!(await isSameSession())) return;
      if (Date.now() - position.at > POSITION_VALID_MS) position = { id: null, at: Date.now() };
      const onMessage = (event: EventSourceMessage) => {
        failures = 0;
        position = { id: event.id ?? position.id, at: Date.now() };
        onEvent(event);
      };
      await readStream({ url, afterId: position.id, signal, onOpen, onMessage });
    } catch {
      // The network or the server is not available; try again.
    }
    await pause(backOff(failures++, random()), signal);
  }
}

/** Milliseconds to wait after this many failures in a row: half fixed, half random. */
export function backOff(failures: number, chance: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  return (longest / 2) * (1 + chance);
}

interface StreamRequest {
  url: string;
  afterId: string | null;
  signal: AbortSignal;
  onOpen(): void;
  onMessage(event: EventSourceMessage): void;
}

/** Returns when the server ends the stream; throws when the connection fails or is silent for too long. */
async function readStream({ url, afterId, signal, onOpen, onMessage }: StreamRequest): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  restartTimer();
  try {
    const headers: HeadersInit = {
      accept: 'text/event-stream',
      ...(afterId === null ? {} : { 'last-event-id': afterId }),
    };
    const response = await fetch(url, {
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`);
    onOpen();
    const parser = createParser({ onEvent: onMessage });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      restartTimer();
      parser.feed(decoder.decode(read.value, { stream: true }));
    }
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
