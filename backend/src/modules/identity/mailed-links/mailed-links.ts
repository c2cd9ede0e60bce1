import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import type { LinkPurpose, MailedLinkEntity } from './persistence/mailed-link.entity.js';
import { MailedLinksRepository } from './persistence/mailed-links.repository.js';
import { hashToken, newToken } from '../../../platform/secrets/secret-token.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a link works. Source: product requirements, section 4. */
const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  password_reset: 30 * MINUTE_MS,
  email_change: DAY_MS,
  email_undo: 7 * DAY_MS,
  sign_in_unlock: DAY_MS,
};

const ASK_AGAIN = 'Ask for a new one.';

/** The link was never mailed, has expired, or was used, replaced or made void: one answer for all. The detail ends with what to do next. */
export class LinkInvalid extends DomainError {
  constructor(whatNext: string) {
    super('LINK_INVALID', 404, `This link was used, replaced or has expired. ${whatNext}`);
  }
}

/** A link to be mailed. */
export type NewLink = Pick<MailedLinkEntity, 'purpose' | 'userId' | 'email'>;

/**
 * Links that are mailed to people with an account. A link is noted with the change that it answers; its token is made with the mail, so
 * that it is stored nowhere but there, and the database holds its hash.
 */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly links: MailedLinksRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Notes a link and returns its id. */
  async note(tx: Transaction, link: NewLink): Promise<string> {
    const id = newId('lnk');
    await this.insert(tx, id, link);
    return id;
  }

  /**
   * Notes a link that is asked for by an outbox message, under an id made of the message's; asking again for the same message does
   * nothing. Of several messages only the latest one's link works, in whichever order they are handled. The account must be locked.
   */
  async noteFor(tx: Transaction, messageId: string, link: NewLink): Promise<string> {
    const id = messageId.replace('obx_', 'lnk_');
    if ((await this.links.find(tx, id)) !== null || (await this.links.existsAfter(tx, link.userId, link.purpose, id)))
      return id;
    await this.end(tx, link.userId, [link.purpose]);
    await this.insert(tx, id, link);
    return id;
  }

  /** The link with a token for its mail; null when it has never been noted, or works no more. */
  async withToken(tx: Transaction, id: string): Promise<{ link: MailedLinkEntity; token: string } | null> {
    const now = this.clock.now();
    const link = await this.links.find(tx, id);
    if (link === null || link.endedAt !== null || now >= link.expiresAt) return null;
    const token = newToken();
    await this.links.insertToken(tx, { tokenHash: hashToken(token), linkId: id, createdAt: now });
    return { link, token };
  }

  /** The link of a token, which this does not use. @throws LinkInvalid when it is unknown, used, void or too old */
  look(token: string, purposes: readonly LinkPurpose[]): Promise<MailedLinkEntity> {
    return this.database.transaction(async (tx) => {
      const link = await this.links.findByToken(tx, hashToken(token));
      const works = link !== null && link.endedAt === null && this.clock.now() < link.expiresAt;
      if (!works || !purposes.includes(link.purpose)) throw new LinkInvalid(ASK_AGAIN);
      return link;
    });
  }

  /** When the user asked for the e-mail change that was confirmed at this instant; null when the link is no longer stored. */
  async requestedAt(tx: Transaction, userId: string, confirmedAt: Date): Promise<Date | null> {
    return (await this.links.lastBefore(tx, userId, 'email_change', confirmedAt))?.createdAt ?? null;
  }

  /** Uses the link up; of two requests the second waits here until the first has committed. @throws LinkInvalid when another was quicker */
  async use(tx: Transaction, link: MailedLinkEntity): Promise<void> {
    if (!(await this.links.endOne(tx, link.id, this.clock.now()))) throw new LinkInvalid(ASK_AGAIN);
  }

  /** Ends the person's open links of these purposes; with `since`, those made at that instant or later. */
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
