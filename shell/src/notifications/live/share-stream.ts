/** What tabs say to each other: a new one asks for the present state, the one that holds the connection passes events on and repeats the latest. */
type Message<T> = { kind: 'asks' } | { kind: 'event' | 'latest'; event: T };

/** The parts of a browser that sharing needs; absent in old ones. */
export interface SharingTools {
  locks?: Pick<LockManager, 'request'>;
  openChannel?(name: string): Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;
}

/** One stream for all tabs that have the same `name`. */
export interface SharedStream<T> {
  /** Same for the same person in the same company, and for nobody else. */
  name: string;
  signal: AbortSignal;
  /** Holds the connection until it is over for good or `signal` fires; `last` is the latest event that this tab has heard. */
  connect(last: T | undefined, emit: (event: T) => void): Promise<void>;
  /** `isRepeat`: the latest event, told again for tabs that have not heard it. */
  onEvent(event: T, isRepeat: boolean): void;
}

/** What this browser offers. */
export function browserTools(): SharingTools {
  return {
    locks: 'locks' in navigator ? navigator.locks : undefined,
    openChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
  };
}

/**
 * Gives every tab the events of one connection: whoever gets the lock connects and tells the others, and when it goes, the browser gives the lock to the
 * next. A browser without locks or channels connects once per tab. A tab that holds a lock is not frozen in the background.
 */
export async function shareStream<T>(
  { name, signal, connect, onEvent }: SharedStream<T>,
  { locks, openChannel }: SharingTools,
): Promise<void> {
  if (!locks || !openChannel) return connect(undefined, (event) => onEvent(event, false));
  const channel = openChannel(name);
  const tell = (message: Message<T>) => channel.postMessage(message);
  let last: T | undefined;
  let leads = false;
  const hear = (event: T, isRepeat: boolean) => {
    last = event;
    onEvent(event, isRepeat);
  };
  const repeat = () => {
    if (leads && last !== undefined) tell({ kind: 'latest', event: last });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message<T>>) => {
    if (data.kind === 'asks') repeat();
    else if (!signal.aborted) hear(data.event, data.kind === 'latest');
  });
  tell({ kind: 'asks' });
  const lead = async () => {
    leads = true;
    // Somebody may have asked while nobody led.
    repeat();
    await connect(last, (event) => {
      hear(event, false);
      tell({ kind: 'event', event });
    });
  };
  try {
    await locks.request(name, { signal }, lead);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}
