import { divideRounded, multiplyExact } from '../../../../kernel/money/exact.js';
import { type AccessorialCharge, chargeAccessorials } from '../charges/accessorials.js';
import type { FuelWeek } from '../charges/fuel-index.js';
import type { LaneMatch } from '../tariff/rates/lane-table.js';
import type { RatableShipment } from '../freight/shipment.js';
import { FUEL_PRICE_DECIMALS, MILES_PER_GALLON_DECIMALS, type TruckloadTariff } from './truckload-tariff.js';

/** All amounts of one truckload price, in cents, before the charge lines are written. */
export interface TruckloadPrice {
  readonly lane: LaneMatch;
  readonly linehaul: number;
  /** Minimum linehaul of the lane. */
  readonly minimum: number;
  /** Minimum charge adjustment: minimum less linehaul, at least 0. */
  readonly lift: number;
  readonly fuel: MileFuel;
  readonly stopOff: StopOff | null;
  readonly accessorials: readonly AccessorialCharge[];
  readonly total: number;
}

/** Fuel surcharge per mile. */
export interface MileFuel {
  readonly amount: number;
  /** Ten-thousandths of a dollar per mile, rounded; display only, not used to compute the amount. */
  readonly ratePerMile: number;
  readonly week: FuelWeek;
}

/** Intermediate stops; the first has its own price. */
export interface StopOff {
  readonly first: number;
  readonly furtherStops: number;
  readonly further: number;
}

/** `max(minimum, miles x rate) + miles x fuel + stops + accessorials` (freight.md 2.10); each part is rounded once. */
export function priceTruckload(
  shipment: RatableShipment,
  tariff: TruckloadTariff,
  lane: LaneMatch,
  week: FuelWeek,
): TruckloadPrice {
  const { terms, rates } = tariff;
  const { miles, legs } = shipment.route;
  const linehaul = centsFor(rates.ratePerMileOf(lane.index), miles);
  const minimum = rates.minimumOf(lane.index) ?? terms.minimumCharge;
  const lift = Math.max(minimum - linehaul, 0);
  const fuel = mileFuel(tariff, week, miles);
  const stopOff = stopOffFor(legs.length - 1, tariff);
  const accessorials = chargeAccessorials(shipment, { ...terms, overlengthSteps: [] }, linehaul + lift);
  const stops = stopOff ? stopOff.first + stopOff.further : 0;
  const total = accessorials.reduce((sum, charge) => sum + charge.amount, linehaul + lift + fuel.amount + stops);
  return { lane, linehaul, minimum, lift, fuel, stopOff, accessorials, total };
}

/** Cents for a rate in ten-thousandths of a dollar per mile. */
function centsFor(ratePerMile: number, miles: number): number {
  return divideRounded(multiplyExact(ratePerMile, miles), 100);
}

/** Miles x (price - base) / miles per gallon; 0 below the base (freight.md 2.4). The price is truncated to cents, as for LTL. */
function mileFuel({ terms: { fuelBase, milesPerGallon } }: TruckloadTariff, week: FuelWeek, miles: number): MileFuel {
  const aboveBase = Math.max(week.cents * 10 ** (FUEL_PRICE_DECIMALS - 2) - fuelBase, 0);
  const perGallonMile = 10 ** MILES_PER_GALLON_DECIMALS;
  return {
    amount: divideRounded(multiplyExact(aboveBase, miles), milesPerGallon),
    ratePerMile: divideRounded(aboveBase * perGallonMile, milesPerGallon),
    week,
  };
}

function stopOffFor(stops: number, { terms: { stopOff } }: TruckloadTariff): StopOff | null {
  return stops > 0
    ? { first: stopOff.first, furtherStops: stops - 1, further: multiplyExact(stopOff.next, stops - 1) }
    : null;
}
