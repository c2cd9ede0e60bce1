import { setTimeout as delay } from 'node:timers/promises';
import { once } from 'node:events';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { whileDatabaseReturns } from '../database/health/while-database-returns.js';
import { ErrorReports } from '../errors/error-reports.js';
import { digestOf } from '../http/problems/problem.js';
import { Logger } from '../logging/logger.js';
import { RequestContext } from '../request-context.js';
import { HeldLease } from './held-lease.js';
import { Outbox } from './outbox.js';
import { OutboxClaims, type ClaimedMessage } from './persistence/outbox-claims.sql.js';
import { isWorkerStopping, OutboxHandlers, WorkerStopping } from './outbox-handlers.js';

const POLL_MS = 500;
const PAUSE_AFTER_ERROR_MS = 2_000;
/** Maximum messages handled concurrently, in total and per topic: a hung mail server delays only mails. */
const AT_ONCE = 24;
const AT_ONCE_OF_TOPIC = 8;
/**
 * How long to retry storing the outcome of a message while the database is unavailable. The lease may expire meanwhile, but no worker can claim
 * the message either.
 */
const SETTLE_TIMEOUT_MS = 60_000;
/** Shutdown: how long handlers may continue, and how long after their signals are aborted. */
const FINISH_MS = 8_000;
const ABORT_MS = 4_000;

/** Delivers outbox messages at least once, several concurrently, until stopped. Any number of workers may run. */
@Injectable()
export class OutboxWorker implements BeforeApplicationShutdown {
  private stopping = new AbortController();
  private looping: Promise<void> = Promise.resolve();
  /** Messages being handled: topic and lease of each. */
  private readonly running = new Map<Promise<void>, { topic: string; lease: HeldLease }>();

  constructor(
    private readonly outbox: Outbox,
    private readonly claims: OutboxClaims,
    private readonly handlers: OutboxHandlers,
    private readonly context: RequestContext,
    private readonly logger: Logger,
    private readonly reports: ErrorReports,
  ) {}

  start(): void {
    this.looping = this.loop(this.stopping.signal);
  }

  /**
   * Stops claiming and waits for the handlers, then aborts the remaining ones and waits for those. A handler that does not stop keeps its lease
   * until it expires: the process exits before that (`onStopSignal`), so no two processes handle the same message.
   */
  async beforeApplicationShutdown(): Promise<void> {
    await this.stop(FINISH_MS);
  }

  /** As above, with a different time until handlers are aborted. */
  async stop(finishMs: number): Promise<void> {
    this.stopping.abort();
    await this.looping;
    if (await this.settledWithin(finishMs)) return;
    for (const { lease } of this.running.values()) lease.abort(new WorkerStopping());
    if (await this.settledWithin(ABORT_MS)) return;
    for (const { topic, lease } of this.running.values()) {
      lease.end();
      this.logger.warn(`A handler of the topic ${topic} did not stop; its message will be handled again.`, 'Outbox');
    }
  }

  /** Handles due messages and waits for them. Returns their number. */
  async deliver(): Promise<number> {
    const started = await this.take();
    await Promise.all(this.running.keys());
    return started;
  }

  private async loop(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const commits = this.outbox.commits;
        if (this.running.size >= AT_ONCE) await this.oneSettled(signal);
        else if ((await this.take()) === 0 && this.outbox.commits === commits) await this.wait(POLL_MS, signal);
      } catch (error) {
        this.logger.failure('The outbox cannot be read', error);
        await this.wait(PAUSE_AFTER_ERROR_MS, signal);
      }
    }
  }

  /** Starts handling due messages while there is capacity. Returns their number. */
  private async take(): Promise<number> {
    const messages = await this.claims.claim(Math.min(AT_ONCE - this.running.size, AT_ONCE_OF_TOPIC), this.full());
    for (const message of messages) this.run(message);
    return messages.length;
  }

  private run(message: ClaimedMessage): void {
    const lease = new HeldLease(this.claims, message);
    const done = this.context
      .run(message.id, message.companyId, () => this.handle(message, lease.signal))
      // The lease expires, and the message is handled again.
      .catch((error: unknown) =>
        this.logger.failure('The result of an outbox message could not be stored', error, { topic: message.topic }),
      )
      .finally(() => {
        lease.end();
        this.running.delete(done);
      });
    this.running.set(done, { topic: message.topic, lease });
  }

  /** Waits for any running handler, or for `stop`. */
  private async oneSettled(stop: AbortSignal): Promise<void> {
    const over = new AbortController();
    const stopped = once(stop, 'abort', { signal: over.signal }).catch(() => undefined);
    await Promise.race([...this.running.keys(), stopped]);
    over.abort();
  }

  /** Waits for the running handlers; false on timeout. */
  private async settledWithin(milliseconds: number): Promise<boolean> {
    const over = new AbortController();
    const timeout = delay(milliseconds, undefined, { signal: over.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.running.keys()), timeout]);
    over.abort();
    return this.running.size === 0;
  }

  /** Topics without free capacity. */
  private full(): string[] {
    const topics = Map.groupBy(this.running.values(), ({ topic }) => topic);
    return [...topics].filter(([, { length }]) => length >= AT_ONCE_OF_TOPIC).map(([topic]) => topic);
  }

  /** Waits until one of the full topics has capacity; until `signal` if none is full. */
  private async room(signal: AbortSignal): Promise<void> {
    const full = this.full();
    if (full.length === 0) return once(signal, 'abort').then(() => undefined);
    while (!signal.aborted && full.every((topic) => this.full().includes(topic)))
      await Promise.race(this.running.keys());
  }

  /** Waits for the timeout, a committed message, free capacity, or `stop`, whichever comes first. */
  private async wait(milliseconds: number, stop: AbortSignal): Promise<void> {
    const over = new AbortController();
    const signal = AbortSignal.any([stop, over.signal]);
    const timer = setTimeout(() => over.abort(), milliseconds);
    await Promise.race([once(this.outbox.signals, 'due', { signal }), this.room(signal)]).catch(() => undefined);
    clearTimeout(timer);
    over.abort();
  }

  private async handle(message: ClaimedMessage, signal: AbortSignal): Promise<void> {
    const { id, companyId, payload, lastAttempt, topic } = message;
    try {
      const handler = this.handlers.handlerOf(topic);
      if (handler === undefined) throw new Error(`Nothing handles the topic ${topic}.`);
      await handler({ id, companyId, payload, lastAttempt }, signal);
    } catch (error) {
      if (isWorkerStopping(signal)) return this.claims.release(message);
      return this.failed(message, error);
    }
    await whileDatabaseReturns(() => this.claims.done(message), SETTLE_TIMEOUT_MS);
  }

  private async failed(message: ClaimedMessage, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const givenUp = await whileDatabaseReturns(() => this.claims.failed(message, reason), SETTLE_TIMEOUT_MS);
    const { topic, attempts } = message;
    const digest = digestOf(error);
    this.logger.failure(givenUp ? 'An outbox message failed for good' : 'An outbox message will be retried', error, {
      topic,
      attempts,
      digest,
    });
    if (givenUp) this.reports.report(error, digest);
  }
}
