import { formatMoney } from '../../../kernel/money/money.js';
import type { RateConfirmationContent } from '../../documents/index.js';
import {
  accessorialName,
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

/** The agreed rates of a shipment. */
export function rateConfirmationOf(shipment: RatesShipment): RateConfirmationContent {
  const {
    number,
    bolNumber,
    proNumber,
    carrierName,
    scac,
    mode,
    pickupOn,
    total,
    totalWeight,
    currency,
    body,
    createdAt,
  } = shipment;
  return {
    number,
    issuedAt: createdAt.toISOString(),
    carrier: { name: carrierName, scac },
    facts: [
      { label: 'Quote', text: body.quoteNumber },
      ...fact('Carrier quote', body.carrierQuoteNumber ?? null),
      { label: 'Bill of lading', text: bolNumber },
      { label: 'PRO number', text: proNumber ?? 'not assigned yet' },
      { label: 'Mode and service', text: `${mode}, ${body.service}` },
      { label: 'Pickup', text: pickupOn },
      ...fact('Dock hours at pickup', dockHours(body)),
      { label: 'Estimated delivery', text: deliveryDays(shipment) },
      ...fact('Delivery requirement', deliveryText(body)),
      ...fact('Trailer', trailerText(body)),
      ...fact('Temperature', temperatureText(body)),
      ...fact('Payment', paymentText(body)),
      ...fact('Carrier liability', body.liability ? `${formatMoney(body.liability)} ${body.liability.currency}` : null),
      ...customsFacts(body).map(([label, text]) => ({ label, text })),
      { label: 'Weight', text: `${totalWeight.toLocaleString('en-US')} lb` },
    ],
    shipFrom: addressLines(stopOf(body.stops, 'origin')),
    shipTo: addressLines(stopOf(body.stops, 'destination')),
    stops: stopTexts(body),
    freight: body.handlingUnits.map(({ count, type, length, width, height, weight, commodities }) => {
      const [dimension, mass] = body.units === 'metric' ? ['cm', 'kg'] : ['in', 'lb'];
      const goods = commodities
        .map(({ description, freightClass }) => `${description ?? ''} (class ${freightClass ?? '-'})`)
        .join('; ');
      return `${count} ${type}, ${length} x ${width} x ${height} ${dimension}, ${weight.toLocaleString('en-US')} ${mass}: ${goods}`;
    }),
    services: serviceTexts(body),
    charges: body.lines.map(({ description, basis, quantity, rate, amount }) => ({
      description,
      basis: `${quantity} ${basis} at ${rate}`,
      amount: formatMoney(amount),
    })),
    terms: (body.terms ?? []).map(({ description }) => description),
    total: `${formatMoney({ amount: total, currency })} ${currency}`,
  };
}

const fact = (label: string, text: string | null) => (text === null ? [] : [{ label, text }]);

/** The sold range, `2026-11-26 to 2026-11-30`, or its one day. */
function deliveryDays({ estimatedDeliveryOn, earliestDeliveryOn, latestDeliveryOn }: RatesShipment): string {
  const [first, last] = [earliestDeliveryOn ?? estimatedDeliveryOn, latestDeliveryOn ?? estimatedDeliveryOn];
  if (first === null || last === null) return 'not known';
  return first === last ? last : `${first} to ${last}`;
}

/** `10:00 to 16:00`, local; null if not agreed. */
function dockHours({ pickup: { readyFrom, closeAt } }: ShipmentBody): string | null {
  return readyFrom && closeAt ? `${readyFrom} to ${closeAt}` : null;
}

/** `Third party, Acme Payables`; null for shipments booked before payment terms were stored. */
function paymentText({ payment }: ShipmentBody): string | null {
  if (!payment) return null;
  return [PAYMENT_TERMS_NAMES[payment.terms], payment.billTo?.name].filter(Boolean).join(', ');
}

/** Services without details in one line, the others with their details. */
function serviceTexts(body: ShipmentBody): string[] {
  const plain = body.accessorials.filter((code) => detailsOf(body, code) === null).map(accessorialName);
  return [...(plain.length === 0 ? [] : [plain.join(', ')]), ...accessorialTexts(body)];
}
