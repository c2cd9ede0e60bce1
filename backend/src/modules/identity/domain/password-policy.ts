/** A person's own words that a password must not be made of. */
export interface PersonalWords {
  email: string;
  fullName: string;
  companyName: string;
}

/** One reason why a password is refused. */
export interface PasswordProblem {
  code: 'PASSWORD_COMMON' | 'PASSWORD_PERSONAL';
  message: string;
}

/** Shorter words, like initials or "Inc", would refuse passwords that tell nothing about the person. */
const PERSONAL_WORD_MIN_LENGTH = 4;
const TRAILING_DIGITS_AND_SIGNS = /[^\p{L}]+$/u;
const NOT_LETTERS_OR_DIGITS = /[^\p{L}\p{N}]+/u;

/**
 * Why a password is not acceptable, beside its length, which the request's own rules check. `common` holds the commonest breached
 * passwords in lower case; one with digits or signs put behind it is still common.
 */
export function passwordProblems(
  password: string,
  person: PersonalWords,
  common: ReadonlySet<string>,
): PasswordProblem[] {
  const lower = password.toLowerCase();
  const problems: PasswordProblem[] = [];
  if (common.has(lower) || common.has(lower.replace(TRAILING_DIGITS_AND_SIGNS, ''))) {
    problems.push({
      code: 'PASSWORD_COMMON',
      message: 'This is one of the most common passwords. Choose a less expected one.',
    });
  }
  const word = personalWords(person).find((candidate) => lower.includes(candidate));
  if (word !== undefined) {
    problems.push({
      code: 'PASSWORD_PERSONAL',
      message: `Leave your name, e-mail and company out of the password (it contains “${word}”).`,
    });
  }
  return problems;
}

function personalWords({ email, fullName, companyName }: PersonalWords): string[] {
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const words = [localPart, fullName, companyName].flatMap((text) => {
    const lower = text.toLowerCase();
    return [...lower.split(NOT_LETTERS_OR_DIGITS), lower];
  });
  return words.filter((word) => word.length >= PERSONAL_WORD_MIN_LENGTH);
}
