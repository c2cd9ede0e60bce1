import { hazmatDescription } from '../../../kernel/hazmat-description.js';
import { formatMoney } from '../../../kernel/money/money.js';
import { displayedPostalCode } from '../../../kernel/places/postal-code.js';
import { wholePounds } from '../../../kernel/measures/measures.js';
import type { BolBillTo, BolCod, BolContent, BolLine, BolOrder, BolParty } from '../../documents/index.js';
import {
  accessorialName,
  accessorialTexts,
  type CommodityDto,
  customsTexts,
  deliveryText,
  detailsOf,
  type HandlingUnit,
  type HazmatDto,
  phoneText,
  pickupText,
  placeLines,
  REFERENCE_NAMES,
  type Stop,
  stopTexts,
  temperatureText,
  trailerText,
} from '../../rating/index.js';
import type { ShipmentBody } from '../domain/shipment-body.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';

/** Fields of a shipment that its bill of lading prints. */
export type BolShipment = Pick<
  ShipmentRow,
  | 'number'
  | 'bolNumber'
  | 'proNumber'
  | 'carrierName'
  | 'scac'
  | 'pickupOn'
  | 'handlingUnitCount'
  | 'totalWeight'
  | 'body'
  | 'createdAt'
>;

/** Content of the first version of a shipment's bill of lading. */
export function bolContentOf(shipment: BolShipment): BolContent {
  const { body, number, handlingUnitCount, totalWeight } = shipment;
  const lines = body.handlingUnits.flatMap((unit) =>
    unit.commodities.map((commodity, index) => bolLine(body.units, unit, commodity, index === 0)),
  );
  const packages = lines.reduce((sum, line) => sum + (line.packages?.count ?? 0), 0);
  return {
    bolNumber: shipment.bolNumber,
    proNumber: shipment.proNumber,
    version: 1,
    correction: false,
    changes: [],
    issuedAt: shipment.createdAt.toISOString(),
    date: shipment.pickupOn,
    carrier: { name: shipment.carrierName, scac: shipment.scac },
    shipFrom: party(stopOf(body.stops, 'origin'), number),
    shipTo: party(stopOf(body.stops, 'destination'), null),
    terms: body.payment?.terms ?? 'prepaid',
    billTo: billTo(body),
    cod: cod(body),
    instructions: instructions(shipment),
    orders: orders(shipment, packages),
    lines,
    totals: { handlingUnits: handlingUnitCount, packages, weight: totalWeight },
    declaredValue: body.declaredValue === null ? null : formatMoney(body.declaredValue),
  };
}

/** @throws Error if there is none */
export function stopOf(stops: readonly Stop[], type: Stop['type']): Stop {
  const stop = stops.find((candidate) => candidate.type === type);
  if (stop === undefined) throw new Error(`The shipment has no ${type}.`);
  return stop;
}

function party(stop: Stop, partyNumber: string | null): BolParty {
  const { name, address1, address2 = null, city, state, country, contact } = stop;
  return {
    name: name ?? '',
    address1: address1 ?? '',
    address2,
    city: city ?? '',
    state: state ?? '',
    postalCode: displayedPostalCode(stop),
    country,
    contactName: contact?.name ?? null,
    contactPhone: contact ? phoneText(contact) : null,
    partyNumber,
  };
}

function bolLine(
  units: 'imperial' | 'metric',
  unit: HandlingUnit,
  commodity: CommodityDto,
  firstOfUnit: boolean,
): BolLine {
  const { pieces = null, packagingType, nmfc = null, nmfcSub = null, hazmat = null } = commodity;
  const handlingUnits = firstOfUnit ? { count: unit.count, type: unit.type } : null;
  return {
    handlingUnits,
    // The number of packages is required (49 CFR 373.101). Without pieces, handling units count as packages.
    packages: pieces === null ? handlingUnits : { count: pieces, type: packagingType ?? 'PCS' },
    weight: wholePounds(commodity.weight, units),
    description: commodity.description ?? '',
    hazmat:
      hazmat === null ? null : { description: hazmatDescription(hazmat), emergencyContact: emergencyContact(hazmat) },
    note: firstOfUnit ? dimensions(units, unit) : null,
    nmfc: nmfc === null ? null : [nmfc, nmfcSub].filter((part) => part !== null).join('-'),
    freightClass: commodity.freightClass ?? '',
  };
}

function dimensions(units: 'imperial' | 'metric', { length, width, height, stackable = false }: HandlingUnit): string {
  return `${length} x ${width} x ${height} ${units === 'metric' ? 'cm' : 'in'}${stackable ? '' : ', do not stack'}`;
}

function emergencyContact({ emergencyPhone, contractNumber }: HazmatDto): string {
  return [emergencyPhone, contractNumber ? `(contract ${contractNumber})` : ''].filter(Boolean).join(' ');
}

function instructions({ body }: BolShipment): string[] {
  const services =
    body.accessorials.length === 0 ? [] : [`Services: ${body.accessorials.map(accessorialName).join(', ')}`];
  const places = body.stops.flatMap(({ type, placeType, instructions: text }) => [
    ...(placeType ? [`${STOP_NAMES[type]} location: ${placeType}`] : []),
    ...(text ? [`${STOP_NAMES[type]}: ${text}`] : []),
  ]);
  const trailer = [labeled('Temperature', temperatureText(body)), labeled('Trailer', trailerText(body))];
  const times = [
    labeled('Pickup', body.pickup.readyFrom && body.pickup.closeAt ? pickupText(body.pickup) : null),
    labeled('Deliver', deliveryText(body)),
  ];
  return [
    ...trailer.flat(),
    ...services,
    ...accessorialTexts(body),
    ...times.flat(),
    ...stopTexts(body),
    ...customsTexts(body),
    ...places,
    ...paragraphs(body.instructions),
    ...paragraphs(body.billOfLadingText),
  ];
}

const labeled = (label: string, text: string | null): string[] => (text === null ? [] : [`${label} ${text}`]);

const paragraphs = (text: string | null | undefined): string[] => (text ? text.split('\n') : []);

const STOP_NAMES = { origin: 'Pickup', intermediate: 'Stop', destination: 'Delivery' } as const;
/** The split of freight by order is unknown: a single purchase order, or a single reference, covers all of it. */
function orders({ body, totalWeight }: BolShipment, packages: number): BolOrder[] {
  const purchaseOrders = body.references.filter(({ type }) => type === 'PO');
  const [first, second] = purchaseOrders.length > 0 ? purchaseOrders : body.references;
  const whole = second === undefined ? first : undefined;
  return body.references.map((reference) => ({
    number: reference.value,
    packages: reference === whole ? packages : null,
    weight: reference === whole ? totalWeight : null,
    note: REFERENCE_NAMES[reference.type],
  }));
}

/** The payer, unless the shipper prepays at the address of the origin. */
function billTo(body: ShipmentBody): BolBillTo | null {
  const payer = body.payment?.billTo ?? null;
  if (payer === null) return null;
  const lines = placeLines(payer);
  return {
    name: payer.name,
    address: lines.slice(0, -1).join(', '),
    cityLine: lines.at(-1) ?? '',
    accountNumber: payer.accountNumber ?? null,
  };
}

function cod(body: ShipmentBody): BolCod | null {
  const { amount = null, feeTerms = null, checkAccepted } = detailsOf(body, 'COD') ?? {};
  if (amount === null) return null;
  return {
    amount: `${formatMoney(amount).replace('$', '')} ${amount.currency}`,
    feeTerms,
    checkAccepted: checkAccepted ?? false,
  };
}
