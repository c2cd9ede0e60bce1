const ADDRESS = { address1: '12 S Dock Pl', city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' };
const PERSON = { name: 'Pat Doe', phone: '+13125550100', email: 'pat@acme.test' };
const PRODUCT = {
  description: 'Ceramic tile',
  packagingType: 'BOX',
  freightClass: '70',
  units: 'imperial',
  handlingUnit: {
    type: 'PAT',
    length: 48,
    width: 40,
    height: 48,
    weight: 1000,
    stackable: false,
    evidence: 'measured',
  },
  declaredValue: { amount: 100_000, currency: 'USD' },
};

/** The freight of every quote. */
const UNIT = {
  count: 2,
  type: 'PAT',
  length: 48,
  width: 40,
  height: 48,
  weight: 1000,
  stackable: false,
  evidence: 'measured',
  commodities: [
    {
      description: 'Aluminum fittings',
      pieces: 24,
      packagingType: 'BOX',
      weight: 1000,
      freightClass: '70',
      nmfc: '13360',
      hazmat: {
        unNumber: 'UN1090',
        properShippingName: 'Acetone',
        hazardClass: '3',
        packingGroup: 'II',
        emergencyPhone: '+18005551234',
        subsidiary: [],
      },
    },
  ],
};

/** Terms and rates of a tariff from Chicago to Dallas (freight.md Annex H), for a company that has no carriers yet. */
const TERMS = {
  carrier: { scac: 'ZZAA', name: 'Example Freight Lines' },
  name: 'Contract',
  currency: 'USD',
  effectiveFrom: '2020-01-01',
  effectiveTo: '2099-12-31',
  modes: ['LTL'],
  basis: 'lane',
  discountBps: 7_800,
  minimumCharge: 12_500,
  fuel: { index: 'US', steps: [{ from: '3.75', to: '3.79', bps: 2_750 }], beyond: { step: '0.05', bps: 30 } },
};
const RATES = `origin,destination,class,L5C,M5C,M1M,M2M,M5M,M10M,M20M,M30M,M40M,service,transit_days
606,752,70,118.57,98.23,78.54,67.17,52.74,43.31,31.95,27.45,,direct,`;

/** One company with one of each resource, created through the API, and valid bodies for its operations. */
export class World {
  #count = 0;

  /** `ask(method, path, text, headers)` sends a request and resolves to {status, json, text}. */
  constructor(ask, pickupOn) {
    this.ask = (method, path, body, headers) =>
      ask(method, path, body === undefined || typeof body === 'string' ? body : JSON.stringify(body), headers);
    this.pickupOn = pickupOn;
    this.pickup = { on: pickupOn, readyFrom: '10:00', closeAt: '16:00' };
    this.ids = {};
  }

  async open() {
    const { ids } = this;
    if ((await this.answer('GET', '/api/v1/company/carriers')).items.length === 0) await this.addTariff();
    ids.contact = await this.make('/api/v1/contacts', this.contact());
    ids.product = await this.make('/api/v1/company/products', PRODUCT);
    ids.template = await this.make('/api/v1/company/templates', { name: 'Tile', freight: { handlingUnits: [UNIT] } });
    ids.view = await this.make('/api/v1/me/saved-views', { area: 'quotes', name: 'Mine', query: 'status=quoted' });
    ids.apiKey = await this.make('/api/v1/company/api-keys', { name: 'ERP', permissions: ['quote.read'] });
    ids.webhook = await this.make('/api/v1/company/webhooks', {
      url: 'https://erp.example/events',
      kinds: ['shipment.booked'],
    });
    ids.domain = await this.make('/api/v1/company/domains', { domain: 'outside.test', proof: 'dns' });
    ids.invitation = await this.make('/api/v1/company/invitations', { email: 'guest@outside.test', role: 'dock' });
    ids.export = await this.make('/api/v1/company/exports');
    ids.session = await this.first('/api/v1/me/sessions');
    ids.user = await this.first('/api/v1/company/members', 'userId');
    ids.company = await this.first('/api/v1/me/associations', 'companyId');
    ids.tariff = await this.first('/api/v1/company/tariffs');
    const carriers = await this.answer('GET', '/api/v1/company/carriers');
    ids.connection = carriers.items[0]?.connections[0]?.id;
    ids.quote = (await this.quote()).id;
    ids.shipment = await this.shipment();
    ids.share = await this.make(`/api/v1/shipments/${ids.shipment}/share`, { scope: 'tracking' });
    return this;
  }

  async addTariff() {
    await this.answer('POST', '/api/v1/company/fuel-prices', {
      prices: [{ index: 'US', effectiveOn: '2020-01-01', price: '3.768' }],
    });
    const part = (name, text) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
    const form = `${part('terms', JSON.stringify(TERMS))}${part('rates', RATES)}--b--\r\n`;
    await this.answer('POST', '/api/v1/company/tariffs', form, { 'content-type': 'multipart/form-data; boundary=b' });
  }

  /** The created resource, or the whole response. @throws Error if it was rejected */
  async answer(method, path, body, headers) {
    const { status, json, text } = await this.ask(method, path, body, headers);
    if (status >= 300) throw new Error(`${method} ${path} was answered ${status} ${text}`);
    return json;
  }

  async make(path, body) {
    return (await this.answer('POST', path, body)).id;
  }

  async first(path, name = 'id') {
    return (await this.answer('GET', path)).items[0]?.[name];
  }

  quote() {
    return this.answer('POST', '/api/v1/quotes', this.quoteRequest());
  }

  async shipment() {
    const quote = await this.quote();
    const path = `/api/v1/quotes/${quote.id}/book`;
    return (await this.answer('POST', path, this.booking(quote), this.key())).shipmentId;
  }

  key() {
    this.#count += 1;
    return { 'idempotency-key': `fuzz ${this.#count}` };
  }

  contact() {
    return {
      name: 'Trinity Fixture Supply',
      address: ADDRESS,
      timeZone: 'America/Chicago',
      placeType: null,
      dock: true,
      forklift: null,
      appointmentNeeded: true,
      hours: [{ day: 'mon', from: '08:00', to: '16:30' }],
      accessorials: ['APTD'],
      instructions: 'Gate 4\nRing the bell',
      people: [{ ...PERSON, extension: '12', role: 'Dock' }],
    };
  }

  quoteRequest() {
    return {
      mode: 'auto',
      units: 'imperial',
      pickup: this.pickup,
      delivery: { type: 'none' },
      stops: [
        {
          type: 'origin',
          contactId: this.ids.contact,
          name: 'Acme DC',
          ...ADDRESS,
          dock: true,
          forklift: true,
          contact: PERSON,
          instructions: 'Gate 4',
        },
        {
          type: 'destination',
          name: 'Oak Fixtures',
          address1: '1 Oak Rd',
          city: 'Dallas',
          state: 'TX',
          postalCode: '75201',
          country: 'US',
        },
      ],
      handlingUnits: [{ ...UNIT, commodities: UNIT.commodities.map(({ hazmat: _, ...line }) => line) }],
      accessorials: ['LFTD'],
      waivedAccessorials: [],
      references: [{ type: 'PO', value: '554238' }],
      declaredValue: { amount: 100_000, currency: 'USD' },
      instructions: 'Call before arrival',
    };
  }

  booking({ offers: [offer] }) {
    return {
      offerId: offer.id,
      acceptedTotal: offer.total,
      stops: [
        { type: 'origin', contact: PERSON, instructions: null, name: 'Acme DC', address1: '12 S Dock Pl' },
        { type: 'destination', contact: { name: 'Sam Roe', phone: '+12145550199' } },
      ],
      pickup: this.pickup,
      references: [{ type: 'PO', value: '554238' }],
      instructions: null,
    };
  }

  /** Version of the resource at a path. */
  async version(path) {
    return (await this.answer('GET', path)).version;
  }

  /** Valid input of an operation: body and path ids. Null: anything that its schema allows. */
  async request(name) {
    const { ids } = this;
    const bodies = {
      createQuote: () => ({ body: this.quoteRequest() }),
      previewRating: () => ({ body: this.quoteRequest() }),
      updateQuote: () => ({ body: this.quoteRequest() }),
      bookQuote: async () => {
        const quote = await this.quote();
        return { body: this.booking(quote), ids: { id: quote.id } };
      },
      cancelQuote: async () => ({ body: { reason: 'Not needed' }, ids: { id: (await this.quote()).id } }),
      cancelQuotes: async () => ({ body: { quoteIds: [(await this.quote()).id], reason: 'Not needed' } }),
      copyQuotes: async () => ({ body: { quoteIds: [(await this.quote()).id], pickupOn: this.pickupOn } }),
      exportSelectedQuotes: async () => ({ body: { quoteIds: [(await this.quote()).id] } }),
      printQuotes: async () => ({ body: { quoteIds: [(await this.quote()).id] } }),
      copyQuote: () => ({ body: { pickupOn: this.pickupOn } }),
      copyShipment: () => ({ body: { pickupOn: this.pickupOn } }),
      changeShipment: async () => ({
        body: {
          version: await this.version(`/api/v1/shipments/${ids.shipment}`),
          pickup: this.pickup,
          references: [{ type: 'PO', value: '1' }],
          instructions: 'x',
          proNumber: null,
        },
      }),
      addShipmentEvent: () => ({
        body: {
          type: 'note',
          occurredAt: '2026-01-20T14:00:00Z',
          reason: 'told by the driver',
          place: { city: 'Gary', state: 'IN', latitude: 41, longitude: -87 },
          etaOn: this.pickupOn,
        },
      }),
      cancelShipment: async () => ({
        body: { reason: 'Not needed', acceptedFee: null },
        ids: { id: await this.shipment() },
      }),
      tenderShipment: async () => {
        const quote = await this.quote();
        return { body: { offerId: quote.offers[0].id, acceptedTotal: quote.offers[0].total } };
      },
      shareShipment: () => ({ body: { scope: 'tracking', expiresOn: this.pickupOn } }),
      createShipmentLabels: () => ({ body: { format: '4x6', startAt: 1, spare: true } }),
      exportSelectedShipments: () => ({ body: { shipmentIds: [ids.shipment] } }),
      followShipments: () => ({ body: { shipmentIds: [ids.shipment], mode: 'follow' } }),
      printShipments: () => ({ body: { shipmentIds: [ids.shipment], kind: 'bol' } }),
      saveContact: () => ({ body: this.contact() }),
      changeContact: async () => ({
        body: { ...this.contact(), version: await this.version(`/api/v1/contacts/${ids.contact}`) },
      }),
      saveStopAsContact: () => ({ body: { name: 'Oak Fixtures', ...ADDRESS, contact: PERSON } }),
      mergeContact: async () => ({ body: { otherId: await this.make('/api/v1/contacts', this.contact()) } }),
      saveProduct: () => ({ body: PRODUCT }),
      changeProduct: async () => ({
        body: { ...PRODUCT, version: await this.version(`/api/v1/company/products/${ids.product}`) },
      }),
      saveTemplate: () => ({ body: { name: 'Tile', freight: { handlingUnits: [UNIT], accessorials: ['LFTD'] } } }),
      changeTemplate: async () => ({
        body: {
          name: 'Tile',
          freight: { handlingUnits: [UNIT] },
          version: await this.version(`/api/v1/company/templates/${ids.template}`),
        },
      }),
      updateCompany: async () => ({
        body: {
          version: await this.version('/api/v1/company'),
          name: 'Riverside Tile',
          gs1Prefix: '0614141',
          phone: '+13125550100',
          address: ADDRESS,
          billing: { name: 'Riverside Tile', address: ADDRESS, email: 'pay@acme.test' },
          timeZone: 'America/Chicago',
          defaults: { units: 'imperial', accessorials: ['LFTD'], billOfLadingText: 'Keep dry' },
        },
      }),
      connectCarrier: () => ({
        body: {
          scac: 'ZZZZ',
          name: 'Test Lines',
          endpoint: 'https://api.carrier.example/dsdc',
          credentials: { scheme: 'bearer', secret: 'x' },
          customerNumber: '1',
          timeoutSeconds: 5,
        },
      }),
      changeConnection: () => ({ body: { enabled: true, tenderEmail: 'dispatch@carrier.test' } }),
      saveFuelPrices: () => ({ body: { prices: [{ index: 'US', effectiveOn: '2026-11-18', price: '3.768' }] } }),
      updateRatingRules: () => ({
        body: {
          thresholds: { ltlMaxWeight: 10_000 },
          laneMiles: [{ origin: '60601', destination: '75201', miles: 925 }],
        },
      }),
      createWebhook: () => ({ body: { url: 'https://erp.example/other', kinds: ['shipment.booked'], enabled: false } }),
      changeWebhook: () => ({
        body: { url: 'https://erp.example/events', kinds: ['shipment.booked'], enabled: false },
      }),
      createApiKey: () => ({ body: { name: 'ERP', permissions: ['quote.read'], expiresOn: '2027-12-31' } }),
      invite: () => ({ body: { email: 'second@outside.test', role: 'dock' } }),
      claimDomain: () => ({ body: { domain: 'second.test', proof: 'dns' } }),
      saveView: () => ({ body: { area: 'quotes', name: 'Mine', query: 'status=quoted' } }),
      changeView: () => ({ body: { name: 'Mine', query: 'status=quoted' } }),
      updateProfile: () => ({
        body: {
          fullName: 'Rosa Delgado',
          phone: { number: '+13125550100', extension: '1' },
          locale: 'en-US',
          units: 'imperial',
          timeZone: 'America/Chicago',
          theme: 'light',
        },
      }),
      changeNotificationPreferences: () => ({
        body: {
          kinds: [{ kind: 'shipment.booked', inApp: true }],
          quietHours: { from: '21:00', to: '07:00' },
          weeklySummary: true,
          digestAt: '07:00',
        },
      }),
      markNotificationsRead: () => ({ body: { ids: ['ntf_01BX5ZZKBKACTAV9WEVGEMMVRZ'] } }),
      markNotificationsUnread: () => ({ body: { readAt: '2026-11-20T15:00:00.000Z' } }),
      markAllNotificationsRead: () => ({ body: { until: '2026-11-20T15:00:00.000Z' } }),
      login: () => ({ body: { email: 'nobody@known.test', password: 'x' } }),
      requestPasswordReset: () => ({ body: { email: 'nobody@known.test' } }),
      transferOwnership: () => ({ body: { userId: 'usr_01BX5ZZKBKACTAV9WEVGEMMVRZ' } }),
    };
    return (await bodies[name]?.()) ?? null;
  }
}
