// Listens on the port of npm start when error reports are relayed: hands /monitoring to the relay and everything else to the product, as a
// reverse proxy does in production. FRONT tells it the ports and the reports a second.
import { BUSY } from '../../backend/dist/modules/monitoring/busy-answer.js';
import { TokenBucket } from '../../backend/dist/modules/monitoring/domain/token-bucket.js';
import { startFront } from './front.mjs';

const { rate, ...ports } = JSON.parse(process.env.FRONT);
const bucket = new TokenBucket(rate, rate);
await startFront({ ...ports, admits: () => bucket.take(performance.now()), busy: BUSY });
process.once('SIGTERM', () => process.exit(0));
