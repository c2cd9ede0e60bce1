import { type Answer, Check, problems } from './answers.js';

/* Written from the schemas of the carrier's API document: required properties, enumerations and limits. */

const CLASSES = [50, 55, 60, 65, 70, 77.5, 85, 92.5, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500];
const MODES = ['LTL', 'TL', 'Air', 'Ocean', 'Bulk', 'Consol', 'Flatbed', 'IMDL'];
const ITEM =
  'description freightClass actualWeight weight weightUnit weightUnitOfMeasure packagingLength packagingWidth packagingHeight packagingUnitOfMeasure pallets quantity insuranceValue packagingType isStackable isHazardous hazardousDescription hazardousEmergencyPhone nationalMotorFreightClass unNumber packagingGroup hazmatClassCode referenceNumbers';
const PLACE =
  'name address1 address2 city stateProvinceCode countryCode postalCode openDateTime closeDateTime specialRequirement referenceNumbers';
const REQUEST =
  'items origin destination shipDate transactionId customerCode transportModes referenceNumbers optionalAccessorials specialServices';
const REQUIREMENTS =
  'liftGate insidePickup insideDelivery residentialNonCommercial limitedAccess tradeShoworConvention constructionSite dropOffAtCarrierTerminal pickupAtCarrierTerminal hasDropTrailer appointmentNotification';

interface Item {
  description?: string;
  freightClass?: number;
  actualWeight?: number;
  weight?: number;
  weightUnit?: string;
  weightUnitOfMeasure?: string;
  isHazardous?: boolean;
  hazardousDescription?: string;
  hazardousEmergencyPhone?: string;
}

interface Place {
  countryCode?: string;
  postalCode?: string;
  specialRequirement?: Record<string, boolean>;
}

export interface QuoteRequest {
  items?: Item[];
  origin?: Place;
  destination?: Place;
  shipDate?: string;
  transactionId?: string;
  customerCode?: string;
  transportModes?: { mode?: string; equipments?: { equipmentType?: string }[] }[];
}

const DAY_MS = 86_400_000;
const LIFT_GATE = 75;

/** The weight of a line, by its present or its deprecated name. */
const poundsOf = ({ weight, actualWeight }: Item): number => weight ?? actualWeight ?? 0;

function checkItem(check: Check, item: Item, isLtl: boolean): void {
  check.known(item, ITEM);
  check.that(poundsOf(item) > 0, '"weight" is required');
  check.that(
    ['Pounds', 'Kilograms'].includes(item.weightUnitOfMeasure ?? item.weightUnit ?? ''),
    '"weightUnit" is required',
  );
  check.that((item.description ?? '').length <= 50, '"description" is too long');
  if (isLtl) check.that(CLASSES.includes(item.freightClass ?? 0), '"freightClass" must be one of the classes');
  if (!item.isHazardous) return;
  check.filled(item.hazardousDescription, 'hazardousDescription', 500);
  check.filled(item.hazardousEmergencyPhone, 'hazardousEmergencyPhone', 50);
}

function checkPlace(check: Check, place: Place | undefined): void {
  check.known(place, PLACE);
  check.known(place?.specialRequirement, REQUIREMENTS);
  check.filled(place?.countryCode, 'countryCode', 2);
  check.filled(place?.postalCode, 'postalCode', 10);
}

/** Prices of two carriers for LTL and of the carrier itself for truckloads. `number`: the first quote id. */
export function quotes(request: QuoteRequest, account: string, today: string, number: number): Answer {
  const check = new Check();
  const { items = [], origin, destination, shipDate = '', transactionId, transportModes = [] } = request;
  const modes = transportModes.map(({ mode }) => mode ?? '');
  check.known(request, REQUEST);
  check.that(items.length > 0, '"items" is required');
  for (const item of items) checkItem(check, item, modes.includes('LTL'));
  checkPlace(check, origin);
  checkPlace(check, destination);
  check.that(request.customerCode === account, '"customerCode" is not valid');
  check.that(modes.length > 0 && modes.every((mode) => MODES.includes(mode)), '"transportModes" is not valid');
  const truckloads = modes.filter((mode) => mode !== 'LTL');
  if (truckloads.length > 0) check.filled(transactionId, 'transactionId');
  const ahead = (Date.parse(shipDate) - Date.parse(today)) / DAY_MS;
  check.that(ahead >= 0 && ahead <= 31, '"shipDate" must be within 30 days');
  if (check.problems.length > 0) return problems(check.problems);
  const pounds = items.reduce((sum, item) => sum + poundsOf(item), 0);
  const gates = [origin, destination].filter((place) => place?.specialRequirement?.['liftGate']).length;
  const ltl = modes.includes('LTL')
    ? [
        summary(number, 'LTL', pounds / 5, gates, { carrierCode: 'T1', carrierName: 'Slow Freight', scac: 'SLOW' }, 5),
        summary(
          number + 1,
          'LTL',
          pounds / 4,
          gates,
          { carrierCode: 'T2', carrierName: 'Fast Freight', scac: 'FAST' },
          2,
        ),
      ]
    : [];
  const others = truckloads.map((mode, index) => summary(number + 2 + index, mode, 1_500, 0, undefined, 3));
  return { status: 201, body: { quoteSummaries: [...ltl, ...others] } };
}

function summary(
  quoteId: number,
  transportModeType: string,
  linehaul: number,
  gates: number,
  carrier: object | undefined,
  days: number,
) {
  const rate = (rateCode: string, rateCodeValue: string, totalRate: number, isOptional = false) => ({
    totalRate,
    rateCode,
    rateCodeValue,
    currencyCode: 'USD',
    isOptional,
  });
  const rates = [
    rate('405', 'Fuel Surcharge', linehaul / 5),
    rate('400', 'Line Haul', linehaul),
    ...(gates > 0 ? [rate('LFT', 'Lift Gate', gates * LIFT_GATE)] : []),
    rate('DET', 'Detention', 60, true),
  ];
  return {
    quoteId,
    ...(carrier === undefined ? {} : { carrier }),
    totalCharge: linehaul * 1.2 + gates * LIFT_GATE,
    quoteExpirationDate: '2026-11-28T05:00:00.000Z',
    transit: {
      minimumTransitDays: days - 1,
      maximumTransitDays: days,
      originService: 'Direct',
      destinationService: days > 3 ? 'Indirect' : 'Direct',
    },
    rates,
    transportModeType,
    equipmentType: 'Van',
    quoteSource: 'MarketRate',
  };
}
