import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const RATE = 50;

/**
 * Requests the product's list of shipments at a steady rate, independent of responses. Resolves to {p99, errors, count},
 * with the 99th percentile in milliseconds from each request's due time.
 */
export async function productLatency({ url, cookie }, seconds) {
  const agent = new http.Agent({ keepAlive: true });
  const { hostname, port } = new URL(url);
  const options = { agent, hostname, port, path: '/api/v1/shipments', headers: { cookie } };
  const startedAt = performance.now();
  const asked = Array.from({ length: seconds * RATE }, async (_, index) => {
    const due = startedAt + (index * 1000) / RATE;
    await delay(Math.max(0, due - performance.now()));
    const status = await get(options);
    return { milliseconds: performance.now() - due, ok: status === 200 };
  });
  const answers = await Promise.all(asked);
  agent.destroy();
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    p99: times[Math.ceil(times.length * 0.99) - 1],
    errors: answers.filter(({ ok }) => !ok).length,
    count: answers.length,
  };
}

function get(options) {
  return new Promise((resolve) => {
    const request = http.get(options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
      response.on('error', () => resolve(0));
    });
    // Browsers also retry when the server has just closed an idle connection.
    request.on('error', () => resolve(request.reusedSocket ? get(options) : 0));
  });
}
