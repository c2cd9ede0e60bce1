/** Words about a user that their password must not contain. */
export interface PersonalWords {
  email: string;
  fullName: string;
  companyName: string;
}

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;

/** Shorter words are allowed, as in the API. */
const PERSONAL_WORD_MIN_LENGTH = 4;

/** Whether the password has 12 to 128 characters; one emoji counts as one. */
export function hasAllowedLength(password: string): boolean {
  const { length } = [...password];
  return length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
}

/** Whether the password contains a word of the user's email address (before the @), name or company. */
export function containsPersonalWord(password: string, { email, fullName, companyName }: PersonalWords): boolean {
  const lower = password.toLowerCase();
  const localPart = email.trim().split('@')[0] ?? '';
  return [localPart, fullName.trim(), companyName.trim()]
    .map((text) => text.toLowerCase())
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .some((word) => word.length >= PERSONAL_WORD_MIN_LENGTH && lower.includes(word));
}
