// Listens on the port of npm start when error reports are relayed: routes /monitoring to the relay and everything else to the product, like a
// reverse proxy in production. FRONT has the ports and the reports per second.
import { BUSY } from '../../backend/dist/modules/monitoring/busy-answer.js';
import { TokenBucket } from '../../backend/dist/platform/throttle/token-bucket.js';
import { startFront } from './front.mjs';

const { rate, ...ports } = JSON.parse(process.env.FRONT);
const bucket = new TokenBucket(rate, rate);
await startFront({ ...ports, admits: () => bucket.take(performance.now()), busy: BUSY });
process.once('SIGTERM', () => process.exit(0));
