import { reservePort } from '../../lib/ports.mjs';
import { startFakeIngest } from '../../relay/fake-ingest.mjs';
import { post } from '../../relay/requests.mjs';
import { startFront, startRelay } from '../../relay/targets.mjs';

export const number = '24';
export const title = 'Error reports are relayed by a process of its own';

const RATE = 20;
const FLOOD = 400;

export async function check({ product, expect, note }) {
  const started = [];
  const start = async (starting) => {
    const running = await starting;
    started.unshift(running);
    return running;
  };
  try {
    const ingest = await start(startFakeIngest());
    // The API process has to know the port of the front, which starts after it; until then no other program may take it.
    const reserved = await start(reservePort());
    const { port } = reserved;
    const relay = await start(startRelay(ingest.dsn));
    const settings = {
      ALLOWED_HOSTS: `127.0.0.1:${port}`,
      MONITORING_DSNS: ingest.dsn,
      SENTRY_BROWSER_DSN: ingest.dsn,
    };
    const api = await product.startProcess({ ...settings, RUN_WORKER: 'false' });
    await reserved.stop();
    const front = await start(startFront({ url: `http://127.0.0.1:${api.port}` }, relay, RATE, port));
    const envelope = Buffer.from(`${JSON.stringify({ dsn: ingest.dsn })}\n{"type":"event"}\n{}\n`);
    const inside = await post(`http://127.0.0.1:${api.port}`, { body: envelope });
    expect(inside.status === 404 && ingest.taken === 0, `the API process answers a report with ${inside.status}`);

    const passed = await post(front.url, {
      headers: { host: `127.0.0.1:${relay.port ?? new URL(relay.url).port}` },
      body: envelope,
    });
    expect(passed.status === 200 && ingest.taken === 1, `a report through the front was answered ${passed.status}`);
    expect((await fetch(`${front.url}/api/v1/auth/session`)).status < 500, 'the API is not reached through the front');

    const body = Buffer.alloc(100_000);
    const flood = await Promise.all(Array.from({ length: FLOOD }, () => post(front.url, { body })));
    const counted = (status) => flood.filter((answer) => answer.status === status).length;
    expect(flood.length - counted(429) - counted(0) <= RATE * 10, 'the front lets a flood through to the relay');
    expect((await fetch(`${front.url}/health/ready`)).ok, 'the product does not answer during a flood');
    expect(ingest.taken === 1, 'noise reached the error service');
    note(`${counted(429)} of ${FLOOD} refused unread`);
  } finally {
    for (const running of started) await running.stop();
  }
}
