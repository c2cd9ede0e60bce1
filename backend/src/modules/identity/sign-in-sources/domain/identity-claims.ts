const SUBJECT_MAX_LENGTH = 255;
const ACCOUNT_NAME_MAX_LENGTH = 254;
const NOT_ON_ONE_LINE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Claims from a source about a user. Only the subject is trusted. */
export type IdentityClaims = Readonly<Record<string, unknown>>;

/** True if the ID token was issued for this client and nonce (OpenID Connect Core 1.0, section 3.1.3.7, points 4, 5 and 11). */
export function isIdTokenFor(
  { aud, azp, nonce }: IdentityClaims,
  expected: { clientId: string; nonce: string },
): boolean {
  const audiences = Array.isArray(aud) ? aud : [aud];
  if (nonce !== expected.nonce || !audiences.includes(expected.clientId)) return false;
  return azp === undefined ? audiences.length === 1 : azp === expected.clientId;
}

/** Permanent id of a user at a source: `sub`, or `id` for services without OpenID Connect. Null if there is none. */
export function subjectOf({ sub, id }: IdentityClaims): string | null {
  const subject = sub ?? id;
  if (Number.isSafeInteger(subject)) return String(subject);
  return typeof subject === 'string' && subject !== '' && subject.length <= SUBJECT_MAX_LENGTH ? subject : null;
}

/** Account name at the source, for display; null if there is none. */
export function accountNameOf({ email, preferred_username: username, login, name }: IdentityClaims): string | null {
  const told = [email, username, login, name].find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  );
  if (told === undefined) return null;
  const line = told.toWellFormed().replace(NOT_ON_ONE_LINE, '').trim();
  return line === '' ? null : [...line].slice(0, ACCOUNT_NAME_MAX_LENGTH).join('');
}
