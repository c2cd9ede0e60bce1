import { codesOf, detailedOf } from '../../../../../kernel/accessorials/accessorial-request.js';
import { wholePounds } from '../../../../../kernel/measures/measures.js';
import type { HandlingUnit, QuoteRequest, RatedPlace } from '../../../../rating/index.js';
import type { ConnectorRateRequest } from '../../connector.js';
import { COUNTRIES, postalCodeOf, shares, wholeInches } from '../../freight-parts.js';
import { requestedCodes } from '../../rate-parts.js';
import { LEVEL_CODES, RATE_SERVICES, servicesOf } from '../rlc-codes.js';
import { writeCity, writeDate } from '../rlc-values.js';

/** A place as the carrier's services want it. */
export interface ServicePoint {
  City: string;
  StateOrProvince: string;
  ZipOrPostalCode: string;
  CountryCode: string;
}

/** One piece of freight: whole pounds and inches. */
interface RateItem {
  Class: string;
  Weight: number;
  Width: number;
  Height: number;
  Length: number;
}

/** Body of `POST /RateQuote`, limited to the fields in use. */
export interface RateQuoteMessage {
  RateQuote: {
    PickupDate: string;
    Origin: ServicePoint;
    Destination: ServicePoint;
    Items: RateItem[];
    AdditionalServices: string[];
    /** Dollars; only with full value coverage, which the carrier charges for. */
    DeclaredValue?: number;
  };
}

export function servicePoint(place: RatedPlace): ServicePoint {
  return {
    City: writeCity(place.city ?? ''),
    StateOrProvince: place.state ?? '',
    ZipOrPostalCode: postalCodeOf(place),
    CountryCode: COUNTRIES[place.country],
  };
}

/** Requested services that the carrier does not price. */
export function unpricedCodes(asked: ConnectorRateRequest): string[] {
  const covered = coverage(asked.request) === null ? LEVEL_CODES : [...LEVEL_CODES, 'FVC'];
  return servicesOf(requestedCodes(asked), RATE_SERVICES).unknown.filter((code) => !covered.includes(code));
}

export function writeRateQuote(asked: ConnectorRateRequest): RateQuoteMessage {
  const { request, origin, destination, derived } = asked;
  const value = coverage(request);
  return {
    RateQuote: {
      PickupDate: writeDate(request.pickup.on),
      Origin: servicePoint(origin),
      Destination: servicePoint(destination),
      Items: request.handlingUnits.flatMap((unit, row) => itemsOf(unit, request, derived.units[row]?.densityClass)),
      AdditionalServices: servicesOf(requestedCodes(asked), RATE_SERVICES).services,
      ...(value === null ? {} : { DeclaredValue: value }),
    },
  };
}

/** Dollars to cover; null without full value coverage in US dollars. */
function coverage({ accessorials, declaredValue }: QuoteRequest): number | null {
  if (!codesOf(accessorials).includes('FVC')) return null;
  const value = detailedOf(accessorials).find(({ code }) => code === 'FVC')?.amount ?? declaredValue;
  return value?.currency === 'USD' ? value.amount / 100 : null;
}

/**
 * One item per handling unit and commodity: the message has no count. Commodities of a unit share its height by weight, so that the volume
 * is counted once.
 */
function itemsOf(unit: HandlingUnit, request: QuoteRequest, densityClass: string | undefined): RateItem[] {
  const { count, commodities } = unit;
  const units = { units: request.units ?? 'imperial' };
  const total = commodities.reduce((sum, { weight }) => sum + weight, 0);
  return commodities.flatMap((commodity) =>
    shares(wholePounds(commodity.weight, units.units), count).map((pounds) => ({
      Class: commodity.freightClass ?? densityClass ?? '',
      Weight: pounds,
      Width: wholeInches(unit.width, units),
      Height: wholeInches((unit.height * commodity.weight) / total, units),
      Length: wholeInches(unit.length, units),
    })),
  );
}
