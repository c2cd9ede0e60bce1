import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import type { AuthenticatedRequest } from '../../../platform/auth/decorators.js';
import { SessionCookie } from '../../../platform/auth/session-cookie.js';
import { ErrorReports } from '../../../platform/errors/error-reports.js';
import { digestOf } from '../../../platform/http/problems/problem.js';
import { Logger } from '../../../platform/logging/logger.js';
import { SessionRotation } from './session-rotation.js';

/**
 * Sets the new token of a session due for rotation on any response. A session cookie set by the handler comes later and takes precedence. A guard,
 * because one global interceptor puts an RxJS pipeline around every handler (30 us per request); runs after the guards of AppModule.
 */
@Injectable()
export class SessionRotationGuard implements CanActivate {
  constructor(
    private readonly rotation: SessionRotation,
    private readonly cookie: SessionCookie,
    private readonly logger: Logger,
    private readonly reports: ErrorReports,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const http = execution.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    if (request.actor?.rotationDue === true) await this.rotate(request, http.getResponse<Response>());
    return true;
  }

  private async rotate(request: AuthenticatedRequest, response: Response): Promise<void> {
    const oldToken = this.cookie.read(request);
    const rotated = oldToken === undefined ? null : await this.rotation.rotate(oldToken);
    if (oldToken === undefined || rotated === null) return;
    this.cookie.write(response, rotated.token, rotated.expiresAt);
    response.once('finish', () => {
      this.rotation.delivered(oldToken).catch((error: unknown) => {
        const digest = digestOf(error);
        this.logger.failure('The old token of a session could not be ended early', error, { digest });
        this.reports.report(error, digest);
      });
    });
  }
}
