import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ServerConfig } from '../../config/config.js';
import { isLoopback } from '../http/security/public-host.js';
import { Metrics } from './metrics.js';

/** Serves `/metrics` on a loopback-only port, if one is configured. */
@Injectable()
export class MetricsServer implements OnApplicationShutdown {
  private server?: Server;

  constructor(
    private readonly config: ServerConfig,
    private readonly metrics: Metrics,
  ) {}

  /** Listens on the configured port, if any, and resolves to its number. Rejects if the port is in use. */
  async start(): Promise<number | undefined> {
    if (this.config.metricsPort === undefined) return undefined;
    const { registry } = this.metrics;
    this.server = createServer((request, response) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (!isLoopback(request.headers.host ?? '', request.socket.localPort)) return void response.writeHead(421).end();
      if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
      void registry
        .metrics()
        .then((text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text));
    });
    this.server.listen(this.config.metricsPort, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
