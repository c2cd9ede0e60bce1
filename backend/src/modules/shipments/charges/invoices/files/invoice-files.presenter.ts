import type { InvoiceFileDto } from './invoice-files.dto.js';
import type { InvoiceFileEntity } from './persistence/invoice-file.entity.js';

export function presentInvoiceFile({ id, fileName, contentType, byteSize: size }: InvoiceFileEntity): InvoiceFileDto {
  return { id, fileName, contentType, size };
}
