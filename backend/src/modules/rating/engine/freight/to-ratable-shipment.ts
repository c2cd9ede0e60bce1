import { parseFreightClass } from '../../../../kernel/measures/freight-class.js';
import { type LocalDate, minutesOfDay } from '../../../../kernel/time/local-date.js';
import { ltlEmissions } from '../route/emissions.js';
import { chargedAccessorials, inferAccessorials } from './infer-accessorials.js';
import { type Lane, placeNames } from '../route/places.js';
import { type MeasuredRow, measureFreight } from './measure-freight.js';
import type { RatingRequest, RequestedHandlingUnit } from './rating-request.js';
import { type Route, routeOver } from '../route/route.js';
import type { RatableLine, RatableShipment } from './shipment.js';

/** Default trailer: most freight fits it. */
const USUAL_EQUIPMENT = 'DRYVAN';
const NOON = 12 * 60;
/** Inferred accessorials that carriers without a price for them do not charge. */
const CHARGED_IF_PRICED: ReadonlySet<string> = new Set(['SS']);

/** Converts a request to exact units once, for all tariffs. The default route is direct from origin to destination; a replay passes the accessorials inferred back then. Throws `RangeError` for invalid weights, dimensions or classes. */
export function toRatableShipment(
  request: RatingRequest,
  lane: Lane,
  route: Route = routeOver([lane.origin, lane.destination]),
  recorded?: readonly { readonly code: string }[],
): RatableShipment {
  const { rows, measures } = measureFreight(request);
  const requested = new Set(request.accessorials);
  const inferred = recorded ?? inferAccessorials(request, rows);
  return {
    mode: request.mode,
    pickupOn: request.pickup.on,
    originNames: placeNames(lane.origin),
    destinationNames: placeNames(lane.destination),
    countries: [lane.origin.country, lane.destination.country],
    route,
    equipment: request.equipment ?? USUAL_EQUIPMENT,
    ...requestedDelivery(request),
    lines: request.handlingUnits.flatMap((row, index) => linesOf(row, rows[index]!)),
    measures,
    accessorials: chargedAccessorials(request, inferred),
    ifPriced: inferred.flatMap(({ code }) => (CHARGED_IF_PRICED.has(code) && !requested.has(code) ? [code] : [])),
    emissions: ltlEmissions(measures.pounds, route.miles),
  };
}

/** The request's times that transit and its warnings depend on, whoever sets the price. */
export function requestedDelivery({
  pickup,
  delivery,
}: Pick<RatingRequest, 'pickup' | 'delivery'>): Pick<RatableShipment, 'deliverBy' | 'readyAfterNoon'> {
  return {
    deliverBy: deliverBy(delivery),
    readyAfterNoon: pickup.readyFrom != null && (minutesOfDay(pickup.readyFrom) ?? 0) > NOON,
  };
}

function deliverBy(delivery: RatingRequest['delivery']): LocalDate | null {
  if (!delivery || delivery.type === 'none') return null;
  return (delivery.type === 'window' ? delivery.to : delivery.on) ?? null;
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
