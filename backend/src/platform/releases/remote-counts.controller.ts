import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { ServerConfig } from '../../config/config.js';
import { SessionReader } from '../auth/actor.js';
import { Public } from '../auth/decorators.js';
import { SessionCookie } from '../auth/session-cookie.js';
import { NotFound } from '../http/problems/domain-error.js';
import { TokenBucket } from '../throttle/token-bucket.js';
import { TooManyAttempts } from '../throttle/throttle.errors.js';
import { RemoteCountsDto } from './remote-counts.dto.js';
import { RemoteMetrics } from './remote-metrics.js';

const RETRY_SECONDS = 60;

/** Receives what pages count. No personal data: a message has neither user nor company, and the session is only checked. */
@Controller('api/v1/remote-counts')
@ApiExcludeController()
export class RemoteCountsController {
  private readonly bucket: TokenBucket;

  constructor(
    private readonly config: ServerConfig,
    private readonly remotes: RemoteMetrics,
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionReader,
  ) {
    this.bucket = new TokenBucket(config.monitoringRate, config.monitoringRate);
  }

  /** Answers 404 if there are no metrics, and 429 above the rate of the error relay. */
  @Post()
  @Public()
  @HttpCode(204)
  async add(@Body() { counts }: RemoteCountsDto, @Req() request: Request): Promise<void> {
    if (!this.config.metrics) throw new NotFound();
    if (!this.bucket.take(performance.now())) throw new TooManyAttempts(RETRY_SECONDS);
    await this.remotes.add(counts, await this.isSignedIn(request));
  }

  /** Unlike an API request, a message does not extend the session. */
  private async isSignedIn(request: Request): Promise<boolean> {
    const token = this.cookie.read(request);
    return token !== undefined && (await this.sessions.grants([token])).has(token);
  }
}
