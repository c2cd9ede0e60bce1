import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../lib/failure.mjs';
import { ask, isSuccess } from '../lib/load.mjs';
import { post } from '../booking/client.mjs';
import { visitSource } from './visit.mjs';

const MAILED_WITHIN_MS = 60_000;
/** The carrier's time limit. */
const CARRIER_SECONDS = 3;

/**
 * What needs each part: `prepare` runs before the fault, `ask` during and after it. `refused` says whether an answer during the fault is a clear one
 * that lets nothing through, `works` whether the one afterwards is right. `withinMs` is the longest that `ask` may take.
 */
export async function makeNeeds({ stack, parts, companies, shipment }) {
  const [, ...others] = companies;
  return [
    { name: 'Mail server', part: parts.mail, ...mailNeed(stack, parts.mail, others) },
    { name: 'Identity source', part: parts.identity, ...identityNeed(stack) },
    { name: 'Error ingest', part: parts.ingest, ...ingestNeed(stack, parts.ingest) },
    { name: 'Carrier', part: parts.carrier, ...(await carrierNeed(stack, parts.carrier, companies[0])) },
    { name: 'Redis', part: redisPart(stack.redis), ...redisNeed(stack, companies[0]) },
    { name: 'S3', part: parts.storage, ...storageNeed(stack, companies[0], shipment) },
  ];
}

/** A mail is sent by the worker, so the request succeeds and the mail arrives later. */
function mailNeed(stack, mail, companies) {
  let mailed;
  return {
    what: 'a link for a new password',
    prepare: async () => void (mailed = mail.mails.length),
    ask: (during) =>
      during
        ? ask(`${stack.url}/api/v1/auth/password-reset`, { method: 'POST', body: { email: companies.pop().email } })
        : arrived(mail, mailed),
    refused: isSuccess,
    expected: 'accepted, mailed later',
    works: isSuccess,
    withinMs: 2_000,
    backWithinMs: MAILED_WITHIN_MS,
  };
}

async function arrived(mail, before) {
  const startedAt = performance.now();
  while (mail.mails.length === before && performance.now() - startedAt < MAILED_WITHIN_MS) await delay(100);
  return { status: mail.mails.length > before ? 200 : 0, ms: performance.now() - startedAt, text: '' };
}

/** A sign-in whose code the product exchanges during the fault. The account is linked to nobody, so 403 is the right answer afterwards. */
function identityNeed(stack) {
  let visit;
  return {
    what: 'a sign-in there',
    prepare: async () => void (visit = await visitSource(stack)),
    ask: async (during) => {
      const { url, cookie } = during ? visit : await visitSource(stack);
      return ask(url, { cookie });
    },
    refused: ({ status, text }) => [502, 504].includes(status) && text.includes('SIGN_IN_SOURCE_UNAVAILABLE'),
    expected: '502 or 504',
    works: ({ status, text }) => status === 403 && text.includes('IDENTITY_NOT_LINKED'),
    withinMs: 6_000,
  };
}

function ingestNeed(stack, ingest) {
  const envelope = `${JSON.stringify({ dsn: `http://key@127.0.0.1:${ingest.port}/1` })}\n{"type":"event"}\n{}\n`;
  return {
    what: 'an error report of a browser',
    prepare: async () => undefined,
    ask: () => ask(`${stack.url}/monitoring`, { method: 'POST', body: envelope }),
    refused: ({ status }) => [502, 504].includes(status),
    expected: '502 or 504',
    works: isSuccess,
    withinMs: 6_000,
  };
}

async function carrierNeed(stack, carrier, company) {
  const { status, text } = await post(stack.url, company, '/api/v1/company/carriers', {
    scac: 'ZZQC',
    name: 'Quick Connect',
    endpoint: `${carrier.url}/fast`,
    credentials: { scheme: 'bearer', secret: 'demo-token' },
    customerNumber: '100200',
    timeoutSeconds: CARRIER_SECONDS,
  });
  if (status !== 201) throw new Failure(`Connecting the carrier returned ${status}.`, text);
  const [{ id }] = JSON.parse(text).connections;
  return {
    what: 'a price of this carrier',
    prepare: async () => undefined,
    ask: () => ask(`${stack.url}/api/v1/company/carriers/${id}/test`, { method: 'POST', cookie: company.cookie }),
    refused: ({ status: answered, text: result }) =>
      answered === 200 && ['CARRIER_TIMEOUT', 'CARRIER_UNAVAILABLE'].includes(JSON.parse(result).code),
    expected: 'no price, with the reason',
    works: ({ status: answered, text: result }) => answered === 200 && JSON.parse(result).ok,
    withinMs: CARRIER_SECONDS * 1_000 + 1_000,
    // A paused connection is tried again after 30 s.
    backWithinMs: 35_000,
  };
}

/** Attempts to sign in are counted in Redis: without it all are refused, also those with the right password. */
function redisNeed(stack, { email, password }) {
  return {
    what: 'a sign-in with the right password',
    prepare: async () => undefined,
    ask: () => ask(`${stack.url}/api/v1/auth/login`, { method: 'POST', body: { email, password } }),
    refused: ({ status }) => status === 503,
    expected: '503',
    works: isSuccess,
    withinMs: 4_000,
  };
}

function redisPart(redis) {
  let stopped = false;
  return {
    async down() {
      stopped = true;
      await redis.stop();
    },
    hang: () => redis.signal('SIGSTOP'),
    async heal() {
      if (stopped) await redis.start();
      else redis.signal('SIGCONT');
      stopped = false;
    },
  };
}

function storageNeed(stack, { cookie }, { shipmentId, documentId }) {
  return {
    what: 'the file of a document',
    prepare: async () => undefined,
    ask: () => ask(`${stack.url}/api/v1/shipments/${shipmentId}/documents/${documentId}`, { cookie }),
    refused: ({ status }) => status === 503,
    expected: '503',
    works: isSuccess,
    withinMs: 10_000,
  };
}
