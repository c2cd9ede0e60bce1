import { type Answer, Check, dollars, failed, isoDate, daysBetween, ok } from './answers.js';

/* Written from the carrier's description of POST /RateQuote and /TransitTimes and its release notes of 2025-09 to 2026-01. */

const SERVICES = [
  'InsideDelivery',
  'LimitedAccessPickup',
  'LimitedAccessDelivery',
  'OriginLiftgate',
  'DestinationLiftgate',
  'DeliveryAppointment',
  'Hazmat',
  'InsidePickup',
  'Freezable',
  'SortAndSegregate',
  'OverDimension',
  'ResidentialPickup',
  'ResidentialDelivery',
];
const CLASSES = '50 55 60 65 70 77.5 85 92.5 100 110 125 150 175 200 250 300 400 500'.split(' ');
const SERVICE_CENTS = 9_500;
const GUARANTEED_CENTS = 5_130;

export interface Place {
  City?: string;
  StateOrProvince?: string;
  ZipOrPostalCode?: string;
  CountryCode?: string;
}

/** A place with its four parts; the city without periods. */
export function checkPlace(check: Check, place: Place | undefined, property: string): void {
  if (place === undefined) return check.that(false, property, 'is required');
  check.filled(place.City, `${property}.City`, 'City');
  check.that(!place.City?.includes('.'), `${property}.City`, 'City cannot contain periods');
  check.that(/^[A-Z]{2}$/.test(place.StateOrProvince ?? ''), `${property}.StateOrProvince`, 'State is required');
  check.filled(place.ZipOrPostalCode, `${property}.ZipOrPostalCode`, 'Zip code');
  check.that(/^[A-Z]{3}$/.test(place.CountryCode ?? ''), `${property}.CountryCode`, 'CountryCode must be an ISO3 code');
}

interface Item {
  Class?: string;
  Weight?: number;
  Width?: number;
  Height?: number;
  Length?: number;
}

interface RateQuote {
  PickupDate?: string;
  Origin?: Place;
  Destination?: Place;
  Items?: Item[];
  AdditionalServices?: string[];
  DeclaredValue?: number;
}

/** Prices per pound and service; `withDays`: whether service levels say their days. */
export function rateQuote(body: { RateQuote?: RateQuote }, today: string, number: number, withDays: boolean): Answer {
  const check = new Check('request.RateQuote');
  const quote = body.RateQuote ?? {};
  const { Items: items = [], AdditionalServices: services = [] } = quote;
  check.only(
    quote,
    [
      'PickupDate',
      'Origin',
      'Destination',
      'Items',
      'Pallets',
      'AdditionalServices',
      'DeclaredValue',
      'CODAmount',
      'OverDimensions',
    ],
    '',
  );
  checkPlace(check, quote.Origin, 'Origin');
  checkPlace(check, quote.Destination, 'Destination');
  check.that(items.length > 0, 'Items', 'At least one Item is required');
  items.forEach((item, index) => checkItem(check, item, `Items[${index}]`));
  services.forEach((service, index) => check.among(service, SERVICES, `AdditionalServices[${index}]`));
  for (const side of ['Pickup', 'Delivery'])
    check.that(
      !(services.includes(`Residential${side}`) && services.includes(`LimitedAccess${side}`)),
      'AdditionalServices',
      `Residential${side} and LimitedAccess${side} cannot be combined`,
    );
  checkPickupDate(check, quote.PickupDate, today);
  if (check.problems.length > 0) return failed(check.problems, { RateQuote: null });
  return ok({ RateQuote: priced(items, services, quote.PickupDate!, number, withDays) });
}

/** Not in the past, at most 30 days ahead. */
export function checkPickupDate(check: Check, text: string | undefined, today: string): void {
  const date = isoDate(text);
  check.that(date !== null, 'PickupDate', 'PickupDate must be in the format MM/dd/yyyy');
  if (date === null) return;
  check.that(date >= today, 'PickupDate', 'PickupDate cannot be in the past');
  check.that(daysBetween(today, date) <= 30, 'PickupDate', 'PickupDate cannot be more than 30 days in the future');
}

function checkItem(check: Check, item: Item, property: string): void {
  check.only(item, ['Class', 'Weight', 'Width', 'Height', 'Length'], property);
  check.among(item.Class, CLASSES, `${property}.Class`);
  for (const field of ['Weight', 'Width', 'Height', 'Length'] as const)
    check.that((item[field] ?? 0) > 0, `${property}.${field}`, `${field} must be greater than zero`);
}

function priced(
  items: readonly Item[],
  services: readonly string[],
  pickupDate: string,
  number: number,
  withDays: boolean,
) {
  const gross = items.reduce(
    (sum, { Weight: weight = 0, Class: name = '' }) => sum + Math.round(weight * Number(name) * 4),
    0,
  );
  const discount = Math.round(gross * 0.8);
  const fuel = Math.round((gross - discount) * 0.353);
  const extras = services.map((service) => ({
    Type: service === 'Hazmat' ? 'HAZM' : service.slice(0, 5).toUpperCase(),
    Title: `${service} fee`,
    Amount: dollars(SERVICE_CENTS),
  }));
  const net = gross - discount + fuel + extras.length * SERVICE_CENTS;
  const line = (Type: string, Title: string, cents: number) => ({
    Type,
    Title,
    Weight: '',
    Rate: '',
    Amount: dollars(cents),
  });
  const level = (offset: number, Code: string, Name: string, added: number) => ({
    QuoteNumber: String(number + offset),
    ServiceDays: withDays ? 3 : null,
    Charge: dollars(Code === 'STD' ? gross : added),
    NetCharge: dollars(net + added),
    HourlyWindow: Code === 'GSHW' ? { Start: '09:00 AM', End: '11:00 AM' } : null,
    Name,
    Code,
  });
  return {
    PickupDate: pickupDate.replace(/\b0/g, ''),
    CustomerDiscounts: dollars(discount),
    Charges: [
      ...items.map(({ Class: name = '' }) => line('', `Class: ${name}`, Math.round(gross / items.length))),
      line('MINIMUM', 'Minimum charge', 16_000),
      line('DISCNT', 'Discount', discount),
      line('DISCNF', 'Discounted freight charge', gross - discount),
      line('FUEL', 'Fuel surcharge', fuel),
      ...extras,
      line('NET', 'Net charge', net),
    ],
    CategorizedMessages: {
      GeneralMessages: ['The charges depend on the actual freight.'],
      TransitMessages: ['Delivery on Tuesdays and Thursdays.'],
      RatesMessages: [],
    },
    IsDirect: true,
    ServiceLevels: [
      level(0, 'STD', 'Standard Service', 0),
      level(1, 'GSDS', 'Guaranteed Service', GUARANTEED_CENTS),
      level(2, 'GSAM', 'Guaranteed AM Service', GUARANTEED_CENTS * 2),
      level(3, 'GSHW', 'Guaranteed Hourly Window Service', GUARANTEED_CENTS * 3),
      level(4, 'EXPD', 'Expedited Service', 30_000),
    ],
  };
}

/** Transit times of `POST /TransitTimes`. */
export function transitTimes(
  body: { PickupDate?: string; Origin?: Place; Destinations?: Place[] },
  today: string,
): Answer {
  const check = new Check('request');
  checkPlace(check, body.Origin, 'Origin');
  check.that((body.Destinations ?? []).length > 0, 'Destinations', 'At least one destination is required');
  (body.Destinations ?? []).forEach((place, index) => checkPlace(check, place, `Destinations[${index}]`));
  if (check.problems.length > 0) return failed(check.problems, { PickupDate: null, Origin: null, Destinations: null });
  return ok({
    PickupDate: body.PickupDate ?? today,
    Origin: { ServicePoint: body.Origin },
    Destinations: body.Destinations!.map((ServicePoint) => ({
      ServicePoint,
      ServiceDays: 4,
      DeliveryDate: '12/1/2026',
    })),
  });
}
