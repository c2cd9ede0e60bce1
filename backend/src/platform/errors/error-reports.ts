import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ServerConfig } from '../../config/config.js';
import { RequestContext } from '../request-context.js';

const FLUSH_MS = 2_000;

/** Sends unexpected failures to the error service, when one is configured. Its SDK is not even loaded otherwise. */
@Injectable()
export class ErrorReports implements OnModuleInit, OnApplicationShutdown {
  private sdk?: typeof import('@sentry/nestjs');

  constructor(
    private readonly config: ServerConfig,
    private readonly context: RequestContext,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.sentryDsn !== undefined) this.sdk = await import('@sentry/nestjs');
  }

  /** @param digest what the answer and the log line show; equal digests become one issue */
  report(error: unknown, digest: string): void {
    const { requestId, userId, companyId } = this.context;
    this.sdk?.captureException(error, {
      fingerprint: [digest],
      tags: { digest, requestId, companyId },
      ...(userId === undefined ? {} : { user: { id: userId } }),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.sdk?.flush(FLUSH_MS);
  }
}
