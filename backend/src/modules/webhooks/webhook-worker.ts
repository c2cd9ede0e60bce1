import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { PeriodicJob } from '../../platform/jobs/periodic-jobs.js';
import { Logger } from '../../platform/logging/logger.js';
import { backoffSeconds } from '../../platform/outbox/backoff.js';
import { type ClaimedDelivery, DeliveryQueue, type DueWebhook } from './persistence/delivery-queue.sql.js';
import type { AttemptOutcome, DeliveryState } from './persistence/webhook-delivery.entity.js';
import { WebhookEnd } from './webhook-end.js';
import { WEBHOOK_LIMITS } from './webhook-limits.js';
import { WebhookSlots } from './webhook-slots.js';
import { isAccepted, WebhookSender } from './webhook-sender.js';

const EVERY_MS = 500;
/** Webhooks per run. */
const MAX_WEBHOOKS = 64;

/** Delivers events at least once, independently for each receiver. Any number of workers may run. */
@Injectable()
export class WebhookWorker implements BeforeApplicationShutdown {
  private readonly running = new Set<Promise<void>>();
  private readonly slots = new WebhookSlots();
  private stopping = false;

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly sender: WebhookSender,
    private readonly end: WebhookEnd,
    private readonly logger: Logger,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'deliver events to webhooks', everyMs: EVERY_MS, inEachWorker: true })
  async run(): Promise<void> {
    await this.take();
  }

  /** Waits for attempts in progress; starts no new ones. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running);
  }

  /** Attempts due deliveries and waits for them. Returns their number. */
  async deliver(): Promise<number> {
    const started = await this.take();
    await Promise.all(this.running);
    return started;
  }

  /** Starts due deliveries while slots are free, without waiting for them. Returns their number. */
  private async take(): Promise<number> {
    let started = 0;
    for (const webhook of await this.queue.due(this.clock.now(), MAX_WEBHOOKS, this.slots.fullCompanies())) {
      if (this.stopping) break;
      const deliveries = await this.claim(webhook);
      for (const delivery of deliveries) this.start(delivery);
      started += deliveries.length;
    }
    return started;
  }

  /** Claims deliveries of a webhook, and a slot for each. */
  private async claim(webhook: DueWebhook): Promise<ClaimedDelivery[]> {
    const { companyId } = webhook;
    const slots = this.slots.take(companyId, WEBHOOK_LIMITS.atOnce);
    if (slots === 0) return [];
    let used = 0;
    try {
      const deliveries = await this.queue.claim(webhook, this.clock.now(), slots);
      used = deliveries.length;
      return deliveries;
    } finally {
      this.slots.free(companyId, slots - used);
    }
  }

  private start(delivery: ClaimedDelivery): void {
    const { companyId } = delivery.webhook;
    const done = this.attempt(delivery)
      // Retried when the lease expires.
      .catch((error: unknown) =>
        this.logger.failure('A webhook delivery could not be attempted or recorded', error, {
          deliveryId: delivery.id,
        }),
      )
      .finally(() => {
        this.slots.free(companyId, 1);
        this.running.delete(done);
      });
    this.running.add(done);
  }

  private async attempt(delivery: ClaimedDelivery): Promise<void> {
    const outcome = await this.sender.send(delivery);
    const state = stateAfter(delivery, outcome);
    const now = this.clock.now();
    const nextAt = new Date(now.getTime() + backoffSeconds(delivery.attempts) * 1_000);
    await this.queue.settle(delivery, state, outcome, state === 'delivered' ? now : nextAt, now);
    await this.queue.setFailing(delivery.webhook, state !== 'delivered', now);
    if (state === 'failed') await this.end.afterFailure(delivery.webhook);
  }
}

function stateAfter({ attempts }: ClaimedDelivery, outcome: AttemptOutcome): DeliveryState {
  if (isAccepted(outcome)) return 'delivered';
  return attempts >= WEBHOOK_LIMITS.attempts ? 'failed' : 'waiting';
}
