import type { QuoteRequest } from '../../rating/index.js';
import { quoteTerms } from './quote-terms.js';

const PLACE = {
  originCity: 'Montréal',
  originState: 'QC',
  originPostalCode: 'H2X1Y4',
  destinationCity: 'Salt Lake City',
  destinationState: 'UT',
  destinationPostalCode: '84101',
};

function request(changes: Partial<QuoteRequest> = {}): QuoteRequest {
  const stops: QuoteRequest['stops'] = [
    { type: 'origin', name: 'Ünlü & Sons', postalCode: 'H2X1Y4', country: 'CA' },
    { type: 'destination', postalCode: '84101', country: 'US' },
  ];
  return { pickup: { on: '2026-11-24' }, handlingUnits: [], stops, ...changes };
}

describe('quoteTerms', () => {
  it('include number, references, names and places', () => {
    const found = quoteTerms({
      number: 'Q-001042',
      request: request({ references: [{ type: 'PO', value: 'AB-77' }] }),
      ...PLACE,
    });
    expect(found).toEqual(
      expect.arrayContaining([
        '001042',
        'montreal',
        'qc',
        'h2x1y4',
        '1y4',
        'salt',
        'lake',
        'city',
        '84101',
        'ab',
        '77',
        'unlu',
        'sons',
      ]),
    );
  });

  it('are limited to 200', () => {
    const references = Array.from({ length: 20 }, (_, index) => ({
      type: 'PO' as const,
      value: Array.from({ length: 25 }, (_v, word) => `${index}x${word}`).join(' '),
    }));
    expect(quoteTerms({ number: 'Q-001042', request: request({ references }), ...PLACE })).toHaveLength(200);
  });
});
