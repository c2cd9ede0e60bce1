import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { cutSlowBodies } from './slow-bodies.js';

/**
 * Longest time for the head of a request, and for all of it; and how often connections are looked at for that, in milliseconds. All of it
 * may take as long as the largest upload (25 MB) on the slowest line that is served; the rate of a body is looked at by itself.
 */
const TIMEOUTS = { headersTimeout: 8_000, requestTimeout: 900_000, connectionsCheckingInterval: 1_000 };

/** Express on a server that cuts slow clients off soon; the interval of the checks can be chosen only when a server is made. */
export class HttpAdapter extends ExpressAdapter {
  constructor() {
    const instance = express();
    // Before the first route: the router is made with it. One route has one spelling, for logs and policies too.
    instance.enable('case sensitive routing');
    super(instance);
  }

  override initHttpServer(): void {
    const server = createServer(TIMEOUTS, this.getInstance());
    cutSlowBodies(server);
    this.setHttpServer(server);
  }
}
