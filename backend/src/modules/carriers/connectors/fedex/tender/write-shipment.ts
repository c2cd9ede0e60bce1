import type { ConnectionOptions } from '../../connector-setup.js';
import { endOf, given } from '../../freight-parts.js';
import { instructionText, unwrittenParts } from '../../tender-parts.js';
import type { TenderedShipment } from '../../tenders.js';
import { GUARANTEE_CODES, shipPackaging, specialServices, STANDARD_SERVICE } from '../fedex-codes.js';
import { type FedexLine, type FedexPackage, freightOf, freightProblem } from '../fedex-freight.js';
import { type FedexParty, partyOf } from '../fedex-parties.js';
import { type FedexPayment, paymentOf, type ShipPayer } from './payers.js';

const INSTRUCTIONS_MAX = 500;
/** Most packages of a shipment. */
const PACKAGES_MAX = 99;

interface Guarantee {
  freightGuaranteeType: 'GUARANTEED_MORNING' | 'GUARANTEED_DATE';
  guaranteeTimestamp: string;
}

/** Body of `POST /ship/v1/freight/shipments`, limited to the fields in use. */
export interface ShipMessage {
  accountNumber: { value: string };
  labelResponseOptions: 'LABEL';
  oneLabelAtATime: false;
  freightRequestedShipment: {
    shipDatestamp: string;
    pickupType: 'CONTACT_FEDEX_TO_SCHEDULE';
    serviceType: string;
    packagingType: 'YOUR_PACKAGING';
    totalWeight: number;
    totalPackageCount: number;
    shipper: FedexParty;
    recipient: FedexParty & { deliveryInstructions?: string };
    shippingChargesPayment: {
      paymentType: FedexPayment['paymentType'];
      payor: { responsibleParty: { accountNumber: { value: string } } };
    };
    rateRequestType: ['ACCOUNT'];
    freightShipmentSpecialServices?: { specialServiceTypes: string[]; freightGuaranteeDetail?: Guarantee };
    freightShipmentDetail: {
      role: FedexPayment['role'];
      totalHandlingUnits: number;
      lineItem: (FedexLine & { purchaseOrderNumber?: string })[];
      printedReferences: { printedReferenceType: string; value: string }[];
      collectTermsType?: 'STANDARD';
    } & ShipPayer;
    labelSpecification: { imageType: 'PDF'; labelFormatType: 'COMMON2D'; labelStockType: 'PAPER_LETTER' };
    shippingDocumentSpecification: {
      shippingDocumentTypes: ['FEDEX_FREIGHT_STRAIGHT_BILL_OF_LADING'];
      freightBillOfLadingDetail: { format: { stockType: 'PAPER_LETTER'; docType: 'PDF' } };
    };
    requestedPackageLineItems: FedexPackage[];
  };
}

/** Why the shipment cannot be sent in the carrier's format; null if it can. */
export function shipmentProblem(
  { handlingUnits, accessorials, stops, estimatedDeliveryOn }: TenderedShipment,
  { freightRequestedShipment: message }: ShipMessage,
): string | null {
  const { shipper, shippingChargesPayment: payment, requestedPackageLineItems: packages } = message;
  if (handlingUnits.some(({ commodities }) => commodities.some(({ hazmat }) => hazmat)))
    return 'its published description does not say how UN numbers are declared';
  if (new Set(stops.map(({ country }) => country)).size > 1)
    return 'its published description leaves open which customs documents it needs';
  if (accessorials.some((code) => code === 'EXPD' || code === 'TCS'))
    return 'expedited and time-critical shipments are arranged by telephone';
  if (accessorials.some((code) => GUARANTEE_CODES.includes(code)) && estimatedDeliveryOn === null)
    return 'the guaranteed delivery date is not known';
  if (!/^\d{10}$/.test(shipper.contact.phoneNumber)) return 'the shipper needs a telephone number of ten digits';
  if (payment.payor.responsibleParty.accountNumber.value === '')
    return 'the payer has no account number with the carrier';
  if (packages.length > PACKAGES_MAX) return `it has more than ${PACKAGES_MAX} handling units`;
  const { lineItem: lines, totalHandlingUnits: units } = message.freightShipmentDetail;
  return freightProblem({ lines, packages, handlingUnits: units });
}

/** Builds the shipment, for which the carrier returns the PRO number, the bill of lading and labels. */
export function writeShipment(
  shipment: TenderedShipment,
  customerNumber: string | null,
  options: ConnectionOptions,
): ShipMessage {
  const { accessorials, pickup, references, units, handlingUnits, totalWeight } = shipment;
  const payment = paymentOf(shipment, customerNumber, options);
  const freight = freightOf(handlingUnits, { units }, shipPackaging, () => undefined);
  const po = references.find(({ type }) => type === 'PO')?.value;
  return {
    accountNumber: payment.accountNumber,
    labelResponseOptions: 'LABEL',
    oneLabelAtATime: false,
    freightRequestedShipment: {
      shipDatestamp: pickup.on,
      pickupType: 'CONTACT_FEDEX_TO_SCHEDULE',
      serviceType: shipment.carrierService?.code ?? STANDARD_SERVICE,
      packagingType: 'YOUR_PACKAGING',
      totalWeight,
      totalPackageCount: freight.packages.length,
      shipper: partyOf(endOf(shipment, 'origin'), accessorials.includes('REP')),
      recipient: {
        ...partyOf(endOf(shipment, 'destination'), accessorials.includes('RES')),
        ...given('deliveryInstructions', instructionsOf(shipment)),
      },
      shippingChargesPayment: {
        paymentType: payment.paymentType,
        payor: { responsibleParty: { accountNumber: payment.freightAccountNumber } },
      },
      rateRequestType: ['ACCOUNT'],
      ...specialServicesOf(shipment),
      freightShipmentDetail: {
        role: payment.role,
        ...payment.payer,
        totalHandlingUnits: freight.handlingUnits,
        lineItem: freight.lines.map((line) => ({ ...line, ...given('purchaseOrderNumber', po) })),
        printedReferences: referencesOf(shipment),
        ...(payment.role === 'CONSIGNEE' ? { collectTermsType: 'STANDARD' as const } : {}),
      },
      labelSpecification: { imageType: 'PDF', labelFormatType: 'COMMON2D', labelStockType: 'PAPER_LETTER' },
      shippingDocumentSpecification: {
        shippingDocumentTypes: ['FEDEX_FREIGHT_STRAIGHT_BILL_OF_LADING'],
        freightBillOfLadingDetail: { format: { stockType: 'PAPER_LETTER', docType: 'PDF' } },
      },
      requestedPackageLineItems: freight.packages,
    },
  };
}

/** The BOL number, by which the shipment is looked up, our shipment number, the quote number and the purchase order. */
function referencesOf({ bolNumber, number, references }: TenderedShipment) {
  const po = references.find(({ type }) => type === 'PO')?.value;
  return [
    { printedReferenceType: 'BILL_OF_LADING', value: bolNumber },
    { printedReferenceType: 'SHIPPER_ID_NUMBER', value: number },
    ...(po === undefined ? [] : [{ printedReferenceType: 'PO_NUMBER', value: po }]),
  ];
}

function specialServicesOf({ accessorials, estimatedDeliveryOn }: TenderedShipment) {
  const { services } = specialServices(accessorials);
  const type = accessorials.some((code) => code === 'GTD_AM' || code === 'GTD_NOON')
    ? ('GUARANTEED_MORNING' as const)
    : accessorials.includes('GTD_PM')
      ? ('GUARANTEED_DATE' as const)
      : null;
  if (services.length === 0 && type === null) return {};
  return {
    freightShipmentSpecialServices: {
      specialServiceTypes: [...services, ...(type === null ? [] : ['FREIGHT_GUARANTEE'])],
      ...(type === null
        ? {}
        : {
            freightGuaranteeDetail: { freightGuaranteeType: type, guaranteeTimestamp: estimatedDeliveryOn ?? '' },
          }),
    },
  };
}

/** Instructions, delivery requirement, quote number, and services and values for which the message has no field. */
function instructionsOf(shipment: TenderedShipment): string | null {
  const { instructions, stops, accessorials, carrierQuoteNumber } = shipment;
  const parts = [
    stops.find(({ type }) => type === 'destination')?.instructions,
    instructions,
    ...unwrittenParts(shipment, specialServices(accessorials).unknown),
    carrierQuoteNumber && `Quote ${carrierQuoteNumber}`,
  ];
  return instructionText(parts, INSTRUCTIONS_MAX);
}
