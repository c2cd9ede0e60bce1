import type { Permission, Role } from './permissions.js';

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
}

/** How old a proof may be for changes to factors, address and password. Source: product requirements, section 4. */
const RECENT_MS = 5 * 60_000;

/** True when the person proved at most five minutes ago who they are. */
export function provedRecently({ authenticatedAt }: Actor, now: Date): boolean {
  return now.getTime() - authenticatedAt.getTime() <= RECENT_MS;
}

/** Turns the token of a session cookie into the person behind it. The identity module provides it. */
export abstract class SessionReader {
  /** Null when the token is unknown, expired or revoked. */
  abstract read(token: string): Promise<Actor | null>;
}
