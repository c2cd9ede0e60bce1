import { jest } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SftpServer, startSftpServer } from '../../../infra/lib/sftp-server.mjs';
import { FetchFiles } from '../../src/modules/edi/transport/fetch-files.js';
import { ExchangeFilesJob } from '../../src/modules/edi/transport/exchange-files.job.js';
import { EdiInterchangesRepository } from '../../src/modules/edi/persistence/edi-interchanges.repository.js';
import { addPartner, bookTruckloadWith, carrierInterchange, sftpSettings, useTruckloadTariff } from '../support/edi.js';
import { bookShipment } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { connectCarrier } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const NOW = '2026-11-24T14:00:00.000Z';
const HOUR_AGO = new Date('2026-11-24T13:00:00.000Z');
const MINUTE = 60_000;

const clock = new TestClock(new Date(NOW));
let app: TestApp;
let folder: string;
let sftp: SftpServer;
let owner: SignedIn;
let path: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lading-sftp-'));
  sftp = await startSftpServer(folder);
  app = await startTestApp({ clock, environment: { EGRESS_ALLOW_CARRIERS: `127.0.0.1:${sftp.port}` } });
}, 60_000);
afterAll(async () => {
  await app.close();
  await sftp.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  clock.set(NOW);
  await app.database.truncate();
  for (const folder of [sftp.inbox, sftp.outbox, sftp.archive]) {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
  }
  owner = await signUp(app);
  await connectCarrier(owner.client);
  const { id } = await addPartner(owner.client, 'ZZAA');
  path = `/api/v1/edi/partners/${id}/sftp`;
});
afterEach(() => jest.restoreAllMocks());

const settings = (changes: object = {}) =>
  sftpSettings({
    host: sftp.host,
    port: sftp.port,
    userName: sftp.userName,
    authentication: 'key',
    password: undefined,
    privateKey: sftp.privateKey,
    inboundFolder: sftp.inbox,
    outboundFolder: sftp.outbox,
    ...changes,
  });
const get = async (of: string) => (await owner.client.get(of)).body;
const server = async () => (await get('/api/v1/edi/partners')).items[0].sftp;
const mailbox = async (query = '') => (await get(`/api/v1/edi/interchanges${query}`)).items;
const test = async () => (await owner.client.post(`${path}/test`)).body;
const status = (control: number, number = `S-${control}`) =>
  carrierInterchange('ZZAA', control, '214', [`B10*771*${number}*ZZAA`, 'LX*1', 'AT7*AF*NS***20261124*0730*CT']);

async function connect(changes: object = {}): Promise<void> {
  const saved = await owner.client.put(path, settings(changes));
  expect(saved.status).toBe(200);
  const confirmed = await owner.client.post(`${path}/host-key`, { fingerprint: sftp.fingerprint() });
  expect(confirmed.status).toBe(200);
}
const exchange = () => app.get(ExchangeFilesJob).run();
/** The exchange after the pause of the last one. */
async function exchangeLater(): Promise<void> {
  clock.advance(5 * MINUTE);
  await exchange();
}
const files = (folder: string) => readdirSync(folder).sort();

describe('the connection', () => {
  it('shows the host key, exchanges nothing until it is confirmed, and signs in with the private key', async () => {
    const saved = await owner.client.put(path, settings());
    expect(saved).toMatchObject({ status: 200, body: { hostKey: null, version: 1, error: null } });
    expect(JSON.stringify(saved.body)).not.toContain('PRIVATE KEY');
    sftp.put('a.edi', status(1), HOUR_AGO);
    await exchange();
    expect(await mailbox()).toEqual([]);
    expect(await test()).toMatchObject({ state: 'confirm', fingerprint: sftp.fingerprint() });
    await owner.client.post(`${path}/host-key`, { fingerprint: sftp.fingerprint() });
    expect(await test()).toEqual({
      state: 'ok',
      message: 'The folders exist, and 1 file is waiting.',
      fingerprint: null,
      waitingFiles: 1,
    });
  });

  it('is refused when the host key changes, before anything is sent, and works again when the new one is confirmed', async () => {
    await connect();
    await sftp.replaceHostKey();
    sftp.put('a.edi', status(1), HOUR_AGO);
    await exchange();
    expect((await server()).error).toContain('another host key');
    expect(files(sftp.inbox)).toEqual(['a.edi']);
    expect(await test()).toMatchObject({ state: 'confirm', fingerprint: sftp.fingerprint() });
    await owner.client.post(`${path}/host-key`, { fingerprint: sftp.fingerprint() });
    await exchange();
    expect(await server()).toMatchObject({ error: null, exchangedAt: NOW });
    expect(files(sftp.inbox)).toEqual([]);
  });

  const broken: [string, () => object, string][] = [
    ['a password that is refused', () => ({ authentication: 'password', password: 'x' }), 'refused the user name'],
    ['a folder that is missing', () => ({ inboundFolder: `${sftp.inbox}/nothing` }), 'The server has no'],
  ];
  it.each(broken)('explains %s, and is retried later and later', async (_, changes, message) => {
    await connect(changes());
    expect(await test()).toMatchObject({ state: 'failed', message: expect.stringContaining(message) });
    await exchange();
    expect(await server()).toMatchObject({
      error: expect.stringContaining(message),
      nextAt: new Date(clock.now().getTime() + MINUTE).toISOString(),
    });
    clock.advance(MINUTE);
    await exchange();
    expect((await server()).nextAt).toBe(new Date(clock.now().getTime() + 2 * MINUTE).toISOString());
  });

  it('explains a server that does not answer', async () => {
    await connect();
    await app.database.database.execute('UPDATE edi_sftp SET host = ?', ['nowhere.invalid']);
    // The key is sealed for one server, so that it cannot be sent to another.
    await exchange();
    expect((await server()).error).toBe('Lading could not process the files. It tries again.');
    await owner.client.put(path, settings({ host: 'nowhere.invalid', version: 2 }));
    expect(await test()).toMatchObject({ state: 'failed', message: expect.stringContaining('nowhere.invalid') });
  });

  it('refuses private addresses, unreadable keys, names without a control number, and old versions', async () => {
    const pointersOf = async (changes: object) => {
      const { status: code, body } = await owner.client.put(path, settings(changes));
      return [code, body.errors?.map(({ pointer }: { pointer: string }) => pointer).sort()];
    };
    expect(await pointersOf({ port: sftp.port + 1, privateKey: 'none' })).toEqual([422, ['/host', '/privateKey']]);
    expect(await pointersOf({ privateKey: undefined })).toEqual([422, ['/privateKey']]);
    expect(await pointersOf({ outboundName: 'file.edi', inboundPattern: '*****' })).toEqual([
      422,
      ['/inboundPattern', '/outboundName'],
    ]);
    await connect();
    expect((await owner.client.put(path, settings())).body.code).toBe('STALE_REVISION');
    // The key is kept for the same server and dropped for another one, with the host key.
    const kept = await owner.client.put(path, settings({ privateKey: undefined, version: 2 }));
    expect(kept.body).toMatchObject({ hostKey: sftp.fingerprint(), version: 3 });
    expect(await pointersOf({ host: 'sftp.carrier.test', privateKey: undefined, version: 3 })).toEqual([
      422,
      ['/privateKey'],
    ]);
    expect((await owner.client.request('DELETE', path)).status).toBe(204);
    expect(await server()).toBeNull();
  });
});

describe('received files', () => {
  it('are stored, processed and then deleted; others stay', async () => {
    await connect();
    const { shipmentNumber } = await bookShipment(owner);
    sftp.put('one.edi', status(1, shipmentNumber), HOUR_AGO);
    sftp.put('two.EDI', status(2) + status(3), HOUR_AGO);
    sftp.put('unfinished.edi.part', status(4), HOUR_AGO);
    sftp.put('readme.txt', 'Hello', HOUR_AGO);
    mkdirSync(join(sftp.inbox, 'folder.edi'));
    await exchange();
    expect(files(sftp.inbox)).toEqual(['folder.edi', 'readme.txt', 'unfinished.edi.part']);
    await app.deliverOutbox();
    const received = await mailbox('?direction=in');
    expect(received.map(({ control, state }: any) => [control, state]).sort()).toEqual([
      [1, 'processed'],
      [2, 'processed'],
      [3, 'processed'],
    ]);
    const { items } = await get('/api/v1/shipments');
    expect(items).toMatchObject([{ number: shipmentNumber, status: 'picked_up' }]);
  });

  it('are moved to the archive folder, also when it has a file of that name', async () => {
    await connect({ archiveFolder: sftp.archive });
    sftp.put('a.edi', status(1), HOUR_AGO);
    await exchange();
    sftp.put('a.edi', status(2), HOUR_AGO);
    await exchangeLater();
    expect(files(sftp.inbox)).toEqual([]);
    expect(files(sftp.archive)).toEqual(['a.edi', expect.stringMatching(/^a\.edi\.\w{26}$/)]);
    expect(readFileSync(join(sftp.archive, 'a.edi'), 'latin1')).toBe(status(1));
  });

  it('that are still being written are left for ten minutes', async () => {
    await connect();
    sftp.put('a.edi', status(1).slice(0, -20), clock.now());
    sftp.put('b.edi', '', clock.now());
    await exchange();
    expect([await mailbox(), files(sftp.inbox)]).toEqual([[], ['a.edi', 'b.edi']]);
    clock.advance(6 * MINUTE);
    await exchangeLater();
    expect(await mailbox('?direction=in')).toMatchObject([
      { state: 'rejected', error: expect.stringContaining('not terminated') },
    ]);
    expect(files(sftp.inbox)).toEqual(['b.edi']);
    expect((await server()).refused).toEqual([{ name: 'b.edi', message: 'The file is empty.' }]);
  });

  it('that cannot be used stay, with the reason, and are read again when the settings are saved', async () => {
    await connect();
    const stranger = carrierInterchange('ZZXX', 1, '214', ['B10*771*S-1*ZZXX']);
    sftp.put('stranger.edi', stranger, HOUR_AGO);
    sftp.put('text.edi', 'shipment;status', HOUR_AGO);
    const take = jest.spyOn(FetchFiles.prototype as any, 'take');
    await exchange();
    await exchangeLater();
    expect(take).toHaveBeenCalledTimes(2);
    expect(files(sftp.inbox)).toEqual(['stranger.edi', 'text.edi']);
    expect((await server()).refused).toEqual([
      { name: 'stranger.edi', message: 'No EDI partner has these ids: 02 ZZXX to ZZ ACME.' },
      { name: 'text.edi', message: expect.stringContaining('does not start with ISA') },
    ]);
    await owner.client.put(path, settings({ version: (await server()).version }));
    await exchange();
    expect(take).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['before they are stored', 'take'],
    ['before they are deleted', 'putAway'],
  ])('are neither lost nor doubled when the exchange ends %s', async (_, step) => {
    await connect();
    sftp.put('a.edi', status(1), HOUR_AGO);
    jest.spyOn(FetchFiles.prototype as any, step).mockRejectedValueOnce(new Error('The process ended.'));
    await exchange();
    expect(files(sftp.inbox)).toEqual(['a.edi']);
    await exchangeLater();
    expect(files(sftp.inbox)).toEqual([]);
    expect(await mailbox('?direction=in')).toHaveLength(1);
  });

  it('are stored once when two workers have the same folder', async () => {
    await connect();
    for (let control = 1; control <= 20; control += 1) sftp.put(`${control}.edi`, status(control), HOUR_AGO);
    // The second one finds the lease of the first.
    await Promise.all([exchange(), exchange()]);
    expect(await mailbox('?direction=in&limit=50')).toHaveLength(20);
    expect((await server()).error).toBeNull();
  });
});

describe('files to the carrier', () => {
  const names = () => files(sftp.outbox);
  const sent = () => mailbox('?direction=out&state=sent');

  it('are written under another name and renamed, without waiting for the pause', async () => {
    await connect();
    await exchange();
    await bookShipment(owner);
    await app.deliverOutbox();
    await exchange();
    expect(names()).toEqual(['211-000000001.edi']);
    const [row] = await sent();
    expect(row).toMatchObject({ control: 1, handledAt: NOW });
    const { text } = await get(`/api/v1/edi/interchanges/${row.id}`);
    expect(readFileSync(join(sftp.outbox, '211-000000001.edi'), 'latin1')).toBe(text);
  });

  const noteTransfer = 'noteTransfer' as const;
  it.each([
    ['before it is noted that the file was written', noteTransfer, false],
    ['before the file is renamed', noteTransfer, true],
    ['before it is noted that the file was renamed', 'noteSent' as const, false],
  ])('are sent once when the exchange ends %s', async (_, step, after) => {
    await connect();
    await bookShipment(owner);
    await app.deliverOutbox();
    const repository = app.get(EdiInterchangesRepository);
    const original = (repository[step] as (...args: any[]) => Promise<any>).bind(repository);
    jest.spyOn(repository, step).mockImplementationOnce(async (...args: any[]) => {
      if (after) await original(...args);
      throw new Error('The process ended.');
    });
    await exchange();
    expect(await sent()).toEqual([]);
    // The carrier fetches what is complete at once.
    const complete = names().filter((name) => name.endsWith('.edi'));
    for (const name of complete) rmSync(join(sftp.outbox, name));
    await exchangeLater();
    expect(await sent()).toHaveLength(1);
    expect([...complete, ...names()]).toEqual(['211-000000001.edi']);
  });

  it('that are sent again replace nothing: the same file is kept, another one is an error', async () => {
    await connect();
    await bookShipment(owner);
    await app.deliverOutbox();
    await exchange();
    const [{ id }] = await sent();
    await owner.client.post(`/api/v1/edi/interchanges/${id}/replay`);
    await exchange();
    expect([names(), (await sent()).length]).toEqual([['211-000000001.edi'], 1]);
    writeFileSync(join(sftp.outbox, '211-000000001.edi'), 'Something else');
    await owner.client.post(`/api/v1/edi/interchanges/${id}/replay`);
    await exchange();
    expect((await server()).error).toContain('another file named');
    rmSync(join(sftp.outbox, '211-000000001.edi'));
    await exchangeLater();
    expect([names(), (await sent()).length]).toEqual([['211-000000001.edi'], 1]);
    expect(existsSync(join(sftp.outbox, '211-000000001.edi.part'))).toBe(false);
  });
});

describe('a truckload', () => {
  it('is tendered as 204, accepted by 990, followed by 214, billed by 210 and audited, all over SFTP', async () => {
    const { id } = await addPartner(owner.client, await useTruckloadTariff(owner));
    path = `/api/v1/edi/partners/${id}/sftp`;
    await connect({ outboundFolder: sftp.outbox });
    let control = 0;
    const receive = async (set: '990' | '214' | '210' | '997', ...transactions: string[][]) => {
      sftp.put(`${(control += 1)}.edi`, carrierInterchange('ZZTL', control, set, ...transactions), HOUR_AGO);
      await exchangeLater();
      await app.deliverOutbox();
    };
    const sent = (set: string) =>
      files(sftp.outbox)
        .filter((name) => name.startsWith(set))
        .map((name) => readFileSync(join(sftp.outbox, name), 'latin1'));

    const { shipmentId, shipmentNumber } = await bookTruckloadWith(owner);
    await app.deliverOutbox();
    await exchange();
    expect(sent('204')).toEqual([expect.stringContaining(`B2**ZZTL**${shipmentNumber}**PP~`)]);
    const shipment = () => get(`/api/v1/shipments/${shipmentId}`);
    expect(await get(`/api/v1/shipments/${shipmentId}/tender`)).toMatchObject({ state: 'sent' });

    await receive('997', ['AK1*SM*1', 'AK2*204*0001', 'AK5*A', 'AK9*A*1*1*1']);
    await receive('990', [`B1*ZZTL*${shipmentNumber}*20261120*A`, 'N9*CN*7710042']);
    expect(await shipment()).toMatchObject({ status: 'accepted', proNumber: '7710042' });

    clock.set('2026-11-24T23:00:00.000Z');
    const status = (code: string, date: string, city = 'CHICAGO*IL*US') => [
      `B10*7710042*${shipmentNumber}*ZZTL`,
      'LX*1',
      `AT7*${code}*NS***${date}*LT`,
      `MS1*${city}`,
    ];
    await receive('214', status('X3', '20261124*1000'), status('AF', '20261124*1130'));
    expect((await shipment()).status).toBe('picked_up');
    await receive('214', status('ZQ', '20261124*1200'), status('D1', '20261124*1600', 'DALLAS*TX*US'));
    const delivered = await shipment();
    expect(delivered.status).toBe('delivered');
    const types = delivered.events.map(({ type }: { type: string }) => type);
    for (const type of ['arrived_pickup', 'picked_up', 'unknown', 'delivered']) expect(types).toContain(type);

    const { amount } = delivered.total;
    await receive('210', [
      `B3**INV-9*${shipmentNumber}*PP*L*20261126*${amount}**20261126*035*ZZTL`,
      'N9*CN*7710042',
      'LX*1',
      `L1*1*1.66*PM*${amount - 41_472}`,
      'L1*2***41472****405',
      `L3*1000*G***${amount}`,
    ]);
    const invoices = await get('/api/v1/invoices');
    expect(invoices.items).toMatchObject([{ number: 'INV-9', total: amount, verdict: 'agreed' }]);
    await exchangeLater();
    // The 990, both 214s and the 210 are acknowledged; a 997 is not.
    expect(sent('997').map((text) => /AK1\*\w\w\*\d+~/.exec(text)?.[0])).toEqual([
      'AK1*GF*2~',
      'AK1*QM*3~',
      'AK1*QM*4~',
      'AK1*IM*5~',
    ]);
    const partner = (await get('/api/v1/edi/partners')).items.find((item: { id: string }) => item.id === id);
    expect([files(sftp.inbox), partner.sftp.error]).toEqual([[], null]);
    expect((await mailbox('?direction=in')).map(({ error }: { error: string | null }) => error)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});
