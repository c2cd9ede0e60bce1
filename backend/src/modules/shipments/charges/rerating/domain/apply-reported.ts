import type { FreightClassName } from '../../../../../kernel/codes.js';
import {
  micrometres,
  MICROMETRES_PER_INCH,
  type UnitSystem,
  wholePounds,
} from '../../../../../kernel/measures/measures.js';
import type { Commodity, HandlingUnit } from '../../../../rating/index.js';
import { type Dimensions, distinctClasses, type ReportedFreight, type ReportedUnit } from './reported-freight.js';

/** Booked freight with its units. */
export interface BookedUnits {
  units: UnitSystem;
  handlingUnits: readonly HandlingUnit[];
}

/** What the carrier changed; null where it agrees with the booking. */
export interface FreightChanges {
  /** Pounds. */
  weight: { from: number; to: number } | null;
  classes: { from: FreightClassName[]; to: FreightClassName[] } | null;
  /** Inches. */
  dimensions: { from: Dimensions; to: Dimensions }[];
}

/** The freight to rate again, in inches and pounds; null if the report does not say which freight has which class. */
export interface AppliedReport {
  changes: FreightChanges;
  handlingUnits: HandlingUnit[] | null;
}

/** Carriers report whole inches and pounds. */
const INCH = 1;
const POUND = 1;

/** The booked freight with what the carrier reports about it; null if it reports nothing else than was booked. */
export function applyReported(booked: BookedUnits, reported: ReportedFreight): AppliedReport | null {
  const agreed = toImperial(booked);
  const weight = isBookedWeight(agreed, reported.weight) ? null : reported.weight;
  const units = matchingUnits(agreed, reported);
  const described = units === null ? agreed : withDimensions(byItem(agreed, units), units);
  const weighed = scaled(described, weight);
  const classes = classesToApply(agreed, weighed, reported, units !== null);
  const classed = classes.length > 1 ? null : withClass(weighed, classes[0]);
  const changes = changesOf(agreed, classed ?? weighed, classes);
  return isEmpty(changes) ? null : { changes, handlingUnits: classed };
}

/** The weight of the commodities, or that of the handling units, which includes pallets. */
function isBookedWeight(agreed: readonly HandlingUnit[], weight: number | null): boolean {
  const gross = agreed.reduce((sum, unit) => sum + unit.weight, 0);
  return weight === null || [gross, poundsOf(agreed)].some((pounds) => Math.abs(weight - pounds) <= POUND);
}

/** Classes that the report does not assign to its items, if they are news. */
function classesToApply(
  agreed: readonly HandlingUnit[],
  described: readonly HandlingUnit[],
  { classes, units = [] }: ReportedFreight,
  isMatched: boolean,
): FreightClassName[] {
  const ofItems = units.flatMap(({ items }) => items.map(({ freightClass }) => freightClass));
  const reported = isMatched ? classes : distinctClasses([...classes, ...ofItems]);
  const isNews = isSameByItem(agreed, described) && String(reported) !== String(classesOf(agreed));
  return isNews ? reported : [];
}

function toImperial({ units, handlingUnits }: BookedUnits): HandlingUnit[] {
  const inches = (length: number) => micrometres(length, units) / MICROMETRES_PER_INCH;
  return handlingUnits.map((unit) => ({
    ...unit,
    length: inches(unit.length),
    width: inches(unit.width),
    height: inches(unit.height),
    weight: wholePounds(unit.weight, units),
    commodities: unit.commodities.map((one) => ({ ...one, weight: wholePounds(one.weight, units) })),
  }));
}

const commoditiesOf = (units: readonly HandlingUnit[]): Commodity[] => units.flatMap(({ commodities }) => commodities);
const poundsOf = (units: readonly HandlingUnit[]): number =>
  commoditiesOf(units).reduce((sum, { weight }) => sum + weight, 0);
const classesOf = (units: readonly HandlingUnit[]): FreightClassName[] =>
  distinctClasses(commoditiesOf(units).map(({ freightClass }) => freightClass ?? null));

/** The reported units if they are the booked ones, row by row and item by item. */
function matchingUnits(agreed: readonly HandlingUnit[], { units }: ReportedFreight): readonly ReportedUnit[] | null {
  if (units?.length !== agreed.length) return null;
  const isSame = units.every(
    ({ count, items }, index) => count === agreed[index]!.count && items.length === agreed[index]!.commodities.length,
  );
  return isSame ? units : null;
}

function byItem(agreed: readonly HandlingUnit[], units: readonly ReportedUnit[]): HandlingUnit[] {
  return agreed.map((unit, row) => {
    const commodities = unit.commodities.map((one, index) => {
      const { weight, freightClass } = units[row]!.items[index]!;
      const isSame = weight === null || Math.abs(weight - one.weight) <= POUND;
      return { ...one, weight: isSame ? one.weight : weight, freightClass: freightClass ?? one.freightClass ?? null };
    });
    return withCommodities(unit, commodities);
  });
}

/** Keeps the difference between the weight of the units and that of their commodities. */
function withCommodities(unit: HandlingUnit, commodities: Commodity[]): HandlingUnit {
  const more = poundsOf([{ ...unit, commodities }]) - poundsOf([unit]);
  return { ...unit, weight: unit.weight + more, commodities };
}

/** The reported total spread over the commodities by their weights, in whole pounds; the largest remainders get the rest. */
function scaled(agreed: readonly HandlingUnit[], weight: number | null): HandlingUnit[] {
  const before = poundsOf(agreed);
  if (weight === null || before === 0 || Math.abs(weight - before) <= POUND) return [...agreed];
  const exact = commoditiesOf(agreed).map((one) => (one.weight * weight) / before);
  const whole = exact.map(Math.floor);
  const rest = weight - whole.reduce((sum, one) => sum + one, 0);
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of order.slice(0, rest)) whole[index]! += 1;
  let next = 0;
  return agreed.map((unit) =>
    withCommodities(
      unit,
      unit.commodities.map((one) => ({ ...one, weight: whole[next++]! })),
    ),
  );
}

function withDimensions(agreed: readonly HandlingUnit[], units: readonly ReportedUnit[]): HandlingUnit[] {
  return agreed.map((unit, row) => {
    const { dimensions } = units[row]!;
    return dimensions === null || isSameSize(unit, dimensions) ? unit : { ...unit, ...dimensions };
  });
}

/** Length and width are interchangeable. */
function isSameSize(one: Dimensions, other: Dimensions): boolean {
  const sides = ({ length, width, height }: Dimensions) => [Math.max(length, width), Math.min(length, width), height];
  const otherSides = sides(other);
  return sides(one).every((side, index) => Math.abs(side - otherSides[index]!) < INCH);
}

/** A single class applies to all freight. */
function withClass(units: readonly HandlingUnit[], freightClass: FreightClassName | undefined): HandlingUnit[] {
  if (freightClass === undefined) return [...units];
  return units.map((unit) => ({ ...unit, commodities: unit.commodities.map((one) => ({ ...one, freightClass })) }));
}

function changesOf(
  agreed: readonly HandlingUnit[],
  reported: readonly HandlingUnit[],
  unassigned: readonly FreightClassName[],
): FreightChanges {
  const [before, after] = [poundsOf(agreed), poundsOf(reported)];
  const isUnclear = unassigned.length > 1;
  return {
    weight: before === after ? null : { from: before, to: after },
    classes:
      !isUnclear && isSameByItem(agreed, reported)
        ? null
        : { from: classesOf(agreed), to: isUnclear ? [...unassigned] : classesOf(reported) },
    dimensions: agreed.flatMap((unit, row) =>
      isSameSize(unit, reported[row]!) ? [] : [{ from: sizeOf(unit), to: sizeOf(reported[row]!) }],
    ),
  };
}

function isSameByItem(agreed: readonly HandlingUnit[], reported: readonly HandlingUnit[]): boolean {
  const others = commoditiesOf(reported);
  return commoditiesOf(agreed).every(({ freightClass }, index) => freightClass === others[index]!.freightClass);
}

const sizeOf = ({ length, width, height }: Dimensions): Dimensions => ({ length, width, height });

const isEmpty = ({ weight, classes, dimensions }: FreightChanges): boolean =>
  weight === null && classes === null && dimensions.length === 0;
