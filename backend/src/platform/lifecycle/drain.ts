import { Injectable } from '@nestjs/common';

/** Whether this process is on its way out: it then reports unready and asks its clients to connect elsewhere. */
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

  /** Calls `listener` when the drain starts; the returned function takes that back. */
  onStart(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
