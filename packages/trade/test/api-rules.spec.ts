import { UpdateCompanyDto } from '../../../backend/src/modules/companies/profile/company-profile.dto.js';
import { SaveContactDto } from '../../../backend/src/modules/contacts/contacts.dto.js';
import { ContactCheck } from '../../../backend/src/modules/contacts/contact-check.js';
import { LocationsService } from '../../../backend/src/modules/locations/index.js';
import { SaveProductDto } from '../../../backend/src/modules/products/products.dto.js';
import { QuoteRequestDto } from '../../../backend/src/modules/rating/index.js';
import type { QuoteRequest } from '../../../backend/src/modules/rating/domain/quote-request.js';
import { dateErrors } from '../../../backend/src/modules/rating/domain/request-dates.js';
import { equipmentErrors } from '../../../backend/src/modules/rating/domain/request-equipment.js';
import { hazmatErrors } from '../../../backend/src/modules/rating/domain/request-hazmat.js';
import { checkStop } from '../../../backend/src/modules/rating/domain/stops.js';
import { requestErrors } from '../../../backend/src/modules/rating/engine/index.js';
import { toRatingRequest } from '../../../backend/src/modules/rating/domain/to-rating-request.js';
import { LIMITS as API_LIMITS } from '../../../backend/src/kernel/limits.js';
import { type FieldError, ValidationFailed } from '../../../backend/src/platform/http/problems/domain-error.js';
import { createValidationPipe } from '../../../backend/src/platform/http/validation/validation.pipe.js';
import { LIMITS } from '../src/limits';
import * as schemas from '../src/schemas';
import { casesOf } from './cases';

/** The machine may be busy; the cases take a few seconds on an idle one. */
const TIMEOUT_MS = 180_000;
const TODAY = '2026-11-20';
const pipe = createValidationPipe();
const locations = new LocationsService();

type Verdict = Pick<FieldError, 'pointer' | 'code'>[];

const hazmat = {
  unNumber: 'UN1263',
  properShippingName: 'Paint',
  technicalName: null,
  hazardClass: '3',
  subsidiary: ['8'],
  packingGroup: 'II',
  emergencyPhone: '+18005551234',
  contractNumber: 'CCN 1',
};
const classes = { freightClass: '70', nmfc: '149980', nmfcSub: '2', packagingType: 'DRM' };
const sides = { type: 'PAT', length: 48, width: 40, height: 42.5, stackable: true, evidence: 'measured' };
const stop = {
  type: 'origin',
  name: 'Prairie DC',
  address1: '1 Main St',
  address2: 'Dock 4',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60601',
  country: 'US',
  placeType: 'Farm',
  dock: true,
  forklift: null,
  contact: { name: 'Pat', phone: '+13125550100', email: 'pat@example.com' },
  instructions: 'Gate 4\nRing',
};
const request = {
  mode: 'FTL',
  equipment: 'REEFER',
  units: 'imperial',
  temperature: { min: 34, max: 38, unit: 'F', mode: 'continuous', preCool: true },
  pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' },
  delivery: { type: 'window', on: '2026-11-27', to: '2026-11-28' },
  stops: [stop, { type: 'destination', postalCode: '75201', country: 'US' }],
  handlingUnits: [
    {
      ...sides,
      count: 2,
      weight: 1000,
      commodities: [
        { ...classes, description: 'Paint', pieces: 20, weight: 600, hazmat },
        { description: 'Brushes', weight: 400 },
      ],
    },
  ],
  references: [{ type: 'PO', value: '4711' }],
  declaredValue: { amount: 250_050, currency: 'USD' },
};
const product = {
  ...classes,
  description: 'Paint',
  units: 'imperial',
  handlingUnit: { ...sides, weight: 1200 },
  declaredValue: request.declaredValue,
  hazmat,
};
const { type: _type, contact: _contact, ...place } = stop;
const contact = {
  name: place.name,
  address: {
    address1: place.address1,
    address2: place.address2,
    city: place.city,
    state: place.state,
    postalCode: place.postalCode,
    country: place.country,
  },
  timeZone: 'America/Chicago',
  placeType: place.placeType,
  dock: true,
  forklift: false,
  appointmentNeeded: true,
  hours: [
    { day: 'mon', from: '08:00', to: '17:00' },
    { day: 'tue', from: '09:00', to: '12:00' },
  ],
  accessorials: ['LFTD'],
  instructions: 'Ring',
  people: [
    { name: 'Pat', phone: '+13125550100', extension: '12', email: 'pat@example.com', role: 'receiving' },
    { name: 'Lee', phone: null, extension: null, email: null, role: null },
  ],
};
const company = {
  name: 'Prairie Tile',
  gs1Prefix: '0614141',
  phone: '+13125550100',
  address: contact.address,
  billing: { name: 'Prairie Payables', address: contact.address, email: 'payables@example.com' },
  timeZone: contact.timeZone,
  defaults: { units: 'imperial', accessorials: ['LFTD'], billOfLadingText: 'Seal intact.' },
};

/** Where the two differ on purpose. `applies` selects the pointers that are not compared. */
const EXCEPTIONS: { name: string; applies(pointer: string, code?: string): boolean }[] = [
  {
    name: 'Location data of postal codes is on the server: unknown ZIPs and states of other ZIPs',
    applies: (_pointer, code) => code === 'ZIP_STATE_MISMATCH' || code === 'ZIP_DATA' || code === 'PLACE_NOT_USABLE',
  },
  {
    name: 'The table of hazardous materials is on the server: names and classes of UN numbers',
    applies: (_pointer, code) => code === 'HM_NAME' || code === 'HM_CLASS',
  },
  {
    name: 'A declared value is above zero and at most 10,000,000 in the form; the API takes any integer',
    applies: (pointer) => pointer === '/declaredValue/amount',
  },
  {
    name: 'The form offers each service and each weekday once; repeated ones cannot be chosen',
    applies: (pointer) => /^(\/defaults)?\/(accessorials|hours)$/.test(pointer),
  },
  {
    name: 'The form sends phone numbers of contacts in E.164; the API also parses other notations',
    applies: (pointer) => /^\/people\/\d+\/phone$/.test(pointer),
  },
  {
    name: 'Ids of contacts come from the API',
    applies: (pointer) => pointer === '/contactId',
  },
];
const isException = ({ pointer, code }: { pointer: string; code?: string }) =>
  EXCEPTIONS.some(({ applies }) => applies(pointer, code));

/** Rules across fields. The API checks them after all fields, the form at once. */
const ACROSS_FIELDS =
  /(technicalName|packingGroup|properShippingName|weight|phone|to|closeAt|max|min|on|postalCode|placeType|address1)$/;

/** class-validator reports the list of codes, zod the code. */
const comparable = (pointer: string): string => pointer.replace(/\/(subsidiary|accessorials)\/\d+$/, '/$1');

async function dtoVerdict(metatype: new () => object, body: unknown): Promise<{ errors: Verdict; dto: unknown }> {
  try {
    return { errors: [], dto: await pipe.transform(body, { type: 'body', metatype }) };
  } catch (error) {
    if (error instanceof ValidationFailed) return { errors: [...(error.errors ?? [])], dto: null };
    throw error;
  }
}

function errorsOf(check: () => unknown): Verdict {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ValidationFailed) return [...(error.errors ?? [])];
    throw error;
  }
}

function rulesOfRequest(body: QuoteRequest): Verdict {
  return [
    ...requestErrors(toRatingRequest(body)),
    ...body.stops.flatMap((one, index) => [
      ...checkStop(one, index, (place, pointer) => locations.check(place, pointer)).errors,
    ]),
    ...dateErrors(body, { on: TODAY, minutes: 720 }),
    ...hazmatErrors(body),
    ...equipmentErrors(body),
  ];
}

/** Verdict of the API on a part of a quote request. */
async function requestVerdict(part: readonly (string | number)[], value: unknown) {
  const prefix = `/${part.join('/')}`;
  const body = structuredClone(request) as Record<string, unknown>;
  const [list, index] = part as [string, number?];
  if (index === undefined) body[list] = value;
  else (body[list] as unknown[])[index] = value;
  const { errors, dto } = await dtoVerdict(QuoteRequestDto, body);
  const all = errors.length > 0 ? errors : rulesOfRequest(dto as QuoteRequest);
  return {
    shapeIsWrong: errors.length > 0,
    errors: all
      .filter(({ pointer }) => pointer === prefix || pointer.startsWith(`${prefix}/`))
      .map(({ pointer, code }) => ({ pointer: pointer.slice(prefix.length), code })),
  };
}

async function productVerdict(value: unknown) {
  const { errors, dto } = await dtoVerdict(SaveProductDto, value);
  const asQuoted = (one: unknown) =>
    ({ handlingUnits: [{ commodities: [{ hazmat: (one as typeof product).hazmat }] }] }) as unknown as QuoteRequest;
  const rules = errors.length > 0 ? [] : hazmatErrors(asQuoted(dto));
  return {
    shapeIsWrong: errors.length > 0,
    errors: [...errors, ...rules.map((rule) => ({ ...rule, pointer: rule.pointer.replace(/^.*\/hazmat/, '/hazmat') }))],
  };
}

async function contactVerdict(value: unknown) {
  const { errors, dto } = await dtoVerdict(SaveContactDto, value);
  const rules = errors.length > 0 ? [] : errorsOf(() => new ContactCheck(locations).body(dto as SaveContactDto));
  return { shapeIsWrong: errors.length > 0, errors: [...errors, ...rules] };
}

async function companyVerdict(value: unknown) {
  const { errors, dto } = await dtoVerdict(UpdateCompanyDto, { ...(value as object), version: 1 });
  const { address, billing } = (dto ?? {}) as UpdateCompanyDto;
  const rules = [
    ...(address ? locations.check(address, '/address').errors : []),
    ...(billing ? locations.check(billing.address, '/billing/address').errors : []),
  ];
  return { shapeIsWrong: errors.length > 0, errors: [...errors, ...rules] };
}

async function difference(
  schema: schemas.z.ZodMiniType,
  judge: (value: unknown) => Promise<{ shapeIsWrong: boolean; errors: Verdict }>,
  value: unknown,
  exceptionPrefix = '',
): Promise<string | null> {
  const { shapeIsWrong, errors } = await judge(value);
  const parsed = await schema.safeParseAsync(value);
  const form = new Set(
    (parsed.error?.issues ?? []).map(({ path }) => comparable(path.map((key) => `/${String(key)}`).join(''))),
  );
  const api = new Map(errors.map((error) => [comparable(error.pointer), error]));
  const missing = [...api.values()].filter((error) => !form.has(comparable(error.pointer)) && !isException(error));
  const extra = [...form].filter(
    (pointer) =>
      !api.has(pointer) &&
      !isException({ pointer: exceptionPrefix + pointer }) &&
      !(shapeIsWrong && ACROSS_FIELDS.test(pointer)),
  );
  if (missing.length === 0 && extra.length === 0) return null;
  return `API only: ${missing.map(({ pointer, code }) => `${pointer} ${code}`).join(', ') || '-'}; form only: ${extra.join(', ') || '-'}; ${JSON.stringify(value)}`;
}

async function differences(
  schema: schemas.z.ZodMiniType,
  judge: Parameters<typeof difference>[1],
  valid: unknown,
  exceptionPrefix?: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const value of casesOf(valid, 300)) {
    const one = await difference(schema, judge, value, exceptionPrefix);
    if (one) found.push(one);
  }
  return found;
}

describe('schemas of forms and rules of the API give the same verdict for', () => {
  it(
    'a product',
    async () => expect(await differences(schemas.product, productVerdict, product)).toEqual([]),
    TIMEOUT_MS,
  );

  it(
    'a contact',
    async () => expect(await differences(schemas.contact, contactVerdict, contact)).toEqual([]),
    TIMEOUT_MS,
  );

  it(
    'a company',
    async () => expect(await differences(schemas.company, companyVerdict, company)).toEqual([]),
    TIMEOUT_MS,
  );

  it.each<[string, schemas.z.ZodMiniType, readonly (string | number)[], unknown]>([
    ['a stop', schemas.stop, ['stops', 0], stop],
    ['an item', schemas.handlingUnit, ['handlingUnits', 0], request.handlingUnits[0]],
    ['a pickup window', schemas.pickup(TODAY), ['pickup'], request.pickup],
    ['a delivery requirement', schemas.delivery(request.pickup.on), ['delivery'], request.delivery],
    ['temperatures', schemas.temperature, ['temperature'], request.temperature],
    ['a reference', schemas.reference, ['references', 0], request.references[0]],
    ['a declared value', schemas.declaredValue, ['declaredValue'], request.declaredValue],
  ])(
    '%s',
    async (_name, schema, part, valid) =>
      expect(
        await differences(
          schema,
          (value) => requestVerdict(part, value),
          valid,
          part.length === 1 ? `/${part[0]}` : '',
        ),
      ).toEqual([]),
    TIMEOUT_MS,
  );
});

it('limits are those of the API', () => {
  const shared = Object.entries(LIMITS).filter(([name]) => name in API_LIMITS);
  expect(shared.length).toBeGreaterThan(15);
  expect(Object.fromEntries(shared)).toEqual(
    Object.fromEntries(shared.map(([name]) => [name, API_LIMITS[name as keyof typeof API_LIMITS]])),
  );
});
