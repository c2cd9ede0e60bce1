import { WEBHOOK_LIMITS } from './webhook-limits.js';

/** Concurrent deliveries per process in normal operation. */
const AT_ONCE = 64;
/** Maximum including companies that would otherwise have no slot. */
const AT_MOST = 256;

/**
 * Divides the concurrent deliveries of one process among companies. A company has at most `companyAtOnce` slots. A company with none in flight
 * gets a slot even when all are in use, so slow receivers of some companies do not delay the deliveries of others.
 */
export class WebhookSlots {
  private readonly taken = new Map<string, number>();
  private total = 0;

  /** Number of deliveries that the company may start now. */
  freeFor(companyId: string): number {
    const own = this.taken.get(companyId) ?? 0;
    if (own === 0 && this.total < AT_MOST)
      return Math.max(1, Math.min(WEBHOOK_LIMITS.companyAtOnce, AT_ONCE - this.total));
    return Math.max(0, Math.min(WEBHOOK_LIMITS.companyAtOnce - own, AT_ONCE - this.total));
  }

  /** Companies with deliveries in flight that may not start another one. */
  fullCompanies(): string[] {
    return [...this.taken.keys()].filter((companyId) => this.freeFor(companyId) === 0);
  }

  /** Takes up to `wanted` slots for the company; returns how many were free. */
  take(companyId: string, wanted: number): number {
    const given = Math.min(wanted, this.freeFor(companyId));
    this.change(companyId, given);
    return given;
  }

  free(companyId: string, count: number): void {
    this.change(companyId, -count);
  }

  private change(companyId: string, by: number): void {
    const own = (this.taken.get(companyId) ?? 0) + by;
    if (own > 0) this.taken.set(companyId, own);
    else this.taken.delete(companyId);
    this.total += by;
  }
}
