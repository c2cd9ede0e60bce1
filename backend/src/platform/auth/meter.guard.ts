import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { Config } from '../../config/config.js';
import { MeteredRoute, type RequestLimit } from '../throttle/request-limits.js';
import { addRateLimit } from '../throttle/rate-limit-headers.js';
import { RequestMeter } from '../throttle/request-meter.js';
import { TooManyAttempts } from '../throttle/throttle.errors.js';
import type { Actor } from './actor.js';
import { isApiKey } from './api-key.js';
import type { AuthenticatedRequest } from './decorators.js';

/** Counts requests to `@Metered()` routes. Runs after the permission guard, so refused requests are not counted. */
@Injectable()
export class MeterGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly meter: RequestMeter,
    private readonly config: Config,
  ) {}

  /** @throws TooManyAttempts */
  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const limits = this.reflector.get(MeteredRoute, execution.getHandler());
    const { actor } = execution.switchToHttp().getRequest<AuthenticatedRequest>();
    if (limits === undefined || actor === undefined) return true;
    const response = execution.switchToHttp().getResponse<Response>();
    for (const limit of limits) {
      const key = keyOf(limit, actor);
      if (key !== null)
        await this.count({ ...limit, points: limit.points * this.config.requestLimitFactor }, key, response);
    }
    return true;
  }

  private async count(limit: RequestLimit, key: string, response: Response): Promise<void> {
    const allowance = await this.meter.count({ ...limit, key });
    addRateLimit(response, limit, allowance);
    if (allowance.remaining < 0) throw new TooManyAttempts(allowance.resetSeconds);
  }
}

function keyOf({ per }: RequestLimit, actor: Actor): string | null {
  if (per === 'company') return actor.companyId;
  return isApiKey(actor) ? null : actor.sessionId;
}
