import { rm } from 'node:fs/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { defer, lastValueFrom, type Observable } from 'rxjs';

/** Removes an uploaded file that nobody kept before the request is answered, also when its fields are refused. */
@Injectable()
export class RemoveUpload implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    return defer(async () => {
      try {
        return await lastValueFrom(next.handle());
      } finally {
        if (request.file !== undefined) await rm(request.file.path, { force: true });
      }
    });
  }
}
