import type { Host, HostEvent, LiveEvent } from '@lading/mfe-contract';

/** Listeners by key. A listener that throws does not stop the next. */
function createTopics<E>() {
  const listeners = new Map<string, Set<(event: E) => void>>();
  return {
    emit(key: string, event: E) {
      for (const listener of listeners.get(key) ?? []) queueMicrotask(() => listener(event));
    },
    on(key: string, listener: (event: E) => void) {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => void known.delete(listener);
    },
    keys: () => [...listeners.keys()],
  };
}

/** Events between remotes, and events of the server. */
export type EventBus = Host['events'] & {
  /** Passes on an event of the server. */
  emitLive(event: LiveEvent): void;
  /** Tells all listeners for server events that any resource may have changed. */
  emitReconnected(): void;
};

export function createEventBus(): EventBus {
  const events = createTopics<HostEvent>();
  const live = createTopics<LiveEvent>();
  return {
    emit: (event) => events.emit(event.type, event),
    on: events.on,
    live: live.on,
    emitLive: (event) => live.emit(event.resource, event),
    emitReconnected: () => live.keys().forEach((resource) => live.emit(resource, { resource, id: null })),
  };
}
