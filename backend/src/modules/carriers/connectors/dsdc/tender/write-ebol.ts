import { hazmatDescription } from '../../../../../kernel/hazmat-description.js';
import { wholePounds } from '../../../../../kernel/measures/measures.js';
import type { HandlingUnit } from '../../../../rating/index.js';
import type { TenderedShipment } from '../../tenders.js';
import type { EbolHandlingUnit, EbolLineItem, EbolParty, EbolRequest } from './ebol.messages.js';
import {
  COUNTRIES,
  endOf,
  type FreightLine,
  given,
  hazmatOf,
  linesOf,
  phoneDigits,
  postalCodeOf,
  wholeInches,
} from './freight-parts.js';

/** Builds the bill of lading message. Freight charges are prepaid, so the bill-to is the pickup location with the company's customer number. */
export function writeEbol(
  shipment: TenderedShipment,
  customerNumber: string | null,
  change: EbolRequest['bol']['function'],
): EbolRequest {
  const { pickup, instructions } = shipment;
  return {
    version: '2.1.0',
    bol: {
      requestedPickupDate: `${pickup.on}T${pickup.readyFrom ?? '00:00'}:00.000`,
      function: change,
      isTest: false,
      requestorRole: 'Shipper',
      ...given('specialInstructions', instructions),
    },
    images: {
      includeBol: true,
      includeShippingLabels: true,
      shippingLabels: { format: 'Zebra', quantity: shipment.handlingUnitCount, position: 1 },
    },
    referenceNumbers: referencesOf(shipment),
    payment: { terms: 'Prepaid' },
    commodities: {
      lineItemLayout: 'Nested',
      handlingUnits: shipment.handlingUnits.map((unit) => handlingUnitOf(unit, shipment)),
      lineItems: [],
    },
    shipmentTotals: totalsOf(shipment),
    ...accessorialsOf(shipment),
    origin: partyOf(shipment, 'origin'),
    destination: partyOf(shipment, 'destination'),
    billTo: { ...partyOf(shipment, 'origin'), ...given('account', customerNumber) },
  };
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

function totalsOf({ totalWeight, handlingUnitCount, declaredValue }: TenderedShipment): EbolRequest['shipmentTotals'] {
  const value =
    declaredValue === null
      ? {}
      : { declaredValue: Math.ceil(declaredValue.amount / 100), currency: declaredValue.currency };
  return { grossWeight: totalWeight, weightUnit: 'Pounds', handlingUnits: handlingUnitCount, ...value };
}

function accessorialsOf(shipment: TenderedShipment): Pick<EbolRequest, 'accessorials'> {
  const { accessorials: codes } = shipment;
  const phone = hazmatOf(shipment)?.emergencyPhone;
  if (codes.length === 0 && !phone) return {};
  return {
    accessorials: {
      codes: [...codes],
      ...(phone ? { hazardousDetails: { emergencyContact: { phone: phoneDigits(phone) } } } : {}),
    },
  };
}

function partyOf(shipment: TenderedShipment, type: 'origin' | 'destination'): EbolParty {
  const stop = endOf(shipment, type);
  const { contact } = stop;
  return {
    name: stop.name ?? '',
    address1: stop.address1 ?? '',
    ...given('address2', stop.address2),
    city: stop.city ?? '',
    stateProvince: stop.state ?? '',
    postalCode: postalCodeOf(stop),
    country: COUNTRIES[stop.country],
    contact: {
      phone: phoneDigits(contact?.phone ?? ''),
      ...given('name', contact?.name),
      ...given('email', contact?.email),
    },
  };
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
