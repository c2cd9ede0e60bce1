import { Injectable } from '@nestjs/common';
import { SealsColumns } from '../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { newToken } from '../../platform/secrets/secret-token.js';
import type { SealedSecrets } from './persistence/webhook.entity.js';

/** A secret in plain text and in its stored form. */
export interface NewSecret {
  secret: string;
  sealed: Buffer;
}

/** Signing keys of webhooks. They are sealed, not hashed, because signing needs them. */
@SealsColumns(
  ['secret', 'previous_secret'].map((column) => ({
    table: 'webhook',
    column,
    key: ['company_id', 'id'],
    purpose: ({ id = '' }) => purpose(id),
  })),
)
@Injectable()
export class WebhookSecrets {
  constructor(private readonly box: SecretBox) {}

  create(webhookId: string): NewSecret {
    const secret = newToken();
    return { secret, sealed: this.box.seal(Buffer.from(secret), purpose(webhookId)) };
  }

  /** The current signing keys, newest first. @throws Error if they were sealed for another webhook */
  keys(webhookId: string, { secret, previousSecret, previousUntil }: SealedSecrets, now: Date): Buffer[] {
    const both = previousSecret !== null && previousUntil !== null && now < previousUntil;
    return (both ? [secret, previousSecret] : [secret]).map((sealed) => this.box.open(sealed, purpose(webhookId)));
  }
}

function purpose(webhookId: string): string {
  return `webhook ${webhookId}`;
}
