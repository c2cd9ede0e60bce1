import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { Config } from '../../config/config.js';
import { DomainError } from '../http/problems/domain-error.js';
import { RequestContext } from '../request-context.js';
import { addRateLimit } from '../throttle/rate-limit-headers.js';
import { Throttle } from '../throttle/throttle.js';
import { TooManyAttempts } from '../throttle/throttle.errors.js';
import { apiKeyOf, ApiKeyReader } from './api-key.js';
import type { AuthenticatedRequest } from './decorators.js';
import { isOpenToKeys } from './route-access.js';
import { SessionCookie } from './session-cookie.js';
import { msg } from '../../messages/message.js';

/** Requests of one key per window (freight.md Annex E: 600 a minute), multiplied by `REQUEST_LIMIT_FACTOR`. */
export const KEY_RATE = { name: 'api-key', points: 600, seconds: 60 } as const;

/** Authenticates requests that carry an API key and counts them against the rate limit of the key. */
@Injectable()
export class ApiKeyAuthenticator {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
    private readonly keys: ApiKeyReader,
    private readonly throttle: Throttle,
    private readonly context: RequestContext,
    private readonly config: Config,
  ) {}

  /**
   * Sets `request.actor`. Returns false for a request without a key. @throws DomainError TWO_CREDENTIALS 400, KEY_NOT_ALLOWED 403, UNAUTHENTICATED 401;
   * TooManyAttempts 429
   */
  async authenticate(execution: ExecutionContext): Promise<boolean> {
    const request = execution.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = apiKeyOf(request);
    if (token === undefined) return false;
    if (this.cookie.readAll(request).length > 0)
      throw new DomainError('TWO_CREDENTIALS', 400, msg`Send an API key or a session cookie, not both.`);
    if (!isOpenToKeys(this.reflector, execution.getClass(), execution.getHandler(), this.keys.permissions)) {
      throw new DomainError('KEY_NOT_ALLOWED', 403, msg`This requires a signed-in user. API keys cannot use it.`);
    }
    const actor = await this.keys.read(token);
    if (actor === null)
      throw new DomainError('UNAUTHENTICATED', 401, msg`This API key is unknown, expired or revoked.`);
    await this.meter(actor.keyId, execution.switchToHttp().getResponse<Response>());
    request.actor = actor;
    this.context.identify(actor.userId, actor.companyId, actor.keyId);
    return true;
  }

  private async meter(keyId: string, response: Response): Promise<void> {
    const rule = { ...KEY_RATE, points: KEY_RATE.points * this.config.requestLimitFactor };
    const allowance = await this.throttle.meter({ ...rule, key: keyId });
    addRateLimit(response, rule, allowance);
    if (allowance.remaining < 0) throw new TooManyAttempts(allowance.resetSeconds);
  }
}
