import fs from 'node:fs';
import path from 'node:path';
import { Client } from '../client.mjs';

export const number = '10';
export const title = 'Every answer has the same headers; token pages no referrer';

const SAME = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const JSON_TEXT = { 'content-type': 'application/json' };
const PAGE = { accept: 'text/html' };
const TOKEN = 'Zx3kQ9-vT0_bL7mN2pR5sU8wY1aC4dF6gH-jK0lM3nP';

export async function check({ product, expect, note }) {
  const folder = path.join(product.folder, 'static');
  fs.mkdirSync(path.join(folder, 'shell'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'shell/index.html'), '<!doctype html><title>Lading</title>');
  fs.writeFileSync(path.join(folder, 'shell/main.0123456789.js'), '0');
  const open = await product.startProcess({ API_DOCS: 'true', STATIC_DIR: folder });
  const client = new Client([open], product.publicUrl);

  const answers = await Promise.all([
    client.get('/', PAGE),
    client.get('/main.0123456789.js'),
    client.get('/none'),
    client.get('/none', PAGE),
    client.get('/health/live'),
    client.get('/api/v1/none'),
    client.get('/api/v1/docs'),
    client.get('/api/v1/openapi.json'),
    client.get('/track/none'),
    client.get('/metrics'),
    client.post('/monitoring', '{"dsn":"x"}\n'),
    client.ask('OPTIONS', '/api/v1/me'),
    client.post('/api/v1/auth/login', '{', JSON_TEXT),
    client.post('/api/v1/auth/login', Buffer.from([0x7b, 0xff]), JSON_TEXT),
    client.post('/api/v1/auth/login', '{}', { 'content-encoding': 'gzip' }),
    client.post('/api/v1/auth/login', '{}', { 'content-encoding': 'none' }),
    client.post('/api/v1/auth/login', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    client.post('/api/v1/auth/login', {}, { origin: 'https://evil.example' }),
    client.get('/', { host: 'evil.example' }),
  ]);
  for (const { status, headers, text } of answers) {
    const wrong = Object.entries(SAME).filter(([name, value]) => headers[name] !== value);
    expect(wrong.length === 0, `${status} ${text.slice(0, 80)} lacks ${wrong.map(([name]) => name).join(', ')}`);
    const policy = headers['content-security-policy'] ?? '';
    expect(
      /default-src '(self|none)'/.test(policy) && !policy.includes('unsafe'),
      `${status} has the policy ${policy}`,
    );
  }
  note(`${answers.length} answers`);

  const pages = ['/change-password?token=', '/register?token=', '/register?invitation=', '/unlock?token=', '/track/'];
  for (const page of pages) {
    const { headers } = await client.get(`${page}${TOKEN}`, PAGE);
    expect(
      headers['referrer-policy'] === 'no-referrer',
      `${page} answers Referrer-Policy ${headers['referrer-policy']}`,
    );
  }

  const docs = await client.get('/api/v1/docs');
  expect(
    docs.status === 200 && !/<style|<script>| style=| on\w+=/.test(docs.text),
    'the docs page has something inline',
  );
  const closed = product.visitor();
  for (const page of ['/api/v1/docs', '/api/v1/docs/', '/api/v1/docs/swagger-ui-bundle.js', '/api/v1/openapi.json'])
    expect((await closed.get(page)).status === 404, `${page} is open without API_DOCS`);
}
