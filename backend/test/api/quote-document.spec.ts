import { createQuote, quoteRequest } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { untranslated } from '../support/untranslated.js';
import { ACTIVE_PDF_KEYS, pdfObjects, pdfText } from '../support/pdf.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
}, 60_000);
afterAll(() => app.close());

const path = (quote: { id: string }) => `/api/v1/quotes/${quote.id}/document`;
const dollars = ({ amount }: { amount: number }) =>
  (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

/** `2026-12-04 10:30`. */
const inChicago = (iso: string) =>
  new Date(iso).toLocaleString('sv-SE', { timeZone: 'America/Chicago', dateStyle: 'short', timeStyle: 'short' });

it('is a PDF of the quote with every offer and a matching file name, and must not be cached', async () => {
  const quote = await createQuote(owner);
  const { status, headers, bytes } = await owner.client.download(path(quote));
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${quote.number}.pdf"`,
    'cache-control': 'private, no-store',
    'content-length': String(bytes.length),
  });
  const text = pdfText(bytes);
  for (const part of [
    quote.number,
    'Riverside Tile',
    'Acme DC',
    'Chicago, IL 60601 US',
    'Dallas, TX 75201 US',
    '2 PAT',
    'Aluminium fittings, boxed',
    'Liftgate at delivery',
    'Cheapest',
    'CO2e',
  ]) {
    expect(text).toContain(part);
  }
  for (const offer of quote.offers) {
    expect(text).toContain(`(${offer.carrier.scac})`);
    expect(text).toContain(`${dollars(offer.total)} USD`);
  }
  expect(text).toContain(quote.offers[0].co2e.factor);
  expect(text.match(/Cheapest/g)).toHaveLength(1);
});

it('prints a repeated warning once, times in the origin’s zone, and complete postal codes', async () => {
  const { handlingUnits, stops } = quoteRequest();
  const row = { ...handlingUnits[0]!, length: 200, count: 1 };
  const quote = await createQuote(owner, {
    handlingUnits: [row, row, row, row],
    stops: [
      { ...stops[0]!, postalCode: '60601-1234' },
      { ...stops[1]!, country: 'CA', postalCode: 'H3B4W5', city: 'Montreal', state: 'QC' },
    ],
  });
  const messages: string[] = quote.derived.warnings.map(({ message }: { message: string }) => message);
  const repeated = messages.find((message, index) => messages.indexOf(message) !== index)!;
  expect(repeated).toBeDefined();
  expect(quote.offers.length).toBeGreaterThan(1);
  const text = pdfText((await owner.client.download(path(quote))).bytes).replace(/\s+/g, ' ');
  expect(text.split(repeated)).toHaveLength(2);
  expect(text).toMatch(/rated \d{4}-\d\d-\d\d \d\d:\d\d C[SD]T/);
  for (const { validUntil } of quote.offers) expect(text).toContain(inChicago(validUntil));
  // Of each offer, and of the rating.
  expect(text.match(/\bCST\b/g)).toHaveLength(quote.offers.length + 1);
  expect(text).not.toContain('UTC');
  expect(text).toContain('60601-1234');
  expect(text).toContain('H3B 4W5');
});

it('contains no price without price permission', async () => {
  const quote = await createQuote(owner);
  const viewer = await signInAs(app, owner.companyId, 'viewer');
  const { status, bytes } = await viewer.client.download(path(quote));
  const text = pdfText(bytes);
  expect(status).toBe(200);
  expect(text).toContain('Your role does not show prices.');
  expect(text).not.toMatch(/USD|\$/);
  for (const offer of quote.offers) expect(text).not.toContain(dollars(offer.total));
});

it('is refused for the dock, without a session, and for another company', async () => {
  const quote = await createQuote(owner);
  const dock = await signInAs(app, owner.companyId, 'dock');
  const stranger = await signUp(app, { companyName: 'Hilltop Stone' });
  expect(await dock.client.get(path(quote))).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect((await app.client().get(path(quote))).status).toBe(401);
  expect((await stranger.client.get(path(quote))).status).toBe(404);
});

it('prints user input as text', async () => {
  const hostile = ')\\ /JS (x) /URI <script>alert(1)</script> \u202Eשלום 🎉';
  const [origin, destination] = quoteRequest().stops;
  const commodities = [{ description: hostile, pieces: 1, packagingType: 'BOX', weight: 1_000, freightClass: '70' }];
  const quote = await createQuote(owner, {
    stops: [{ ...origin, name: hostile }, destination],
    handlingUnits: [{ ...quoteRequest().handlingUnits[0], commodities }],
  });
  const { bytes } = await owner.client.download(path(quote));
  expect(pdfText(bytes)).toContain('<script>alert(1)</script>');
  expect(pdfObjects(bytes)).not.toMatch(ACTIVE_PDF_KEYS);
});

/** Words that French or Spanish has too, and what the request and the stored rating say. */
const SAME = ['DESTINATION', 'Mode', 'Volume', 'SERVICES', 'SERVICE', 'TOTAL'];
const ENTERED =
  /Riverside|Acme|Oak|Dock|, IL|, TX|PAT|Aluminium|Demo |\(ZZ|[Cc]lass|miles|interline|direct|estimate|inspection|demo|CST/;

it.each(['fr-CA', 'es-US'])('has its form in the language of a reader in %s', async (language) => {
  const quote = await createQuote(owner);
  const inLanguage = async (accepted: string) => {
    const response = await owner.client.open(path(quote), { 'Accept-Language': accepted });
    return pdfText(Buffer.from(await response.arrayBuffer()));
  };
  const [english, other] = [await inLanguage('en-US'), await inLanguage(language)];
  expect(untranslated(english, other, SAME).filter((part) => !ENTERED.test(part))).toEqual([]);
});
