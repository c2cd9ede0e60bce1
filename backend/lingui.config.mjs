import path from 'node:path';
import whole from '../lingui.config.mjs';

/** For `lingui compile`: the front ends compile their catalogs while building, the backend has compiled ones beside them. */
export default {
  ...whole,
  rootDir: path.join(import.meta.dirname, '..'),
  catalogs: whole.catalogs.filter(({ path: catalog }) => catalog.includes('/backend/')),
};
