import { allAccessorials, DETAILS } from '../../../../test/support/accessorials.js';
import { quoteRequest } from '../../../../test/support/freight.js';
import { compactAccessorials } from '../../../kernel/accessorials/accessorial-request.js';
import { ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { createValidationPipe } from '../../../platform/http/validation/validation.pipe.js';
import { QuoteRequestDto } from './quote-request.dto.js';

async function parse(changes: object): Promise<QuoteRequestDto> {
  return createValidationPipe().transform(quoteRequest(changes), { type: 'body', metatype: QuoteRequestDto });
}

async function errorsOf(changes: object): Promise<string[]> {
  try {
    await parse(changes);
  } catch (error) {
    if (error instanceof ValidationFailed) return (error.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
    throw error;
  }
  return [];
}

it('accepts codes and codes with details, and stores them as sent', async () => {
  const sent = allAccessorials();
  const { accessorials } = await parse({ accessorials: sent });
  expect(JSON.parse(JSON.stringify(compactAccessorials(accessorials ?? [])))).toEqual(sent);
  expect(compactAccessorials((await parse({ accessorials: [{ code: 'LFTD', date: null }] })).accessorials!)).toEqual([
    'LFTD',
  ]);
});

it('reports every malformed detail with its pointer', async () => {
  const accessorials = [
    'TEA',
    { code: 'COD', amount: { amount: 1.5, currency: 'EUR' }, remitTo: { name: 'Acme' }, feeTerms: 'split' },
    { code: 'APTD', date: '2026-13-01', from: '9', contact: { name: 'Pat' } },
    { code: 'SRT', pieces: 0, extra: 1 },
    7,
    [],
    null,
  ];
  expect((await errorsOf({ accessorials })).sort()).toEqual(
    [
      '/accessorials/0/code CHOICE',
      '/accessorials/1/amount/amount TYPE',
      '/accessorials/1/amount/currency CHOICE',
      '/accessorials/1/feeTerms CHOICE',
      '/accessorials/1/remitTo/address1 REQUIRED',
      '/accessorials/1/remitTo/city REQUIRED',
      '/accessorials/1/remitTo/country REQUIRED',
      '/accessorials/1/remitTo/postalCode REQUIRED',
      '/accessorials/1/remitTo/state REQUIRED',
      '/accessorials/2/contact/phone REQUIRED',
      '/accessorials/2/date FORMAT',
      '/accessorials/2/from FORMAT',
      '/accessorials/3/extra UNKNOWN_FIELD',
      '/accessorials/3/pieces RANGE',
      '/accessorials/4 TYPE',
      '/accessorials/5 TYPE',
      '/accessorials/6 REQUIRED',
    ].sort(),
  );
  expect(await errorsOf({ accessorials: 'LFTD' })).toEqual(['/accessorials TYPE']);
  expect(await errorsOf({ accessorials: [{ code: 'COD', ...DETAILS['COD'] }] })).toEqual([]);
});

it('a stop needs an address or a contact', async () => {
  const contactId = 'ctc_01BX5ZZKBKACTAV9WEVGEMMVRZ';
  const stops = (first: object) => ({ stops: [{ type: 'origin', ...first }, quoteRequest().stops[1]] });
  expect(await errorsOf(stops({ contactId }))).toEqual([]);
  expect(await errorsOf(stops({}))).toEqual(['/stops/0/postalCode REQUIRED', '/stops/0/country REQUIRED']);
  expect(await errorsOf(stops({ contactId, postalCode: '60601' }))).toEqual(['/stops/0/country REQUIRED']);
});

it('payment has terms, and a complete payer if there is one', async () => {
  expect(await errorsOf({ payment: { terms: 'prepaid' } })).toEqual([]);
  expect(await errorsOf({ payment: { terms: 'free', billTo: { name: 'Payer' } } })).toEqual(
    expect.arrayContaining(['/payment/terms CHOICE', '/payment/billTo/address1 REQUIRED']),
  );
});
