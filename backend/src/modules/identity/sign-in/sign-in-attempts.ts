import { Injectable } from '@nestjs/common';
import { addressBlock, Throttle, type ThrottleRule } from '../../../platform/throttle/throttle.js';
import { TooManyAttempts } from '../../../platform/throttle/throttle.errors.js';
import type { Client } from '../devices/client.js';
import { KnownDevices } from '../devices/known-devices.js';
import { SignInUnlockOffers } from './sign-in-unlock.service.js';
import { msg } from '../../../messages/message.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Unknown browsers exhausted the account's limit. Same error with and without an account. */
export class AccountLimited extends TooManyAttempts {
  constructor(retryAfterSeconds: number) {
    const detail = msg`Too many attempts at this account. If it exists, a link that allows your browser was mailed to its address. Open it, or try again later.`;
    super(retryAfterSeconds, detail, { unlockMailed: true });
  }
}

/** Counts password sign-in attempts. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly devices: KnownDevices,
    private readonly unlock: SignInUnlockOffers,
    private readonly throttle: Throttle,
  ) {}

  /** Counts an attempt, whether or not the account exists, and returns the limits it counts for. @throws TooManyAttempts */
  async count(email: string, userId: string | null, { ipAddress, deviceToken = '' }: Client): Promise<ThrottleRule[]> {
    // Also queried for an unknown account, so that both cost the same.
    if (await this.devices.admits(deviceToken, userId ?? '')) {
      const limits = deviceLimits(email, deviceToken);
      await this.throttle.take(limits);
      return limits;
    }
    const [ofAddress, ofAccount] = [unknownBrowserLimits(email, ipAddress), accountLimit(email)];
    // In this order, so that an IP address over its limit does not count for the account.
    await this.throttle.take(ofAddress);
    await this.countAtAccount(email, ofAccount);
    return [...ofAddress, ofAccount];
  }

  /** Takes back an attempt with the correct password. */
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

/** Per IP address, for unknown browsers: 10 attempts per 15 minutes at one account, 100 at all accounts. */
function unknownBrowserLimits(email: string, ipAddress: string): ThrottleRule[] {
  const address = addressBlock(ipAddress);
  return [
    { name: 'sign-in-account-address', key: `${email} ${address}`, points: 10, seconds: QUARTER_HOUR },
    { name: 'sign-in-address', key: address, points: 100, seconds: QUARTER_HOUR },
  ];
}

/** For all unknown browsers of the account together, over all IP addresses. */
function accountLimit(email: string): ThrottleRule {
  return { name: 'sign-in-account', key: email, points: 100, seconds: HOUR };
}

/** For one known device of the account. */
function deviceLimits(email: string, deviceToken: string): ThrottleRule[] {
  return [{ name: 'sign-in-device', key: `${email} ${deviceToken}`, points: 10, seconds: QUARTER_HOUR }];
}
