import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { SealsColumns } from '../../../../platform/secrets/sealed-columns.js';
import { type PurposeKey, SecretBox } from '../../../../platform/secrets/secret-box.js';

const PURPOSE = 'tracking-subscription';
/** Base64url of 32 bytes. */
const SIGNATURE_LENGTH = 43;

export type SubscriptionAction = 'confirm' | 'unsubscribe';

/** What a link in an email does. */
export interface SubscriptionKey {
  id: string;
  action: SubscriptionAction;
}

/**
 * Links in emails to subscribers of a shipment. The links that confirm and unsubscribe are signed and not stored; the token of the tracking page
 * is sealed in the subscription.
 */
@SealsColumns([
  {
    table: 'tracking_subscription',
    column: 'token_sealed',
    key: ['company_id', 'id'],
    purpose: ({ id = '' }) => purposeOf(id),
  },
])
@Injectable()
export class SubscriptionKeys {
  constructor(
    private readonly config: Config,
    private readonly secrets: SecretBox,
  ) {}

  /** The page that confirms or unsubscribes. Opening it changes nothing, because mail scanners open links too. */
  link({ id, action }: SubscriptionKey): URL {
    const words = `${id}.${action}`;
    const key = `${words}.${sign(words, this.secrets.currentKey(PURPOSE))}`;
    return new URL(`/track/${key}/updates`, this.config.publicUrl);
  }

  /** Null for a key that `link` did not make. */
  read(key: string): SubscriptionKey | null {
    const [, words = '', id = '', action = '', signature = ''] =
      /^((tsb_[0-9A-Z]{26})\.(confirm|unsubscribe))\.([\w-]{43})$/.exec(key) ?? [];
    const given = Buffer.from(signature.padEnd(SIGNATURE_LENGTH));
    if (!this.secrets.keys(PURPOSE).some((one) => timingSafeEqual(Buffer.from(sign(words, one)), given))) return null;
    return { id, action: action as SubscriptionAction };
  }

  sealToken(id: string, token: string): Buffer {
    return this.secrets.seal(Buffer.from(token), purposeOf(id));
  }

  /** The tracking page that the subscription was made on. @throws CannotOpen */
  page({ id, tokenSealed }: { id: string; tokenSealed: Buffer }): URL {
    return new URL(`/track/${this.secrets.open(tokenSealed, purposeOf(id)).toString()}`, this.config.publicUrl);
  }
}

function purposeOf(id: string): string {
  return `tracking subscription ${id}`;
}

function sign(words: string, { key }: PurposeKey): string {
  return createHmac('sha256', key).update(words).digest('base64url');
}
