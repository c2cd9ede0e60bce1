import { type ApprovalRule, type BookingFacts, type RuleCondition, rulesThatApply, stepsOf } from './approval-rule.js';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const cad = (amount: number) => ({ amount, currency: 'CAD' as const });
const RATE = { cadPerUsd: '1.5', effectiveOn: '2026-11-20', source: 'test' };
const MANAGERS = { roles: ['manager' as const], userIds: [] };
const OWNERS = { roles: ['owner' as const], userIds: [] };
const FACTS: BookingFacts = {
  total: usd(100_000),
  cheapest: usd(90_000),
  declaredValue: null,
  mode: 'LTL',
  carrier: 'ZZGL',
  expedited: false,
  hazmat: false,
  crossBorder: false,
  accessorials: ['LFTP'],
  originState: 'IL',
  destinationState: 'TX',
  classOverride: false,
  addressNotInBook: false,
  pickupLocation: 'Riverside Tile, Dallas branch',
  deliveryLocation: null,
  requesterRole: 'booker',
};
const rule = (name: string, conditions: RuleCondition[], changes: Partial<ApprovalRule> = {}): ApprovalRule => ({
  id: `apr_${name}`,
  name,
  conditions,
  approvers: MANAGERS,
  secondStep: null,
  stop: false,
  ...changes,
});
const applies = (condition: RuleCondition, facts: Partial<BookingFacts> = {}, rate: typeof RATE | null = RATE) =>
  rulesThatApply([rule('one', [condition])], { ...FACTS, ...facts }, rate).length === 1;

describe('a condition', () => {
  it('of the total holds above the amount, not at it', () => {
    expect(applies({ field: 'total', amount: usd(99_999) })).toBe(true);
    expect(applies({ field: 'total', amount: usd(100_000) })).toBe(false);
  });

  it('compares currencies by the rate, and holds without one', () => {
    expect(applies({ field: 'total', amount: cad(149_999) })).toBe(true);
    expect(applies({ field: 'total', amount: cad(150_000) })).toBe(false);
    expect(applies({ field: 'total', amount: cad(9_900_000) }, {}, null)).toBe(true);
  });

  it('of the cheapest offer holds above the percentage', () => {
    expect(applies({ field: 'over_cheapest', percent: 11 })).toBe(true);
    expect(applies({ field: 'over_cheapest', percent: 12 })).toBe(false);
    expect(applies({ field: 'over_cheapest', percent: 0 }, { cheapest: usd(100_000) })).toBe(false);
    expect(applies({ field: 'over_cheapest', percent: 12 }, { cheapest: cad(120_000) })).toBe(true);
    expect(applies({ field: 'over_cheapest', percent: 0 }, { cheapest: null })).toBe(false);
  });

  it('of a location holds if its name contains one of the words, whatever their case', () => {
    expect(applies({ field: 'pickup_location', words: ['Chicago', ' dallas BRANCH'] })).toBe(true);
    expect(applies({ field: 'pickup_location', words: ['Chicago'] })).toBe(false);
    expect(applies({ field: 'delivery_location', words: ['Dallas'] })).toBe(false);
    expect(applies({ field: 'delivery_location', words: ['yard'] }, { deliveryLocation: 'North Yard' })).toBe(true);
  });

  it('of the carrier holds for one of the SCACs', () => {
    expect(applies({ field: 'carrier', carriers: ['ZZIF', 'ZZGL'] })).toBe(true);
    expect(applies({ field: 'carrier', carriers: ['ZZIF'] })).toBe(false);
    expect(applies({ field: 'carrier', carriers: ['ZZGL'] }, { carrier: null })).toBe(false);
    expect(applies({ field: 'carrier' })).toBe(false);
  });

  it('of the declared value does not hold without one', () => {
    const condition = { field: 'declared_value' as const, amount: usd(500) };
    expect(applies(condition)).toBe(false);
    expect(applies(condition, { declaredValue: usd(501) })).toBe(true);
  });

  it.each([
    ['expedited', { expedited: true }],
    ['hazmat', { hazmat: true }],
    ['cross_border', { crossBorder: true }],
    ['class_override', { classOverride: true }],
    ['address_not_in_book', { addressNotInBook: true }],
  ] as const)('%s holds only for such a booking', (field, facts) => {
    expect(applies({ field })).toBe(false);
    expect(applies({ field }, facts)).toBe(true);
  });

  it.each([
    ['mode', 'LTL', 'FTL'],
    ['accessorial', 'LFTP', 'RES'],
    ['origin_state', 'IL', 'TX'],
    ['destination_state', 'TX', 'IL'],
    ['requester_role', 'booker', 'manager'],
  ] as const)('%s holds if one of its values applies', (field, value, other) => {
    expect(applies({ field, values: [other, value] })).toBe(true);
    expect(applies({ field, values: [other] })).toBe(false);
    expect(applies({ field, values: [] })).toBe(false);
  });
});

describe('rules', () => {
  it('apply if all their conditions hold, and always without conditions', () => {
    const lane = (state: string): RuleCondition[] => [
      { field: 'origin_state', values: ['IL'] },
      { field: 'destination_state', values: [state] },
    ];
    const found = rulesThatApply([rule('lane', lane('TX')), rule('other', lane('CA')), rule('all', [])], FACTS, RATE);
    expect(found.map(({ name }) => name)).toEqual(['lane', 'all']);
  });

  it('are evaluated up to the first that applies and stops', () => {
    const stop = { stop: true };
    const rules = [rule('not', [{ field: 'hazmat' }], stop), rule('first', [], stop), rule('second', [])];
    expect(rulesThatApply(rules, FACTS, RATE).map(({ name }) => name)).toEqual(['first']);
  });
});

describe('the steps of rules', () => {
  it('are shared by rules with the same approvers', () => {
    const rules = [rule('a', []), rule('b', [], { approvers: OWNERS }), rule('c', [])];
    expect(stepsOf(rules, FACTS, RATE)).toEqual([
      { rules: ['a', 'c'], approvers: MANAGERS },
      { rules: ['b'], approvers: OWNERS },
    ]);
  });

  it('have a second approval above its amount', () => {
    const rules = (above: number) => [rule('a', [], { secondStep: { above: usd(above), approvers: OWNERS } })];
    expect(stepsOf(rules(99_999), FACTS, RATE)).toEqual([
      { rules: ['a'], approvers: MANAGERS },
      { rules: ['a'], approvers: OWNERS },
    ]);
    expect(stepsOf(rules(100_000), FACTS, RATE)).toEqual([{ rules: ['a'], approvers: MANAGERS }]);
  });

  it('are none without rules', () => {
    expect(stepsOf([], FACTS, RATE)).toEqual([]);
  });
});
