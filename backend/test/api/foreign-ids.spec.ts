import { setTimeout as delay } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { KEY_PERMISSIONS } from '../../src/contributions/permissions.js';
import { newId } from '../../src/platform/ids.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { makeKey } from '../support/api-keys.js';
import { apiOperations, pathOf, type ApiOperation } from '../support/api-operations.js';
import { contact, contactRow, importContacts } from '../support/contacts.js';
import { bookRequest, bookShipment, createQuote, quoteRequest } from '../support/freight.js';
import { addPartner, carrierInterchange, partnerSettings, sftpSettings, uploadX12 } from '../support/edi.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { importInvoices, invoiceOf, invoiceRow, uploadInvoice } from '../support/invoices.js';
import { mailsTo } from '../support/mails.js';
import { addClaim, claimOf } from '../support/claims.js';
import { pdfText } from '../support/pdf.js';
import { importQuotes, importRow, importSheet } from '../support/quote-imports.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { pdfFile, uploadForm } from '../support/uploads.js';
import { visible } from '../support/visible-answer.js';

const SLOW = 60_000;
/** Their digits can be those of a price by chance. */
const ID_OR_HASH = /(?<=_|\b)[0-9A-HJKMNP-TV-Z]{26}\b|\b[0-9a-f]{32,}\b/g;
const RANDOM = '01BX5ZZKBKACTAV9WEVGEMMVRZ';
/** Parameters that are not ids of company data: `uniqueId` and `invoiceNumber` are the carrier's, in signed requests. Every company has the same months. */
const NO_ID = ['source', 'month', 'uniqueId', 'invoiceNumber'];
/** Fewer requests than a company may have at a time. */
const AT_ONCE = 40;
/** They do not end. Their events are made by the presenters of the other operations. */
const STREAMS = ['streamQuoteEvents', 'followShipmentLive', 'streamNotifications'];
const operations = apiOperations();

let app: TestApp;
/** The caller, with all permissions in their own company. */
let owner: SignedIn;
let own: Ids;
/** Objects of a user in another company. */
let foreign: Ids;

type Ids = Record<
  | 'user'
  | 'company'
  | 'session'
  | 'passkey'
  | 'invitation'
  | 'domain'
  | 'carrier'
  | 'proBlock'
  | 'connection'
  | 'tariff'
  | 'quote'
  | 'offer'
  | 'shipment'
  | 'exception'
  | 'document'
  | 'share'
  | 'bill'
  | 'invoice'
  | 'claim'
  | 'invoiceImport'
  | 'invoiceFile'
  | 'product'
  | 'template'
  | 'view'
  | 'import'
  | 'export'
  | 'apiKey'
  | 'webhook'
  | 'delivery'
  | 'contact'
  | 'contactImport'
  | 'approvalRule'
  | 'approvalDelegation'
  | 'approval'
  | 'codingRule'
  | 'chargeCode'
  | 'accountingExport'
  | 'ediPartner'
  | 'interchange'
  | 'mailing',
  string
>;

/** Which id to use in a path, by the one or two words before it. */
const ID_AFTER: Record<string, keyof Ids> = {
  sessions: 'session',
  passkeys: 'passkey',
  associations: 'company',
  members: 'user',
  invitations: 'invitation',
  domains: 'domain',
  carriers: 'connection',
  'pro-blocks': 'proBlock',
  tariffs: 'tariff',
  quotes: 'quote',
  shipments: 'shipment',
  exceptions: 'exception',
  documents: 'document',
  shares: 'share',
  'charges/received': 'bill',
  invoices: 'invoice',
  claims: 'claim',
  products: 'product',
  templates: 'template',
  'saved-views': 'view',
  imports: 'import',
  exports: 'export',
  'api-keys': 'apiKey',
  webhooks: 'webhook',
  deliveries: 'delivery',
  contacts: 'contact',
  'contacts/imports': 'contactImport',
  'invoices/imports': 'invoiceImport',
  'invoices/files': 'invoiceFile',
  'approval-rules': 'approvalRule',
  'approval-delegations': 'approvalDelegation',
  approvals: 'approval',
  'coding-rules': 'codingRule',
  'charge-codes': 'chargeCode',
  'accounting/exports': 'accountingExport',
  'edi/partners': 'ediPartner',
  'edi/interchanges': 'interchange',
  'reports/mailings': 'mailing',
};

/** Paths whose `carriers/{id}` is the carrier's id instead of the connection's. */
const OF_CARRIER = /carriers\/\{id\}\/(profile|settings|pro-blocks)/;

const PRODUCT = { description: 'Ceramic tile', packagingType: 'BOX', freightClass: '70' };
const CHARGE_CODE = { scac: 'ZZGL', carrierCode: 'CBD', code: 'MNC' };
const CODING_RULE = {
  name: 'Every invoice',
  on: true,
  conditions: [],
  accounts: { other: '5100' },
  split: { by: 'fixed', shares: [{ costCenter: '100', basisPoints: 10_000 }] },
};
const APPROVAL_RULE = {
  name: 'Every booking',
  on: true,
  conditions: [],
  approvers: { roles: ['manager'], userIds: [] },
  secondStep: null,
  stop: false,
};
const FREIGHT = { handlingUnits: quoteRequest().handlingUnits };

const INVOICE = {
  number: 'I-1',
  billedOn: '2026-11-30',
  currency: 'USD',
  total: 100,
  lines: [{ code: 'RES', amount: 100 }],
};

/** Request bodies that would succeed with the caller's own id. */
const BODIES: Record<string, () => object> = {
  updateQuote: () => ({ ...quoteRequest(), revision: 1 }),
  cancelQuote: () => ({ reason: 'not mine' }),
  addShipmentEvent: () => ({ type: 'note', occurredAt: '2026-11-20T14:00:00Z', reason: 'not mine' }),
  recordLoading: () => ({ key: RANDOM, loadedAt: '2026-11-20T14:00:00Z', seal: 'not mine' }),
  matchInvoice: () => ({ version: 1, reference: 'S-000001' }),
  decideInvoice: () => ({ version: 1, kind: 'hold' }),
  addClaim: () => claimOf(),
  changeClaim: () => ({ version: 1, ...claimOf() }),
  addClaimMessage: () => ({ direction: 'note', text: 'not mine' }),
  addClaimDocuments: () => ({ version: 1, documentIds: [`doc_${RANDOM}`] }),
  addClaimStep: () => ({ version: 1, kind: 'file' }),
  addDisputeMessage: () => ({ direction: 'note', text: 'not mine' }),
  changeShipmentException: () => ({ resolution: 'not mine' }),
  notifyConsignee: () => ({ to: 'dock@outside.test', subject: 'not mine', text: 'not mine' }),
  tenderShipment: () => ({ offerId: `ofr_${RANDOM}`, acceptedTotal: { amount: 1, currency: 'USD' } }),
  cancelShipment: () => ({ reason: 'not mine' }),
  changeShipmentCustoms: () => ({ version: 1, customs: {} }),
  placeDocumentHold: () => ({ reason: 'not mine' }),
  requestShipmentDocument: () => ({ kind: 'POD' }),
  changeShipment: () => ({ version: 1, instructions: 'not mine' }),
  bookQuote: () => bookRequest({ id: `ofr_${RANDOM}`, total: { amount: 1, currency: 'USD' } }),
  updateTariff: () => ({ withdrawn: true }),
  changeConnection: () => ({ enabled: false }),
  saveCarrierSettings: () => ({ version: 1, closedOn: [], inspectionFee: 1 }),
  saveCarrierProfile: () => ({ version: 1, modes: ['LTL'], customerNumber: null, contacts: [] }),
  addProBlock: () => ({ from: '1000000', to: '1000099', checkRule: 'none' }),
  changeMember: () => ({ role: 'dock' }),
  approveMember: () => ({ role: 'dock' }),
  changeWebhook: () => ({ enabled: false }),
  changeDomain: () => ({ autoJoin: true }),
  renamePasskey: () => ({ name: 'stolen' }),
  changeProduct: () => ({ ...PRODUCT, version: 1 }),
  changeContact: () => contact({ version: 1 }),
  mergeContact: () => ({ otherId: own.contact }),
  changeTemplate: () => ({ name: 'not mine', freight: FREIGHT, version: 1 }),
  shareShipment: () => ({ scope: 'tracking' }),
  followShipment: () => ({ mode: 'follow' }),
  changeView: () => ({ name: 'not mine' }),
  createShipmentLabels: () => ({ format: '4x6' }),
  uploadShipmentDocument: () => uploadForm(pdfFile()),
  changeApprovalRule: () => ({ ...APPROVAL_RULE, version: 1 }),
  changeCodingRule: () => ({ ...CODING_RULE, version: 1 }),
  codeInvoice: () => ({ lines: [{ glAccount: '5100', costCenter: '100', amount: 100 }], reason: 'not mine' }),
  saveEdiSftp: () => sftpSettings(),
  confirmEdiHostKey: () => ({ fingerprint: `SHA256:${'a'.repeat(43)}` }),
  changeEdiPartner: () => ({ ...partnerSettings('ZZAA'), version: 1 }),
  approveApproval: () => ({ acceptedTotal: { amount: 1, currency: 'USD' } }),
  rejectApproval: () => ({ reason: 'not mine' }),
};

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app, { companyName: 'Riverside Tile' });
  own = await thingsOf(owner);
  foreign = await thingsOf(await signUp(app, { companyName: 'Hilltop Stone' }));
}, SLOW);
afterAll(() => app.close());

/** One object of every type with an id. */
async function thingsOf(who: SignedIn): Promise<Ids> {
  const { client, userId, companyId } = who;
  const quote = await createQuote(who);
  const { shipmentId } = await bookShipment(who);
  await app.deliverOutbox();
  const passkey = newId('pky');
  await app.database.database.query(
    `INSERT INTO passkey (id, user_id, credential_id, public_key, signature_counter, transports, synced, name, created_at) VALUES (?, ?, ?, 'x', 0, '', false, 'key', NOW())`,
    [passkey, userId, passkey],
  );
  const exception = newId('exc');
  await app.database.database.query(
    `INSERT INTO shipment_exception (company_id, id, shipment_id, kind, severity, opened_at) VALUES (?, ?, ?, 'late', 2, NOW())`,
    [companyId, exception, shipmentId],
  );
  const webhook = await webhookWithDelivery(client);
  const [carrier] = (await client.get('/api/v1/company/carriers')).body.items;
  const first = async (path: string): Promise<string> => (await client.get(path)).body.items[0].id;
  return {
    user: userId,
    company: companyId,
    session: await first('/api/v1/me/sessions'),
    passkey,
    invitation: (await client.post('/api/v1/company/invitations', { email: 'guest@outside.test', role: 'dock' })).body
      .id,
    domain: (await client.post('/api/v1/company/domains', { domain: 'outside.test', proof: 'dns' })).body.id,
    carrier: carrier.id,
    proBlock: (await client.get(`/api/v1/company/carriers/${carrier.id}/profile`)).body.proNumbers.blocks[0].first,
    connection: carrier.connections[0].id,
    tariff: await first('/api/v1/company/tariffs'),
    quote: quote.id,
    offer: quote.offers[0].id,
    shipment: shipmentId,
    exception,
    document: await first(`/api/v1/shipments/${shipmentId}/documents`),
    bill: await billOf(companyId, carrier.connections[0].id, shipmentId),
    invoice: (await client.post('/api/v1/invoices', INVOICE)).body.id,
    claim: await addClaim(app, client, shipmentId),
    invoiceImport: (await importInvoices(client, importSheet(invoiceRow()))).body.id,
    invoiceFile: (await uploadInvoice(client, pdfFile())).body.id,
    share: (await client.post(`/api/v1/shipments/${shipmentId}/share`, { scope: 'tracking' })).body.id,
    product: (await client.post('/api/v1/company/products', PRODUCT)).body.id,
    template: (await client.post('/api/v1/company/templates', { name: 'Tile', freight: FREIGHT })).body.id,
    view: (await client.post('/api/v1/me/saved-views', { area: 'quotes', name: 'Mine', query: 'status=quoted' })).body
      .id,
    export: (await client.post('/api/v1/company/exports')).body.id,
    import: (await importQuotes(client, importSheet(importRow()))).body.id,
    contact: (await client.post('/api/v1/contacts', contact())).body.id,
    contactImport: (await importContacts(client, importSheet(contactRow({ name: 'Peachtree Interiors' })))).body.id,
    apiKey: (await client.post('/api/v1/company/api-keys', { name: 'ERP', permissions: ['quote.read'] })).body.id,
    codingRule: (await client.post('/api/v1/accounting/coding-rules', CODING_RULE)).body.id,
    chargeCode: (await client.post('/api/v1/company/charge-codes', CHARGE_CODE)).body.id,
    accountingExport: await accountingExportOf(companyId),
    ...(await ediOf(client, carrier.scac)),
    mailing: await mailingOf(who),
    ...webhook,
    ...(await approvalOf(who)),
  };
}

async function approvalOf(who: SignedIn): Promise<Pick<Ids, 'approvalRule' | 'approvalDelegation' | 'approval'>> {
  const { client, companyId } = who;
  const { userId: toUserId } = await signInAs(app, companyId, 'manager');
  const rules = '/api/v1/company/approval-rules';
  const { id } = (await client.post(rules, APPROVAL_RULE)).body;
  const quote = await createQuote(who);
  const booking = bookRequest(quote.offers[0]);
  const key = { 'idempotency-key': 'approval' };
  const { approvalId } = (await client.post(`/api/v1/quotes/${quote.id}/book`, booking, key)).body;
  // Other bookings of the company need no approval.
  await client.patch(`${rules}/${id}`, { ...APPROVAL_RULE, on: false, version: 1 });
  const period = { startsAt: '2026-11-20T00:00:00Z', endsAt: '2036-11-20T00:00:00Z' };
  const delegation = await client.post('/api/v1/approval-delegations', { toUserId, ...period });
  return { approvalRule: id, approvalDelegation: delegation.body.id, approval: approvalId };
}

async function mailingOf({ client, userId }: SignedIn): Promise<string> {
  const report = { area: 'reports', name: 'On time', query: 'report=on-time' };
  const viewId = (await client.post('/api/v1/me/saved-views', report)).body.id;
  const mailing = { viewId, every: 'week', onDay: 1, atTime: '07:00', recipients: [userId] };
  return (await client.post('/api/v1/reports/mailings', mailing)).body.id;
}

async function accountingExportOf(companyId: string): Promise<string> {
  const id = newId('axp');
  await app.database.database.query(
    `INSERT INTO accounting_export (company_id, id, number, month, format, invoice_count, body, created_by, created_by_name, created_at)
     VALUES (?, ?, 1, '2026-11', 'csv', 0, '{"totals": [], "files": []}', ?, 'Finance', NOW())`,
    [companyId, id, id],
  );
  return id;
}

async function ediOf(client: ApiClient, scac: string): Promise<Pick<Ids, 'ediPartner' | 'interchange'>> {
  const { id } = await addPartner(client, scac, { enabled: false });
  await client.put(`/api/v1/edi/partners/${id}/sftp`, sftpSettings());
  const text = carrierInterchange(scac, 1, '990', [`B1*${scac}*S-1*20261120*A`]);
  return { ediPartner: id, interchange: (await uploadX12(client, text)).body.items[0].id };
}

async function billOf(companyId: string, connectionId: string, shipmentId: string): Promise<string> {
  const id = newId('cbl');
  await app.database.database.query(
    `INSERT INTO carrier_bill (company_id, id, connection_id, shipment_id, kind, carrier_key, version, number, total, currency, sha256, original, received_at)
     VALUES (?, ?, ?, ?, 'invoice', 'inv', 1, 'I-1', 100, 'USD', '', '{}', NOW())`,
    [companyId, id, connectionId, shipmentId],
  );
  return id;
}

async function webhookWithDelivery(client: ApiClient): Promise<Pick<Ids, 'webhook' | 'delivery'>> {
  const { id } = (
    await client.post('/api/v1/company/webhooks', { url: 'https://erp.example/events', kinds: ['shipment.booked'] })
  ).body;
  return { webhook: id, delivery: (await client.post(`/api/v1/company/webhooks/${id}/test`)).body.id };
}

function call(operation: ApiOperation, ids: Readonly<Record<string, string>>): Promise<ApiAnswer> {
  const body = BODIES[operation.name]?.() ?? (['POST', 'PUT', 'PATCH'].includes(operation.method) ? {} : undefined);
  return owner.client.request(operation.method, pathOf(operation, ids), {
    body,
    headers: { 'idempotency-key': 'one of many' },
  });
}

/** Ids for the path of an operation, from a user's objects or made up. */
function idsFor({ path, parameters }: ApiOperation, things: Ids | null): Record<string, string> {
  return Object.fromEntries(
    parameters.map((parameter) => {
      const [, words = '', word = ''] = new RegExp(`((?:[\\w-]+/)?([\\w-]+))/\\{${parameter}\\}`).exec(path) ?? [];
      const kind = word === 'carriers' && OF_CARRIER.test(path) ? 'carrier' : (ID_AFTER[words] ?? ID_AFTER[word]);
      if (kind === undefined)
        throw new Error(`No test data for {${parameter}} of ${path}: add some, so that foreign ids are tried there.`);
      return [parameter, things?.[kind] ?? `${foreign[kind].slice(0, 4)}${RANDOM}`];
    }),
  );
}

describe('an id of another company answers like an unknown one', () => {
  const withIds = operations.filter(
    ({ parameters }) => parameters.length > 0 && !parameters.every((name) => NO_ID.includes(name)),
  );

  it('on more than twenty routes', () => expect(withIds.length).toBeGreaterThan(20));

  it.each(withIds.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s',
    async (_name, operation) => {
      const before = await stateOfForeign();
      const strange = await call(operation, idsFor(operation, foreign));
      const unknown = await call(operation, idsFor(operation, null));
      expect(strange.status).toBe(404);
      expect(visible(strange)).toEqual(visible(unknown));
      expect(await stateOfForeign()).toEqual(before);
    },
  );

  it('below an own shipment too', async () => {
    const download = (shipment: string, document: string) =>
      owner.client.get(`/api/v1/shipments/${shipment}/documents/${document}`);
    expect((await download(own.shipment, own.document)).status).toBe(200);
    const strange = await download(own.shipment, foreign.document);
    expect(strange.status).toBe(404);
    expect(visible(strange)).toEqual(visible(await download(own.shipment, `doc_${RANDOM}`)));
  });

  it('in a body', async () => {
    const transfer = (userId: string) => owner.client.post('/api/v1/company/ownership', { userId });
    expect(visible(await transfer(foreign.user))).toEqual(visible(await transfer(`usr_${RANDOM}`)));
    expect((await transfer(foreign.user)).status).toBe(404);
  });

  /** Requests whose body contains a foreign id. */
  const inBodies: [string, keyof Ids, string, (id: string) => Promise<ApiAnswer>][] = [
    ['contactId of a preview', 'contact', 'ctc', (id) => owner.client.post('/api/v1/rating/preview', withContact(id))],
    ['contactId of a quote', 'contact', 'ctc', (id) => owner.client.post('/api/v1/quotes', withContact(id))],
    [
      'contactId of a changed quote',
      'contact',
      'ctc',
      (id) => owner.client.put(`/api/v1/quotes/${own.quote}`, withContact(id)),
    ],
    [
      'otherId of a merge',
      'contact',
      'ctc',
      (id) => owner.client.post(`/api/v1/contacts/${own.contact}/merge`, { otherId: id }),
    ],
    [
      'ownerId of an exception',
      'user',
      'usr',
      (id) =>
        owner.client.patch(`/api/v1/shipments/${own.shipment}/exceptions/${own.exception}`, {
          ownerId: id,
        }),
    ],
    [
      'exceptionIds of a bulk change',
      'exception',
      'exc',
      (id) =>
        owner.client.post('/api/v1/shipments/exceptions/changes', { exceptionIds: [own.exception, id], ownerId: null }),
    ],
    [
      'shipmentIds to print',
      'shipment',
      'shp',
      (id) => owner.client.post('/api/v1/shipments/print', { shipmentIds: [own.shipment, id], kind: 'bol' }),
    ],
    [
      'offerId of a booking',
      'offer',
      'ofr',
      (id) =>
        owner.client.post(
          `/api/v1/quotes/${own.quote}/book`,
          bookRequest({ id, total: { amount: 1, currency: 'USD' } }),
          { 'idempotency-key': id },
        ),
    ],
  ];

  it.each(inBodies)('as the %s', async (_name, kind, prefix, send) => {
    const before = await stateOfForeign();
    const strange = await send(foreign[kind]);
    expect([404, 422]).toContain(strange.status);
    expect(visible(strange)).toEqual(visible(await send(`${prefix}_${RANDOM}`)));
    expect(await stateOfForeign()).toEqual(before);
  });

  it('an own contact is accepted, also after it was deleted', async () => {
    const { id } = (await owner.client.post('/api/v1/contacts', contact({ name: 'Passing' }))).body;
    expect((await owner.client.post('/api/v1/quotes', withContact(id))).status).toBe(201);
    await owner.client.request('DELETE', `/api/v1/contacts/${id}`);
    expect((await owner.client.post('/api/v1/quotes', withContact(id))).status).toBe(201);
  });

  it.each(['userId=', 'cursor='])('in a query (%s)', async (parameter) => {
    const list = (id: string) => owner.client.get(`/api/v1/company/activity?${parameter}${id}`);
    const cursor = (id: string) => Buffer.from(`2026-01-01T00:00:00.000Z ${id}`).toString('base64url');
    const written = (id: string) => (parameter === 'cursor=' ? cursor(id) : id);
    expect(visible(await list(written(foreign.user)))).toEqual(visible(await list(written(`usr_${RANDOM}`))));
    expect((await list(written(foreign.user))).body.items).toEqual([]);
  });

  it.each([
    '',
    ' ',
    '0',
    'null',
    "' OR 1=1 --",
    'ü',
    '\u0000',
    '..',
    '../company',
    'x'.repeat(300),
    'usr_01BX5ZZKBKACTAV9WEVGEMMVRZ%',
  ])('as does the invalid id %j', async (id) => {
    const answers = [];
    for (let first = 0; first < withIds.length; first += AT_ONCE) {
      const some = withIds.slice(first, first + AT_ONCE);
      const idsOf = ({ parameters }: ApiOperation) => Object.fromEntries(parameters.map((name) => [name, id]));
      answers.push(...(await Promise.all(some.map((operation) => call(operation, idsOf(operation))))));
    }
    expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([]);
  });
});

/** Text of every kind of response. */
function textOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (start === '%PDF') return pdfText(Buffer.from(bytes));
  return start === 'PK\u0003\u0004' ? Object.values(unzipSync(bytes)).map(textOf).join('\n') : strFromU8(bytes);
}

/** Queries of operations that need one. */
const QUERIES: Record<string, string> = {
  getReport: '?by=carrier&from=2026-11-01&to=2026-12-31',
  exportReport: '?by=carrier&from=2026-11-01&to=2026-12-31&format=csv',
};

describe('a member without prices', () => {
  const reads = operations.filter(
    ({ method, access, name }) => method === 'GET' && access === 'company' && !STREAMS.includes(name),
  );
  /** Amounts of at least ten dollars that the owner reads, by operation, in minor units. Whole dollars are not told from other numbers. */
  const amounts = new Map<string, number[]>();

  const idsOf = (operation: ApiOperation) =>
    operation.parameters.includes('month') ? { month: '2026-11' } : idsFor(operation, own);

  const read = async (client: ApiClient, operation: ApiOperation): Promise<string> => {
    const path = `${pathOf(operation, idsOf(operation))}${QUERIES[operation.name] ?? ''}`;
    return textOf((await client.download(path)).bytes);
  };
  const written = (minor: number) => [
    String(minor),
    String(minor / 100),
    (minor / 100).toFixed(2),
    (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
  ];

  beforeAll(async () => {
    for (const operation of reads) {
      const found = [...(await read(owner.client, operation)).matchAll(/"amount":(\d{4,})/g)].map(([, minor]) =>
        Number(minor),
      );
      const odd = found.filter((minor) => minor % 100 !== 0);
      if (odd.length > 0) amounts.set(operation.name, odd);
    }
  }, SLOW);

  it('would see some in many answers', () => {
    expect([...amounts.keys()]).toEqual(expect.arrayContaining(['getQuote', 'getShipment', 'listApprovals']));
    expect(amounts.size).toBeGreaterThanOrEqual(8);
  });

  it.each(['booker', 'viewer', 'dock', 'API key'] as const)(
    'sees none anywhere as a %s',
    async (role) => {
      const client =
        role === 'API key'
          ? await makeKey(
              app,
              owner,
              KEY_PERMISSIONS.filter((permission) => permission !== 'price.read'),
            )
          : await withoutPrices(role);
      const hidden = new Set([...amounts.values()].flat().flatMap(written));
      const shown: Record<string, string[]> = {};
      for (const operation of reads) {
        const text = (await read(client, operation)).replaceAll(ID_OR_HASH, '');
        const words = new Set(text.match(/\d[\d,.]*\d/g));
        const seen = [...words].filter((word) => hidden.has(word));
        if (seen.length > 0) shown[operation.name] = seen;
      }
      expect(shown).toEqual({});
    },
    SLOW,
  );

  it(
    'sees none in streams and emails, also of what they booked before',
    async () => {
      const booker = await signInAs(app, owner.companyId, 'booker');
      const viewer = await signInAs(app, owner.companyId, 'viewer');
      const { shipmentId, quoteId } = await bookedBy(booker);
      await owner.client.patch(`/api/v1/company/members/${booker.userId}`, { seesPrices: false });
      const read = { booker: await listen(booker, shipmentId), viewer: await listen(viewer, shipmentId) };
      await happenTo(shipmentId, quoteId);
      for (let tries = 0; tries < 100 && !(read.booker() && read.viewer()); tries += 1) await delay(100);
      expect([read.booker(), read.viewer()]).toEqual(Array(2).fill(expect.stringContaining('event: ')));
      const mailed = async ({ email }: SignedIn) =>
        (await mailsTo(app, email)).map(({ subject, text }) => [subject, text]);
      const texts = {
        streams: [read.booker(), read.viewer()].join(),
        mails: [...(await mailed(booker)), ...(await mailed(viewer))].join(),
      };
      expect(texts.mails).toMatch(/rejected/i);
      const hidden = new Set([...amounts.values()].flat().flatMap(written));
      for (const text of Object.values(texts)) {
        const words = text.replaceAll(ID_OR_HASH, '').match(/\d[\d,.]*\d/g) ?? [];
        expect(words.filter((word) => hidden.has(word))).toEqual([]);
        expect(text).not.toMatch(/"amount"|\$\s?\d|USD/);
      }
    },
    SLOW,
  );

  /** A shipment, and a request for approval of another booking. */
  async function bookedBy(booker: SignedIn): Promise<{ shipmentId: string; quoteId: string }> {
    const { shipmentId } = await bookShipment(booker);
    const rules = '/api/v1/company/approval-rules';
    const { items } = (await owner.client.get(rules)).body;
    const { version } = items.find(({ id }: { id: string }) => id === own.approvalRule);
    await owner.client.patch(`${rules}/${own.approvalRule}`, { ...APPROVAL_RULE, version });
    const quote = await createQuote(booker);
    const booking = bookRequest(quote.offers[0]);
    await booker.client.post(`/api/v1/quotes/${quote.id}/book`, booking, { 'idempotency-key': quote.id });
    await owner.client.patch(`${rules}/${own.approvalRule}`, { ...APPROVAL_RULE, on: false, version: version + 1 });
    return { shipmentId, quoteId: quote.id };
  }

  /** Lets the user be notified of everything at once, and returns what their streams have sent so far. */
  async function listen({ client }: SignedIn, shipmentId: string): Promise<() => string> {
    const preferences = '/api/v1/me/notification-preferences';
    const kinds = (await client.get(preferences)).body.kinds.filter(({ fixed }: { fixed: boolean }) => !fixed);
    await client.patch(preferences, {
      kinds: kinds.map(({ kind }: { kind: string }) => ({ kind, email: 'immediate' })),
      quietHours: null,
    });
    await client.put(`/api/v1/shipments/${shipmentId}/follow`, { mode: 'follow' });
    let text = '';
    for (const { name, ...operation } of operations.filter((one) => STREAMS.includes(one.name))) {
      const { body } = await client.open(
        pathOf({ name, ...operation }, { id: name === 'streamQuoteEvents' ? own.quote : shipmentId }),
      );
      const decoder = new TextDecoder();
      // Ends with the application.
      const reading = body?.pipeTo(new WritableStream({ write: (chunk) => void (text += decoder.decode(chunk)) }));
      reading?.catch(() => undefined);
    }
    return () => text;
  }

  async function happenTo(shipmentId: string, quoteId: string): Promise<void> {
    const { lines, number } = (await owner.client.get(`/api/v1/shipments/${shipmentId}`)).body;
    const invoice = invoiceOf(lines, { number: 'I-2', shipmentNumber: number });
    const { id } = (await owner.client.post('/api/v1/invoices', invoice)).body;
    await owner.client.post(`/api/v1/invoices/${id}/decisions`, { kind: 'approve', version: 1 });
    const note = { type: 'delayed', occurredAt: '2026-11-20T14:00:00Z', reason: 'The driver called.' };
    await owner.client.post(`/api/v1/shipments/${shipmentId}/events`, note);
    const { approval } = (await owner.client.get(`/api/v1/quotes/${quoteId}`)).body;
    const manager = await signInAs(app, owner.companyId, 'manager');
    const rejected = await manager.client.post(`/api/v1/approvals/${approval.id}/reject`, {
      reason: 'Book it on Monday.',
    });
    expect(rejected.status).toBe(200);
    await app.deliverOutbox();
  }

  async function withoutPrices(role: 'booker' | 'viewer' | 'dock'): Promise<ApiClient> {
    const { client, userId } = await signInAs(app, owner.companyId, role);
    if (role === 'booker') await owner.client.patch(`/api/v1/company/members/${userId}`, { seesPrices: false });
    return client;
  }
});

/** A quote whose first stop was filled from a contact. */
function withContact(contactId: string): object {
  const request = quoteRequest();
  return { ...request, stops: request.stops.map((stop, index) => (index === 0 ? { ...stop, contactId } : stop)) };
}

/** Observable state of the other company. */
async function stateOfForeign(): Promise<unknown> {
  const { database } = app.database;
  const tables = [
    'association',
    'invitation',
    'company_domain',
    'tariff',
    'quote',
    'shipment',
    'document',
    'share_link',
    'shipment_follow',
    'shipment_loading',
    'api_key',
    'webhook',
    'webhook_delivery',
    'contact',
  ];
  const rows = await Promise.all(
    tables.map((table) => database.query(`SELECT * FROM ${table} WHERE company_id = ?`, [foreign.company])),
  );
  return [
    ...rows,
    await database.query('SELECT name FROM passkey'),
    await database.query('SELECT revoked_at, company_id FROM user_session WHERE user_id = ?', [foreign.user]),
  ];
}
