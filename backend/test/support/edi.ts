import type { ApiAnswer, ApiClient } from './api-client.js';
import { bookRequest, createQuote } from './freight.js';
import type { SignedIn } from './identity.js';
import { EXAMPLE_FUEL, uploadTariff } from './tariffs.js';

const TRUCKLOAD = {
  carrier: { scac: 'ZZTL', name: 'Example Truckload' },
  name: '2026 truckload',
  currency: 'USD',
  effectiveFrom: '2026-01-01',
  effectiveTo: '2026-12-31',
  modes: ['FTL'],
  basis: undefined,
  discountBps: undefined,
  minimumCharge: undefined,
  fuel: { index: 'US', base: '1.20', milesPerGallon: '6.0' },
  liabilityPerLoad: 10_000_000,
};
const RATES = 'origin,destination,equipment,rate_per_mile,minimum,transit_days\n606,752,DRYVAN,1.66,,\n';

/** Settings of a partner; the carrier of the sample tariffs is `ZZAA` or `ZZTL`. */
export function partnerSettings(scac: string, changes: object = {}) {
  return {
    enabled: true,
    test: false,
    ourQualifier: 'ZZ',
    ourId: 'ACME',
    ourGroupId: 'ACME',
    partnerQualifier: '02',
    partnerId: scac,
    partnerGroupId: scac,
    loadTenders: true,
    billsOfLading: true,
    customerNumber: '100200',
    ...changes,
  };
}

/** Makes the carrier with that SCAC an EDI partner. */
export async function addPartner(client: ApiClient, scac: string, changes: object = {}) {
  const { items } = (await client.get('/api/v1/company/carriers')).body;
  const { id: carrierId } = items.find((carrier: { scac: string }) => carrier.scac === scac);
  const { status, body } = await client.post('/api/v1/edi/partners', { carrierId, ...partnerSettings(scac, changes) });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

const GROUPS: Readonly<Record<string, string>> = { 214: 'QM', 990: 'GF', 210: 'IM', 997: 'FA' };

/** An interchange of a carrier with transactions of one set, each given by the lines between ST and SE. */
export function carrierInterchange(
  scac: string,
  control: number,
  set: keyof typeof GROUPS,
  ...transactions: readonly (readonly string[])[]
): string {
  const number = String(control).padStart(9, '0');
  const lines = [
    `ISA*00*          *00*          *02*${scac.padEnd(15)}*ZZ*${'ACME'.padEnd(15)}*261124*0915*U*00401*${number}*0*P*>`,
    `GS*${GROUPS[set]!}*${scac}*ACME*20261124*0915*${control}*X*004010`,
    ...transactions.flatMap((body, index) => {
      const id = String(index + 1).padStart(4, '0');
      return [`ST*${set}*${id}`, ...body, `SE*${body.length + 2}*${id}`];
    }),
    `GE*${transactions.length}*${control}`,
    `IEA*1*${number}`,
  ];
  return lines.map((line) => `${line}~\n`).join('');
}

/** Uploads X12 files. */
export function uploadX12(client: ApiClient, text: string): Promise<ApiAnswer> {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'application/edi-x12' }), 'x12.edi');
  return client.request('POST', '/api/v1/edi/interchanges', { body: form });
}

/** An SFTP server with a password. */
export function sftpSettings(changes: object = {}) {
  return {
    enabled: true,
    host: 'sftp.carrier.test',
    port: 22,
    userName: 'acme',
    authentication: 'password',
    password: 'open sesame',
    inboundFolder: '/inbox',
    inboundPattern: '*.edi',
    archiveFolder: null,
    outboundFolder: '/outbox',
    outboundName: '{set}-{control}.edi',
    version: 0,
    ...changes,
  };
}

/** Gives the company prices of a truckload carrier. Returns its SCAC. */
export async function useTruckloadTariff({ client }: SignedIn): Promise<string> {
  await client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
  await uploadTariff(client, { terms: TRUCKLOAD, rates: RATES });
  return TRUCKLOAD.carrier.scac;
}

/** Books a truckload at the price of that tariff. */
export async function bookTruckloadWith(
  owner: SignedIn,
  freight: object = {},
): Promise<{ shipmentId: string; shipmentNumber: string }> {
  const quote = await createQuote(owner, { mode: 'FTL', equipment: 'DRYVAN', accessorials: [], ...freight });
  const { status, body } = await owner.client.post(
    `/api/v1/quotes/${quote.id}/book`,
    bookRequest(quote.offers[0], freight),
    { 'idempotency-key': quote.id },
  );
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}
