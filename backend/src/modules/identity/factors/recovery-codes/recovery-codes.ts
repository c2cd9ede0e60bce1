import { randomInt } from 'node:crypto';
import { hashToken } from '../../../../platform/secrets/secret-token.js';

/** How many codes a set has. */
export const RECOVERY_CODES = 10;

/** Crockford's Base32: no letter that a printout confuses with a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of 5 bits each: 80 bits a code. */
const LENGTH = 16;
const GROUP = /.{4}(?!$)/g;

/** A new set, written in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/**
 * What is stored of a code. A slow hash makes guessing a password expensive because people choose few of them; a code is 80 random
 * bits, which nobody guesses at any speed, and a fast hash leaves nothing that many tries could keep busy.
 */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'));
}

function newCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return characters.join('').replace(GROUP, '$&-');
}
