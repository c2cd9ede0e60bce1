import { Injectable } from '@nestjs/common';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import { TooManyAttempts } from '../../platform/throttle/throttle.errors.js';
import type { Client } from './client.js';
import { AccountLimited } from './identity.errors.js';
import { KnownDevices } from './known-devices.js';
import { accountLimit, deviceLimits, strangerLimits } from './sign-in-limits.js';
import { SignInUnlockService } from './sign-in-unlock.service.js';

/** Counts tries to sign in with a password. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly devices: KnownDevices,
    private readonly unlock: SignInUnlockService,
    private readonly throttle: Throttle,
  ) {}

  /** Counts a try at the account, whether it exists or not, and answers under which limits. @throws TooManyAttempts */
  async count(email: string, userId: string | null, { ipAddress, deviceToken = '' }: Client): Promise<ThrottleRule[]> {
    // Asked for an unknown account too, so that both cost the same.
    if (await this.devices.admits(deviceToken, userId ?? '')) {
      const limits = deviceLimits(email, deviceToken);
      await this.throttle.take(limits);
      return limits;
    }
    const [ofAddress, ofAccount] = [strangerLimits(email, ipAddress), accountLimit(email)];
    // In this order, so that an address without attempts left uses up none of the account's.
    await this.throttle.take(ofAddress);
    await this.countAtAccount(email, ofAccount);
    return [...ofAddress, ofAccount];
  }

  /** Takes a try back that turned out to be the owner's. */
  async forgive(limits: readonly ThrottleRule[]): Promise<void> {
    await this.throttle.giveBack(limits);
  }

  private async countAtAccount(email: string, limit: ThrottleRule): Promise<void> {
    try {
      await this.throttle.take([limit]);
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
      await this.unlock.offer(email, error.retryAfterSeconds);
      throw new AccountLimited(error.retryAfterSeconds);
    }
  }
}
