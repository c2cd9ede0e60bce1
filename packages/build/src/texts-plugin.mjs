import { createRequire } from 'node:module';

/** Compiles the texts in our code to look-ups; the English text stays beside its id, so that English needs no catalog. */
export const textsPlugin = [
  createRequire(import.meta.url).resolve('@lingui/swc-plugin'),
  { descriptorFields: 'message' },
];
