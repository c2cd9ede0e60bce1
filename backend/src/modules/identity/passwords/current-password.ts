import { Injectable } from '@nestjs/common';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { PasswordHasher } from './password-hasher.js';

/** Checks the password of a signed-in user, ten wrong ones in a quarter of an hour at most, whatever they are asked for. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly throttle: Throttle,
  ) {}

  /** Whether the password is the one behind the hash; a right one does not count as an attempt. @throws TooManyAttempts */
  async matches(userId: string, password: string, passwordHash: string | null): Promise<boolean> {
    const rule = { name: 'reauthentication', key: userId, points: 10, seconds: 15 * 60 };
    await this.throttle.take([rule]);
    const matches = await this.hasher.matches(password, passwordHash);
    if (matches) await this.throttle.giveBack([rule]);
    return matches;
  }
}
