/** Lets `rate` things a second pass in the long run, and `burst` at once after a quiet time. */
export class TokenBucket {
  private tokens: number;
  private filledAt = 0;

  constructor(
    private readonly rate: number,
    private readonly burst: number,
  ) {
    this.tokens = burst;
  }

  /** Takes a token if there is one. @param now milliseconds that never run backwards */
  take(now: number): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.filledAt) / 1_000) * this.rate);
    this.filledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
