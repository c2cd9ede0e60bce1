import { SeededRandom } from '../../../../../test/fixtures/seeded-random.js';
import { amountsByKind, codeAmounts, rescale } from './code-invoice.js';
import { CHARGE_KINDS, type Coding, SPLITS } from './coding-rule.js';

const ACCOUNTS = { other: '5190', linehaul: '5100', fuel: '5110' };
const WHOLE = { by: 'fixed' as const, shares: [{ costCenter: '100', basisPoints: 10_000 }] };
const LINES = [
  { kind: 'linehaul' as const, amount: 30_000 },
  { kind: 'linehaul' as const, amount: -10_000 },
  { kind: 'fuel' as const, amount: 6_000 },
  { kind: 'accessorial' as const, amount: 4_000 },
];
const code = (coding: Coding, toPay = 30_000, items: Parameters<typeof codeAmounts>[2] = []) =>
  codeAmounts(amountsByKind(LINES, 30_000, toPay), coding, items).map(({ glAccount, costCenter, amount }) => [
    glAccount,
    costCenter,
    amount,
  ]);

describe('the coding of an invoice', () => {
  it('gives each kind of charge its account, and the others that of the rule', () => {
    expect(code({ accounts: ACCOUNTS, split: WHOLE })).toEqual([
      ['5100', '100', 20_000],
      ['5110', '100', 6_000],
      ['5190', '100', 4_000],
    ]);
  });

  it('has one line for kinds with the same account', () => {
    expect(code({ accounts: { other: '5190', fuel: '' }, split: WHOLE })).toEqual([['5190', '100', 30_000]]);
  });

  it('reduces the kinds in proportion if less is paid', () => {
    expect(code({ accounts: ACCOUNTS, split: WHOLE }, 15_001)).toEqual([
      ['5100', '100', 10_001],
      ['5110', '100', 3_000],
      ['5190', '100', 2_000],
    ]);
  });

  it('counts what the lines of the invoice do not explain as accessorial', () => {
    expect(amountsByKind(LINES, 30_500, 30_500)).toEqual({ linehaul: 20_000, fuel: 6_000, accessorial: 4_500, tax: 0 });
  });

  it('splits by fixed shares', () => {
    const shares = [
      { costCenter: 'East', basisPoints: 6_000 },
      { costCenter: 'West', basisPoints: 4_000 },
    ];
    expect(code({ accounts: { other: '5100' }, split: { by: 'fixed', shares } }, 30_000)).toEqual([
      ['5100', 'East', 18_000],
      ['5100', 'West', 12_000],
    ]);
  });

  const SHARES = [
    { costCenter: 'Tile', products: ['tile', 'Stone'] },
    { costCenter: 'Rest', products: [] },
  ];
  const ITEMS = [
    { description: 'Ceramic TILE', weight: 500.5, pieces: 1 },
    { description: 'Lamps', weight: 499.5, pieces: 3 },
  ];

  it.each([
    ['weight', 15_015, 14_985],
    ['pieces', 7_500, 22_500],
  ] as const)('splits by %s of the items', (by, tile, rest) => {
    expect(code({ accounts: { other: '5100' }, split: { by, shares: SHARES } }, 30_000, ITEMS)).toEqual([
      ['5100', 'Tile', tile],
      ['5100', 'Rest', rest],
    ]);
  });

  it('gives everything to the share of all other items if the items are unknown', () => {
    const reversed = SHARES.toReversed();
    expect(code({ accounts: { other: '5100' }, split: { by: 'weight', shares: reversed } })).toEqual([
      ['5100', 'Rest', 30_000],
    ]);
  });

  it('adds up to the amount to pay, whatever the lines, accounts and shares', () => {
    const random = new SeededRandom(125);
    for (let round = 0; round < 2_000; round++) {
      const lines = Array.from({ length: random.whole(0, 8) }, () => ({
        kind: CHARGE_KINDS[random.whole(0, 3)]!,
        amount: random.whole(0, 90_000) - 20_000,
      }));
      const total = lines.reduce((sum, { amount }) => sum + amount, 0) + (random.once(5) ? random.whole(0, 500) : 0);
      const toPay = random.once(2) ? total : random.whole(0, Math.max(total, 0));
      const count = 1 + random.whole(0, 4);
      const shares = Array.from({ length: count }, (_, index) => ({
        costCenter: `C${random.whole(0, 3)}`,
        basisPoints: Math.floor(10_000 / count) + (index === 0 ? 10_000 % count : 0),
        products: index === count - 1 ? [] : [`item ${index}`],
      }));
      const items = Array.from({ length: random.whole(0, 4) }, (_, index) => ({
        description: `Item ${index}`,
        weight: random.whole(0, 90_000) / 100,
        pieces: random.whole(0, 5),
      }));
      const accounts = {
        other: '5190',
        ...(random.once(2) && { fuel: '5110' }),
        ...(random.once(2) && { tax: '2200' }),
      };
      const coding = { accounts, split: { by: SPLITS[random.whole(0, 2)]!, shares } };
      const coded = codeAmounts(amountsByKind(lines, total, toPay), coding, items);
      expect(coded.reduce((sum, { amount }) => sum + amount, 0)).toBe(toPay);
      expect(rescale(coded, toPay - 1).reduce((sum, { amount }) => sum + amount, 0)).toBe(
        coded.length > 0 ? toPay - 1 : 0,
      );
    }
  });
});

describe('rescale', () => {
  const lines = [
    { glAccount: '5100', costCenter: 'A', amount: 12_000 },
    { glAccount: '5900', costCenter: 'A', amount: -2_000 },
  ];

  it('leaves lines that add up to the amount as they are', () => expect(rescale(lines, 10_000)).toEqual(lines));

  it('keeps a line below zero in proportion', () =>
    expect(rescale(lines, 5_001).map(({ amount }) => amount)).toEqual([6_001, -1_000]));
});
