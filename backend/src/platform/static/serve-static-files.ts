import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';

/** Never pages of the shell: asking for one of these and not finding it is a 404. */
const RESERVED = /^\/(api|carrier-api|health|monitoring|metrics|mfe|dev)(\/|$)/;
const CONTENT_HASH = /\.[0-9a-f]{8,}\.\w+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * Serves the front ends: the shell at `/`, each release of a micro-frontend in its own immutable folder under `/mfe/`, and the
 * shell's page for every address that a person can open. Files are looked up per request, so a release needs no restart.
 */
export function serveStaticFiles(app: NestExpressApplication, directory: string): void {
  const options = { dev: true, etag: true, brotli: true, gzip: true };
  const shell = join(directory, 'shell');
  const releases = sirv(join(directory, 'mfe'), { ...options, extensions: [], setHeaders: (response) => response.setHeader('Cache-Control', FOR_EVER) });
  const registry = sirv(directory, { ...options, extensions: [] });
  const files = sirv(shell, { ...options, setHeaders: cacheByName });
  const pages = sirv(shell, { ...options, single: true, setHeaders: cacheByName });

  app.use('/mfe', reads(releases));
  app.use(
    reads((request, response, next) => {
      if (request.path === '/registry.json') registry(request, response, next);
      else if (isPage(request)) pages(request, response, next);
      else files(request, response, next);
    }),
  );
}

function reads(handler: RequestHandler): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) =>
    request.method === 'GET' || request.method === 'HEAD' ? handler(request, response, next) : next();
}

function cacheByName(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', CONTENT_HASH.test(path) ? FOR_EVER : ASK_AGAIN);
}

function isPage(request: Request): boolean {
  return !RESERVED.test(request.path) && (request.get('accept') ?? '').includes('text/html');
}
