import { numberText } from '../../../messages/formats.js';
import { type Locale, SOURCE_LOCALE } from '../../../messages/locales.js';
import { type Message, msg, stored } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import type { RateConfirmationContent } from '../../documents/index.js';
import {
  accessorialMessage,
  accessorialTexts,
  customsFacts,
  deliveryText,
  detailsOf,
  PAYMENT_TERMS_NAMES,
  stopTexts,
  temperatureText,
  trailerText,
} from '../../rating/index.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import type { ShipmentBody } from '../domain/shipment-body.js';
import { stopOf } from './shipment-bol.js';
import { amountText, amountWithCurrency, languageField } from './document-language.js';
import { addressLines } from './shipment-labels.js';

/** Fields of a shipment that its rate confirmation prints. */
export type RatesShipment = Pick<
  ShipmentRow,
  | 'number'
  | 'bolNumber'
  | 'proNumber'
  | 'carrierName'
  | 'scac'
  | 'mode'
  | 'pickupOn'
  | 'estimatedDeliveryOn'
  | 'earliestDeliveryOn'
  | 'latestDeliveryOn'
  | 'total'
  | 'totalWeight'
  | 'currency'
  | 'body'
  | 'createdAt'
>;

/** The agreed rates of a shipment, in a language. */
export function rateConfirmationOf(shipment: RatesShipment, locale: Locale = SOURCE_LOCALE): RateConfirmationContent {
  const { number, carrierName, scac, total, currency, body, createdAt } = shipment;
  return {
    ...languageField(locale),
    number,
    issuedAt: createdAt.toISOString(),
    carrier: { name: carrierName, scac },
    facts: factsOf(shipment, locale),
    shipFrom: addressLines(stopOf(body.stops, 'origin')),
    shipTo: addressLines(stopOf(body.stops, 'destination')),
    stops: stopTexts(body, locale),
    freight: body.handlingUnits.map((unit) => freightText(body, unit, locale)),
    services: serviceTexts(body, locale),
    charges: body.lines.map(({ description, basis, quantity, rate, amount }) => ({
      description: translate(locale, stored(description)),
      basis: translate(locale, msg`${{ quantity: `${quantity} ${basis}` }} at ${{ rate }}`),
      amount: amountText(locale, amount),
    })),
    terms: (body.terms ?? []).map(({ description }) => translate(locale, stored(description))),
    total: amountWithCurrency(locale, { amount: total, currency }),
  };
}

/** Numbers, dates and terms. */
function factsOf(shipment: RatesShipment, locale: Locale): RateConfirmationContent['facts'] {
  const { bolNumber, proNumber, mode, pickupOn, totalWeight, body } = shipment;
  const fact = (label: Message, text: string | null) =>
    text === null ? [] : [{ label: translate(locale, label), text }];
  const { liability } = body;
  return [
    ...fact(msg`Quote`, body.quoteNumber),
    ...fact(msg`Carrier quote`, body.carrierQuoteNumber ?? null),
    ...fact(msg`Bill of lading`, bolNumber),
    ...fact(msg`PRO number`, proNumber ?? translate(locale, msg`not assigned yet`)),
    ...fact(msg`Mode and service`, `${mode}, ${body.service}`),
    ...fact(msg`Pickup`, pickupOn),
    ...fact(msg`Dock hours at pickup`, dockHours(body, locale)),
    ...fact(msg`Estimated delivery`, deliveryDays(shipment, locale)),
    ...fact(msg`Delivery requirement`, deliveryText(body, locale)),
    ...fact(msg`Trailer`, trailerText(body, locale)),
    ...fact(msg`Temperature`, temperatureText(body, locale)),
    ...fact(msg`Payment`, paymentText(body, locale)),
    ...fact(msg`Carrier liability`, liability ? amountWithCurrency(locale, liability) : null),
    ...customsFacts(body, locale).map(([label, text]) => ({ label, text })),
    ...fact(msg`Weight`, `${numberText(locale, totalWeight)} lb`),
  ];
}

function freightText({ units }: ShipmentBody, unit: ShipmentBody['handlingUnits'][number], locale: Locale): string {
  const { count, type, length, width, height, weight, commodities } = unit;
  const [dimension, mass] = units === 'metric' ? ['cm', 'kg'] : [translate(locale, msg`in`), 'lb'];
  const goods = commodities
    .map(({ description, freightClass }) =>
      translate(locale, msg`${{ goods: description ?? '' }} (class ${{ freightClass: freightClass ?? '-' }})`),
    )
    .join('; ');
  const size = [length, width, height].map((side) => numberText(locale, side)).join(' x ');
  return `${count} ${type}, ${size} ${dimension}, ${numberText(locale, weight)} ${mass}: ${goods}`;
}

/** The sold range, `2026-11-26 to 2026-11-30`, or its one day. */
function deliveryDays(
  { estimatedDeliveryOn, earliestDeliveryOn, latestDeliveryOn }: RatesShipment,
  locale: Locale,
): string {
  const [first, last] = [earliestDeliveryOn ?? estimatedDeliveryOn, latestDeliveryOn ?? estimatedDeliveryOn];
  if (first === null || last === null) return translate(locale, msg`not known`);
  return first === last ? last : translate(locale, msg`${{ start: first }} to ${{ end: last }}`);
}

/** `10:00 to 16:00`, local; null if not agreed. */
function dockHours({ pickup: { readyFrom, closeAt } }: ShipmentBody, locale: Locale): string | null {
  return readyFrom && closeAt ? translate(locale, msg`${{ start: readyFrom }} to ${{ end: closeAt }}`) : null;
}

/** `Third party, Acme Payables`; null for shipments booked before payment terms were stored. */
function paymentText({ payment }: ShipmentBody, locale: Locale): string | null {
  if (!payment) return null;
  return [translate(locale, PAYMENT_TERMS_NAMES[payment.terms]), payment.billTo?.name].filter(Boolean).join(', ');
}

/** Services without details in one line, the others with their details. */
function serviceTexts(body: ShipmentBody, locale: Locale): string[] {
  const plain = body.accessorials
    .filter((code) => detailsOf(body, code) === null)
    .map((code) => translate(locale, accessorialMessage(code)));
  return [...(plain.length === 0 ? [] : [plain.join(', ')]), ...accessorialTexts(body, locale)];
}
