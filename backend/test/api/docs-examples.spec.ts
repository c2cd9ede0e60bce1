import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { IncomingHttpHeaders } from 'node:http';
import { compiled } from '../../../infra/packages/source.mjs';
import { DOMAIN_EVENT_KINDS } from '../../src/contributions/contributions.js';
import { WebhookWorker } from '../../src/modules/webhooks/webhook-worker.js';
import { makeKey } from '../support/api-keys.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';

const SLOW = 60_000;
const run = promisify(execFile);
const clock = new TestClock();

let page: string;
let directory: string;
let app: TestApp;
let receiver: WebhookReceiver;
let owner: SignedIn;

beforeAll(async () => {
  page = await readFile('docs/api.md', 'utf8');
  directory = await mkdtemp(join(tmpdir(), 'lading-docs-'));
  receiver = await startWebhookReceiver();
  app = await startTestApp({
    clock,
    environment: { DEMONSTRATION: 'true', EGRESS_ALLOW_WEBHOOKS: `127.0.0.1:${receiver.port}` },
  });
  owner = await signUp(app);
}, SLOW);
afterAll(async () => {
  await app.close();
  await receiver.close();
  await rm(directory, { recursive: true });
});

/** Code blocks of the page in this language. */
function blocks(language: string): string[] {
  return [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , text = '']) => text);
}

async function written(file: string): Promise<any> {
  return JSON.parse(await readFile(join(directory, file), 'utf8'));
}

function pythonExample(): [string, ...string[]] {
  return ['python3', resolve('packages/api-client-python/example/ship_order.py')];
}

/** The example beside the client as it is published. */
async function typeScriptExample(): Promise<[string, ...string[]]> {
  const source = resolve('packages/api-client');
  const folder = join(directory, 'node_modules/@lading/api-client');
  await mkdir(join(folder, 'lib'), { recursive: true });
  await symlink(resolve('node_modules/openapi-fetch'), join(directory, 'node_modules/openapi-fetch'));
  await writeFile(
    join(folder, 'package.json'),
    (await readFile(join(source, 'package.json'), 'utf8')).replace('./src/index.ts', './lib/index.js'),
  );
  for (const file of (await readdir(join(source, 'src'))).filter((name) => !/\.spec\.ts$/.test(name)))
    await writeFile(join(folder, 'lib', file.replace(/ts$/, 'js')), compiled(join(source, 'src', file)));
  await writeFile(join(directory, 'ship-order.mjs'), compiled(join(source, 'example/ship-order.ts')));
  return [process.execPath, join(directory, 'ship-order.mjs')];
}

describe('the API documentation page', () => {
  it(
    'has examples that quote, book, list and retry, in order',
    async () => {
      const { token } = await makeKey(app, owner, [
        'company.read',
        'quote.read',
        'price.read',
        'quote.create',
        'quote.book',
        'shipment.read',
      ]);
      const script = ['set -euo pipefail', ...blocks('bash')].join('\n');
      const { stdout } = await run('bash', ['-c', script], {
        cwd: directory,
        env: { ...process.env, LADING_URL: app.url, LADING_KEY: token, PICKUP_ON: '2026-11-24' },
      });
      expect(stdout).toContain('"id": "cmp_');
      const [booked, events, problem] = [
        await written('booked.json'),
        await written('events.json'),
        await written('problem.json'),
      ];
      const shipment = (await owner.client.get(`/api/v1/shipments/${booked.shipmentId}`)).body;
      expect(await readFile(join(directory, 'numbers.txt'), 'utf8')).toBe(`${shipment.number}\n`);
      expect(events.items.map(({ type }: { type: string }) => type)).toContain('booked');
      expect(problem).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
      expect(problem.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
        expect.arrayContaining(['/mode', '/stops', '/handlingUnits']),
      );
    },
    SLOW,
  );

  it.each(['TypeScript', 'Python'])(
    'names a %s client that quotes, books, tracks, and reads documents and refused fields',
    async (language) => {
      const { token } = await makeKey(app, owner);
      const [program, ...parameters] = language === 'Python' ? pythonExample() : await typeScriptExample();
      const { stdout } = await run(program, parameters, {
        cwd: directory,
        env: {
          ...process.env,
          LADING_URL: app.url,
          LADING_KEY: token,
          PICKUP_ON: '2026-11-24',
          ORDER_NUMBER: `PO-${language}`,
          PYTHONPATH: resolve('packages/api-client-python'),
          PYTHONDONTWRITEBYTECODE: '1',
        },
      });
      const printed = JSON.parse(stdout);
      expect(printed).toMatchObject({
        refused: expect.arrayContaining(['/mode', '/handlingUnits']),
        booked: expect.stringMatching(/^S-\d{6}$/),
        events: expect.arrayContaining(['booked']),
        documents: expect.arrayContaining(['BOL']),
        file: '%PDF-',
      });
      const listed = (await owner.client.get('/api/v1/shipments')).body.items;
      expect(listed.map(({ number }: { number: string }) => number)).toContain(printed.booked);
    },
    SLOW,
  );

  it('has a signature check that accepts only genuine deliveries', async () => {
    const [source = ''] = blocks('js');
    const file = join(directory, 'is-genuine.mjs');
    await writeFile(file, source);
    const { isGenuine } = (await import(pathToFileURL(file).href)) as {
      isGenuine: (headers: IncomingHttpHeaders, body: string, secret: string, now?: number) => boolean;
    };
    const { id, secret } = (
      await owner.client.post('/api/v1/company/webhooks', { url: receiver.url, kinds: ['shipment.delayed'] })
    ).body;
    const rotated = (await owner.client.post(`/api/v1/company/webhooks/${id}/rotate-secret`)).body.secret;
    await owner.client.post(`/api/v1/company/webhooks/${id}/test`);
    await app.get(WebhookWorker).deliver();
    const [got] = receiver.received;
    if (got === undefined) throw new Error('Nothing came.');
    const now = clock.now().getTime();
    const checked = (key: string, body = got.body, at = now, headers = got.headers) =>
      isGenuine(headers, body, key, at);
    expect([checked(secret), checked(rotated)]).toEqual([true, true]);
    expect(checked('another')).toBe(false);
    expect(checked(secret, `${got.body} `)).toBe(false);
    expect(checked(secret, got.body, now + 301_000)).toBe(false);
    expect(checked(secret, got.body, now, { ...got.headers, 'lading-webhook-id': 'whd_x' })).toBe(false);
    expect(checked(secret, got.body, now, {})).toBe(false);
  });

  it('shows a real event', () => {
    const [event = '{}'] = blocks('json');
    const { kind, ...rest } = JSON.parse(event);
    expect(DOMAIN_EVENT_KINDS).toContain(kind);
    expect(Object.keys(rest)).toEqual(['id', 'occurredAt', 'subject', 'data']);
  });

  it('is served next to readable pages of the API description, which need no other host', async () => {
    const { status, headers, body } = await app.client().get('/api/v1/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address as string);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      const url = new URL(address, `${app.url}/api/v1/docs`);
      expect(url.origin).toBe(app.url);
      expect((await fetch(url)).status).toBe(200);
    }
  });
});
