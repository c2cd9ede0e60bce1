import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/** Longest time for the head of a request, and for all of it; and how often connections are looked at for that, in milliseconds. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 2_000 };

/** Express on a server that cuts slow clients off soon; the interval of the checks can be chosen only when a server is made. */
export class HttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.setHttpServer(createServer(TIMEOUTS, this.getInstance()));
  }
}
