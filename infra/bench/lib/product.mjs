import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../lib/paths.mjs';

const backend = path.join(root, 'backend');

/** Resolves packages as the backend does. */
export const requireFromBackend = createRequire(path.join(backend, 'package.json'));

/** A module of the built backend, such as `modules/rating/engine/index.js`. */
export const importBuilt = (file) => import(pathToFileURL(path.join(backend, 'dist', file)).href);

/** Main file of the built backend. */
export const builtServer = path.join(backend, 'dist/main.js');
