/**
 * Content security policy of the shell's page. Scripts run when they carry the nonce or when one that did adds them; styles come
 * from this origin or carry the nonce. Nothing inline without it, no `eval`.
 */
export function pagePolicy(nonce: string): string {
  const directives = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}
