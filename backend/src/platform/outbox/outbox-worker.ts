import { setTimeout as delay } from 'node:timers/promises';
import { once } from 'node:events';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { whileDatabaseReturns } from '../database/while-database-returns.js';
import { ErrorReports } from '../errors/error-reports.js';
import { digestOf } from '../http/problem.js';
import { Logger } from '../logging/logger.js';
import { RequestContext } from '../request-context.js';
import { Outbox } from './outbox.js';
import { OutboxClaims, type ClaimedMessage } from './outbox-claims.js';
import { OutboxHandlers } from './outbox-handlers.js';
import { withinTime } from './within-time.js';

const POLL_MS = 500;
const PAUSE_AFTER_ERROR_MS = 2_000;
/** Messages handled at once, and of one topic: a mail server that hangs holds up mails and nothing else. */
const AT_ONCE = 24;
const AT_ONCE_OF_TOPIC = 8;
/** Well within the lease, so that nobody else can start a message that is still being handled. */
const HANDLER_TIMEOUT_MS = 30_000;
/** With the handler's time still within the lease. */
const SETTLE_TIMEOUT_MS = 20_000;

/** Delivers outbox messages at least once, a few at a time, until it is stopped. Any number of workers may run. */
@Injectable()
export class OutboxWorker implements BeforeApplicationShutdown {
  private stopping = new AbortController();
  private looping: Promise<void> = Promise.resolve();
  private readonly running = new Map<Promise<void>, string>();

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

  /** Finishes what is being handled and takes nothing new. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.looping;
    await Promise.all(this.running.keys());
  }

  /** Handles some of what is due now, to the end. Returns how many messages that were. */
  async deliver(): Promise<number> {
    const started = await this.take();
    await Promise.all(this.running.keys());
    return started;
  }

  private async loop(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const commits = this.outbox.commits;
        if (this.running.size >= AT_ONCE) await Promise.race(this.running.keys());
        else if ((await this.take()) === 0 && this.outbox.commits === commits) await this.wait(POLL_MS, signal);
      } catch (error) {
        this.logger.failure('The outbox cannot be read', error);
        await this.wait(PAUSE_AFTER_ERROR_MS, signal);
      }
    }
  }

  /** Starts what is due, as far as there is room. Returns how many messages that were. */
  private async take(): Promise<number> {
    const messages = await this.claims.claim(Math.min(AT_ONCE - this.running.size, AT_ONCE_OF_TOPIC), this.full());
    for (const message of messages) this.run(message);
    return messages.length;
  }

  private run(message: ClaimedMessage): void {
    const done = this.context
      .run(message.id, message.companyId, () => this.handle(message))
      // Its lease runs out, and somebody handles it again.
      .catch((error: unknown) =>
        this.logger.failure('What became of an outbox message could not be written', error, { topic: message.topic }),
      )
      .finally(() => this.running.delete(done));
    this.running.set(done, message.topic);
  }

  /** Topics of which nothing more is started for now. */
  private full(): string[] {
    const topics = Map.groupBy(this.running.values(), (topic) => topic);
    return [...topics].filter(([, { length }]) => length >= AT_ONCE_OF_TOPIC).map(([topic]) => topic);
  }

  /** Waits until one of the topics that are full has room again; until `signal` when none is full. */
  private async room(signal: AbortSignal): Promise<void> {
    const full = this.full();
    if (full.length === 0) return once(signal, 'abort').then(() => undefined);
    while (!signal.aborted && full.every((topic) => this.full().includes(topic)))
      await Promise.race(this.running.keys());
  }

  /** Waits for the time, a committed message, room, or the end, whichever comes first. */
  private async wait(milliseconds: number, stop: AbortSignal): Promise<void> {
    const over = new AbortController();
    const signal = AbortSignal.any([stop, over.signal]);
    await Promise.race([
      delay(milliseconds, undefined, { signal }),
      once(this.outbox.signals, 'due', { signal }),
      this.room(signal),
    ]).catch(() => undefined);
    over.abort();
  }

  private async handle(message: ClaimedMessage): Promise<void> {
    const { id, companyId, payload, lastAttempt, topic } = message;
    try {
      const handler = this.handlers.handlerOf(topic);
      if (handler === undefined) throw new Error(`Nothing handles the topic ${topic}.`);
      await withinTime(handler({ id, companyId, payload, lastAttempt }), HANDLER_TIMEOUT_MS);
    } catch (error) {
      return this.failed(message, error);
    }
    await whileDatabaseReturns(() => this.claims.done(message), SETTLE_TIMEOUT_MS);
  }

  private async failed(message: ClaimedMessage, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const givenUp = await whileDatabaseReturns(() => this.claims.failed(message, reason), SETTLE_TIMEOUT_MS);
    const { topic, attempts } = message;
    const digest = digestOf(error);
    this.logger.failure(givenUp ? 'An outbox message was given up' : 'An outbox message will be tried again', error, {
      topic,
      attempts,
      digest,
    });
    if (givenUp) this.reports.report(error, digest);
  }
}
