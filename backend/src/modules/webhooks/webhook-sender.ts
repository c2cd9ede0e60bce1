import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Clock } from '../../platform/clock.js';
import { OutboundCallFailed } from '../../platform/http/egress/bounded-fetch.js';
import { OutboundClient } from '../../platform/http/egress/outbound-client.js';
import type { ClaimedDelivery } from './persistence/delivery-queue.sql.js';
import type { AttemptOutcome, DeliveryError } from './persistence/webhook-delivery.entity.js';
import { WEBHOOK_LIMITS } from './webhook-limits.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** Posts events to webhooks. */
@Injectable()
export class WebhookSender {
  constructor(
    private readonly client: OutboundClient,
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
  ) {}

  /** Attempts a delivery once. Redirects are not followed and count as a failure. */
  async send({ id, body, webhook }: ClaimedDelivery): Promise<AttemptOutcome> {
    const now = this.clock.now();
    const timestamp = Math.floor(now.getTime() / 1_000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Lading-Webhooks/1',
      'lading-webhook-id': id,
      'lading-webhook-timestamp': String(timestamp),
      'lading-webhook-signature': signatureOf(this.secrets.keys(webhook.id, webhook, now), id, timestamp, body),
    };
    const begun = performance.now();
    const answer = await this.post(new URL(webhook.url), headers, body);
    return { ...answer, milliseconds: Math.round(performance.now() - begun) };
  }

  private async post(
    url: URL,
    headers: Record<string, string>,
    body: string,
  ): Promise<Omit<AttemptOutcome, 'milliseconds'>> {
    const { timeoutMs, answerBytes: maxBytes } = WEBHOOK_LIMITS;
    try {
      const answer = await this.client.send({
        url,
        headers,
        body,
        signal: AbortSignal.timeout(timeoutMs),
        maxBytes,
        tooLarge: 'cut',
      });
      // The response of an internal server is not stored: a company's admins could read it.
      return { responseStatus: answer.status, responseBody: answer.isPrivate ? null : answer.body, error: null };
    } catch (error) {
      if (!(error instanceof OutboundCallFailed)) throw error;
      return { responseStatus: null, responseBody: null, error: error.reason as DeliveryError };
    }
  }
}

/** Whether the receiver accepted the event. */
export function isAccepted({ responseStatus }: AttemptOutcome): boolean {
  return responseStatus !== null && responseStatus >= 200 && responseStatus < 300;
}

/** `v1=` and the HMAC-SHA256 of `id.timestamp.body` in hexadecimal, once for each key. */
function signatureOf(keys: readonly Buffer[], id: string, timestamp: number, body: string): string {
  return keys
    .map((key) => `v1=${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('hex')}`)
    .join(',');
}
