import { companionReady, startCompanion } from './companion.mjs';
import { freePort } from './ports.mjs';
import { localUrl } from './start-mode.mjs';
import { stopProgram } from './processes.mjs';

const DEFAULT_RATE = 300;
const RELAY = ['backend/dist/bin/lading.js', 'monitoring'];
const FRONT = ['infra/front/main.mjs'];
const program = (args) => ['--import', './infra/lib/ends-with-parent.mjs', ...args];

/** Without a DSN there is nothing to relay: the product listens on the port itself and answers /monitoring with 404. */
const notNeeded = (port) => ({
  port,
  env: {},
  start: async () => undefined,
  ended: new Promise(() => undefined),
  stop: async () => undefined,
});

/**
 * The error relay as a separate process, and the proxy that puts it and the product behind one port. `port` and `env` are for the product; `start`
 * resolves when both respond and requires a built backend; `ended` resolves when one of them exits unexpectedly.
 */
export async function planFront({ port, environment, signal }) {
  if (!environment.MONITORING_DSNS && !environment.SENTRY_BROWSER_DSN) return notNeeded(port);
  const [product, relay] = [await freePort(), await freePort()];
  const rate = Number(environment.MONITORING_RATE || DEFAULT_RATE);
  const env = { HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1', ALLOWED_HOSTS: `127.0.0.1:${port}` };
  const programs = [];
  let tellEnd;
  const ended = new Promise((resolve) => (tellEnd = resolve));
  const run = async (title, address, ...companion) => {
    const program = startCompanion(...companion);
    programs.push(program);
    await companionReady(title, address, program, signal);
    void program.exited.then(() => tellEnd(title));
  };
  return {
    port: product,
    env,
    ended,
    async start() {
      const settings = { ...environment, ...env, MONITORING_PORT: String(relay), MONITORING_RATE: String(rate) };
      await run('error relay', `http://127.0.0.1:${relay}/health/live`, 'monitoring', settings, program(RELAY));
      const front = { FRONT: JSON.stringify({ host: environment.HOST, port, product, relay, rate }) };
      await run(
        'front of product and relay',
        `${localUrl(environment, port)}/health/live`,
        'front',
        front,
        program(FRONT),
      );
    },
    stop: () => Promise.all(programs.reverse().map((program) => stopProgram(program))),
  };
}
