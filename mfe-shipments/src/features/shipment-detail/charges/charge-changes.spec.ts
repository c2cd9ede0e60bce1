import { chargeChanges, chargePath } from './charge-changes';
import type { LedgerRow } from './ledger-rows';

const row = (description: string, amounts: LedgerRow['amounts'], currency = 'USD'): LedgerRow => ({
  id: `${description} ${currency}`,
  description,
  currency,
  amounts,
});

describe('chargeChanges', () => {
  it('lists charges that differ from the booking, by stage, and what is not paid', () => {
    const rows = [
      row('Linehaul', { QUOTED: 60_000, BOOKED: 60_000, PRELIMINARY: 64_000, INVOICED: 64_000 }),
      row('Fuel', { BOOKED: 10_000, PRELIMINARY: 10_000, INVOICED: 10_000 }),
      row('Liftgate', { BOOKED: 1_000 }),
      row('Residential', { INVOICED: 9_000 }),
      row('Credit', { CREDITED: -9_000 }),
      row('Payment', { PAID: 74_000 }),
      row('Duty', { INVOICED: 500 }, 'CAD'),
    ];
    expect(chargeChanges(rows, 'USD').map(({ id: _, ...change }) => change)).toEqual([
      { description: 'Linehaul', preliminary: 4_000, invoiced: 4_000, settled: null },
      { description: 'Liftgate', preliminary: -1_000, invoiced: -1_000, settled: null },
      { description: 'Residential', preliminary: 0, invoiced: 9_000, settled: null },
      { description: 'Credit', preliminary: null, invoiced: null, settled: -9_000 },
    ]);
  });

  it('ignores invoices that are reversed as a whole', () => {
    expect(chargeChanges([row('Linehaul', { BOOKED: 60_000, INVOICED: 0 })], 'USD')).toEqual([]);
  });
});

test('chargePath has what is to pay between invoiced and paid, if that is less', () => {
  const path = chargePath(row('', { QUOTED: 1, BOOKED: 100, INVOICED: 190, ADJUSTED: -40, CREDITED: -50, PAID: 100 }));
  expect(path.map(({ stage, amount }) => `${stage} ${amount}`)).toEqual([
    'BOOKED 100',
    'INVOICED 190',
    'TO_PAY 100',
    'PAID 100',
  ]);
  expect(chargePath(row('', { BOOKED: 100, INVOICED: 100 })).map(({ stage }) => stage)).toEqual(['BOOKED', 'INVOICED']);
});
