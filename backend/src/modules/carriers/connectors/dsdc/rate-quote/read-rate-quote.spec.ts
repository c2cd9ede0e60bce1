import { readRateQuote } from './read-rate-quote.js';

const TODAY = '2026-11-20';
const price = (change: object = {}) => ({
  mode: 'LTL',
  quote: { type: 'SPOT', id: '12345678', quoteValidUntil: '2026-11-27' },
  charges: [
    { code: 'LINE_HAUL', amount: 1560.1, currency: 'USD' },
    { code: 'FUEL', amount: 536.29, currency: 'USD' },
  ],
  ...change,
});
const answer = (change: object = {}) => ({
  carrierResult: [price()],
  messageStatus: { status: 'SUCCESS', message: 'Transaction was successful.' },
  ...change,
});
const read = (body: unknown) =>
  readRateQuote(typeof body === 'string' ? body : JSON.stringify(body), ['LTL'], 'Example Lines', TODAY);
const withCharges = (...charges: object[]) => read(answer({ carrierResult: [price({ charges })] }));

it('parses a price to the cent', () => {
  expect(read(answer())).toEqual([
    {
      mode: 'LTL',
      total: { amount: 2_096_39, currency: 'USD' },
      charges: [
        { code: 'LINEHAUL', description: 'Linehaul', amount: 1_560_10 },
        { code: 'FUEL', description: 'Fuel surcharge', amount: 536_29 },
      ],
      carrierQuoteNumber: '12345678',
      validThrough: '2026-11-27',
      notes: [],
    },
  ]);
});

it('defaults to USD by the standard, and supports CAD', () => {
  expect(withCharges({ code: 'LINE_HAUL', amount: 10 })).toMatchObject([{ total: { amount: 1_000, currency: 'USD' } }]);
  expect(withCharges({ code: 'LINE_HAUL', amount: 10, currency: 'CAD' })).toMatchObject([
    { total: { amount: 1_000, currency: 'CAD' } },
  ]);
});

it('ignores unknown fields, and prices for modes that were not requested', () => {
  expect(
    read(answer({ loyaltyPoints: 12, carrierResult: [price({ mode: 'RAIL' }), price({ colour: 'blue' })] })),
  ).toHaveLength(1);
});

it('keeps the carrier’s warnings', () => {
  expect(read(answer({ messageStatus: { status: 'WARNING', message: 'Appointment\nneeded' } }))).toMatchObject([
    { notes: ['Appointment needed'] },
  ]);
});

it('keeps charges of unknown codes, credits, and amounts with fractions of a cent', () => {
  expect(
    withCharges(
      { code: 'LINE_HAUL', amount: 100 },
      { code: 'LIFTGATE', amount: 85.5 },
      { code: 'PROMO', description: 'Spring\ncredit', amount: -10.255 },
    ),
  ).toMatchObject([
    {
      total: { amount: 175_24 },
      charges: [
        { code: 'LINEHAUL', amount: 100_00 },
        { code: 'OTHER', description: 'LIFTGATE', amount: 85_50 },
        { code: 'OTHER', description: 'Spring credit', amount: -10_26 },
      ],
      notes: ['Charges with fractions of a cent were rounded to the cent.'],
    },
  ]);
});

it.each([
  ['a negative price', () => withCharges({ code: 'LINE_HAUL', amount: -5, currency: 'USD' })],
  ['implausibly large amounts', () => withCharges({ code: 'LINE_HAUL', amount: 9e15 })],
  [
    'infinite amounts',
    () => read('{"carrierResult":[{"mode":"LTL","charges":[{"code":"LINE_HAUL","amount":1e999}]}]}'),
  ],
  ['amounts as text', () => withCharges({ code: 'LINE_HAUL', amount: '1560' })],
  ['another currency', () => withCharges({ code: 'LINE_HAUL', amount: 10, currency: 'EUR' })],
  [
    'two currencies',
    () =>
      withCharges({ code: 'LINE_HAUL', amount: 10, currency: 'USD' }, { code: 'FUEL', amount: 10, currency: 'CAD' }),
  ],
  ['a price of zero', () => withCharges({ code: 'LINE_HAUL', amount: 0 })],
  ['a price without charges', () => read(answer({ carrierResult: [price({ charges: [] })] }))],
  ['an expired price', () => read(answer({ carrierResult: [price({ quote: { quoteValidUntil: '2026-11-19' } })] }))],
  ['an invalid date', () => read(answer({ carrierResult: [price({ quote: { quoteValidUntil: '2026-11-31' } })] }))],
  ['too many prices', () => read(answer({ carrierResult: Array.from({ length: 21 }, () => price()) }))],
  ['a truncated message', () => read('{"carrierResult":[{"mode":"LTL"')],
  ['an HTML page', () => read('<!doctype html><h1>Maintenance</h1>')],
  ['a list', () => read('[]')],
  ['an empty body', () => read('')],
])('rejects %s', (_, reading) => {
  expect(reading()).toMatchObject({ code: 'CARRIER_ANSWER_INVALID' });
});

it('reports the error without the invalid value', () => {
  expect(withCharges({ code: 'LINE_HAUL', amount: 10, currency: 'XXX' })).toEqual({
    code: 'CARRIER_ANSWER_INVALID',
    message:
      'The response of Example Lines cannot be used: /carrierResult/0/charges/0/currency must be equal to one of the allowed values.',
  });
});

it('returns a decline as one sanitized line', () => {
  const message = `We do not\n serve\u202e ${'x'.repeat(900)}`;
  const refused = read({ messageStatus: { status: 'FAILURE', message } });
  expect(refused).toMatchObject({
    code: 'CARRIER_REFUSED',
    message: expect.stringMatching(/^Example Lines says: We do not serve x+$/),
  });
  expect((refused as { message: string }).message.length).toBeLessThan(400);
});

it('reports a missing price for the mode', () => {
  expect(read({ messageStatus: { status: 'SUCCESS' } })).toEqual({
    code: 'MODE_NOT_OFFERED',
    message: 'Example Lines has no price for LTL.',
  });
});
