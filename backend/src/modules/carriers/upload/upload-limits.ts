import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MulterModuleOptions } from '@nestjs/platform-express';
import multer from 'multer';
import { UPLOAD_CHARSET } from '../../../platform/http/files/uploads.js';
import type { Config } from '../../../config/config.js';
import { LIMITS } from '../../../kernel/limits.js';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { msg } from '../../../messages/message.js';

/** Size limit of a part sent as a field, which is kept in memory. */
const FIELD_BYTES_MAX = 25 * 1_048_576;

/** Uploaded files stay in the `incoming` folder of the storage directory until the request ends. */
export function uploadOptions(config: Config): MulterModuleOptions {
  const directory = join(config.storageDirectory, 'incoming');
  return {
    storage: multer.diskStorage({
      destination: (_request, _file, done) =>
        void mkdir(directory, { recursive: true }).then(
          () => done(null, directory),
          (error: Error) => done(error, directory),
        ),
    }),
    ...UPLOAD_CHARSET,
    limits: { fileSize: LIMITS.tariffUploadBytes, files: 2, fields: 2, fieldSize: FIELD_BYTES_MAX },
  };
}

export const TERMS_BYTES_MAX = 1_048_576;
/** Maximum multipart overhead. */
const FORM_BYTES = 65_536;

/** Rejects an upload by its Content-Length before reading the body. Uploads without Content-Length are cut off at the limit. */
@Injectable()
export class AnnouncedSizeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const announced = Number(http.getRequest<Request>().headers['content-length'] ?? 0);
    if (announced <= LIMITS.tariffUploadBytes + TERMS_BYTES_MAX + FORM_BYTES) return true;
    // With keep-alive, the rest of the body would be read and discarded.
    http.getResponse<Response>().setHeader('Connection', 'close');
    throw new DomainError(
      'BODY_TOO_LARGE',
      413,
      msg`A tariff may have ${{ size: LIMITS.tariffUploadBytes / 1_048_576 }} MiB at most.`,
    );
  }
}
