import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ServerConfig } from '../../config/config.js';
import { RequestContext } from '../request-context.js';

const FLUSH_MS = 2_000;

/** Sends unexpected errors to the error service if one is configured. Otherwise its SDK is not loaded. */
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

  /** @param digest as in the response and the log line; equal digests are grouped into one issue */
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
