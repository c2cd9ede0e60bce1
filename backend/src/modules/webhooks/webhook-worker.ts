import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { PeriodicJobs } from '../../platform/jobs/periodic-jobs.js';
import { Logger } from '../../platform/logging/logger.js';
import { backoffSeconds } from '../../platform/outbox/backoff.js';
import type { AttemptOutcome, DeliveryState } from './persistence/deliveries.repository.js';
import { type ClaimedDelivery, DeliveryClaims } from './persistence/delivery-claims.js';
import { WebhookEnd } from './webhook-end.js';
import { WEBHOOK_LIMITS } from './webhook-limits.js';
import { isTaken, WebhookSender } from './webhook-sender.js';

const EVERY_MS = 500;
/** Deliveries that one process tries at once: a few that hang leave room for the others. */
const AT_ONCE = 64;

/** Delivers events at least once, each receiver for itself. Any number of workers may run. */
@Injectable()
export class WebhookWorker implements OnModuleInit, BeforeApplicationShutdown {
  private readonly running = new Set<Promise<void>>();
  private stopping = false;

  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly claims: DeliveryClaims,
    private readonly sender: WebhookSender,
    private readonly end: WebhookEnd,
    private readonly logger: Logger,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      name: 'deliver events to webhooks',
      everyMs: EVERY_MS,
      inEachWorker: true,
      run: async () => void (await this.take()),
    });
  }

  /** Finishes what is being tried and takes nothing new. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running);
  }

  /** Tries some of what is due now, to the end. Returns how many deliveries that were. */
  async deliver(): Promise<number> {
    const started = await this.take();
    await Promise.all(this.running);
    return started;
  }

  /** Starts what is due, as far as there is room, and waits for none of it. Returns how many deliveries that were. */
  private async take(): Promise<number> {
    let started = 0;
    for (const webhook of await this.claims.due(this.clock.now(), AT_ONCE)) {
      const room = Math.min(WEBHOOK_LIMITS.atOnce, AT_ONCE - this.running.size);
      if (room === 0 || this.stopping) break;
      const deliveries = await this.claims.claim(webhook, this.clock.now(), room);
      for (const delivery of deliveries) this.start(delivery);
      started += deliveries.length;
    }
    return started;
  }

  private start(delivery: ClaimedDelivery): void {
    const done = this.attempt(delivery)
      // Its lease runs out, and somebody tries it again.
      .catch((error: unknown) =>
        this.logger.failure('A delivery to a webhook could not be tried or written down', error, {
          deliveryId: delivery.id,
        }),
      )
      .finally(() => this.running.delete(done));
    this.running.add(done);
  }

  private async attempt(delivery: ClaimedDelivery): Promise<void> {
    const outcome = await this.sender.send(delivery);
    const state = stateAfter(delivery, outcome);
    const now = this.clock.now();
    const nextAt = new Date(now.getTime() + backoffSeconds(delivery.attempts) * 1_000);
    await this.claims.settle(delivery, state, outcome, state === 'delivered' ? now : nextAt, now);
    await this.claims.mark(delivery.webhook, state !== 'delivered', now);
    if (state === 'failed') await this.end.afterGivingUp(delivery.webhook);
  }
}

function stateAfter({ attempts }: ClaimedDelivery, outcome: AttemptOutcome): DeliveryState {
  if (isTaken(outcome)) return 'delivered';
  return attempts >= WEBHOOK_LIMITS.attempts ? 'failed' : 'waiting';
}
