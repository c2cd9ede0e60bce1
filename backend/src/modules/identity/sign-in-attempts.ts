import { Injectable } from '@nestjs/common';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import type { Client } from './client.js';
import { KnownDevices } from './known-devices.js';
import { deviceLimits, strangerLimits } from './sign-in-limits.js';

/** Counts tries to sign in with a password. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly devices: KnownDevices,
    private readonly throttle: Throttle,
  ) {}

  /** Counts a try at the account, whether it exists or not, and answers under which limits. @throws TooManyAttempts */
  async count(email: string, userId: string | null, { ipAddress, deviceToken = '' }: Client): Promise<ThrottleRule[]> {
    const owner = await this.devices.ownerOf(deviceToken);
    const isTheirs = owner !== null && owner === userId;
    const limits = isTheirs ? deviceLimits(email, deviceToken) : strangerLimits(email, ipAddress);
    await this.throttle.take(limits);
    return limits;
  }

  /** Takes a try back that turned out to be the owner's. */
  async forgive(limits: readonly ThrottleRule[]): Promise<void> {
    await this.throttle.giveBack(limits);
  }
}
