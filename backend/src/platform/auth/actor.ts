import type { Permission, Role } from '../registered.js';

/** `factor_pending`: the password was right, the second factor is still owed. */
export type SessionState = 'active' | 'factor_pending';

/** Who is asking, and for which company. */
export interface Actor {
  userId: string;
  sessionId: string;
  sessionState: SessionState;
  /** When the person last proved who they are. */
  authenticatedAt: Date;
  /** Nothing else is open to the person until they have set a new password. */
  mustChangePassword: boolean;
  /** The company that is active in the session; empty when there is none, which only `@WithoutCompany()` routes accept. */
  companyId: string;
  role: Role;
  permissions: ReadonlySet<Permission>;
  fullName: string;
  email: string;
  /** Whether the address was verified by mail. True for API keys. */
  emailVerified: boolean;
  /** Whether the answer to this request brings the session a new token. */
  rotationDue?: boolean;
}

/** Permissions in a company. */
export type Grant = Pick<Actor, 'companyId' | 'permissions'>;

/** Turns the token of a session cookie into the person behind it. The identity module provides it. */
export abstract class SessionReader {
  /** Null when the token is unknown, expired or revoked. */
  abstract read(token: string): Promise<Actor | null>;
  /** What the sessions of many tokens open, in few statements; those that have ended, or open no company, are missing. To look is no use of a session, so it does not keep one from ending. */
  abstract grants(tokens: readonly string[]): Promise<ReadonlyMap<string, Grant>>;
}
