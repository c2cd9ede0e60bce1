import { readFileSync, writeFileSync } from 'node:fs';
import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { readEvents } from '../support/event-reader.js';
import { type FactPlaces, PLACES, REQUEST_FACTS, type Shown } from '../support/freight-facts/facts.js';
import { leavesOf, valuesAt } from '../support/freight-facts/leaves.js';
import { LTL_REQUEST, TRUCKLOAD_REQUEST } from '../support/freight-facts/requests.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { pdfText } from '../support/pdf.js';
import { type RecordingProxy, startRecordingProxy } from '../support/recording-proxy.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const CARRIERS = '/api/v1/company/carriers';
/** Carriers of the demonstration: tariff and email, DSDC, truckload. */
const MAIL = 'ZZNB';
const DSDC = 'ZZQC';
const TRUCK = 'ZZIF';
const SLOW = 120_000;

let carriers: DemoCarriers;
let proxy: RecordingProxy;
let app: TestApp;
let owner: SignedIn;
let ltl: Booked;
let truckload: Booked;

beforeAll(async () => {
  carriers = await startDemoCarriers();
  proxy = await startRecordingProxy(carriers.url);
  const environment = {
    DEMONSTRATION: 'true',
    DEMO_CARRIERS_URL: proxy.url,
    EGRESS_ALLOW_CARRIERS: `127.0.0.1:${proxy.port}`,
  };
  app = await startTestApp({ clock: new TestClock(), environment });
  owner = await signUp(app);
  await setUpCarriers();
  const mailed = await book(MAIL, LTL_REQUEST);
  const { electronic } = await book(DSDC, LTL_REQUEST);
  ltl = { ...mailed, electronic };
  truckload = await book(TRUCK, TRUCKLOAD_REQUEST);
}, SLOW);
afterAll(async () => {
  await app.close();
  await proxy.close();
  await carriers.stop();
});

async function setUpCarriers() {
  for (const { id, scac, connections } of (await owner.client.get(CARRIERS)).body.items) {
    if (![MAIL, DSDC, TRUCK].includes(scac))
      for (const connection of connections)
        await owner.client.patch(`${CARRIERS}/${connection.id}`, { enabled: false });
    else if (scac !== DSDC)
      await owner.client.put(`${CARRIERS}/${id}/profile`, {
        modes: [scac === TRUCK ? 'FTL' : 'LTL'],
        customerNumber: null,
        contacts: [{ purpose: 'tender', name: null, email: 'loads@carrier.test', phone: null, extension: null }],
      });
  }
}

/** What can be read of a shipment after booking: its API body, texts of documents and messages. */
async function book(scac: string, request: any) {
  const { client } = owner;
  const quote = (await client.post('/api/v1/quotes', request)).body;
  if (!quote.id) throw new Error(JSON.stringify(quote));
  await readEvents(client, `/api/v1/quotes/${quote.id}/events`);
  const { offers } = (await client.get(`/api/v1/quotes/${quote.id}`)).body;
  const offer = offers.find(({ carrier }: any) => carrier.scac === scac);
  proxy.requests.length = 0;
  const booked = await client.post(
    `/api/v1/quotes/${quote.id}/book`,
    {
      offerId: offer.id,
      acceptedTotal: offer.total,
      stops: request.stops.map(({ type, contact, instructions = null }: any) => ({ type, contact, instructions })),
      pickup: request.pickup,
      references: [],
      instructions: null,
    },
    { 'idempotency-key': quote.id },
  );
  expect(booked.status).toBe(201);
  await app.deliverOutbox();
  const path = `/api/v1/shipments/${booked.body.shipmentId}`;
  await client.post(`${path}/rate-confirmation`, {});
  if (request.customs) { await client.post(`${path}/commercial-invoice`, {}); await client.post(`${path}/customs-invoice`, {}); }
  const shipment = (await client.get(path)).body;
  const texts = new Map<string, string>();
  for (const { id, kind, source } of (await client.get(`${path}/documents`)).body.items)
    if (source !== 'carrier') texts.set(kind, pdfText((await client.download(`${path}/documents/${id}`)).bytes, 'raw'));
  const mails = (await app.mails()).filter(({ to, subject }) => to === 'loads@carrier.test' && subject.includes(shipment.number));
  return {
    offer,
    shipment: JSON.stringify(shipment),
    bol: texts.get('BOL')!,
    rates: texts.get('RATE_CONFIRMATION')!,
    invoice: [...texts].filter(([k]) => /INVOICE/.test(k)).map(([, t]) => t).join('\n'),
    email: mails.map(({ text }) => text).join('\n'),
    electronic: proxy.requests.filter(({ method, path: p }) => method !== 'GET' && !p.includes('ratequote')).map(({ body }) => body).join('\n'),
  };
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What a place shows of the values of a field, or why it shows nothing. */
function cellOf(leaf: string, shown: Shown | undefined, place: string, values: unknown[], booked: Booked) {
  if (typeof shown === 'object') return { text: `– (${shown.because})`, missing: [] };
  const name = leaf.replace(/\[\]$/, '').split('.').at(-1);
  const show = shown ?? ((value: unknown) => (place === 'shipment' ? `"${name}":${JSON.stringify(value)}` : String(value)));
  const expected = values.map((value) => (show as (value: unknown) => string)(value));
  const text = inOneLine(booked[place as keyof Booked]);
  return { text: 'yes', missing: expected.filter((one) => !text.includes(inOneLine(one))) };
}
it('dump', () => {
  const leaves = leavesOf('QuoteRequestDto');
  const problems: string[] = [];
  for (const leaf of leaves) {
    const places = REQUEST_FACTS[leaf];
    if (!places) { problems.push(`NO ROW ${leaf}`); continue; }
    const inLtl = valuesAt(LTL_REQUEST, leaf);
    const [values, booked] = inLtl.length > 0 ? [inLtl, ltl] : [valuesAt(TRUCKLOAD_REQUEST, leaf), truckload];
    for (const place of PLACES) {
      const { missing } = cellOf(leaf, places[place], place, values, booked as Booked);
      if (missing.length) problems.push(`${leaf} ${place}: ${missing.join(' | ')}`);
    }
    if (values.length === 0 && PLACES.some((place) => typeof places[place] !== 'object')) problems.push(`NO VALUE ${leaf}`);
  }
  for (const row of Object.keys(REQUEST_FACTS)) if (!leaves.includes(row)) problems.push(`STALE ${row}`);
  writeFileSync('/tmp/ff/problems.txt', problems.join('\n'));
  writeFileSync('/tmp/ff/all.json', JSON.stringify({ ltl, truckload }, null, 1));
});
