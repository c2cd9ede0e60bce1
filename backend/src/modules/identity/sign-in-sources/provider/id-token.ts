import { errors, jwtVerify } from 'jose';
import { DomainError } from '../../../../platform/http/problems/domain-error.js';
import { isIdTokenFor, type IdentityClaims } from '../domain/identity-claims.js';
import { SignInStateInvalid, SourceUnavailable } from '../oauth.errors.js';
import type { OpenIdConnect } from './providers.js';

/** Asymmetric algorithms only: excludes HMAC with the client secret, and `none`. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 60;
const MAX_AGE_SECONDS = 600;

/** Expected audience and nonce of an ID token, and the current time. */
export interface ExpectedIdToken {
  clientId: string;
  nonce: string;
  now: Date;
}

/**
 * Verifies an ID token and returns its claims: signed by this provider, for this client and nonce, recently issued (OpenID Connect Core 1.0,
 * section 3.1.3.7). @throws SignInStateInvalid for any other token; SourceUnavailable if the provider's keys cannot be fetched
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
    throw new SignInStateInvalid('the ID token is for another sign-in or another client');
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (isAboutToken(error)) throw new SignInStateInvalid(`the ID token is not accepted: ${describe(error)}`);
    throw new SourceUnavailable('the keys cannot be had, or used');
  }
}

/** Other jose errors concern the provider's keys; jose throws its generic error for an invalid response of the key endpoint. */
function isAboutToken(error: unknown): error is errors.JOSEError {
  return (
    error instanceof errors.JOSEError &&
    ![errors.JOSEError.code, errors.JWKSInvalid.code, errors.JWKSTimeout.code].includes(error.code)
  );
}

/** Contains error code and claim name, but no value of the token. */
function describe(error: errors.JOSEError): string {
  return 'claim' in error ? `${error.code} ${String(error.claim)}` : error.code;
}
