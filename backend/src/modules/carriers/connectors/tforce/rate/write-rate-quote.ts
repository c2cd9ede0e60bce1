import type { ConnectorRateRequest } from '../../connector.js';
import type { ConnectionOptions } from '../../connector-setup.js';
import { requestedCodes } from '../../rate-parts.js';
import { serviceOptions, STANDARD_SERVICE } from '../tforce-codes.js';
import { quotedCommodities, type TforceCommodity } from '../tforce-freight.js';
import { addressOf, quotePayment, type TforceAddress, type TforcePayment } from '../tforce-parties.js';

interface Place {
  address: TforceAddress;
  isResidential: boolean;
}

/** Body of `POST /rating/getRate`, limited to the fields in use. */
export interface RateMessage {
  requestOptions: {
    serviceCode: string;
    pickupDate: string;
    /** LTL only, without ground packages. */
    type: 'L';
    densityEligible: false;
    timeInTransit: true;
    quoteNumber: true;
    customerContext: string;
  };
  shipFrom: Place;
  shipTo: Place;
  payment: TforcePayment<{ address: TforceAddress }>;
  serviceOptions: { pickup: string[]; delivery: string[] };
  commodities: TforceCommodity[];
}

export function writeRateQuote(asked: ConnectorRateRequest, options: ConnectionOptions): RateMessage {
  const { request, origin, destination, derived, reference } = asked;
  const codes = requestedCodes(asked);
  const { pickup, delivery } = serviceOptions(codes);
  const system = { units: request.units ?? 'imperial' };
  return {
    requestOptions: {
      serviceCode: STANDARD_SERVICE,
      pickupDate: request.pickup.on,
      type: 'L',
      densityEligible: false,
      timeInTransit: true,
      quoteNumber: true,
      customerContext: reference,
    },
    shipFrom: { address: addressOf(origin), isResidential: codes.includes('REP') },
    shipTo: { address: addressOf(destination), isResidential: codes.includes('RES') },
    payment: quotePayment(options),
    serviceOptions: { pickup, delivery },
    commodities: request.handlingUnits.flatMap((unit, row) =>
      quotedCommodities(unit, system, derived.units[row]?.densityClass),
    ),
  };
}
