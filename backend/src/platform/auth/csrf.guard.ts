import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ServerConfig } from '../../config/config.js';
import { DomainError } from '../http/problems/domain-error.js';
import { apiKeyOf } from './api-key.js';
import { msg } from '../../messages/message.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses state-changing requests from other sites. Browsers send `Origin` with these requests; it must equal the origin of PUBLIC_URL. The Host
 * header is not trusted. Clients that send neither `Origin` nor `Sec-Fetch-Site` have no ambient cookies and pass. Requests with an API key pass
 * too, because browsers never add one by themselves.
 */
@Injectable()
export class CsrfGuard implements CanActivate {
  constructor(private readonly config: ServerConfig) {}

  canActivate(execution: ExecutionContext): boolean {
    const request = execution.switchToHttp().getRequest<Request>();
    if (SAFE_METHODS.has(request.method) || apiKeyOf(request) !== undefined || this.isOwn(request)) return true;
    throw new DomainError('CROSS_SITE', 403, msg`This request came from another site.`);
  }

  private isOwn(request: Request): boolean {
    const origin = request.get('origin');
    if (origin !== undefined) return origin === this.config.publicUrl.origin;
    const site = request.get('sec-fetch-site');
    return site === undefined || OWN_SITES.has(site);
  }
}
