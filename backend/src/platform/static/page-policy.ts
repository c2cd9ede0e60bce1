import type { ServerResponse } from 'node:http';
import type { Response } from 'express';
import { contentSecurityPolicy } from 'helmet';

const nonce = (_request: unknown, response: ServerResponse): string =>
  `'nonce-${String((response as Response).locals['nonce'])}'`;

/**
 * Content security policy of the shell's page; expects `response.locals.nonce`. Scripts run when they carry the nonce or when one that
 * did adds them; styles come from this origin or carry the nonce. Nothing inline without it, no `eval`.
 */
export const pagePolicy = contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: [nonce, "'strict-dynamic'"],
    styleSrc: ["'self'", nonce],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
  },
});
