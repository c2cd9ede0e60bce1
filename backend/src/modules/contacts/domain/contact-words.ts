import { searchTerms } from '../../../kernel/text/search-terms.js';
import type { ContactBody } from './contact-body.js';

const WORDS_MAX = 100;

/** Words by which a contact is found: its name, address and people. */
export function contactWords({ name, address, people }: ContactBody): string[] {
  const { address1, address2, city, state, postalCode } = address;
  return searchTerms(
    [
      name,
      postalCode.replace(/\s/g, ''),
      address1,
      address2 ?? '',
      city,
      state,
      ...people.flatMap((person) => [person.name, person.email ?? '']),
    ].join(' '),
  ).slice(0, WORDS_MAX);
}
