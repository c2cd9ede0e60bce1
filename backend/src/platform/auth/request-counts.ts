import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../config/config.js';
import { addRateLimit } from '../throttle/rate-limit-headers.js';
import type { RequestLimit } from '../throttle/request-limits.js';
import { RequestMeter } from '../throttle/request-meter.js';
import { TooManyAttempts } from '../throttle/throttle.errors.js';
import type { Actor } from './actor.js';
import { isApiKey } from './api-key.js';

/** Counts requests against limits and adds their headers to the response. */
@Injectable()
export class RequestCounts {
  constructor(
    private readonly meter: RequestMeter,
    private readonly config: Config,
  ) {}

  /** Counts against limits multiplied by `REQUEST_LIMIT_FACTOR`. @throws TooManyAttempts */
  count(actor: Actor, limits: readonly RequestLimit[], response: Response): Promise<void> {
    const { requestLimitFactor: factor } = this.config;
    return this.countQuotas(
      actor,
      limits.map((limit) => ({ ...limit, points: limit.points * factor })),
      response,
    );
  }

  /** Counts against limits that no factor multiplies. @throws TooManyAttempts */
  async countQuotas(actor: Actor, limits: readonly RequestLimit[], response: Response): Promise<void> {
    for (const limit of limits) {
      const key = keyOf(limit, actor);
      if (key === null) continue;
      const allowance = await this.meter.count({ ...limit, key });
      addRateLimit(response, limit, allowance);
      if (allowance.remaining < 0) throw new TooManyAttempts(allowance.resetSeconds);
    }
  }
}

function keyOf({ per }: RequestLimit, actor: Actor): string | null {
  if (per === 'company') return actor.companyId;
  return isApiKey(actor) ? null : actor.sessionId;
}
