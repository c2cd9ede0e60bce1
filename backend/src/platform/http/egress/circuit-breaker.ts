/** When a breaker opens and how long it stays open. */
export interface BreakerRules {
  /** Consecutive failures. */
  failures: number;
  pauseMs: number;
}

/**
 * Stops calls to a failing server: after some consecutive failures it refuses calls for a while, then admits one trial call, which closes or
 * reopens it. Each process has its own state; that costs a few extra calls per process and needs no shared store.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private trying = false;
  private pausedUntil = 0;

  constructor(private readonly rules: BreakerRules) {}

  /** Whether a call may be made at this instant (milliseconds). After `true` the caller must call `succeeded`, `failed` or `undecided`. */
  admit(now: number): boolean {
    if (now < this.pausedUntil) return false;
    if (!this.isOpen) return true;
    if (this.trying || now < this.openUntil) return false;
    this.trying = true;
    return true;
  }

  /** Whether calls are refused because of consecutive failures. */
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

  /** The server asked for no calls until then (`Retry-After`). */
  pauseUntil(instant: number): void {
    this.pausedUntil = instant;
  }

  /** The call was aborted on our side. */
  undecided(): void {
    this.trying = false;
  }
}
