import type { DocumentSettings } from '../../companies/index.js';
import type { BillTo, Payment, QuoteRequest, Stop } from '../../rating/index.js';
import type { BookedPayment } from '../../shipments/index.js';

/**
 * Terms and payer of a booking. Without terms in the request the company pays: prepaid if it ships, collect if it receives, otherwise as a third
 * party. `billTo` is null only for a company without an address.
 */
export function paymentOfBooking(
  { payment, stops }: Pick<QuoteRequest, 'payment' | 'stops'>,
  { companyName, payer }: DocumentSettings,
): BookedPayment {
  const company: BillTo | null = payer && {
    name: payer.name,
    ...payer.address,
    contact: payer.phone ? { name: payer.name, phone: payer.phone, email: payer.email } : null,
  };
  const origin = stops.find(({ type }) => type === 'origin');
  const destination = stops.find(({ type }) => type === 'destination');
  if (payment)
    return {
      terms: payment.terms,
      billTo: payment.billTo ?? defaultPayer(payment, company, destination),
      byCompany: !payment.billTo && payment.terms !== 'collect',
    };
  const isCompany = (stop: Stop | undefined): boolean =>
    stop !== undefined && ([companyName, company?.name].some((name) => hasName(stop, name)) || isAt(stop, company));
  const terms = company === null || isCompany(origin) ? 'prepaid' : isCompany(destination) ? 'collect' : 'third_party';
  return { terms, billTo: company, byCompany: true };
}

function defaultPayer({ terms }: Payment, company: BillTo | null, destination: Stop | undefined): BillTo | null {
  return terms === 'collect' && destination ? consignee(destination) : company;
}

function consignee({ name, address1, address2, city, state, postalCode, country, contact }: Stop): BillTo {
  return {
    name: name ?? '',
    address1: address1 ?? '',
    address2: address2 ?? null,
    city: city ?? '',
    state: state ?? '',
    postalCode,
    country,
    contact: contact ?? null,
  };
}

/** Sites are often named after the company: `Acme, Plant 1`. */
function hasName({ name }: Stop, company: string | null | undefined): boolean {
  return Boolean(company) && plain(name).startsWith(plain(company));
}

function isAt({ address1, postalCode }: Stop, company: BillTo | null): boolean {
  return (
    company !== null && plain(address1) === plain(company.address1) && area(postalCode) === area(company.postalCode)
  );
}

/** ZIP5, or the Canadian postal code. */
function area(postalCode: string): string {
  return plain(postalCode.split('-')[0]);
}

function plain(text: string | null | undefined): string {
  return (text ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
