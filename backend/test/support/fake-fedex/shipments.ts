import { pdf } from '../pdf-builder.js';
import { type Answer, Check, failed, ok } from './answers.js';
import {
  type Address,
  checkAddress,
  checkLines,
  checkPayer,
  checkServices,
  type Line,
  type Payer,
  SERVICES,
  SHIP_PACKAGING,
} from './parts.js';

interface Party {
  address?: Address;
  contact?: { companyName?: string; personName?: string; phoneNumber?: string };
}

export interface ShipRequest {
  accountNumber?: { value?: string };
  labelResponseOptions?: string;
  freightRequestedShipment?: {
    shipDatestamp?: string;
    pickupType?: string;
    serviceType?: string;
    packagingType?: string;
    shipper?: Party;
    recipient?: Party & { deliveryInstructions?: string };
    shippingChargesPayment?: { paymentType?: string };
    freightShipmentSpecialServices?: {
      specialServiceTypes?: string[];
      freightGuaranteeDetail?: { freightGuaranteeType?: string; guaranteeTimestamp?: string };
    };
    freightShipmentDetail?: Payer & {
      role?: string;
      totalHandlingUnits?: number;
      lineItem?: Line[];
      printedReferences?: { printedReferenceType?: string; value?: string }[];
    };
    labelSpecification?: { imageType?: string; labelStockType?: string };
    requestedPackageLineItems?: object[];
  };
}

/** A shipment that the carrier has. */
export interface Created {
  proNumber: string;
  bolNumber: string;
  request: ShipRequest;
}

/** Why the shipment is refused; null if it is accepted. */
export function shipRefusal({ accountNumber, ...request }: ShipRequest, account: string, today: string): Answer | null {
  const check = new Check();
  const shipment = request.freightRequestedShipment ?? {};
  const detail = shipment.freightShipmentDetail;
  check.that(accountNumber?.value === account, 'ACCOUNT.NUMBER.INVALID', 'The account number is not valid.');
  check.among(request.labelResponseOptions, ['URL_ONLY', 'LABEL'], 'LABELRESPONSEOPTIONS.INVALID');
  check.that((shipment.shipDatestamp ?? today) >= today, 'SHIPDATE.INVALID', 'The ship date cannot be in the past.');
  check.among(shipment.serviceType, SERVICES, 'SERVICETYPE.INVALID');
  check.filled(shipment.pickupType, 'PICKUPTYPE.MISSING');
  check.filled(shipment.packagingType, 'PACKAGINGTYPE.MISSING');
  for (const [name, party] of [
    ['SHIPPER', shipment.shipper],
    ['RECIPIENT', shipment.recipient],
  ] as const) {
    checkAddress(check, party?.address, name, true);
    check.that(
      /^\d{10,15}$/.test(party?.contact?.phoneNumber ?? ''),
      `${name}.PHONE.INVALID`,
      'A phone number is required.',
    );
    check.filled(party?.contact?.companyName ?? party?.contact?.personName, `${name}.CONTACT.MISSING`);
  }
  check.among(
    shipment.shippingChargesPayment?.paymentType,
    ['SENDER', 'RECIPIENT', 'THIRD_PARTY'],
    'PAYMENTTYPE.INVALID',
  );
  check.among(detail?.role, ['SHIPPER', 'CONSIGNEE'], 'ROLE.INVALID');
  checkPayer(check, detail, account);
  checkLines(check, detail?.lineItem, SHIP_PACKAGING);
  for (const { description } of detail?.lineItem ?? []) check.filled(description, 'LINEITEM.DESCRIPTION.MISSING');
  check.that((detail?.totalHandlingUnits ?? 0) > 0, 'HANDLINGUNITS.INVALID', 'Handling units are required.');
  const { specialServiceTypes: services, freightGuaranteeDetail: guarantee } =
    shipment.freightShipmentSpecialServices ?? {};
  checkServices(check, services);
  if (services?.includes('FREIGHT_GUARANTEE')) {
    check.among(guarantee?.freightGuaranteeType, ['GUARANTEED_DATE', 'GUARANTEED_MORNING'], 'GUARANTEE.INVALID');
    check.that(
      /^\d{4}-\d{2}-\d{2}$/.test(guarantee?.guaranteeTimestamp ?? ''),
      'GUARANTEE.DATE.INVALID',
      'A date is required.',
    );
  }
  check.filled(shipment.labelSpecification?.imageType, 'LABEL.IMAGETYPE.MISSING');
  check.filled(shipment.labelSpecification?.labelStockType, 'LABEL.STOCKTYPE.MISSING');
  check.that((shipment.requestedPackageLineItems ?? []).length > 0, 'PACKAGES.MISSING', 'Packages are required.');
  return check.problems.length > 0 ? failed(check.problems) : null;
}

/** `labels`: number of label files. */
export function shipAnswer({ proNumber, request }: Created, labels: number): Answer {
  const file = (contentType: string) => ({
    contentType,
    docType: 'PDF',
    encodedLabel: pdf({ catalog: `/Lang (${contentType} of ${proNumber})` }).toString('base64'),
  });
  return ok({
    transactionShipments: [
      {
        serviceType: request.freightRequestedShipment?.serviceType,
        masterTrackingNumber: proNumber,
        shipmentDocuments: [file('BILL_OF_LADING')],
        pieceResponses: Array.from({ length: labels }, () => ({ packageDocuments: [file('LABEL')] })),
      },
    ],
    alerts: [],
  });
}

export interface PickupRequest {
  associatedAccountNumber?: { value?: string };
  originDetail?: {
    pickupLocation?: Party;
    readyDateTimestamp?: string;
    customerCloseTime?: string;
  };
  freightPickupDetail?: {
    role?: string;
    payment?: string;
    lineItems?: { service?: string; trackingNumber?: { trackingNumber?: string }; totalHandlingUnits?: number }[];
  };
}

const SATURDAY = 6;

/** Why the pickup is refused; null if it is accepted. */
export function pickupRefusal(
  { associatedAccountNumber, originDetail: origin, freightPickupDetail: detail }: PickupRequest,
  account: string,
): Answer | null {
  const check = new Check();
  check.that(associatedAccountNumber?.value === account, 'ACCOUNT.NUMBER.INVALID', 'The account number is not valid.');
  checkAddress(check, origin?.pickupLocation?.address, 'PICKUP', true);
  check.that(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(origin?.readyDateTimestamp ?? ''),
    'PICKUP.READYDATE.INVALID',
    'The ready date is invalid.',
  );
  check.that(
    /^\d{2}:\d{2}:\d{2}$/.test(origin?.customerCloseTime ?? ''),
    'PICKUP.CLOSETIME.INVALID',
    'The close time is invalid.',
  );
  for (const { service } of detail?.lineItems ?? []) check.among(service, SERVICES, 'PICKUP.SERVICE.INVALID');
  const weekday = new Date(origin?.readyDateTimestamp ?? '').getUTCDay();
  check.that(weekday !== 0 && weekday !== SATURDAY, 'PICKUP.DATE.INVALID', 'Pickups are not available on weekends.');
  return check.problems.length > 0 ? failed(check.problems) : null;
}
