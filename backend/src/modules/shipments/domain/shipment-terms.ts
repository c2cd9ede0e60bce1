import { searchTerms } from '../../../kernel/text/search-terms.js';
import type { Reference, Stop } from '../../rating/index.js';

const TERMS_MAX = 200;

/** Searchable values of a shipment. */
export interface SearchableShipment {
  number: string;
  bolNumber: string;
  proNumber: string | null;
  quoteNumber: string;
  stops: readonly Stop[];
  references: readonly Reference[];
}

/** Search terms of a shipment: numbers, references, names and places. */
export function shipmentTerms({
  number,
  bolNumber,
  proNumber,
  quoteNumber,
  stops,
  references,
}: SearchableShipment): string[] {
  const places = stops.flatMap(({ name, city, state, postalCode }) => [
    name,
    city,
    state,
    postalCode,
    unitOf(postalCode),
  ]);
  return searchTerms(
    [number, bolNumber, proNumber, quoteNumber, ...references.map(({ value }) => value), ...places].join(' '),
  ).slice(0, TERMS_MAX);
}

/** Second half of a Canadian postal code, which users write as a separate word. */
function unitOf(postalCode: string): string {
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/i.test(postalCode) ? postalCode.slice(3) : '';
}
