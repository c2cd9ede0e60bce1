// Writes the description of the API to the committed file, or to the one that `--out` names. Needs a built backend.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../dist/app.module.js';
import { KEY_PERMISSIONS } from '../dist/contributions/permissions.js';
import { apiDocument } from '../dist/platform/openapi/api-document.js';
import { API_DOCUMENT_FILE } from '../dist/platform/openapi/serve-api-document.js';
import { loadDtoMetadata } from './dto-metadata.mjs';

const TITLE = 'Lading';
const DESCRIPTION =
  'Quotes, bookings and shipments of freight. Money is in minor units of its currency; instants are UTC; local dates and times belong to a stop.';

const { values } = parseArgs({ options: { out: { type: 'string', default: API_DOCUMENT_FILE } } });
const pathTo = (relative) => fileURLToPath(new URL(relative, import.meta.url));
await loadDtoMetadata(pathTo('../tsconfig.build.json'), pathTo('../src'), pathTo('../dist'));
const app = await NestFactory.create(AppModule, { preview: true, logger: false, abortOnError: false });
const document = apiDocument(app, { title: TITLE, description: DESCRIPTION, keyPermissions: KEY_PERMISSIONS });
await writeFile(values.out, `${JSON.stringify(document, null, 2)}\n`);
