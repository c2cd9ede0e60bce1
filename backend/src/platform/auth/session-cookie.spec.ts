import express from 'express';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { loadConfig } from '../../config/config.js';
import { SessionCookie } from './session-cookie.js';

async function setCookies(publicUrl: string): Promise<string[]> {
  const cookie = new SessionCookie(loadConfig({ DATABASE_URL: 'mysql://u@h/d', PUBLIC_URL: publicUrl }));
  const app = express();
  app.get('/in', (_request, response) => {
    cookie.write(response, 'token', new Date('2026-12-20T00:00:00Z'));
    response.end();
  });
  app.get('/out', (_request, response) => {
    cookie.clear(response);
    response.end();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines = [await fetch(`${base}/in`), await fetch(`${base}/out`)].map((response) =>
    response.headers.getSetCookie().join(),
  );
  server.close();
  return lines;
}

describe('SessionCookie', () => {
  it('is bound to the host and to https if PUBLIC_URL is https', async () => {
    const [written, cleared] = await setCookies('https://freight.example');
    expect(written).toBe(
      '__Host-lading_session=token; Path=/; Expires=Sun, 20 Dec 2026 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    );
    expect(cleared).toMatch(
      /^__Host-lading_session=; Path=\/; Expires=Thu, 01 Jan 1970 .*; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('has no prefix over http', async () => {
    const [written] = await setCookies('http://localhost:3000');
    expect(written).toBe('lading_session=token; Path=/; Expires=Sun, 20 Dec 2026 00:00:00 GMT; HttpOnly; SameSite=Lax');
  });
});
