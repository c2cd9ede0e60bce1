import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';
import { AfterRestore } from '../../../../platform/backup/restorations.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { MailedLinkEntity, type LinkPurpose, MailedLinkTokenEntity } from './mailed-link.entity.js';
import { DAY_MS, Retention } from '../../../../platform/retention/retention-rules.js';

@Retention([{ table: 'mailed_link', column: 'expires_at', index: 'ix_mailed_link_expiry', keptMs: 7 * DAY_MS }])
@Injectable()
export class MailedLinksRepository {
  /** A link that was used after the backup must not work again. */
  @AfterRestore()
  async endAll(tx: Transaction): Promise<string> {
    const { affected } = await tx.update(
      MailedLinkEntity,
      { endedAt: IsNull() },
      { endedAt: () => 'UTC_TIMESTAMP(3)' },
    );
    return `Ended ${affected} links for passwords, addresses and sign-ins.`;
  }

  async insert(tx: Transaction, link: MailedLinkEntity): Promise<void> {
    await tx.insert(MailedLinkEntity, link);
  }

  async insertToken(tx: Transaction, token: MailedLinkTokenEntity): Promise<void> {
    await tx.insert(MailedLinkTokenEntity, token);
  }

  find(tx: Transaction, id: string): Promise<MailedLinkEntity | null> {
    return tx.findOneBy(MailedLinkEntity, { id });
  }

  /** Null for an unknown token. */
  async findByToken(tx: Transaction, tokenHash: string): Promise<MailedLinkEntity | null> {
    const token = await tx.findOneBy(MailedLinkTokenEntity, { tokenHash });
    return token === null ? null : this.find(tx, token.linkId);
  }

  /** Whether the user has a link with that purpose and a later id. The given id may not exist. */
  existsAfter(tx: Transaction, userId: string, purpose: LinkPurpose, id: string): Promise<boolean> {
    return tx.existsBy(MailedLinkEntity, { userId, purpose, id: MoreThan(id) });
  }

  /** The user's newest link with that purpose created at or before this instant. */
  lastBefore(tx: Transaction, userId: string, purpose: LinkPurpose, at: Date): Promise<MailedLinkEntity | null> {
    const where = { userId, purpose, createdAt: LessThanOrEqual(at) };
    return tx.findOne(MailedLinkEntity, { where, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** Ends the link. Returns true to the first caller; concurrent callers wait for its transaction. */
  async endOne(tx: Transaction, id: string, now: Date): Promise<boolean> {
    const { affected } = await tx.update(MailedLinkEntity, { id, endedAt: IsNull() }, { endedAt: now });
    return affected === 1;
  }

  /** Ends the user's open links with these purposes created at `since` or later. */
  async end(tx: Transaction, userId: string, purposes: readonly LinkPurpose[], since: Date, now: Date): Promise<void> {
    const open = { userId, purpose: In([...purposes]), createdAt: MoreThanOrEqual(since), endedAt: IsNull() };
    await tx.update(MailedLinkEntity, open, { endedAt: now });
  }
}
