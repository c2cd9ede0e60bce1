/** Limits how many connections the requests of one company use at once, so that its locks and slow statements leave the others to everyone else. */
export class CompanyShares {
  private readonly used = new Map<string, number>();
  private readonly waiting = new Map<string, (() => boolean)[]>();

  constructor(private readonly limit: number) {}

  /** Calls `start` once the company may use another connection. `start` returns false if it is not needed any more; otherwise `leave` must follow. */
  enter(companyId: string, start: () => boolean): void {
    const used = this.used.get(companyId) ?? 0;
    if (used >= this.limit) return void this.waiting.set(companyId, [...(this.waiting.get(companyId) ?? []), start]);
    this.used.set(companyId, used + 1);
    if (!start()) this.leave(companyId);
  }

  /** Gives a connection back: the next one that waits takes its place. */
  leave(companyId: string): void {
    const [next, ...others] = this.waiting.get(companyId) ?? [];
    if (next === undefined) {
      const used = (this.used.get(companyId) ?? 0) - 1;
      if (used > 0) this.used.set(companyId, used);
      else this.used.delete(companyId);
      return;
    }
    if (others.length > 0) this.waiting.set(companyId, others);
    else this.waiting.delete(companyId);
    if (!next()) this.leave(companyId);
  }
}
