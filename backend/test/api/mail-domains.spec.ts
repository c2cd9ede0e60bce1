import { TxtRecords } from '../../src/modules/companies/domains/domain-proof.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { mailAbout, mailsTo } from '../support/mails.js';
import { actionsOf, associationOf, codeOf } from '../support/membership.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const CODE = /^[\w-]{43}$/m;

let app: TestApp;
let owner: SignedIn;
/** DNS records by name. */
const records = new Map<string, string[]>();

beforeAll(async () => {
  app = await startTestApp();
  Object.assign(app.get(TxtRecords), { of: (name: string) => Promise.resolve(records.get(name) ?? []) });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  records.clear();
  owner = await signUp(app, { companyName: 'Riverside Tile' });
});

const claim = ({ client }: SignedIn, domain: unknown, proof: unknown = 'dns') =>
  client.post('/api/v1/company/domains', { domain, proof });
const verify = ({ client }: SignedIn, id: string, body: object = {}) =>
  client.post(`/api/v1/company/domains/${id}/verify`, body);
const change = ({ client }: SignedIn, id: string, autoJoin: unknown) =>
  client.patch(`/api/v1/company/domains/${id}`, { autoJoin });
const release = ({ client }: SignedIn, id: string) => client.request('DELETE', `/api/v1/company/domains/${id}`);
const offersTo = async ({ client }: SignedIn) => (await client.get('/api/v1/me/associations')).body.offers;

/** Claims a domain and proves it by its DNS record. */
async function prove(who: SignedIn, domain: string): Promise<string> {
  const { body } = await claim(who, domain);
  records.set(body.record.name, ['something else', body.record.value]);
  await verify(who, body.id);
  return body.id;
}

describe('a claim', () => {
  it('is proven by its TXT record only', async () => {
    const { status, body } = await claim(owner, ' Riverside.TEST ');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      domain: 'riverside.test',
      verifiedAt: null,
      autoJoin: false,
      record: { name: '_lading.riverside.test', value: expect.stringMatching(/^lading-verification=[\w-]{43}$/) },
    });
    expect(await verify(owner, body.id)).toMatchObject({ status: 409, body: { code: 'DOMAIN_UNPROVEN' } });
    records.set('_lading.riverside.test', [`${body.record.value}x`, 'lading-verification=']);
    expect(await verify(owner, body.id)).toMatchObject({ status: 409, body: { code: 'DOMAIN_UNPROVEN' } });
    records.set('_lading.riverside.test', ['v=spf1', body.record.value]);
    expect(await verify(owner, body.id)).toMatchObject({ status: 200, body: { verifiedAt: expect.any(String) } });
    expect(await actionsOf(app, owner.companyId)).toEqual(['company.created', 'domain.claimed', 'domain.verified']);
  });

  it('mails its postmaster three times an hour across all companies, with the same response beyond that', async () => {
    for (let i = 0; i < 5; i += 1) expect((await claim(await signUp(app), 'riverside.test', 'mail')).status).toBe(201);
    expect(await mailsTo(app, 'postmaster@riverside.test')).toHaveLength(3);
  });

  it('is proven by the code that was mailed to its postmaster, which is not stored', async () => {
    const { body } = await claim(owner, 'riverside.test', 'mail');
    expect(body.record).toBeNull();
    const code =
      CODE.exec((await mailAbout(app, 'postmaster@riverside.test', 'riverside.test'))?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
    for (const wrong of [{}, { code: '' }, { code: code.slice(1) }])
      expect(await verify(owner, body.id, wrong)).toMatchObject({ status: 409, body: { code: 'DOMAIN_UNPROVEN' } });
    expect(JSON.stringify(await app.database.dataSource.query('SELECT * FROM company_domain_code'))).not.toContain(
      code,
    );
    expect((await verify(owner, body.id, { code })).status).toBe(200);
  });

  it('is not proven by the code of another claim', async () => {
    const other = await signUp(app);
    await claim(other, 'riverside.test', 'mail');
    const code = CODE.exec((await mailAbout(app, 'postmaster@riverside.test', 'riverside.test'))?.text ?? '')?.[0];
    const own = await claim(owner, 'hilltop.test', 'mail');
    expect((await verify(owner, own.body.id, { code })).status).toBe(409);
  });

  it.each(['gmail.com', 'mail.outlook.com', 'mailinator.com'])('of the public domain %s is refused', async (domain) => {
    expect(await claim(owner, domain)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/domain', code: 'PUBLIC_MAIL_DOMAIN' }] },
    });
  });

  it.each([
    ['localhost'],
    ['192.0.2.1'],
    ['riverside.test\r\nx'],
    [`${'a'.repeat(250)}.test`],
    ['río.test'],
    [['riverside.test']],
    [{}],
    ['x@riverside.test'],
  ])('of %j is refused', async (domain) => {
    expect((await claim(owner, domain)).status).toBe(422);
    expect((await claim(owner, 'riverside.test', 'fax')).status).toBe(422);
    expect(await app.database.dataSource.query('SELECT id FROM outbox_message')).toEqual([]);
  });

  it('can exist in several companies, but is proven by one at a time', async () => {
    const other = await signUp(app);
    const theirs = await claim(other, 'riverside.test');
    const id = await prove(owner, 'riverside.test');
    records.set('_lading.riverside.test', [theirs.body.record.value]);
    expect(await verify(other, theirs.body.id)).toMatchObject({ status: 409, body: { code: 'DOMAIN_TAKEN' } });
    expect(await claim(owner, 'riverside.test')).toMatchObject({ status: 409, body: { code: 'DOMAIN_CLAIMED' } });
    expect((await release(owner, id)).status).toBe(204);
    expect((await verify(other, theirs.body.id)).status).toBe(200);
  });

  it('is neither visible to nor changeable by another company', async () => {
    const id = await prove(owner, 'riverside.test');
    const other = await signUp(app);
    expect((await other.client.get('/api/v1/company/domains')).body.items).toEqual([]);
    for (const answer of [await verify(other, id), await change(other, id, true), await release(other, id)])
      expect(answer.status).toBe(404);
    expect((await owner.client.get('/api/v1/company/domains')).body.items).toEqual([
      expect.objectContaining({ id, autoJoin: false }),
    ]);
  });

  it('is limited per day', async () => {
    for (let count = 0; count < 20; count += 1) expect((await claim(owner, `d${count}.test`)).status).toBe(201);
    expect(await claim(owner, 'one-more.test')).toMatchObject({ status: 429 });
  });
});

describe('users of a proven domain', () => {
  it('may request to join, and wait for approval', async () => {
    await prove(owner, 'riverside.test');
    const person = await signUp(app, { email: 'pat@riverside.test' });
    expect(await offersTo(person)).toEqual([
      { companyName: 'Riverside Tile', companyCode: await codeOf(owner), domain: 'riverside.test', autoJoin: false },
    ]);
    expect(
      (await person.client.post('/api/v1/me/associations', { companyCode: await codeOf(owner) })).body,
    ).toMatchObject({ status: 'requested' });
    expect(await offersTo(person)).toEqual([]);
  });

  it('join immediately as viewers if the company allows it', async () => {
    const id = await prove(owner, 'riverside.test');
    expect((await change(owner, id, true)).body).toMatchObject({ autoJoin: true });
    const person = await signUp(app, { email: 'pat@riverside.test' });
    expect(await associationOf(app, owner.companyId, person.userId)).toBeUndefined();
    expect(
      (await person.client.post('/api/v1/me/associations', { companyCode: await codeOf(owner) })).body,
    ).toMatchObject({ status: 'active', role: 'viewer' });
  });

  it.each(['pat@sub.riverside.test', 'pat@riverside.test.evil.test', 'pat@notriverside.test'])(
    'are not %s',
    async (email) => {
      const id = await prove(owner, 'riverside.test');
      await change(owner, id, true);
      const person = await signUp(app, { email });
      expect(await offersTo(person)).toEqual([]);
      expect(
        (await person.client.post('/api/v1/me/associations', { companyCode: await codeOf(owner) })).body,
      ).toMatchObject({ status: 'requested' });
    },
  );

  it('have no special access before the proof, or with an unverified address', async () => {
    const { body } = await claim(owner, 'riverside.test');
    const person = await signUp(app, { email: 'pat@riverside.test' });
    expect(await offersTo(person)).toEqual([]);
    expect(await change(owner, body.id, true)).toMatchObject({ status: 409, body: { code: 'DOMAIN_UNPROVEN' } });
    records.set(body.record.name, [body.record.value]);
    await verify(owner, body.id);
    await change(owner, body.id, true);
    await app.database.database.query('UPDATE user_account SET email_verified_at = NULL WHERE id = ?', [person.userId]);
    expect(await offersTo(person)).toEqual([]);
    expect(
      (await person.client.post('/api/v1/me/associations', { companyCode: await codeOf(owner) })).body,
    ).toMatchObject({ status: 'requested' });
  });
});
