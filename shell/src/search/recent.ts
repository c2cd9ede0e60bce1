import type { Session } from '../session/session';
import type { Result } from './use-search';

const PREFIX = 'lading.recent.';
const MOST = 8;

const keyOf = ({ user, company }: Session) => `${PREFIX}${user.id}.${company?.id ?? ''}`;

/** What the person has opened last on this device in this company, the latest first. */
export function readRecent(session: Session, storage: Storage): Result[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(session)) ?? '[]');
    return Array.isArray(kept) ? (kept as Result[]) : [];
  } catch {
    return [];
  }
}

/** Puts something in front of what was opened last. A browser that refuses storage only forgets it. */
export function keepRecent(session: Session, hit: Result, storage: Storage): void {
  const others = readRecent(session, storage).filter(({ path }) => path !== hit.path);
  try {
    storage.setItem(keyOf(session), JSON.stringify([hit, ...others].slice(0, MOST)));
  } catch {
    // Full or switched off.
  }
}

/** Forgets what anybody has opened on this device. */
export function forgetRecent(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}
