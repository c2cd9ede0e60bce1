import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';

/** Used when the profile has no time zone. */
const DEFAULT_TIME_ZONE = 'America/Chicago';

/** The current date in the time zone of a user. */
@Injectable()
export class UserToday {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Local date (YYYY-MM-DD) in the time zone of the user profile. */
  async of(userId: string): Promise<string> {
    const [user] = await this.database.query<{ timeZone: string | null }>(
      'SELECT time_zone AS timeZone FROM user_account WHERE id = ?',
      [userId],
    );
    const timeZone = user?.timeZone ?? DEFAULT_TIME_ZONE;
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(this.clock.now());
  }
}
