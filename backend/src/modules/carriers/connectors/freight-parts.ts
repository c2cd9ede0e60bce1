import { wholePounds } from '../../../kernel/measures/measures.js';
import { parsePostalCode } from '../../../kernel/places/postal-code.js';
import type { BillTo, Commodity, HandlingUnit, Hazmat, Stop } from '../../rating/index.js';
import type { TenderedShipment } from './tenders.js';

const CENTIMETRES_PER_INCH = 2.54;

/** ISO 3166-1 alpha-3 country codes of the standards. */
export const COUNTRIES = { US: 'USA', CA: 'CAN' } as const;

/** The origin or destination stop. @throws Error if it is missing, which booking prevents */
export function endOf({ stops }: Pick<TenderedShipment, 'stops'>, type: 'origin' | 'destination'): Stop {
  const stop = stops.find((candidate) => candidate.type === type);
  if (stop === undefined) throw new Error(`The shipment has no ${type}.`);
  return stop;
}

/** The ten digits of a North American number. Other numbers are unchanged; the standards do not accept them. */
export function phoneDigits(phone: string): string {
  return phone.replace(/^\+1(?=\d{10}$)/, '');
}

/** ZIP5, or Canadian postal code without its space. */
export function postalCodeOf({ country, postalCode }: Pick<Stop, 'country' | 'postalCode'>): string {
  return parsePostalCode(country, postalCode)?.code ?? postalCode;
}

/** Whole inches, rounded up. */
export function wholeInches(length: number, { units }: Pick<TenderedShipment, 'units'>): number {
  return Math.ceil(units === 'metric' ? length / CENTIMETRES_PER_INCH : length);
}

/** A commodity with its handling units. */
export interface FreightLine {
  unit: HandlingUnit;
  commodity: Commodity;
  pounds: number;
  pieces: number;
}

/** Commodities of one item. The piece count is required and defaults to the number of handling units. */
export function linesOf(unit: HandlingUnit, { units }: Pick<TenderedShipment, 'units'>): FreightLine[] {
  return unit.commodities.map((commodity) => ({
    unit,
    commodity,
    pounds: wholePounds(commodity.weight, units),
    pieces: commodity.pieces ?? unit.count,
  }));
}

/** The first hazardous commodity; its emergency phone is used for the shipment. */
export function hazmatOf({ handlingUnits }: Pick<TenderedShipment, 'handlingUnits'>): Hazmat | undefined {
  return handlingUnits.flatMap(({ commodities }) => commodities).find(({ hazmat }) => hazmat)?.hazmat ?? undefined;
}

/** The property, if it has a value. */
export function given<K extends string, V>(key: K, value: V | null | undefined | ''): Partial<Record<K, V>> {
  return value === null || value === undefined || value === '' ? {} : ({ [key]: value } as Record<K, V>);
}

/** Payer of the freight bill: as booked, or the origin for shipments without a payer. */
export function payerOf(shipment: Pick<TenderedShipment, 'payment' | 'stops'>, customerNumber: string | null): BillTo {
  const origin = endOf(shipment, 'origin');
  const { billTo, byCompany = true } = shipment.payment ?? {};
  const payer = billTo ?? {
    name: origin.name ?? '',
    address1: origin.address1 ?? '',
    address2: origin.address2 ?? null,
    city: origin.city ?? '',
    state: origin.state ?? '',
    postalCode: origin.postalCode,
    country: origin.country,
  };
  return {
    ...payer,
    accountNumber: payer.accountNumber ?? (byCompany ? customerNumber : null),
    contact: payer.contact ?? origin.contact ?? null,
  };
}

/** Whole pounds for each of `count` pieces, which sum to the total; every piece has at least one. */
export function shares(pounds: number, count: number): number[] {
  const each = Math.floor(pounds / count);
  return Array.from({ length: count }, (_, piece) => Math.max(each + (piece < pounds % count ? 1 : 0), 1));
}
