import { endOf, linesOf, payerOf, type FreightLine, type TenderedShipment } from '../../carriers/index.js';
import { accessorialName } from '../../rating/index.js';
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

/** B2A01 of a 211. */
const PURPOSES = { create: '00', change: '05', cancel: '01' } as const;
export type TenderPurpose = keyof typeof PURPOSES;

const REMARK = 30;
const REMARKS = 10;
const DESCRIPTION = 50;

export interface TenderMessage {
  readonly scac: string;
  readonly purpose: TenderPurpose;
  /** The company's account number with the carrier. */
  readonly customerNumber: string | null;
  readonly elements: ElementChoices;
  /** Text for the carrier's staff; for changes and cancellations. */
  readonly reason?: string;
  /** When the answer to a load tender is due. */
  readonly respondBy?: Date;
}

/** A 211 for an LTL shipment: the bill of lading in full. */
export function writeBillOfLading(shipment: TenderedShipment, message: TenderMessage): WrittenTransaction {
  const { pickup, bolNumber, proNumber, handlingUnits } = shipment;
  const lines = handlingUnits.flatMap((unit) => linesOf(unit, shipment));
  const segments: Segment[] = [
    [
      'BOL',
      message.scac,
      paymentCode(shipment),
      x12Text(bolNumber, 30),
      x12Date(pickup.on),
      x12Time(pickup.readyFrom),
      x12Text(proNumber ?? '', 30),
    ],
    ['B2A', PURPOSES[message.purpose]],
    ...shipmentReferences(shipment, message.elements),
    ...dates(shipment),
    ...(lines.some(({ commodity }) => commodity.hazmat) ? [['AT5', 'HM']] : []),
    ...remarks(shipment, message),
    ...partySegments('SH', endOf(shipment, 'origin')),
    ...partySegments('CN', endOf(shipment, 'destination')),
    ...partySegments('BT', payerOf(shipment, message.customerNumber)),
    ...lines.flatMap(lineSegments),
  ];
  return { set: '211', segments };
}

/** Requested pickup (10), and delivery (68) if one is required. */
function dates({ pickup, delivery }: TenderedShipment): Segment[] {
  const ready = x12Time(pickup.readyFrom);
  const close = x12Time(pickup.closeAt);
  return [
    ['G62', '10', x12Date(pickup.on), ...(ready === '' ? [] : ['I', ready])],
    ...(close === '' ? [] : [['G62', '10', x12Date(pickup.on), 'K', close]]),
    ...(delivery?.on ? [['G62', '68', x12Date(delivery.on)]] : []),
  ];
}

function remarks(
  { accessorials, instructions, stops }: TenderedShipment,
  { reason, elements }: TenderMessage,
): Segment[] {
  if (elements.omittedSegments.includes('K1')) return [];
  const texts = [
    reason,
    accessorials.length > 0 ? `Services: ${accessorials.map(accessorialName).join(', ')}` : null,
    instructions,
    ...stops.map((stop) => stop.instructions),
  ];
  const lines = x12Lines(texts.filter(Boolean).join('. '), REMARK, REMARKS * 2);
  return Array.from({ length: Math.ceil(lines.length / 2) }, (_, index) => [
    'K1',
    ...lines.slice(index * 2, index * 2 + 2),
  ]);
}

/** AT1 loop: one commodity with its handling units. */
function lineSegments({ unit, commodity, pounds, pieces }: FreightLine, index: number): Segment[] {
  const { description, packagingType, freightClass, hazmat } = commodity;
  const packaging = packagingCode(packagingType ?? unit.type);
  const handling = `${unit.count} ${packagingCode(unit.type)}${unit.length ? ` ${unit.length}X${unit.width}X${unit.height}` : ''}`;
  return [
    ['AT1', String(index + 1)],
    ...x12Lines(description ?? 'FREIGHT', DESCRIPTION, 5).map((line) => ['AT4', line]),
    ['AT4', x12Text(handling, DESCRIPTION)],
    [
      'AT2',
      String(pieces),
      packaging,
      'G',
      'L',
      String(pounds),
      String(unit.count),
      packagingCode(unit.type),
      '',
      x12Text(nmfcItem(commodity), 30),
      freightClass ?? '',
    ],
    ...(hazmat ? hazmatSegments(hazmat, pieces, packaging) : []),
  ];
}
