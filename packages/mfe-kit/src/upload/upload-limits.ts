import { formatNumber } from '@lading/ui';
import { t } from '@lingui/core/macro';

/** What the server accepts. */
export interface UploadLimits {
  /** MIME types. */
  types: readonly string[];
  /** Names of the types, such as "PDF, JPEG or PNG". */
  typeNames: string;
  maxBytes: number;
}

/** Why the server would refuse a file; null if it would not. A file without a type is left to the server. */
export function limitError({ size, type }: Pick<File, 'size' | 'type'>, limits: UploadLimits): string | null {
  if (size === 0) return t`The file is empty.`;
  if (size > limits.maxBytes) return t`The file is larger than ${megabytes(limits.maxBytes)}. Choose a smaller file.`;
  if (type !== '' && !limits.types.includes(type)) return t`Only ${limits.typeNames} files can be uploaded.`;
  return null;
}

/** "PDF, JPEG or PNG, at most 25 MB each." */
export const describeLimits = ({ typeNames, maxBytes }: UploadLimits): string =>
  t`${typeNames}, at most ${megabytes(maxBytes)} each.`;

const megabytes = (bytes: number) => `${formatNumber(Math.round((bytes / 1_048_576) * 10) / 10)} MB`;
