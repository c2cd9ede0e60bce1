import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SignInBusy } from './passwords.errors.js';
import { newToken } from '../../../platform/secrets/secret-token.js';

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

/** Injection token of the parameters of new hashes. */
export const HASH_PARAMETERS = Symbol('HASH_PARAMETERS');
/** argon2id with 64 MiB and three passes; the OWASP minimum is 19 MiB and two. */
export const ARGON2ID: Options = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
/** Concurrent hashes: leaves one core for other requests, and two of libuv's four threads for files and DNS. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Maximum queue length, a few seconds of work; more would only time out. */
const WAITING_AT_MOST = 32 * AT_ONCE;

/** Hashes and verifies passwords off the main thread, a few at a time. @throws SignInBusy if the queue is full */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly limit = new ConcurrencyLimit(AT_ONCE, WAITING_AT_MOST, () => new SignInBusy());
  private decoy = '';

  constructor(@Inject(HASH_PARAMETERS) private readonly parameters: Options) {}

  async onModuleInit(): Promise<void> {
    this.decoy = await this.hash(newToken());
  }

  /** The hash in PHC string format, which includes its parameters. */
  hash(password: string): Promise<string> {
    return this.limit.run(() => hash(canonical(password), this.parameters));
  }

  /** Whether the password matches the hash. Without a hash returns false after the same amount of work. */
  async matches(password: string, storedHash: string | null): Promise<boolean> {
    const equal = await this.limit.run(() => verify(storedHash ?? this.decoy, canonical(password)));
    return equal && storedHash !== null;
  }
}

/** Normalizes Unicode, because keyboards compose accented letters differently. */
function canonical(password: string): string {
  return password.normalize('NFC');
}
