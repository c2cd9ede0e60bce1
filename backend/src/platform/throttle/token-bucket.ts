/** Allows `rate` operations per second on average, and bursts of up to `burst`. */
export class TokenBucket {
  private tokens: number;
  private filledAt = 0;

  constructor(
    private readonly rate: number,
    private readonly burst: number,
  ) {
    this.tokens = burst;
  }

  /** Takes a token if one is available. @param now monotonic milliseconds */
  take(now: number): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.filledAt) / 1_000) * this.rate);
    this.filledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
