import { dayText } from '../../../kernel/time/day-text.js';
import { numberText } from '../../../messages/formats.js';
import { type Locale, SOURCE_LOCALE } from '../../../messages/locales.js';
import { type Message, msg, plural, verbatim } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { hazmatDescription } from '../../../kernel/hazmat-description.js';
import {
  accessorialFacts,
  accessorialMessage,
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
export function tenderFacts(shipment: TenderedShipment, locale: Locale = SOURCE_LOCALE): LabeledText[] {
  const write = (text: Message): string => translate(locale, text);
  const labeled = (label: Message, text: string | null): LabeledText[] => (text === null ? [] : [[write(label), text]]);
  const { number, bolNumber, proNumber, mode, pickup, handlingUnitCount, totalWeight, accessorials } = shipment;
  const { estimatedDeliveryOn } = shipment;
  const zone = shipment.timeZones[0] ?? write(msg`local time`);
  const services = accessorials.map((code) => write(accessorialMessage(code))).join(', ');
  const freight = msg`${plural({ units: handlingUnitCount }, { one: '# handling unit', other: '# handling units' })}, ${{ pounds: numberText(locale, totalWeight) }} lb, ${{ mode: modeName(mode) }}`;
  const facts: LabeledText[] = [
    [write(msg`Shipment`), number],
    [write(msg`Lane`), write(laneOf(shipment))],
    [write(msg`Bill of lading`), bolNumber],
    ['PRO', proNumber ?? write(msg`to be assigned by you`)],
    ...stopsOf(shipment, 'origin', write(msg`From`)),
    ...withInstructions(shipment, stopFacts(shipment, locale)),
    ...stopsOf(shipment, 'destination', write(msg`To`)),
    [write(msg`Pickup`), `${pickupText(pickup, locale)}${pickup.readyFrom && pickup.closeAt ? ` (${zone})` : ''}`],
    ...labeled(msg`Expected delivery`, estimatedDeliveryOn === null ? null : dayText(estimatedDeliveryOn, locale)),
    ...labeled(msg`Delivery`, deliveryText(shipment, locale)),
    [write(msg`Freight`), write(freight)],
    ...hazmatFacts(shipment, write(msg`Hazmat`)),
    ...labeled(msg`Trailer`, trailerText(shipment, locale)),
    ...labeled(msg`Temperature`, temperatureText(shipment, locale)),
    ...labeled(msg`Services`, accessorials.length > 0 ? services : null),
    ...accessorialFacts(shipment, locale),
    ...labeled(msg`Freight charges`, paymentText(shipment, locale)),
    ...customsFacts(shipment, locale),
    ...shipment.references.map(({ type, value }): LabeledText => [write(REFERENCE_NAMES[type]), value]),
    ...labeled(msg`Instructions`, shipment.instructions),
  ];
  return facts.map(([label, value]) => [toOneLine(label), toOneLine(value)]);
}

/** `Chicago, IL to Dallas, TX`. */
function laneOf({ stops }: TenderedShipment): Message {
  const [origin = '', destination = ''] = [stops[0], stops.at(-1)].map((stop) =>
    [stop?.city, stop?.state].filter(Boolean).join(', '),
  );
  return msg`${{ origin }} to ${{ destination }}`;
}

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

function modeName(mode: string): Message {
  return mode === 'VLTL' ? msg`volume LTL` : mode === 'FTL' ? msg`truckload` : verbatim(mode);
}

function hazmatFacts({ handlingUnits }: TenderedShipment, label: string): LabeledText[] {
  const hazmat = handlingUnits.flatMap(({ commodities }) => commodities.flatMap((commodity) => commodity.hazmat ?? []));
  return hazmat.map((material) => [label, hazmatDescription(material)]);
}

/** One line of text: line breaks, tabs and other control characters become spaces. Texts stored before validation rejected such characters may contain them. */
export function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
