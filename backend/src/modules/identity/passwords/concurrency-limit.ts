/** Runs a bounded number of jobs concurrently, with a bounded FIFO queue. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waitingAtMost: number,
    private readonly overflow: () => Error,
  ) {}

  /** Runs `job` when a slot is free. Rejects with the overflow error, without running it, if the queue is full. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await job();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.waitingAtMost) throw this.overflow();
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Passes the slot to the next job in the queue, or frees it. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}
