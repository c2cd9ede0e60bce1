import { localMoment } from '../../../kernel/time/local-time.js';
import { linesOf, payerOf, type TenderedShipment } from '../../carriers/index.js';
import { accessorialName, type Stop } from '../../rating/index.js';
import type { ElementChoices } from '../domain/element-choices.js';
import type { Segment } from '../domain/x12/segments.js';
import type { WrittenTransaction } from '../domain/x12/write-interchange.js';
import { x12Lines, x12Text } from '../domain/x12/x12-text.js';
import {
  hazmatSegments,
  nmfcItem,
  packagingCode,
  partySegments,
  paymentCode,
  shipmentReferences,
  x12Date,
  x12Time,
} from './freight-segments.js';
import type { TenderMessage } from './write-bill-of-lading.js';

/** B2A01 of a 204. */
const PURPOSES = { create: '00', change: '04', cancel: '01' } as const;
/** Trailers, data element 40. */
const EQUIPMENT: Readonly<Record<string, string>> = {
  DRYVAN: 'TF',
  REEFER: 'RT',
  FLATBED: 'FT',
  STEPDECK: 'FT',
  TANKER: 'TN',
};
const NOTE = 80;
const NOTES = 10;

/** A 204 for a truckload. Never for an LTL bill of lading, which is a 211. */
export function writeLoadTender(shipment: TenderedShipment, message: TenderMessage): WrittenTransaction {
  const { number, stops, equipment, totalWeight, handlingUnitCount } = shipment;
  const { elements } = message;
  const segments: Segment[] = [
    ['B2', '', message.scac, '', x12Text(number, 30), '', paymentCode(shipment)],
    ['B2A', PURPOSES[message.purpose], 'LT'],
    ...shipmentReferences(shipment, elements),
    ...responseDue(shipment, message),
    ...(elements.omittedSegments.includes('MS3') ? [] : [['MS3', message.scac, 'B', '', 'M']]),
    ...(hasHazmat(shipment) ? [['AT5', 'HM']] : []),
    ...notes(notesOf(shipment, message), NOTES, elements),
    ...partySegments('BT', payerOf(shipment, message.customerNumber)),
    ['N7', '', 'NONE', '', '', '', '', '', '', '', '', EQUIPMENT[equipment ?? 'DRYVAN'] ?? 'TL'],
    ...stops.flatMap((stop, index) => stopSegments(shipment, stop, index, elements)),
    ['L3', String(totalWeight), 'G', '', '', '', '', '', '', '', '', String(handlingUnitCount), 'L'],
  ];
  return { set: '204', segments };
}

/** Must respond by (64), local time at the origin. */
function responseDue(
  { timeZones: [zone = 'UTC'] }: TenderedShipment,
  { respondBy, elements }: TenderMessage,
): Segment[] {
  if (respondBy === undefined || elements.omittedSegments.includes('G62')) return [];
  const { on, minutes } = localMoment(respondBy, zone);
  const time = [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join('');
  return [['G62', '64', x12Date(on), '1', time, 'LT']];
}

const hasHazmat = ({ handlingUnits }: TenderedShipment): boolean =>
  handlingUnits.some(({ commodities }) => commodities.some(({ hazmat }) => hazmat));

function notesOf({ accessorials, instructions, temperature }: TenderedShipment, { reason }: TenderMessage): string {
  const texts = [
    reason,
    temperature ? `Temperature ${temperature.min} to ${temperature.max} ${temperature.unit}` : null,
    accessorials.length > 0 ? `Services: ${accessorials.map(accessorialName).join(', ')}` : null,
    instructions,
  ];
  return texts.filter(Boolean).join('. ');
}

function notes(text: string, max: number, { omittedSegments }: ElementChoices): Segment[] {
  return omittedSegments.includes('NTE') ? [] : x12Lines(text, NOTE, max).map((line) => ['NTE', 'OTH', line]);
}

/** Data element 163: complete load and unload at the ends, partial ones between. */
function stopReason({ type, operation }: Stop): string {
  if (type === 'origin') return 'CL';
  if (type === 'destination') return 'CU';
  return operation === 'pickup' ? 'PL' : 'PU';
}

function stopSegments(shipment: TenderedShipment, stop: Stop, index: number, elements: ElementChoices): Segment[] {
  const isPickup = stop.type === 'origin' || (stop.type === 'intermediate' && stop.operation === 'pickup');
  return [
    ['S5', String(index + 1), stopReason(stop)],
    ...stopDates(shipment, stop),
    ...(stop.type === 'origin' ? freightSegments(shipment) : []),
    ...notes(stop.instructions ?? '', 3, elements),
    ...partySegments(isPickup ? 'SF' : 'ST', stop),
    ...(stop.type === 'origin' ? hazmatLines(shipment) : []),
  ];
}

/** Pickup not before (37) and not after (38); delivery not before (53) and not after (54). */
function stopDates({ pickup, delivery, estimatedDeliveryOn }: TenderedShipment, { type }: Stop): Segment[] {
  if (type === 'origin') {
    const on = x12Date(pickup.on);
    const [ready, close] = [x12Time(pickup.readyFrom), x12Time(pickup.closeAt)];
    return [
      ['G62', '37', on, ...(ready === '' ? [] : ['I', ready])],
      ...(close === '' ? [] : [['G62', '38', on, 'K', close]]),
    ];
  }
  if (type !== 'destination') return [];
  const first = delivery?.on ?? estimatedDeliveryOn;
  const last = delivery?.to ?? delivery?.on ?? estimatedDeliveryOn;
  return [
    ...(first && delivery?.type !== 'by' ? [['G62', '53', x12Date(first)]] : []),
    ...(last ? [['G62', '54', x12Date(last)]] : []),
  ];
}

function freightSegments(shipment: TenderedShipment): Segment[] {
  const { totalWeight, handlingUnitCount, handlingUnits } = shipment;
  return [
    ['AT8', 'G', 'L', String(totalWeight), String(handlingUnitCount)],
    ...handlingUnits
      .flatMap((unit) => linesOf(unit, shipment))
      .map(({ unit, commodity, pounds, pieces }): Segment => [
        'LAD',
        packagingCode(commodity.packagingType ?? unit.type),
        String(pieces),
        '',
        '',
        'L',
        String(pounds),
        '',
        '',
        '',
        '',
        '',
        '',
        x12Text(commodity.description ?? 'FREIGHT', 50),
      ]),
  ];
}

function hazmatLines(shipment: TenderedShipment): Segment[] {
  return shipment.handlingUnits
    .flatMap((unit) => linesOf(unit, shipment))
    .flatMap(({ unit, commodity, pieces }, index): Segment[] => {
      if (!commodity.hazmat) return [];
      const item = nmfcItem(commodity);
      const name = x12Text(commodity.description ?? 'HAZARDOUS MATERIAL', 50);
      return [
        ['L5', String(index + 1), name, ...(item === '' ? [] : [x12Text(item, 30), 'N'])],
        ...hazmatSegments(commodity.hazmat, pieces, packagingCode(commodity.packagingType ?? unit.type)),
      ];
    });
}
