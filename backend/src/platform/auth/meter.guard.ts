import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { Config } from '../../config/config.js';
import { UnansweredRequests } from '../http/server/unanswered-requests.js';
import {
  MeteredRoute,
  OPEN_REQUESTS,
  QUOTA_RULES,
  REQUEST_LIMITS,
  type RequestLimit,
} from '../throttle/request-limits.js';
import { TooBusy } from '../throttle/throttle.errors.js';
import type { Actor } from './actor.js';
import type { AuthenticatedRequest } from './decorators.js';
import { RequestCounts } from './request-counts.js';

/** Limits the requests of a company, and counts those to `@Metered()` routes. Runs after the permission guard, so refused requests are not counted. */
@Injectable()
export class MeterGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly counts: RequestCounts,
    private readonly config: Config,
    private readonly unanswered: UnansweredRequests,
  ) {}

  /** @throws TooManyAttempts, TooBusy */
  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const limits = this.reflector.get(MeteredRoute, execution.getHandler()) ?? [];
    const { actor } = execution.switchToHttp().getRequest<AuthenticatedRequest>();
    if (actor === undefined) return true;
    const response = execution.switchToHttp().getResponse<Response>();
    this.limitOpen(actor, response);
    await this.counts.countQuotas(actor, this.quotasOf(actor, limits), response);
    await this.counts.count(actor, limits, response);
    return true;
  }

  private limitOpen({ companyId }: Actor, response: Response): void {
    this.unanswered.assign(response, companyId);
    if (this.unanswered.count(companyId) > OPEN_REQUESTS.company) throw new TooBusy();
  }

  /** What the operator allows each company, which no factor multiplies. */
  private quotasOf(actor: Actor, limits: readonly RequestLimit[]): RequestLimit[] {
    const { requests, imports } = { ...this.config.quotas, ...actor.quotas };
    const isImport = limits === REQUEST_LIMITS.import;
    return [
      ...(requests === undefined ? [] : [{ ...QUOTA_RULES.requests, points: requests }]),
      ...(imports === undefined || !isImport ? [] : [{ ...QUOTA_RULES.imports, points: imports }]),
    ];
  }
}
