import { createHash } from 'node:crypto';

/** Content security policy of a page of plain HTML: its one style, and no script, picture, frame or form. */
export function plainPagePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
