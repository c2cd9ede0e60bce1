import { quoteRequest } from '../../../test/support/freight.js';
import { signInAs, signUp, type SignedIn } from '../../../test/support/identity.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';

const PRODUCT = { description: 'Steel bolts', packagingType: 'BOX', freightClass: '50' };
const { mode, units, handlingUnits } = quoteRequest();
const PATHS = ['/api/v1/company/products', '/api/v1/company/templates'] as const;
const sent = (path: string, name: string): object =>
  path === PATHS[0] ? { ...PRODUCT, description: name } : { name, freight: { mode, units, handlingUnits } };
const nameOf = (item: { description?: string; name?: string }) => item.description ?? item.name;

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  owner = await signUp(app);
});

describe.each(PATHS)('%s', (path) => {
  const save = async (name: string) => {
    const answer = await owner.client.post(path, sent(path, name));
    expect(answer).toMatchObject({ status: 201 });
    return answer.body;
  };

  it('lists newest first, a page at a time', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const name of names) await save(name);
    const listed: (string | undefined)[] = [];
    let cursor: string | null = '';
    do {
      const { body }: { body: any } = await owner.client.get(`${path}?limit=2${cursor && `&cursor=${cursor}`}`);
      listed.push(...body.items.map(nameOf));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(listed).toEqual(names.toReversed());
  });

  it('matches search text in the name literally', async () => {
    for (const name of ['100% cotton', '100 cartons']) await save(name);
    const { body } = await owner.client.get(`${path}?q=${encodeURIComponent('0% C')}`);
    expect(body.items.map(nameOf)).toEqual(['100% cotton']);
  });

  it('replaces only the version that was read', async () => {
    const { id } = await save('Steel bolts');
    const change = { ...sent(path, 'Brass bolts'), version: 1 };
    const changed = await owner.client.patch(`${path}/${id}`, change);
    expect(changed).toMatchObject({ status: 200, body: { ...sent(path, 'Brass bolts'), version: 2 } });
    expect((await owner.client.get(`${path}/${id}`)).body).toEqual(changed.body);
    expect(await owner.client.patch(`${path}/${id}`, change)).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION' },
    });
  });

  it('rejects a name in use, and frees it when the row is deleted', async () => {
    const { id } = await save('Steel bolts');
    const other = await save('Brass bolts');
    const taken = { status: 409, body: { code: 'NAME_TAKEN' } };
    expect(await owner.client.post(path, sent(path, 'Steel bolts'))).toMatchObject(taken);
    const change = { ...sent(path, 'Steel bolts'), version: 1 };
    expect(await owner.client.patch(`${path}/${other.id}`, change)).toMatchObject(taken);
    expect(await owner.client.request('DELETE', `${path}/${id}`)).toMatchObject({ status: 204 });
    expect(await owner.client.request('DELETE', `${path}/${id}`)).toMatchObject({ status: 404 });
    await save('Steel bolts');
  });

  it('does not show or change rows of another company', async () => {
    const { id } = await save('Steel bolts');
    const { client } = await signUp(app);
    expect((await client.get(path)).body.items).toEqual([]);
    expect(await client.get(`${path}/${id}`)).toMatchObject({ status: 404 });
    expect(await client.patch(`${path}/${id}`, { ...sent(path, 'x'), version: 1 })).toMatchObject({ status: 404 });
    expect(await client.request('DELETE', `${path}/${id}`)).toMatchObject({ status: 404 });
  });

  it('requires contact.edit for changes', async () => {
    const { client } = await signInAs(app, owner.companyId, 'viewer');
    expect(await client.get(path)).toMatchObject({ status: 200 });
    expect(await client.post(path, sent(path, 'Steel bolts'))).toMatchObject({ status: 403 });
  });
});

it('reads an array that version 1 stored in place of an object as null', async () => {
  const { body } = await owner.client.post(PATHS[0], PRODUCT);
  await app.database.database.query(
    `UPDATE product SET body = JSON_REMOVE(JSON_SET(body, '$.hazmat', JSON_ARRAY()), '$.schemaVersion')`,
  );
  expect((await owner.client.get(`${PATHS[0]}/${body.id}`)).body).toMatchObject({ hazmat: null });
});
