// Writes the table of accessorial details for front ends, to the client's committed file or to the one that `--out` names. Needs a built backend.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ACCESSORIAL_DETAILS } from '../dist/kernel/accessorials/accessorial-details.js';

const FILE = fileURLToPath(new URL('../../packages/api-client/src/accessorial-details.gen.ts', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: FILE } } });

/** Front ends need the fields, not the carriers' messages. */
const formFields = Object.fromEntries(
  Object.entries(ACCESSORIAL_DETAILS).map(([code, details]) => [
    code,
    details.map(({ field, kind, required, choices }) => ({ field, kind, required, ...(choices && { choices }) })),
  ]),
);

await writeFile(
  values.out,
  `/** The details that accessorials need, by code. Written by \`npm run openapi\`; the source is the backend's \`ACCESSORIAL_DETAILS\`. */
export const ACCESSORIAL_DETAILS = ${JSON.stringify(formFields, null, 2)} as const;
`,
);
