// Replaces infra/lib/paths.mjs in what is published: the repository is the current folder.
import path from 'node:path';

export const root = process.cwd();

export const ladingDir = path.resolve(process.env.LADING_DIR ?? '.lading');

export const toolEnvironment = () => ({
  ...process.env,
  PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
});
