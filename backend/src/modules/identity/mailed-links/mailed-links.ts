import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import type { LinkPurpose, MailedLinkEntity } from './persistence/mailed-link.entity.js';
import { MailedLinksRepository } from './persistence/mailed-links.repository.js';
import { hashToken, newToken } from '../../../platform/secrets/secret-token.js';
import { msg, type Message } from '../../../messages/message.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Lifetime of a link. Source: product requirements, section 4. */
const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  password_reset: 30 * MINUTE_MS,
  email_change: DAY_MS,
  email_undo: 7 * DAY_MS,
  sign_in_unlock: DAY_MS,
};

const ASK_AGAIN = msg`Ask for a new one.`;

/** The link is unknown, expired, used, replaced or void; the response does not reveal which. The detail ends with the next step for the user. */
export class LinkInvalid extends DomainError {
  constructor(whatNext: Message) {
    super('LINK_INVALID', 404, msg`This link was used, replaced or has expired. ${{ whatNext }}`);
  }
}

/** A link to be mailed. */
export type NewLink = Pick<MailedLinkEntity, 'purpose' | 'userId' | 'email'>;

/**
 * Links mailed to account holders. A link is stored in the transaction of its request. Its token is created with the email, so that only the
 * email contains it; the database stores the hash.
 */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly links: MailedLinksRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Stores a link and returns its id. */
  async note(tx: Transaction, link: NewLink): Promise<string> {
    const id = newId('lnk');
    await this.insert(tx, id, link);
    return id;
  }

  /**
   * Stores a link requested by an outbox message, under an id derived from the message id, so that redelivery is safe. Of several messages only
   * the latest one's link works, regardless of the order of delivery. The account must be locked.
   */
  async noteFor(tx: Transaction, messageId: string, link: NewLink): Promise<string> {
    const id = messageId.replace('obx_', 'lnk_');
    if ((await this.links.find(tx, id)) !== null || (await this.links.existsAfter(tx, link.userId, link.purpose, id)))
      return id;
    await this.end(tx, link.userId, [link.purpose]);
    await this.insert(tx, id, link);
    return id;
  }

  /** The link with a new token for its email; null if it is unknown or no longer valid. */
  async withToken(tx: Transaction, id: string): Promise<{ link: MailedLinkEntity; token: string } | null> {
    const now = this.clock.now();
    const link = await this.links.find(tx, id);
    if (link === null || link.endedAt !== null || now >= link.expiresAt) return null;
    const token = newToken();
    await this.links.insertToken(tx, { tokenHash: hashToken(token), linkId: id, createdAt: now });
    return { link, token };
  }

  /** The link of a token, without redeeming it. @throws LinkInvalid if it is unknown, used, void or expired */
  look(token: string, purposes: readonly LinkPurpose[]): Promise<MailedLinkEntity> {
    return this.database.transaction(async (tx) => {
      const link = await this.links.findByToken(tx, hashToken(token));
      const works = link !== null && link.endedAt === null && this.clock.now() < link.expiresAt;
      if (!works || !purposes.includes(link.purpose)) throw new LinkInvalid(ASK_AGAIN);
      return link;
    });
  }

  /** When the user requested the email change that was confirmed at this instant; null if the link is no longer stored. */
  async requestedAt(tx: Transaction, userId: string, confirmedAt: Date): Promise<Date | null> {
    return (await this.links.lastBefore(tx, userId, 'email_change', confirmedAt))?.createdAt ?? null;
  }

  /** Redeems the link; a concurrent request waits here until the first commits. @throws LinkInvalid if another request redeemed it first */
  async use(tx: Transaction, link: MailedLinkEntity): Promise<void> {
    if (!(await this.links.endOne(tx, link.id, this.clock.now()))) throw new LinkInvalid(ASK_AGAIN);
  }

  /** Ends the user's open links with these purposes; with `since`, only those created at that instant or later. */
  async end(tx: Transaction, userId: string, purposes: readonly LinkPurpose[], since = new Date(0)): Promise<void> {
    await this.links.end(tx, userId, purposes, since, this.clock.now());
  }

  private async insert(tx: Transaction, id: string, link: NewLink): Promise<void> {
    const now = this.clock.now();
    await this.links.insert(tx, {
      ...link,
      id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS[link.purpose]),
      endedAt: null,
    });
  }
}
