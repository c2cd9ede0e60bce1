import { rm } from 'node:fs/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';

/** Removes an uploaded file that nobody kept, whether the request failed before or after it was looked at. */
@Injectable()
export class RemoveUpload implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    return next.handle().pipe(finalize(() => {
      if (request.file !== undefined) void rm(request.file.path, { force: true });
    }));
  }
}
