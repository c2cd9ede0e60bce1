import { setTimeout as delay } from 'node:timers/promises';
import { once } from 'node:events';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ErrorReports } from '../errors/error-reports.js';
import { digestOf } from '../http/problem.js';
import { Logger } from '../logging/logger.js';
import { RequestContext } from '../request-context.js';
import { Outbox } from './outbox.js';
import { OutboxClaims, type ClaimedMessage } from './outbox-claims.js';
import { OutboxHandlers } from './outbox-handlers.js';

const POLL_MS = 500;
const PAUSE_AFTER_ERROR_MS = 5_000;
const BATCH = 10;
/** Well within the lease, so that nobody else can start a message that is still being handled. */
const HANDLER_TIMEOUT_MS = 30_000;

/** Delivers outbox messages at least once, a few at a time, until it is stopped. Any number of workers may run. */
@Injectable()
export class OutboxWorker implements BeforeApplicationShutdown {
  private stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly outbox: Outbox,
    private readonly claims: OutboxClaims,
    private readonly handlers: OutboxHandlers,
    private readonly context: RequestContext,
    private readonly logger: Logger,
    private readonly reports: ErrorReports,
  ) {}

  start(): void {
    this.running = this.loop(this.stopping.signal);
  }

  /** Finishes what is being handled and takes nothing new. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Handles one batch of what is due now. Returns how many messages that were. */
  async deliver(): Promise<number> {
    const messages = await this.claims.claim(BATCH);
    await Promise.all(messages.map((message) => this.context.run(message.id, message.companyId, () => this.handle(message))));
    return messages.length;
  }

  private async loop(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const commits = this.outbox.commits;
        if ((await this.deliver()) === 0 && this.outbox.commits === commits) await this.wait(POLL_MS, signal);
      } catch (error) {
        this.logger.failure('The outbox cannot be read', error);
        await this.wait(PAUSE_AFTER_ERROR_MS, signal);
      }
    }
  }

  /** Waits for the time, a committed message or the end, whichever comes first. */
  private async wait(milliseconds: number, stop: AbortSignal): Promise<void> {
    const over = new AbortController();
    const signal = AbortSignal.any([stop, over.signal]);
    await Promise.race([delay(milliseconds, undefined, { signal }), once(this.outbox.signals, 'due', { signal })]).catch(() => undefined);
    over.abort();
  }

  private async handle(message: ClaimedMessage): Promise<void> {
    const { id, companyId, payload, lastAttempt, topic } = message;
    try {
      const handler = this.handlers.handlerOf(topic);
      if (handler === undefined) throw new Error(`Nothing handles the topic ${topic}.`);
      await withinTime(handler({ id, companyId, payload, lastAttempt }));
    } catch (error) {
      const givenUp = await this.claims.failed(message, error instanceof Error ? error.message : String(error));
      const digest = digestOf(error);
      this.logger.failure(givenUp ? 'An outbox message was given up' : 'An outbox message will be tried again', error, { topic, attempts: message.attempts, digest });
      if (givenUp) this.reports.report(error, digest);
      return;
    }
    await this.claims.done(message);
  }
}

async function withinTime(work: Promise<void>): Promise<void> {
  const over = new AbortController();
  const timeout = delay(HANDLER_TIMEOUT_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(`Not done after ${HANDLER_TIMEOUT_MS / 1000} seconds.`);
  });
  await Promise.race([work, timeout]).finally(() => over.abort());
}
