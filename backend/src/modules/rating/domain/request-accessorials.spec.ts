import { DETAILS } from '../../../../test/support/accessorials.js';
import { ACCESSORIAL_DETAILS } from '../../../kernel/accessorials/accessorial-details.js';
import type { RequestedAccessorial } from '../../../kernel/accessorials/accessorial-request.js';
import { ACCESSORIAL_CODES } from '../../../kernel/codes.js';
import { accessorialErrors } from './request-accessorials.js';
import type { QuoteRequest } from './quote-request.js';

const errors = (...accessorials: unknown[]) =>
  accessorialErrors({ accessorials, pickup: { on: '2026-11-24' } } as unknown as QuoteRequest).map(
    ({ pointer, code }) => [pointer, code],
  );
const REQUIRED = 'ACCESSORIAL_DETAILS_REQUIRED';

it.each([
  ['APTD', ['date']],
  ['APTP', ['date']],
  ['COD', ['amount', 'feeTerms', 'remitTo']],
  ['FVC', ['amount']],
  ['MARK', ['pieces']],
  ['SRT', ['pieces']],
  ['TCS', ['type', 'date']],
])('%s by its code alone needs %j', (code, fields) => {
  const expected = fields.map((field) => [`/accessorials/1/${field}`, REQUIRED]);
  expect(errors('LFTD', code)).toEqual(expected);
  expect(errors('LFTD', { code })).toEqual(expected);
  expect(errors('LFTD', { code, ...DETAILS[code] })).toEqual([]);
});

it('the other codes need no details', () => {
  const plain = ACCESSORIAL_CODES.filter((code) => !DETAILS[code]);
  expect(errors(...plain)).toEqual([]);
  expect(plain.filter((code) => ACCESSORIAL_DETAILS[code])).toEqual(['LTDAD', 'LTDAP']);
});

it('a delivery window needs its last day', () => {
  const window = { code: 'TCS', type: 'window', date: '2026-11-27' };
  expect(errors(window)).toEqual([['/accessorials/0/endDate', REQUIRED]]);
  expect(errors({ ...window, type: 'by' })).toEqual([]);
});

it('all errors of all accessorials are reported at once', () =>
  expect(errors('COD', 'SRT', { code: 'LFTD', pieces: 3 })).toEqual([
    ['/accessorials/0/amount', REQUIRED],
    ['/accessorials/0/feeTerms', REQUIRED],
    ['/accessorials/0/remitTo', REQUIRED],
    ['/accessorials/1/pieces', REQUIRED],
    ['/accessorials/2/pieces', 'ACCESSORIAL_DETAILS_UNKNOWN'],
  ]));

it.each<[string, RequestedAccessorial, string, string]>([
  ['of an appointment before the pickup', { code: 'APTD', date: '2026-11-23' }, 'date', 'DATE_BEFORE_PICKUP'],
  ['of times', { code: 'APTD', date: '2026-11-27', from: '10:00', to: '09:59' }, 'to', 'TIME_ORDER'],
  ['of days', { code: 'TCS', type: 'window', date: '2026-11-27', endDate: '2026-11-26' }, 'endDate', 'DATE_ORDER'],
  ['of nothing', { code: 'FVC', amount: { amount: 0, currency: 'USD' } }, 'amount/amount', 'RANGE'],
])('refuses details %s', (_, accessorial, field, code) =>
  expect(errors(accessorial)).toEqual([[`/accessorials/0/${field}`, code]]),
);
