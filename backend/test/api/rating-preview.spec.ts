import { DataSource } from 'typeorm';
import { ratesCsv } from '../fixtures/class-rates.js';
import type { ApiClient } from '../support/api-client.js';
import { signInAs, signUp } from '../support/identity.js';
import { EXAMPLE_FUEL, quoteRequest, sheet, uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const FREIGHT = [{ weight: 620, height: 30, freightClass: '70' }];

describe('POST /api/v1/rating/preview', () => {
  const clock = new TestClock();
  let app: TestApp;
  let client: ApiClient;
  let companyId: string;

  beforeAll(async () => {
    app = await startTestApp({ clock });
  });
  const signUpAt = async (instant: string) => {
    clock.set(instant);
    ({ client, companyId } = await signUp(app));
    await client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
  };
  beforeEach(() => signUpAt('2026-11-20T15:00:00.000Z'));
  afterAll(() => app.close());

  const preview = (request: unknown) => client.post('/api/v1/rating/preview', request);
  const errorsOf = async (request: unknown): Promise<[string, string][]> => {
    const { status, body } = await preview(request);
    expect(status).toBe(422);
    return body.errors.map(({ pointer, code }: any) => [pointer, code]);
  };
  const stops = (origin: object, destination: object = {}) => [
    { type: 'origin', postalCode: '60601', country: 'US', ...origin },
    { type: 'destination', postalCode: '75201', country: 'US', ...destination },
  ];

  it('infers services from the contact of a stop; an inferred appointment asks for no day', async () => {
    const address = { address1: '700 Commerce St', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'US' };
    const contact = { name: 'Trinity', address, dock: false, appointmentNeeded: true, accessorials: ['IDL', 'COD'] };
    const { id } = (await client.post('/api/v1/contacts', contact)).body;
    const { derived } = (await preview(quoteRequest(FREIGHT, { stops: stops({}, { contactId: id }) }))).body;
    expect(derived.inferredAccessorials).toEqual([
      { code: 'LFTD', reason: 'No dock at delivery and a piece above 100 lb' },
      { code: 'APTD', reason: 'The location of delivery requires an appointment; the carrier calls to arrange it' },
      { code: 'IDL', reason: 'Usually needed at delivery' },
    ]);
    expect(derived.warnings).toContainEqual(
      expect.objectContaining({ code: 'SERVICE_DETAILS_UNKNOWN', pointer: '/accessorials' }),
    );
    const elsewhere = stops({}, { contactId: id, postalCode: '75202' });
    expect((await preview(quoteRequest(FREIGHT, { stops: elsewhere }))).body.derived.inferredAccessorials).toEqual([]);
  });

  it('rates an unknown ZIP from city and state, and says so in every offer', async () => {
    await uploadTariff(client);
    const place = { postalCode: '75269', city: 'Dallas', state: 'TX', timeZone: 'America/Denver' };
    const { status, body } = await preview(quoteRequest(FREIGHT, { stops: stops({}, place) }));
    const message = 'ZIP 75269 is not known. Check it; miles are measured from the center of Dallas, TX.';
    const warning = { code: 'PLACE_APPROXIMATE', message };
    expect([status, body.derived.warnings[0]]).toEqual([200, { ...warning, pointer: '/stops/1/postalCode' }]);
    expect(Math.abs(body.derived.miles - 972)).toBeLessThan(20);
    expect(body.offers).toHaveLength(1);
    expect(body.offers[0].warnings).toContainEqual(warning);
  });

  describe('the response', () => {
    it('derives density and class from the freight', async () => {
      const { body } = await preview(quoteRequest([{ count: 2, weight: 1_000, freightClass: '70' }]));
      expect(body.derived).toMatchObject({
        totalWeight: 1_000,
        cubicFeet: 106.67,
        occupiedCubicFeet: 213.33,
        densityPcf: 9.38,
        linearFeet: 4,
        miles: 972,
        modes: [{ mode: 'LTL' }],
        units: [{ densityPcf: 9.38, densityClass: '100' }],
        inferredAccessorials: [],
        warnings: [{ code: 'DENSITY_MISMATCH', pointer: '/handlingUnits/0/commodities/0/freightClass' }],
      });
    });

    it('has all fields of an offer, good for 14 days at the origin', async () => {
      await uploadTariff(client, { terms: { liabilityPerPound: 2_500 } });
      const { body } = await preview(quoteRequest(FREIGHT));
      expect(body.offers).toEqual([
        {
          id: expect.stringMatching(/^ofr_/),
          carrier: { scac: 'ZZAA', name: 'Example Freight Lines', demo: false },
          mode: 'LTL',
          equipment: null,
          service: 'direct',
          total: { amount: 17_084, currency: 'USD' },
          likelyTotal: { amount: 17_084, currency: 'USD' },
          likelyReason: null,
          lines: expect.any(Array),
          // Class 77.5 in place of 70: 106.64 x 6.20 = 661.17; -78% = 145.46; 27.5% = 40.00.
          nextClassTotal: { amount: 18_546, currency: 'USD' },
          terms: [],
          transit: { businessDays: 3, minimumDays: 3, maximumDays: 4, basis: expect.any(String) },
          estimatedDeliveryOn: '2026-12-01',
          earliestDeliveryOn: '2026-12-01',
          latestDeliveryOn: '2026-12-02',
          liability: { amount: 1_550_000, currency: 'USD' },
          co2e: {
            kg: expect.any(Number),
            factor: 'SW2018-LTL-WTW',
            scope: 'WTW',
            edition: 'SmartWay 2018 × 1.2 upstream, table 2026-11',
            basis: '620 lb over 972 road miles',
          },
          validUntil: '2026-12-05T05:59:59.000Z',
          carrierQuoteNumber: null,
          warnings: [],
        },
      ]);
    });

    it('limits an offer to the end of its tariff', async () => {
      await uploadTariff(client, { terms: { effectiveTo: '2026-11-30' } });
      expect((await preview(quoteRequest(FREIGHT))).body.offers[0].validUntil).toBe('2026-12-01T05:59:59.000Z');
    });

    it('lists the cheapest offer first', async () => {
      await uploadTariff(client, { terms: { carrier: { scac: 'ZZAB', name: 'Second' }, discountBps: 6_000 } });
      await uploadTariff(client, {
        terms: { carrier: { scac: 'ZZAC', name: 'Third' }, discountBps: 9_000, minimumCharge: 0 },
      });
      await uploadTariff(client);
      expect((await preview(quoteRequest(FREIGHT))).body.offers.map((offer: any) => offer.carrier.scac)).toEqual([
        'ZZAC',
        'ZZAA',
        'ZZAB',
      ]);
    });

    it('returns the same cents for the same inputs', async () => {
      await uploadTariff(client);
      const [first, second] = [await preview(quoteRequest(FREIGHT)), await preview(quoteRequest(FREIGHT))];
      expect(second.body.offers[0].lines).toEqual(first.body.offers[0].lines);
    });
  });

  describe('a carrier without an offer has a reason:', () => {
    const reasons = async (request: unknown) =>
      (await preview(request)).body.declined.map(({ carrier, code }: any) => [carrier.scac, code]);

    it('no rates for the lane, no rates for the class, no version on the date', async () => {
      await uploadTariff(client, { rates: ratesCsv('606', '100') });
      await uploadTariff(client, {
        terms: { carrier: { scac: 'ZZAB', name: 'B' } },
        rates: sheet('origin,destination,class,L5C,M5C', '*,*,85,100,90'),
      });
      await uploadTariff(client, { terms: { carrier: { scac: 'ZZAC', name: 'C' }, effectiveTo: '2026-11-23' } });
      const { body } = await preview(quoteRequest(FREIGHT));
      expect(body.offers).toEqual([]);
      expect(body.declined.map(({ carrier, code }: any) => [carrier.scac, code]).sort()).toEqual([
        ['ZZAA', 'TARIFF_GAP'],
        ['ZZAB', 'TARIFF_GAP'],
        ['ZZAC', 'TARIFF_GAP'],
      ]);
      expect(body.declined.find(({ carrier }: any) => carrier.scac === 'ZZAC').message).toContain('Tue, Nov 24, 2026');
    });

    it('a limit of the carrier', async () => {
      await uploadTariff(client, { terms: { rules: { maxWeight: 600 } } });
      expect(await reasons(quoteRequest(FREIGHT))).toEqual([['ZZAA', 'LTL_LIMIT']]);
    });

    it('no fuel price', async () => {
      await uploadTariff(client, {
        terms: { fuel: { index: 'CA', steps: [{ from: '1.00', to: '9.99', bps: 2_000 }] } },
      });
      expect(await reasons(quoteRequest(FREIGHT))).toEqual([['ZZAA', 'FSC_MISSING']]);
      await client.post('/api/v1/company/fuel-prices', {
        prices: [{ index: 'CA', effectiveOn: '2026-11-18', price: '1.85' }],
      });
      expect(await reasons(quoteRequest(FREIGHT))).toEqual([]);
    });

    it.each(['VLTL', 'FTL'])('mode %s not offered', async (mode) => {
      await uploadTariff(client);
      expect(await reasons(quoteRequest(FREIGHT, { mode, equipment: 'DRYVAN' }))).toEqual([
        ['ZZAA', 'MODE_NOT_OFFERED'],
      ]);
    });

    it('a hazard class by agreement only', async () => {
      await uploadTariff(client);
      const request: any = quoteRequest(FREIGHT);
      request.handlingUnits[0].commodities[0].hazmat = {
        unNumber: 'UN0027',
        properShippingName: 'Black powder',
        hazardClass: '1.1',
        emergencyPhone: '+18005551234',
      };
      expect(await reasons(request)).toEqual([['ZZAA', 'HAZMAT_REFUSED']]);
    });
  });

  describe('a request that cannot be rated', () => {
    it('gets all errors at once', async () => {
      const request: any = quoteRequest(FREIGHT, {
        pickup: { on: '2026-11-19', readyFrom: '10:00', closeAt: '10:30' },
        stops: stops({ postalCode: '00000' }, { state: 'NV', placeType: 'Moon base' }),
        accessorials: ['LFTD', 'LFTD', 'COD'],
        payment: { terms: 'third_party' },
        delivery: { type: 'by', on: '2026-11-18' },
      });
      request.handlingUnits[0].commodities[0] = {
        ...request.handlingUnits[0].commodities[0],
        weight: 500,
        hazmat: { unNumber: 'UN1993', properShippingName: 'Flammable liquids, n.o.s.', hazardClass: '3' },
      };
      expect((await errorsOf(request)).sort()).toEqual(
        [
          ['/stops/0/postalCode', 'ZIP_UNKNOWN'],
          ['/stops/1/state', 'ZIP_STATE_MISMATCH'],
          ['/stops/1/placeType', 'PLACE_TYPE_UNKNOWN'],
          ['/pickup/closeAt', 'WINDOW_SHORT'],
          ['/handlingUnits/0/weight', 'WEIGHT_MISMATCH'],
          ['/accessorials/1', 'DUPLICATE'],
          ['/accessorials/2/amount', 'ACCESSORIAL_DETAILS_REQUIRED'],
          ['/accessorials/2/feeTerms', 'ACCESSORIAL_DETAILS_REQUIRED'],
          ['/accessorials/2/remitTo', 'ACCESSORIAL_DETAILS_REQUIRED'],
          ['/payment/billTo', 'BILL_TO_REQUIRED'],
          ['/delivery/on', 'DELIVERY_BEFORE_PICKUP'],
          ['/handlingUnits/0/commodities/0/hazmat/technicalName', 'HM_TECHNICAL_NAME'],
        ].sort(),
      );
    });

    it('has no emergency phone: a preview is indicative, a quote is refused', async () => {
      const request: any = quoteRequest(FREIGHT);
      const acetone = { unNumber: 'UN1090', properShippingName: 'Acetone', hazardClass: '3', packingGroup: 'II' };
      request.handlingUnits[0].commodities[0].hazmat = acetone;
      await uploadTariff(client);
      const pointer = '/handlingUnits/0/commodities/0/hazmat/emergencyPhone';
      const { body } = await preview(request);
      expect(body.offers).toHaveLength(1);
      const warned = ({ derived }: any) => derived.warnings.find(({ code }: any) => code === 'HM_PHONE')?.pointer;
      expect(warned(body)).toBe(pointer);
      const refused = await client.post('/api/v1/quotes', request);
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toMatchObject([{ pointer, code: 'HM_PHONE' }]);

      request.handlingUnits[0].commodities[0].hazmat = { ...acetone, emergencyPhone: '+18005551234' };
      expect(warned((await preview(request)).body)).toBeUndefined();
      expect((await client.post('/api/v1/quotes', request)).status).toBe(201);
    });

    it.each([
      ['UN1090 Acetone', 'HM_ORDER'],
      ['Acetone, 3, PG II', 'HM_ORDER'],
      ['Acetone class 3', 'HM_ORDER'],
      ['Fertilizers, 1,4-dioxane', null],
      ['Unpainted steel drums', null],
    ])('has the proper shipping name alone: %s', async (properShippingName, code) => {
      const request: any = quoteRequest(FREIGHT);
      request.handlingUnits[0].commodities[0].hazmat = {
        unNumber: 'UN9999',
        properShippingName,
        hazardClass: '3',
        packingGroup: 'II',
        emergencyPhone: '+18005551234',
      };
      const { body } = await preview(request);
      expect((body.errors ?? []).map((error: any) => error.code)).toEqual(code === null ? [] : [code]);
    });

    it('names the material of a UN number', async () => {
      const request: any = quoteRequest(FREIGHT);
      const hazmat = { unNumber: 'UN1090', properShippingName: 'Gasoline', emergencyPhone: '+18005551234' };
      request.handlingUnits[0].commodities[0].hazmat = { ...hazmat, hazardClass: '3', packingGroup: 'II' };
      const pointer = '/handlingUnits/0/commodities/0/hazmat/properShippingName';
      const message = 'UN1090 is Acetone, not Gasoline. Enter "Acetone", or correct the number: Gasoline is UN1203.';
      expect((await preview(request)).body.errors).toEqual([{ pointer, code: 'HM_NAME', message }]);
      const found = await client.get('/api/v1/hazardous-materials?q=UN1090');
      expect(found.body.items).toEqual([
        { unNumber: 'UN1090', names: ['Acetone'], hazardClasses: ['3'], subsidiary: [], packingGroups: ['II'] },
      ]);
    });

    it('includes the actual state of a ZIP', async () => {
      const { body } = await preview(quoteRequest(FREIGHT, { stops: stops({}, { postalCode: '90210', state: 'NV' }) }));
      expect(body.errors[0].message).toBe('ZIP 90210 is in CA; you chose NV. Change the state or the ZIP.');
    });

    it.each([
      ['2026-11-19', 'PICKUP_PAST'],
      ['2027-01-20', 'PICKUP_TOO_FAR'],
      ['2026-11-31', 'DATE_INVALID'],
    ])('has a pickup on %s: %s', async (on, code) => {
      expect(await errorsOf(quoteRequest(FREIGHT, { pickup: { on } }))).toEqual([['/pickup/on', code]]);
    });

    it('uses the local date at the origin, not UTC', async () => {
      await signUpAt('2026-11-25T05:30:00.000Z');
      expect((await preview(quoteRequest(FREIGHT))).status).toBe(200);
      expect(await errorsOf(quoteRequest(FREIGHT, { stops: stops({ postalCode: '10001' }) }))).toEqual([
        ['/pickup/on', 'PICKUP_PAST'],
      ]);
    });

    it('warns if the cut-off of the day has passed at the origin', async () => {
      const warnings = async () =>
        (await preview(quoteRequest(FREIGHT))).body.derived.warnings.map((warning: any) => warning.code);
      await signUpAt('2026-11-24T19:59:00.000Z');
      expect(await warnings()).not.toContain('CUTOFF_PASSED');
      clock.set('2026-11-24T20:00:00.000Z');
      expect(await warnings()).toContain('CUTOFF_PASSED');
    });

    it.each([
      ['a window without an end', { delivery: { type: 'window', on: '2026-11-30' } }, ['/delivery/to', 'REQUIRED']],
      [
        'a window that ends before it starts',
        { delivery: { type: 'window', on: '2026-11-30', to: '2026-11-29' } },
        ['/delivery/to', 'DATE_ORDER'],
      ],
      ['no delivery day', { delivery: { type: 'on' } }, ['/delivery/on', 'REQUIRED']],
      ['stops in the wrong order', { stops: [...stops({})].reverse() }, ['/stops/0/type', 'STOP_ORDER']],
      ['two origins', { stops: stops({}, { type: 'origin' }) }, ['/stops', 'STOPS_INVALID']],
      ['an island', { stops: stops({}, { postalCode: '96813' }) }, ['/stops/1/postalCode', 'PLACE_NOT_USABLE']],
    ])('has %s', async (_, rest, error) => {
      expect(await errorsOf(quoteRequest(FREIGHT, rest))).toContainEqual(error);
    });
  });

  it.each(['preview', 'totals'])('contains no price for a role without price permission: %s', async (operation) => {
    const dock = await signInAs(app, companyId, 'dock');
    expect(await dock.client.post(`/api/v1/rating/${operation}`, quoteRequest(FREIGHT))).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  });

  it('has the same prices without explanations as totals', async () => {
    await uploadTariff(client);
    const [explained, totals] = [
      (await preview(quoteRequest(FREIGHT))).body,
      (await client.post('/api/v1/rating/totals', quoteRequest(FREIGHT))).body,
    ];
    const { id, lines, terms, liability, validUntil, carrierQuoteNumber, warnings, ...offer } = explained.offers[0];
    expect(totals).toEqual({ ...explained, offers: [{ ...offer, id: expect.any(String) }] });
  });

  it('reads no rates from the database once they are cached', async () => {
    await uploadTariff(client);
    await preview(quoteRequest(FREIGHT));
    const statements = recordStatements(app);
    const { body } = await preview(quoteRequest([{ weight: 5_200, freightClass: '85' }]));
    expect(body.offers).toHaveLength(1);
    expect(statements.filter((sql) => /tariff|carrier|fuel/.test(sql))).toEqual([]);
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});

/** SQL of every statement that the application sends from now on. */
function recordStatements(app: TestApp): string[] {
  const sent: string[] = [];
  const ignore = (): void => undefined;
  app.get(DataSource).logger = {
    logQuery: (sql) => void sent.push(sql),
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  return sent;
}
