import { dayText } from '../../../kernel/time/day-text.js';
import { hazmatDescription } from '../../../kernel/hazmat-description.js';
import {
  accessorialFacts,
  accessorialName,
  customsFacts,
  deliveryText,
  type LabeledText,
  partyText,
  paymentText,
  pickupText,
  REFERENCE_NAMES,
  type Stop,
  stopFacts,
  temperatureText,
  trailerText,
} from '../../rating/index.js';
import type { TenderedShipment } from './tenders.js';

/** What a carrier must know of a shipment, for the tender email and its answer page. Labels and texts are one line each. */
export function tenderFacts(shipment: TenderedShipment): LabeledText[] {
  const { number, bolNumber, proNumber, mode, pickup, handlingUnitCount, totalWeight, accessorials } = shipment;
  const { estimatedDeliveryOn } = shipment;
  const zone = pickup.readyFrom && pickup.closeAt ? ` (${shipment.timeZones[0] ?? 'local time'})` : '';
  const facts: LabeledText[] = [
    ['Shipment', number],
    ['Lane', laneOf(shipment)],
    ['Bill of lading', bolNumber],
    ['PRO', proNumber ?? 'to be assigned by you'],
    ...stopsOf(shipment, 'origin', 'From'),
    ...withInstructions(shipment, stopFacts(shipment)),
    ...stopsOf(shipment, 'destination', 'To'),
    ['Pickup', `${pickupText(pickup)}${zone}`],
    ...labeled('Expected delivery', estimatedDeliveryOn === null ? null : dayText(estimatedDeliveryOn)),
    ...labeled('Delivery', deliveryText(shipment)),
    ['Freight', `${handlingUnitCount} handling units, ${totalWeight.toLocaleString('en-US')} lb, ${modeName(mode)}`],
    ...hazmatFacts(shipment),
    ...labeled('Trailer', trailerText(shipment)),
    ...labeled('Temperature', temperatureText(shipment)),
    ...labeled('Services', accessorials.length > 0 ? accessorials.map(accessorialName).join(', ') : null),
    ...accessorialFacts(shipment),
    ...labeled('Freight charges', paymentText(shipment)),
    ...customsFacts(shipment),
    ...shipment.references.map(({ type, value }): LabeledText => [REFERENCE_NAMES[type], value]),
    ...labeled('Instructions', shipment.instructions),
  ];
  return facts.map(([label, value]) => [toOneLine(label), toOneLine(value)]);
}

/** `Chicago, IL to Dallas, TX`. */
function laneOf({ stops }: TenderedShipment): string {
  return [stops[0], stops.at(-1)].map((stop) => [stop?.city, stop?.state].filter(Boolean).join(', ')).join(' to ');
}

const labeled = (label: string, text: string | null): LabeledText[] => (text === null ? [] : [[label, text]]);

function stopsOf({ stops }: TenderedShipment, type: Stop['type'], label: string): LabeledText[] {
  return stops
    .filter((stop) => stop.type === type)
    .map((stop) => [label, [partyText(stop), stop.instructions].filter(Boolean).join(', ')]);
}

/** The intermediate stops with their instructions. */
function withInstructions({ stops }: TenderedShipment, facts: readonly LabeledText[]): LabeledText[] {
  const intermediate = stops.filter(({ type }) => type === 'intermediate');
  return facts.map(([label, text], index) => [
    label,
    [text, intermediate[index]?.instructions].filter(Boolean).join(', '),
  ]);
}

function modeName(mode: string): string {
  return mode === 'VLTL' ? 'volume LTL' : mode === 'FTL' ? 'truckload' : mode;
}

function hazmatFacts({ handlingUnits }: TenderedShipment): LabeledText[] {
  const hazmat = handlingUnits.flatMap(({ commodities }) => commodities.flatMap((commodity) => commodity.hazmat ?? []));
  return hazmat.map((material) => ['Hazmat', hazmatDescription(material)]);
}

/** One line of text: line breaks, tabs and other control characters become spaces. Texts stored before validation rejected such characters may contain them. */
export function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
