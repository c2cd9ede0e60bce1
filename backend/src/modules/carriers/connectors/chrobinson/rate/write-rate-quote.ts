import { wholePounds } from '../../../../../kernel/measures/measures.js';
import { instantAt } from '../../../../../kernel/time/local-time.js';
import type { Commodity, HandlingUnit, QuoteRequest, RatedPlace } from '../../../../rating/index.js';
import type { ConnectorRateRequest } from '../../connector.js';
import { given, postalCodeOf, wholeInches } from '../../freight-parts.js';
import { asksFor, requestedCodes } from '../../rate-parts.js';
import { LTL, requirementsOf, type SpecialRequirement, TRUCKLOADS } from '../chr-codes.js';

const DESCRIPTION_MAX = 50;
const NOON = '12:00';

interface ChrPlace {
  city?: string;
  stateProvinceCode?: string;
  countryCode: string;
  postalCode: string;
  specialRequirement: SpecialRequirement;
}

/** A commodity of one item: whole pounds, inches and dollars. `weight` is that of all units. */
interface ChrItem {
  description?: string;
  freightClass?: number;
  weight: number;
  weightUnitOfMeasure: 'Pounds';
  packagingLength: number;
  packagingWidth: number;
  packagingHeight: number;
  packagingUnitOfMeasure: 'Inches';
  quantity: number;
  pallets?: number;
  insuranceValue?: number;
  isStackable: boolean;
  isHazardous: boolean;
  nationalMotorFreightClass?: string;
  hazardousDescription?: string;
  hazardousEmergencyPhone?: string;
  unNumber?: string;
  hazmatClassCode?: string;
  packagingGroup?: string;
}

/** Body of `POST /v1/quotes`, limited to the fields in use. */
export interface QuoteMessage {
  items: ChrItem[];
  origin: ChrPlace;
  destination: ChrPlace;
  shipDate: string;
  /** The same for every price of a quote. */
  transactionId: string;
  customerCode: string;
  transportModes: object[];
}

/** The carrier's modes for the requested ones; empty if it has none of them. */
export function transportModes(asked: ConnectorRateRequest): object[] {
  const truckload = asksFor(asked, 'FTL') ? TRUCKLOADS[asked.request.equipment ?? 'DRYVAN'] : undefined;
  return [...(asksFor(asked, 'LTL') ? [LTL] : []), ...(truckload === undefined ? [] : [truckload])];
}

export function writeRateQuote(asked: ConnectorRateRequest, customerNumber: string | null): QuoteMessage {
  const { request, origin, destination, derived, reference } = asked;
  const { pickup } = request;
  const requirements = requirementsOf(requestedCodes(asked));
  return {
    items: request.handlingUnits.flatMap((unit, row) => itemsOf(unit, request, derived.units[row]?.densityClass)),
    origin: placeOf(origin, requirements.origin),
    destination: placeOf(destination, requirements.destination),
    shipDate: instantAt(pickup.on, pickup.readyFrom ?? NOON, origin.timeZone).toISOString(),
    transactionId: reference,
    customerCode: customerNumber ?? '',
    transportModes: transportModes(asked),
  };
}

function placeOf(place: RatedPlace, specialRequirement: SpecialRequirement): ChrPlace {
  return {
    ...given('city', place.city),
    ...given('stateProvinceCode', place.state),
    countryCode: place.country,
    postalCode: postalCodeOf(place),
    specialRequirement,
  };
}

/** Commodities of a unit share its height by weight, so that the volume is counted once. */
function itemsOf(unit: HandlingUnit, request: QuoteRequest, densityClass: string | undefined): ChrItem[] {
  const system = { units: request.units ?? ('imperial' as const) };
  const total = unit.commodities.reduce((sum, { weight }) => sum + weight, 0);
  return unit.commodities.map((commodity) => {
    const freightClass = Number(commodity.freightClass ?? densityClass ?? Number.NaN);
    return {
      ...given('description', commodity.description?.slice(0, DESCRIPTION_MAX)),
      ...(Number.isNaN(freightClass) ? {} : { freightClass }),
      weight: wholePounds(commodity.weight, system.units),
      weightUnitOfMeasure: 'Pounds',
      packagingLength: wholeInches(unit.length, system),
      packagingWidth: wholeInches(unit.width, system),
      packagingHeight: wholeInches((unit.height * commodity.weight) / total, system),
      packagingUnitOfMeasure: 'Inches',
      quantity: unit.count,
      ...(unit.type === 'PAT' ? { pallets: unit.count } : {}),
      ...valueOf(commodity, request),
      isStackable: unit.stackable ?? false,
      ...given('nationalMotorFreightClass', commodity.nmfc),
      ...hazardOf(commodity),
    };
  });
}

/** The declared value by weight, in US dollars only. */
function valueOf({ weight }: Commodity, { declaredValue, handlingUnits }: QuoteRequest): { insuranceValue?: number } {
  if (declaredValue?.currency !== 'USD') return {};
  const total = handlingUnits.flatMap(({ commodities }) => commodities).reduce((sum, each) => sum + each.weight, 0);
  return { insuranceValue: Math.ceil((declaredValue.amount * weight) / total / 100) };
}

function hazardOf({ hazmat, description }: Commodity) {
  if (!hazmat) return { isHazardous: false };
  return {
    isHazardous: true,
    hazardousDescription: hazmat.properShippingName || description || '',
    ...given('hazardousEmergencyPhone', hazmat.emergencyPhone),
    unNumber: hazmat.unNumber,
    hazmatClassCode: hazmat.hazardClass,
    ...given('packagingGroup', hazmat.packingGroup),
  };
}
