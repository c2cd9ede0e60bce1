import type { Transaction } from '../../../platform/database/database.js';
import { searchTerms } from '../../../kernel/text/search-terms.js';
import type { ContactBody } from '../domain/contact-body.js';
import type { ContactEntity } from './contact.entity.js';

/** Search terms per contact. */
const MAX_TERMS = 100;

/** Stores the search terms of contacts in one statement, because an import saves thousands at once. */
export async function insertContactWords(
  tx: Transaction,
  contacts: readonly Pick<ContactEntity, 'companyId' | 'id' | 'body'>[],
): Promise<void> {
  const values = contacts.flatMap(({ companyId, id, body }) => termsOf(body).map((word) => [companyId, word, id]));
  await tx.query('INSERT INTO contact_word (company_id, word, contact_id) VALUES ?', [values]);
}

/** Terms of name, address and people. */
export function termsOf({ name, address, people }: ContactBody): string[] {
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
  ).slice(0, MAX_TERMS);
}
