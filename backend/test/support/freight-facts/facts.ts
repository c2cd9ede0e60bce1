/** Where a fact can be read after booking: the shipment's API, documents, tender email, messages of the DSDC standards. */
export type Place = 'shipment' | 'bol' | 'rates' | 'invoice' | 'email' | 'electronic';
export const REQUEST_PLACES = ['shipment', 'bol', 'email', 'electronic', 'invoice'] as const satisfies readonly Place[];
export const OFFER_PLACES = ['shipment', 'rates', 'email', 'electronic'] as const satisfies readonly Place[];

/** Why a fact is not in a place. */
export interface Absence {
  because: string;
}

/** What a place shows of a value: by default the value itself. */
export type Shown = ((value: any) => string) | Absence;
export type FactPlaces = Readonly<Partial<Record<Place, Shown>>>;

const not = (because: string): Absence => ({ because });
const nowhere = (because: string): FactPlaces =>
  Object.fromEntries([...REQUEST_PLACES, ...OFFER_PLACES].map((place) => [place, not(because)]));
/** Kept with the shipment, but nothing for carriers. */
const onlyShipment = (because: string): FactPlaces => ({ ...nowhere(because), shipment: asField });

const ATTACHED = not('in the attached bill of lading');
const NO_FIELD = not('the standard has no field');
const ON_INVOICE = not('on the customs invoices');
const NOT_CUSTOMS = not('not needed for customs');
const TRUCKLOAD = not('truckloads are tendered by email');
const REACHABLE = not('the phone number is enough on the road');

const dollars = (amount: number): string => (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
const national = (phone: string): string => phone.replace('+1', '');
const country = (code: string): string => `"${{ US: 'USA', CA: 'CAN' }[code] ?? code}"`;
const postalCode = (code: string): string => code.replace(/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2');
const zip5 = (code: string): string => code.replace(/-\d{4}$/, '');
const inField = (name: string) => (value: unknown) => `"${name}":${JSON.stringify(value)}`;
/** Replaced by the name of the field. */
function asField(value: unknown): string {
  return JSON.stringify(value);
}
const number = (value: number): string => value.toLocaleString('en-US');
const contact = (places: FactPlaces = {}): Record<string, FactPlaces> => ({
  name: places,
  phone: { electronic: national, ...places },
  extension: places,
  email: { bol: REACHABLE, email: REACHABLE, invoice: REACHABLE, ...places },
});

const FREIGHT: FactPlaces = { invoice: NOT_CUSTOMS };
/** Truckloads, read from the second shipment. */
const VAN: FactPlaces = { electronic: TRUCKLOAD, invoice: NOT_CUSTOMS };
const CUSTOMS: FactPlaces = { bol: ON_INVOICE, email: ON_INVOICE, electronic: NO_FIELD };

/** Where the fields of `QuoteRequestDto` can be read after booking. */
export const REQUEST_FACTS: Readonly<Record<string, FactPlaces>> = {
  mode: {
    ...FREIGHT,
    bol: not('the form is the same for every mode'),
    electronic: not('each mode has its own messages'),
  },
  units: onlyShipment('the other fields name their unit'),
  instructions: FREIGHT,
  ...group('', VAN, { equipment: { bol: () => 'Refrigerated, 53 ft', email: () => 'Refrigerated, 53 ft' } }),
  ...group('temperature.', VAN, {
    min: {},
    max: {},
    unit: { bol: (unit) => `°${unit}`, email: (unit) => `°${unit}` },
    mode: {},
    preCool: { bol: () => 'pre-cool the trailer', email: () => 'pre-cool the trailer' },
  }),
  ...group('pickup.', FREIGHT, { on: {}, readyFrom: {}, closeAt: {} }),
  ...group('delivery.', FREIGHT, {
    type: { bol: () => 'between 2026-12-07', email: () => 'between 2026-12-07', electronic: () => 'Delivery Window' },
    on: {},
    to: {},
  }),
  ...group('accessorials[]', FREIGHT, {
    '': { shipment: inField('code'), bol: () => 'Liftgate at delivery', email: () => 'Liftgate at delivery' },
    '.code': { bol: (code) => SERVICES[code]!, email: (code) => SERVICES[code]! },
    '.amount.amount': {
      bol: dollars,
      email: dollars,
      electronic: (amount) => (amount / 100).toFixed(2),
    },
    '.amount.currency': { electronic: inField('currency') },
    '.feeTerms': { electronic: () => 'Collect' },
    '.checkAccepted': {
      bol: () => 'customer check acceptable',
      email: () => 'customer check acceptable',
      electronic: inField('customerCheckAcceptable'),
    },
    '.date': {},
    '.from': {},
    '.to': {},
    '.endDate': {},
    '.confirmationNumber': {},
    '.pieces': { bol: (pieces) => `${pieces} pieces`, electronic: inField('pieces') },
    '.type': { bol: () => 'between', email: () => 'between', electronic: () => 'Delivery Window' },
    '.placeType': {},
  }),
  ...group('accessorials[].contact.', FREIGHT, {
    ...contact(),
    email: { bol: REACHABLE, email: REACHABLE, electronic: NO_FIELD },
  }),
  ...group('accessorials[].remitTo.', FREIGHT, { ...address(), country: { electronic: country } }),
  ...group(
    'stops[].',
    {},
    {
      ...address(),
      postalCode: { bol: postalCode, email: postalCode, electronic: zip5, invoice: postalCode },
      country: { electronic: country },
      type: {
        ...FREIGHT,
        bol: (type) => ({ origin: 'SHIP FROM', destination: 'SHIP TO' })[type as string]!,
        email: (type) => ({ origin: 'From:', destination: 'To:' })[type as string]!,
        electronic: inPlace,
      },
      contactId: nowhere('fills the stop from the address book'),
      placeType: FREIGHT,
      dock: onlyShipment('infers liftgate and limited access'),
      forklift: onlyShipment('infers liftgate'),
      appointmentNeeded: onlyShipment('infers the appointment'),
      timeZone: onlyShipment('times are local to the stop'),
      instructions: FREIGHT,
      'accessorials[]': {
        ...onlyShipment('infers services; those of the shipment are listed'),
        shipment: (code) => `"${code}"`,
      },
      'hours[].day': onlyShipment('checks the pickup and delivery times'),
      'hours[].from': onlyShipment('checks the pickup and delivery times'),
      'hours[].to': onlyShipment('checks the pickup and delivery times'),
      operation: VAN,
      'handlingUnits[]': {
        ...VAN,
        shipment: (item) => `"handlingUnits":[${item}]`,
        bol: (item) => `item ${item + 1}`,
        email: (item) => `item ${item + 1}`,
      },
    },
  ),
  ...group('stops[].contact.', FREIGHT, contact()),
  ...group(
    'handlingUnits[].',
    { invoice: NOT_CUSTOMS, email: ATTACHED },
    {
      count: {
        bol: (count) => `${count} PAT`,
        email: (count) => `${count} handling units`,
        electronic: inField('count'),
      },
      type: {},
      length: { bol: () => '48 x 40 x 51 in', electronic: inField('length') },
      width: { bol: () => '48 x 40 x 51 in', electronic: inField('width') },
      height: { bol: () => '48 x 40 x 51 in', electronic: inField('height') },
      weight: { bol: number, email: (weight) => `${number(weight)} lb`, electronic: inField('weight') },
      stackable: { bol: () => 'do not stack', electronic: inField('stackable') },
      evidence: onlyShipment('weighs the risk of a reclass'),
    },
  ),
  ...group(
    'handlingUnits[].commodities[].',
    { email: ATTACHED },
    {
      description: {},
      pieces: { electronic: inField('pieces') },
      packagingType: {},
      weight: { electronic: inField('weight') },
      freightClass: { ...FREIGHT, electronic: inField('classification') },
      nmfc: FREIGHT,
      nmfcSub: { ...FREIGHT, bol: (sub) => `104600-${sub}`, electronic: inField('nmfcSub') },
      hsCode: CUSTOMS,
      countryOfOrigin: CUSTOMS,
      'customsValue.amount': { ...CUSTOMS, invoice: dollars },
      'customsValue.currency': CUSTOMS,
    },
  ),
  ...group('handlingUnits[].commodities[].hazmat.', FREIGHT, {
    unNumber: {},
    properShippingName: {},
    technicalName: {},
    hazardClass: {
      bol: (hazardClass) => `, ${hazardClass}, (`,
      email: (hazardClass) => `, ${hazardClass}`,
      electronic: inField('class'),
    },
    'subsidiary[]': {
      shipment: (one) => `"subsidiary":["${one}"]`,
      bol: (one) => `(${one})`,
      email: (one) => `(${one})`,
      electronic: (one) => `(${one})`,
    },
    packingGroup: { bol: (group) => `PG ${group}`, electronic: inField('packingGroup') },
    emergencyPhone: { email: ATTACHED, electronic: national },
    contractNumber: { email: ATTACHED },
  }),
  ...group(
    'waivedAccessorials[].',
    {},
    { code: nowhere('a service that was not ordered'), reason: nowhere('kept with the quote') },
  ),
  ...group(
    'references[].',
    {},
    {
      type: {
        bol: referenceName,
        email: referenceName,
        invoice: NOT_CUSTOMS,
      },
      value: {},
    },
  ),
  ...group('declaredValue.', FREIGHT, {
    amount: { bol: dollars, email: ATTACHED, electronic: (amount) => `"declaredValue":${amount / 100}` },
    currency: { email: ATTACHED, electronic: inField('currency') },
  }),
  ...group('payment.', FREIGHT, {
    terms: { bol: () => 'X 3rd party', email: () => 'Third party', electronic: () => 'Third Party' },
    billToContactId: nowhere('fills the payer from the address book'),
  }),
  ...group('payment.billTo.', FREIGHT, {
    ...address(),
    country: { electronic: country },
    accountNumber: {},
  }),
  ...group(
    'payment.billTo.contact.',
    { ...FREIGHT, bol: not('the form has no line for it') },
    {
      name: {},
      phone: { electronic: national },
      extension: {},
      email: { email: REACHABLE },
    },
  ),
  ...group('customs.', CUSTOMS, {
    incoterm: { bol: asText, email: asText },
    incotermPlace: { bol: asText, email: asText },
    reasonForExport: {},
    exporterTaxNumber: {},
    netWeight: { invoice: number },
    marks: {},
    importerContactId: nowhere('fills the importer from the address book'),
    brokerContactId: nowhere('fills the broker from the address book'),
  }),
  ...party('importer'),
  ...party('broker'),
};

const AGREED = not('with the rate confirmation');
const COMPARED = 'compares offers; kept with the quote';
const OFFER: FactPlaces = { electronic: not('the carrier’s price list or quote number stands for it') };
const CARRIER: FactPlaces = { electronic: not('the carrier knows it') };

/** Where the fields of `OfferDto` can be read after booking. */
export const OFFER_FACTS: Readonly<Record<string, FactPlaces>> = {
  id: nowhere('the quote says which offer was booked'),
  mode: { electronic: not('each mode has its own messages') },
  equipment: { rates: () => 'Refrigerated, 53 ft', email: () => 'Refrigerated, 53 ft', electronic: TRUCKLOAD },
  service: { email: not('only carriers’ own quotes have services; their number is in the message'), ...OFFER },
  ...group(
    'carrierService.',
    nowhere('no carrier of these bookings has services of its own; the tender asks for the code'),
    {
      code: {},
      name: {},
    },
  ),
  validUntil: nowhere('limits the booking'),
  carrierQuoteNumber: { email: not('tariffs have none') },
  earliestDeliveryOn: { ...nowhere(COMPARED), rates: String },
  latestDeliveryOn: { ...nowhere(COMPARED), rates: String },
  estimatedDeliveryOn: {
    rates: not('the sold range'),
    email: not('the carrier plans the transit'),
    electronic: not('the required delivery is sent'),
  },
  likelyReason: nowhere(COMPARED),
  ...group('carrier.', CARRIER, {
    scac: { email: not('the name') },
    name: {},
    demo: nowhere('marks the demonstration'),
  }),
  ...group('total.', OFFER, {
    amount: { rates: dollars, email: dollars },
    currency: { email: not('$ without another sign is USD') },
  }),
  ...group('likelyTotal.', nowhere(COMPARED), { amount: {}, currency: {} }),
  ...group('nextClassTotal.', nowhere(COMPARED), { amount: {}, currency: {} }),
  ...group('transit.', nowhere(COMPARED), { businessDays: {}, minimumDays: {}, maximumDays: {}, basis: {} }),
  ...group('co2e.', nowhere(COMPARED), { kg: {}, factor: {}, scope: {}, edition: {}, basis: {} }),
  ...group('carrierSettings.', nowhere('the carrier’s own calendar and fees; kept with the quote'), {
    'holidays[]': {},
    'closedOn[]': {},
    cutoff: {},
    pickupLeadMinutes: {},
    feeCurrency: {},
    'exchangeRate.cadPerUsd': {},
    'exchangeRate.effectiveOn': {},
    'exchangeRate.source': {},
    inspectionFee: {},
    attemptedPickupFee: {},
    truckNotUsedFee: {},
    truckNotUsedSameDayFee: {},
  }),
  ...group('warnings[].', nowhere('shown before booking; kept with the quote'), { code: {}, message: {} }),
  ...group('liability.', { ...OFFER, email: AGREED }, { amount: { rates: dollars }, currency: {} }),
  ...group(
    'lines[].',
    { ...OFFER, email: not('only the total is agreed by email') },
    {
      code: { rates: not('the description') },
      description: {},
      'amount.amount': { rates: signedDollars },
      'amount.currency': {},
      basis: {},
      quantity: {},
      rate: {},
      rule: { rates: not('the tariff’s own reference; in the shipment') },
      inputs: nowhere('the calculation, with the charge of the shipment'),
    },
  ),
  ...group(
    'terms[].',
    { electronic: TRUCKLOAD, email: AGREED },
    {
      code: { rates: not('the description') },
      description: {},
      'amount.amount': { rates: dollars },
      'amount.currency': { rates: not('$') },
    },
  ),
};

const SERVICES: Readonly<Record<string, string>> = {
  COD: 'Collect on delivery',
  APTD: 'Appointment at delivery',
  SRT: 'Sort and segregate',
  MARK: 'Marked or tagged',
  TCS: 'Time-critical service',
  LTDAD: 'Limited access delivery',
};

function signedDollars(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${dollars(Math.abs(amount))}`;
}

function referenceName(type: string): string {
  return { PO: 'Purchase order', CUSTOMER: 'Customer reference' }[type]!;
}

function asText(value: unknown): string {
  return String(value);
}

function inPlace(type: string): string {
  return `"${type}":{`;
}

function address(): Record<string, FactPlaces> {
  return Object.fromEntries(
    ['name', 'address1', 'address2', 'city', 'state', 'postalCode'].map((field) => [field, {}]),
  );
}

/** Importer and broker: name and phone for the driver, everything for customs. */
function party(role: string): Record<string, FactPlaces> {
  const driver: FactPlaces = { ...CUSTOMS, bol: asText, email: asText };
  return {
    ...group(`customs.${role}.`, CUSTOMS, {
      ...address(),
      country: {},
      number: {},
      name: { bol: asText, email: asText },
    }),
    ...group(`customs.${role}.contact.`, driver, {
      name: {},
      phone: {},
      extension: {},
      email: { bol: REACHABLE, email: REACHABLE, invoice: REACHABLE },
    }),
  };
}

/** Facts of the same object, with the places that they share. */
function group(prefix: string, shared: FactPlaces, facts: Record<string, FactPlaces>): Record<string, FactPlaces> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, places]) => [`${prefix}${name}`, { ...shared, ...places }]),
  );
}
