import { msg } from '../../../messages/message.js';
import { UPLOAD_CHARSET } from '../../../platform/http/files/uploads.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { readMapping } from '../../../platform/imports/column-mapping.js';
import { IMPORT_BYTES_MAX } from '../../../platform/imports/read-import-file.js';
import type { QuoteUpload } from './import-reader.js';

/** A file is small enough to be held in memory; its name is UTF-8, as browsers send it. */
export const UPLOAD = {
  limits: { fileSize: IMPORT_BYTES_MAX, files: 1, fields: 1, fieldSize: 20_000 },
  ...UPLOAD_CHARSET,
};

/** @throws DomainError MEDIA_TYPE_UNSUPPORTED (415); ValidationFailed for a malformed mapping */
export function uploadOf(file: Express.Multer.File | undefined, mapping: unknown): QuoteUpload {
  if (!file)
    throw new DomainError(
      'MEDIA_TYPE_UNSUPPORTED',
      415,
      msg`Send the file as multipart/form-data with the part "file".`,
    );
  return { name: file.originalname, bytes: file.buffer, mapping: readMapping(mapping) };
}
