import { Injectable } from '@nestjs/common';
import type { CompanyQuotas } from '../../../../config/config.js';
import type { Role } from '../../../../platform/registered.js';
import type { AmountLimits } from '../../../../platform/auth/actor.js';
import { parseJson, toSafeInteger } from '../../../../platform/database/columns.js';
import { columnsOf, type SqlRow } from '../../../../platform/database/columns-of.js';
import { Database } from '../../../../platform/database/database.js';
import type { ClosedCompany } from '../../../companies/index.js';
import type { Preferences } from '../../accounts/domain/preferences.js';
import { UserAccountEntity } from '../../accounts/persistence/user-account.entity.js';
import { idleSince } from '../domain/session-lifetime.js';
import { UserSessionEntity } from './user-session.entity.js';

const SESSION_KEYS = ['id', 'tokenHash', 'state', 'lastUsedAt', 'expiresAt', 'revokedAt', 'rotationDue'] as const;
const ACCOUNT_KEYS = ['email', 'fullName', 'mustChangePassword', 'locale', 'units', 'timeZone', 'theme'] as const;

/** A session with its user and the user's role in the session's company. */
export interface StoredSession extends Pick<UserSessionEntity, (typeof SESSION_KEYS)[number]> {
  authenticatedAt: Date;
  user: Pick<UserAccountEntity, 'id' | 'email' | 'fullName' | 'mustChangePassword'> & { emailVerified: boolean };
  preferences: Preferences;
  /** Null without a company, and if the user is no longer an active member of it. */
  company: {
    id: string;
    name: string;
    role: Role;
    seesPrices: boolean | null;
    quotas: CompanyQuotas | null;
    limits: AmountLimits | null;
    /** The company requires a second factor of the role, and the user has none. */
    mustSetUpFactor: boolean;
  } | null;
}

/** Company and role of a session. */
export interface GrantedSession {
  tokenHash: string;
  companyId: string;
  role: Role;
  seesPrices: boolean | null;
}

interface GrantRow extends Omit<GrantedSession, 'seesPrices'> {
  seesPrices: number | null;
}

type SessionRow = SqlRow<UserSessionEntity, (typeof SESSION_KEYS)[number]> &
  SqlRow<UserAccountEntity, (typeof ACCOUNT_KEYS)[number]> & {
    authenticatedAt: Date;
    userId: string;
    emailVerified: number;
    companyId: string | null;
    companyName: string | null;
    role: Role | null;
    seesPrices: number | null;
    quotas: unknown;
    bookingLimit: number | string | null;
    invoiceLimit: number | string | null;
    limitCurrency: AmountLimits['currency'] | null;
    mustSetUpFactor: number | null;
  };

/**
 * Whether the member must set up a second factor first: 1 if so, otherwise 0 or NULL. Most companies require none, so that the tables of factors
 * are not read.
 */
const MUST_SET_UP_FACTOR = `
         (FIND_IN_SET(a.role, c.factor_roles) > 0 AND NOT s.signed_in_by_source
          AND NOT EXISTS (SELECT 1 FROM totp_factor t WHERE t.user_id = s.user_id AND t.confirmed_at IS NOT NULL)
          AND NOT EXISTS (SELECT 1 FROM passkey p WHERE p.user_id = s.user_id))`;

/** Sessions are read on each request, so a single statement reads everything, including tables of the companies module. */
const SELECT_SESSION = `
  SELECT ${columnsOf(UserSessionEntity, 's', SESSION_KEYS)}, COALESCE(s.authenticated_at, s.created_at) AS authenticatedAt,
         u.id AS userId, ${columnsOf(UserAccountEntity, 'u', ACCOUNT_KEYS)}, u.email_verified_at IS NOT NULL AS emailVerified,
         c.id AS companyId, c.name AS companyName, a.role, a.sees_prices AS seesPrices, c.quotas,
         a.booking_limit AS bookingLimit, a.invoice_limit AS invoiceLimit, a.limit_currency AS limitCurrency,
         ${MUST_SET_UP_FACTOR} AS mustSetUpFactor
    FROM user_session s
    JOIN user_account u ON u.id = s.user_id
    LEFT JOIN association a ON a.company_id = s.company_id AND a.user_id = s.user_id AND a.status = 'active'
    LEFT JOIN company c ON c.id = a.company_id AND c.erase_at IS NULL AND c.suspended_at IS NULL`;

const SELECT_SESSION_BY_TOKEN = `${SELECT_SESSION} WHERE s.token_hash = ?`;

const SELECT_GRANTED = `
  SELECT s.token_hash AS tokenHash, a.company_id AS companyId, a.role, a.sees_prices AS seesPrices
    FROM user_session s
    JOIN association a ON a.company_id = s.company_id AND a.user_id = s.user_id AND a.status = 'active'
    JOIN company c ON c.id = a.company_id AND c.erase_at IS NULL AND c.suspended_at IS NULL
   WHERE s.token_hash IN (?) AND s.revoked_at IS NULL AND s.state = 'active' AND s.expires_at > ? AND s.last_used_at > ?
     AND ${MUST_SET_UP_FACTOR} IS NOT TRUE`;

const TOKENS_PER_STATEMENT = 500;

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  async findByToken(tokenHash: string): Promise<StoredSession | null> {
    const rows = await this.database.queryPrepared<SessionRow>(SELECT_SESSION_BY_TOKEN, [tokenHash]);
    return rows[0] === undefined ? null : toStoredSession(rows[0]);
  }

  /** The session of a replaced token that still works. */
  async findByPreviousToken(tokenHash: string, now: Date): Promise<StoredSession | null> {
    const rows = await this.database.query<SessionRow>(
      `${SELECT_SESSION} WHERE s.previous_token_hash = ? AND s.previous_ends_at > ?`,
      [tokenHash, now],
    );
    return rows[0] === undefined ? null : { ...toStoredSession(rows[0]), rotationDue: true };
  }

  /** Complete, open sessions with a company and every required factor, by token. Runs every second for all open event streams, so it reads only the columns they need. */
  async findGranted(tokenHashes: readonly string[], now: Date): Promise<GrantedSession[]> {
    const granted: GrantedSession[] = [];
    for (let start = 0; start < tokenHashes.length; start += TOKENS_PER_STATEMENT) {
      const rows = await this.database.query<GrantRow>(SELECT_GRANTED, [
        tokenHashes.slice(start, start + TOKENS_PER_STATEMENT),
        now,
        idleSince(now),
      ]);
      granted.push(...rows.map((row) => ({ ...row, seesPrices: isTrue(row.seesPrices) })));
    }
    return granted;
  }

  /** The company of a session, if it moves to another installation or has moved. */
  async findMovingCompany(id: string): Promise<ClosedCompany | null> {
    const rows = await this.database.query<ClosedCompany>(
      `SELECT c.name, c.move_state AS moveState, c.moved_to AS movedTo
         FROM user_session s JOIN association a ON a.company_id = s.company_id AND a.user_id = s.user_id AND a.status = 'active'
         JOIN company c ON c.id = a.company_id AND c.move_state IS NOT NULL
        WHERE s.id = ? AND s.state = 'active'`,
      [id],
    );
    return rows[0] ?? null;
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
}

function toStoredSession(row: SessionRow): StoredSession {
  const { id, tokenHash, state, authenticatedAt, lastUsedAt, expiresAt, revokedAt } = row;
  const { email, fullName, locale, units, timeZone, theme, companyId, companyName: name, role } = row;
  return {
    id,
    tokenHash,
    state,
    authenticatedAt,
    lastUsedAt,
    expiresAt,
    revokedAt,
    rotationDue: row.rotationDue === 1,
    user: {
      id: row.userId,
      email,
      emailVerified: row.emailVerified === 1,
      fullName,
      mustChangePassword: row.mustChangePassword === 1,
    },
    preferences: { locale, units, timeZone, theme },
    company:
      companyId === null || name === null || role === null
        ? null
        : {
            id: companyId,
            name,
            role,
            seesPrices: isTrue(row.seesPrices),
            quotas: parseJson(row.quotas),
            limits: limitsOf(row),
            mustSetUpFactor: row.mustSetUpFactor === 1,
          },
  };
}

function limitsOf({ bookingLimit, invoiceLimit, limitCurrency }: SessionRow): AmountLimits | null {
  if (limitCurrency === null || (bookingLimit === null && invoiceLimit === null)) return null;
  const amount = (limit: number | string | null) => (limit === null ? null : toSafeInteger(limit));
  return { order: amount(bookingLimit), invoice: amount(invoiceLimit), currency: limitCurrency };
}

function isTrue(column: number | null): boolean | null {
  return column === null ? null : column === 1;
}
