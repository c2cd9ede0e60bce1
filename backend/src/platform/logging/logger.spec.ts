import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { ClsServiceManager } from 'nestjs-cls';
import type { RequestStore } from '../request-context.js';
import { httpLogger } from './http-logger.js';
import { createPino, Logger } from './logger.js';

describe('logging', () => {
  let lines: string[];
  const destination = { write: (line: string) => void lines.push(line) };

  beforeEach(() => {
    lines = [];
  });

  it('writes JSON with the ids of the request', () => {
    const cls = ClsServiceManager.getClsService<RequestStore>();
    cls.runWith({ requestId: 'r-1', userId: 'usr_1', companyId: 'cmp_1' }, () =>
      new Logger(createPino('info', destination)).log('Booked', 'Quotes'),
    );
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      msg: 'Booked',
      context: 'Quotes',
      requestId: 'r-1',
      userId: 'usr_1',
      companyId: 'cmp_1',
    });
  });

  it('writes a failure with its stack and details', () => {
    new Logger(createPino('info', destination)).failure('INTERNAL_ERROR', new Error('broken'), { digest: 'abc' });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      digest: 'abc',
      err: { message: 'broken', stack: expect.stringContaining('logger.spec') },
    });
  });

  it('does not write the parameters of a statement that failed', () => {
    const error = Object.assign(new Error('lock wait timeout'), {
      query: 'INSERT INTO user_session VALUES (?)',
      parameters: ['s3cret'],
    });
    new Logger(createPino('info', destination)).failure('INTERNAL_ERROR', error);
    expect(lines[0]).toContain('lock wait timeout');
    expect(lines[0]).not.toContain('s3cret');
  });

  it('never writes cookies, credentials or the query of a URL', async () => {
    const app = express().use(httpLogger(createPino('info', destination)));
    const server = createServer(
      app.use((_request, response) => void response.setHeader('Set-Cookie', 'lading_session=s3cret').end('x')),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const headers = { cookie: 'lading_session=s3cret', authorization: 'Bearer s3cret' };
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/register?token=s3cret`, { headers });
    await new Promise((resolve) => server.close(resolve));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('s3cret');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      req: { method: 'GET', path: '/register' },
      res: { status: 200 },
    });
  });
});
