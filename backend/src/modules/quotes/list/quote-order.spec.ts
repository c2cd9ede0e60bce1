import { ValidationFailed } from '../../../platform/http/domain-error.js';
import { type QuoteOrder, readQuoteCursor, writeQuoteCursor } from './quote-order.js';

const ID = 'qte_01J00000000000000000000000';
const CREATED: QuoteOrder = { sort: 'created', direction: 'desc' };
const cursor = (text: string) => Buffer.from(text).toString('base64url');

describe('the cursor of a quote list', () => {
  it.each<[QuoteOrder, Date | string | number]>([
    [CREATED, new Date('2026-11-20T15:00:00.123Z')],
    [{ sort: 'pickup', direction: 'asc' }, '2026-11-24'],
    [{ sort: 'bestTotal', direction: 'asc' }, Number.MAX_SAFE_INTEGER],
    [{ sort: 'validUntil', direction: 'desc' }, new Date('9999-12-31T00:00:00.000Z')],
  ])('gives back what was written for %j', (order, value) => {
    expect(readQuoteCursor(writeQuoteCursor(order, { value, id: ID }), order)).toEqual({ value, id: ID });
  });

  it.each([
    '', 'x', '!!!', cursor(`pickup desc 2026-11-24 ${ID}`), cursor(`created asc 2026-11-20T15:00:00Z ${ID}`), cursor(`created desc never ${ID}`),
    cursor(`created desc 2026-11-20T15:00:00Z qte_1'--`), cursor(`created desc 2026-11-20T15:00:00Z ${ID} more`),
  ])('is refused when it is not of this list: %s', (text) => {
    expect(() => readQuoteCursor(text, CREATED)).toThrow(ValidationFailed);
  });

  it('takes no number that cannot be exact', () => {
    expect(() => readQuoteCursor(cursor(`bestTotal asc 9007199254740993 ${ID}`), { sort: 'bestTotal', direction: 'asc' })).toThrow(ValidationFailed);
  });
});
