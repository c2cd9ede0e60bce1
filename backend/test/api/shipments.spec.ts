import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../../src/config/config.js';
import { Database } from '../../src/platform/database/database.js';
import { bookShipment, quoteRequest } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  stranger = await signUp(app);
}, 60_000);
afterAll(() => app.close());

const UNKNOWN = 'shp_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const get = async (path: string, { client } = owner) => (await client.get(`/api/v1/shipments${path}`)).body;

describe('the list of shipments', () => {
  let person: SignedIn;
  beforeAll(async () => {
    person = await signUp(app);
    for (let index = 0; index < 3; index += 1) await bookShipment(person);
  }, 60_000);

  it('pages through everything once, newest first', async () => {
    const first = await get('?limit=2', person);
    const second = await get(`?limit=2&cursor=${first.nextCursor}`, person);
    expect([...first.items, ...second.items].map((item: any) => item.number)).toEqual([
      'S-000303',
      'S-000302',
      'S-000301',
    ]);
    expect(second.nextCursor).toBeNull();
  });

  it('finds by status and by text in numbers, names and places', async () => {
    const [newest] = (await get('', person)).items;
    expect((await get('?status=booked', person)).items).toHaveLength(3);
    expect((await get('?status=delivered', person)).items).toHaveLength(0);
    const numbers = [newest.number.toLowerCase(), newest.bolNumber, newest.proNumber, `PRO ${newest.proNumber}`];
    for (const q of numbers) {
      expect((await get(`?q=${encodeURIComponent(q)}`, person)).items.map((item: any) => item.id)).toEqual([newest.id]);
    }
    for (const q of ['oak fix', 'dallas', '75201'])
      expect((await get(`?q=${encodeURIComponent(q)}`, person)).items).toHaveLength(3);
    expect((await get('?q=_', person)).items).toHaveLength(0);
  });

  it('refuses invalid parameters', async () => {
    for (const query of ['?limit=101', '?cursor=x', '?status=quoted']) {
      expect([query, (await person.client.get(`/api/v1/shipments${query}`)).status]).toEqual([query, 422]);
    }
  });
});

describe('the documents of a shipment', () => {
  it('include the bill of lading right after booking, before the worker ran, and only once after it', async () => {
    const { shipmentId } = await bookShipment(owner);
    const { documents } = await get(`/${shipmentId}`);
    expect(documents).toMatchObject([{ kind: 'BOL', version: 1, contentType: 'application/pdf' }]);
    await app.deliverOutbox();
    expect((await get(`/${shipmentId}/documents`)).items).toEqual(documents);
  });

  it('are also created by the worker', async () => {
    const { shipmentId } = await bookShipment(owner);
    await app.deliverOutbox();
    const rows = await app
      .get(Database)
      .query('SELECT kind, version FROM document WHERE shipment_id = ?', [shipmentId]);
    expect(rows).toEqual([{ kind: 'BOL', version: 1 }]);
  });

  it('are created once for concurrent requests', async () => {
    const { shipmentId } = await bookShipment(owner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(`/${shipmentId}/documents`)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0].items).toHaveLength(1);
  });

  it('are downloaded as listed', async () => {
    const { shipmentId } = await bookShipment(owner);
    const {
      bolNumber,
      documents: [paper],
    } = await get(`/${shipmentId}`);
    const { status, headers, bytes } = await owner.client.download(
      `/api/v1/shipments/${shipmentId}/documents/${paper.id}`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="BOL-${bolNumber}.pdf"`);
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([paper.size, paper.sha256]);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are never served if the file was changed on disk', async () => {
    const { shipmentId } = await bookShipment(owner);
    const {
      documents: [paper],
    } = await get(`/${shipmentId}`);
    const directory = join(app.get(Config).storageDirectory, owner.companyId, shipmentId);
    for (const file of await readdir(directory)) await writeFile(join(directory, file), '%PDF-1.3 other');
    const { status, body } = await owner.client.get(`/api/v1/shipments/${shipmentId}/documents/${paper.id}`);
    expect([status, typeof body.digest]).toEqual([500, 'string']);
  });
});

describe('a bill of lading', () => {
  it('contains freight, route and required services, and no price', async () => {
    const [unit] = quoteRequest().handlingUnits;
    const acetone = {
      description: 'Solvent',
      pieces: 4,
      packagingType: 'DRM',
      weight: 500,
      freightClass: null,
      hazmat: {
        unNumber: 'UN1090',
        properShippingName: 'Acetone',
        hazardClass: '3',
        packingGroup: 'II',
        emergencyPhone: '+18005551234',
      },
    };
    const { shipmentId } = await bookShipment(owner, {
      handlingUnits: [unit, { ...unit, count: 1, weight: 500, commodities: [acetone] }],
      instructions: 'No Fridays',
    });
    const shipment = await get(`/${shipmentId}`);
    expect(shipment.handlingUnits[1].commodities[0].freightClass).toMatch(/^\d+(\.5)?$/);
    const { bytes } = await owner.client.download(
      `/api/v1/shipments/${shipmentId}/documents/${shipment.documents[0].id}`,
    );
    const text = await textOf(bytes);
    for (const part of [
      shipment.bolNumber,
      shipment.proNumber,
      shipment.number,
      shipment.carrier.name,
      shipment.carrier.scac,
      'Acme DC',
      'Sam Roe',
      'Liftgate at delivery',
      'No Fridays',
      'Delivery: Ring the bell',
      'ready 10:00, dock closes 16:00',
      '554238',
      'UN1090, Acetone, 3, PG II',
      'EMERGENCY CONTACT +18005551234',
      'Aluminium fittings, boxed',
      '13360',
      shipment.handlingUnits[1].commodities[0].freightClass,
      '1,500',
    ]) {
      expect(text).toContain(part);
    }
    for (const { amount } of shipment.lines.map((line: any) => line.amount))
      expect(text).not.toContain((Math.abs(amount) / 100).toFixed(2));
  });
});

describe('the tabs of a shipment', () => {
  let shipmentId: string;
  beforeAll(async () => {
    ({ shipmentId } = await bookShipment(owner));
    await app.deliverOutbox();
  }, 60_000);

  it.each([
    ['', 3],
    ['/events', 5],
    ['/documents', 5],
    ['/charges', 5],
    ['/activity', 5],
  ])('runs few statements besides those of the session: "%s" at most %d', async (tab, most) => {
    const path = `/api/v1/shipments/${shipmentId}${tab}`;
    await owner.client.get(path);
    let status = 0;
    const statements = await statementsDuring(app, async () => {
      ({ status } = await owner.client.get(path));
    });
    expect(status).toBe(200);
    const own = statements.map(({ sql }) => sql).filter((sql) => !sql.includes('user_session'));
    expect(own.length).toBeLessThan(statements.length);
    expect(own.slice(most)).toEqual([]);
  });
});

describe('access', () => {
  it('answers a foreign id like an unknown one, on every route', async () => {
    const { shipmentId } = await bookShipment(owner);
    const {
      documents: [paper],
    } = await get(`/${shipmentId}`);
    const paths = (id: string) => [`/${id}`, `/${id}/documents`, `/${id}/documents/${paper.id}`];
    for (const [index, path] of paths(shipmentId).entries()) {
      const [foreign, unknown] = await Promise.all([
        stranger.client.get(`/api/v1/shipments${path}`),
        stranger.client.get(`/api/v1/shipments${paths(UNKNOWN)[index]}`),
      ]);
      expect([foreign.status, { ...foreign.body, instance: '' }]).toEqual([404, { ...unknown.body, instance: '' }]);
    }
    expect((await get('', stranger)).items).toEqual([]);
    expect((await app.client().get(`/api/v1/shipments/${shipmentId}`)).status).toBe(401);
  });

  it('shows the dock everything except prices', async () => {
    const { shipmentId } = await bookShipment(owner);
    const dock = await signInAs(app, owner.companyId, 'dock');
    const body = await get(`/${shipmentId}`, dock);
    expect(body).toMatchObject({
      total: null,
      lines: null,
      number: expect.stringMatching(/^S-/),
      documents: [{ kind: 'BOL' }],
    });
    expect((await get('', dock)).items[0].total).toBeNull();
    const full = await get(`/${shipmentId}`);
    expect(JSON.stringify(body)).not.toContain(String(full.total.amount));
  });
});

function textOf(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile('pdftotext', ['-layout', '-', '-'], (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    child.stdin!.end(bytes);
  });
}
