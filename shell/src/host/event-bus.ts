import type { Host, HostEvent } from '@lading/mfe-contract';

/** Facts from one area to others; a listener that throws does not keep the next from hearing. */
export function createEventBus(): Host['events'] {
  const listeners = new Map<string, Set<(event: HostEvent) => void>>();
  return {
    emit(event) {
      for (const listener of listeners.get(event.type) ?? []) queueMicrotask(() => listener(event));
    },
    on(type, listener) {
      const heard = listeners.get(type) ?? new Set();
      listeners.set(type, heard.add(listener));
      return () => void heard.delete(listener);
    },
  };
}
