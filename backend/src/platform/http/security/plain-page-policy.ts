import { createHash } from 'node:crypto';

/** Content security policy of a plain HTML page: only its own style; no scripts, images, frames or forms. */
export function plainPagePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
