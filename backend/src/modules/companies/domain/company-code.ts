/** Letters and digits that are not confused when a code is read out or copied by hand: no 0 O 1 I L U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 8;

/** What every company code looks like. */
export const COMPANY_CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A code by which people ask to join a company. `randomIndex` returns a whole number from 0 up to, not including, its argument. */
export function companyCode(randomIndex: (below: number) => number): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomIndex(ALPHABET.length)]).join('');
}
