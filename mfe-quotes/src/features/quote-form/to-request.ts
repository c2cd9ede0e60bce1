import { type HazardClass, readHazardClasses, readPostalCode } from '@lading/trade';
import type { Commodity, HandlingUnit, Hazmat, QuoteRequest, Stop, TemperatureRange } from '../../shared/api/types';
import { parseDegrees, parseNumber } from '../../shared/freight/numbers';
import { toE164 } from '../../shared/trade/phone';
import {
  type CommodityValues,
  type HandlingUnitValues,
  type HazmatValues,
  isRefrigerated,
  type QuoteFormValues,
  type StopValues,
} from './quote-form-values';

const text = (typed: string): string | null => typed.trim() || null;
const degrees = (typed: string): number => parseDegrees(typed) ?? Number.NaN;
const number = (typed: string): number => parseNumber(typed) ?? Number.NaN;
const DOCK = { '': null, yes: true, no: false } as const;

/**
 * The request for a form that has passed `checkQuoteForm`. What the form does not show (people at the stops) is kept from the stored
 * request that is being edited.
 */
export function toRequest(values: QuoteFormValues, stored?: QuoteRequest): QuoteRequest {
  return {
    ...stored,
    mode: values.mode,
    equipment: values.mode === 'FTL' ? values.equipment : null,
    temperature: isRefrigerated(values) ? toTemperature(values.temperature) : null,
    units: values.units,
    pickup: { on: values.pickup.on, readyFrom: text(values.pickup.readyFrom), closeAt: text(values.pickup.closeAt) },
    delivery: toDelivery(values.delivery),
    stops: stopsOf(values).map((stop, index) => toStop(stop, storedStop(stop, index, stored))),
    handlingUnits: values.handlingUnits.map(toHandlingUnit),
    accessorials: values.accessorials,
    waivedAccessorials: values.waivedAccessorials,
    declaredValue: toMoney(values.declaredValue),
    insurance: values.insurance || undefined,
    references: values.references
      .filter(({ value }) => value.trim())
      .map(({ type, value }) => ({ type, value: value.trim() })),
    instructions: text(values.instructions),
  };
}

function toTemperature({ minimum, maximum, unit }: QuoteFormValues['temperature']): TemperatureRange {
  return { minimum: degrees(minimum), maximum: degrees(maximum), unit };
}

function toMoney({ amount, currency }: QuoteFormValues['declaredValue']): QuoteRequest['declaredValue'] {
  const value = parseNumber(amount);
  return value === null ? null : { amount: Math.round(value * 100), currency };
}

function toDelivery({ type, on, to }: QuoteFormValues['delivery']): QuoteRequest['delivery'] {
  return { type, on: type === 'none' ? null : text(on), to: type === 'window' ? text(to) : null };
}

/** All stops in driving order; those between the first and the last go with full truckload only. */
function stopsOf({ mode, stops: [origin, destination], intermediates }: QuoteFormValues): StopValues[] {
  return [origin, ...(mode === 'FTL' ? intermediates : []), destination];
}

/** The stored stop that a stop of the form stands for: an end by its type, one between by its place and postal code. */
function storedStop(
  { type, postalCode }: StopValues,
  index: number,
  stored: QuoteRequest | undefined,
): Stop | undefined {
  if (type !== 'intermediate') return stored?.stops.find((stop) => stop.type === type);
  const between = stored?.stops[index];
  return between?.type === type && between.postalCode === postalCode ? between : undefined;
}

/** One stop as the request has it, with what is stored of it beside the form, or was taken from a contact. */
export function toStop(values: StopValues, stored: Stop | undefined): Stop {
  const code = readPostalCode(values.postalCode);
  return {
    ...stored,
    ...takenBy(values),
    type: values.type,
    name: text(values.name),
    address1: text(values.address1),
    address2: text(values.address2),
    city: text(values.city),
    state: text(values.state),
    postalCode: code?.postalCode ?? values.postalCode.trim(),
    country: code?.country ?? 'US',
    placeType: text(values.placeType),
    dock: DOCK[values.dock],
  };
}

function takenBy({ taken, postalCode }: StopValues): Partial<Stop> {
  if (!taken || taken.postalCode !== postalCode) return {};
  const { postalCode: _postalCode, ...rest } = taken;
  return rest;
}

/** One row of handling units as the request has it. */
export function toHandlingUnit(values: HandlingUnitValues): HandlingUnit {
  const onlyCommodity = values.commodities.length === 1;
  return {
    count: number(values.count),
    type: values.type,
    length: number(values.length),
    width: number(values.width),
    height: number(values.height),
    weight: number(values.weight),
    stackable: values.stackable,
    evidence: values.evidence || null,
    commodities: values.commodities.map((commodity) =>
      toCommodity(commodity, onlyCommodity ? values.weight : commodity.weight),
    ),
  };
}

/** One commodity line as the request has it. */
export function toCommodity(values: CommodityValues, weight: string): Commodity {
  return {
    description: text(values.description),
    pieces: parseNumber(values.pieces),
    packagingType: values.packagingType || null,
    weight: number(weight),
    freightClass: values.freightClass || null,
    nmfc: text(values.nmfc),
    nmfcSub: text(values.nmfcSub),
    hazmat: values.hazardous ? toHazmat(values.hazmat) : null,
  };
}

function toHazmat(values: HazmatValues): Hazmat {
  return {
    unNumber: values.unNumber.trim().toUpperCase().replace(/\s/g, ''),
    properShippingName: values.properShippingName.trim(),
    technicalName: text(values.technicalName),
    hazardClass: values.hazardClass as HazardClass,
    subsidiary: readHazardClasses(values.subsidiary) ?? [],
    packingGroup: values.packingGroup || null,
    emergencyPhone: toE164(values.emergencyPhone),
    contractNumber: text(values.contractNumber),
  };
}
