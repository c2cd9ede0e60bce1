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
