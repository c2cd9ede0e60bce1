import path from 'node:path';
import { ladingDir, root } from '../lib/paths.mjs';
import { LocalStore } from './local-store.mjs';
import { S3Store } from './s3-store.mjs';

/** The store in MFE_STORE: s3://bucket/prefix or a folder, relative to this checkout; default: STATIC_DIR, or the static folder of `npm start`. */
export function openStore(env = process.env) {
  const location = env.MFE_STORE || env.STATIC_DIR || path.join(ladingDir, 'www');
  return location.startsWith('s3://') ? new S3Store(location, env) : new LocalStore(path.resolve(root, location));
}
