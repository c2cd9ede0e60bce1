import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { AccountsRepository, type AccountChange } from '../accounts/persistence/accounts.repository.js';
import type { UserAccountEntity } from '../accounts/persistence/user-account.entity.js';
import type { ProfileDto, UpdateProfileDto } from './profile.dto.js';

/** Profile and preferences of users. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly activity: AccountActivity,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async get(actor: Actor): Promise<ProfileDto> {
    const account = await this.accounts.find(actor.userId);
    if (account === null) throw new NotFound();
    return present(account);
  }

  /** Updates the given fields. */
  async update(actor: Actor, changes: UpdateProfileDto): Promise<ProfileDto> {
    const change = { ...columnsOf(changes), updatedAt: this.clock.now() };
    const fields = Object.entries(changes).filter(([, value]) => value !== undefined);
    await this.database.transaction(async (tx) => {
      await this.accounts.update(tx, actor.userId, change);
      await this.activity.record(tx, actor.userId, {
        action: 'profile.changed',
        details: { fields: fields.map(([field]) => field).join(', ') },
      });
    });
    return this.get(actor);
  }
}

/** Omitted fields are undefined and remain unchanged. */
function columnsOf({ phone, ...rest }: UpdateProfileDto): AccountChange {
  if (phone === undefined) return { ...rest };
  return { ...rest, phone: phone?.number ?? null, phoneExtension: phone?.extension ?? null };
}

function present(account: UserAccountEntity): ProfileDto {
  const { id, email, fullName, phone, phoneExtension, locale, units, timeZone, theme, passwordHash, createdAt } =
    account;
  return {
    id,
    email,
    fullName,
    locale,
    units,
    timeZone,
    theme,
    phone: phone === null ? null : { number: phone, extension: phoneExtension },
    hasPassword: passwordHash !== null,
    createdAt: createdAt.toISOString(),
  };
}
