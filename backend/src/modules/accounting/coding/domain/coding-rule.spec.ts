import { codingFacts } from './coding-facts.js';
import { type CodingCondition, ruleFor } from './coding-rule.js';
import { explainRule } from './explain-rule.js';

const SHIPMENT = {
  mode: 'LTL',
  scac: 'ZZMW',
  originName: 'Lakeside Tile Works',
  originState: 'IL',
  originPostalCode: '60611-1234',
  destinationName: 'Peachtree Interiors, Inc.',
  destinationState: 'ON',
  destinationPostalCode: 'M5V 2T6',
  terms: 'collect' as const,
  items: [{ description: 'Ceramic tile', weight: 900, pieces: 40 }],
};
const FACTS = codingFacts(SHIPMENT, null);
const applies = (condition: CodingCondition, facts = FACTS) => ruleFor([{ conditions: [condition] }], facts) !== null;

describe('a condition of a coding rule', () => {
  it.each([
    ['mode', 'LTL', 'FTL'],
    ['direction', 'inbound', 'outbound'],
    ['carrier', 'ZZMW', 'ZZSE'],
    ['origin_state', 'IL', 'ON'],
    ['destination_state', 'ON', 'IL'],
    ['origin_postal_code', '606', '607'],
    ['destination_postal_code', 'm5v2', 'M5W'],
    ['origin', 'tile works', 'Peachtree'],
    ['consignee', 'PEACHTREE interiors', 'Lakeside'],
    ['product', 'tile', 'lamp'],
  ] as const)('%s holds for %s, not for %s', (field, value, other) => {
    expect(applies({ field, values: [other, value] })).toBe(true);
    expect(applies({ field, values: [other] })).toBe(false);
  });

  it.each([
    ['prepaid', 'outbound'],
    ['collect', 'inbound'],
    ['third_party', 'third_party'],
    [null, null],
  ] as const)('knows the direction by the terms: %s is %s', (terms, direction) => {
    expect(codingFacts({ ...SHIPMENT, terms }, null).direction).toBe(direction);
  });

  it('does not hold for an invoice without a shipment, except that of its carrier', () => {
    const unmatched = codingFacts(null, 'ZZMW');
    expect(applies({ field: 'carrier', values: ['ZZMW'] }, unmatched)).toBe(true);
    expect(applies({ field: 'mode', values: ['LTL'] }, unmatched)).toBe(false);
    expect(applies({ field: 'product', values: ['tile'] }, unmatched)).toBe(false);
  });
});

describe('coding rules', () => {
  const rule = (name: string, conditions: CodingCondition[]) => ({ name, conditions });
  const inbound = (mode: string): CodingCondition[] => [
    { field: 'direction', values: ['inbound'] },
    { field: 'mode', values: [mode] },
  ];

  it('apply in their order, the first whose conditions all hold', () => {
    const rules = [rule('FTL', inbound('FTL')), rule('LTL', inbound('LTL')), rule('all', [])];
    expect(ruleFor(rules, FACTS)?.name).toBe('LTL');
    expect(ruleFor(rules, codingFacts(null, null))?.name).toBe('all');
    expect(ruleFor(rules.slice(0, 1), FACTS)).toBeNull();
  });

  it('say in words why they apply', () => {
    expect(explainRule({ conditions: [...inbound('VLTL'), { field: 'consignee', values: ['FTL', 'Acme'] }] })).toBe(
      'Direction is inbound (collect); mode is Volume LTL; consignee contains FTL or Acme.',
    );
    expect(explainRule({ conditions: [] })).toBe('Applies to every invoice that no earlier rule codes.');
  });
});
