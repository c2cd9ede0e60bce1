import { codesOf } from '../../../../../kernel/accessorials/accessorial-request.js';
import { accessorialName, type HandlingUnit, type QuoteRequest, type Stop } from '../../../../rating/index.js';
import type { ConnectorRateRequest } from '../../connector.js';
import type { RateQuoteAddress, RateQuoteCommodity, RateQuoteMode, RateQuoteRequest } from './rate-quote.messages.js';

const STOP_TYPES = { origin: 'Origin', intermediate: 'Intermediate', destination: 'Destination' } as const;
const COUNTRIES = { US: 'USA', CA: 'CAN' } as const;
const PAYMENTS = {
  prepaid: { terms: 'Prepaid', payers: 'Shipper' },
  collect: { terms: 'Collect', payers: 'Consignee' },
  third_party: { terms: 'Third Party', payers: 'Third Party' },
} as const;

/** Requested modes that the standard supports; with `auto`, those that fit the freight. None for volume LTL, which the standard does not have. */
export function askedModes({ request, derived }: ConnectorRateRequest): RateQuoteMode[] {
  const { mode = 'auto' } = request;
  const wanted: string[] = mode === 'auto' ? derived.modes.map((candidate) => candidate.mode) : [mode];
  return (['LTL', 'FTL'] as const).filter((known) => wanted.includes(known));
}

/** Builds the request message. */
export function writeRateQuote(
  asked: ConnectorRateRequest,
  mode: RateQuoteMode[],
  customerNumber: string | null,
): RateQuoteRequest {
  const { request, reference } = asked;
  const { pickup, delivery } = request;
  return {
    ...(customerNumber === null ? {} : { customerId: customerNumber }),
    pickupDate: { type: 'FLEXIBLE', startDate: pickup.on, endDate: pickup.on },
    ...(delivery?.on ? { deliveryDate: { type: 'FIXED' as const, startDate: delivery.on } } : {}),
    mode,
    address: request.stops.map((stop, index) => addressOf(stop, index, asked)),
    referenceNumbers: { uniqueQuoteReferenceId: reference },
    ratingContextAdditionalServices: servicesOf(asked),
    ...(mode.includes('FTL') ? { equipment: equipmentOf(request) } : {}),
    payment: PAYMENTS[request.payment?.terms ?? 'prepaid'],
  };
}

function equipmentOf({ equipment, temperature }: QuoteRequest): RateQuoteRequest['equipment'] {
  const range = temperature
    ? {
        temperatureMin: fahrenheit(temperature.min, temperature.unit),
        temperatureMax: fahrenheit(temperature.max, temperature.unit),
      }
    : {};
  return { type: [equipment ?? 'DRYVAN'], temperatureControlled: equipment === 'REEFER', ...range };
}

function fahrenheit(degrees: number, unit: 'F' | 'C'): number {
  return unit === 'F' ? degrees : Math.round((degrees * 9) / 5 + 32);
}

function addressOf(stop: Stop, index: number, asked: ConnectorRateRequest): RateQuoteAddress {
  const place = stop.type === 'intermediate' ? stop : asked[stop.type];
  return {
    stopType: STOP_TYPES[stop.type],
    sequenceNumber: index + 1,
    ...filled('name', stop.name),
    ...filled('address1', stop.address1),
    ...filled('address2', stop.address2),
    ...filled('city', place.city),
    ...filled('state', place.state),
    country: COUNTRIES[stop.country],
    postalCode: place.postalCode.toUpperCase().replaceAll(' ', ''),
    commodities: [...commoditiesOf(asked, index, 'PICKUP'), ...commoditiesOf(asked, index, 'DROP')],
  };
}

function filled<K extends string>(key: K, value: string | null | undefined): Partial<Record<K, string>> {
  return value ? ({ [key]: value } as Record<K, string>) : {};
}

/** What is loaded or unloaded at a stop. */
function commoditiesOf(
  { request, derived }: ConnectorRateRequest,
  stop: number,
  operation: 'PICKUP' | 'DROP',
): RateQuoteCommodity[] {
  return request.handlingUnits.flatMap((unit, row) =>
    stopOf(request, row, operation) === stop
      ? unit.commodities.map((_, line) => commodityOf(request, unit, line, derived.units[row]?.densityClass, operation))
      : [],
  );
}

/** Index of the stop at which an item is loaded or unloaded: the intermediate stop that names it, or the origin or destination. */
function stopOf({ stops }: QuoteRequest, item: number, operation: 'PICKUP' | 'DROP'): number {
  const [word, otherwise] = operation === 'PICKUP' ? (['pickup', 0] as const) : (['drop', stops.length - 1] as const);
  const named = stops.findIndex((stop) => stop.operation === word && stop.handlingUnits?.includes(item));
  return named === -1 ? otherwise : named;
}

/** The first commodity of an item has the handling units and dimensions, so that a carrier counts them once. */
function commodityOf(
  { units }: QuoteRequest,
  unit: HandlingUnit,
  line: number,
  densityClass: string | undefined,
  operation: 'PICKUP' | 'DROP',
): RateQuoteCommodity {
  const { description, weight, freightClass, pieces, hazmat } = unit.commodities[line]!;
  const classification = freightClass ?? densityClass;
  const metric = units === 'metric';
  return {
    operation,
    ...filled('classification', classification),
    ...filled('description', description),
    quantity: line === 0 ? unit.count : (pieces ?? 1),
    weight,
    weightUnit: metric ? 'Kilograms' : 'Pounds',
    ...(line === 0 ? { height: unit.height, length: unit.length, width: unit.width } : {}),
    dimensionsUnit: metric ? 'Centimeters' : 'Inches',
    stackable: unit.stackable ?? false,
    hazardous: Boolean(hazmat),
  };
}

function servicesOf({ request, derived }: ConnectorRateRequest): RateQuoteRequest['ratingContextAdditionalServices'] {
  const codes = [...codesOf(request.accessorials), ...derived.inferredAccessorials.map(({ code }) => code)];
  // Two services with one key, such as liftgate at pickup and at delivery, stay two.
  return [...new Set(codes)]
    .map((code) => ({ key: serviceKey(code), context: accessorialName(code), value: 'Y' as const }))
    .sort((left, right) => (left.key + left.context < right.key + right.context ? -1 : 1));
}

/** Keys of the standard by accessorial code. The standard allows other keys, so a code without a key is sent unchanged. */
const SERVICE_KEYS: Readonly<Record<string, string>> = {
  APTD: 'APPOINTMENT',
  APTP: 'APPOINTMENT',
  EXPD: 'EXPEDITED',
  HAZ: 'HAZMAT',
  IDL: 'INSIDE_DELIVERY',
  IPU: 'INSIDE_PICKUP',
  LFTD: 'LIFTGATE',
  LFTP: 'LIFTGATE',
  LTDAD: 'LIMITED_ACCESS',
  LTDAP: 'LIMITED_ACCESS',
  MNC: 'APPOINTMENT',
  PSC: 'PROTECT_FREEZE',
  REP: 'RESIDENTIAL',
  RES: 'RESIDENTIAL',
  TCS: 'EXPEDITED',
};

/** Key of an accessorial in the request. */
function serviceKey(accessorial: string): string {
  return SERVICE_KEYS[accessorial] ?? accessorial;
}
