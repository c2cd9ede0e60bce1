import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ServerConfig } from '../../config/config.js';
import { Readiness } from '../health/readiness.js';
import { isLoopback } from '../http/security/public-host.js';
import { Metrics } from './metrics.js';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

/** Serves `/metrics` and `/health` on a port of its own, if one is configured, by default for this machine only: the only HTTP port of a worker. */
@Injectable()
export class MetricsServer implements OnApplicationShutdown {
  private server?: Server;

  constructor(
    private readonly config: ServerConfig,
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
  ) {}

  /** Listens on the configured port, if any, and resolves to its number. Rejects if the port is in use. */
  async start(): Promise<number | undefined> {
    if (this.config.metricsPort === undefined) return undefined;
    const { metricsHost: host } = this.config;
    // Pages in a browser on this machine must not read it through another host name.
    const isLoopbackOnly = LOOPBACK.has(host);
    this.server = createServer((request, response) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (isLoopbackOnly && !isLoopback(request.headers.host ?? '', request.socket.localPort))
        return void response.writeHead(421).end();
      void this.answer(request.method === 'GET' ? request.url : undefined, response);
    });
    this.server.listen(this.config.metricsPort, host);
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  private async answer(path: string | undefined, response: ServerResponse): Promise<void> {
    const { registry } = this.metrics;
    if (path === '/metrics')
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
    else if (path === '/health/live') response.writeHead(200).end();
    else if (path === '/health/ready') response.writeHead((await this.readiness.check()) ? 200 : 503).end();
    else response.writeHead(404).end();
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
