import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import type { Actor } from '../auth/actor.js';
import { isApiKey } from '../auth/api-key.js';
import { STREAM_LIMITS } from '../throttle/request-limits.js';
import { TooManyAttempts } from '../throttle/throttle.errors.js';

/** Streams end when tabs are closed, so a free slot cannot be predicted. */
const RETRY_SECONDS = 30;

/** Counts the event streams of this process. They use connections and memory of this process, so each process has its own count. */
@Injectable()
export class OpenStreams {
  private readonly counts = new Map<string, number>();

  constructor(private readonly config: Config) {}

  /** Counts a stream until the returned function is called. @throws TooManyAttempts */
  add(actor: Actor): () => void {
    const { requestLimitFactor: factor, quotas } = this.config;
    const readerId = isApiKey(actor) ? actor.keyId : actor.sessionId;
    for (const [id, limit] of [
      [readerId, STREAM_LIMITS.reader * factor],
      [actor.companyId, { ...quotas, ...actor.quotas }.streams ?? STREAM_LIMITS.company * factor],
    ] as const)
      if (this.of(id) >= limit) throw new TooManyAttempts(RETRY_SECONDS);
    const ids = [readerId, actor.companyId];
    for (const id of ids) this.counts.set(id, this.of(id) + 1);
    let counted = true;
    return () => {
      if (!counted) return;
      counted = false;
      for (const id of ids) this.remove(id);
    };
  }

  private of(id: string): number {
    return this.counts.get(id) ?? 0;
  }

  private remove(id: string): void {
    if (this.of(id) > 1) this.counts.set(id, this.of(id) - 1);
    else this.counts.delete(id);
  }
}
