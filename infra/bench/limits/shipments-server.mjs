// The floor of shipment reads: node:http, the product's statements as prepared statements, and JSON. No validation, no framework, no routing.
// GET /<name> runs the statements of that name. Environment: PORT, DATABASE_URL, SESSION_TOKEN, STATEMENTS = {<name>: {sql, params}[]} as JSON.
import { createHash } from 'node:crypto';
import http from 'node:http';
import { requireFromBackend } from '../lib/product.mjs';

const SESSION = `SELECT s.id, s.last_used_at, s.expires_at, s.revoked_at, u.id AS user_id, u.email, u.full_name, c.id AS company_id, c.name, a.role
  FROM user_session s JOIN user_account u ON u.id = s.user_id
  LEFT JOIN association a ON a.company_id = s.company_id AND a.user_id = s.user_id AND a.status = 'active'
  LEFT JOIN company c ON c.id = a.company_id WHERE s.token_hash = ?`;

const { PORT, DATABASE_URL, SESSION_TOKEN, STATEMENTS } = process.env;
const pool = requireFromBackend('mysql2/promise').createPool({ uri: DATABASE_URL, dateStrings: ['DATE'] });
const tokenHash = createHash('sha256').update(SESSION_TOKEN).digest('hex');
const statements = JSON.parse(STATEMENTS);

async function answer(path) {
  await pool.execute(SESSION, [tokenHash]);
  const results = await Promise.all(statements[path].map(({ sql, params }) => pool.execute(sql, params)));
  return JSON.stringify(results.map(([rows]) => rows));
}

const server = http.createServer((request, response) => {
  if (request.url === '/') return response.end('ready');
  answer(decodeURIComponent(request.url.slice(1))).then(
    (text) => {
      response.setHeader('content-type', 'application/json');
      response.end(text);
    },
    (error) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});
// Longer than any pause between rounds, so that no connection is closed while it is used.
server.keepAliveTimeout = 120_000;
server.listen(Number(PORT), '127.0.0.1');
