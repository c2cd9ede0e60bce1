/** Letters and digits that are not confused when read aloud or handwritten: no 0 O 1 I L U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 8;

/** Format of company codes. */
export const COMPANY_CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A random code with which users request to join a company. `randomIndex(n)` returns an integer from 0 to n - 1. */
export function companyCode(randomIndex: (below: number) => number): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomIndex(ALPHABET.length)]).join('');
}
