const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A session ends this long after its last use. Source: product requirements, OWASP ASVS 7.1.1. */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
/** A session ends this long after it began, however much it is used. */
export const SESSION_ABSOLUTE_MS = 30 * 24 * HOUR_MS;
/** Time to show the second factor after the password. */
export const SESSION_PENDING_MS = 10 * MINUTE_MS;
/** Uses closer together than this are not written down, so that reading costs no write. */
export const SESSION_TOUCH_INTERVAL_MS = MINUTE_MS;

/** The parts of a stored session that decide whether it still holds. */
export interface SessionTimes {
  lastUsedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** True while a session has been neither revoked, nor left idle, nor kept for longer than a session may last. */
export function isSessionAlive(session: SessionTimes, now: Date): boolean {
  if (session.revokedAt !== null) return false;
  return now < session.expiresAt && session.lastUsedAt > idleSince(now);
}

/** A session that was last used then, or earlier, has ended by now. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}

/** True when this use should be written down. */
export function needsTouch(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.lastUsedAt.getTime() >= SESSION_TOUCH_INTERVAL_MS;
}
