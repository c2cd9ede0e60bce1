import { searchTerms } from '../../../kernel/text/search-terms.js';
import type { QuoteRequest } from '../../rating/index.js';

const TERMS_MAX = 200;

/** Searchable values of a quote. */
export interface SearchableQuote {
  number: string;
  request: QuoteRequest;
  originCity: string;
  originState: string;
  originPostalCode: string;
  destinationCity: string;
  destinationState: string;
  destinationPostalCode: string;
}

/** Search terms of a quote: number, references, names and places. */
export function quoteTerms({ number, request, ...place }: SearchableQuote): string[] {
  const stops = request.stops.flatMap(({ name, city, postalCode }) => [name, city, postalCode, unitOf(postalCode)]);
  const references = (request.references ?? []).map(({ value }) => value);
  const places = [
    place.originCity,
    place.originState,
    place.originPostalCode,
    place.destinationCity,
    place.destinationState,
    place.destinationPostalCode,
  ];
  return searchTerms([number, ...places, ...references, ...stops].join(' ')).slice(0, TERMS_MAX);
}

/** Second half of a Canadian postal code, which users write as a separate word. */
function unitOf(postalCode: string): string {
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/i.test(postalCode) ? postalCode.slice(3) : '';
}
