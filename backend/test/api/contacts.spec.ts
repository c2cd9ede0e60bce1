import type { ApiClient } from '../support/api-client.js';
import { contact } from '../support/contacts.js';
import { signInAs, signUp } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

let app: TestApp;
let client: ApiClient;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
});
beforeEach(async () => {
  ({ client, companyId } = await signUp(app));
});
afterAll(() => app.close());

const save = async (changes: object = {}) => (await client.post('/api/v1/contacts', contact(changes))).body;
const names = async (query = '') =>
  (await client.get(`/api/v1/contacts${query}`)).body.items.map(({ name }: { name: string }) => name);
const pointers = ({ body }: { body: any }) => body.errors.map(({ pointer }: { pointer: string }) => pointer);
const at = (address1: string, rest: object = {}) => ({
  address: { address1, city: 'Dallas', state: 'TX', postalCode: '75201', country: 'US', ...rest },
});

describe('a contact', () => {
  it('is saved with the time zone of its postal code and its numbers in E.164', async () => {
    const { status, body } = await client.post('/api/v1/contacts', contact());
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^ctc_/),
        name: 'Trinity Fixture Supply',
        timeZone: 'America/Chicago',
        placeType: null,
        dock: true,
        forklift: null,
        appointmentNeeded: true,
        address: {
          address1: '700 Commerce St',
          address2: null,
          city: 'Dallas',
          state: 'TX',
          postalCode: '75201',
          country: 'US',
        },
        hours: [{ day: 'mon', from: '08:00', to: '16:30' }],
        accessorials: ['APTD'],
        instructions: 'Gate 4',
        people: [{ name: 'Ada Park', phone: '+12145550199', extension: '12', email: null, role: null }],
        version: 1,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
    expect((await client.get(`/api/v1/contacts/${body.id}`)).body).toEqual(body);
  });

  it('keeps a time zone that the user selected', async () => {
    expect((await save({ timeZone: 'America/Denver' })).timeZone).toBe('America/Denver');
  });

  it('changes to the time zone of its new postal code, unless the user selected one', async () => {
    const atlanta = {
      address: { address1: '88 Marietta St', city: 'Atlanta', state: 'GA', postalCode: '30303', country: 'US' },
    };
    const moved = async (from: object, timeZone: string) =>
      (await client.patch(`/api/v1/contacts/${(await save(from)).id}`, contact({ ...atlanta, timeZone, version: 1 })))
        .body.timeZone;
    expect([
      await moved({}, 'America/Chicago'),
      await moved({ timeZone: 'America/Denver' }, 'America/Denver'),
      await moved({}, 'America/Phoenix'),
    ]).toEqual(['America/New_York', 'America/Denver', 'America/Phoenix']);
  });

  it.each([
    ['a ZIP of another state', at('1 Lake St', { postalCode: '60601' }), ['/address/state']],
    ['a malformed ZIP', at('1 Lake St', { postalCode: '7520' }), ['/address/postalCode']],
    ['a post office box', at('P.O. Box 12'), ['/address/address1']],
    ['hours that end before they start', { hours: [{ day: 'mon', from: '17:00', to: '08:00' }] }, ['/hours/0/to']],
    [
      'a duplicate day',
      {
        hours: [
          { day: 'mon', from: '08:00', to: '10:00' },
          { day: 'mon', from: '11:00', to: '12:00' },
        ],
      },
      ['/hours'],
    ],
    [
      'an invalid phone number, and an extension without a number',
      { people: [{ name: 'A', phone: '12' }] },
      ['/people/0/phone'],
    ],
    ['an extension without a number', { people: [{ name: 'A', extension: '12' }] }, ['/people/0/phone']],
    ['an unknown location type', { placeType: 'Moon base' }, ['/placeType']],
    ['an unknown service', { accessorials: ['TEA'] }, ['/accessorials']],
    ['an invalid time zone', { timeZone: 'America/Dallas' }, ['/timeZone']],
    ['a name with a line break', { name: 'Trinity\nSupply' }, ['/name']],
  ])('is refused with %s', async (_what, changes, expected) => {
    const answer = await client.post('/api/v1/contacts', contact(changes));
    expect([answer.status, pointers(answer)]).toEqual([422, expected]);
  });

  it('is saved with a ZIP that the list of places does not know', async () => {
    const answer = await client.post('/api/v1/contacts', contact(at('1 Lake St', { postalCode: '00000' })));
    expect(answer).toMatchObject({ status: 201, body: { address: { postalCode: '00000' } } });
  });

  it('is replaced only with its current version', async () => {
    const { id } = await save();
    const changed = await client.patch(`/api/v1/contacts/${id}`, contact({ name: 'Trinity North', version: 1 }));
    expect([changed.status, changed.body.version, changed.body.name]).toEqual([200, 2, 'Trinity North']);
    expect(await client.patch(`/api/v1/contacts/${id}`, contact({ name: 'Trinity South', version: 1 }))).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION' },
    });
    expect([await names('?q=north'), await names('?q=fixture')]).toEqual([['Trinity North'], []]);
  });

  it('accepts one of two concurrent changes', async () => {
    const { id } = await save();
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => client.patch(`/api/v1/contacts/${id}`, contact({ name, version: 1 }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await client.get('/api/v1/contacts')).body.items).toMatchObject([{ version: 2 }]);
  });

  it('disappears when deleted, and is restored unchanged', async () => {
    const saved = await save();
    expect((await client.request('DELETE', `/api/v1/contacts/${saved.id}`)).status).toBe(204);
    expect([
      (await client.get(`/api/v1/contacts/${saved.id}`)).status,
      await names(),
      await names('?q=trinity'),
    ]).toEqual([404, [], []]);
    expect((await client.request('DELETE', `/api/v1/contacts/${saved.id}`)).status).toBe(404);
    expect((await client.patch(`/api/v1/contacts/${saved.id}`, contact({ version: 1 }))).status).toBe(404);
    expect(await client.post(`/api/v1/contacts/${saved.id}/restore`, {})).toMatchObject({ status: 200, body: saved });
    expect((await client.post(`/api/v1/contacts/${saved.id}/restore`, {})).body).toEqual(saved);
    expect(await names('?q=trinity')).toEqual(['Trinity Fixture Supply']);
  });
});

describe('the list', () => {
  it('finds word prefixes in names, places and people, together with other filters', async () => {
    await save({ name: 'Café Süd' });
    await save({
      name: 'Passaic Hardware',
      address: { address1: '300 Frelinghuysen Ave', city: 'Newark', state: 'NJ', postalCode: '07114', country: 'US' },
      people: [{ name: 'Lee Ohm' }],
    });
    for (const text of ['sud', 'CAF%C3%89', 'dallas cafe', '75201'])
      expect([text, await names(`?q=${text}`)]).toEqual([text, ['Café Süd']]);
    for (const text of ['frel', 'newark', 'pass nj', 'ohm'])
      expect([text, await names(`?q=${text}`)]).toEqual([text, ['Passaic Hardware']]);
    expect([await names('?q=%25'), await names('?q=zzz')]).toEqual([[], []]);
  });

  it('returns map positions, with the filters of the list', async () => {
    const dallas = await save({ name: 'A in Dallas' });
    await save({
      name: 'C in Toronto',
      address: { address1: '50 Commissioners St', city: 'Toronto', state: 'ON', postalCode: 'M5A 1A6', country: 'CA' },
    });
    const { body } = await client.get('/api/v1/contacts/map');
    expect([body.items.map(({ name }: { name: string }) => name), body.more]).toEqual([
      ['C in Toronto', 'A in Dallas'],
      false,
    ]);
    expect((await client.get('/api/v1/contacts/map?country=US')).body.items).toEqual([
      {
        id: dallas.id,
        name: 'A in Dallas',
        city: 'Dallas',
        state: 'TX',
        latitude: expect.closeTo(32.8, 0),
        longitude: expect.closeTo(-96.8, 0),
      },
    ]);
    expect((await (await signUp(app)).client.get('/api/v1/contacts/map')).body.items).toEqual([]);
  });

  it('filters by state, country and location type, also in searches', async () => {
    await save({ name: 'A school', placeType: 'School-69 - School' });
    await save({ name: 'B business' });
    await save({
      name: 'C in Toronto',
      address: { address1: '50 Commissioners St', city: 'Toronto', state: 'ON', postalCode: 'M5A 1A6', country: 'CA' },
    });
    expect([await names('?state=ON'), await names('?country=US'), await names('?placeType=business')]).toEqual([
      ['C in Toronto'],
      ['B business', 'A school'],
      ['C in Toronto', 'B business'],
    ]);
    expect([
      await names('?q=business&state=TX'),
      await names('?q=business&state=ON'),
      await names('?placeType=School-69%20-%20School'),
    ]).toEqual([['B business'], [], ['A school']]);
  });

  it('continues after the end of a page', async () => {
    for (const name of ['One', 'Two', 'Three']) await save({ name });
    for (const query of ['', 'q=dallas&', 'state=TX&q=dallas&']) {
      const first = (await client.get(`/api/v1/contacts?${query}limit=2`)).body;
      expect(first.items.map(({ name }: { name: string }) => name)).toEqual(['Three', 'Two']);
      expect(await names(`?${query}limit=2&cursor=${first.nextCursor}`)).toEqual(['One']);
    }
    expect((await client.get('/api/v1/contacts?cursor=qte_1')).status).toBe(422);
  });
});

describe('duplicates', () => {
  it('are contacts with the same name and address, in any spelling', async () => {
    const kept = await save();
    const other = await save({ name: 'TRINITY FIXTURE SUPPLY, LLC', ...at('700 Commerce Street') });
    await save({ name: 'Somebody else' });
    const { body } = await client.get('/api/v1/contacts/duplicates');
    expect(body.items.map(({ contacts }: any) => contacts.map(({ id }: any) => id))).toEqual([[kept.id, other.id]]);
  });

  it('are merged into one contact, which gets missing data; the other is deleted', async () => {
    const kept = await save({ instructions: null, people: [] });
    const other = await save({ forklift: true, placeType: 'Church' });
    const { status, body } = await client.post(`/api/v1/contacts/${kept.id}/merge`, { otherId: other.id });
    expect([status, body]).toMatchObject([
      200,
      {
        id: kept.id,
        version: 2,
        forklift: true,
        placeType: 'Church',
        instructions: 'Gate 4',
        people: [{ name: 'Ada Park' }],
      },
    ]);
    expect((await client.get('/api/v1/contacts/duplicates')).body.items).toEqual([]);
    expect([(await client.get(`/api/v1/contacts/${other.id}`)).status, await names('?q=ada')]).toEqual([
      404,
      ['Trinity Fixture Supply'],
    ]);
    expect((await client.post(`/api/v1/contacts/${kept.id}/merge`, { otherId: kept.id })).status).toBe(422);
  });

  it('that are concurrently merged into each other leave one contact', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await save({ name: `Pair ${round}` }), await save({ name: `Pair ${round}` })];
      const answers = await Promise.all([
        client.post(`/api/v1/contacts/${one.id}/merge`, { otherId: other.id }),
        client.post(`/api/v1/contacts/${other.id}/merge`, { otherId: one.id }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await names(`?q=${round}`)).toHaveLength(1);
    }
  });
});

describe('a stop of a quote', () => {
  const stop = {
    name: 'Peachtree Interiors',
    address1: '88 Marietta St',
    city: 'Atlanta',
    state: 'GA',
    postalCode: '30303',
    country: 'US',
    dock: false,
    contact: { name: 'Lee Ohm', phone: '+14045550199' },
  };

  it('is saved as a contact once', async () => {
    const first = await client.post('/api/v1/contacts/from-stop', stop);
    expect(first).toMatchObject({
      status: 201,
      body: { name: 'Peachtree Interiors', dock: false, timeZone: 'America/New_York', people: [{ name: 'Lee Ohm' }] },
    });
    expect(
      (await client.post('/api/v1/contacts/from-stop', { ...stop, name: 'Peachtree Interiors Inc.' })).body.id,
    ).toBe(first.body.id);
    expect(await names()).toHaveLength(1);
  });

  it('requires a name and a complete, correct address', async () => {
    expect(pointers(await client.post('/api/v1/contacts/from-stop', { postalCode: '30303', country: 'US' }))).toEqual([
      '/name',
      '/address1',
      '/city',
      '/state',
    ]);
    expect(pointers(await client.post('/api/v1/contacts/from-stop', { ...stop, state: 'TX' }))).toEqual(['/state']);
  });
});

describe('access to contacts', () => {
  it('is refused for another company', async () => {
    const own = await save();
    const stranger = (await signUp(app, { companyName: 'Hilltop Stone' })).client;
    const theirs = (await stranger.post('/api/v1/contacts', contact())).body;
    expect((await stranger.get(`/api/v1/contacts/${own.id}`)).status).toBe(404);
    expect((await stranger.post(`/api/v1/contacts/${theirs.id}/merge`, { otherId: own.id })).status).toBe(404);
    expect((await stranger.get('/api/v1/contacts?q=trinity')).body.items.map(({ id }: any) => id)).toEqual([theirs.id]);
    expect((await stranger.get('/api/v1/contacts/duplicates')).body.items).toEqual([]);
    expect((await stranger.get('/api/v1/contacts/export')).body).not.toContain(own.id);
  });

  it('is read-only for a viewer', async () => {
    const { id } = await save();
    const viewer = (await signInAs(app, companyId, 'viewer')).client;
    expect((await viewer.get(`/api/v1/contacts/${id}`)).status).toBe(200);
    expect((await viewer.patch(`/api/v1/contacts/${id}`, contact({ version: 1 }))).status).toBe(403);
    expect((await viewer.post('/api/v1/contacts', contact())).status).toBe(403);
  });
});
