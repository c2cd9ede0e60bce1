import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { cubicFeet, MICROMETRES_PER_FOOT, poundsPerCubicFoot } from '../../../../kernel/measures/measures.js';
import { freightClassName } from '../../../../kernel/measures/freight-class.js';
import { BREAK_MINIMUMS, BREAKS, breakOf } from '../tariff/rates/rate-row.js';
import { type CapacityCharge, startedFeet } from '../ltl/capacity-rules.js';
import type { Deficit, Gross } from '../ltl/gross.js';
import { dollars, hundredweights, type LineWriter, rateText, ROUNDING } from './line-writer.js';
import type { LtlTariff } from '../ltl/ltl-tariff.js';
import type { ChargeLine } from '../offer.js';
import type { Linehaul } from '../ltl/price-ltl.js';
import type { FreightMeasures } from '../freight/shipment.js';

/** The lines of the gross charge: one per commodity plus the deficit, or the capacity rule instead. */
export function linehaulLines(
  writer: LineWriter,
  tariff: LtlTariff,
  linehaul: Linehaul,
  freight: FreightMeasures,
): ChargeLine[] {
  const { winner, normal } = linehaul;
  if (winner)
    return [
      capacityLine(writer, tariff, winner, linehaul, freight),
      ...deficitLines(writer, winner.gross, winner.pounds),
    ];
  return [
    ...linehaul.lines.map((_, index) => commodityLine(writer, linehaul, index)),
    ...deficitLines(writer, normal, freight.pounds),
  ];
}

function commodityLine(writer: LineWriter, { lines, normal, lane }: Linehaul, index: number): ChargeLine {
  const { commodity, freightClass, ratedClass, pounds } = lines[index]!;
  const { amount, rate } = normal.lines[index]!;
  const [own, rated] = [freightClassName(freightClass), freightClassName(ratedClass)];
  const breakName = BREAKS[normal.breakIndex]!;
  const description = english(
    own === rated
      ? msg`Linehaul, class ${{ freightClass: own }}`
      : msg`Linehaul, class ${{ freightClass: own }} rated as ${{ ratedClass: rated }}`,
  );
  const text = {
    code: 'LINEHAUL',
    description,
    amount,
    basis: 'cwt',
    quantity: hundredweights(pounds),
    rate: rateText(rate),
  } as const;
  return writer.line(text, `class ${rated} · ${breakName}`, {
    commodity: commodity.description,
    pounds,
    freightClass: own,
    classFrom: commodity.declaredClass === freightClass ? 'declared' : 'density',
    fak: own === rated ? null : { from: own, to: rated },
    lane: lane.label,
    break: breakName,
    rate: text.rate,
    rounding: ROUNDING,
  });
}

function deficitLines(writer: LineWriter, gross: Gross, pounds: number): ChargeLine[] {
  return gross.deficit ? [deficitLine(writer, gross, gross.deficit, pounds)] : [];
}

function deficitLine(writer: LineWriter, gross: Gross, deficit: Deficit, pounds: number): ChargeLine {
  const breakName = BREAKS[gross.breakIndex]!;
  const minimum = BREAK_MINIMUMS[gross.breakIndex]!;
  const rate = rateText(deficit.rate);
  const description = english(
    msg`Deficit weight, ${{ deficit: { number: deficit.pounds } }} lb to ${{ minimum: { number: minimum } }} lb`,
  );
  const text = {
    code: 'DEFICIT',
    description,
    amount: deficit.amount,
    basis: 'cwt',
    quantity: hundredweights(deficit.pounds),
    rate,
  } as const;
  return writer.line(text, `deficit weight · ${breakName}`, {
    shipmentPounds: pounds,
    break: breakName,
    breakMinimum: minimum,
    deficitPounds: deficit.pounds,
    rate,
    rateIs: `lowest ${breakName} rate among the lines`,
    grossAsCharged: dollars(gross.amount),
    ownBreak: BREAKS[breakOf(pounds)]!,
    grossAtOwnBreak: gross.ownBreakAmount === null ? null : dollars(gross.ownBreakAmount),
    rounding: ROUNDING,
  });
}

function capacityLine(
  writer: LineWriter,
  tariff: LtlTariff,
  charge: CapacityCharge,
  linehaul: Linehaul,
  freight: FreightMeasures,
): ChargeLine {
  const { amount, rate } = charge.gross.lines[0]!;
  const breakName = BREAKS[charge.gross.breakIndex]!;
  const rated = freightClassName(charge.ratedClass);
  const name = charge.code === 'CUBIC' ? 'Cubic capacity' : 'Linear foot';
  const pounds = { number: charge.pounds };
  const description = english(
    charge.code === 'CUBIC'
      ? msg`Cubic capacity rule, as ${{ pounds }} lb of class ${{ ratedClass: rated }}`
      : msg`Linear foot rule, as ${{ pounds }} lb of class ${{ ratedClass: rated }}`,
  );
  const text = {
    code: charge.code,
    description,
    amount,
    basis: 'cwt',
    quantity: hundredweights(charge.pounds),
    rate: rateText(rate),
  } as const;
  return writer.line(text, `${name.toLowerCase()} rule · class ${rated} · ${breakName}`, {
    ...(charge.code === 'CUBIC' ? tariff.terms.rules.cubic : tariff.terms.rules.linearFoot),
    ...capacityMeasures(freight),
    ratedPounds: charge.pounds,
    ratedClass: rated,
    lane: linehaul.lane.label,
    break: breakName,
    rate: text.rate,
    normalBreak: BREAKS[linehaul.normal.breakIndex]!,
    normalGross: dollars(linehaul.normal.amount),
    rounding: ROUNDING,
  });
}

function capacityMeasures(freight: FreightMeasures): Record<string, unknown> {
  return {
    shipmentPounds: freight.pounds,
    occupiedCubicFeet: cubicFeet(freight.occupiedCube),
    occupiedPcf: poundsPerCubicFoot(freight.pounds, freight.occupiedCube),
    linearFeet: freight.linearLength / MICROMETRES_PER_FOOT,
    startedFeet: startedFeet(freight),
  };
}
