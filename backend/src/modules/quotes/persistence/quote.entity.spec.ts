import { readFileSync } from 'node:fs';
import type { Database } from '../../../platform/database/database.js';
import { quoteTerms } from '../domain/quote-terms.js';
import { QuoteImportsRepository } from './quote-imports.sql.js';
import { QuotesRepository } from './quotes.sql.js';
import { QUOTE_REQUEST, QUOTE_RESULT } from './quote.entity.js';

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8')) as Record<
    'request' | 'result',
    Record<string, unknown>
  >;
const FIRST = golden('quote.v1');

/** The quote that the repository returns for a row with these documents, as text (MariaDB) or values (MySQL). */
function find(row: object) {
  return new QuotesRepository({ query: () => Promise.resolve([row]) } as unknown as Database).find('cmp', 'qte');
}

describe.each([
  ['text', (document: object): unknown => JSON.stringify(document)],
  ['a value', (document: object): unknown => structuredClone(document)],
])('quotes with documents that the driver returns as %s', (_, given) => {
  it.each(['quote.v1', 'quote.v2', 'quote.v3', 'quote.v4'])('are read the same from %s', async (name) => {
    const { request, result } = golden(name);
    const quote = await find({ bestTotal: null, request: given(request), result: given(result) });
    expect(quote).toEqual({ bestTotal: null, ...FIRST });
    // Hashes and the replay comparison depend on the order of properties.
    expect(JSON.stringify(quote)).toBe(JSON.stringify({ bestTotal: null, ...FIRST }));
  });

  it('have the bounds of temperatures under their present names', async () => {
    const { request, result } = golden('quote.v2');
    const temperature = { minimum: 34, maximum: 38, unit: 'F' };
    const quote = await find({ bestTotal: null, request: given({ ...request, temperature }), result: given(result) });
    expect(quote?.request.temperature).toEqual({ min: 34, max: 38, unit: 'F' });
  });

  it('have no insurance wish any more', async () => {
    const { request, result } = golden('quote.v3');
    const quote = await find({
      bestTotal: null,
      request: given({ ...request, insurance: true }),
      result: given(result),
    });
    expect(quote?.request).toEqual(FIRST.request);
  });

  it.each(['quote.v1', 'quote.v2', 'quote.v3', 'quote.v4'])(
    'are read the same from an import item with the request of %s',
    async (name) => {
      const row = { rows: '[2]', messages: '[]', request: given(golden(name).request) };
      const imports = new QuoteImportsRepository({ query: () => Promise.resolve([row]) } as unknown as Database);
      const [item] = await imports.waiting('cmp', 'qim', 1);
      expect(item!.request).toEqual(FIRST.request);
    },
  );

  it('reads arrays in place of objects as null', async () => {
    const { request, result } = golden('quote.v1-arrays');
    const quote = await find({ bestTotal: null, request: given(request), result: given(result) });
    expect(quote?.request).toMatchObject({ references: [], declaredValue: null, stops: [{ contact: null }, {}] });
  });
});

it('quotes of every version have the same search terms', () => {
  const place = {
    originCity: 'Chicago',
    originState: 'IL',
    originPostalCode: '60601',
    destinationCity: 'Charlotte',
    destinationState: 'NC',
    destinationPostalCode: '28208',
  };
  const terms = ['quote.v1', 'quote.v2', 'quote.v3', 'quote.v4'].map((name) =>
    quoteTerms({ number: 'Q-001057', request: QUOTE_REQUEST.read(golden(name).request), ...place }),
  );
  expect(terms[0]).toEqual(terms[1]);
  expect(terms[0]).toEqual(expect.arrayContaining(['45057', 'queen', 'coatings', 'charlotte']));
});

it('current versions are written', () => {
  const current = golden('quote.v4');
  expect(QUOTE_REQUEST.write(QUOTE_REQUEST.read(structuredClone(FIRST.request)))).toEqual(current.request);
  expect(QUOTE_RESULT.write(QUOTE_RESULT.read(structuredClone(FIRST.result)))).toEqual(current.result);
});
