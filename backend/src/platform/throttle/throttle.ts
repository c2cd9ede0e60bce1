import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { sharedNow } from '../clock.js';
import { TooManyAttempts } from './throttle.errors.js';
import { ThrottleStore } from './throttle-store.js';

/** At most `points` attempts of one kind within `seconds` from the first of them. */
export interface ThrottleRule {
  /** Kind of attempt, in kebab-case; at most 40 characters. */
  name: string;
  /** Whose attempts are counted together, like an IP address; only its hash is stored. */
  key: string;
  points: number;
  seconds: number;
}

/** Remaining attempts of a rule in the current window. */
export interface Allowance {
  /** Negative if the limit is exceeded. */
  remaining: number;
  /** Until the next window, whole seconds, at least 1. */
  resetSeconds: number;
}

/** Counts attempts in a store that all replicas share. If the store is unreachable the response is 503, so no attempt goes uncounted. */
@Injectable()
export class Throttle {
  constructor(private readonly store: ThrottleStore) {}

  /**
   * Counts one attempt under each rule, in order, up to the first rule without attempts left.
   * @throws TooManyAttempts if there is one
   */
  async take(rules: readonly ThrottleRule[]): Promise<void> {
    for (const rule of rules) {
      const key = keyOf(rule);
      if ((await this.store.add(key, rule.seconds)) <= rule.points) continue;
      throw new TooManyAttempts(Math.max(1, Math.ceil((await this.store.timeLeft(key)) / 1_000)));
    }
  }

  /** Counts one, or `count`, in windows that start at the same instants for all keys, so the remaining time needs no query. */
  async meter({ name, key, points, seconds }: ThrottleRule, count = 1): Promise<Allowance> {
    const now = sharedNow() / 1_000;
    const begun = Math.floor(now / seconds) * seconds;
    const used = await this.store.add(keyOf({ name, key: `${key} ${begun}` }), seconds, count);
    return { remaining: points - used, resetSeconds: Math.ceil(begun + seconds - now) };
  }

  /** Subtracts attempts that turned out to be legitimate, one per rule. */
  async giveBack(rules: readonly ThrottleRule[]): Promise<void> {
    await Promise.all(rules.map((rule) => this.store.subtract(keyOf(rule))));
  }

  /** Deletes the count of the rule. */
  async forget(rule: ThrottleRule): Promise<void> {
    await this.store.remove(keyOf(rule));
  }
}

function keyOf({ name, key }: Pick<ThrottleRule, 'name' | 'key'>): string {
  return `${name}:${createHash('sha256').update(key).digest('hex')}`;
}

/** 16-bit groups in the smallest block that a provider assigns to one customer, a /64 (RFC 6177). */
const CUSTOMER_PARTS = 4;

/** The key for counting an IP address: an IPv4 address itself, also if mapped into IPv6; the /64 of an IPv6 address. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = [...parsed.parts.slice(0, CUSTOMER_PARTS), 0, 0, 0, 0];
  return `${new ipaddr.IPv6(network).toString()}/64`;
}
