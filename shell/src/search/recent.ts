import type { Session } from '../session/session';
import type { Hit } from './sources';

const PREFIX = 'lading.recent.';
const MOST = 8;

const keyOf = ({ user, company }: Session) => `${PREFIX}${user.id}.${company?.id ?? ''}`;

/** What the person has opened last on this device in this company, the latest first. */
export function readRecent(session: Session, storage: Storage): Hit[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(session)) ?? '[]');
    return Array.isArray(kept) ? (kept as Hit[]) : [];
  } catch {
    return [];
  }
}

/** Puts something in front of what was opened last. A browser that refuses storage only forgets it. */
export function keepRecent(session: Session, hit: Hit, storage: Storage): void {
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
