import { readFile, writeFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { sha256 } from '../sha256.js';
import type { PdfProblem } from './active-content.js';
import { rewritePdf } from './rewrite-pdf.js';
import { msg, type Message } from '../../../messages/message.js';

/** A validated file. */
export interface RecognisedFile {
  contentType: string;
  /** Sanitized file name with the extension of the detected type. */
  fileName: string;
  /** Size in bytes. */
  size: number;
  /** SHA-256 of the stored file. */
  sha256: string;
  /** SHA-256 of the received file; differs for a PDF, which is rewritten. */
  receivedSha256: string;
}

/** Extensions by media type, the preferred one first. */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/tiff': ['tif', 'tiff'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
};
const NAME_MAX = 100;

const PROBLEMS: Readonly<Record<PdfProblem, [code: string, detail: Message]>> = {
  encrypted: ['FILE_ENCRYPTED', msg`This PDF is encrypted. Save it without a password and try again.`],
  active: [
    'FILE_HAS_ACTIVE_CONTENT',
    msg`This PDF contains scripts, attachments, media or actions. Print it to a new PDF and try again.`,
  ],
  unreadable: ['FILE_DAMAGED', msg`This PDF is damaged or too complex. Print it to a new PDF and try again.`],
};

/** The file was rejected. */
export class FileRefused extends DomainError {
  constructor(code: string, detail: Message) {
    super(code, 422, detail, undefined, [{ pointer: '/file', code, message: detail }]);
  }
}

/**
 * Detects the file type by content. The extension and the declared type must match it or be unknown; the file name gets
 * the extension of the detected type. A PDF is replaced by a rewritten one without active content. @throws FileRefused, ThreadsBusy
 */
export async function recogniseFile(path: string, name: string, declared: string): Promise<RecognisedFile> {
  const bytes = await readFile(path);
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const extensions = ACCEPTED[contentType];
  if (extensions === undefined)
    throw new FileRefused('FILE_TYPE_UNSUPPORTED', msg`Send a PDF, TIFF, JPEG or PNG file.`);
  if (isTwoFiles(bytes, contentType))
    throw new FileRefused('FILE_DAMAGED', msg`This file is more than one file. Save it anew and try again.`);
  const { stem, extension } = splitName(name);
  const known = Object.values(ACCEPTED).flat();
  if (
    (known.includes(extension) && !extensions.includes(extension)) ||
    (declared in ACCEPTED && declared !== contentType)
  ) {
    throw new FileRefused(
      'FILE_TYPE_MISMATCH',
      msg`The name or media type of this file does not match its content: ${{ contentType }}.`,
    );
  }
  const kept = contentType === 'application/pdf' ? await rewrite(path, bytes) : bytes;
  return {
    contentType,
    fileName: `${safeStem(stem)}.${extensions.includes(extension) ? extension : String(extensions[0])}`,
    size: kept.length,
    sha256: sha256(kept),
    receivedSha256: sha256(bytes),
  };
}

async function rewrite(path: string, received: Buffer): Promise<Buffer> {
  const { bytes, problem } = await rewritePdf(received);
  if (problem !== null) throw new FileRefused(...PROBLEMS[problem]);
  await writeFile(path, bytes);
  return bytes;
}

function splitName(name: string): { stem: string; extension: string } {
  const [, stem = name, extension = ''] = /^(.*?)\.([A-Za-z0-9]{1,8})$/s.exec(name) ?? [];
  return { stem, extension: extension.toLowerCase() };
}

/** Letters and digits of any script, and characters valid in all file systems; no paths, control or bidirectional characters. */
function safeStem(stem: string): string {
  const safe = stem
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/[^\p{L}\p{N} ._()-]+/gu, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. _]+|[. _]+$/g, '');
  return safe === '' ? 'document' : Array.from(safe).slice(0, NAME_MAX).join('');
}

const PNG_END = Buffer.from('IEND\xaeB`\x82', 'latin1');
/** End-of-central-directory signature of a ZIP, and its maximum distance from the end of the file. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_DISTANCE = 65_557;
/** PDF readers search this many bytes for the header. */
const PDF_START_DISTANCE = 1_024;

/** Whether the file is also valid as another type (polyglot). */
export function isTwoFiles(bytes: Buffer, contentType: string): boolean {
  if (bytes.subarray(-ZIP_END_DISTANCE).includes(ZIP_END)) return true;
  if (contentType === 'application/pdf') return false;
  const carriesPdf = bytes.subarray(0, PDF_START_DISTANCE).includes('%PDF-');
  return carriesPdf || (contentType === 'image/png' && !bytes.subarray(-PNG_END.length).equals(PNG_END));
}
