import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { Logger } from '../logging/logger.js';
import { RequestContext } from '../request-context.js';
import { problemOf } from './problem.js';

const RETRY_AFTER_SECONDS = 1;

/** Answers every error as problem details, and logs the unexpected ones once. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly context: RequestContext,
    private readonly logger: Logger,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const problem = problemOf(error, this.context.requestId);
    if (problem.status >= 500) this.logger.failure(problem.code, error, { digest: problem.digest });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (problem.status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }
}
