import type { CompanyQuotas } from '../../config/config.js';
import type { DomainError } from '../http/problems/domain-error.js';
import type { Permission, Role } from '../registered.js';

/** `factor_pending`: the password was correct, the second factor is still missing. */
export type SessionState = 'active' | 'factor_pending';

/** Largest amounts that a member decides about alone, in minor units; null: any amount. */
export interface AmountLimits {
  /** Of an order to place, and of orders of others to approve. */
  order: number | null;
  /** Of an invoice to approve. */
  invoice: number | null;
  currency: 'USD' | 'CAD';
}

/** The caller and the active company. */
export interface Actor {
  userId: string;
  sessionId: string;
  sessionState: SessionState;
  /** When the user last authenticated. */
  authenticatedAt: Date;
  /** The user must set a new password before any other request. */
  mustChangePassword: boolean;
  /** The company requires a second factor of the user's role, which the user must set up before any other request. */
  mustSetUpFactor: boolean;
  /** Active company of the session; empty when there is none, which only `@WithoutCompany()` routes accept. */
  companyId: string;
  role: Role;
  permissions: ReadonlySet<Permission>;
  /** Limits that the operator set for the company, in place of those of the settings. */
  quotas?: CompanyQuotas | null;
  /** Limits of the member; API keys have none. */
  limits?: AmountLimits | null;
  fullName: string;
  email: string;
  /** Whether the email address is verified. True for API keys. */
  emailVerified: boolean;
  /** Whether the response to this request sets a new session token. */
  rotationDue?: boolean;
}

/** Permissions in a company. */
export type Grant = Pick<Actor, 'companyId' | 'permissions'>;

export interface ReadOptions {
  /** Whether the lookup extends the session, as requests of the user do. Default: true. */
  extend: boolean;
}

/** Finds the actor for the token of a session cookie. Implemented by the identity module. */
export abstract class SessionReader {
  /** Null when the token is unknown, expired or revoked. */
  abstract read(token: string, options?: ReadOptions): Promise<Actor | null>;
  /** Why the company of a session cannot be used, if it moves to another installation or has moved; otherwise null. */
  abstract movingCompany(sessionId: string): Promise<DomainError | null>;
  /**
   * Grants of the sessions of many tokens, in few statements. Sessions that have ended or have no active company are omitted. The lookup does not
   * extend a session.
   */
  abstract grants(tokens: readonly string[]): Promise<ReadonlyMap<string, Grant>>;
}
