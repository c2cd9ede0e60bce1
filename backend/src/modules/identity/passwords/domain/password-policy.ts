import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en';
import { msg, type Message } from '../../../../messages/message.js';

/** Personal terms that a password must not contain. */
export interface PersonalWords {
  email: string;
  fullName: string;
  companyName: string;
}

/** One reason why a password is refused. */
export interface PasswordProblem {
  code: 'PASSWORD_WEAK' | 'PASSWORD_PERSONAL';
  message: Message;
}

/**
 * Of 4. At least 10^8 guesses: infeasible under the sign-in limits, and with argon2id (64 MiB) expensive even with a stolen hash. A score of 4
 * would also refuse pairs of ordinary words such as `riverside-slate`.
 */
const MIN_SCORE = 3;
/**
 * Scoring blocks the event loop, and its time grows with length and substitutions. With these bounds the slowest inputs found took
 * 0.1 s on a loaded machine; at 128 characters and the default of 100 substitutions they took 1.3 s.
 */
const SCORED_LENGTH = 64;
const MAX_SUBSTITUTIONS = 10;
/** Product terms, which an attacker tries first. */
const PRODUCT_WORDS = ['lading', 'freight', 'shipment', 'shipping', 'shipper', 'carrier', 'logistics', 'pallet', 'ltl'];

/** Shorter words such as initials or "Inc" are common in unrelated passwords. */
const PERSONAL_WORD_MIN_LENGTH = 4;
const NOT_LETTERS_OR_DIGITS = /[^\p{L}\p{N}]+/u;

let scorer: ZxcvbnFactory | undefined;

/** Created for the first password: ranking the dictionaries takes 0.1 s. */
function zxcvbn(): ZxcvbnFactory {
  return (scorer ??= new ZxcvbnFactory({
    dictionary: { ...commonDictionary, ...englishDictionary },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
    maxLength: SCORED_LENGTH,
  }));
}

/** Problems of a password, except its length, which the DTOs validate. */
export function passwordProblems(password: string, person: PersonalWords): PasswordProblem[] {
  const words = personalWords(person);
  const problems: PasswordProblem[] = [];
  const { score } = zxcvbn().check(password.slice(0, SCORED_LENGTH), [
    ...words,
    ...domainWords(person),
    ...PRODUCT_WORDS,
  ]);
  if (score < MIN_SCORE) {
    problems.push({
      code: 'PASSWORD_WEAK',
      message: msg`This password is easy to guess. Choose a longer one, for example of several unrelated words.`,
    });
  }
  const lower = password.toLowerCase();
  const word = words.find((candidate) => candidate.length >= PERSONAL_WORD_MIN_LENGTH && lower.includes(candidate));
  if (word !== undefined) {
    problems.push({
      code: 'PASSWORD_PERSONAL',
      message: msg`Do not use your name, email or company in the password (it contains “${{ word }}”).`,
    });
  }
  return problems;
}

/** Each text and each of its words, in lower case. */
function personalWords({ email, fullName, companyName }: PersonalWords): string[] {
  const localPart = email.slice(0, email.lastIndexOf('@'));
  return [localPart, fullName, companyName].flatMap(wordsOf).filter((word) => word !== '');
}

/** Used only for the score: an email domain is often a common word. */
function domainWords({ email }: PersonalWords): string[] {
  return wordsOf(email.slice(email.lastIndexOf('@') + 1));
}

function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  return [...lower.split(NOT_LETTERS_OR_DIGITS), lower];
}
