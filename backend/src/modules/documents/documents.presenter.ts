import type { DocumentDto } from './documents.dto.js';
import type { NamedDocumentRow } from './persistence/documents.sql.js';

export function present(row: NamedDocumentRow): DocumentDto {
  const {
    id,
    kind,
    version,
    status,
    source,
    fileName,
    contentType,
    byteSize: size,
    pageCount,
    sha256,
    contentCode,
    changes,
    note,
    uploaderName,
    createdAt,
    withdrawnAt,
  } = row;
  return {
    id,
    kind,
    version,
    status,
    source,
    fileName,
    contentType,
    size,
    pageCount,
    sha256,
    code: contentCode,
    changes,
    note,
    uploadedBy: uploaderName,
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}
