import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { FACT_KINDS, type FactKind } from '../../../platform/facts/fact-kinds.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';

const PURPOSE = 'notification-unsubscribe';

/** What a mail is one of: a kind, the weekly summary, or null for every kind, as a digest has them. */
export type UnsubscribedKind = FactKind | 'weekly_summary' | null;

const KINDS: readonly Exclude<UnsubscribedKind, null>[] = [...FACT_KINDS, 'weekly_summary'];

/** Whose mails end, of which kind. */
export interface Unsubscription {
  userId: string;
  kind: UnsubscribedKind;
}

/** Links that end mails without signing in (RFC 8058). They are signed and not stored: old mails must go on working. */
@Injectable()
export class UnsubscribeLinks {
  private readonly key: Buffer;

  constructor(
    private readonly config: Config,
    secrets: SecretBox,
  ) {
    this.key = secrets.keyFor(PURPOSE);
  }

  link({ userId, kind }: Unsubscription): URL {
    const words = `${userId}.${kind ?? 'all'}`;
    return new URL(
      `/api/v1/notifications/unsubscribe?token=${encodeURIComponent(`${words}.${this.sign(words)}`)}`,
      this.config.publicUrl,
    );
  }

  /** Null for a token that `link` did not make. */
  read(token: string): Unsubscription | null {
    const [, words = '', userId = '', kind = '', signature = ''] =
      /^((usr_[0-9A-Z]{26})\.([a-z_.]+))\.([\w-]{43})$/.exec(token) ?? [];
    if (!timingSafeEqual(Buffer.from(this.sign(words)), Buffer.from(signature.padEnd(43)))) return null;
    return { userId, kind: KINDS.find((known) => known === kind) ?? null };
  }

  private sign(words: string): string {
    return createHmac('sha256', this.key).update(words).digest('base64url');
  }
}
