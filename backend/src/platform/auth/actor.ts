import type { Permission, Role } from './permissions.js';

/** Who is asking, and for which company. */
export interface Actor {
  userId: string;
  sessionId: string;
  /** The company that is active in the session; empty when there is none, which only `@WithoutCompany()` routes accept. */
  companyId: string;
  role: Role;
  permissions: ReadonlySet<Permission>;
  fullName: string;
  email: string;
}

/** Turns the token of a session cookie into the person behind it. The identity module provides it. */
export abstract class SessionReader {
  /** Null when the token is unknown, expired or revoked. */
  abstract read(token: string): Promise<Actor | null>;
}
