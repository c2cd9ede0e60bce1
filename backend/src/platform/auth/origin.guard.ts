import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ServerConfig } from '../../config/config.js';
import { DomainError } from '../http/domain-error.js';
import { apiKeyOf } from './api-key.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses state-changing requests that another site made a browser send. Browsers always name their origin on these, and it has to be that
 * of PUBLIC_URL: the host that a request names is not evidence. Programs that
 * name neither an origin nor a fetch site carry no ambient cookies and pass. So does what carries an API key, which no browser adds by itself.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(private readonly config: ServerConfig) {}

  canActivate(execution: ExecutionContext): boolean {
    const request = execution.switchToHttp().getRequest<Request>();
    if (SAFE_METHODS.has(request.method) || apiKeyOf(request) !== undefined || this.isOwn(request)) return true;
    throw new DomainError('CROSS_SITE', 403, 'This request came from another site.');
  }

  private isOwn(request: Request): boolean {
    const origin = request.get('origin');
    if (origin !== undefined) return origin === this.config.publicUrl.origin;
    const site = request.get('sec-fetch-site');
    return site === undefined || OWN_SITES.has(site);
  }
}
