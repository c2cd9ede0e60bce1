import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { HealthState } from './carrier-connection.entity.js';

/** Responses used for the median response time. */
const LATEST_ANSWERS = 50;

/** Results of calls over connections. */
@Injectable()
export class ConnectionHealth {
  constructor(private readonly database: Database) {}

  /** Records the result of the latest call; the timestamp changes only with the state. */
  async note(companyId: string, id: string, state: HealthState, error: string | null, at: Date): Promise<void> {
    await this.database.execute(
      `UPDATE carrier_connection SET health_since = IF(health_state = ?, health_since, ?), health_state = ?, health_error = ?
       WHERE company_id = ? AND id = ? AND (health_state <> ? OR NOT health_error <=> ?)`,
      [state, at, state, error, companyId, id, state, error],
    );
  }

  /** Response times of the latest calls that returned an offer, milliseconds, in any order. */
  async responseTimes(companyId: string, id: string): Promise<number[]> {
    const rows = await this.database.query<{ micros: number }>(
      `SELECT TIMESTAMPDIFF(MICROSECOND, asked_at, ended_at) AS micros FROM quote_carrier_call
       WHERE company_id = ? AND connection_id = ? AND state = 'offered' ORDER BY asked_at DESC LIMIT ${LATEST_ANSWERS}`,
      [companyId, id],
    );
    return rows.map(({ micros }) => Math.round(Number(micros) / 1_000));
  }
}
