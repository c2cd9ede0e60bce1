import { type Answer, Check, failed, ok } from './answers.js';
import {
  type Address,
  checkAddress,
  checkLines,
  checkPayer,
  checkServices,
  type Line,
  type Payer,
  RATE_PACKAGING,
} from './parts.js';

export interface RateRequest {
  accountNumber?: { value?: string };
  rateRequestControlParameters?: { returnTransitTimes?: boolean; variableOptions?: string };
  freightRequestedShipment?: {
    serviceType?: string;
    shipper?: { address?: Address };
    recipient?: { address?: Address };
    shipDateStamp?: string;
    requestedPackageLineItems?: { associatedFreightLineItems?: { id?: string }[] }[];
    freightShipmentDetail?: Payer & { role?: string; totalHandlingUnits?: number; lineItem?: Line[] };
    freightShipmentSpecialServices?: { specialServiceTypes?: string[] };
  };
}

const SERVICE_DOLLARS = 95;
/** Dollars for a guarantee. */
const GUARANTEED = { GUARANTEED_CLOSE_OF_BUSINESS: 60, GUARANTEED_MORNING: 110 };

/** Prices of both services, with and without guarantees. */
export function rateQuote(
  { accountNumber, rateRequestControlParameters: control, freightRequestedShipment: shipment = {} }: RateRequest,
  account: string,
  number: number,
  asList: boolean,
): Answer {
  const check = new Check();
  check.that(accountNumber?.value === account, 'ACCOUNT.NUMBER.INVALID', 'The account number is not valid.');
  checkAddress(check, shipment.shipper?.address, 'ORIGIN');
  checkAddress(check, shipment.recipient?.address, 'DESTINATION');
  const detail = shipment.freightShipmentDetail;
  check.among(detail?.role, ['SHIPPER', 'CONSIGNEE'], 'ROLE.INVALID');
  checkPayer(check, detail, account);
  checkLines(check, detail?.lineItem, RATE_PACKAGING);
  const packages = shipment.requestedPackageLineItems ?? [];
  check.that(packages.length > 0 && packages.length <= 100, 'PACKAGES.INVALID', 'One to 100 packages.');
  const ids = (detail?.lineItem ?? []).map(({ id }) => id);
  for (const { associatedFreightLineItems: items = [] } of packages)
    check.that(
      items.length > 0 && items.every(({ id }) => ids.includes(id)),
      'PACKAGE.ITEM.INVALID',
      'Unknown line item.',
    );
  const services = shipment.freightShipmentSpecialServices?.specialServiceTypes ?? [];
  checkServices(check, services);
  if (check.problems.length > 0) return failed(check.problems);
  const base = (detail?.lineItem ?? []).reduce((sum, { weight }) => sum + (weight?.value ?? 0), 0) / 4;
  const guarantees = control?.variableOptions === 'FREIGHT_GUARANTEE' ? Object.entries(GUARANTEED) : [];
  const rows = [
    { type: 'FEDEX_FREIGHT_PRIORITY', name: 'FedEx Freight® Priority', net: base, days: 'TWO_DAYS' },
    { type: 'FEDEX_FREIGHT_ECONOMY', name: 'FedEx Freight® Economy', net: base * 0.8, days: 'FIVE_DAYS' },
  ].flatMap((row) => [
    { ...row, guarantee: null, added: 0 },
    ...(row.type === 'FEDEX_FREIGHT_PRIORITY'
      ? guarantees.map(([guarantee, added]) => ({ ...row, guarantee, added }))
      : []),
  ]);
  const isTaxed = shipment.recipient?.address?.countryCode === 'CA' && shipment.shipper?.address?.countryCode === 'CA';
  return ok({
    rateReplyDetails: rows.map((row, index) => priced(row, services, `${number + index}`, asList, isTaxed)),
    quoteDate: '2026-11-20',
    alerts: [],
  });
}

interface Row {
  type: string;
  name: string;
  net: number;
  days: string;
  guarantee: string | null;
  added: number;
}

function priced(row: Row, services: readonly string[], quoteNumber: string, asList: boolean, isTaxed: boolean) {
  const round = (amount: number) => Math.round(amount * 100) / 100;
  const surCharges = [
    { type: 'FUEL', description: 'Fuel Surcharge', amount: round(row.net * 0.353) },
    ...services.map((type) => ({
      type,
      description: type.toLowerCase().replaceAll('_', ' '),
      amount: SERVICE_DOLLARS,
    })),
    ...(row.guarantee === null
      ? []
      : [{ type: 'FREIGHT_GUARANTEE', description: 'Freight Guarantee', amount: row.added }]),
  ];
  const fedex = round(row.net + surCharges.reduce((sum, { amount }) => sum + amount, 0));
  const total = isTaxed ? round(fedex * 1.13) : fedex;
  const price = (rateType: string, factor: number) => ({
    rateType,
    quoteNumber,
    totalNetCharge: round(total * factor),
    totalNetFedExCharge: round(fedex * factor),
    shipmentRateDetail: { currency: isTaxed ? 'CAD' : 'USD', surCharges },
  });
  return {
    serviceType: row.type,
    serviceName: row.name,
    customerMessages: [],
    ratedShipmentDetails: asList ? [price('LIST', 3), price('ACCOUNT', 1)] : price('ACCOUNT', 1),
    commit: { daysInTransit: row.days, ...(row.guarantee === null ? {} : { guaranteedType: row.guarantee }) },
  };
}
