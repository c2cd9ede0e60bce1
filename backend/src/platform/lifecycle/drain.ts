import { Injectable } from '@nestjs/common';

/** Whether this process is shutting down: it then reports unready and asks its clients to reconnect elsewhere. */
@Injectable()
export class Drain {
  private draining = false;
  private readonly listeners = new Set<() => void>();

  get started(): boolean {
    return this.draining;
  }

  start(): void {
    this.draining = true;
    for (const listener of this.listeners) listener();
  }

  /** Calls `listener` when the drain starts. Returns an unsubscribe function. */
  onStart(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** Shorter than the remaining time of a lease that was renewed until the stop, so a hung handler ends before another worker repeats its message. */
const EXIT_AFTER_MS = 5_000;

/**
 * Calls `stop` on the first termination signal; a second signal exits immediately. Also exits this long after `stop`, in case something was not
 * closed.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  const end = (): void => void stop().finally(() => setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
}
