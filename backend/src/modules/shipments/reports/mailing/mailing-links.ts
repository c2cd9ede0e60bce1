import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { type PurposeKey, SecretBox } from '../../../../platform/secrets/secret-box.js';

const PURPOSE = 'report-mailing';
/** Base64url of 32 bytes. */
const SIGNATURE_LENGTH = 43;

/** Whose mails of which mailing a link ends. */
export interface MailingLink {
  companyId: string;
  mailingId: string;
  userId: string;
}

/** Links that end the mails of a report without signing in (RFC 8058). They are signed and not stored, so links in old mails keep working. */
@Injectable()
export class MailingLinks {
  constructor(
    private readonly config: Config,
    private readonly secrets: SecretBox,
  ) {}

  link({ companyId, mailingId, userId }: MailingLink): URL {
    const words = `${companyId}.${mailingId}.${userId}`;
    const url = new URL('/api/v1/reports/mailings/unsubscribe', this.config.publicUrl);
    url.searchParams.set('token', `${words}.${sign(words, this.secrets.currentKey(PURPOSE))}`);
    return url;
  }

  /** Null for a token that `link` did not make. */
  read(token: string): MailingLink | null {
    const [, words = '', companyId = '', mailingId = '', userId = '', signature = ''] =
      /^((cmp_[0-9A-Z]{26})\.(rml_[0-9A-Z]{26})\.(usr_[0-9A-Z]{26}))\.([\w-]{43})$/.exec(token) ?? [];
    const given = Buffer.from(signature.padEnd(SIGNATURE_LENGTH));
    if (!this.secrets.keys(PURPOSE).some((key) => timingSafeEqual(Buffer.from(sign(words, key)), given))) return null;
    return { companyId, mailingId, userId };
  }
}

function sign(words: string, { key }: PurposeKey): string {
  return createHmac('sha256', key).update(words).digest('base64url');
}
