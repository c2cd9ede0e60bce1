import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { KeyPermission } from '../../src/contributions/permissions.js';
import { MCP_TOOLS } from '../../src/modules/mcp/mcp-tools.js';
import type { McpTool } from '../../src/modules/mcp/mcp-tool.js';
import { Database } from '../../src/platform/database/database.js';
import { API_DOCUMENT_FILE } from '../../src/platform/openapi/serve-api-document.js';
import { makeKey, type KeyClient } from '../support/api-keys.js';
import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { bookRequest, createQuote, quoteRequest } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { invoiceOf } from '../support/invoices.js';
import { rawRequest } from '../support/raw-request.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const SLOW = 60_000;
const READING: KeyPermission[] = ['quote.read', 'shipment.read', 'document.read'];

let carriers: DemoCarriers;
let app: TestApp;
let owner: SignedIn;
let key: KeyClient;
const open: Client[] = [];

beforeAll(async () => {
  carriers = await startDemoCarriers();
  app = await startTestApp({ clock: new TestClock(), environment: carriers.environment });
  owner = await signUp(app);
  await enableOnly('ZZQC');
  key = await makeKey(app, owner);
}, SLOW);
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});
afterAll(async () => {
  await app.close();
  await carriers.stop();
});

/** Only this carrier responds over HTTP. */
async function enableOnly(scac: string): Promise<void> {
  const { items } = (await owner.client.get('/api/v1/company/carriers')).body;
  for (const { scac: found, connections } of items)
    for (const { id, connector } of connections)
      if (connector === 'dsdc') await owner.client.patch(`/api/v1/company/carriers/${id}`, { enabled: found === scac });
}

async function connect(token: string, headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1.0.0' });
  open.push(client);
  const requestInit = { headers: { authorization: `Bearer ${token}`, ...headers } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', app.url), { requestInit }));
  return client;
}

interface Answer {
  failed: boolean;
  text: string;
  content: any;
}

async function call(client: Client, name: string, input: object): Promise<Answer> {
  const result = (await client.callTool({ name, arguments: input as Record<string, unknown> })) as CallToolResult;
  const [first] = result.content;
  return {
    failed: result.isError === true,
    text: first?.type === 'text' ? first.text : '',
    content: result.structuredContent,
  };
}

/** The input of `book_shipment` for the cheapest offer. */
function bookInput(quote: any, changes: object = {}) {
  const [offer] = quote.offers;
  const request = bookRequest({ id: offer.offerId, total: offer.total });
  return { quote: quote.number, idempotencyKey: `order ${quote.number}`, ...request, ...changes };
}

async function quoted(client: Client): Promise<any> {
  return (await call(client, 'quote_shipment', quoteRequest())).content;
}

async function shipmentCount(quoteId: string): Promise<number> {
  const rows = await app.get(Database).query('SELECT id FROM shipment WHERE quote_id = ?', [quoteId]);
  return rows.length;
}

const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
/** Of a program that sends an origin, which must be the product's own. */
const headers = () => ({ accept: 'application/json, text/event-stream', origin: owner.client.origin });

describe('the list of tools', () => {
  it('names six tools, each with a complete schema of its input', async () => {
    const { tools } = await (await connect(key.token)).listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'quote_shipment',
      'compare_offers',
      'explain_charge',
      'book_shipment',
      'track_shipment',
      'list_documents',
    ]);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const accepts = tools.map(({ inputSchema }) => ajv.compile(inputSchema));
    expect(accepts[0]!({ ...quoteRequest(), declaredValue: { amount: '1200.00', currency: 'USD' } })).toBe(true);
    expect(accepts[0]!({ ...quoteRequest(), declaredValue: { amount: 120_000, currency: 'USD' } })).toBe(false);
    expect(accepts[3]!({ quote: 'Q-001001' })).toBe(false);
  });

  it('has the permission and the limits of the operations whose services they call', () => {
    const { paths } = JSON.parse(readFileSync(API_DOCUMENT_FILE, 'utf8'));
    const operations = Object.values(paths).flatMap((path) => Object.values(path as object));
    for (const { operation, permission, limits } of app.get<McpTool[]>(MCP_TOOLS as never)) {
      const found = operations.find(({ operationId }) => operationId === operation);
      expect([found?.['x-permission'], found?.['x-rate-limits'] ?? []]).toEqual([permission, limits]);
    }
  });

  it('has only the tools that the key may use', async () => {
    const { tools } = await (await connect((await makeKey(app, owner, READING)).token)).listTools();
    expect(tools.map(({ name }) => name)).toEqual(['compare_offers', 'track_shipment', 'list_documents']);
  });
});

describe('a shipment through the tools', () => {
  it(
    'is quoted with all carriers, compared, explained, booked, tracked and documented',
    async () => {
      const client = await connect(key.token);
      const quote = await call(client, 'quote_shipment', quoteRequest());
      expect(quote.failed).toBe(false);
      const { offers, waitingFor, number, quoteId } = quote.content;
      expect(offers.map(({ scac }: { scac: string }) => scac)).toContain('ZZQC');
      expect(waitingFor).toEqual([]);
      expect(offers[0].total).toEqual({ amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'USD' });
      expect(quote.text).toContain(`Quote ${number} (${quoteId}) is quoted: Chicago, IL 60601 to Dallas, TX 75201`);
      const { body } = await owner.client.get(`/api/v1/quotes/${quoteId}`);
      expect(body.offers.map(({ total }: any) => (total.amount / 100).toFixed(2))).toEqual(
        offers.map(({ total }: any) => total.amount),
      );

      const pair = [offers[0].offerId, offers.at(-1).offerId];
      const compared = await call(client, 'compare_offers', { quote: number, offerIds: pair });
      expect(compared.content.offers.map(({ offerId }: any) => offerId)).toEqual(pair);
      expect(compared.content.cheapestOfferId).toBe(pair[0]);

      const explained = await call(client, 'explain_charge', { quote: number, offerId: pair[0], charge: 'LINEHAUL' });
      const line = body.offers[0].lines.find(({ code }: { code: string }) => code === 'LINEHAUL');
      expect(explained.content.charges).toEqual([
        { ...line, amount: { amount: (line.amount.amount / 100).toFixed(2), currency: 'USD' } },
      ]);

      const booked = await call(client, 'book_shipment', bookInput(quote.content));
      expect(booked).toMatchObject({ failed: false, content: { status: 'booked', repeated: false } });
      const { shipmentNumber, shipmentId } = booked.content;

      const tracked = await call(client, 'track_shipment', { shipment: shipmentNumber });
      expect(tracked.content).toMatchObject({ shipmentId, status: 'booked', events: [{ type: 'booked' }] });
      expect(JSON.stringify(tracked.content)).not.toContain('amount');

      const { content } = await call(client, 'list_documents', { shipment: shipmentId });
      expect(content.documents).toMatchObject([{ kind: 'BOL', contentType: 'application/pdf' }]);
      const file = await key.open(new URL(content.documents[0].fileUrl).pathname);
      expect([file.status, (await file.text()).slice(0, 4)]).toEqual([200, '%PDF']);

      const ledger = await call(client, 'explain_charge', { shipment: shipmentNumber });
      expect(ledger.content.stages.map(({ stage, total }: any) => [stage, total])).toEqual([
        ['QUOTED', offers[0].total],
        ['BOOKED', offers[0].total],
      ]);
    },
    SLOW,
  );

  it('is explained with the price recomputed for the weight and class that an invoice bills', async () => {
    const client = await connect(key.token);
    const quote = await quoted(client);
    const byTariff = quote.offers.find(({ scac }: any) => scac !== 'ZZQC');
    const { content: booked } = await call(client, 'book_shipment', bookInput({ ...quote, offers: [byTariff] }));
    const billed = { shipmentNumber: booked.shipmentNumber, weight: 1_180, freightClass: '85', total: 50_000 };
    const invoice = invoiceOf([], { ...billed, lines: [{ code: 'LINEHAUL', amount: 50_000 }] });
    expect((await owner.client.post('/api/v1/invoices', invoice)).status).toBe(201);
    const { body: charges } = await owner.client.get(`/api/v1/shipments/${booked.shipmentId}/charges`);
    const [{ rerating }] = charges.invoices;
    const usd = (amount: number) => ({ amount: (amount / 100).toFixed(2), currency: 'USD' });
    const { text, content } = await call(client, 'explain_charge', { shipment: booked.shipmentNumber });
    expect(content).toMatchObject({
      rerating: null,
      invoices: [
        {
          rerating: {
            message: expect.stringMatching(/^Reweigh: 1,000 → 1,180 lb, class 70 → 85/),
            total: usd(rerating.total),
            difference: usd(rerating.difference),
            fuelDifference: usd(rerating.fuelDifference),
            unexplained: usd(50_000 - rerating.total),
          },
        },
      ],
    });
    expect(text).toContain(`Invoice I-1001: ${rerating.message}`);
  });

  it('is recorded in the activity log under the name of the key', async () => {
    const client = await connect(key.token);
    const { content } = await call(client, 'book_shipment', bookInput(await quoted(client)));
    const { body } = await owner.client.get(`/api/v1/shipments/${content.shipmentId}/activity`);
    expect(JSON.stringify(body.items)).toContain('ERP');
  });

  it('returns the offers that are there when the wait ends', async () => {
    const client = await connect(key.token);
    const { content } = await call(client, 'quote_shipment', { ...quoteRequest(), waitSeconds: 0 });
    expect(content.offers.length).toBeGreaterThan(0);
    expect(content.waitingFor).toEqual(['Demo Quick Connect']);
  });

  it('creates one quote however often it is repeated with its key', async () => {
    const client = await connect(key.token);
    const input = { ...quoteRequest(), waitSeconds: 0, idempotencyKey: 'order 1001' };
    const answers = await Promise.all([1, 2, 3].map(() => call(client, 'quote_shipment', input)));
    expect(new Set(answers.map(({ content }) => content.quoteId)).size).toBe(1);
    const other = await call(client, 'quote_shipment', { ...input, accessorials: [] });
    expect(other).toMatchObject({ failed: true, content: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });
});

describe('book_shipment', () => {
  it('creates one shipment however often it is repeated with its key', async () => {
    const client = await connect(key.token);
    const quote = await quoted(client);
    const input = bookInput(quote);
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(client, 'book_shipment', input)));
    const later = await call(client, 'book_shipment', input);
    expect(answers.map(({ failed }) => failed)).toEqual([false, false, false, false]);
    expect(new Set([...answers, later].map(({ content }) => content.shipmentId)).size).toBe(1);
    expect(later.content.repeated).toBe(true);
    expect(await shipmentCount(quote.quoteId)).toBe(1);
    const other = await call(client, 'book_shipment', { ...input, idempotencyKey: 'another' });
    expect(other).toMatchObject({ failed: true, content: { code: 'ALREADY_BOOKED' } });
    expect(await shipmentCount(quote.quoteId)).toBe(1);
  });

  it('shares its keys with the API', async () => {
    const client = await connect(key.token);
    const quote = await createQuote(owner);
    const { status, body } = await key.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(quote.offers[0]), {
      'idempotency-key': 'both ways',
    });
    expect(status).toBe(201);
    const compared = (await call(client, 'compare_offers', { quote: quote.number })).content;
    const total = { amount: (quote.offers[0].total.amount / 100).toFixed(2), currency: 'USD' };
    const input = { quote: compared.number, ...bookRequest({ id: quote.offers[0].id, total }) };
    const again = await call(client, 'book_shipment', { ...input, idempotencyKey: 'both ways' });
    expect(again.content).toMatchObject({ shipmentId: body.shipmentId, repeated: true });
  });

  it('books nothing and returns the current total if another total was accepted', async () => {
    const client = await connect(key.token);
    const quote = await quoted(client);
    const accepted = { amount: '1.00', currency: 'USD' };
    const refused = await call(client, 'book_shipment', bookInput(quote, { acceptedTotal: accepted }));
    const { total } = quote.offers[0];
    expect(refused).toMatchObject({
      failed: true,
      content: { code: 'PRICE_CHANGED', status: 409, params: { acceptedTotal: accepted, currentTotal: total } },
    });
    expect(refused.text).toContain(`The total is now $${total.amount}`);
    expect(await shipmentCount(quote.quoteId)).toBe(0);
    expect((await call(client, 'book_shipment', bookInput(quote))).failed).toBe(false);
  });

  it('requires the total and the key', async () => {
    const client = await connect(key.token);
    const { content } = await call(client, 'book_shipment', { quote: 'Q-001001' });
    expect(content.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
      expect.arrayContaining(['/acceptedTotal', '/idempotencyKey', '/offerId', '/pickup', '/stops']),
    );
  });
});

describe('invalid input', () => {
  it('is reported with every field at once, as by the API', async () => {
    const client = await connect(key.token);
    const input = { ...quoteRequest({ mode: 'balloon', handlingUnits: [] }), units: 'furlongs', colour: 'red' };
    const { failed, text, content } = await call(client, 'quote_shipment', {
      ...input,
      declaredValue: { amount: 1_200, currency: 'USD' },
      waitSeconds: 99,
    });
    const { body } = await key.post('/api/v1/quotes', input);
    const pointers = content.errors.map(({ pointer }: { pointer: string }) => pointer);
    expect([failed, content.code]).toEqual([true, 'VALIDATION_FAILED']);
    expect(content.errors).toEqual(expect.arrayContaining(body.errors));
    expect(pointers).toEqual(expect.arrayContaining(['/declaredValue/amount', '/waitSeconds', '/colour']));
    for (const pointer of pointers) expect(text).toContain(pointer);
  });

  it('includes errors that rating finds', async () => {
    const client = await connect(key.token);
    const pickup = { on: '2020-01-06', readyFrom: '10:00', closeAt: '16:00' };
    const { content } = await call(client, 'quote_shipment', quoteRequest({ pickup }));
    expect(content.errors.map(({ pointer }: { pointer: string }) => pointer)).toContain('/pickup/on');
  });

  it.each([
    [{}, ['/quote', '/offerId']],
    [{ quote: 'Q-001001' }, ['/offerId']],
    [{ quote: 'Q-001001', shipment: 'S-000301' }, ['/shipment']],
    [{ quote: '1', offerId: '2', shipment: '3' }, ['/quote', '/offerId', '/shipment']],
  ])('of explain_charge: %j', async (input, pointers) => {
    const { content } = await call(await connect(key.token), 'explain_charge', input);
    expect(content.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual(pointers.toSorted());
  });

  it('is refused for unknown offers and charges', async () => {
    const client = await connect(key.token);
    const quote = await quoted(client);
    const foreign = 'ofr_01BX5ZZKBKACTAV9WEVGEMMVRZ';
    const compared = await call(client, 'compare_offers', { quote: quote.number, offerIds: [foreign] });
    expect(compared.content.errors).toMatchObject([{ pointer: '/offerIds/0', code: 'OFFER_UNKNOWN' }]);
    const { offerId } = quote.offers[0];
    const explained = await call(client, 'explain_charge', { quote: quote.number, offerId, charge: 'TEA' });
    expect(explained.content.errors).toMatchObject([{ pointer: '/charge', code: 'CHARGE_UNKNOWN' }]);
  });

  it('with an unknown tool is an error of the protocol', async () => {
    await expect((await connect(key.token)).callTool({ name: 'sell_company' })).rejects.toThrow('no tool sell_company');
  });
});

describe('access', () => {
  it('needs a valid API key', async () => {
    await expect(connect('ldk_unknown')).rejects.toThrow('unknown, expired or revoked');
    expect(await app.client().post('/mcp', message('tools/list'), headers())).toMatchObject({ status: 401 });
    expect(await owner.client.post('/mcp', message('tools/list'), headers())).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
  });

  it('ends with the key', async () => {
    const revoked = await makeKey(app, owner);
    const client = await connect(revoked.token);
    await owner.client.request('DELETE', `/api/v1/company/api-keys/${revoked.keyId}`);
    await expect(client.listTools()).rejects.toThrow('unknown, expired or revoked');
  });

  it('is refused without the permission of the tool, and prices without price.read', async () => {
    const reading = await connect((await makeKey(app, owner, READING)).token);
    const quote = await quoted(await connect(key.token));
    for (const [tool, input] of [
      ['quote_shipment', quoteRequest()],
      ['book_shipment', bookInput(quote)],
      ['explain_charge', { quote: quote.number, offerId: quote.offers[0].offerId }],
    ] as const)
      expect(await call(reading, tool, input)).toMatchObject({ failed: true, content: { code: 'FORBIDDEN' } });
    const compared = await call(reading, 'compare_offers', { quote: quote.number });
    expect(compared.content.offers).toEqual([]);
    expect(compared.text).toContain('cannot see prices');
    const booking = await connect((await makeKey(app, owner, ['quote.book'])).token);
    expect(await call(booking, 'book_shipment', bookInput(quote))).toMatchObject({ content: { code: 'FORBIDDEN' } });
    expect(await shipmentCount(quote.quoteId)).toBe(0);
  });

  it('does not extend to another company: its ids and numbers are not found', async () => {
    const client = await connect(key.token);
    const quote = await quoted(client);
    const booked = (await call(client, 'book_shipment', bookInput(quote))).content;
    const other = await connect((await makeKey(app, await signUp(app))).token);
    const { offerId } = quote.offers[0];
    for (const [tool, input] of [
      ['compare_offers', { quote: quote.quoteId }],
      ['compare_offers', { quote: 'Q-999999' }],
      ['explain_charge', { quote: quote.quoteId, offerId }],
      ['explain_charge', { shipment: booked.shipmentId }],
      ['book_shipment', bookInput(quote, { quote: quote.quoteId })],
      ['track_shipment', { shipment: booked.shipmentId }],
      ['track_shipment', { shipment: booked.shipmentNumber }],
      ['list_documents', { shipment: booked.shipmentId }],
    ] as const)
      expect([tool, await call(other, tool, input)]).toMatchObject([tool, { content: { code: 'NOT_FOUND' } }]);
  });

  it('is refused from pages of other sites and for foreign hosts', async () => {
    await expect(connect(key.token, { origin: 'https://evil.example' })).rejects.toThrow('CROSS_SITE');
    const { status } = await rawRequest(app.url, 'POST /mcp HTTP/1.1', [
      'Host: evil.example',
      `Authorization: Bearer ${key.token}`,
      'Content-Length: 0',
    ]);
    expect(status).toBe(421);
  });

  it('is one message with each POST', async () => {
    const batch = [message('tools/list'), message('tools/list')];
    expect(await key.post('/mcp', batch, headers())).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    for (const method of ['GET', 'DELETE']) {
      const answer = await key.request(method, '/mcp', { headers: headers() });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it('counts against the limits of the API', async () => {
    const params = { name: 'quote_shipment', arguments: { ...quoteRequest(), waitSeconds: 0 } };
    const answer = await key.post('/mcp', message('tools/call', params), headers());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('ratelimit')).toMatch(/"api-key";r=\d+;t=\d+, "rating-company";r=\d+/);
  });
});
