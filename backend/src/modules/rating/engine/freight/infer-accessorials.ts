import { english } from '../../../../messages/translate.js';
import { msg, type Message } from '../../../../messages/message.js';
import { detailsOf } from '../../../../kernel/accessorials/accessorial-details.js';
import { isServiceAt } from '../../../../kernel/accessorials/accessorial-sides.js';
import type { AccessorialCode } from '../../../../kernel/codes.js';
import { isLimitedAccess, RESIDENCE } from '../../../../kernel/places/place-type.js';
import type { MeasuredRow } from './measure-freight.js';
import { type RatingRequest, type RequestedStop, stopOf, type TemperatureRange } from './rating-request.js';

/** An accessorial that the freight or a stop requires. */
export interface InferredAccessorial {
  readonly code: AccessorialCode;
  readonly reason: string;
}

/** Maximum weight of a piece handled by hand without a dock, pounds (freight.md 2.6: 100 to 150). */
const HAND_WEIGHT = 100;
/** Weight below which carriers charge for the pickup of a single piece, pounds (freight.md 2.6). */
const SINGLE_SHIPMENT_WEIGHT = 500;
/** Divisions of poisonous gas and of poisonous material (49 CFR 173.115, 173.132). */
const POISONOUS = ['2.3', '6.1'];
const FREEZING_FAHRENHEIT = 32;
/** Harmonized System chapters of meat, fish, dairy and eggs, vegetables, and fruit. */
const PERISHABLE_CHAPTERS = ['02', '03', '04', '07', '08'];
/** Chapters of other food and beverages. */
const FOOD_CHAPTERS = ['09', '10', '11', '15', '16', '17', '18', '19', '20', '21', '22'];
/** Required details that the shipment itself tells: the days of pickup and delivery, and the number of pieces. */
const KNOWN_DETAILS: ReadonlySet<string> = new Set(['APTP', 'APTD', 'MARK', 'SRT']);

const CODES_BY_STOP = {
  origin: { liftgate: 'LFTP', limitedAccess: 'LTDAP', residence: 'REP', appointment: 'APTP' },
  destination: { liftgate: 'LFTD', limitedAccess: 'LTDAD', residence: 'RES', appointment: 'APTD' },
} as const;

/** Accessorials by the inference table of freight.md 2.6, without the waived ones. Overlength depends on each tariff's own rule. */
export function inferAccessorials(request: RatingRequest, rows: readonly MeasuredRow[]): InferredAccessorial[] {
  const waived = new Set(request.waivedAccessorials?.map((waiver) => waiver.code));
  const byCode = new Map<AccessorialCode, InferredAccessorial>();
  for (const inferred of inferAll(request, rows)) {
    if (!waived.has(inferred.code) && !byCode.has(inferred.code)) byCode.set(inferred.code, inferred);
  }
  return [...byCode.values()];
}

/** Codes to charge, in code order: requested, or inferred and not waived. */
export function chargedAccessorials(request: RatingRequest, inferred: readonly { readonly code: string }[]): string[] {
  return [...new Set([...(request.accessorials ?? []), ...inferred.map(({ code }) => code)])].sort();
}

/** Services that the stops usually need but that cannot be inferred, because nothing tells their required details. */
export function undetailedServices(request: RatingRequest): AccessorialCode[] {
  const requested = new Set(request.accessorials);
  const needed = (['origin', 'destination'] as const).flatMap((type) => servicesAt(stopOf(request, type)));
  return [...new Set(needed)].filter((code) => !hasDetails(code, request) && !requested.has(code));
}

function* inferAll(request: RatingRequest, rows: readonly MeasuredRow[]): Generator<InferredAccessorial> {
  yield* inferAt('origin', request, rows);
  yield* inferAt('destination', request, rows);
  yield* inferFromFreight(request, rows);
}

/** Why a service is inferred at the end of the route. */
const REASONS = {
  origin: {
    noDock: msg`No dock at pickup and a piece above ${{ pounds: HAND_WEIGHT }} lb`,
    appointment: msg`The location of pickup requires an appointment`,
    residence: msg`Place of pickup is a private residence`,
    place: (placeType: string) => msg`Place of pickup is ${{ placeType }}`,
    usual: msg`Usually needed at pickup`,
  },
  destination: {
    noDock: msg`No dock at delivery and a piece above ${{ pounds: HAND_WEIGHT }} lb`,
    appointment: msg`The location of delivery requires an appointment; the carrier calls to arrange it`,
    residence: msg`Place of delivery is a private residence`,
    place: (placeType: string) => msg`Place of delivery is ${{ placeType }}`,
    usual: msg`Usually needed at delivery`,
  },
} as const;

const because = (code: AccessorialCode, reason: Message): InferredAccessorial => ({ code, reason: english(reason) });

function* inferAt(
  type: 'origin' | 'destination',
  request: RatingRequest,
  rows: readonly MeasuredRow[],
): Generator<InferredAccessorial> {
  const stop = stopOf(request, type);
  const [codes, reasons] = [CODES_BY_STOP[type], REASONS[type]];
  if (stop.dock === false && stop.forklift !== true && rows.some((row) => row.pounds > HAND_WEIGHT * row.count))
    yield because(codes.liftgate, reasons.noDock);
  if (stop.appointmentNeeded) yield because(codes.appointment, reasons.appointment);
  else if (type === 'destination' && isNotified(stop, request))
    yield because('MNC', msg`Delivery has opening hours and no dock`);
  if (stop.placeType === RESIDENCE) yield because(codes.residence, reasons.residence);
  else if (stop.placeType && isLimitedAccess(stop.placeType))
    yield because(codes.limitedAccess, reasons.place(stop.placeType));
  for (const code of servicesAt(stop).filter((needed) => hasDetails(needed, request)))
    yield because(
      code,
      code === 'SRT' ? msg`Delivery counts pieces: ${{ pieces: pieceCount(request) }}` : reasons.usual,
    );
}

function* inferFromFreight(request: RatingRequest, rows: readonly MeasuredRow[]): Generator<InferredAccessorial> {
  const hazmats = request.handlingUnits.flatMap((row) => row.commodities.flatMap(({ hazmat }) => hazmat ?? []));
  if (hazmats.length > 0) yield { code: 'HAZ', reason: english(msg`A commodity is hazardous material`) };
  if (hazmats.some(({ hazardClass = '', subsidiary = [] }) => [hazardClass, ...subsidiary].some(isPoisonous)))
    yield { code: 'PSN', reason: english(msg`A commodity is poisonous`) };
  // The refrigerated trailer of a truckload keeps the temperature, and a truckload is never a single shipment.
  if (request.mode === 'FTL') return;
  if (request.temperature) yield* inferProtection(request.temperature);
  if (isPerishable(request)) yield { code: 'PPD', reason: english(msg`A commodity is perishable food`) };
  const [row, ...others] = rows;
  if (row?.count === 1 && others.length === 0 && row.pounds < SINGLE_SHIPMENT_WEIGHT)
    yield {
      code: 'SS',
      reason: english(
        msg`One handling unit below ${{ pounds: SINGLE_SHIPMENT_WEIGHT }} lb, unless other freight is picked up with it`,
      ),
    };
}

function* inferProtection({ minimum, maximum, unit }: TemperatureRange): Generator<InferredAccessorial> {
  const lowest = unit === 'F' ? minimum : (minimum * 9) / 5 + 32;
  if (lowest >= FREEZING_FAHRENHEIT)
    yield { code: 'PSC', reason: english(msg`The freight must stay above ${{ minimum }} °${{ unit }}`) };
  yield { code: 'PSH', reason: english(msg`The freight must stay below ${{ maximum }} °${{ unit }}`) };
}

/** The consignee is called before delivery if the location has opening hours and no dock. An appointment includes that call. */
function isNotified({ hours, dock }: RequestedStop, { accessorials = [] }: RatingRequest): boolean {
  return dock === false && (hours ?? []).length > 0 && !accessorials.includes('APTD');
}

/** Food that perishes, or other food at a required temperature, by the Harmonized System code of the goods. */
function isPerishable({ handlingUnits, temperature }: RatingRequest): boolean {
  return handlingUnits.some(({ commodities }) =>
    commodities.some(({ hsCode }) => {
      const chapter = hsCode?.slice(0, 2) ?? '';
      return PERISHABLE_CHAPTERS.includes(chapter) || (temperature != null && FOOD_CHAPTERS.includes(chapter));
    }),
  );
}

/** Pieces of all commodities; a commodity without pieces has one per handling unit. */
function pieceCount({ handlingUnits }: RatingRequest): number {
  const pieces = handlingUnits.flatMap(({ count, commodities }) => commodities.map((goods) => goods.pieces ?? count));
  return pieces.reduce((sum, count) => sum + count, 0);
}

function isPoisonous(hazardClass: string): boolean {
  return POISONOUS.includes(hazardClass);
}

function sideOf({ type }: RequestedStop): 'pickup' | 'delivery' {
  return type === 'origin' ? 'pickup' : 'delivery';
}

/** The services usually needed at a stop that can be needed at its end. */
function servicesAt(stop: RequestedStop): AccessorialCode[] {
  return (stop.accessorials ?? []).filter((code) => isServiceAt(code, sideOf(stop)));
}

function hasDetails(code: AccessorialCode, { declaredValue }: RatingRequest): boolean {
  if (KNOWN_DETAILS.has(code) || (code === 'FVC' && declaredValue)) return true;
  return detailsOf(code).every(({ required }) => required === false);
}
