import type { Response } from 'express';

/** What a browser may show in a page of the product; everything else is saved. */
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png']);
/** The file runs nothing, loads nothing and has no origin, even if the browser guesses another type. */
const SANDBOX = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors";

/** Description of a file in its headers. */
export interface FileDescription {
  fileName: string;
  contentType: string;
  /** Bytes; absent when they are not known before the end. */
  size?: number;
}

/**
 * Headers of an answer that is a file of a user, another system or the product: to be saved unless `inline`, of exactly the type that is
 * named, in a sandbox, for this origin alone. An inline file may be framed by the product's own pages.
 */
export function setFileHeaders(
  response: Response,
  { fileName, contentType, size }: FileDescription,
  { inline = false } = {},
): void {
  const shown = inline && SHOWN.has(contentType);
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Disposition', disposition(shown ? 'inline' : 'attachment', fileName));
  response.setHeader('Content-Security-Policy', `${SANDBOX} ${shown ? "'self'" : "'none'"}`);
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', shown ? 'SAMEORIGIN' : 'DENY');
  if (size !== undefined) response.setHeader('Content-Length', size);
}

/** The name twice (RFC 6266): in ASCII for old programs, and whole. */
function disposition(type: string, fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === fileName
    ? `${type}; filename="${fileName}"`
    : `${type}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
