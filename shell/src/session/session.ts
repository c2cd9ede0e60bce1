import type { CompanySummary, UserSummary } from '@lading/mfe-contract';
import { problemFrom } from '@lading/api-client';

/** Body of `GET /api/v1/auth/session`. */
export interface Session {
  user: UserSummary;
  company: CompanySummary | null;
  permissions: string[];
  mustChangePassword: boolean;
  /** True on a demonstration installation. */
  demonstration: boolean;
}

/** Who is signed in, or null; throws when the server cannot tell. */
export async function fetchSession(): Promise<Session | null> {
  const response = await fetch('/api/v1/auth/session', { headers: { accept: 'application/json' } });
  if (response.status === 401) return null;
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw problemFrom(response.status, body);
  return body as Session;
}

/** Ends the session and loads the sign-in page anew, so that nothing of the last user stays in memory. */
export async function signOut(): Promise<void> {
  await fetch('/api/v1/auth/logout', { method: 'POST' });
  window.location.assign('/login');
}
