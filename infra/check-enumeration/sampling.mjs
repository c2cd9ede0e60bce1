import http from 'node:http';
import { randomNumbers } from '../bench/lib/statistics.mjs';

/** Headers that differ between responses for any client. */
const VARYING_HEADERS = new Set(['date', 'x-request-id']);

/** One connection of an attacker, who pretends to be another customer of the proxy for each request. */
export class Attacker {
  #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  #asked = 0;

  constructor({ url, origin }) {
    this.url = new URL(url);
    this.origin = origin;
  }

  /** Sends one request and returns {milliseconds, seen}; `seen` is the observable response as text. */
  async ask(path, body) {
    this.#asked += 1;
    const text = JSON.stringify(body);
    const address = `10.${this.#asked >> 16}.${(this.#asked >> 8) & 255}.${this.#asked & 255}`;
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      origin: this.origin,
      'x-forwarded-for': address,
    };
    const options = {
      agent: this.#agent,
      hostname: this.url.hostname,
      port: this.url.port,
      path,
      method: 'POST',
      headers,
    };
    const startedAt = performance.now();
    const { status, headers: shown, text: answer } = await send(options, text);
    return { milliseconds: performance.now() - startedAt, seen: visible(status, shown, answer) };
  }

  close() {
    this.#agent.destroy();
  }
}

/** Requests known and unknown addresses in pairs, in random order. Returns {known, unknown}, lists of responses. */
export async function interleaved(count, askKnown, askUnknown) {
  const random = randomNumbers(count);
  const samples = { known: [], unknown: [] };
  for (let i = 0; i < count; i += 1) {
    const known = async () => samples.known.push(await askKnown(i));
    const unknown = async () => samples.unknown.push(await askUnknown(i));
    for (const ask of random() < 0.5 ? [known, unknown] : [unknown, known]) await ask();
  }
  return samples;
}

function send(options, text) {
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(text);
  });
}

function visible(status, headers, text) {
  const kept = Object.entries(headers).filter(([name]) => !VARYING_HEADERS.has(name));
  const { instance: _, ...body } = JSON.parse(text);
  return JSON.stringify({ status, headers: kept, body });
}
