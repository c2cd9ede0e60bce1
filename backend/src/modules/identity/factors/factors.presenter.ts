import type { FactorsDto } from './factors.dto.js';
import type { PasskeyDto } from './passkeys/passkeys.dto.js';
import type { PasskeyEntity } from './passkeys/persistence/passkey.entity.js';
import type { TotpFactorEntity } from './totp/persistence/totp-factor.entity.js';

/** The factors as the front ends read them: nothing of them is secret. */
export function presentFactors(
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
