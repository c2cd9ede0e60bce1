import { truncate } from '../../../../../platform/text/truncate.js';
import type { ConnectionOptions } from '../../connector-setup.js';
import { endOf, given, postalCodeOf } from '../../freight-parts.js';
import type { TenderedShipment } from '../../tenders.js';
import { pickupPackaging, STANDARD_SERVICE } from '../fedex-codes.js';
import { type FedexParty, partyOf } from '../fedex-parties.js';
import { type FedexPayment, paymentOf } from './payers.js';

const REMARKS_MAX = 500;

/** Body of `POST /pickup/v1/freight/pickups/`, limited to the fields in use. */
export interface PickupMessage {
  associatedAccountNumber: { value: string };
  originDetail: {
    pickupAddressType: 'OTHER';
    pickupLocation: FedexParty;
    /** Local time at the origin: the description writes `Z` after it. */
    readyDateTimestamp: string;
    customerCloseTime: string;
  };
  remarks?: string;
  freightPickupDetail: {
    accountNumber?: { value: string };
    alternateBilling?: FedexParty & { accountNumber: { value: string } };
    role: FedexPayment['role'];
    payment: FedexPayment['paymentType'];
    lineItems: {
      sequenceNumber: number;
      service: string;
      trackingNumber?: { trackingNumber: string };
      packaging: string;
      pieces: number;
      totalHandlingUnits: number;
      weight: { units: 'LB'; value: number };
      destination: { postalCode: string; countryCode: string };
    }[];
  };
}

/** The pickup request of a shipment; null if it has no pickup window. One line stands for the whole shipment. */
export function writePickup(
  shipment: TenderedShipment,
  proNumber: string | null,
  customerNumber: string | null,
  options: ConnectionOptions,
): PickupMessage | null {
  const { pickup, carrierService, handlingUnits, handlingUnitCount, totalWeight, accessorials } = shipment;
  if (!pickup.readyFrom || !pickup.closeAt) return null;
  const payment = paymentOf(shipment, customerNumber, options);
  const origin = endOf(shipment, 'origin');
  const destination = endOf(shipment, 'destination');
  const pieces = handlingUnits.flatMap(({ count, commodities }) => commodities.map((each) => each.pieces ?? count));
  return {
    associatedAccountNumber: payment.freightAccountNumber,
    originDetail: {
      pickupAddressType: 'OTHER',
      pickupLocation: partyOf(origin, accessorials.includes('REP')),
      readyDateTimestamp: `${pickup.on}T${pickup.readyFrom}:00Z`,
      customerCloseTime: `${pickup.closeAt}:00`,
    },
    ...given('remarks', origin.instructions && truncate(origin.instructions, REMARKS_MAX)),
    freightPickupDetail: {
      ...('alternateBillingParty' in payment.payer
        ? { accountNumber: payment.freightAccountNumber, alternateBilling: payment.payer.alternateBillingParty }
        : {}),
      role: payment.role,
      payment: payment.paymentType,
      lineItems: [
        {
          sequenceNumber: 1,
          service: carrierService?.code ?? STANDARD_SERVICE,
          ...(proNumber === null ? {} : { trackingNumber: { trackingNumber: proNumber } }),
          packaging: pickupPackaging(handlingUnits[0]?.type ?? ''),
          pieces: pieces.reduce((sum, count) => sum + count, 0),
          totalHandlingUnits: handlingUnitCount,
          weight: { units: 'LB', value: totalWeight },
          destination: { postalCode: postalCodeOf(destination), countryCode: destination.country },
        },
      ],
    },
  };
}
