import type { QuoteRequest, Stop } from '../../rating/index.js';
import { bookingDetails } from './booking-details.js';
import type { BookRequestDto } from '../quotes.dto.js';

const PAT = { name: 'Pat Doe', phone: '+13125550100' };
const ORIGIN: Stop = {
  type: 'origin',
  postalCode: '60601',
  country: 'US',
  name: 'Acme DC',
  address1: '12 S Dock Pl',
  contact: PAT,
};
const DESTINATION: Stop = {
  type: 'destination',
  postalCode: '75201',
  country: 'US',
  name: 'Oak Fixtures',
  address1: '1 Oak Rd',
  contact: { name: 'Sam Roe', phone: '+12145550199' },
};

function quoted(changes: Partial<QuoteRequest> = {}): QuoteRequest {
  return { pickup: { on: '2026-11-24' }, stops: [ORIGIN, DESTINATION], handlingUnits: [], ...changes };
}

function booking(changes: Partial<BookRequestDto> = {}): BookRequestDto {
  return {
    offerId: 'ofr_1',
    acceptedTotal: { amount: 1, currency: 'USD' },
    stops: [],
    pickup: { on: '2026-11-25', readyFrom: '10:00', closeAt: '16:00' },
    ...changes,
  };
}

const pointers = (quote: QuoteRequest, book: BookRequestDto) =>
  bookingDetails(quote, book).errors.map(({ pointer, code }) => `${pointer} ${code}`);

describe('descriptions of a booking', () => {
  const unit = { count: 1, type: 'PAT', length: 48, width: 40, height: 48, weight: 500 } as const;
  const quote = quoted({
    handlingUnits: [
      { ...unit, commodities: [{ weight: 500, description: 'Valves' }] },
      { ...unit, commodities: [{ weight: 200 }, { weight: 300, freightClass: '70' }] },
    ],
  });

  it('complete the commodities they name and change nothing else', () => {
    const descriptions = [{ handlingUnit: 1, commodity: 1, description: ' Steel brackets ' }];
    const { request, errors } = bookingDetails(quote, booking({ descriptions }));
    expect(errors).toEqual([]);
    expect(request.handlingUnits.map(({ commodities }) => commodities)).toEqual([
      [{ weight: 500, description: 'Valves' }],
      [{ weight: 200 }, { weight: 300, freightClass: '70', description: 'Steel brackets' }],
    ]);
  });

  it.each([
    [2, 0],
    [0, 1],
  ])('refuse commodity %i/%i, which the quote does not have', (handlingUnit, commodity) =>
    expect(pointers(quote, booking({ descriptions: [{ handlingUnit, commodity, description: 'Valves' }] }))).toEqual([
      '/descriptions/0 COMMODITY_UNKNOWN',
    ]),
  );
});

describe('bookingDetails', () => {
  it('requires nothing that the quote already has', () => {
    expect(bookingDetails(quoted(), booking()).errors).toEqual([]);
  });

  it('uses the pickup of the booking', () => {
    expect(bookingDetails(quoted(), booking()).request.pickup).toEqual({
      on: '2026-11-25',
      readyFrom: '10:00',
      closeAt: '16:00',
    });
  });

  it('reports every missing field, by the index of the stop in the booking', () => {
    const bare = quoted({
      stops: [
        { type: 'origin', postalCode: '60601', country: 'US' },
        { ...DESTINATION, address1: '  ' },
      ],
    });
    const stops = [
      { type: 'destination' as const, contact: PAT },
      { type: 'origin' as const, contact: PAT },
    ];
    expect(pointers(bare, booking({ stops, pickup: { on: '2026-11-25' } }))).toEqual([
      '/stops/1/name REQUIRED',
      '/stops/1/address1 REQUIRED',
      '/stops/0/address1 REQUIRED',
      '/pickup/readyFrom REQUIRED',
      '/pickup/closeAt REQUIRED',
    ]);
  });

  it('uses the index of the stop in the quote if the booking omits it', () => {
    expect(pointers(quoted({ stops: [ORIGIN, { ...DESTINATION, contact: null }] }), booking())).toEqual([
      '/stops/1/contact REQUIRED',
    ]);
  });

  it('rejects a stop that is not in the quote, and a PO box', () => {
    const stops = [
      { type: 'origin' as const, contact: PAT, address1: 'P.O. Box 12' },
      { type: 'origin' as const, contact: PAT },
    ];
    expect(pointers(quoted(), booking({ stops }))).toEqual([
      '/stops/0/address1 ADDRESS_PO_BOX',
      '/stops/1/type STOP_UNKNOWN',
    ]);
  });

  it('overrides contacts and addresses and keeps other fields', () => {
    const stops = [
      {
        type: 'origin' as const,
        contact: { name: 'Kim', phone: '+13125550111' },
        address1: '99 New St',
        instructions: 'Door 7',
      },
    ];
    const [origin, destination] = bookingDetails(quoted(), booking({ stops })).request.stops;
    expect(origin).toMatchObject({
      name: 'Acme DC',
      address1: '99 New St',
      instructions: 'Door 7',
      contact: { name: 'Kim' },
    });
    expect(destination).toMatchObject(DESTINATION);
  });

  it('adds references and instructions without duplicates', () => {
    const po = { type: 'PO' as const, value: '554238' };
    const quote = quoted({ references: [po], instructions: 'Call first.' });
    const { request } = bookingDetails(
      quote,
      booking({ references: [po, { type: 'SO', value: '9' }], instructions: 'Call first.' }),
    );
    expect(request.references).toEqual([po, { type: 'SO', value: '9' }]);
    expect(request.instructions).toBe('Call first.');
    expect(bookingDetails(quote, booking({ instructions: 'Ring twice.' })).request.instructions).toBe(
      'Call first.\nRing twice.',
    );
  });
});
