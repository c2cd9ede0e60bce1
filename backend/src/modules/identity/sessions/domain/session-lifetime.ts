const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Idle timeout. Source: product requirements, OWASP ASVS 7.1.1. */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
/** Absolute timeout. */
export const SESSION_ABSOLUTE_MS = 30 * 24 * HOUR_MS;
/** Time to present the second factor after the password. */
export const SESSION_PENDING_MS = 10 * MINUTE_MS;
/** Minimum time between updates of the last use, so that not every request writes. */
export const SESSION_TOUCH_INTERVAL_MS = MINUTE_MS;

/** Columns that determine whether a session is valid. */
export interface SessionTimes {
  lastUsedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** True unless the session is revoked, idle for too long, or past its absolute expiry. */
export function isSessionAlive(session: SessionTimes, now: Date): boolean {
  if (session.revokedAt !== null) return false;
  return now < session.expiresAt && session.lastUsedAt > idleSince(now);
}

/** Sessions last used at or before this instant have ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}

/** True if this use should be stored. */
export function needsTouch(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.lastUsedAt.getTime() >= SESSION_TOUCH_INTERVAL_MS;
}
