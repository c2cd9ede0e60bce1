import { PASSWORD_MIN_LENGTH } from './password-rules';

export type PasswordStrength = 'weak' | 'good' | 'strong';

const FRESH_FOR_GOOD = 9;
const FRESH_FOR_STRONG = 16;

/** Length is what makes a password hard to guess (NIST SP 800-63B, appendix A.2); repeats and runs like `aaa` and `123` do not count. */
export function strengthOf(password: string): PasswordStrength {
  const codes = [...password].map((character) => character.codePointAt(0)!);
  const fresh = codes.filter((code, index) => index === 0 || Math.abs(code - codes[index - 1]!) > 1).length;
  if (codes.length < PASSWORD_MIN_LENGTH || fresh < FRESH_FOR_GOOD) return 'weak';
  return fresh < FRESH_FOR_STRONG ? 'good' : 'strong';
}
