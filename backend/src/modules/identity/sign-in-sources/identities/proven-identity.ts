import { createHash } from 'node:crypto';
import { accountNameOf, subjectOf, type IdentityClaims } from '../domain/identity-claims.js';
import { SourceUnavailable } from '../oauth.errors.js';
import type { IdentityKey } from './persistence/external-identities.repository.js';

/** An identity authenticated by a source. */
export interface ProvenIdentity extends IdentityKey {
  accountName: string | null;
}

/**
 * The identity of the claims. `authority` is the issuer and part of the key, so a source that is later reconfigured to another issuer gives
 * access to no existing account. @throws SourceUnavailable if the claims have no subject
 */
export function provenIdentity(source: string, authority: string, claims: IdentityClaims): ProvenIdentity {
  const subject = subjectOf(claims);
  if (subject === null) throw new SourceUnavailable('the claims name no subject');
  const subjectHash = createHash('sha256')
    .update(JSON.stringify([authority, subject]))
    .digest('hex');
  return { source, subjectHash, accountName: accountNameOf(claims) };
}
