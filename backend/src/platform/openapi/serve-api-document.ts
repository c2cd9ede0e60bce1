import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';

/** The committed OpenAPI document, written by `npm run openapi`. */
export const API_DOCUMENT_FILE = fileURLToPath(new URL('../../../openapi.json', import.meta.url));

/** Directory of the package. Importing its main entry would run the whole bundle. */
const UI_DIRECTORY = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const DOCS = '/api/v1/docs';
const DOCUMENT = '/api/v1/openapi.json';
/** The files of the package that the page loads. */
const UI_FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png'];

/** Contains nothing inline, so the default content security policy applies. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lading API</title>
<link rel="icon" href="${DOCS}/favicon-32x32.png">
<link rel="stylesheet" href="${DOCS}/swagger-ui.css">
<script src="${DOCS}/swagger-ui-bundle.js" defer></script>
<script src="${DOCS}/start.js" defer></script>
</head>
<body><div id="swagger-ui"></div></body>
</html>`;
const START = `SwaggerUIBundle({ url: '${DOCUMENT}', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });\n`;

/** Serves the OpenAPI document, and Swagger UI for it. */
export function serveApiDocument(app: NestExpressApplication): void {
  const router = Router({ caseSensitive: true });
  const files = sirv(UI_DIRECTORY, { etag: true, extensions: [] });
  router.get(DOCUMENT, text('application/json; charset=utf-8', readFileSync(API_DOCUMENT_FILE, 'utf8')));
  router.get(DOCS, text('text/html; charset=utf-8', PAGE));
  router.get(`${DOCS}/start.js`, text('text/javascript; charset=utf-8', START));
  router.use(DOCS, (request, response, next) =>
    UI_FILES.includes(request.path) ? files(request, response, next) : next(),
  );
  app.use(router);
}

function text(type: string, body: string): RequestHandler {
  return (_request, response) => void response.type(type).send(body);
}
