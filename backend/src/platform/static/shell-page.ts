import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { contentSecurityPolicy } from 'helmet';
import type { ErrorReports } from '../errors/error-reports.js';
import { digestOf } from '../http/problems/problem.js';
import type { Logger } from '../logging/logger.js';
import type { PageReleases } from '../releases/page-releases.js';
import { ASK_AGAIN, ASK_AGAIN_PRIVATE } from './cache-control.js';
import type { ShellTemplates } from './shell-template.js';

const NONCE_BYTES = 16;
/** Serves the shell's page with a new nonce, the browser's configuration, and the list of micro-frontends. */
export function shellPage(
  templates: ShellTemplates,
  releases: PageReleases,
  runtime: object,
  { logger, reports }: { logger: Logger; reports: ErrorReports },
) {
  return async (request: Request, response: Response): Promise<void> => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    response.locals['nonce'] = nonce;
    await new Promise<void>((resolve, reject) =>
      pagePolicy(request, response, (error) => (error === undefined ? resolve() : reject(error as Error))),
    );
    response.setHeader('Cache-Control', ASK_AGAIN);
    // Mailed links and sign-in providers put a token there.
    if (request.url.includes('?')) response.setHeader('Referrer-Policy', 'no-referrer');
    response.type('html');
    try {
      const published = await releases.forRequest(request);
      const { text, assets, shell } = await templates.current(published);
      if (published?.personal === true) {
        response.setHeader('Cache-Control', ASK_AGAIN_PRIVATE);
        response.vary('Cookie');
      }
      // Without a list in the page, the shell requests `/registry.json` and handles its absence. The page's list has the page's own shell, by which
      // it notices a newer one.
      const list = asScriptContent(published === undefined ? null : { ...(published.body as object), shell });
      const values = { NONCE: nonce, ASSETS: assets, RUNTIME: asScriptContent(runtime), REGISTRY: list };
      response.send(fill(text, values));
    } catch (error) {
      const digest = digestOf(error);
      logger.failure('PAGE_UNAVAILABLE', error, { digest });
      reports.report(error, digest);
      response.status(500).send(failurePage(nonce, digest));
    }
  };
}

/** JSON that cannot close the surrounding script element. */
function asScriptContent(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/%([A-Z]+)%/g, (mark, name: string) => values[name] ?? mark);
}

const nonceOf = (_request: unknown, response: ServerResponse): string =>
  `'nonce-${String((response as Response).locals['nonce'])}'`;

/**
 * Content security policy of the shell's page; expects `response.locals.nonce`. Scripts need the nonce, or are added by a script that has it;
 * styles come from this origin or have the nonce. No inline code without the nonce, no `eval`.
 */
const pagePolicy = contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: [nonceOf, "'strict-dynamic'"],
    styleSrc: ["'self'", nonceOf],
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

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; }
  h1 { font-size: 1.25rem; }
  @media print { a { display: none; } }
`;

/** Fallback page without external files, for when the server cannot produce the shell's page. `digest` is also in the log. */
function failurePage(nonce: string, digest: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Error · Lading</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main role="alert">
<h1>A server-side exception occurred while loading the site</h1>
<p>See the server logs for more information.</p>
<p>Digest: ${digest}</p>
<p><a href="">Reload</a></p>
</main></body>
</html>`;
}
