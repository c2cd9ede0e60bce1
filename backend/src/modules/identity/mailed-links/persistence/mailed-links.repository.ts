import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';
import type { Transaction } from '../../../../platform/database/database.js';
import { MailedLinkEntity, type LinkPurpose, MailedLinkTokenEntity } from './mailed-link.entity.js';
import { DAY_MS, Retention } from '../../../../platform/retention/retention-rule.js';

@Retention([{ table: 'mailed_link', column: 'expires_at', index: 'ix_mailed_link_expiry', keptMs: 7 * DAY_MS }])
@Injectable()
export class MailedLinksRepository {
  async insert(tx: Transaction, link: MailedLinkEntity): Promise<void> {
    await tx.insert(MailedLinkEntity, link);
  }

  async insertToken(tx: Transaction, token: MailedLinkTokenEntity): Promise<void> {
    await tx.insert(MailedLinkTokenEntity, token);
  }

  find(tx: Transaction, id: string): Promise<MailedLinkEntity | null> {
    return tx.findOneBy(MailedLinkEntity, { id });
  }

  /** Null for a token that was never mailed. */
  async findByToken(tx: Transaction, tokenHash: string): Promise<MailedLinkEntity | null> {
    const token = await tx.findOneBy(MailedLinkTokenEntity, { tokenHash });
    return token === null ? null : this.find(tx, token.linkId);
  }

  /** Whether a link of that purpose has been noted for the person whose id is later than this one, which need not exist. */
  existsAfter(tx: Transaction, userId: string, purpose: LinkPurpose, id: string): Promise<boolean> {
    return tx.existsBy(MailedLinkEntity, { userId, purpose, id: MoreThan(id) });
  }

  /** The user's newest link of that purpose that was made at this instant or before. */
  lastBefore(tx: Transaction, userId: string, purpose: LinkPurpose, at: Date): Promise<MailedLinkEntity | null> {
    const where = { userId, purpose, createdAt: LessThanOrEqual(at) };
    return tx.findOne(MailedLinkEntity, { where, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** True for the one caller that ends the link first; others wait for that one's transaction. */
  async endOne(tx: Transaction, id: string, now: Date): Promise<boolean> {
    const { affected } = await tx.update(MailedLinkEntity, { id, endedAt: IsNull() }, { endedAt: now });
    return affected === 1;
  }

  /** Ends the person's open links of these purposes that were made at `since` or later. */
  async end(tx: Transaction, userId: string, purposes: readonly LinkPurpose[], since: Date, now: Date): Promise<void> {
    const open = { userId, purpose: In([...purposes]), createdAt: MoreThanOrEqual(since), endedAt: IsNull() };
    await tx.update(MailedLinkEntity, open, { endedAt: now });
  }
}
