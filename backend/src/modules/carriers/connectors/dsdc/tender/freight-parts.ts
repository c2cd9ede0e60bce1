import { wholePounds } from '../../../../../kernel/measures/weight.js';
import type { Commodity, HandlingUnit, Hazmat, Stop } from '../../../../rating/index.js';
import type { TenderedShipment } from '../../tenders.js';

const CENTIMETRES_PER_INCH = 2.54;

/** ISO 3166-1 alpha-3, as the standards write countries. */
export const COUNTRIES = { US: 'USA', CA: 'CAN' } as const;

/** The stop at that end. @throws Error for a shipment without it, which cannot be booked */
export function endOf({ stops }: Pick<TenderedShipment, 'stops'>, type: 'origin' | 'destination'): Stop {
  const stop = stops.find((candidate) => candidate.type === type);
  if (stop === undefined) throw new Error(`The shipment has no ${type}.`);
  return stop;
}

/** The ten digits of a North American number; other numbers as they are, which the standards do not take. */
export function phoneDigits(phone: string): string {
  return phone.replace(/^\+1(?=\d{10}$)/, '');
}

/** Postal code without its space. */
export function postalCodeOf({ postalCode }: Stop): string {
  return postalCode.toUpperCase().replaceAll(' ', '').slice(0, 6);
}

/** Whole inches, rounded up. */
export function wholeInches(length: number, { units }: Pick<TenderedShipment, 'units'>): number {
  return Math.ceil(units === 'metric' ? length / CENTIMETRES_PER_INCH : length);
}

/** A commodity with the handling units that it is on. */
export interface FreightLine {
  unit: HandlingUnit;
  commodity: Commodity;
  pounds: number;
  pieces: number;
}

/** Commodities of one row of handling units. The number of pieces is required: without one, the handling units are the pieces. */
export function linesOf(unit: HandlingUnit, { units }: Pick<TenderedShipment, 'units'>): FreightLine[] {
  return unit.commodities.map((commodity) => ({
    unit,
    commodity,
    pounds: wholePounds(commodity.weight, units),
    pieces: commodity.pieces ?? unit.count,
  }));
}

/** Identification number, proper shipping name, hazard class and packing group: 49 CFR 172.202. */
export function hazmatDescription({ unNumber, properShippingName, hazardClass, packingGroup }: Hazmat): string {
  return [unNumber, properShippingName, hazardClass, packingGroup ? `PG ${packingGroup}` : '']
    .filter((part) => part !== '')
    .join(', ');
}

/** The first hazardous commodity; its emergency phone is used for the shipment. */
export function hazmatOf({ handlingUnits }: Pick<TenderedShipment, 'handlingUnits'>): Hazmat | undefined {
  return handlingUnits.flatMap(({ commodities }) => commodities).find(({ hazmat }) => hazmat)?.hazmat ?? undefined;
}

/** The property where there is a value. */
export function given<K extends string, V>(key: K, value: V | null | undefined | ''): Partial<Record<K, V>> {
  return value === null || value === undefined || value === '' ? {} : ({ [key]: value } as Record<K, V>);
}
