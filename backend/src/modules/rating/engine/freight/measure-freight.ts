import { micrometres, wholePounds } from '../../../../kernel/measures/measures.js';
import { densityClass, type FreightClass } from '../../../../kernel/measures/freight-class.js';
import {
  cubeOf,
  footprintGroups,
  isTooWide,
  linearLength,
  longSide,
  occupiedCubeOf,
  shortSide,
  truckloadLength,
  type UnitSides,
} from './trailer-space.js';
import type { RatingRequest, RequestedHandlingUnit } from './rating-request.js';
import type { FreightMeasures } from './shipment.js';

/** An item (identical handling units) in exact units. */
export interface MeasuredRow extends UnitSides {
  readonly count: number;
  /** Gross weight of the item, whole pounds. */
  readonly pounds: number;
  /** Whole pounds of each commodity. */
  readonly commodityPounds: readonly number[];
  /** Cubic micrometers of the item. */
  readonly cube: bigint;
  readonly densityClass: FreightClass;
}

/** The freight of a request in exact units: pounds and micrometers. */
export interface MeasuredFreight {
  readonly rows: readonly MeasuredRow[];
  readonly measures: FreightMeasures;
}

/** Converts the handling units of a request once; throws `RangeError` for a weight or dimension that is not positive. */
export function measureFreight(request: RatingRequest): MeasuredFreight {
  const units = request.units ?? 'imperial';
  const rows = request.handlingUnits.map((row) => measureRow(row, units));
  return { rows, measures: totalsOf(rows) };
}

function measureRow(row: RequestedHandlingUnit, units: 'imperial' | 'metric'): MeasuredRow {
  const sides = {
    length: micrometres(row.length, units),
    width: micrometres(row.width, units),
    height: micrometres(row.height, units),
    stackable: row.stackable ?? false,
  };
  const pounds = wholePounds(row.weight, units);
  const cube = cubeOf(sides, row.count);
  return {
    ...sides,
    count: row.count,
    pounds,
    commodityPounds: row.commodities.map((commodity) => wholePounds(commodity.weight, units)),
    cube,
    densityClass: densityClass(pounds, cube),
  };
}

function totalsOf(rows: readonly MeasuredRow[]): FreightMeasures {
  let [pounds, unitCount, cube, occupiedCube, longestSide, widestSide, height] = [0, 0, 0n, 0n, 0, 0, 0];
  const groups = footprintGroups(rows);
  for (const row of rows) {
    pounds += row.commodityPounds.reduce((sum, commodity) => sum + commodity, 0);
    unitCount += row.count;
    cube += row.cube;
    occupiedCube += occupiedCubeOf(row, row.count);
    longestSide = Math.max(longestSide, longSide(row));
    widestSide = Math.max(widestSide, shortSide(row));
    height = Math.max(height, row.height);
  }
  return {
    pounds,
    unitCount,
    rows,
    cube,
    occupiedCube,
    linearLength: linearLength(groups),
    truckloadLength: truckloadLength(groups),
    longestSide,
    widestSide,
    height,
    tooWide: rows.some(isTooWide),
  };
}
