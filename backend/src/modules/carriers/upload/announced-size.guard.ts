import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LIMITS } from '../../../kernel/limits.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';

export const TERMS_BYTES_MAX = 1_048_576;
/** What the form around the parts takes at most. */
const FORM_BYTES = 65_536;

/** Refuses an upload that announces more bytes than a tariff may have, before any is read; what announces nothing is cut at the limit. */
@Injectable()
export class AnnouncedSizeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const announced = Number(http.getRequest<Request>().headers['content-length'] ?? 0);
    if (announced <= LIMITS.tariffUploadBytes + TERMS_BYTES_MAX + FORM_BYTES) return true;
    // On a connection that stays open the rest of the body would be read and thrown away.
    http.getResponse<Response>().setHeader('Connection', 'close');
    throw new DomainError(
      'BODY_TOO_LARGE',
      413,
      `A tariff may have ${LIMITS.tariffUploadBytes / 1_048_576} MiB at most.`,
    );
  }
}
