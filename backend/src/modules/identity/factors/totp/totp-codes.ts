import bwipjs from 'bwip-js/node';
import { generateSecret, generateURI, verifySync } from 'otplib';

const ISSUER = 'Lading';
/** RFC 6238 leaves this open; every authenticator app knows 30 seconds, six digits and SHA-1, which are otplib's defaults. */
const PERIOD_SECONDS = 30;
const CODE = /^\d{6}$/;
/** Modules of white that a QR code needs on each side (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Units of the drawing that one module is wide at this scale. */
const MODULE = 2;

/** A new secret of 160 bits, the length that RFC 4226 recommends, in Base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** What an authenticator app opens or scans. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret });
}

/**
 * The step, counted from 1970, that the code belongs to; null unless it is the present step or one of its neighbours
 * (RFC 6238, section 5.2, allows one for slow networks and typing).
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

/** The text as a QR code, drawn here so that no other service sees it: an SVG document, black on white. */
export function qrCodeSvg(text: string): string {
  return bwipjs.toSVG({
    bcid: 'qrcode',
    text,
    scale: 1,
    padding: QUIET_ZONE * MODULE,
    barcolor: '000000',
    backgroundcolor: 'FFFFFF',
  });
}
