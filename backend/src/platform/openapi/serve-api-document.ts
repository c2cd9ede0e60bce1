import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The committed description of the API, written by `npm run openapi`. */
export const API_DOCUMENT_FILE = fileURLToPath(new URL('../../../openapi.json', import.meta.url));

/** Answers `/api/v1/openapi.json`, and readable pages over it at `/api/v1/docs`. */
export function serveApiDocument(app: NestExpressApplication): void {
  SwaggerModule.setup('api/v1/docs', app, () => JSON.parse(readFileSync(API_DOCUMENT_FILE, 'utf8')) as OpenAPIObject, {
    jsonDocumentUrl: 'api/v1/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Lading API',
  });
}
