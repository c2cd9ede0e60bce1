import { parseFreightClass } from '../../../kernel/freight-class.js';
import { laneMiles } from './distance.js';
import { ltlEmissions } from './emissions.js';
import { chargedAccessorials, inferAccessorials } from './infer-accessorials.js';
import type { Lane } from './lane.js';
import { type MeasuredRow, measureFreight } from './measure-freight.js';
import { placeNames } from './places.js';
import type { QuoteRequest, RequestedHandlingUnit } from './quote-request.js';
import type { RatableLine, RatableShipment } from './shipment.js';

/** Brings a request into exact units once, for all tariffs. Throws `RangeError` for weights, sides or classes that are none. */
export function toRatableShipment(request: QuoteRequest, lane: Lane): RatableShipment {
  const { rows, measures } = measureFreight(request);
  const miles = laneMiles(lane);
  return {
    pickupOn: request.pickup.on,
    originNames: placeNames(lane.origin),
    destinationNames: placeNames(lane.destination),
    crossBorder: lane.origin.country !== lane.destination.country,
    miles,
    lines: request.handlingUnits.flatMap((row, index) => linesOf(row, rows[index]!)),
    measures,
    accessorials: chargedAccessorials(request, inferAccessorials(request, rows)),
    emissions: ltlEmissions(measures.pounds, miles),
  };
}

function linesOf(row: RequestedHandlingUnit, measured: MeasuredRow): RatableLine[] {
  return row.commodities.map((commodity, index) => ({
    description: commodity.description ?? '',
    pounds: measured.commodityPounds[index]!,
    declaredClass: declaredClass(commodity.freightClass),
    densityClass: measured.densityClass,
  }));
}

function declaredClass(name: string | null | undefined): number | null {
  if (name == null) return null;
  const freightClass = parseFreightClass(name);
  if (freightClass === null) throw new RangeError(`"${name}" is not a freight class`);
  return freightClass;
}
