import { ApiProperty } from '@nestjs/swagger';

/** Form of an uploaded invoice. */
export class InvoiceFileFormDto {
  /** PDF, JPEG or PNG of at most 25 MiB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

/** The file of an invoice as its carrier sent it. */
export class InvoiceFileDto {
  /** `ivf_` and a ULID. */
  id: string;
  fileName: string;
  /** MIME type: application/pdf, image/jpeg or image/png. */
  contentType: string;
  /** Bytes. */
  size: number;
}
