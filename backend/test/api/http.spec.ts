import { gzipSync } from 'node:zlib';
import { Body, Controller, Get, Module, Post, Query } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, IsString, Max, ValidateNested } from 'class-validator';
import { Public, RequirePermission } from '../../src/platform/auth/decorators.js';
import { IdempotencyKey } from '../../src/platform/http/idempotency/idempotency.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

class StopDto {
  @IsString()
  postalCode: string;
}

class BodyDto {
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => StopDto)
  stops: StopDto[];
}

class QueryDto {
  @IsOptional()
  @IsInt()
  @Max(100)
  @Type(() => Number)
  limit?: number;
}

@Controller('api/v1/probe')
class ProbeController {
  @Get('fails')
  @Public()
  fail(): never {
    throw new Error('the password of 10.0.0.5 is wrong');
  }

  @Get('list')
  @Public()
  list(@Query() query: QueryDto): QueryDto {
    return query;
  }

  @Post('echo')
  @Public()
  echo(@Body() body: BodyDto): BodyDto {
    return body;
  }

  @Post('once')
  @Public()
  once(@IdempotencyKey() key: string): { key: string } {
    return { key };
  }

  @Get('secret')
  @RequirePermission('audit.read')
  secret(): string {
    return 'secret';
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

describe('every response', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ modules: [ProbeModule] });
  });
  afterAll(() => app.close());

  it('has a request id and security headers, and reveals nothing about the server', async () => {
    const { headers } = await app.client().get('/health/live');
    expect(headers.get('x-request-id')).toMatch(/^[0-9A-Z]{26}$/);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it("repeats the caller's request id, also in the problem", async () => {
    const answer = await app.client().get('/api/v1/none', { 'x-request-id': 'edge-0123456789' });
    expect(answer.headers.get('x-request-id')).toBe('edge-0123456789');
    expect(answer.body.instance).toBe('edge-0123456789');
  });

  it('answers an unknown path with a problem', async () => {
    const answer = await app.client().get('/api/v1/none');
    expect(answer).toMatchObject({
      status: 404,
      body: { type: 'about:blank', title: 'Not Found', status: 404, code: 'NOT_FOUND' },
    });
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it("has texts in the client's language, with codes and pointers unchanged", async () => {
    const ask = (languages: string) =>
      app.client().post('/api/v1/probe/echo', { stops: [{}] }, { 'accept-language': languages });
    const answers = await Promise.all(['fr-FR,fr;q=0.9,en;q=0.8', 'es-MX', 'de', 'en-CA'].map(ask));
    expect(answers.map(({ body: { detail, errors } }) => [detail, errors[0].message])).toEqual([
      ['Un champ demande votre attention.', 'Ce champ est obligatoire.'],
      ['Un campo necesita atención.', 'Este campo es obligatorio.'],
      ['One field needs attention.', 'This field is required.'],
      ['One field needs attention.', 'This field is required.'],
    ]);
    expect(answers.map(({ headers }) => headers.get('content-language'))).toEqual(['fr-CA', 'es-US', 'en-US', 'en-CA']);
    for (const { body, headers } of answers) {
      expect(body).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ pointer: '/stops/0/postalCode', code: 'REQUIRED' }],
      });
      expect(headers.get('vary')).toContain('Accept-Language');
    }
  });

  it('answers an unexpected failure with a digest only', async () => {
    const { status, body } = await app.client().get('/api/v1/probe/fails');
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'INTERNAL_ERROR', digest: expect.stringMatching(/^[0-9a-f]{12}$/) });
    expect(JSON.stringify(body)).not.toContain('10.0.0.5');
    expect((await app.client().get('/api/v1/probe/fails')).body.digest).toBe(body.digest);
  });

  it('requires a session by default', async () => {
    expect(await app.client().get('/api/v1/probe/secret')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
  });

  it.each([
    ['an unfinished object', '{"stops":', 400, 'MALFORMED_JSON'],
    ['a bare number', '7', 400, 'MALFORMED_JSON'],
    ['a list', '[]', 422, 'VALIDATION_FAILED'],
    ['zero bytes', '', 422, 'VALIDATION_FAILED'],
    ['a wrong field', '{"stops":[{"postalCode":1}]}', 422, 'VALIDATION_FAILED'],
    ['2 MB', JSON.stringify({ stops: 'x'.repeat(2_000_000) }), 413, 'BODY_TOO_LARGE'],
    ['10,000 levels', `${'[{"stops":'.repeat(10_000)}1${'}]'.repeat(10_000)}`, 400, 'BODY_TOO_COMPLEX'],
    [
      '10,000 levels of a known field',
      `${'{"stops":[{"postalCode":'.repeat(10_000)}1${'}]}'.repeat(10_000)}`,
      400,
      'BODY_TOO_COMPLEX',
    ],
    ['100,000 names', `{${Array.from({ length: 100_000 }, (_, n) => `"${n}":1`).join()}}`, 400, 'BODY_TOO_COMPLEX'],
    ['400 unknown names', `{${Array.from({ length: 400 }, (_, n) => `"${n}":1`).join()}}`, 422, 'VALIDATION_FAILED'],
    ['a prototype', '{"stops":[],"__proto__":{"x":1}}', 201, undefined],
  ])('answers a body of %s', async (_what, body, status, code) => {
    expect(await app.client().request('POST', '/api/v1/probe/echo', { body })).toMatchObject(
      code === undefined ? { status } : { status, body: { code } },
    );
  });

  it('accepts a compressed body, but not a decompression bomb', async () => {
    const send = (bytes: number) => {
      const body = gzipSync(JSON.stringify({ stops: [{ postalCode: 'x'.repeat(bytes) }] }));
      return app.client().request('POST', '/api/v1/probe/echo', { body, headers: { 'content-encoding': 'gzip' } });
    };
    expect(await send(10)).toMatchObject({ status: 201 });
    expect(await send(50_000_000)).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'application/xml'])('refuses %s', async (type) => {
    const answer = await app
      .client()
      .request('POST', '/api/v1/probe/echo', { body: 'stops=1', headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status: 415, body: { code: 'MEDIA_TYPE_UNSUPPORTED' } });
  });

  it('reports every invalid field of body and query', async () => {
    const body = { stops: [{ postalCode: '60601' }, {}], note: 'x' };
    const answer = await app.client().post('/api/v1/probe/echo', body);
    expect(answer.body.errors.map((error: { pointer: string; code: string }) => [error.pointer, error.code])).toEqual([
      ['/note', 'UNKNOWN_FIELD'],
      ['/stops/1/postalCode', 'REQUIRED'],
    ]);
    expect(await app.client().get('/api/v1/probe/list?limit=101')).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/limit', code: 'RANGE' }] },
    });
    expect(await app.client().get('/api/v1/probe/list?limit=100')).toMatchObject({ status: 200, body: { limit: 100 } });
  });

  it('refuses cross-site requests before anything else', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(await app.client().request('POST', '/api/v1/probe/echo', { body: {}, headers })).toMatchObject({
      status: 403,
      body: { code: 'CROSS_SITE' },
    });
  });

  it('requires the idempotency key where it is declared', async () => {
    expect(await app.client().post('/api/v1/probe/once')).toMatchObject({
      status: 400,
      body: { code: 'IDEMPOTENCY_KEY_REQUIRED' },
    });
    expect(await app.client().post('/api/v1/probe/once', undefined, { 'idempotency-key': 'k1' })).toMatchObject({
      status: 201,
      body: { key: 'k1' },
    });
  });
});
