import { createHash } from 'node:crypto';
import { searchTerms } from '../../kernel/text/search-terms.js';
import type { ContactBody } from './domain/contact-body.js';

/** Legal forms are often left out. */
const LEGAL_FORMS = new Set([
  'co',
  'company',
  'corp',
  'corporation',
  'gmbh',
  'inc',
  'incorporated',
  'limited',
  'llc',
  'llp',
  'lp',
  'ltd',
  'the',
]);

/** Abbreviations of words in street addresses. Source: USPS Publication 28, appendices B and C. */
const STREET_WORDS: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  building: 'bldg',
  center: 'ctr',
  centre: 'ctr',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  east: 'e',
  expressway: 'expy',
  freeway: 'fwy',
  highway: 'hwy',
  lane: 'ln',
  north: 'n',
  northeast: 'ne',
  northwest: 'nw',
  parkway: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  road: 'rd',
  route: 'rte',
  south: 's',
  southeast: 'se',
  southwest: 'sw',
  square: 'sq',
  street: 'st',
  suite: 'ste',
  terrace: 'ter',
  trail: 'trl',
  turnpike: 'tpke',
  unit: 'unit',
  west: 'w',
};

/** Equal for contacts with the same name and address, regardless of spelling. SHA-256 in hex; stored in `contact.likeness`. */
export function dedupeKey({ name, address }: Pick<ContactBody, 'name' | 'address'>): string {
  const street = searchTerms([address.address1, address.address2 ?? ''].join(' ')).map(
    (word) => STREET_WORDS[word] ?? word,
  );
  const key = [
    nameWords(name).join(' '),
    street.join(' '),
    postalArea(address.postalCode, address.country),
    address.country,
  ];
  return createHash('sha256').update(key.join('\n')).digest('hex');
}

/** The name's words without legal forms, or all of them if nothing else remains. */
function nameWords(name: string): string[] {
  const all = searchTerms(name.replace(/[.']/g, ''));
  const telling = all.filter((word) => !LEGAL_FORMS.has(word));
  return telling.length > 0 ? telling : all;
}

/** ZIP5, or the whole Canadian postal code. */
function postalArea(postalCode: string, country: string): string {
  const compact = postalCode.toUpperCase().replace(/[\s-]/g, '');
  return country === 'US' ? compact.slice(0, 5) : compact;
}
