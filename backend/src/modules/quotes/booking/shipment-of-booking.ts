import { codesOf, detailedOf } from '../../../kernel/accessorials/accessorial-request.js';
import { parsePostalCode } from '../../../kernel/places/postal-code.js';
import type { DocumentSettings } from '../../companies/index.js';
import {
  type HandlingUnit,
  type QuoteRequest,
  type RatedOffer,
  type RatedPlace,
  type RatedRequest,
  type Stop,
} from '../../rating/index.js';
import { bookedOffer, type NewShipment, type ShipmentBody } from '../../shipments/index.js';
import { paymentOfBooking } from './payment-of-booking.js';

/** Input for the shipment of a booking: the booked request, its new rating, and the accepted offer. */
export interface Booking {
  shipmentId: string;
  quoteId: string;
  quoteNumber: string;
  offerId: string;
  bolNumber: string;
  settings: DocumentSettings;
  request: QuoteRequest;
  rated: RatedRequest;
  offer: RatedOffer;
}

/** The shipment of a booking, at the booked price and the rated freight classes. */
export function shipmentOfBooking(booking: Booking): NewShipment {
  const { shipmentId, quoteId, offerId, bolNumber, request, rated, offer } = booking;
  const { carrier, mode, total, estimatedDeliveryOn } = offer.body;
  const { earliestDeliveryOn = estimatedDeliveryOn, latestDeliveryOn = estimatedDeliveryOn } = offer.body;
  const body = bodyOf(booking);
  const origin = end(body.stops, 'origin');
  const destination = end(body.stops, 'destination');
  return {
    id: shipmentId,
    quoteId,
    offerId,
    bolNumber,
    originTimeZone: rated.origin.timeZone,
    carrierId: offer.carrierId,
    scac: carrier.scac,
    carrierName: carrier.name,
    carrierDemo: carrier.demo,
    mode,
    originName: origin.name ?? '',
    originCity: rated.origin.city,
    originState: rated.origin.state,
    originPostalCode: rated.origin.postalCode,
    destinationName: destination.name ?? '',
    destinationCity: rated.destination.city,
    destinationState: rated.destination.state,
    destinationPostalCode: rated.destination.postalCode,
    pickupOn: request.pickup.on,
    estimatedDeliveryOn,
    earliestDeliveryOn,
    latestDeliveryOn,
    handlingUnitCount: request.handlingUnits.reduce((sum, unit) => sum + unit.count, 0),
    totalWeight: rated.derived.totalWeight,
    total: total.amount,
    currency: total.currency,
    body,
  };
}

function bodyOf({ quoteNumber, settings, request, rated, offer }: Booking): ShipmentBody {
  // A single shipment is a charge of some carriers, not a service.
  const isCharged = (wanted: string) => offer.body.lines.some(({ code }) => code === wanted);
  const inferred = rated.derived.inferredAccessorials
    .map(({ code }) => code)
    .filter((code) => code !== 'SS' || isCharged(code));
  const accessorials = [...new Set<string>([...codesOf(request.accessorials), ...inferred])].sort();
  return {
    quoteNumber,
    ...bookedOffer(offer.body),
    stops: request.stops.map((stop, index) => located(stop, placeOf(index, rated))),
    timeZones: request.stops.map((_, index) => placeOf(index, rated).timeZone),
    pickup: request.pickup,
    delivery: request.delivery ?? null,
    units: request.units ?? 'imperial',
    handlingUnits: request.handlingUnits.map((unit, index) =>
      classified(unit, rated.derived.units[index]?.densityClass),
    ),
    accessorials,
    references: request.references ?? [],
    instructions: request.instructions ?? null,
    billOfLadingText: settings.billOfLadingText,
    declaredValue: request.declaredValue ?? null,
    payment: paymentOfBooking(request, settings),
    temperature: request.temperature ?? null,
    accessorialDetails: detailedOf(request.accessorials),
    guaranteedService: guaranteedService(accessorials, offer.body.lines),
    cubicFeet: rated.derived.cubicFeet,
    linearFeet: rated.derived.linearFeet,
    customs: crossesBorder(request.stops) ? (request.customs ?? null) : null,
  };
}

/** As requested, or as the carrier offers it in addition to its standard service. */
function guaranteedService(accessorials: readonly string[], lines: readonly { code: string }[]): string | null {
  return [...accessorials, ...lines.map(({ code }) => code)].find((code) => code.startsWith('GTD_')) ?? null;
}

const crossesBorder = (stops: readonly Stop[]): boolean => new Set(stops.map(({ country }) => country)).size > 1;

function placeOf(index: number, { stops }: RatedRequest): RatedPlace {
  const place = stops[index];
  if (place === undefined) throw new Error(`The rated request has no stop ${index + 1}.`);
  return place;
}

function located(stop: Stop, place: RatedPlace): Stop {
  return { ...stop, city: place.city, state: place.state, postalCode: completeZip(stop, place) };
}

/** The ZIP+4 as entered, else the location's postal code. */
function completeZip({ country, postalCode }: Stop, place: RatedPlace): string {
  const entered = country === 'US' ? parsePostalCode(country, postalCode) : null;
  return entered?.code === place.postalCode ? entered.display : place.postalCode;
}

/** The bill of lading needs a freight class on every line, so density-based classes are set explicitly. */
function classified(unit: HandlingUnit, densityClass: string | undefined): HandlingUnit {
  const byDensity = (densityClass ?? null) as HandlingUnit['commodities'][number]['freightClass'];
  return {
    ...unit,
    commodities: unit.commodities.map((commodity) => ({
      ...commodity,
      freightClass: commodity.freightClass ?? byDensity,
    })),
  };
}

function end(stops: readonly Stop[], type: 'origin' | 'destination'): Stop {
  const stop = stops.find((candidate) => candidate.type === type);
  if (stop === undefined) throw new Error(`The booked request has no ${type}.`);
  return stop;
}
