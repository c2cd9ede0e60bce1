const SUBJECT_MAX_LENGTH = 255;
const ACCOUNT_NAME_MAX_LENGTH = 254;
const NOT_ON_ONE_LINE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** What a source says about somebody. Nothing of it is believed but the subject. */
export type IdentityClaims = Readonly<Record<string, unknown>>;

/** True when the ID token was made for this client and for this visit (OpenID Connect Core 1.0, section 3.1.3.7, points 4, 5 and 11). */
export function isIdTokenFor(
  { aud, azp, nonce }: IdentityClaims,
  expected: { clientId: string; nonce: string },
): boolean {
  const audiences = Array.isArray(aud) ? aud : [aud];
  if (nonce !== expected.nonce || !audiences.includes(expected.clientId)) return false;
  return azp === undefined ? audiences.length === 1 : azp === expected.clientId;
}

/** The name by which a source knows somebody for good: `sub`, or `id` at services without OpenID Connect. Null when there is none. */
export function subjectOf({ sub, id }: IdentityClaims): string | null {
  const subject = sub ?? id;
  if (Number.isSafeInteger(subject)) return String(subject);
  return typeof subject === 'string' && subject !== '' && subject.length <= SUBJECT_MAX_LENGTH ? subject : null;
}

/** What the source calls the account, for its person to recognise it; null when it tells nothing. */
export function accountNameOf({ email, preferred_username: username, login, name }: IdentityClaims): string | null {
  const told = [email, username, login, name].find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  );
  if (told === undefined) return null;
  const line = told.toWellFormed().replace(NOT_ON_ONE_LINE, '').trim();
  return line === '' ? null : [...line].slice(0, ACCOUNT_NAME_MAX_LENGTH).join('');
}
