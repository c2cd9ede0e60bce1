import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { formatDecimal } from '../../../../kernel/money/decimal.js';
import { accessorialLine } from './charge-lines.js';
import { dollars, type LineWriter, rateText, ROUNDING } from './line-writer.js';
import type { ChargeLine } from '../offer.js';
import type { StopOff, TruckloadPrice } from '../truckload/price-truckload.js';
import type { RatableShipment } from '../freight/shipment.js';
import type { TruckloadTariff } from '../truckload/truckload-tariff.js';

/** The lines of a truckload price: linehaul, minimum, fuel, stops and accessorials. */
export function truckloadLines(
  writer: LineWriter,
  tariff: TruckloadTariff,
  price: TruckloadPrice,
  shipment: RatableShipment,
): ChargeLine[] {
  const lines = [linehaulLine(writer, tariff, price, shipment)];
  if (price.lift > 0) lines.push(minimumLine(writer, tariff, price));
  lines.push(fuelLine(writer, tariff, price, shipment));
  if (price.stopOff) lines.push(...stopOffLines(writer, tariff, price.stopOff));
  const net = price.linehaul + price.lift;
  for (const charge of price.accessorials) lines.push(accessorialLine(writer, charge, net, shipment.measures));
  return lines;
}

function linehaulLine(
  writer: LineWriter,
  { rates }: TruckloadTariff,
  { lane, linehaul }: TruckloadPrice,
  { route, equipment }: RatableShipment,
): ChargeLine {
  const rate = rateText(rates.ratePerMileOf(lane.index));
  const text = {
    code: 'LINEHAUL',
    description: english(msg`Linehaul, ${{ equipment }}`),
    amount: linehaul,
    basis: 'mile',
    quantity: String(route.miles),
    rate,
  } as const;
  return writer.line(text, `${lane.label} · ${equipment}`, {
    equipment,
    lane: lane.label,
    miles: route.miles,
    milesBasis: route.basis,
    legs: route.legs,
    rate,
    rounding: ROUNDING,
  });
}

function minimumLine(
  writer: LineWriter,
  { terms: { currency } }: TruckloadTariff,
  { linehaul, minimum, lift, lane }: TruckloadPrice,
): ChargeLine {
  const description = english(msg`Lift to the minimum charge of ${{ minimum: { amount: minimum, currency } }}`);
  const text = {
    code: 'MINIMUM',
    description,
    amount: lift,
    basis: 'flat',
    quantity: '1',
    rate: dollars(lift),
  } as const;
  return writer.line(text, 'minimum charge', {
    lane: lane.label,
    linehaul: dollars(linehaul),
    minimumCharge: dollars(minimum),
  });
}

function fuelLine(
  writer: LineWriter,
  { terms }: TruckloadTariff,
  { fuel }: TruckloadPrice,
  { route }: RatableShipment,
): ChargeLine {
  const rate = formatDecimal(fuel.ratePerMile, 4, 2);
  const text = {
    code: 'FUEL',
    description: english(msg`Fuel surcharge per mile`),
    amount: fuel.amount,
    basis: 'mile',
    quantity: String(route.miles),
    rate,
  } as const;
  return writer.line(text, `fuel index ${terms.fuel.index}`, {
    price: dollars(fuel.week.cents),
    week: fuel.week.effectiveOn,
    publishedPrice: fuel.week.price,
    base: terms.fuel.base,
    milesPerGallon: terms.fuel.milesPerGallon,
    formula: 'miles × (price − base) / miles per gallon',
    miles: route.miles,
    rounding: ROUNDING,
  });
}

function stopOffLines(
  writer: LineWriter,
  { terms }: TruckloadTariff,
  { first, furtherStops, further }: StopOff,
): ChargeLine[] {
  const [firstRate, nextRate] = [dollars(terms.stopOff.first), dollars(terms.stopOff.next)];
  const inputs = { stops: furtherStops + 1, first: firstRate, next: nextRate };
  const lines = [
    writer.line(
      {
        code: 'STOP_OFF',
        description: english(msg`First stop on the way`),
        amount: first,
        basis: 'flat',
        quantity: '1',
        rate: firstRate,
      },
      'stop-off',
      inputs,
    ),
  ];
  if (furtherStops === 0) return lines;
  const text = {
    code: 'STOP_OFF',
    description: english(msg`Further stops on the way`),
    amount: further,
    basis: 'unit',
    quantity: String(furtherStops),
    rate: nextRate,
  } as const;
  return [...lines, writer.line(text, 'stop-off', inputs)];
}
