import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ServerConfig } from '../../config/config.js';
import { isApiKey } from '../../platform/auth/api-key.js';
import type { AuthenticatedRequest } from '../../platform/auth/decorators.js';
import { DomainError } from '../../platform/http/problems/domain-error.js';
import { msg } from '../../messages/message.js';

/**
 * Accepts API keys only, and no request that a page of another site sends (MCP 2025-11-25, transports, security warning). The Host is checked
 * for every route (`publicHostOnly`).
 */
@Injectable()
export class McpGuard implements CanActivate {
  constructor(private readonly config: ServerConfig) {}

  canActivate(execution: ExecutionContext): boolean {
    const request = execution.switchToHttp().getRequest<AuthenticatedRequest>();
    const origin = request.get('origin');
    if (origin !== undefined && origin !== this.config.publicUrl.origin)
      throw new DomainError('CROSS_SITE', 403, msg`This request came from another site.`);
    if (request.actor === undefined || !isApiKey(request.actor))
      throw new DomainError('UNAUTHENTICATED', 401, msg`Send an API key: Authorization: Bearer ldk_...`);
    return true;
  }
}
