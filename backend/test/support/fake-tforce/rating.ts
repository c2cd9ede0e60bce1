import { type Answer, Check, notConforming, ok } from './answers.js';
import {
  type Address,
  checkAddress,
  checkCommodities,
  checkServices,
  type Commodity,
  type ServiceOptions,
  SERVICES,
} from './parts.js';

export interface RateRequest {
  requestOptions?: { serviceCode?: string; pickupDate?: string; type?: string; quoteNumber?: boolean };
  shipFrom?: { address?: Address };
  shipTo?: { address?: Address };
  payment?: { payer?: { address?: Address }; billingCode?: string };
  serviceOptions?: ServiceOptions;
  commodities?: Commodity[];
}

const SERVICE_DOLLARS = 175;
const DISCOUNT = 0.75;
const FUEL = 0.334;
/** What guarantees cost, of the net freight. */
const GUARANTEES: Readonly<Record<string, number>> = { '309': 0.25, '334': 0.35 };

const money = (amount: number) => amount.toFixed(2);

/** Prices of standard and guaranteed service. `accountZip`: the payer without it gets full rates. */
export function rateQuote(request: RateRequest, accountZip: string, quoteNumber: string, without: string[]): Answer {
  const check = new Check();
  const { requestOptions: options, shipFrom, shipTo, payment, serviceOptions, commodities = [] } = request;
  check.among(options?.serviceCode, SERVICES, 'serviceCode');
  check.among(options?.type, ['L', 'F', 'B'], 'type');
  check.that(/^\d{4}-\d{2}-\d{2}$/.test(options?.pickupDate ?? ''), 'pickupDate is not a date.');
  checkAddress(check, shipFrom?.address, 'shipFrom');
  checkAddress(check, shipTo?.address, 'shipTo');
  checkAddress(check, payment?.payer?.address, 'payer');
  check.among(payment?.billingCode, ['10', '30', '40'], 'billingCode');
  checkServices(check, serviceOptions);
  checkCommodities(check, commodities);
  if (check.problems.length > 0) return notConforming(check.problems.join(' '));
  const isKnown = payment?.payer?.address?.postalCode === accountZip;
  const gross = commodities.reduce((sum, { weight }) => sum + (weight?.weight ?? 0), 0);
  const added = [...(serviceOptions?.pickup ?? []), ...(serviceOptions?.delivery ?? [])];
  const detail = ['308', '309', '334'].map((code) =>
    without.includes(code)
      ? { detailStatus: { code: 'NFO', message: 'Rate not found.' }, service: { code }, rate: [] }
      : priced(code, isKnown ? gross * (1 - DISCOUNT) : gross, gross, added, isKnown),
  );
  return ok(detail, without.length > 0 ? 'PRT' : 'OK', options?.quoteNumber ? { quoteNumber } : {});
}

function priced(code: string, net: number, gross: number, added: readonly string[], isKnown: boolean) {
  const guarantee = net * (GUARANTEES[code] ?? 0);
  const fuel = Math.round((net + guarantee) * FUEL * 100) / 100;
  const rate = (name: string, value: number, unit = 'USD') => ({
    code: name,
    description: name,
    value: money(value),
    unit,
  });
  const total = net + guarantee + fuel + added.length * SERVICE_DOLLARS;
  return {
    detailStatus: { code: '1', message: 'success' },
    alerts: isKnown ? [] : [{ code: '688', message: 'Full rates returned: the payer has no account at this ZIP.' }],
    service: { code, description: code === '308' ? 'LTL' : 'Guaranteed' },
    rate: [
      rate('DSCNT', gross - net),
      rate('DSCNT_RATE', DISCOUNT * 100, '%'),
      ...(guarantee > 0 ? [rate('GRTD_SUR', guarantee)] : []),
      ...added.map((option) => rate(option, SERVICE_DOLLARS)),
      rate('FUEL_SUR', fuel),
      rate('LND_GROSS', gross),
      rate('AFTR_DSCNT', net),
    ],
    shipmentCharges: { total: { value: money(total), currency: 'USD' } },
    timeInTransit: { timeInTransit: '3', unit: 'DAY' },
  };
}
