import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SentryModule } from '@sentry/nestjs/setup';
import { Controller, Get, Headers, Module, Param } from '@nestjs/common';
import { instrument } from '../../src/instrument.js';
import { DomainError } from '../../src/platform/http/problems/domain-error.js';
import { startFakeIngest, type FakeIngest } from '../support/fake-ingest.js';
import { signUp } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { verbatim } from '../../src/messages/message.js';

@Controller('api/v1/probe')
class ProbeController {
  @Get('fails/:what')
  fail(@Param('what') what: string, @Headers('x-person') person?: string): never {
    if (what === 'expected') throw new DomainError('CONFLICT', 409, verbatim('This is taken.'));
    if (what === 'away') throw new Error('Queue limit reached.');
    throw new Error(`the carton of ${person} cannot be found (${what})`);
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

/** JSON of the event item in an envelope. */
function eventOf(body: Buffer): any {
  const lines = body.toString().split('\n');
  const at = lines.findIndex((line) => line.startsWith('{"type":"event"'));
  return JSON.parse(lines[at + 1]!);
}

describe('an unexpected failure', () => {
  const lines: any[] = [];
  let ingest: FakeIngest;
  let app: TestApp;
  /** Without the shell, whose page therefore fails. */
  let directory: string;

  beforeAll(async () => {
    ingest = await startFakeIngest();
    directory = await mkdtemp(join(tmpdir(), 'lading-static-'));
    const environment = {
      STATIC_DIR: directory,
      SENTRY_DSN: ingest.dsn,
      SENTRY_RELEASE: 'backend@1.2.3',
      SENTRY_ENVIRONMENT: 'proving',
    };
    await instrument(environment);
    app = await startTestApp({
      environment,
      modules: [SentryModule, ProbeModule],
      log: (line) => lines.push(JSON.parse(line)),
    });
  });
  afterAll(async () => {
    await app.close();
    await ingest.close();
    await rm(directory, { recursive: true });
  });

  it('has the same digest in the response, the log and the error service', async () => {
    const { client, userId, companyId, email } = await signUp(app);
    const trace = '1234567890abcdef1234567890abcdef';
    const { status, body, headers } = await client.get('/api/v1/probe/fails/once?token=secret-of-the-query', {
      'sentry-trace': `${trace}-1234567890abcdef-1`,
      baggage: `sentry-trace_id=${trace},sentry-release=shell@4.5.6`,
      authorization: 'Bearer secret-of-the-header',
      'x-person': 'rosa.delgado@example.test',
    });
    expect(status).toBe(500);
    expect(body.digest).toMatch(/^[0-9a-f]{12}$/);

    const line = lines.find(({ digest }) => digest === body.digest);
    expect(line).toMatchObject({
      level: 'error',
      requestId: headers.get('x-request-id'),
      userId,
      companyId,
      err: { name: 'Error', message: expect.stringContaining('(once)') },
    });

    const { body: sent, path } = await ingest.received(body.digest);
    expect(path).toMatch(/^\/api\/42\/envelope\//);
    const event = eventOf(sent);
    expect(event).toMatchObject({
      release: 'backend@1.2.3',
      environment: 'proving',
      tags: { digest: body.digest, requestId: line.requestId, companyId },
      fingerprint: [body.digest],
      transaction: 'GET /api/v1/probe/fails/:what',
      user: { id: userId },
      request: { method: 'GET', url: `${app.url}/api/v1/probe/fails/once` },
      contexts: { trace: { trace_id: trace } },
    });
    expect(event.exception.values[0].value).toBe('the carton of [address] cannot be found (once)');
    for (const secret of [email, 'rosa', 'secret-of', client.cookie('lading_session')!])
      expect(sent.toString()).not.toContain(secret);
  });

  it('of a page is reported with the digest on the page', async () => {
    ingest.reset();
    const { status, body } = await app.client().get('/shipments?q=Robin%20Mercer', { accept: 'text/html' });
    const digest = /Digest: ([0-9a-f]{12})/.exec(body)?.[1];
    expect([status, digest]).toEqual([500, expect.any(String)]);
    const { body: sent } = await ingest.received(digest!);
    expect(eventOf(sent)).toMatchObject({
      tags: { digest },
      fingerprint: [digest],
      request: { method: 'GET', url: `${app.url}/shipments` },
    });
    expect(sent.toString()).not.toContain('Mercer');
  });

  it('excludes refusals and outages, which are not reported', async () => {
    const { client } = await signUp(app);
    ingest.reset();
    expect(await client.get('/api/v1/probe/fails/expected')).toMatchObject({ status: 409 });
    expect(await client.get('/api/v1/probe/fails/away')).toMatchObject({
      status: 503,
      body: { digest: expect.any(String) },
    });
    expect(await client.get('/api/v1/none')).toMatchObject({ status: 404 });
    const { body } = await client.get('/api/v1/probe/fails/again');
    await ingest.received(body.digest);
    expect(ingest.deliveries.filter((delivery) => delivery.body.includes('"type":"event"'))).toHaveLength(1);
  });
});
