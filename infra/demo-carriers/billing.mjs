import { createHash } from 'node:crypto';
import { pdfImage } from './pdf-image.mjs';

const FUEL_PERCENT = 28;
const DISCOUNT_PERCENT = 70;
const DOLLARS_PER_POUND = 0.31;
/** A charge that one in four shipments gets on its way: residential delivery. */
const LATE_CHARGE = {
  code: 'RES',
  dollars: 146.62,
  text: 'The shipment has incurred a charge for residential delivery.',
};
const LATE_CHARGE_OF = 3;
const CENTS = 100;
const US_DOT = '0000001';
const MC_NUMBER = '000001';

const cents = (dollars) => Math.round(dollars * CENTS) / CENTS;
const dayOf = (instant) => instant.slice(0, 10);
const happened = ({ events }, type) => events.find((event) => event.type === type)?.occurredAt;

/**
 * Preliminary charges of a journey so far, oldest first (PreliminaryFreightCharge of the standard): from the pickup, after a late charge, and at the
 * delivery, with which the invoice is made.
 */
export function preliminaryChargesOf(journey, scac) {
  const [pickedUp, onDelivery, delivered] = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERED'].map((type) =>
    happened(journey, type),
  );
  if (!pickedUp) return [];
  const late = hasLateCharge(journey) && onDelivery;
  return [
    chargesAt(journey, scac, pickedUp, [], 0),
    ...(late ? [chargesAt(journey, scac, onDelivery, [LATE_CHARGE.code], LATE_CHARGE.dollars)] : []),
    ...(delivered ? [chargesAt(journey, scac, delivered, ['FINL'], late ? LATE_CHARGE.dollars : 0)] : []),
  ];
}

/** Whether no further preliminary charges follow. */
export function isFinal({ charges }) {
  return charges.changeLog.some(({ eventCode }) => eventCode === 'FINL');
}

function hasLateCharge({ shipmentId }) {
  return Number(shipmentId.slice(-2)) % (LATE_CHARGE_OF + 1) === LATE_CHARGE_OF;
}

function chargesAt({ pro, bol, pickedUpAt, shipmentId, price }, scac, date, codes, added) {
  const { net, fuel } = partsOf(bol, price);
  const gross = cents(net / (1 - DISCOUNT_PERCENT / 100));
  const { origin, destination, billTo, payment, commodities } = bol;
  return {
    pfc: {
      uniqueID: `${pro}${scac}${dayOf(pickedUpAt).replaceAll('-', '')}`,
      header: { function: 'PFC1' },
      function: 'PFC1',
      date: date.slice(0, 23),
      version: 'v1.0',
      isTest: false,
    },
    payment: { terms: payment.terms },
    shipmentTotals: {
      pickupDate: `${dayOf(pickedUpAt)}T00:00:00.000`,
      grossWeight: weightOf(bol),
      weightUnit: 'Pounds',
      handlingUnits: commodities.handlingUnits.reduce((sum, { count }) => sum + count, 0),
    },
    referenceNumbers: { pro, shipmentId, bol: bol.referenceNumbers.bol },
    origin: partyOf(origin),
    destination: partyOf(destination),
    billTo: partyOf(billTo),
    commodities: { handlingUnits: commodities.handlingUnits.map(unitOf) },
    charges: {
      grossCharges: gross,
      discountAmount: cents(gross - net),
      discountPercent: DISCOUNT_PERCENT,
      fuelSurchargePercent: FUEL_PERCENT,
      fuelSurchargeAmount: fuel,
      currencyType: 'USD',
      preliminaryTotalCharges: cents(net + fuel + added),
      changeLog: codes.map((eventCode) => ({ eventCategoryName: 'Demonstration', eventCode })),
      changeLogMessages: codes.includes(LATE_CHARGE.code) ? [{ informationalMessage: LATE_CHARGE.text }] : [],
    },
  };
}

/** The quoted price, or one by weight, as net charge and fuel. */
function partsOf(bol, price = weightOf(bol) * DOLLARS_PER_POUND) {
  const net = cents(price / (1 + FUEL_PERCENT / 100));
  return { net, fuel: cents(price - net) };
}

function weightOf({ commodities }) {
  return commodities.handlingUnits.reduce((sum, { weight }) => sum + weight, 0);
}

function partyOf({ account = '', name, address1, city, stateProvince, postalCode, country }) {
  return { account, name, address1, city, stateProvince, postalCode, country };
}

function unitOf({ count, type, weight, length = 48, width = 40, height = 48, lineItems }) {
  return {
    count,
    type,
    weight,
    weightUnit: 'Pounds',
    length,
    width,
    height,
    dimensionUnit: 'Inches',
    lineItems: lineItems.map(({ description, weight: pounds, pieces, packagingType, classification }) => ({
      description,
      weight: pounds,
      weightUnit: 'Pounds',
      pieces,
      packagingType,
      classification,
    })),
  };
}

/** The invoice of a delivered shipment (Invoice of the standard), or undefined. */
export function invoiceOf(journey, scac) {
  const delivered = happened(journey, 'DELIVERED');
  if (!delivered) return undefined;
  const { pro, shipmentId, bol, price } = journey;
  const { net, fuel } = partsOf(bol, price);
  const charges = [
    ['LINEHAUL', net],
    ['FUEL', fuel],
    ...(hasLateCharge(journey) ? [[LATE_CHARGE.code, LATE_CHARGE.dollars]] : []),
  ];
  const total = cents(charges.reduce((sum, [, dollars]) => sum + dollars, 0));
  return {
    uniqueID: `${scac}-${pro}`,
    shipmentID: shipmentId,
    DOT: US_DOT,
    MC: MC_NUMBER,
    invoiceHeader: {
      consignor: { consignorName: bol.origin.name, address: addressOf(bol.origin) },
      consignee: { consigneeName: bol.destination.name, address: addressOf(bol.destination) },
      billingParty: { billingPartyName: bol.billTo.name, address: addressOf(bol.billTo) },
      terms: { billingTerms: bol.payment.terms, paymentTerms: 'Net 30' },
      invoiceNumber: pro,
      invoiceDate: dayOf(delivered),
      invoiceAmount: { currencyCode: 'USD', value: total.toFixed(2) },
    },
    invoiceCharges: charges.map(([chargeCode, dollars]) => ({
      chargeType: 'BASE_CHARGE',
      chargeCode,
      chargeUnitCode: 'FLAT',
      cost: { currencyCode: 'USD', value: dollars.toFixed(2) },
    })),
  };
}

function addressOf({ address1, city, stateProvince, postalCode, country }) {
  return { streetAddress: address1, locality: city, adminArea1: stateProvince, postalCode, countryCode: country };
}

/** The supporting documents of an invoice (DocumentResponse of the standard), of the asked types. */
export function documentsOf(invoice, types) {
  const { uniqueID, shipmentID, DOT, MC, invoiceHeader } = invoice;
  const { invoiceNumber, invoiceDate } = invoiceHeader;
  const documents = [
    ['INV', `Invoice ${invoiceNumber}. Demonstration.`],
    ['POD', `Proof of delivery, PRO ${invoiceNumber}. Received in good order. Demonstration.`],
  ]
    .filter(([documentType]) => types.length === 0 || types.includes(documentType))
    .map(([documentType, text]) => ({
      documentType,
      files: [{ id: fileId(uniqueID, documentType), content: pdfImage(text) }],
    }));
  return { uniqueID, shipmentID, DOT, MC, invoiceNumber, invoiceDate, documentSource: 'Demonstration', documents };
}

function fileId(...parts) {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 16);
}
