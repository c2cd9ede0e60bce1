import { instantAt } from '../../../../../kernel/time/local-time.js';
import { endOf, given, phoneDigits, postalCodeOf } from '../../freight-parts.js';
import { instructionText, unwrittenParts } from '../../tender-parts.js';
import type { TenderedShipment } from '../../tenders.js';
import { LEVEL_CODES, unpricedCodes } from '../chr-codes.js';

const NOTES_MAX = 4_000;
const NAME_MAX = 100;
const ADDRESS_MAX = 200;

interface Reference {
  type: string;
  value: string;
}

interface OrderPlace {
  name: string;
  address: {
    address1: string;
    address2?: string;
    city: string;
    stateProvinceCode: string;
    postalCode: string;
    country: string;
  };
  phone?: string;
  emailAddress?: string;
  contactName?: string;
  openDateTime?: string;
  closeDateTime?: string;
  specialInstructions?: string;
}

/** Body of `POST /v1/orders/quotes`, limited to the fields in use: orders made of a quote, which has the freight. */
export type OrderMessage = [
  {
    quoteId: number;
    customer: { customerCode: string; referenceNumbers: Reference[] };
    billTo: { referenceNumbers: Reference[] };
    origin: OrderPlace;
    destination: OrderPlace;
    notes?: string;
    referenceNumbers?: Reference[];
  },
];

/** Why the shipment cannot be sent in the carrier's format; null if it can. */
export function orderProblem({ carrierQuoteNumber, stops, payment, accessorials }: TenderedShipment): string | null {
  if (!/^\d{1,18}$/.test(carrierQuoteNumber ?? '')) return 'it has no quote number of the carrier';
  if (stops.length > 2) return 'it has more than two stops';
  if (payment?.byCompany === false) return 'the carrier invoices only the account of the company';
  return accessorials.some((code) => LEVEL_CODES.includes(code))
    ? 'its published description has no guaranteed or expedited service'
    : null;
}

export function writeOrder(shipment: TenderedShipment, customerNumber: string | null): OrderMessage {
  const { bolNumber, number, carrierQuoteNumber, references, accessorials, instructions } = shipment;
  const orders = references.filter(({ type }) => type === 'PO').map(({ value }) => ({ type: 'PO', value }));
  const notes = [instructions, ...unwrittenParts(shipment, unpricedCodes(accessorials))];
  return [
    {
      quoteId: Number(carrierQuoteNumber),
      customer: { customerCode: customerNumber ?? '', referenceNumbers: [{ type: 'MBOL', value: bolNumber }] },
      billTo: { referenceNumbers: [{ type: 'SHID', value: number }] },
      origin: { ...placeOf(shipment, 'origin'), ...windowOf(shipment) },
      destination: placeOf(shipment, 'destination'),
      ...given('notes', instructionText(notes, NOTES_MAX)),
      ...(orders.length === 0 ? {} : { referenceNumbers: orders }),
    },
  ];
}

/** Earliest and latest arrival at the origin, in UTC; nothing without a pickup window. */
function windowOf({ pickup, timeZones }: TenderedShipment): Pick<OrderPlace, 'openDateTime' | 'closeDateTime'> {
  const { on, readyFrom, closeAt } = pickup;
  const [zone = 'UTC'] = timeZones;
  if (!readyFrom || !closeAt) return {};
  return {
    openDateTime: instantAt(on, readyFrom, zone).toISOString(),
    closeDateTime: instantAt(on, closeAt, zone).toISOString(),
  };
}

function placeOf(shipment: TenderedShipment, type: 'origin' | 'destination'): OrderPlace {
  const { name, address1, address2, city, state, country, postalCode, contact, instructions } = endOf(shipment, type);
  return {
    name: (name ?? '').slice(0, NAME_MAX),
    address: {
      address1: (address1 ?? '').slice(0, ADDRESS_MAX),
      ...given('address2', address2?.slice(0, ADDRESS_MAX)),
      city: city ?? '',
      stateProvinceCode: state ?? '',
      postalCode: postalCodeOf({ country, postalCode }),
      country,
    },
    ...given('phone', contact && phoneDigits(contact.phone)),
    ...given('emailAddress', contact?.email),
    ...given('contactName', contact?.name),
    ...given('specialInstructions', instructions),
  };
}
