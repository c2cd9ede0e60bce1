import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { HealthState } from './carrier-connection.entity.js';

/** Precision of the latest success. */
const SUCCESS_PACE_MS = 60_000;
/** Responses used for the median response time. */
const LATEST_ANSWERS = 50;

/** Result of a call. `succeeded`: the carrier did what was asked; false for a decline. */
export interface CallResult {
  state: HealthState;
  error: string | null;
  succeeded: boolean;
  at: Date;
}

/** Codes of requests that the carrier did not answer as described; other declines are its answer. */
const FAILURES = ['CARRIER_TIMEOUT', 'CARRIER_UNAVAILABLE', 'CARRIER_ANSWER_INVALID'];

/** Ended price requests of one UTC day. */
export interface CallDay {
  day: string;
  requests: number;
  failed: number;
  /** Average duration of those with an offer, milliseconds; null without any. */
  averageMs: number | null;
}

/** Results of calls over connections. */
@Injectable()
export class ConnectionHealth {
  constructor(private readonly database: Database) {}

  /** Records the result of the latest call. The time of the state changes only with the state, that of the latest success at most once a minute. */
  async note(companyId: string, id: string, { state, error, succeeded, at }: CallResult): Promise<void> {
    const successAt = succeeded ? at : null;
    await this.database.execute(
      `UPDATE carrier_connection SET health_since = IF(health_state = ?, health_since, ?), health_state = ?, health_error = ?,
         first_success_at = COALESCE(first_success_at, ?), last_success_at = COALESCE(?, last_success_at)
       WHERE company_id = ? AND id = ?
         AND (health_state <> ? OR NOT health_error <=> ? OR (? AND (last_success_at IS NULL OR last_success_at < ?)))`,
      [
        ...[state, at, state, error, successAt, successAt],
        ...[companyId, id, state, error, succeeded, new Date(at.getTime() - SUCCESS_PACE_MS)],
      ],
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

  /** Days with requests for quotes since an instant, oldest first. Requests of changed quotes do not count: their answers were not awaited. */
  async days(companyId: string, id: string, since: Date): Promise<CallDay[]> {
    const rows = await this.database.query<{ day: string; requests: number; failed: number; micros: number | null }>(
      `SELECT DATE_FORMAT(asked_at, '%Y-%m-%d') AS day, COUNT(*) AS requests, COUNT(IF(code IN (?), 1, NULL)) AS failed,
         AVG(IF(state = 'offered', TIMESTAMPDIFF(MICROSECOND, asked_at, ended_at), NULL)) AS micros
       FROM quote_carrier_call
       WHERE company_id = ? AND connection_id = ? AND asked_at >= ? AND state <> 'asked' AND NOT code <=> 'QUOTE_CHANGED'
       GROUP BY day ORDER BY day`,
      [FAILURES, companyId, id, since],
    );
    return rows.map(({ day, requests, failed, micros }) => ({
      day,
      requests: Number(requests),
      failed: Number(failed),
      averageMs: micros === null ? null : Math.round(Number(micros) / 1_000),
    }));
  }
}
