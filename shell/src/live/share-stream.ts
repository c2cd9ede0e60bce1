/** Messages between tabs: a new tab asks for the state; the tab with the connection passes events on and repeats the last state. */
type Message<T> = { kind: 'asks' } | { kind: 'event' | 'latest'; event: T };

/** Browser features that sharing needs; missing in old browsers. */
export interface SharingTools {
  locks?: Pick<LockManager, 'request'>;
  openChannel?(name: string): Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;
}

/** One stream for all tabs that have the same `name`. */
export interface SharedStream<T> {
  /** The same for the same user in the same company only. */
  name: string;
  signal: AbortSignal;
  /** Connects until the stream has ended for good or `signal` fires; `last` is the last state that this tab has received. */
  connect(last: T | undefined, emit: (event: T) => void): Promise<void>;
  /** Whether tabs that open later need the event. */
  isState(event: T): boolean;
  /** `isRepeat`: the last state, sent again for tabs that have not received it. */
  onEvent(event: T, isRepeat: boolean): void;
}

/** The features of this browser. */
export function browserTools(): SharingTools {
  return {
    locks: 'locks' in navigator ? navigator.locks : undefined,
    openChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
  };
}

/**
 * Shares one connection between all tabs: the tab with the lock connects and passes events on; when it closes, the browser gives the lock to the next.
 * Without locks or channels each tab connects. Browsers do not freeze background tabs that hold a lock.
 */
export async function shareStream<T>(
  { name, signal, connect, isState, onEvent }: SharedStream<T>,
  { locks, openChannel }: SharingTools,
): Promise<void> {
  if (!locks || !openChannel) return connect(undefined, (event) => onEvent(event, false));
  const channel = openChannel(name);
  const send = (message: Message<T>) => channel.postMessage(message);
  let last: T | undefined;
  let isConnected = false;
  const receive = (event: T, isRepeat: boolean) => {
    if (isState(event)) last = event;
    onEvent(event, isRepeat);
  };
  const repeat = () => {
    if (isConnected && last !== undefined) send({ kind: 'latest', event: last });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message<T>>) => {
    if (data.kind === 'asks') repeat();
    else if (!signal.aborted) receive(data.event, data.kind === 'latest');
  });
  send({ kind: 'asks' });
  const connectHere = async () => {
    isConnected = true;
    // A tab may have asked while no tab was connected.
    repeat();
    await connect(last, (event) => {
      receive(event, false);
      send({ kind: 'event', event });
    });
  };
  try {
    await locks.request(name, { signal }, connectHere);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}
