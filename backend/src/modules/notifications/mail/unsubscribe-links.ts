import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { DOMAIN_EVENT_KINDS } from '../../../contributions/contributions.js';
import type { DomainEventKind } from '../../../platform/registered.js';
import { type PurposeKey, SecretBox } from '../../../platform/secrets/secret-box.js';

const PURPOSE = 'notification-unsubscribe';
/** Base64url of 32 bytes. */
const SIGNATURE_LENGTH = 43;

/** What a link unsubscribes from: a kind, the weekly summary, or null for every kind, as in digests. */
export type UnsubscribedKind = DomainEventKind | 'weekly_summary' | null;

const KINDS: readonly Exclude<UnsubscribedKind, null>[] = [...DOMAIN_EVENT_KINDS, 'weekly_summary'];

/** User and kind of mails to disable. */
export interface Unsubscription {
  userId: string;
  kind: UnsubscribedKind;
}

/**
 * Links that unsubscribe without signing in (RFC 8058). They are signed and not stored, so links in old mails keep working, also after SECRET_KEY
 * has changed.
 */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly config: Config,
    private readonly secrets: SecretBox,
  ) {}

  link({ userId, kind }: Unsubscription): URL {
    const words = `${userId}.${kind ?? 'all'}`;
    return new URL(
      `/api/v1/notifications/unsubscribe?token=${encodeURIComponent(`${words}.${sign(words, this.secrets.currentKey(PURPOSE))}`)}`,
      this.config.publicUrl,
    );
  }

  /** Null for a token that `link` did not make. */
  read(token: string): Unsubscription | null {
    const [, words = '', userId = '', kind = '', signature = ''] =
      /^((usr_[0-9A-Z]{26})\.([a-z_.]+))\.([\w-]{43})$/.exec(token) ?? [];
    const given = Buffer.from(signature.padEnd(SIGNATURE_LENGTH));
    if (!this.secrets.keys(PURPOSE).some((key) => timingSafeEqual(Buffer.from(sign(words, key)), given))) return null;
    return { userId, kind: KINDS.find((known) => known === kind) ?? null };
  }
}

function sign(words: string, { key }: PurposeKey): string {
  return createHmac('sha256', key).update(words).digest('base64url');
}
