import { t } from '@lingui/core/macro';

/** 25 MiB, as the server takes. */
const MOST_BYTES = 26_214_400;
export const UPLOAD_TYPES = ['application/pdf', 'image/tiff', 'image/jpeg', 'image/png'];

/** Why a file need not be sent, as the server would refuse it; null when it may be. What its content is, the server decides. */
export function checkUpload({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (size === 0) return t`The file is empty.`;
  if (size > MOST_BYTES) return t`The file is larger than 25 MB. Scan it at a lower resolution, or split it.`;
  if (type !== '' && !UPLOAD_TYPES.includes(type)) return t`Only PDF, TIFF, JPEG and PNG files can be added.`;
  return null;
}
