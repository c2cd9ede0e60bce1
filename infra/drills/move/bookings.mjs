import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { book } from '../booking/client.mjs';
import { signIn } from './target.mjs';

const CLIENTS = 2;
const PAUSE_MS = 250;
const RETRY_MS = 250;

/** Books quotes of one company with several clients until `stop`; each booking with one idempotency key, whatever happens. */
export class Bookings {
  /** {quoteId, status, text, attempts} of every booking. */
  answers = [];
  /** Statuses that were not final, by number of responses. */
  refusals = new Map();
  slowestMs = 0;
  longestGapMs = 0;
  #over = false;
  #lastAt = performance.now();

  constructor({ quotes, url, targetUrl, signal }) {
    Object.assign(this, { quotes, url, targetUrl, signal });
    this.running = Promise.all(Array.from({ length: CLIENTS }, () => this.#client()));
  }

  async stop() {
    this.#over = true;
    await this.running;
  }

  async #client() {
    while (!this.#over && !this.signal.aborted && this.quotes.length > 0) {
      await this.#book(this.quotes.pop(), randomUUID());
      await delay(PAUSE_MS);
    }
  }

  async #book(quoted, key) {
    for (let attempts = 1; !this.signal.aborted; attempts += 1) {
      const { url, cookie } = this.entered ?? { url: this.url, cookie: quoted.shipper.cookie };
      const startedAt = performance.now();
      const { status, text } = await book(url, { ...quoted, shipper: { cookie } }, key);
      this.slowestMs = Math.max(this.slowestMs, performance.now() - startedAt);
      if (status !== 0 && status < 500 && status !== 410) {
        this.#took();
        this.answers.push({ quoteId: quoted.id, status, text, attempts });
        return;
      }
      this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1);
      if (status === 410) await this.#follow(quoted.shipper);
      else await delay(RETRY_MS);
    }
  }

  /** Signs in at the new address, which an owner reads in the answer. It opens a moment after the old one refuses. */
  async #follow(owner) {
    this.following ??= (async () => {
      for (;;) {
        const cookie = await signIn(this.targetUrl, owner).catch(() => null);
        if (cookie !== null) return { url: this.targetUrl, cookie };
        await delay(RETRY_MS);
      }
    })();
    this.entered = await this.following;
  }

  #took() {
    const now = performance.now();
    this.longestGapMs = Math.max(this.longestGapMs, now - this.#lastAt);
    this.#lastAt = now;
  }
}
