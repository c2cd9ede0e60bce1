import { ARRANGED_BY_CARRIER, isArrangedByCarrier } from '../../../kernel/accessorials/accessorial-request.js';
import type { TenderedShipment } from './tenders.js';

/** Facts that later versions add to shipments; read only if they are there. */
interface LaterFacts {
  equipment?: unknown;
  temperature?: unknown;
  guaranteedService?: unknown;
  accessorialDetails?: unknown;
}

/** A fact of a tender, as label and value, each on one line. */
export type TenderFact = [label: string, value: string];

const STOP_LABELS = { origin: 'From', intermediate: 'Stop', destination: 'To' } as const;

/** What a carrier must know of a shipment, for the tender email and its answer page. */
export function tenderFacts(shipment: TenderedShipment): TenderFact[] {
  const { number, bolNumber, proNumber, mode, pickup, delivery, handlingUnitCount, totalWeight } = shipment;
  const window =
    pickup.readyFrom && pickup.closeAt
      ? `, ready ${pickup.readyFrom}, dock closes ${pickup.closeAt} (${shipment.timeZones[0] ?? 'local time'})`
      : '';
  const facts: TenderFact[] = [
    ['Shipment', number],
    ['Bill of lading', bolNumber],
    ['PRO', proNumber ?? 'to be assigned by you'],
    ...shipment.stops.map((stop): TenderFact => [STOP_LABELS[stop.type], placeOf(stop)]),
    ['Pickup', `${pickup.on}${window}`],
    ...(delivery?.on ? [['Delivery', String(delivery.on)] as TenderFact] : []),
    ['Freight', `${handlingUnitCount} handling units, ${totalWeight.toLocaleString('en-US')} lb, ${mode}`],
    ...hazmatFacts(shipment),
    ...laterFacts(shipment as TenderedShipment & LaterFacts),
    ...(shipment.accessorials.length > 0 ? [['Services', shipment.accessorials.join(', ')] as TenderFact] : []),
    ...(isArrangedByCarrier(shipment.accessorials, shipment.accessorialDetails)
      ? [['Service APTD', ARRANGED_BY_CARRIER] as TenderFact]
      : []),
    ...shipment.references.map(({ type, value }): TenderFact => [`Reference ${type}`, value]),
    ...(shipment.instructions ? [['Instructions', shipment.instructions] as TenderFact] : []),
  ];
  return facts.map(([label, value]) => [toOneLine(label), toOneLine(value)]);
}

function placeOf(stop: TenderedShipment['stops'][number]): string {
  const { name, address1, city, state, postalCode, contact, instructions } = stop;
  const { operation } = stop as { operation?: string };
  const phone = contact ? `${contact.name} ${contact.phone}` : '';
  return [operation, name, address1, city, `${state ?? ''} ${postalCode}`, phone, instructions]
    .filter(Boolean)
    .join(', ');
}

function hazmatFacts({ handlingUnits }: TenderedShipment): TenderFact[] {
  const hazmat = handlingUnits.flatMap(({ commodities }) => commodities.flatMap((commodity) => commodity.hazmat ?? []));
  return hazmat.map(({ unNumber, properShippingName, technicalName, hazardClass, subsidiary = [], packingGroup }) => {
    const name = `${properShippingName}${technicalName ? ` (${technicalName})` : ''}`;
    const classes = `${hazardClass}${subsidiary.length > 0 ? ` (${subsidiary.join(', ')})` : ''}`;
    return ['Hazmat', [unNumber, name, classes, packingGroup].filter(Boolean).join(', ')];
  });
}

function laterFacts({ equipment, temperature, guaranteedService, accessorialDetails }: LaterFacts): TenderFact[] {
  const facts: TenderFact[] = [];
  if (typeof equipment === 'string') facts.push(['Trailer', equipment]);
  if (temperature !== null && typeof temperature === 'object')
    facts.push(['Temperature', temperatureText(temperature)]);
  if (typeof guaranteedService === 'string') facts.push(['Guaranteed service', guaranteedService]);
  if (Array.isArray(accessorialDetails))
    for (const detail of accessorialDetails as Record<string, unknown>[])
      facts.push([`Service ${String(detail.code)}`, detailText(detail)]);
  return facts;
}

function temperatureText(range: { min?: unknown; max?: unknown; unit?: unknown; mode?: unknown; preCool?: unknown }) {
  const { min, max, unit, mode, preCool } = range;
  const extra = [mode === undefined ? null : String(mode), preCool === true ? 'pre-cool the trailer' : null];
  return [`${String(min)} to ${String(max)} °${String(unit)}`, ...extra.filter((part) => part !== null)].join(', ');
}

/** The details of an accessorial as text: amounts in dollars, everything else as it was entered. */
function detailText(detail: Record<string, unknown>): string {
  const parts = Object.entries(detail).filter(
    ([name, value]) => name !== 'code' && value !== null && value !== undefined,
  );
  return parts.map(([name, value]) => `${name} ${valueText(value)}`).join(', ') || 'requested';
}

function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { amount, currency } = value as { amount?: unknown; currency?: unknown };
  if (typeof amount === 'number' && typeof currency === 'string') return `${(amount / 100).toFixed(2)} ${currency}`;
  return Object.values(value)
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');
}

/** One line of text: line breaks, tabs and other control characters become spaces. Texts stored before validation rejected such characters may contain them. */
export function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
