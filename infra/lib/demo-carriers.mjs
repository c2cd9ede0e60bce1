import path from 'node:path';
import { companionReady, keptPort, startCompanion } from './companion.mjs';
import { ladingDir } from './paths.mjs';
import { stopProgram } from './processes.mjs';

/**
 * Starts the demonstration carriers that respond over HTTP. `env` has their addresses and allows the product to call them although
 * they are on this machine; `ready` resolves when they respond.
 */
export async function startDemoCarriers({ signal }) {
  const { EGRESS_ALLOW, EGRESS_ALLOW_CARRIERS } = process.env;
  const port = await keptPort('demo-carriers');
  const file = path.join(ladingDir, 'demo-carriers-shipments.json');
  const program = startCompanion('demo-carriers', { DEMO_CARRIERS: JSON.stringify({ port, file }) });
  const url = `http://127.0.0.1:${port}`;
  return {
    env: {
      DEMO_CARRIERS_URL: url,
      EGRESS_ALLOW_CARRIERS: [EGRESS_ALLOW_CARRIERS || EGRESS_ALLOW, `127.0.0.1:${port}`].filter(Boolean).join(','),
    },
    ready: () => companionReady('carriers of the demonstration', `${url}/health`, program, signal),
    stop: () => stopProgram(program),
  };
}
