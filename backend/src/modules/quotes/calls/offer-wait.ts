import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { CarrierCallsRepository } from '../persistence/carrier-calls.sql.js';

/** Interval of the check whether carriers have responded. */
const LOOK_MS = 500;
/** Waits of one company in this process, above which further ones end at once: each keeps a request of the company open. */
const WAITS_MAX = 10;

/** A revision of a quote whose carriers were called. */
interface RatedRevision {
  companyId: string;
  quoteId: string;
  revision: number;
}

/** Waits for carriers that are called over HTTP. */
@Injectable()
export class OfferWait {
  private readonly waits = new Map<string, number>();

  constructor(private readonly calls: CarrierCallsRepository) {}

  /** Resolves when every carrier has responded, after `limitMs`, or when the signal aborts. */
  async until(quote: RatedRevision, limitMs: number, signal: AbortSignal): Promise<void> {
    const { companyId } = quote;
    const present = this.waits.get(companyId) ?? 0;
    if (present >= WAITS_MAX) return;
    this.waits.set(companyId, present + 1);
    try {
      await this.look(quote, performance.now() + limitMs, signal);
    } finally {
      this.release(companyId);
    }
  }

  private async look({ companyId, quoteId, revision }: RatedRevision, end: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && performance.now() < end) {
      const calls = await this.calls.ofRevision(companyId, quoteId, revision);
      if (calls.every(({ state }) => state !== 'asked')) return;
      await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private release(companyId: string): void {
    const left = (this.waits.get(companyId) ?? 1) - 1;
    if (left > 0) this.waits.set(companyId, left);
    else this.waits.delete(companyId);
  }
}
