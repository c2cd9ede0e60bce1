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

/** Codes that are typed: few and short enough to be guessed, so tries of all kinds are counted together for each person. */
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
   * Uses a code up and does what it opens, both or neither. A right code does not count as a try, and forgives none of the wrong ones.
   * @throws FactorRefused, TooManyAttempts after five wrong ones in a quarter of an hour
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
   * With five tries at three valid codes of a million, whoever has the password needs some 480 days for an even chance. A browser that
   * the person has signed in from before is counted apart, so that such a one cannot keep them out.
   */
  private async ruleFor({ userId }: FactorOwner, { deviceToken = '' }: Client): Promise<ThrottleRule> {
    const isTheirs = (await this.devices.ownerOf(deviceToken)) === userId;
    return { name: 'factor-code', key: isTheirs ? `${userId} ${deviceToken}` : userId, points: 5, seconds: 15 * 60 };
  }
}
