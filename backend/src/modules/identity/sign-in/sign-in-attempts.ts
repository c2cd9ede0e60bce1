import { Injectable } from '@nestjs/common';
import { addressBlock } from '../../../platform/throttle/address-block.js';
import { Throttle, type ThrottleRule } from '../../../platform/throttle/throttle.js';
import { TooManyAttempts } from '../../../platform/throttle/throttle.errors.js';
import type { Client } from '../devices/client.js';
import { KnownDevices } from '../devices/known-devices.js';
import { SignInUnlockOffers } from './sign-in-unlock-offers.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Browsers that the account does not know have used up its attempts; the same whether or not there is an account. */
export class AccountLimited extends TooManyAttempts {
  constructor(retryAfterSeconds: number) {
    const detail =
      'Too many attempts at this account. If it exists, a link that allows your browser was mailed to its address. Open it, or try again later.';
    super(retryAfterSeconds, detail, { unlockMailed: true });
  }
}

/** Counts attempts to sign in with a password. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly devices: KnownDevices,
    private readonly unlock: SignInUnlockOffers,
    private readonly throttle: Throttle,
  ) {}

  /** Counts an attempt at the account, whether it exists or not, and returns the limits it counts for. @throws TooManyAttempts */
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

  /** Gives back an attempt that was the owner's. */
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

/** For a browser that the account does not know: ten attempts a quarter of an hour at one account, a hundred at all accounts. */
function strangerLimits(email: string, ipAddress: string): ThrottleRule[] {
  const address = addressBlock(ipAddress);
  return [
    { name: 'sign-in-account-address', key: `${email} ${address}`, points: 10, seconds: QUARTER_HOUR },
    { name: 'sign-in-address', key: address, points: 100, seconds: QUARTER_HOUR },
  ];
}

/** For all browsers together that the account does not know, wherever they are. */
function accountLimit(email: string): ThrottleRule {
  return { name: 'sign-in-account', key: email, points: 100, seconds: HOUR };
}

/** For a known device of the account, counted apart from all others. */
function deviceLimits(email: string, deviceToken: string): ThrottleRule[] {
  return [{ name: 'sign-in-device', key: `${email} ${deviceToken}`, points: 10, seconds: QUARTER_HOUR }];
}
