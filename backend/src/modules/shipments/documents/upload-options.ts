import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MulterModuleOptions } from '@nestjs/platform-express';
import multer from 'multer';
import { UPLOAD_CHARSET } from '../../../platform/http/files/uploads.js';
import type { Config } from '../../../config/config.js';
import { LIMITS } from '../../../kernel/limits.js';

const FIELDS = { fields: 2, fieldSize: 4_096 } as const;

/** Uploaded files wait on disk beside the stored ones, so that keeping one only renames it. */
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
    limits: { fileSize: LIMITS.documentUploadBytes, files: 1, ...FIELDS },
  };
}
