import { hazmatDescription } from '../../../../../kernel/hazmat-description.js';
import { wholePounds } from '../../../../../kernel/measures/measures.js';
import { truncate } from '../../../../../platform/text/truncate.js';
import type { BillTo, HandlingUnit } from '../../../../rating/index.js';
import type { TenderedShipment } from '../../tenders.js';
import type { EbolBroker, EbolHandlingUnit, EbolLineItem, EbolParty, EbolRequest } from './ebol.messages.js';
import {
  COUNTRIES,
  endOf,
  type FreightLine,
  given,
  linesOf,
  payerOf,
  phoneDigits,
  postalCodeOf,
  wholeInches,
} from '../../freight-parts.js';
import { accessorialInstructions, accessorialsOf } from './write-accessorials.js';

/** Longest instructions that are sent, in characters. */
const INSTRUCTIONS_MAX = 2_000;

/** Builds the bill of lading message. `customerNumber` is the company's account with the carrier. */
export function writeEbol(
  shipment: TenderedShipment,
  customerNumber: string | null,
  change: EbolRequest['bol']['function'],
): EbolRequest {
  const { pickup, payment } = shipment;
  const { terms, requestorRole } = TERMS[payment?.terms ?? 'prepaid'];
  return {
    version: '2.1.0',
    bol: {
      requestedPickupDate: `${pickup.on}T${pickup.readyFrom ?? '00:00'}:00.000`,
      function: change,
      isTest: false,
      requestorRole,
      ...given('specialInstructions', instructionsOf(shipment)),
    },
    images: imagesOf(shipment, change),
    referenceNumbers: referencesOf(shipment),
    payment: { terms },
    commodities: {
      lineItemLayout: 'Nested',
      handlingUnits: shipment.handlingUnits.map((unit) => handlingUnitOf(unit, shipment)),
      lineItems: [],
    },
    shipmentTotals: totalsOf(shipment),
    ...accessorialsOf(shipment),
    origin: partyOf(shipment, 'origin'),
    destination: partyOf(shipment, 'destination'),
    billTo: party(payerOf(shipment, customerNumber)),
    ...given('customsBroker', brokerOf(shipment)),
  };
}

/** Documents wanted from the carrier; an update changes nothing on its own ones. */
function imagesOf(
  { handlingUnitCount }: TenderedShipment,
  change: EbolRequest['bol']['function'],
): EbolRequest['images'] {
  if (change === 'Update') return { includeBol: false, includeShippingLabels: false };
  const shippingLabels = { format: 'Zebra', quantity: handlingUnitCount, position: 1 } as const;
  return { includeBol: true, includeShippingLabels: true, shippingLabels };
}

function referencesOf({
  number,
  bolNumber,
  proNumber,
  carrierQuoteNumber,
  references,
}: TenderedShipment): EbolRequest['referenceNumbers'] {
  return {
    ...given('pro', proNumber),
    ...given('quoteId', carrierQuoteNumber),
    shipmentId: number,
    bol: [bolNumber],
    po: references.filter(({ type }) => type === 'PO').map(({ value }) => ({ number: value })),
    additionalReferences: references
      .filter(({ type }) => type !== 'PO')
      .map(({ type, value }) => ({ name: type, value })),
  };
}

function totalsOf({
  totalWeight,
  handlingUnitCount,
  declaredValue,
  cubicFeet,
  linearFeet,
}: TenderedShipment): EbolRequest['shipmentTotals'] {
  const value =
    declaredValue === null
      ? {}
      : { declaredValue: Math.ceil(declaredValue.amount / 100), currency: declaredValue.currency };
  return {
    grossWeight: totalWeight,
    weightUnit: 'Pounds',
    handlingUnits: handlingUnitCount,
    ...(linearFeet === null ? {} : { linearLength: Math.ceil(linearFeet * 12), dimensionsUnit: 'Inches' }),
    ...(cubicFeet === null ? {} : { cube: Math.ceil(cubicFeet), cubeDimensionsUnit: 'Feet' }),
    ...value,
  };
}

const PHONE = /^\d{10}$/;

const TERMS = {
  prepaid: { terms: 'Prepaid', requestorRole: 'Shipper' },
  collect: { terms: 'Collect', requestorRole: 'Consignee' },
  third_party: { terms: 'Third Party', requestorRole: 'Third Party' },
} as const;

const DELIVERY_WORDS = { by: 'Deliver by', on: 'Deliver on', window: 'Deliver from' } as const;
const STOP_WORDS = { origin: 'Pickup', intermediate: 'Stop', destination: 'Delivery' } as const;

/** Instructions of the shipment and the stops, delivery requirement, and details without a field of their own. */
function instructionsOf(shipment: TenderedShipment): string | null {
  const { instructions, stops, delivery, temperature } = shipment;
  const lines = [
    instructions,
    ...stops.map((stop) => (stop.instructions ? `${STOP_WORDS[stop.type]}: ${stop.instructions}` : null)),
    delivery && delivery.type !== 'none' && delivery.on
      ? `${DELIVERY_WORDS[delivery.type]} ${delivery.on}${delivery.to ? ` to ${delivery.to}` : ''}`
      : null,
    temperature && `Keep at ${temperature.min} to ${temperature.max} ${temperature.unit}`,
    ...accessorialInstructions(shipment),
  ].filter((line) => line);
  return lines.length === 0 ? null : truncate(lines.join('\n'), INSTRUCTIONS_MAX);
}

function partyOf(shipment: TenderedShipment, type: 'origin' | 'destination'): EbolParty {
  const { name, address1, city, state, ...stop } = endOf(shipment, type);
  return party({ ...stop, name: name ?? '', address1: address1 ?? '', city: city ?? '', state: state ?? '' });
}

function party({
  accountNumber,
  name,
  address1,
  address2,
  city,
  state,
  postalCode,
  country,
  contact,
}: BillTo): EbolParty {
  return {
    ...given('account', accountNumber),
    name,
    address1,
    ...given('address2', address2),
    city,
    stateProvince: state,
    postalCode: postalCodeOf({ country, postalCode }),
    country: COUNTRIES[country],
    contact: {
      phone: phoneDigits(contact?.phone ?? ''),
      ...given('phoneExt', contact?.extension),
      ...given('name', contact?.name),
      ...given('email', contact?.email),
    },
  };
}

/** The broker of a shipment across the border. */
function brokerOf({ customs }: TenderedShipment): EbolBroker | null {
  if (!customs?.broker) return null;
  const { account: _account, contact, ...place } = party(customs.broker);
  return { type: 'Import', ...place, ...(PHONE.test(contact.phone) ? { contact } : {}) };
}

function handlingUnitOf(unit: HandlingUnit, shipment: TenderedShipment): EbolHandlingUnit {
  return {
    count: unit.count,
    type: unit.type,
    weight: wholePounds(unit.weight, shipment.units),
    weightUnit: 'Pounds',
    length: wholeInches(unit.length, shipment),
    width: wholeInches(unit.width, shipment),
    height: wholeInches(unit.height, shipment),
    dimensionsUnit: 'Inches',
    stackable: unit.stackable ?? false,
    lineItems: linesOf(unit, shipment).map(lineItemOf),
  };
}

function lineItemOf({ unit, commodity, pounds, pieces }: FreightLine): EbolLineItem {
  const { hazmat } = commodity;
  return {
    description: commodity.description ?? '',
    weight: pounds,
    weightUnit: 'Pounds',
    pieces,
    packagingType: commodity.packagingType ?? 'PCS',
    classification: commodity.freightClass ?? '',
    ...given('nmfc', commodity.nmfc),
    ...given('nmfcSub', commodity.nmfcSub),
    stackable: unit.stackable ?? false,
    hazardous: Boolean(hazmat),
    ...(hazmat
      ? {
          hazardousDescription: hazmatDescription(hazmat),
          hazardousDetails: {
            class: hazmat.hazardClass,
            unnaNumber: hazmat.unNumber,
            propername: hazmat.properShippingName,
            ...given('technicalName', hazmat.technicalName),
            ...given('packingGroup', hazmat.packingGroup),
            ...given('contractNumber', hazmat.contractNumber),
          },
        }
      : {}),
  };
}
