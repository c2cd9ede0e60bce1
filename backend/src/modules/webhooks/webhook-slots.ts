import { WEBHOOK_LIMITS } from './webhook-limits.js';

/** Deliveries that one process attempts at once in ordinary operation. */
const AT_ONCE = 64;
/** With those of companies that would otherwise have none. */
const AT_MOST = 256;

/**
 * Divides the deliveries that one process attempts at once among companies. A company has at most `companyAtOnce`, and one that has none in flight
 * gets a slot even when all are taken: slow receivers of some companies do not delay the deliveries of others.
 */
export class WebhookSlots {
  private readonly taken = new Map<string, number>();
  private total = 0;

  /** How many more deliveries of the company may start. */
  freeFor(companyId: string): number {
    const own = this.taken.get(companyId) ?? 0;
    if (own === 0 && this.total < AT_MOST)
      return Math.max(1, Math.min(WEBHOOK_LIMITS.companyAtOnce, AT_ONCE - this.total));
    return Math.max(0, Math.min(WEBHOOK_LIMITS.companyAtOnce - own, AT_ONCE - this.total));
  }

  /** Companies with deliveries in flight of which no further one may start. */
  fullCompanies(): string[] {
    return [...this.taken.keys()].filter((companyId) => this.freeFor(companyId) === 0);
  }

  /** Takes up to `wanted` slots for the company; returns how many there were. */
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
