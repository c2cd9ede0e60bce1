import { formatMoney } from '../../../kernel/money/money.js';
import type { RateConfirmationContent } from '../../documents/index.js';
import { accessorialName } from '../../rating/index.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import { stopOf } from './shipment-bol.js';
import { addressLines } from './shipment-labels.js';

/** The agreed rates of a shipment. */
export function rateConfirmationOf(shipment: ShipmentRow): RateConfirmationContent {
  const {
    number,
    bolNumber,
    proNumber,
    carrierName,
    scac,
    mode,
    pickupOn,
    estimatedDeliveryOn,
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
      { label: 'Bill of lading', text: bolNumber },
      { label: 'PRO number', text: proNumber ?? 'not assigned yet' },
      { label: 'Mode and service', text: `${mode}, ${body.service}` },
      { label: 'Pickup', text: pickupOn },
      { label: 'Estimated delivery', text: estimatedDeliveryOn ?? 'not known' },
      { label: 'Weight', text: `${totalWeight.toLocaleString('en-US')} lb` },
    ],
    shipFrom: addressLines(stopOf(body.stops, 'origin')),
    shipTo: addressLines(stopOf(body.stops, 'destination')),
    freight: body.handlingUnits.map(({ count, type, length, width, height, weight, commodities }) => {
      const [dimension, mass] = body.units === 'metric' ? ['cm', 'kg'] : ['in', 'lb'];
      const goods = commodities
        .map(({ description, freightClass }) => `${description ?? ''} (class ${freightClass ?? '-'})`)
        .join('; ');
      return `${count} ${type}, ${length} x ${width} x ${height} ${dimension}, ${weight.toLocaleString('en-US')} ${mass}: ${goods}`;
    }),
    services: body.accessorials.map(accessorialName),
    charges: body.lines.map(({ description, basis, quantity, rate, amount }) => ({
      description,
      basis: `${quantity} ${basis} at ${rate}`,
      amount: formatMoney(amount),
    })),
    total: `${formatMoney({ amount: total, currency })} ${currency}`,
  };
}
