import { Injectable } from '@nestjs/common';
import type { SessionState } from '../../../../platform/auth/actor.js';
import type { Role } from '../../../../platform/registered.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { Database } from '../../../../platform/database/database.js';
import { idleSince } from '../domain/session-lifetime.js';
import type { Locale, Preferences, Theme, Units } from '../../accounts/domain/preferences.js';

/** A session with the person behind it and what that person is in the session's company. */
export interface StoredSession {
  id: string;
  tokenHash: string;
  state: SessionState;
  authenticatedAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  rotationDue: boolean;
  user: { id: string; email: string; emailVerified: boolean; fullName: string; mustChangePassword: boolean };
  preferences: Preferences;
  /** Null when there is no company, or the person is no active member of it any more. */
  company: { id: string; name: string; role: Role; seesPrices: boolean | null } | null;
}

/** What a session opens. */
export interface GrantedSession {
  tokenHash: string;
  companyId: string;
  role: Role;
  seesPrices: boolean | null;
}

interface GrantRow {
  token_hash: string;
  company_id: string;
  role: Role;
  sees_prices: number | null;
}

interface SessionRow {
  id: string;
  token_hash: string;
  state: SessionState;
  authenticated_at: Date;
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  rotation_due: number;
  user_id: string;
  email: string;
  email_verified: number;
  full_name: string;
  must_change_password: number;
  locale: Locale;
  units: Units;
  time_zone: string | null;
  theme: Theme;
  company_id: string | null;
  company_name: string | null;
  role: Role | null;
  sees_prices: number | null;
}

/** Sessions are read at every request, so one statement brings everything, also from the tables of the companies module. */
const SELECT_SESSION = `
  SELECT s.id, s.token_hash, s.state, COALESCE(s.authenticated_at, s.created_at) AS authenticated_at, s.last_used_at, s.expires_at, s.revoked_at, s.rotation_due, u.id AS user_id, u.email,
         u.email_verified_at IS NOT NULL AS email_verified, u.full_name, u.must_change_password,
         u.locale, u.units, u.time_zone, u.theme, c.id AS company_id, c.name AS company_name, a.role, a.sees_prices
    FROM user_session s
    JOIN user_account u ON u.id = s.user_id
    LEFT JOIN association a ON a.company_id = s.company_id AND a.user_id = s.user_id AND a.status = 'active'
    LEFT JOIN company c ON c.id = a.company_id AND c.erase_at IS NULL`;

const SELECT_GRANTED = `
  SELECT s.token_hash, a.company_id, a.role, a.sees_prices
    FROM user_session s
    JOIN association a ON a.company_id = s.company_id AND a.user_id = s.user_id AND a.status = 'active'
    JOIN company c ON c.id = a.company_id AND c.erase_at IS NULL
   WHERE s.token_hash IN (?) AND s.revoked_at IS NULL AND s.state = 'active' AND s.expires_at > ? AND s.last_used_at > ?`;

const TOKENS_PER_STATEMENT = 500;

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  async findByToken(tokenHash: string): Promise<StoredSession | null> {
    const rows = await this.database.queryPrepared<SessionRow>(`${SELECT_SESSION} WHERE s.token_hash = ?`, [tokenHash]);
    return rows[0] === undefined ? null : toStoredSession(rows[0]);
  }

  /** The session whose token was replaced moments ago, as long as the replaced one works. */
  async findByPreviousToken(tokenHash: string, now: Date): Promise<StoredSession | null> {
    const rows = await this.database.query<SessionRow>(
      `${SELECT_SESSION} WHERE s.previous_token_hash = ? AND s.previous_ends_at > ?`,
      [tokenHash, now],
    );
    return rows[0] === undefined ? null : { ...toStoredSession(rows[0]), rotationDue: true };
  }

  /** Of many tokens, those whose sessions are complete, have not ended and open a company. Read every second for every open stream, so it brings no more than that. */
  async findGranted(tokenHashes: readonly string[], now: Date): Promise<GrantedSession[]> {
    const granted: GrantedSession[] = [];
    for (let start = 0; start < tokenHashes.length; start += TOKENS_PER_STATEMENT) {
      const rows = await this.database.query<GrantRow>(SELECT_GRANTED, [
        tokenHashes.slice(start, start + TOKENS_PER_STATEMENT),
        now,
        idleSince(now),
      ]);
      granted.push(
        ...rows.map(({ token_hash: tokenHash, company_id: companyId, role, sees_prices: seesPrices }) => ({
          tokenHash,
          companyId,
          role,
          seesPrices: isTrue(seesPrices),
        })),
      );
    }
    return granted;
  }

  async find(id: string): Promise<StoredSession | null> {
    const rows = await this.database.query<SessionRow>(`${SELECT_SESSION} WHERE s.id = ?`, [id]);
    return rows[0] === undefined ? null : toStoredSession(rows[0]);
  }

  async touch(id: string, now: Date): Promise<void> {
    await this.database.query('UPDATE user_session SET last_used_at = ? WHERE id = ? AND last_used_at < ?', [
      now,
      id,
      now,
    ]);
  }

  /** The company a person worked in last, among those that still have them; their oldest one if they never signed in; null if none. */
  async lastCompanyOf(tx: Transaction, userId: string): Promise<string | null> {
    const rows = await tx.query<{ company_id: string }[]>(
      `SELECT a.company_id FROM association a JOIN company c ON c.id = a.company_id AND c.erase_at IS NULL
         LEFT JOIN user_session s ON s.user_id = a.user_id AND s.company_id = a.company_id
        WHERE a.user_id = ? AND a.status = 'active'
        GROUP BY a.company_id, a.created_at
        ORDER BY MAX(s.last_used_at) DESC, a.created_at, a.company_id LIMIT 1`,
      [userId],
    );
    return rows[0]?.company_id ?? null;
  }
}

function toStoredSession(row: SessionRow): StoredSession {
  const { company_id: companyId, company_name: name, role } = row;
  const seesPrices = isTrue(row.sees_prices);
  return {
    id: row.id,
    tokenHash: row.token_hash,
    state: row.state,
    authenticatedAt: row.authenticated_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    rotationDue: row.rotation_due === 1,
    user: {
      id: row.user_id,
      email: row.email,
      emailVerified: row.email_verified === 1,
      fullName: row.full_name,
      mustChangePassword: row.must_change_password === 1,
    },
    preferences: { locale: row.locale, units: row.units, timeZone: row.time_zone, theme: row.theme },
    company: companyId === null || name === null || role === null ? null : { id: companyId, name, role, seesPrices },
  };
}

function isTrue(column: number | null): boolean | null {
  return column === null ? null : column === 1;
}
