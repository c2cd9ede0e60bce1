import { createHash } from 'node:crypto';
import { accountNameOf, subjectOf, type IdentityClaims } from '../domain/identity-claims.js';
import { SourceUnavailable } from '../oauth.errors.js';
import type { IdentityKey } from './persistence/external-identities.repository.js';

/** An identity that a source has just proven. */
export interface ProvenIdentity extends IdentityKey {
  accountName: string | null;
}

/**
 * Who the claims are about. `authority` is whose word it is, so that a source whose configuration leads elsewhere one day opens nobody's
 * account. @throws SourceUnavailable when the claims name nobody
 */
export function provenIdentity(source: string, authority: string, claims: IdentityClaims): ProvenIdentity {
  const subject = subjectOf(claims);
  if (subject === null) throw new SourceUnavailable('the claims name no subject');
  const subjectHash = createHash('sha256')
    .update(JSON.stringify([authority, subject]))
    .digest('hex');
  return { source, subjectHash, accountName: accountNameOf(claims) };
}
