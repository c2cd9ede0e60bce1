import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { cutSlowBodies } from './slow-bodies.js';

/**
 * Timeouts for the request headers and for the whole request, and how often they are checked, in milliseconds. The whole request may take as long
 * as the largest upload (25 MB) on the slowest supported connection; `cutSlowBodies` checks the rate of a body.
 */
const TIMEOUTS = { headersTimeout: 8_000, requestTimeout: 900_000, connectionsCheckingInterval: 1_000 };

/** Express on a server that disconnects slow clients early; the interval of the checks can be set only when a server is created. */
export class HttpAdapter extends ExpressAdapter {
  constructor() {
    const instance = express();
    // Before the first route, because it creates the router. A route then has exactly one spelling, for logs and policies too.
    instance.enable('case sensitive routing');
    super(instance);
  }

  override initHttpServer(): void {
    const server = createServer(TIMEOUTS, this.getInstance());
    cutSlowBodies(server);
    this.setHttpServer(server);
  }
}
