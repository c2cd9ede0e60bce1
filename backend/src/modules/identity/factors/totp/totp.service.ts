import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { qrCodeSvg } from '../../../../platform/text/qr-code.js';
import { matchingStep, newTotpSecret, totpUri } from './totp-codes.js';
import { FactorChanges } from '../factor-changes.js';
import type { TotpSetupDto } from '../factors.dto.js';
import { TotpAlreadyAdded, TotpNotConfirmed, TotpNotSetUp } from '../factors.errors.js';
import { FactorsRepository } from '../persistence/factors.sql.js';
import type { TotpFactorEntity } from './persistence/totp-factor.entity.js';
import { TotpFactorsRepository } from './persistence/totp-factors.repository.js';
import type { FactorOwner } from '../recovery-codes/recovery-codes.service.js';
import { SealsColumns } from '../../../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../../../platform/secrets/secret-box.js';

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

/** Codes of an authenticator app (RFC 6238). */
@Injectable()
export class TotpService {
  constructor(
    private readonly totp: TotpFactorsRepository,
    private readonly factors: FactorsRepository,
    private readonly changes: FactorChanges,
    private readonly secrets: TotpSecrets,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Creates a secret, inactive until a code confirms it. @throws TotpAlreadyAdded */
  async setUp({ userId, email }: FactorOwner): Promise<TotpSetupDto> {
    const secret = newTotpSecret();
    await this.database.transaction(async (tx) => {
      await this.factors.lock(tx, userId);
      const present = await this.totp.find(tx, userId);
      if (present?.confirmedAt) throw new TotpAlreadyAdded();
      if (present !== null) await this.totp.delete(tx, userId);
      const secretSealed = this.secrets.seal(userId, secret);
      await this.totp.insert(tx, {
        userId,
        secretSealed,
        lastUsedStep: null,
        createdAt: this.clock.now(),
        confirmedAt: null,
      });
    });
    const uri = totpUri(secret, email);
    return { secret, uri, qrCode: qrCodeSvg(uri) };
  }

  /**
   * Confirms the pending app with one of its codes. Returns recovery codes if it is the first factor, else null.
   * @throws TotpNotSetUp, TotpNotConfirmed
   */
  async confirm(owner: FactorOwner, code: string): Promise<string[] | null> {
    return this.database.transaction(async (tx) => {
      await this.factors.lock(tx, owner.userId);
      const factor = await this.totp.find(tx, owner.userId);
      if (factor === null || factor.confirmedAt !== null) throw new TotpNotSetUp();
      const step = this.stepOf(factor, code);
      if (step === null) throw new TotpNotConfirmed();
      await this.totp.confirm(tx, owner.userId, step, this.clock.now());
      return this.changes.added(tx, owner, { method: 'totp' });
    });
  }

  /** @throws NotFound if there is none, FactorRequiredByCompany if it is the last factor and required */
  async remove(owner: FactorOwner): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.factors.lock(tx, owner.userId);
      const factor = await this.totp.find(tx, owner.userId);
      if (!factor?.confirmedAt) throw new NotFound();
      await this.totp.delete(tx, owner.userId);
      await this.changes.removed(tx, owner, { method: 'totp' });
    });
  }

  /** Redeems a code, together with codes of earlier steps (RFC 6238, section 5.2). Returns true to exactly one caller. */
  async use(tx: Transaction, userId: string, code: string): Promise<boolean> {
    const factor = await this.totp.find(tx, userId);
    if (!factor?.confirmedAt) return false;
    const step = this.stepOf(factor, code);
    return step !== null && this.totp.spend(tx, userId, step);
  }

  private stepOf(factor: TotpFactorEntity, code: string): number | null {
    return matchingStep(this.secrets.open(factor), code, this.clock.now());
  }
}
