import { ratesCsv } from '../fixtures/class-rates.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { contact, contactRow, importContacts } from '../support/contacts.js';
import { bookShipment } from '../support/freight.js';
import { SAMPLE_TERMS } from '../fixtures/sample-tariff.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { importQuotes, importRow, importSheet } from '../support/quote-imports.js';
import { uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { upload, PNG } from '../support/uploads.js';

const LONE = '\ud800';
/** "caf" and an e with acute accent in Latin-1: not UTF-8. */
const LATIN_1 = Buffer.from('caf\xe9', 'latin1');

let app: TestApp;
let owner: SignedIn;
let client: ApiClient;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  client = owner.client;
}, 60_000);
afterAll(() => app.close());

const pointersOf = ({ body }: ApiAnswer): string[] => body.errors.map(({ pointer }: { pointer: string }) => pointer);

describe('a lone surrogate in a JSON body is 422 with its pointer', () => {
  it.each<[string, string, unknown, string]>([
    ['a value', '/api/v1/company/api-keys', { name: `k${LONE}`, permissions: ['quote.read'] }, '/name'],
    ['a nested value', '/api/v1/contacts', contact({ people: [{ name: `\udc00Ada` }] }), '/people/0/name'],
    ['a property name', '/api/v1/contacts', contact({ [`a/${LONE}`]: 1 }), '/a~1\ufffd'],
    [
      'the email address of an anonymous user',
      '/api/v1/auth/login',
      { email: `${LONE}@a.test`, password: 'x' },
      '/email',
    ],
  ])('%s', async (_name, path, body, pointer) => {
    const answer = await client.post(path, body);
    expect(answer.status).toBe(422);
    expect(pointersOf(answer)).toEqual([pointer]);
    expect(answer.body.errors[0].code).toBe('ILL_FORMED_TEXT');
  });

  it('but a surrogate pair is accepted', async () => {
    const answer = await client.post('/api/v1/contacts', contact({ name: 'Lorry 🚚' }));
    expect(answer).toMatchObject({ status: 201, body: { name: 'Lorry 🚚' } });
  });
});

describe('bytes that are not UTF-8 are 400', () => {
  it('in a JSON body', async () => {
    const body = Buffer.concat([Buffer.from('{"email":"'), LATIN_1, Buffer.from('@a.test"}')]);
    const answer = await client.request('POST', '/api/v1/auth/password-reset', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED_JSON' } });
  });

  it('and another charset is 415', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-16' };
    const body = Buffer.from('{"email":"a@a.test"}', 'utf16le');
    expect(await client.request('POST', '/api/v1/auth/password-reset', { body, headers })).toMatchObject({
      status: 415,
    });
  });

  it.each([
    '/api/v1/contacts?q=caf%E9',
    '/api/v1/contacts?q=%ED%A0%80',
    '/api/v1/contacts?q=%',
    '/api/v1/quotes/caf%E9',
  ])('in %s', async (path) => {
    expect(await client.get(path)).toMatchObject({ status: 400, body: { code: 'MALFORMED_URL' } });
  });

  it('in an Idempotency-Key', async () => {
    const answer = await client.post('/api/v1/quotes/x/book', {}, { 'idempotency-key': 'caf\xe9' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_INVALID' } });
  });
});

describe('in uploads', () => {
  const broken = (text: string): Buffer => {
    const [before = '', after = ''] = text.split('@');
    return Buffer.concat([Buffer.from(before), LATIN_1, Buffer.from(after)]);
  };

  it('a CSV of contacts or quotes that is not UTF-8 is refused', async () => {
    const contacts = await importContacts(client, broken(importSheet(contactRow({ name: '@' }))));
    const quotes = await importQuotes(client, broken(importSheet(importRow({ description: '@' }))));
    for (const { status, body } of [contacts, quotes]) {
      expect(status).toBe(422);
      expect(body.messages).toMatchObject([{ code: 'ENCODING' }]);
    }
  });

  it('a rate sheet that is not UTF-8 is refused', async () => {
    const form = new FormData();
    form.set('terms', JSON.stringify(SAMPLE_TERMS));
    const rates = broken(ratesCsv('606', '752').replace('\n', ',@\n'));
    form.set('rates', new Blob([new Uint8Array(rates)]), 'rates.csv');
    const answer = await client.request('POST', '/api/v1/company/tariffs', { body: form });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain('ENCODING');
  });

  it('terms of a tariff with a lone surrogate are refused', async () => {
    const answer = await uploadTariff(client, { terms: { name: `x${LONE}` } });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain('MALFORMED_JSON');
  });

  it('a field or a file name that is not UTF-8 is refused', async () => {
    const { shipmentId } = await bookShipment(owner);
    const path = `/api/v1/shipments/${shipmentId}/documents`;
    expect(pointersOf(await sendForm(path, { note: LATIN_1, name: Buffer.from('a.png') }))).toEqual(['/note']);
    expect(pointersOf(await sendForm(path, { note: Buffer.from('a'), name: LATIN_1 }))).toEqual(['/file']);
    const kept = await upload(owner, shipmentId, PNG, { name: 'Lieferschein Mü.png', kind: 'OTHER' });
    expect(kept).toMatchObject({ status: 201, body: { fileName: 'Lieferschein Mü.png' } });
  });

  it.each([
    ['aligned', ''],
    ['shifted', '.'],
  ])('a CSV preserves characters split across chunks: %s', async (word, pad) => {
    const instructions = '🚚'.repeat(100);
    const rows = Array.from({ length: 90 }, (_, n) =>
      contactRow({
        name: `${100 + n} ${word}`,
        address1: `${pad.length}${n} Commerce St`,
        instructions: n === 0 ? `${instructions}${pad}` : instructions,
      }),
    );
    expect((await importContacts(client, importSheet(...rows))).status).toBe(201);
    await app.deliverOutbox();
    const { items } = (await client.get(`/api/v1/contacts?limit=100&q=${word}`)).body;
    expect(items).toHaveLength(90);
    expect(new Set(items.map((item: { instructions: string }) => item.instructions.replace('.', '')))).toEqual(
      new Set([instructions]),
    );
  });
});

/** Uploads a shipment document with bytes that a browser form cannot send. */
function sendForm(path: string, { note, name }: { note: Buffer; name: Buffer }): Promise<ApiAnswer> {
  const part = (head: Buffer, body: Buffer) => [
    Buffer.from('--b\r\n'),
    head,
    Buffer.from('\r\n\r\n'),
    body,
    Buffer.from('\r\n'),
  ];
  const disposition = (rest: Buffer) => Buffer.concat([Buffer.from('Content-Disposition: form-data; '), rest]);
  const file = Buffer.concat([Buffer.from('name="file"; filename="'), name, Buffer.from('"')]);
  const body = Buffer.concat([
    ...part(disposition(Buffer.from('name="kind"')), Buffer.from('OTHER')),
    ...part(disposition(Buffer.from('name="note"')), note),
    ...part(disposition(file), PNG),
    Buffer.from('--b--\r\n'),
  ]);
  return client.request('POST', path, { body, headers: { 'content-type': 'multipart/form-data; boundary=b' } });
}
