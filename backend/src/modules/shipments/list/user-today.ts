import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { UserTimeZones } from './persistence/user-time-zones.sql.js';

/** Used when the profile has no time zone. */
const DEFAULT_TIME_ZONE = 'America/Chicago';

/** Today in the time zone of a user. */
@Injectable()
export class UserToday {
  constructor(
    private readonly timeZones: UserTimeZones,
    private readonly clock: Clock,
  ) {}

  /** Local date (YYYY-MM-DD) in the time zone of the user profile. */
  async of(userId: string): Promise<string> {
    const timeZone = (await this.timeZones.of(userId)) ?? DEFAULT_TIME_ZONE;
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(this.clock.now());
  }
}
