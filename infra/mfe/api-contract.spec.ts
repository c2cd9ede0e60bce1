import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkApi, liveApiProblems, noteApiDocument } from './api-contract.mjs';
import { promote, publishRelease } from './commands.mjs';
import { noteInstallation } from './installation.mjs';
import { LocalStore } from './local-store.mjs';
import { fakeBuild, INSTALLATION, PROVIDED } from './testing/build.mjs';

const apiUse = { api: '1.1.0', operations: { 'GET /api/v1/quotes': { reads: { number: 'string' } } } };
const documentWith = (...fields: string[]) => ({
  openapi: '3.1.0',
  paths: {
    '/api/v1/quotes': {
      get: {
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])),
                },
              },
            },
          },
        },
      },
    },
  },
});

describe('API of an installation', () => {
  let folder: string;
  let store: LocalStore;

  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-api-'));
    store = new LocalStore(folder);
    await noteInstallation(store, { ...INSTALLATION, ...PROVIDED });
    await publishRelease(store, fakeBuild({ version: '1.4.0', apiUse }));
    await publishRelease(store, fakeBuild({ version: '1.5.0' }));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('refuses a release that uses what it does not provide', async () => {
    await noteApiDocument(store, documentWith('id'));
    await expect(promote(store, 'quotes', '1.4.0')).rejects.toThrow(
      'API: GET /api/v1/quotes: the response has no number.',
    );
    await noteApiDocument(store, documentWith('id', 'number'));
    await expect(promote(store, 'quotes', '1.4.0')).resolves.toContain('is live');
  });

  it('accepts releases without a record of their use', async () => {
    await noteApiDocument(store, documentWith());
    await expect(promote(store, 'quotes', '1.5.0')).resolves.toContain('is live');
    expect(await liveApiProblems(store, documentWith())).toEqual([]);
  });

  it('is checked with all live releases before it starts', async () => {
    await promote(store, 'quotes', '1.4.0');
    const file = path.join(folder, 'next.json');
    fs.writeFileSync(file, JSON.stringify(documentWith('number')));
    expect(await checkApi(store, file)).toContain('use nothing that');
    fs.writeFileSync(file, JSON.stringify(documentWith('numbers')));
    await expect(checkApi(store, file)).rejects.toThrow(
      /quotes 1\.4\.0-\w+: GET \/api\/v1\/quotes: the response has no number\./,
    );
    fs.writeFileSync(file, '{}');
    await expect(checkApi(store, file)).rejects.toThrow('is not an OpenAPI document');
  });
});
