import type { RatedPlace } from '../../../../rating/index.js';
import type { ConnectorRateRequest } from '../../connector.js';
import type { ConnectionOptions } from '../../connector-setup.js';
import { postalCodeOf } from '../../freight-parts.js';
import { requestedCodes } from '../../rate-parts.js';
import { GUARANTEE_CODES, ratePackaging, specialServices } from '../fedex-codes.js';
import { freightOf, type FedexLine, type FedexPackage } from '../fedex-freight.js';
import { accountOf, type FedexAccount, type FedexAddress } from '../fedex-parties.js';

interface AccountNumber {
  value: string;
}

/** Body of `POST /rate/v1/freight/rates/quotes`, limited to the fields in use. */
export interface RateMessage {
  accountNumber: AccountNumber;
  rateRequestControlParameters: { returnTransitTimes: true; variableOptions: 'FREIGHT_GUARANTEE' };
  freightRequestedShipment: {
    shipper: { address: FedexAddress };
    recipient: { address: FedexAddress };
    shippingChargesPayment: {
      paymentType: 'SENDER';
      payor: { responsibleParty: { accountNumber: AccountNumber } };
    };
    rateRequestType: ['ACCOUNT'];
    shipDateStamp: string;
    totalPackageCount: number;
    requestedPackageLineItems: FedexPackage[];
    freightShipmentDetail: {
      role: 'SHIPPER';
      totalHandlingUnits: number;
      lineItem: FedexLine[];
    } & RatePayer;
    freightShipmentSpecialServices?: { specialServiceTypes: string[] };
  };
}

/** The account that is invoiced: of a place of the shipment, or of a third party. */
type RatePayer =
  | { accountNumber: AccountNumber; fedExFreightBillingContactAndAddress: { address: FedexAddress } }
  | { alternateBillingParty: { accountNumber: AccountNumber; address: FedexAddress } };

/** Guarantees are asked for with every quote, because they are levels of service, not additional services. */
export function writeRateQuote(
  asked: ConnectorRateRequest,
  customerNumber: string | null,
  options: ConnectionOptions,
): RateMessage {
  const { request, origin, destination, derived } = asked;
  const codes = requestedCodes(asked);
  const account = accountOf(customerNumber, options);
  const freight = freightOf(
    request.handlingUnits,
    { units: request.units ?? 'imperial' },
    ratePackaging,
    (row) => derived.units[row]?.densityClass,
  );
  const services = specialServices(codes.filter((code) => !GUARANTEE_CODES.includes(code))).services;
  return {
    accountNumber: { value: account.number },
    rateRequestControlParameters: { returnTransitTimes: true, variableOptions: 'FREIGHT_GUARANTEE' },
    freightRequestedShipment: {
      shipper: { address: addressOf(origin, codes.includes('REP')) },
      recipient: { address: addressOf(destination, codes.includes('RES')) },
      shippingChargesPayment: {
        paymentType: 'SENDER',
        payor: { responsibleParty: { accountNumber: { value: account.freightNumber } } },
      },
      rateRequestType: ['ACCOUNT'],
      shipDateStamp: request.pickup.on,
      totalPackageCount: freight.packages.length,
      requestedPackageLineItems: freight.packages,
      freightShipmentDetail: {
        role: 'SHIPPER',
        ...payerOf(account),
        totalHandlingUnits: freight.handlingUnits,
        lineItem: freight.lines,
      },
      ...(services.length === 0 ? {} : { freightShipmentSpecialServices: { specialServiceTypes: services } }),
    },
  };
}

function payerOf({ type, freightNumber, address }: FedexAccount): RatePayer {
  const accountNumber = { value: freightNumber };
  return type === 'bill_to'
    ? { alternateBillingParty: { accountNumber, address } }
    : { accountNumber, fedExFreightBillingContactAndAddress: { address } };
}

function addressOf(place: RatedPlace, residential: boolean): FedexAddress {
  return {
    city: place.city ?? '',
    stateOrProvinceCode: place.state ?? '',
    postalCode: postalCodeOf(place),
    countryCode: place.country,
    residential,
  };
}
