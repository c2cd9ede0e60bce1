import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { ConcurrentChange } from '../../../platform/http/problems/domain-error.js';
import { CompanyEntity } from './company.entity.js';
import { InvitationLinkEntity } from './invitation-link.entity.js';
import { InvitationEntity } from './invitation.entity.js';

/** An open invitation. */
export type InvitationRow = Omit<InvitationEntity, 'isOpen' | 'acceptedAt' | 'acceptedBy'>;

@Injectable()
export class InvitationsRepository {
  /** @throws ConcurrentChange when another request has just invited the same address */
  async insert(tx: Transaction, row: InvitationRow): Promise<void> {
    try {
      await tx.insert(InvitationEntity, { ...row, isOpen: true });
    } catch (error) {
      throw isDuplicateKey(error, 'uq_invitation_open') ? new ConcurrentChange() : error;
    }
  }

  /** Locks an open invitation until `tx` ends. */
  lock(tx: Transaction, companyId: string, id: string): Promise<InvitationRow | null> {
    return tx.findOne(InvitationEntity, {
      where: { companyId, id, isOpen: true },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** An open invitation for its email; null if it was closed or resent in the meantime. */
  async findForMailing(
    tx: Transaction,
    id: string,
    mailing: number,
  ): Promise<(InvitationRow & { companyName: string }) | null> {
    const invitation = await tx.findOneBy(InvitationEntity, { id, mailing, isOpen: true });
    if (invitation === null) return null;
    const { name: companyName } = await tx.findOneByOrFail(CompanyEntity, { id: invitation.companyId });
    return { ...invitation, companyName };
  }

  /** The open invitation with this link in its last mailing; null for any other link. */
  findByLink(tx: Transaction, tokenHash: string): Promise<InvitationRow | null> {
    return tx
      .createQueryBuilder(InvitationEntity, 'invitation')
      .innerJoin(
        InvitationLinkEntity,
        'link',
        'link.invitationId = invitation.id AND link.mailing = invitation.mailing AND link.tokenHash = :tokenHash',
        { tokenHash },
      )
      .innerJoin(
        CompanyEntity,
        'company',
        'company.id = invitation.companyId AND company.eraseAt IS NULL AND company.suspendedAt IS NULL',
      )
      .where({ isOpen: true })
      .getOne();
  }

  async insertLink(
    tx: Transaction,
    { id, mailing }: Pick<InvitationRow, 'id' | 'mailing'>,
    tokenHash: string,
    now: Date,
  ): Promise<void> {
    await tx.insert(InvitationLinkEntity, { tokenHash, invitationId: id, mailing, createdAt: now });
  }

  async renew(tx: Transaction, id: string, mailing: number, expiresAt: Date): Promise<void> {
    await tx.update(InvitationEntity, { id }, { mailing, expiresAt });
  }

  /** Returns true to the first caller only; concurrent callers wait for its transaction. */
  async accept(tx: Transaction, id: string, userId: string, now: Date): Promise<boolean> {
    const { affected } = await tx.update(
      InvitationEntity,
      { id, isOpen: true },
      { isOpen: null, acceptedAt: now, acceptedBy: userId },
    );
    return affected === 1;
  }

  /** Closes the invitation of an address. Returns false if there is none. */
  async close(tx: Transaction, companyId: string, email: string): Promise<boolean> {
    const { affected } = await tx.update(InvitationEntity, { companyId, email, isOpen: true }, { isOpen: null });
    return affected === 1;
  }

  /** Closes all invitations sent by a user. */
  async closeAllOf(tx: Transaction, companyId: string, inviterId: string): Promise<void> {
    await tx.update(InvitationEntity, { companyId, invitedBy: inviterId, isOpen: true }, { isOpen: null });
  }
}
