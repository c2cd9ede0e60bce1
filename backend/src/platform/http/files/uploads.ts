import { rm } from 'node:fs/promises';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { ValidationFailed } from '../problems/domain-error.js';
import { ILL_FORMED, wasRepaired } from '../validation/well-formed.js';

/** Multer options of every upload: browsers send file names in UTF-8 (RFC 7578, section 5.1). */
export const UPLOAD_CHARSET = { defParamCharset: 'utf8' } as const;

/**
 * The operation accepts multipart/form-data, which Nest's `FileInterceptor` or `FileFieldsInterceptor` parses. Field values and file names that
 * are not valid Unicode are refused. Temporary files that were not moved are removed when the request ends, with or without an error.
 */
export const AcceptsUpload = (parser: Type<NestInterceptor>): MethodDecorator =>
  applyDecorators(UseInterceptors(RemoveUploads, parser, WellFormedParts));

@Injectable()
class RemoveUploads implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    return defer(async () => {
      try {
        return await lastValueFrom(next.handle());
      } finally {
        const onDisk = filesOf(request).flatMap((file) => file.path ?? []);
        await Promise.all(onDisk.map((path) => rm(path, { force: true })));
      }
    });
  }
}

@Injectable()
class WellFormedParts implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const fields = Object.entries((request.body ?? {}) as Record<string, unknown>);
    const faulty = [
      ...fields.filter(
        ([name, value]) => wasRepaired(name) || [value].flat().some((text) => wasRepaired(String(text))),
      ),
      ...filesOf(request).flatMap(({ fieldname, originalname }) => (wasRepaired(originalname) ? [[fieldname]] : [])),
    ];
    if (faulty.length > 0)
      throw new ValidationFailed(faulty.map(([name]) => ({ pointer: `/${String(name)}`, ...ILL_FORMED })));
    return next.handle();
  }
}

function filesOf({ file, files }: Request): Express.Multer.File[] {
  return [file ?? [], files === undefined ? [] : Array.isArray(files) ? files : Object.values(files).flat()].flat();
}
