import { errors, jwtVerify } from 'jose';
import { DomainError } from '../../../../platform/http/problems/domain-error.js';
import { isIdTokenFor, type IdentityClaims } from '../domain/identity-claims.js';
import { SignInStateInvalid, SourceUnavailable } from '../oauth.errors.js';
import type { OpenIdConnect } from './providers.js';

/** Signatures that only the holder of a private key can make; a client's secret can make none of them, and `none` is none. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 60;
const MAX_AGE_SECONDS = 600;

/** What an ID token has to be made for. */
export interface ExpectedIdToken {
  clientId: string;
  nonce: string;
  now: Date;
}

/**
 * The claims of an ID token that this provider signed, for this client and this visit, not too long ago (OpenID Connect Core 1.0, section
 * 3.1.3.7). @throws SignInStateInvalid for any other; SourceUnavailable when the provider's keys cannot be had
 */
export async function verifyIdToken(
  idToken: unknown,
  { issuer, keys }: OpenIdConnect,
  { clientId, nonce, now }: ExpectedIdToken,
): Promise<IdentityClaims> {
  if (typeof idToken !== 'string') throw new SourceUnavailable('the token endpoint gives no ID token');
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat'],
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    });
    if (isIdTokenFor(payload, { clientId, nonce })) return payload;
    throw new SignInStateInvalid('the ID token is for another visit or another client');
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (isAboutToken(error)) throw new SignInStateInvalid(`the ID token is not accepted: ${describe(error)}`);
    throw new SourceUnavailable('the keys cannot be had, or used');
  }
}

/** What else jose throws is about the provider's keys; its general error stands for a key endpoint that answers with something else. */
function isAboutToken(error: unknown): error is errors.JOSEError {
  return (
    error instanceof errors.JOSEError &&
    ![errors.JOSEError.code, errors.JWKSInvalid.code, errors.JWKSTimeout.code].includes(error.code)
  );
}

/** Names code and claim, and no value of the token. */
function describe(error: errors.JOSEError): string {
  return 'claim' in error ? `${error.code} ${String(error.claim)}` : error.code;
}
