import { DomainError } from '../http/domain-error.js';
import type { Actor } from './actor.js';

/** How old a proof may be for changes to factors, address and password. Source: product requirements, section 4. */
const RECENT_MS = 5 * 60_000;

/** Whether the person proved recently enough who they are to change what they sign in with. */
export function isRecentlyAuthenticated({ authenticatedAt }: Pick<Actor, 'authenticatedAt'>, now: Date): boolean {
  return now.getTime() - authenticatedAt.getTime() <= RECENT_MS;
}

/** Whoever asks has to prove first that it is still them. */
export class ReauthenticationRequired extends DomainError {
  constructor() {
    super('REAUTHENTICATION_REQUIRED', 403, 'Confirm that it is you to continue.');
  }
}
