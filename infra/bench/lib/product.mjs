import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../lib/paths.mjs';

const backend = path.join(root, 'backend');

/** Resolves packages as the backend does. */
export const requireFromBackend = createRequire(path.join(backend, 'package.json'));

/** A module of the built backend, such as `modules/rating/engine/index.js`. */
export const importBuilt = (file) => import(pathToFileURL(path.join(backend, 'dist', file)).href);

const LADING = path.join(backend, 'dist/bin/lading.js');

/** Arguments of Node for a command of the built backend. */
export const lading = (...command) => [LADING, ...command];

/** Arguments of Node for the API process of the built backend. */
export const builtServer = lading('serve');
