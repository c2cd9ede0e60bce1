import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';

/** Where most freight of the continent is planned, for people who have not said where they are. */
const USUAL_TIME_ZONE = 'America/Chicago';

/** What day it is for somebody. */
@Injectable()
export class PersonsDay {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Local date in the time zone of the person's profile. */
  async today(userId: string): Promise<string> {
    const [person] = await this.database.query<{ timeZone: string | null }>(
      'SELECT time_zone AS timeZone FROM user_account WHERE id = ?',
      [userId],
    );
    return new Intl.DateTimeFormat('en-CA', { timeZone: person?.timeZone ?? USUAL_TIME_ZONE }).format(this.clock.now());
  }
}
