import { hazmatDescription } from '../../../kernel/hazmat-description.js';
import { formatMoney } from '../../../kernel/money/money.js';
import { numberText } from '../../../messages/formats.js';
import { isEnglish, type Locale, SOURCE_LOCALE } from '../../../messages/locales.js';
import { type Message, msg } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { displayedPostalCode } from '../../../kernel/places/postal-code.js';
import { wholePounds } from '../../../kernel/measures/measures.js';
import type { BolBillTo, BolCod, BolContent, BolLine, BolOrder, BolParty } from '../../documents/index.js';
import {
  accessorialMessage,
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
import { amountText, languageField } from './document-language.js';
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

/** Content of the first version of a shipment's bill of lading, in a language. */
export function bolContentOf(shipment: BolShipment, locale: Locale = SOURCE_LOCALE): BolContent {
  const { body, number, handlingUnitCount, totalWeight } = shipment;
  const lines = body.handlingUnits.flatMap((unit) =>
    unit.commodities.map((commodity, index) =>
      bolLine(body.units, unit, commodity, { firstOfUnit: index === 0, locale }),
    ),
  );
  const packages = lines.reduce((sum, line) => sum + (line.packages?.count ?? 0), 0);
  return {
    ...languageField(locale),
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
    cod: cod(body, locale),
    instructions: instructions(shipment, locale),
    orders: orders(shipment, packages, locale),
    lines,
    totals: { handlingUnits: handlingUnitCount, packages, weight: totalWeight },
    declaredValue: body.declaredValue === null ? null : amountText(locale, body.declaredValue),
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
  { firstOfUnit, locale }: { firstOfUnit: boolean; locale: Locale },
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
    note: firstOfUnit ? dimensions(units, unit, locale) : null,
    nmfc: nmfc === null ? null : [nmfc, nmfcSub].filter((part) => part !== null).join('-'),
    freightClass: commodity.freightClass ?? '',
  };
}

function dimensions(
  units: 'imperial' | 'metric',
  { length, width, height, stackable = false }: HandlingUnit,
  locale: Locale,
): string {
  const size = [length, width, height].map((side) => numberText(locale, side)).join(' x ');
  const measured = units === 'metric' ? `${size} cm` : translate(locale, msg`${{ size }} in`);
  return stackable ? measured : `${measured}, ${translate(locale, msg`do not stack`)}`;
}

function emergencyContact({ emergencyPhone, contractNumber }: HazmatDto): string {
  return [emergencyPhone, contractNumber ? `(contract ${contractNumber})` : ''].filter(Boolean).join(' ');
}

function instructions({ body }: BolShipment, locale: Locale): string[] {
  const write = (text: Message): string => translate(locale, text);
  const labeled = (label: Message, text: string | null): string[] => (text === null ? [] : [`${write(label)} ${text}`]);
  const names = body.accessorials.map((code) => write(accessorialMessage(code))).join(', ');
  const services = body.accessorials.length === 0 ? [] : [write(msg`Services: ${{ names }}`)];
  const places = body.stops.flatMap(({ type, placeType, instructions: text }) => [
    ...(placeType ? [write(msg`${{ stop: STOP_NAMES[type] }} location: ${{ placeType }}`)] : []),
    ...(text ? [write(msg`${{ stop: STOP_NAMES[type] }}: ${{ instructions: text }}`)] : []),
  ]);
  const trailer = [
    labeled(msg`Temperature`, temperatureText(body, locale)),
    labeled(msg`Trailer`, trailerText(body, locale)),
  ];
  const pickup = body.pickup.readyFrom && body.pickup.closeAt ? pickupText(body.pickup, locale) : null;
  const times = [labeled(msg`Pickup`, pickup), labeled(msg`Deliver`, deliveryText(body, locale))];
  return [
    ...trailer.flat(),
    ...services,
    ...accessorialTexts(body, locale),
    ...times.flat(),
    ...stopTexts(body, locale),
    ...customsTexts(body, locale),
    ...places,
    ...paragraphs(body.instructions),
    ...paragraphs(body.billOfLadingText),
  ];
}

const paragraphs = (text: string | null | undefined): string[] => (text ? text.split('\n') : []);

const STOP_NAMES = { origin: msg`Pickup`, intermediate: msg`Stop`, destination: msg`Delivery` } as const;

/** The split of freight by order is unknown: a single purchase order, or a single reference, covers all of it. */
function orders({ body, totalWeight }: BolShipment, packages: number, locale: Locale): BolOrder[] {
  const purchaseOrders = body.references.filter(({ type }) => type === 'PO');
  const [first, second] = purchaseOrders.length > 0 ? purchaseOrders : body.references;
  const whole = second === undefined ? first : undefined;
  return body.references.map((reference) => ({
    number: reference.value,
    packages: reference === whole ? packages : null,
    weight: reference === whole ? totalWeight : null,
    note: translate(locale, REFERENCE_NAMES[reference.type]),
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

function cod(body: ShipmentBody, locale: Locale): BolCod | null {
  const { amount = null, feeTerms = null, checkAccepted } = detailsOf(body, 'COD') ?? {};
  if (amount === null) return null;
  return {
    amount: isEnglish(locale)
      ? `${formatMoney(amount).replace('$', '')} ${amount.currency}`
      : amountText(locale, amount),
    feeTerms,
    checkAccepted: checkAccepted ?? false,
  };
}
