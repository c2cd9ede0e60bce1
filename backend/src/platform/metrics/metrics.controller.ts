import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { ServerConfig } from '../../config/config.js';
import { Public } from '../auth/decorators.js';
import { NotFound } from '../http/problems/domain-error.js';
import { Metrics } from './metrics.js';

@Controller('metrics')
@ApiExcludeController()
export class MetricsController {
  constructor(
    private readonly config: ServerConfig,
    private readonly metrics: Metrics,
  ) {}

  /** Metrics in Prometheus text format; 404 without the token. */
  @Get()
  @Public()
  async read(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { metricsToken } = this.config;
    if (metricsToken === undefined || !sameText(authorization ?? '', `Bearer ${metricsToken}`)) throw new NotFound();
    response.set({ 'Content-Type': this.metrics.registry.contentType, 'Cache-Control': 'no-store' });
    return this.metrics.registry.metrics();
  }
}

/** Constant-time comparison. */
function sameText(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
