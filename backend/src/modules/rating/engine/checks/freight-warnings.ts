import { english } from '../../../../messages/translate.js';
import { type Message, msg, sentences } from '../../../../messages/message.js';
import {
  comparePcf,
  CUBIC_FOOT,
  cubicFeet,
  inches,
  MICROMETRES_PER_FOOT,
  poundsPerCubicFoot,
} from '../../../../kernel/measures/measures.js';
import { freightClassName, parseFreightClass } from '../../../../kernel/measures/freight-class.js';
import { isTooWide, longSide } from '../freight/trailer-space.js';
import { otherModes } from '../freight/mode-candidates.js';
import type { MeasuredFreight, MeasuredRow } from '../freight/measure-freight.js';
import type { RatingRequest, RequestedHandlingUnit } from '../freight/rating-request.js';
import type { FreightMeasures } from '../freight/shipment.js';

/** A warning to review before booking. */
export interface FreightWarning {
  readonly code: string;
  readonly message: string;
  /** RFC 6901 pointer to the field of the request; empty for the whole request. */
  readonly pointer: string;
  /** A pickup window that the warning does not apply to. */
  readonly proposedPickup?: ProposedPickup;
}

/** A pickup window, local at the origin. */
export interface ProposedPickup {
  /** `YYYY-MM-DD`. */
  readonly on: string;
  /** `HH:MM`. */
  readonly readyFrom: string;
  /** `HH:MM`. */
  readonly closeAt: string;
}

/** Limits of most LTL carriers (freight.md 2.5, 2.7, 5.2); prices use each tariff's own rules. */
const USUAL = {
  cubicFeet: 750,
  cubicPcf: 6,
  linearFeet: 12,
  overlengthInches: 96,
  heightInches: 84,
  lengthInches: 240,
  unitPounds: 4_000,
  pounds: 20_000,
} as const;

/** Warnings about class, capacity, size and weight. Limits of LTL carriers do not apply to truckloads; volume LTL is priced by floor space. */
export function freightWarnings(request: RatingRequest, { rows, measures }: MeasuredFreight): FreightWarning[] {
  const ofRows = rows.flatMap((row, index) =>
    rowWarnings(request.handlingUnits[index]!, row, `/handlingUnits/${index}`),
  );
  return request.mode === 'FTL'
    ? ofRows.filter(({ code }) => code === 'DENSITY_MISMATCH')
    : [...ofRows, ...capacityWarnings(measures, request.mode)];
}

function rowWarnings(requested: RequestedHandlingUnit, row: MeasuredRow, pointer: string): FreightWarning[] {
  return [...densityWarnings(requested, row, pointer), ...sizeWarnings(row, requested, pointer)];
}

function densityWarnings(requested: RequestedHandlingUnit, row: MeasuredRow, pointer: string): FreightWarning[] {
  return requested.commodities.flatMap(({ freightClass }, index) => {
    const declared = freightClass == null ? null : parseFreightClass(freightClass);
    if (declared === null || declared === row.densityClass) return [];
    const pcf = poundsPerCubicFoot(row.pounds, row.cube);
    const found = msg`Class ${{ declaredClass: freightClassName(declared) }} is declared; ${{ pcf }} lb per cubic foot is class ${{ densityClass: freightClassName(row.densityClass) }} by density.`;
    const advice =
      declared < row.densityClass
        ? msg`A carrier that measures it will charge the higher class and an inspection. Check weight and dimensions, or keep the class if your NMFC item sets it.`
        : msg`Use the lower class if your NMFC item is rated by density.`;
    return [
      {
        code: 'DENSITY_MISMATCH',
        message: english(sentences(found, advice)),
        pointer: `${pointer}/commodities/${index}/freightClass`,
      },
    ];
  });
}

function sizeWarnings(row: MeasuredRow, requested: RequestedHandlingUnit, pointer: string): FreightWarning[] {
  const warnings: FreightWarning[] = [];
  const warn = (code: string, field: string, message: Message) =>
    warnings.push({ code, message: english(message), pointer: `${pointer}/${field}` });
  const longField = requested.length >= requested.width ? 'length' : 'width';
  if (isTooWide(row))
    warn(
      'LTL_LIMIT',
      'width',
      msg`Both sides are longer than 96 in: the unit does not fit across a trailer and no LTL carrier takes it. Choose a full truckload.`,
    );
  if (longSide(row) > inches(USUAL.overlengthInches)) {
    warn(
      'OVERLENGTH',
      longField,
      msg`Longer than ${{ inches: USUAL.overlengthInches }} in: carriers add an overlength charge.`,
    );
  }
  if (longSide(row) > inches(USUAL.lengthInches))
    warn(
      'DIM_RANGE',
      longField,
      msg`Longer than ${{ inches: USUAL.lengthInches }} in: many LTL carriers refuse it. Check the length.`,
    );
  if (row.height > inches(USUAL.heightInches)) {
    warn(
      'DIM_RANGE',
      'height',
      msg`Higher than ${{ inches: USUAL.heightInches }} in, the stack limit of LTL freight. Check the height or split the unit.`,
    );
  }
  if (row.pounds > USUAL.unitPounds * row.count) {
    warn(
      'LTL_LIMIT',
      'weight',
      msg`Heavier than ${{ pounds: { number: USUAL.unitPounds } }} lb per unit: many LTL carriers refuse it. Spread the weight over more units.`,
    );
  }
  return warnings;
}

function capacityWarnings(freight: FreightMeasures, mode: RatingRequest['mode']): FreightWarning[] {
  const warnings: FreightWarning[] = [];
  const warn = (code: string, ...messages: readonly Message[]) =>
    warnings.push({ code, message: english(sentences(...messages)), pointer: '/handlingUnits' });
  if (freight.pounds > USUAL.pounds) {
    warn(
      'LTL_LIMIT',
      msg`${{ pounds: { number: freight.pounds } }} lb is above ${{ limit: { number: USUAL.pounds } }} lb, the outer limit of LTL.`,
      ...otherModes(mode, freight.pounds),
    );
  }
  if (
    freight.occupiedCube > BigInt(USUAL.cubicFeet) * CUBIC_FOOT &&
    comparePcf(freight.pounds, freight.occupiedCube, USUAL.cubicPcf, 0) < 0
  ) {
    const pcf = poundsPerCubicFoot(freight.pounds, freight.occupiedCube);
    const cube = Math.round(cubicFeet(freight.occupiedCube));
    warn(
      'CUBIC_CAPACITY',
      msg`The freight needs ${{ cube: { number: cube } }} cubic feet at ${{ pcf }} lb per cubic foot.`,
      msg`Above ${{ cubicFeet: USUAL.cubicFeet }} cubic feet and under ${{ pcf: USUAL.cubicPcf }} lb many carriers price the space; let units be stacked if they can be.`,
    );
  }
  const feet = freight.linearLength / MICROMETRES_PER_FOOT;
  if (feet > USUAL.linearFeet && mode !== 'VLTL') {
    warn(
      'LINEAR_FOOT',
      msg`The freight needs ${{ feet: feet.toFixed(1) }} linear feet. Above ${{ linearFeet: USUAL.linearFeet }} many LTL carriers charge by floor space.`,
      ...otherModes(mode, freight.pounds),
    );
  }
  return warnings;
}
