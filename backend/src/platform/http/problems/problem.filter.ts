import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { ErrorReports } from '../../errors/error-reports.js';
import { Logger } from '../../logging/logger.js';
import { RequestContext } from '../../request-context.js';
import { TooManyAttempts } from '../../throttle/throttle.errors.js';
import { TryLater } from './domain-error.js';
import { type Problem, problemOf } from './problem.js';

const RETRY_AFTER_SECONDS = 1;
/** Other 5xx codes report that another system is unavailable, which is not a defect of ours, and would come in thousands. */
const UNEXPECTED = 500;

/**
 * Responds to every error with problem details. Unexpected errors are logged and reported once; response, log line and report have the same
 * digest. Sentry's own filter and decorator would also report refusals (409) and outages (503), without the digest.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly context: RequestContext,
    private readonly logger: Logger,
    private readonly reports: ErrorReports,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const problem = this.problem(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof TooManyAttempts) response.setHeader('Retry-After', error.retryAfterSeconds);
    if (problem.status === 503)
      response.setHeader('Retry-After', error instanceof TryLater ? error.retryAfterSeconds : RETRY_AFTER_SECONDS);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Language', this.context.locale);
    response.vary('Accept-Language');
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }

  /** The problem of an error, in the client's language. Logs and reports an unexpected one. */
  problem(error: unknown): Problem {
    const problem = problemOf(error, this.context.requestId, this.context.locale);
    if (problem.digest !== undefined) this.logger.failure(problem.code, error, { digest: problem.digest });
    if (problem.digest !== undefined && problem.status === UNEXPECTED) this.reports.report(error, problem.digest);
    return problem;
  }
}
