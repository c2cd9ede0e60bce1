import { english } from '../../../../messages/translate.js';
import { msg, type Message } from '../../../../messages/message.js';
import type { OperatingDays } from '../../../../kernel/time/carrier-calendar.js';
import { truckloadEmissions } from '../route/emissions.js';
import { type FuelIndex, fuelMissing, fuelWeekOn } from '../charges/fuel-index.js';
import { LineWriter } from '../explain/line-writer.js';
import { type Decline, gap, type OfferTerm, type RatedOffer } from '../offer.js';
import { chargeWarnings, lateWarnings } from '../explain/offer-warnings.js';
import { priceTruckload, type TruckloadPrice } from './price-truckload.js';
import type { RatableShipment } from '../freight/shipment.js';
import { deliveryOf, truckloadTransit } from '../route/transit.js';
import { truckloadLines } from '../explain/truckload-lines.js';
import type { TruckloadTariff } from './truckload-tariff.js';
import { inches, MICROMETRES_PER_FOOT } from '../../../../kernel/measures/measures.js';
import type { Equipment } from '../tariff/rates/rate-row.js';

/** Trailer limits (freight.md 2.7). */
interface TrailerLimits {
  /** Legal payload, pounds. */
  readonly pounds: number;
  /** Door size, or maximum load size of an open trailer, inches. */
  readonly width: number;
  readonly height: number;
}

/** Floor length of every trailer, feet. */
const FEET = 53;
const VAN_DOOR = { width: 98, height: 108 };
const OPEN_LOAD = { width: 102, height: 102 };

const TRAILERS: Readonly<Record<Equipment, TrailerLimits>> = {
  DRYVAN: { pounds: 45_000, ...VAN_DOOR },
  REEFER: { pounds: 44_000, ...VAN_DOOR },
  FLATBED: { pounds: 48_000, ...OPEN_LOAD },
  STEPDECK: { pounds: 48_000, ...OPEN_LOAD },
  TANKER: { pounds: 45_000, ...VAN_DOOR },
};

/** Decline reason `FTL_LIMIT` if the freight does not fit on one trailer, else null. */
function checkTruckloadLimits({ measures, equipment }: RatableShipment): Decline | null {
  const { pounds, width, height } = TRAILERS[equipment];
  if (measures.pounds > pounds) {
    return limit(
      msg`${{ pounds: { number: measures.pounds } }} lb is above the ${{ limit: { number: pounds } }} lb that a ${{ equipment }} may carry. Spread the freight over more trucks.`,
    );
  }
  if (measures.truckloadLength > FEET * MICROMETRES_PER_FOOT) {
    const feet = (measures.truckloadLength / MICROMETRES_PER_FOOT).toFixed(1);
    return limit(
      msg`The freight needs ${{ feet }} linear feet; a trailer has ${{ trailer: FEET }}. Spread it over more trucks.`,
    );
  }
  if (measures.widestSide > inches(width))
    return limit(
      msg`A handling unit is wider than the ${{ width }} in of a ${{ equipment }} with its short side. Ask for an oversize permit load.`,
    );
  if (measures.height > inches(height))
    return limit(
      msg`A handling unit is higher than the ${{ height }} in of a ${{ equipment }}. Ask for another trailer.`,
    );
  return null;
}

function limit(message: Message): Decline {
  return { kind: 'decline', code: 'FTL_LIMIT', message: english(message) };
}

/**
 * Rates a full truckload with one per-mile tariff by freight.md 2.10, to the cent, or returns a decline reason.
 * `fuel` is the tariff's fuel index, null if it has no prices.
 * Throws `RangeError` if a number exceeds the safe integers.
 */
export function rateTruckload(
  shipment: RatableShipment,
  tariff: TruckloadTariff,
  fuel: FuelIndex | null,
  days: OperatingDays,
): RatedOffer | Decline {
  const limit = checkTruckloadLimits(shipment);
  if (limit) return limit;
  const { originNames, destinationNames, equipment, pickupOn } = shipment;
  const lane = tariff.rates.findRow(equipment, originNames, destinationNames);
  if (!lane)
    return gap(
      msg`${{ tariff: tariff.label }} has no rate for a ${{ equipment }} on this lane (${{ origin: originNames[0]! }} to ${{ destination: destinationNames[0]! }}).`,
    );
  const week = fuel && fuelWeekOn(fuel, pickupOn);
  if (!week) return fuelMissing(tariff.terms.fuel.index, pickupOn);
  return offerOf(priceTruckload(shipment, tariff, lane, week), shipment, tariff, days);
}

function offerOf(
  price: TruckloadPrice,
  shipment: RatableShipment,
  tariff: TruckloadTariff,
  days: OperatingDays,
): RatedOffer {
  const { terms, rates } = tariff;
  const money = (amount: number) => ({ amount, currency: terms.currency });
  const transit = truckloadTransit(shipment, rates.transitDaysOf(price.lane.index));
  const delivery = deliveryOf(shipment.pickupOn, transit, days);
  return {
    kind: 'offer',
    service: 'direct',
    equipment: shipment.equipment,
    total: money(price.total),
    likelyTotal: money(price.total),
    likelyReason: null,
    nextClassTotal: null,
    lines: truckloadLines(new LineWriter(tariff), tariff, price, shipment),
    terms: truckloadOfferTerms(tariff),
    transit,
    ...delivery,
    liability: money(terms.liabilityPerLoad),
    co2e: truckloadEmissions(shipment.measures.pounds, shipment.route.miles, shipment.equipment),
    warnings: [
      ...chargeWarnings(shipment.pickupOn, price.fuel.week, price.accessorials),
      ...lateWarnings(shipment, delivery.estimatedDeliveryOn),
    ],
  };
}

/** The tariff's detention, layover and TONU charges; not in the total. */
function truckloadOfferTerms({ terms: { currency, detention, layover, orderNotUsed } }: TruckloadTariff): OfferTerm[] {
  const money = (amount: number) => ({ amount, currency });
  const told: OfferTerm[] = [];
  if (detention) {
    const { freeMinutes, maximumPerDay } = detention;
    const perHour = money(detention.perHour);
    const description =
      maximumPerDay === null
        ? msg`Detention: ${{ freeMinutes }} minutes free, then ${{ perHour }} an hour by started quarters`
        : msg`Detention: ${{ freeMinutes }} minutes free, then ${{ perHour }} an hour by started quarters, at most ${{ perDay: money(maximumPerDay) }} a day`;
    told.push({ code: 'DET', description: english(description) });
  }
  if (layover !== null)
    told.push({ code: 'LAYOVER', description: english(msg`Layover: ${{ perDay: money(layover) }} a day`) });
  if (orderNotUsed !== null) {
    const amount = money(orderNotUsed);
    told.push({ code: 'VOR', description: english(msg`Truck ordered and not used: ${{ amount }}`), amount });
  }
  return told;
}
