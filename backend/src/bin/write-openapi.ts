import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { KEY_PERMISSIONS } from '../contributions/permissions.js';
import { apiDocument } from '../platform/openapi/api-document.js';
import { loadDtoMetadata } from '../platform/openapi/dto-metadata.js';
import { API_DOCUMENT_FILE } from '../platform/openapi/serve-api-document.js';
import { runCommand } from './run-command.js';

const API = {
  title: 'Lading',
  description:
    'Quotes, bookings and shipments of freight. Money is in minor units of its currency; instants are UTC; local dates and times belong to a stop.',
};

/** Writes the description of the API to the committed file, or to the one that `--out` names. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: API_DOCUMENT_FILE } } });
  const pathTo = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
  await loadDtoMetadata(pathTo('../../tsconfig.build.json'), pathTo('../../src'), pathTo('..'));
  const app = await NestFactory.create(AppModule, { preview: true, logger: false, abortOnError: false });
  await writeFile(
    values.out,
    `${JSON.stringify(apiDocument(app, { ...API, keyPermissions: KEY_PERMISSIONS }), null, 2)}\n`,
  );
});
