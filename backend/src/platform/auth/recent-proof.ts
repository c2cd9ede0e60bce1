import { DomainError } from '../http/problems/domain-error.js';
import type { Actor } from './actor.js';
import { isApiKey } from './api-key.js';
import { msg } from '../../messages/message.js';

/** Maximum age of the authentication for operations that grant access. Source: product requirements, section 4. */
const RECENT_MS = 5 * 60_000;

/** Whether the user authenticated recently enough to change credentials. */
export function isRecentlyAuthenticated({ authenticatedAt }: Pick<Actor, 'authenticatedAt'>, now: Date): boolean {
  return now.getTime() - authenticatedAt.getTime() <= RECENT_MS;
}

/**
 * For operations that require recent authentication only in some cases, such as a role change to owner; the others use
 * `@RecentlyAuthenticated()`. API keys pass, because they cannot reauthenticate.
 * @throws ReauthenticationRequired
 */
export function requireRecentProof(actor: Actor, now: Date): void {
  if (!isApiKey(actor) && !isRecentlyAuthenticated(actor, now)) throw new ReauthenticationRequired();
}

/** The user must reauthenticate first. */
export class ReauthenticationRequired extends DomainError {
  constructor() {
    super('REAUTHENTICATION_REQUIRED', 403, msg`Confirm your identity to continue.`);
  }
}
