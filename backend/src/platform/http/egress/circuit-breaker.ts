/** When a breaker opens and how long it stays open. */
export interface BreakerRules {
  /** Failures in a row. */
  failures: number;
  pauseMs: number;
}

/**
 * Spares a failing server, and those who wait for it: after some failures in a row it lets nothing through for a while, then one call to
 * try, which closes it or opens it again. Each process learns for itself; that costs each of them a few calls and needs no shared state.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private trying = false;

  constructor(private readonly rules: BreakerRules) {}

  /** Whether a call may be made at this instant (milliseconds); a yes has to be followed by `succeeded`, `failed` or `undecided`. */
  admit(now: number): boolean {
    if (!this.isOpen) return true;
    if (this.trying || now < this.openUntil) return false;
    this.trying = true;
    return true;
  }

  /** Whether so many calls in a row have failed that the server is spared. */
  get isOpen(): boolean {
    return this.failures >= this.rules.failures;
  }

  succeeded(): void {
    this.failures = 0;
    this.trying = false;
  }

  failed(now: number): void {
    this.failures += 1;
    this.trying = false;
    this.openUntil = now + this.rules.pauseMs;
  }

  /** The call was given up for reasons of ours. */
  undecided(): void {
    this.trying = false;
  }
}
