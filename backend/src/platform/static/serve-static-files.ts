import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import type { Config } from '../../config/config.js';
import { ErrorReports } from '../errors/error-reports.js';
import { loggedPath } from '../logging/logged-path.js';
import { Logger } from '../logging/logger.js';
import { PageReleases } from '../releases/page-releases.js';
import { ASK_AGAIN, ASK_AGAIN_PRIVATE, FOR_EVER } from './cache-control.js';
import { FILE_OPTIONS, RELEASE_STORE, type ReleaseStore } from './release-store.js';
import { shellPage } from './shell-page.js';
import { ShellTemplates } from './shell-template.js';

/** First path segments that are never pages of the shell: unknown paths below them answer 404. */
const RESERVED = ['api', 'health', 'monitoring', 'metrics', 'mfe', 'mcp', 'dev', 'releases', 'track'];
const CONTENT_HASH = /\.[0-9a-f]{8,}\.\w+$/;

/**
 * Serves the front ends: each release of the shell and of a micro-frontend in its own immutable folder under `/mfe/`, and the live shell's page for
 * every page URL. The releases and the list of the live ones come from the configured store. Files are looked up per request, so a release needs no
 * restart.
 */
export function serveStaticFiles(
  app: NestExpressApplication,
  directory: string,
  config: Config,
  apiPrefixes: readonly string[],
): void {
  const isPage = pageTest(apiPrefixes);
  const log = { logger: app.get(Logger), reports: app.get(ErrorReports) };
  const store = app.get<ReleaseStore>(RELEASE_STORE);
  const releases = app.get(PageReleases);
  // Pages of the shell before it was a release load their files from there.
  const files = sirv(join(directory, 'shell'), { ...FILE_OPTIONS, setHeaders: cacheByName });
  const templates = new ShellTemplates(directory, store, log.logger);
  const page = shellPage(templates, releases, runtimeOf(config), log);

  app.use('/mfe', reads(withWorkerScope(store.files)));
  app.use(
    reads((request, response, next) => {
      if (request.path === '/registry.json') void serveRegistry(releases, request, response, next);
      else if (request.path === '/' || request.path === '/index.html') void page(request, response);
      else files(request, response, () => (isPage(request) ? void page(request, response) : next()));
    }),
  );
}

async function serveRegistry(
  releases: PageReleases,
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  const published = await releases.forRequest(request);
  if (published === undefined) return releases.unreadable ? void response.status(503).end() : next();
  response.setHeader('Cache-Control', published.personal ? ASK_AGAIN_PRIVATE : ASK_AGAIN);
  if (published.personal) response.vary('Cookie');
  response.setHeader('ETag', published.etag);
  if (request.get('if-none-match') === published.etag) return void response.status(304).end();
  response.type('json').send(published.text);
}

/** Configuration that pages receive. */
function runtimeOf(config: Config): object {
  return {
    remoteOrigins: config.remoteOrigins,
    signatures: config.signatures,
    counts: config.metrics || undefined,
    reports: config.sentryBrowserDsn && {
      dsn: config.sentryBrowserDsn,
      environment: config.sentryEnvironment,
      tracesSampleRate: config.sentryBrowserTracesSampleRate,
      replaySampleRate: config.sentryBrowserReplaySampleRate,
    },
  };
}

const WORKER = /^\/([\w-]+)\/[^/]+\/offline-worker\.[0-9a-f]+\.js$/;

/** A service worker of a micro-frontend can answer for the pages below the path of its name, and no others. */
function withWorkerScope(files: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const [, name] = WORKER.exec(request.path) ?? [];
    if (name !== undefined) response.setHeader('Service-Worker-Allowed', `/${name}/`);
    return files(request, response, next);
  };
}

/** Source maps are only for the error service, and the page of a shell only for the server, which completes it. */
const NOT_SERVED = /\.map$|^\/shell\/[^/]+\/index\.html$/;

function reads(handler: RequestHandler): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const served = (request.method === 'GET' || request.method === 'HEAD') && !NOT_SERVED.test(request.path);
    return served ? handler(request, response, next) : next();
  };
}

function cacheByName(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', CONTENT_HASH.test(path) ? FOR_EVER : ASK_AGAIN);
}

/** Whether a request is for a page of the shell. Reserved paths are recognized in any spelling. */
function pageTest(apiPrefixes: readonly string[]): (request: Request) => boolean {
  const names = [...RESERVED, ...apiPrefixes.map((prefix) => prefix.slice(1))].join('|');
  const reserved = new RegExp(`^[\\\\/]*(${names})([\\\\/]|$)`, 'i');
  return (request) => !reserved.test(loggedPath(request.path)) && (request.get('accept') ?? '').includes('text/html');
}
