import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Throttle, type ThrottleRule } from '../../../platform/throttle/throttle.js';
import type { Client } from '../devices/client.js';
import { KnownDevices } from '../devices/known-devices.js';
import { FactorLog } from './factor-log.js';
import type { VerifyFactorDto } from './factors.dto.js';
import { FactorRefused } from './factors.errors.js';
import { RecoveryCodesService, type FactorOwner } from './recovery-codes/recovery-codes.service.js';
import { TotpService } from './totp/totp.service.js';

/** Typed codes. They are short enough to guess, so attempts of all kinds are counted together per user. */
@Injectable()
export class FactorCodes {
  constructor(
    private readonly totp: TotpService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly devices: KnownDevices,
    private readonly throttle: Throttle,
    private readonly log: FactorLog,
    private readonly database: Database,
  ) {}

  /**
   * Redeems a code and runs `work` in the same transaction. A correct code is not counted as an attempt and does not reset the count.
   * @throws FactorRefused, TooManyAttempts after five wrong codes in 15 minutes
   */
  async open<T extends object>(
    owner: FactorOwner,
    factor: VerifyFactorDto,
    client: Client,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const rule = await this.ruleFor(owner, client);
    await this.throttle.take([rule]);
    const opened = await this.database.transaction(async (tx) => {
      return (await this.use(tx, owner, factor)) ? work(tx) : null;
    });
    if (opened === null) {
      await this.log.refused(owner.userId, { method: factor.method });
      throw new FactorRefused();
    }
    await this.throttle.giveBack([rule]);
    return opened;
  }

  private use(tx: Transaction, owner: FactorOwner, { method, code }: VerifyFactorDto): Promise<boolean> {
    return method === 'totp' ? this.totp.use(tx, owner.userId, code) : this.recoveryCodes.use(tx, owner, code);
  }

  /**
   * With five attempts at three valid codes of a million, an attacker with the password needs about 480 days for a 50% chance. Known devices of
   * the user are counted separately, so the attacker cannot lock the user out.
   */
  private async ruleFor({ userId }: FactorOwner, { deviceToken = '' }: Client): Promise<ThrottleRule> {
    const isKnownDevice = (await this.devices.ownerOf(deviceToken)) === userId;
    return {
      name: 'factor-code',
      key: isKnownDevice ? `${userId} ${deviceToken}` : userId,
      points: 5,
      seconds: 15 * 60,
    };
  }
}
