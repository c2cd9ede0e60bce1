import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MulterModuleOptions } from '@nestjs/platform-express';
import multer from 'multer';
import { UPLOAD_CHARSET } from '../../../platform/http/files/uploads.js';
import type { Config } from '../../../config/config.js';
import { LIMITS } from '../../../kernel/limits.js';

/** A part that is sent as a field instead of a file is held in memory. */
const FIELD_BYTES_MAX = 25 * 1_048_576;

/** Uploaded files wait on disk beside the stored ones, where there is room for them, until the request ends. */
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
