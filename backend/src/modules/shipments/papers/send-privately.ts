import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** A file for one person. */
export interface PrivateFile {
  fileName: string;
  contentType: string;
  /** Bytes; absent when they are not known before the end. */
  size?: number;
  open(): Readable;
}

/** What a browser shows in the page; everything else is saved. */
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png']);
/** A shown file may load and run nothing, whatever the browser takes it for; our own pages may frame it. */
const SHOWN_POLICY =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Hands a file to the person who asked and to nobody else: no cache keeps it, no browser guesses its type. */
export function sendPrivately(
  response: Response,
  { fileName, contentType, size, open }: PrivateFile,
  inline: boolean,
): StreamableFile {
  const shown = inline && SHOWN.has(contentType);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (shown) {
    response.setHeader('Content-Security-Policy', SHOWN_POLICY);
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  }
  return new StreamableFile(open(), {
    type: contentType,
    disposition: disposition(shown ? 'inline' : 'attachment', fileName),
    length: size,
  });
}

/** The name twice after RFC 6266: plain for old programs, and as it is. */
function disposition(type: string, fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === fileName
    ? `${type}; filename="${fileName}"`
    : `${type}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
