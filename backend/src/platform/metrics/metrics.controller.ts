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

  /** Prometheus text for who knows the token; to everybody else it does not exist. */
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

/** Compares in a time that tells nothing about where the texts differ. */
function sameText(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
