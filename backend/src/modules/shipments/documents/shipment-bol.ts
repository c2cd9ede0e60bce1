import { formatMoney } from '../../../kernel/money/money.js';
import { wholePounds } from '../../../kernel/measures/measures.js';
import type { BolContent, BolLine, BolOrder, BolParty } from '../../documents/index.js';
import {
  accessorialName,
  type CommodityDto,
  type HandlingUnit,
  type HazmatDto,
  type Stop,
} from '../../rating/index.js';
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
  const { name, address1, address2 = null, city, state, postalCode, country, contact } = stop;
  return {
    name: name ?? '',
    address1: address1 ?? '',
    address2,
    city: city ?? '',
    state: state ?? '',
    postalCode,
    country,
    contactName: contact?.name ?? null,
    contactPhone: contact?.phone ?? null,
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

/** Identification number, proper shipping name, hazard class with subsidiaries, packing group: 49 CFR 172.202. */
function hazmatDescription({
  unNumber,
  properShippingName,
  technicalName,
  hazardClass,
  subsidiary = [],
  packingGroup,
}: HazmatDto): string {
  const parts = [unNumber, properShippingName, technicalName ? `(${technicalName})` : '', hazardClass];
  const group = packingGroup ? `PG ${packingGroup}` : '';
  return [...parts, subsidiary.length === 0 ? '' : `(${subsidiary.join(', ')})`, group]
    .filter((part) => part !== '')
    .join(', ');
}

function emergencyContact({ emergencyPhone, contractNumber }: HazmatDto): string {
  return [emergencyPhone, contractNumber ? `(contract ${contractNumber})` : ''].filter(Boolean).join(' ');
}

function instructions({ body }: BolShipment): string[] {
  const services =
    body.accessorials.length === 0 ? [] : [`Services: ${body.accessorials.map(accessorialName).join(', ')}`];
  const places = body.stops.flatMap((stop) =>
    stop.instructions ? [`${STOP_NAMES[stop.type]}: ${stop.instructions}`] : [],
  );
  return [
    ...services,
    ...window(body),
    ...places,
    ...paragraphs(body.instructions),
    ...paragraphs(body.billOfLadingText),
  ];
}

const paragraphs = (text: string | null | undefined): string[] => (text ? text.split('\n') : []);

const STOP_NAMES = { origin: 'Pickup', intermediate: 'Stop', destination: 'Delivery' } as const;
const DELIVERY_WISHES = { by: 'Deliver by', on: 'Deliver on', window: 'Deliver from' } as const;

function window({ pickup, delivery }: BolShipment['body']): string[] {
  const ready =
    pickup.readyFrom && pickup.closeAt
      ? [`Pickup ${pickup.on}, ready ${pickup.readyFrom}, dock closes ${pickup.closeAt}`]
      : [];
  if (delivery === null || delivery.type === 'none' || !delivery.on) return ready;
  return [
    ...ready,
    `${DELIVERY_WISHES[delivery.type]} ${delivery.on}${delivery.type === 'window' && delivery.to ? ` to ${delivery.to}` : ''}`,
  ];
}

/** The split of freight by order is unknown, so only a single order has packages and weight. */
function orders({ body, totalWeight }: BolShipment, packages: number): BolOrder[] {
  const whole = body.references.length === 1;
  return body.references.map(({ type, value }) => ({
    number: value,
    packages: whole ? packages : null,
    weight: whole ? totalWeight : null,
    note: REFERENCE_NAMES[type],
  }));
}

const REFERENCE_NAMES = {
  PO: 'Purchase order',
  SO: 'Sales order',
  CUSTOMER: 'Customer reference',
  OTHER: 'Reference',
} as const;
