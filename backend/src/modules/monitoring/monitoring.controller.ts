import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/decorators.js';
import { RelayService } from './relay.service.js';
import type { IncomingMessage, ServerResponse } from 'node:http';

@Controller('monitoring')
@ApiExcludeController()
export class MonitoringController {
  constructor(private readonly relay: RelayService) {}

  /**
   * Forwards one Sentry envelope of a browser. Status and waiting times are the error service's. The response has no body: the SDK never reads
   * it, and until then the browser counts the request against the 64 KiB that a page may have on its way, so that a replay would not be sent.
   */
  @Post()
  @Public()
  async relayEnvelope(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    try {
      const { status, headers } = await this.relay.take(request);
      response.status(status).set({ ...headers, 'cache-control': 'no-store' });
    } finally {
      linger(request, response);
    }
  }
}

/** Longest time for which the rest of a refused body is read. */
const LINGER_MS = 1_000;

/**
 * Discards the rest of a refused body for a moment. Closing the connection immediately would reset it before the client reads the response.
 */
function linger(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  response.shouldKeepAlive = true;
  request.resume();
  const cut = setTimeout(() => request.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(cut));
}
