import { Injectable } from '@nestjs/common';
import { SealsColumns } from '../../../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../../../platform/secrets/secret-box.js';
import type { TotpFactorEntity } from './persistence/totp-factor.entity.js';

/** Seals the secrets of authenticator apps. Each is bound to its user, so it cannot be copied to another user's row. */
@SealsColumns([
  { table: 'totp_factor', column: 'secret_sealed', key: ['user_id'], purpose: (row) => purposeOf(row.user_id ?? '') },
])
@Injectable()
export class TotpSecrets {
  constructor(private readonly box: SecretBox) {}

  seal(userId: string, secret: string): Buffer {
    return this.box.seal(Buffer.from(secret), purposeOf(userId));
  }

  open({ userId, secretSealed }: Pick<TotpFactorEntity, 'userId' | 'secretSealed'>): string {
    return this.box.open(secretSealed, purposeOf(userId)).toString();
  }
}

function purposeOf(userId: string): string {
  return `totp:${userId}`;
}
