import { readFileSync, writeFileSync } from 'node:fs';
import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { readEvents } from '../support/event-reader.js';
import {
  type FactPlaces,
  OFFER_FACTS,
  OFFER_PLACES,
  type Place,
  REQUEST_FACTS,
  REQUEST_PLACES,
} from '../support/freight-facts/facts.js';
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
const MAILBOX = 'loads@carrier.test';
const SLOW = 120_000;
const DOCUMENT = new URL('../../../docs/freight-facts.md', import.meta.url);

/** Texts of a booked shipment by place, and the offer that was booked. */
type Booked = Record<Place, string> & { offer: unknown };

let carriers: DemoCarriers;
let proxy: RecordingProxy;
let app: TestApp;
let owner: SignedIn;
let ltl: Booked;
let dsdc: Booked;
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
  dsdc = await book(DSDC, LTL_REQUEST);
  ltl = { ...mailed, electronic: dsdc.electronic };
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
        version: 1,
        contacts: [{ purpose: 'tender', name: null, email: MAILBOX, phone: null, extension: null }],
      });
  }
}

/** What can be read of a shipment after booking: its API body, texts of documents and messages. */
async function book(scac: string, request: any): Promise<Booked> {
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
  if (request.customs)
    for (const kind of ['commercial-invoice', 'customs-invoice']) await client.post(`${path}/${kind}`, {});
  const shipment = (await client.get(path)).body;
  const documents: Partial<Record<string, string>> = {};
  for (const { id, kind, source } of shipment.documents)
    if (source !== 'carrier')
      documents[kind] = pdfText((await client.download(`${path}/documents/${id}`)).bytes, 'raw');
  const mails = await app.mails();
  const texts: Record<Place, string> = {
    shipment: JSON.stringify(shipment),
    bol: documents.BOL ?? '',
    rates: documents.RATE_CONFIRMATION ?? '',
    invoice: `${documents.COMMERCIAL_INVOICE} ${documents.CUSTOMS_INVOICE}`,
    email: mails.find(({ to, subject }) => to === MAILBOX && subject.includes(shipment.number))?.text ?? '',
    electronic: proxy.requests.map(({ body }) => body).join(' '),
  };
  return {
    offer,
    ...(Object.fromEntries(Object.entries(texts).map(([place, text]) => [place, inOneLine(text)])) as typeof texts),
  };
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

interface Source {
  body: unknown;
  booked: Booked;
}

interface Table {
  schema: string;
  facts: Readonly<Record<string, FactPlaces>>;
  places: readonly Place[];
  /** In order: a field is read where it has a value first. */
  sources: () => Source[];
}

const TABLES: Table[] = [
  {
    schema: 'QuoteRequestDto',
    facts: REQUEST_FACTS,
    places: REQUEST_PLACES,
    sources: () => [
      { body: LTL_REQUEST, booked: ltl },
      { body: TRUCKLOAD_REQUEST, booked: truckload },
    ],
  },
  {
    schema: 'OfferDto',
    facts: OFFER_FACTS,
    places: OFFER_PLACES,
    sources: () => [ltl, truckload, dsdc].map((booked) => ({ body: booked.offer, booked })),
  },
];

/** Texts that a place should show for the values of a field; null if the table says why it does not. */
function expectedIn(place: Place, leaf: string, places: FactPlaces, values: unknown[]): string[] | null {
  const shown = places[place];
  if (typeof shown === 'object') return null;
  const field = leaf.replace(/\[\]$/, '').split('.').at(-1);
  const plain = (value: unknown) => (place === 'shipment' ? `"${field}":${JSON.stringify(value)}` : String(value));
  return values.map((value) => inOneLine((shown ?? plain)(value)));
}

const findSource = ({ sources }: Table, leaf: string) =>
  sources()
    .map(({ body, booked }) => ({ booked, values: valuesAt(body, leaf) }))
    .find(({ values }) => values.length > 0);

describe.each(TABLES)('every field of $schema', (table) => {
  const leaves = leavesOf(table.schema);

  it('has a row', () => {
    expect(Object.keys(table.facts).sort()).toEqual(leaves.toSorted());
  });

  it('is read after booking where its row says', () => {
    const missing = leaves.flatMap((leaf) => {
      const places = table.facts[leaf] ?? {};
      const source = findSource(table, leaf);
      return table.places.flatMap((place) => {
        const expected = expectedIn(place, leaf, places, source?.values ?? []);
        if (expected === null) return [];
        if (source === undefined) return [`${leaf}: has no value in the requests`];
        return expected
          .filter((text) => !source.booked[place].includes(text))
          .map((text) => `${leaf}: ${place} has no ${text}`);
      });
    });
    expect(missing).toEqual([]);
  });
});

it('is listed in docs/freight-facts.md; WRITE_DOCS=true writes it', () => {
  const text = describeFacts();
  if (process.env.WRITE_DOCS === 'true') writeFileSync(DOCUMENT, text);
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(text);
});

const HEADINGS: Readonly<Record<Place, string>> = {
  shipment: 'Shipment',
  bol: 'Bill of lading',
  rates: 'Rate confirmation',
  invoice: 'Customs invoices',
  email: 'Tender email',
  electronic: 'eBOL and pickup request',
};

function describeFacts(): string {
  const tables = TABLES.map(({ schema, facts, places }) => {
    const cells = (leaf: string) => places.map((place) => describeCell(facts[leaf]?.[place]));
    const rows = leavesOf(schema).map((leaf) => row([`\`${leaf}\``, ...cells(leaf)]));
    const head = [
      row(['Field', ...places.map((place) => HEADINGS[place])]),
      row(['Field', ...places].map(() => '---')),
    ];
    return [`## ${schema.replace('Dto', '')}`, '', ...head, ...rows].join('\n');
  });
  return `${[INTRODUCTION, ...tables].join('\n\n')}\n`;
}

const INTRODUCTION = `# Where every quoted fact goes

Fields of the quote request and the offer, and where each can be read after booking. The test [freight-facts.spec.ts](../backend/test/api/freight-facts.spec.ts) books an LTL shipment with a tariff carrier and with a DSDC carrier and a refrigerated truckload, looks for every value, and writes this file with \`WRITE_DOCS=true\`.`;

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const describeCell = (shown: unknown) =>
  typeof shown === 'object' ? `– ${(shown as { because: string }).because}` : 'yes';
