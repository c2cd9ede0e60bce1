import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';

/** Time zones of user profiles. */
@Injectable()
export class UserTimeZones {
  constructor(private readonly database: Database) {}

  /** IANA name; null when the profile has none. */
  async of(userId: string): Promise<string | null> {
    const [user] = await this.database.query<{ timeZone: string | null }>(
      'SELECT time_zone AS timeZone FROM user_account WHERE id = ?',
      [userId],
    );
    return user?.timeZone ?? null;
  }
}
