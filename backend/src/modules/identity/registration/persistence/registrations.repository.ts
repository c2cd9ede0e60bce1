import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import type { Transaction } from '../../../../platform/database/database.js';
import { RegistrationEntity, RegistrationLinkEntity } from './registration.entity.js';
import { DAY_MS, Retention } from '../../../../platform/retention/retention-rules.js';

@Retention([{ table: 'registration', column: 'expires_at', index: 'ix_registration_expiry', keptMs: 7 * DAY_MS }])
@Injectable()
export class RegistrationsRepository {
  async insert(tx: Transaction, registration: RegistrationEntity): Promise<void> {
    await tx.insert(RegistrationEntity, registration);
  }

  async insertLink(tx: Transaction, link: RegistrationLinkEntity): Promise<void> {
    await tx.insert(RegistrationLinkEntity, link);
  }

  find(tx: Transaction, id: string): Promise<RegistrationEntity | null> {
    return tx.findOneBy(RegistrationEntity, { id });
  }

  /** The registration of a link; null for an unknown link. */
  async findByLink(tx: Transaction, tokenHash: string): Promise<RegistrationEntity | null> {
    const link = await tx.findOneBy(RegistrationLinkEntity, { tokenHash });
    return link === null ? null : this.find(tx, link.registrationId);
  }

  /** Whether the address was registered again later. Ids increase with creation time. */
  existsAfter(tx: Transaction, { id, email }: Pick<RegistrationEntity, 'id' | 'email'>): Promise<boolean> {
    return tx.existsBy(RegistrationEntity, { email, id: MoreThan(id) });
  }

  /** Redeems the registration. Returns true to the first caller; concurrent callers wait for its transaction. */
  async markUsed(tx: Transaction, id: string, now: Date): Promise<boolean> {
    const { affected } = await tx.update(RegistrationEntity, { id, usedAt: IsNull() }, { usedAt: now });
    return affected === 1;
  }
}
