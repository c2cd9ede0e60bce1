import { createHash } from 'node:crypto';
import { TestClock } from '../../../test/support/test-clock.js';
import { loadConfig } from '../../config/config.js';
import type { Database, Transaction } from '../../platform/database/database.js';
import { ConcurrentChange } from '../../platform/http/problems/domain-error.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { FileStore } from '../../platform/storage/file-store.js';
import type { NewDocument, ReceivedFile } from './document-files.js';
import { DocumentsService } from './documents.service.js';
import type { DocumentRow, DocumentsRepository, NamedDocumentRow } from './persistence/documents.sql.js';
import { StorageQuota } from './storage-quota.js';
import { SharedCopies } from './uploads/shared-copies.js';

const SHIPMENT = { companyId: 'cmp_1', shipmentId: 'shp_1' };
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

function generated(part: Partial<NewDocument> = {}): NewDocument {
  const createdAt = new Date('2026-11-20T15:00:00.000Z');
  return {
    ...SHIPMENT,
    kind: 'BOL',
    status: 'issued',
    fileName: 'BOL.pdf',
    code: 'A1',
    changes: [],
    createdAt,
    ...part,
  };
}

function uploaded(text: string, part: Partial<ReceivedFile> = {}): ReceivedFile {
  const file = { fileName: 'pod.png', contentType: 'image/png', size: text.length, sha256: digestOf(text) };
  return { ...SHIPMENT, kind: 'POD', source: 'member', note: null, uploadedBy: 'usr_ann', ...file, ...part };
}

/** Files and rows in memory. `waiting` are temporary files by path. */
function store({ waiting = {} as Record<string, string>, environment = {} as Record<string, string> } = {}) {
  const files = new Map<string, Buffer>();
  let rows: NamedDocumentRow[] = [];
  const clock = new TestClock();
  const warnings: string[] = [];
  const same = (row: DocumentRow, kind: string) => row.kind === kind;
  const newestFirst = () => rows.toSorted((a, b) => a.kind.localeCompare(b.kind) || b.version - a.version);
  const documents = {
    insert: (_tx, row) => {
      if (rows.some((other) => same(other, row.kind) && other.version === row.version)) return Promise.resolve(false);
      rows.push({ ...row, uploaderName: null });
      return Promise.resolve(true);
    },
    supersede: (_tx, { kind, version }) => {
      rows = rows.map((row) =>
        same(row, kind) && row.version < version && row.status === 'issued' ? { ...row, status: 'superseded' } : row,
      );
      return Promise.resolve();
    },
    lastVersion: (_tx, _companyId, _shipmentId, kind) =>
      Promise.resolve(Math.max(0, ...rows.filter((row) => same(row, kind)).map(({ version }) => version))),
    count: () => Promise.resolve(rows.length),
    bytesOf: () => Promise.resolve(rows.reduce((sum, { byteSize }) => sum + byteSize, 0)),
    list: () => Promise.resolve(newestFirst()),
    find: (companyId, _shipmentId, id) =>
      Promise.resolve(rows.find((row) => row.companyId === companyId && row.id === id) ?? null),
    newest: (_companyId, _shipmentId, kind) => Promise.resolve(newestFirst().find((row) => same(row, kind)) ?? null),
  } as Partial<DocumentsRepository> as DocumentsRepository;
  const fileStore = {
    write: (key, bytes) => Promise.resolve(void files.set(key, bytes)),
    adopt: (key, path) => Promise.resolve(void files.set(key, Buffer.from(waiting[path] ?? ''))),
    read: (key) => Promise.resolve(files.get(key)!),
    sha256: (key) => Promise.resolve(digestOf(String(files.get(key)))),
  } as Partial<FileStore> as FileStore;
  const logger = { warn: (text: string) => void warnings.push(text) } as Partial<Logger> as Logger;
  const service = new DocumentsService(
    documents,
    fileStore,
    {
      transaction: <T>(work: (tx: Transaction) => Promise<T>) => work({} as Transaction),
    } as Partial<Database> as Database,
    clock,
    new SharedCopies(documents, fileStore, clock, logger),
    logger,
    new StorageQuota(documents, loadConfig({ DATABASE_URL: 'mysql://u@h/d', ...environment })),
  );
  const versions = () => newestFirst().map(({ kind, version, status }) => `${kind} ${version} ${status}`);
  const issue = (text: string, part?: Partial<NewDocument>, stillDue?: () => Promise<boolean>) =>
    service.issue(generated(part), { bytes: Buffer.from(text), pageCount: 1 }, stillDue);
  const newestId = () => newestFirst()[0]!.id;
  return { service, files, versions, issue, newestId, warnings, rows: () => rows };
}

describe('issuing', () => {
  it('numbers the versions of each kind, and supersedes earlier ones', async () => {
    const { issue, versions } = store();
    await issue('first');
    await issue('second');
    await issue('confirmation', { kind: 'RATE_CONFIRMATION' });
    expect(versions()).toEqual(['BOL 2 issued', 'BOL 1 superseded', 'RATE_CONFIRMATION 1 issued']);
  });

  it('leaves the issued version valid beside a correction', async () => {
    const { issue, versions } = store();
    await issue('first');
    await issue('notice', { status: 'correction' });
    expect(versions()).toEqual(['BOL 2 correction', 'BOL 1 issued']);
  });

  it('stores the same version once', async () => {
    const { issue, versions } = store();
    await issue('first', { version: 1 });
    await issue('first', { version: 1 });
    expect(versions()).toEqual(['BOL 1 issued']);
  });

  it('stores nothing that is outdated when its transaction begins', async () => {
    const { issue, versions } = store();
    await issue('first', {}, () => Promise.resolve(false));
    expect(versions()).toEqual([]);
  });

  it('keeps the files of all versions', async () => {
    const { service, issue, rows } = store();
    await issue('first');
    await issue('second');
    const texts = await Promise.all(rows().map(async ({ id }) => (await service.read('cmp_1', 'shp_1', id)).bytes));
    expect(texts.map(String)).toEqual(['first', 'second']);
  });
});

describe('receiving', () => {
  it('stores the uploaded file with the work alongside', async () => {
    const { service, files, rows } = store({ waiting: { '/tmp/1': 'image' } });
    let alongside = 0;
    const id = await service.receive(uploaded('image'), '/tmp/1', () => Promise.resolve(void (alongside += 1)));
    expect(rows()).toMatchObject([{ id, version: 1, status: 'received', byteSize: 5, uploadedBy: 'usr_ann' }]);
    expect([String(files.get(`cmp_1/shp_1/${id}`)), alongside]).toEqual(['image', 1]);
  });

  it('stops at 200 documents of a shipment', async () => {
    const { service, issue, files } = store({ waiting: { '/tmp/1': 'image' } });
    for (let number = 1; number < 200; number += 1) await issue(`number ${number}`);
    const receive = () => service.receive(uploaded('image'), '/tmp/1', () => Promise.resolve());
    await receive();
    await expect(receive()).rejects.toMatchObject({ code: 'TOO_MANY_DOCUMENTS', status: 409 });
    expect(files.size).toBe(200);
  });

  it('refuses an upload beyond the storage of the company, but stores documents of Lading', async () => {
    const { service, issue, versions } = store({ environment: { COMPANY_STORAGE_MB: '1' } });
    const receive = (size: number) => service.receive(uploaded('image', { size }), '/tmp/1', () => Promise.resolve());
    await receive(1_000_000);
    await expect(receive(1)).rejects.toMatchObject({ code: 'STORAGE_QUOTA', status: 507, params: { megabytes: 1 } });
    await issue('first');
    expect(versions()).toEqual(['BOL 1 issued', 'POD 1 received']);
  });

  it('asks for a retry if a concurrent upload takes the version, and does nothing alongside', async () => {
    const { service, versions } = store();
    const upload = (alongside: () => void) =>
      service.receive(uploaded('image'), '/tmp/1', () => Promise.resolve(alongside()));
    let alongside = 0;
    const results = await Promise.allSettled([upload(() => (alongside += 1)), upload(() => (alongside += 1))]);
    expect(results).toMatchObject([{ status: 'fulfilled' }, { reason: expect.any(ConcurrentChange) }]);
    expect([versions(), alongside]).toEqual([['POD 1 received'], 1]);
  });

  it("does not keep a carrier's image that is no PDF", async () => {
    const { service, versions, warnings } = store();
    await service.keepCarrierImage('cmp_1', 'shp_1', 'CARRIER_BOL', Buffer.from('<html>Sign in</html>'));
    expect([versions(), warnings.length]).toEqual([[], 1]);
  });
});

describe('reading', () => {
  it('finds no document of another company', async () => {
    const { service, issue, newestId } = store();
    await issue('first');
    for (const read of ['get', 'read', 'open', 'readShared'] as const)
      await expect(service[read]('cmp_2', 'shp_1', newestId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('fails for a file that is not the stored one', async () => {
    const { service, issue, newestId, files } = store();
    await issue('first');
    for (const key of files.keys()) files.set(key, Buffer.from('other'));
    for (const read of ['read', 'open', 'readShared'] as const)
      await expect(service[read]('cmp_1', 'shp_1', newestId())).rejects.toThrow('not the one that was stored');
  });

  it('shares the newest document of each requested kind', async () => {
    const { service, issue } = store({ waiting: { '/tmp/1': 'image' } });
    await issue('first');
    await issue('second');
    await issue('labels', { kind: 'LABELS' });
    await service.receive(uploaded('image'), '/tmp/1', () => Promise.resolve());
    const shared = await service.listShared('cmp_1', 'shp_1', ['POD', 'BOL', 'PACKING_LIST']);
    expect(shared.map(({ kind, version }) => `${kind} ${version}`)).toEqual(['POD 1', 'BOL 2']);
  });

  it('does not share a file that failed inspection', async () => {
    const { service, rows } = store({ waiting: { '/tmp/1': 'image' } });
    const id = await service.receive(uploaded('image'), '/tmp/1', () => Promise.resolve());
    Object.assign(rows()[0]!, { sharedKey: null, sharedSha256: null });
    expect(await service.listShared('cmp_1', 'shp_1', ['POD'])).toEqual([]);
    await expect(service.readShared('cmp_1', 'shp_1', id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(String((await service.read('cmp_1', 'shp_1', id)).bytes)).toBe('image');
  });
});
