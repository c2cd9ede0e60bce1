import type { Response } from 'express';

/** Types that a browser may display inline; all others are downloaded. */
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png']);
/** The file runs no scripts, loads nothing and has no origin, even if the browser sniffs another type. */
const SANDBOX = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors";

/** Description of a file in its headers. */
export interface FileDescription {
  fileName: string;
  contentType: string;
  /** Bytes; absent if unknown before the end. */
  size?: number;
}

/**
 * Response headers for a file from a user, another system or the product: downloaded unless `inline`, with exactly the declared type, sandboxed,
 * and same-origin only. The product's own pages may frame an inline file.
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

/** Content-Disposition with the file name twice (RFC 6266): in ASCII for old clients, and complete. */
export function disposition(type: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === fileName
    ? `${type}; filename="${fileName}"`
    : `${type}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
