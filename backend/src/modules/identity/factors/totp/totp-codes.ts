import { generateSecret, generateURI, verifySync } from 'otplib';

const ISSUER = 'Lading';
/** Every authenticator app supports 30 seconds, six digits and SHA-1, which are otplib's defaults. RFC 6238 allows other values. */
const PERIOD_SECONDS = 30;
const CODE = /^\d{6}$/;

/** A new Base32 secret of 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** `otpauth:` URI for authenticator apps to open or scan. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret });
}

/**
 * Step of the code, counted from 1970; null unless it is the current step or an adjacent one (RFC 6238, section 5.2, allows one for slow
 * networks and typing).
 */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  if (!CODE.test(code)) return null;
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: PERIOD_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
