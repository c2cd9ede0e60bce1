import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SealedColumns } from '../../../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../../../platform/secrets/secret-box.js';
import type { TotpFactorEntity } from './persistence/totp-factor.entity.js';

/** Seals the secrets of authenticator apps, each for its user only, so that one cannot be put into another user's row. */
@Injectable()
export class TotpSecrets implements OnModuleInit {
  constructor(
    private readonly box: SecretBox,
    private readonly sealedColumns: SealedColumns,
  ) {}

  onModuleInit(): void {
    this.sealedColumns.add({
      table: 'totp_factor',
      column: 'secret_sealed',
      key: ['user_id'],
      purpose: (row) => purposeOf(row.user_id ?? ''),
    });
  }

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
