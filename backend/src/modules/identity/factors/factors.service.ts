import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';
import type { FactorsDto } from './factors.dto.js';
import type { PasskeyDto } from './passkeys/passkeys.dto.js';
import type { PasskeyEntity } from './passkeys/persistence/passkey.entity.js';
import type { TotpFactorEntity } from './totp/persistence/totp-factor.entity.js';
import { FactorsRepository } from './persistence/factors.sql.js';
import { PasskeysRepository } from './passkeys/persistence/passkeys.repository.js';
import { TotpFactorsRepository } from './totp/persistence/totp-factors.repository.js';

/** Second factors of a user. A recovery code replaces one of the others. */
export type FactorKind = 'totp' | 'passkey' | 'recovery_code';

@Injectable()
export class FactorsService {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly totp: TotpFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly database: Database,
  ) {}

  /** Kinds of factors that the user can present; empty without a second factor. */
  async kinds(tx: Transaction, userId: string): Promise<FactorKind[]> {
    const counts = await this.factors.count(tx, userId);
    const kinds: FactorKind[] = [];
    if (counts.totp > 0) kinds.push('totp');
    if (counts.passkeys > 0) kinds.push('passkey');
    if (kinds.length > 0 && counts.recoveryCodes > 0) kinds.push('recovery_code');
    return kinds;
  }

  /** All factors, for the user's own settings. */
  describe(userId: string): Promise<FactorsDto> {
    return this.database.transaction(async (tx) => {
      const totp = await this.totp.find(tx, userId);
      const passkeys = await this.passkeys.listOf(tx, userId);
      const { recoveryCodes } = await this.factors.count(tx, userId);
      return presentFactors(totp, passkeys, recoveryCodes);
    });
  }
}

/** API representation of factors, without secrets. */
function presentFactors(
  totp: TotpFactorEntity | null,
  passkeys: readonly PasskeyEntity[],
  recoveryCodesLeft: number,
): FactorsDto {
  const confirmedAt = totp?.confirmedAt ?? null;
  return {
    totp: confirmedAt === null ? null : { addedAt: confirmedAt.toISOString() },
    passkeys: passkeys.map(presentPasskey),
    recoveryCodesLeft,
  };
}

function presentPasskey({ id, name, synced, createdAt, lastUsedAt }: PasskeyEntity): PasskeyDto {
  return { id, name, synced, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
