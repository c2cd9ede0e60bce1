import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder of this installation's database, files, emails, logs and published front ends. */
export const ladingDir = path.resolve(root, process.env.LADING_DIR ?? '.lading');

/** Environment in which the installed tools come first on PATH, among them the Node this repository pins. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
});
