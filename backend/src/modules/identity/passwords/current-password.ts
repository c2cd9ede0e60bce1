import { Injectable } from '@nestjs/common';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { PasswordHasher } from './password-hasher.js';

/** Checks the password of a signed-in user, with at most ten wrong ones in 15 minutes over all purposes. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly throttle: Throttle,
  ) {}

  /** Whether the password matches the hash. A correct one does not count as an attempt. @throws TooManyAttempts */
  async matches(userId: string, password: string, passwordHash: string | null): Promise<boolean> {
    const rule = { name: 'reauthentication', key: userId, points: 10, seconds: 15 * 60 };
    await this.throttle.take([rule]);
    const matches = await this.hasher.matches(password, passwordHash);
    if (matches) await this.throttle.giveBack([rule]);
    return matches;
  }
}
