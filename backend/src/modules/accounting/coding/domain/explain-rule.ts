import type { CodingCondition, CodingField, CodingRule } from './coding-rule.js';

const FIELDS: Readonly<Record<CodingField, string>> = {
  mode: 'mode is',
  direction: 'direction is',
  carrier: 'carrier is',
  origin_state: 'origin state is',
  destination_state: 'destination state is',
  origin_postal_code: 'origin postal code begins with',
  destination_postal_code: 'destination postal code begins with',
  origin: 'pickup location contains',
  consignee: 'consignee contains',
  product: 'an item contains',
};

const WORDS: Readonly<Record<string, string>> = {
  VLTL: 'Volume LTL',
  FTL: 'truckload',
  outbound: 'outbound (prepaid)',
  inbound: 'inbound (collect)',
  third_party: 'third party',
};

/** Why a rule applied: "mode is LTL; direction is inbound (collect)." */
export function explainRule({ conditions }: Pick<CodingRule, 'conditions'>): string {
  if (conditions.length === 0) return 'Applies to every invoice that no earlier rule codes.';
  const text = conditions.map(conditionText).join('; ');
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

const conditionText = ({ field, values }: CodingCondition): string =>
  `${FIELDS[field]} ${values.map((value) => (isWord(field) ? (WORDS[value] ?? value) : value)).join(' or ')}`;

const isWord = (field: CodingField): boolean => field === 'mode' || field === 'direction';
