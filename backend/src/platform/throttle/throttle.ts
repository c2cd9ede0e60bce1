import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TooManyAttempts } from './throttle.errors.js';
import { ThrottleStore } from './throttle-store.js';

/** At most `points` tries of one kind within `seconds` from the first of them. */
export interface ThrottleRule {
  /** What is tried, in kebab-case; at most 40 characters. */
  name: string;
  /** Whose tries are counted together, like an address; only its hash is stored. */
  key: string;
  points: number;
  seconds: number;
}

/** What is left of a rule in the window that runs now. */
export interface Allowance {
  /** Negative once more was asked for than there is. */
  remaining: number;
  /** Until the next window, whole seconds, at least 1. */
  resetSeconds: number;
}

/** Counts tries in a store that all replicas share. When the store is unreachable the answer is 503, so no attempt goes uncounted. */
@Injectable()
export class Throttle {
  constructor(private readonly store: ThrottleStore) {}

  /**
   * Counts one try under each rule, in order, up to the first one that has no try left.
   * @throws TooManyAttempts when there is one
   */
  async take(rules: readonly ThrottleRule[]): Promise<void> {
    for (const rule of rules) {
      const key = keyOf(rule);
      if ((await this.store.add(key, rule.seconds)) <= rule.points) continue;
      throw new TooManyAttempts(Math.max(1, Math.ceil((await this.store.timeLeft(key)) / 1_000)));
    }
  }

  /** Counts one, or as many as given, in windows that begin at the same instants for all keys: what is left is known without asking for it. */
  async meter({ name, key, points, seconds }: ThrottleRule, count = 1): Promise<Allowance> {
    const now = Date.now() / 1_000;
    const begun = Math.floor(now / seconds) * seconds;
    const used = await this.store.add(keyOf({ name, key: `${key} ${begun}` }), seconds, count);
    return { remaining: points - used, resetSeconds: Math.ceil(begun + seconds - now) };
  }

  /** Takes back tries that turned out to be rightful, one under each rule. */
  async giveBack(rules: readonly ThrottleRule[]): Promise<void> {
    await Promise.all(rules.map((rule) => this.store.subtract(keyOf(rule))));
  }

  /** Forgets every try counted under the rule. */
  async forget(rule: ThrottleRule): Promise<void> {
    await this.store.remove(keyOf(rule));
  }
}

function keyOf({ name, key }: Pick<ThrottleRule, 'name' | 'key'>): string {
  return `${name}:${createHash('sha256').update(key).digest('hex')}`;
}
