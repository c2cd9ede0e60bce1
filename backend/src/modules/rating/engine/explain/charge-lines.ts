import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { MICROMETRES_PER_INCH } from '../../../../kernel/measures/measures.js';
import { accessorialName, type AccessorialCharge } from '../charges/accessorials.js';
import { dollars, hundredweights, type LineText, type LineWriter, percent, rateText, ROUNDING } from './line-writer.js';
import type { LtlTariff } from '../ltl/ltl-tariff.js';
import type { ChargeLine } from '../offer.js';
import type { Price } from '../ltl/price-ltl.js';
import type { FreightMeasures } from '../freight/shipment.js';

/** The lines after the gross: discount, minimum, fuel and accessorials. */
export function chargeLines(
  writer: LineWriter,
  tariff: LtlTariff,
  price: Price,
  freight: FreightMeasures,
): ChargeLine[] {
  const lines: ChargeLine[] = [];
  if (price.discount > 0) lines.push(discountLine(writer, tariff, price));
  if (price.lift > 0) lines.push(minimumLine(writer, tariff, price));
  lines.push(fuelLine(writer, tariff, price));
  for (const charge of price.accessorials) lines.push(accessorialLine(writer, charge, price.net, freight));
  return lines;
}

function discountLine(writer: LineWriter, { terms }: LtlTariff, { gross, discount }: Price): ChargeLine {
  const rate = percent(terms.discountBps);
  const text = {
    code: 'DISCOUNT',
    description: english(msg`Discount ${{ rate }}%`),
    amount: -discount,
    basis: 'percent',
    quantity: dollars(gross),
    rate,
  } as const;
  return writer.line(text, 'discount', { gross: text.quantity, bps: terms.discountBps, rounding: ROUNDING });
}

function minimumLine(writer: LineWriter, { terms }: LtlTariff, { net, lift }: Price): ChargeLine {
  const { minimumCharge, currency } = terms;
  const description = english(msg`Lift to the minimum charge of ${{ minimum: { amount: minimumCharge, currency } }}`);
  const text = {
    code: 'MINIMUM',
    description,
    amount: lift,
    basis: 'flat',
    quantity: '1',
    rate: dollars(lift),
  } as const;
  return writer.line(text, 'minimum charge', { net: dollars(net - lift), minimumCharge: dollars(minimumCharge) });
}

function fuelLine(writer: LineWriter, { terms }: LtlTariff, { net, fuel }: Price): ChargeLine {
  const rate = percent(fuel.bps);
  const text = {
    code: 'FUEL',
    description: english(msg`Fuel surcharge ${{ rate }}%`),
    amount: fuel.amount,
    basis: 'percent',
    quantity: dollars(net),
    rate,
  } as const;
  return writer.line(text, `fuel index ${terms.fuel.index}`, {
    price: dollars(fuel.week.cents),
    week: fuel.week.effectiveOn,
    bps: fuel.bps,
    publishedPrice: fuel.week.price,
    net: text.quantity,
    rounding: ROUNDING,
  });
}

/** The line of an accessorial of any tariff; percentages apply to `net`. */
export function accessorialLine(
  writer: LineWriter,
  charge: AccessorialCharge,
  net: number,
  freight: FreightMeasures,
): ChargeLine {
  const { code, amount, price, overlength } = charge;
  const head = { code, description: accessorialName(code), amount };
  if (overlength) {
    const longestInches = freight.longestSide / MICROMETRES_PER_INCH;
    return writer.line({ ...head, ...flat(amount) }, `overlength from ${overlength.fromInches} in`, {
      longestInches,
      fromInches: overlength.fromInches,
    });
  }
  switch (price?.basis) {
    case undefined:
      return writer.line({ ...head, ...flat(0) }, `no price for ${code}`, { priced: false });
    case 'flat':
      return writer.line({ ...head, ...flat(amount) }, code, { amount: dollars(amount) });
    case 'unit':
      return writer.line(
        { ...head, basis: 'unit', quantity: String(freight.unitCount), rate: dollars(price.amount) },
        code,
        {
          units: freight.unitCount,
          amountPerUnit: dollars(price.amount),
        },
      );
    case 'percent':
      return writer.line({ ...head, basis: 'percent', quantity: dollars(net), rate: percent(price.bps) }, code, {
        net: dollars(net),
        bps: price.bps,
        rounding: ROUNDING,
      });
    case 'cwt':
      return writer.line(
        { ...head, basis: 'cwt', quantity: hundredweights(freight.pounds), rate: rateText(price.rate) },
        code,
        {
          pounds: freight.pounds,
          rate: rateText(price.rate),
          minimum: price.minimum === null ? null : dollars(price.minimum),
          maximum: price.maximum === null ? null : dollars(price.maximum),
          rounding: ROUNDING,
        },
      );
  }
}

function flat(cents: number): Pick<LineText, 'basis' | 'quantity' | 'rate'> {
  return { basis: 'flat', quantity: '1', rate: dollars(cents) };
}
