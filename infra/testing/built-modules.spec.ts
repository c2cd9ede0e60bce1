import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** Modules of the built backend that scripts load by path: neither the types nor the import rules see these. */
const LOADED = /(?:backend\/dist\/|importBuilt\(')([\w./-]+)\.js/g;

describe('modules of the built backend that infra loads', () => {
  const infra = path.join(root, 'infra');
  const files = fs.readdirSync(infra, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'));
  const loaded = files.flatMap((file) =>
    [...fs.readFileSync(path.join(infra, file), 'utf8').matchAll(LOADED)].map(([, module]) => ({ file, module })),
  );

  it('are found', () => expect(loaded.length).toBeGreaterThan(10));

  it('have a source file', () => {
    const missing = loaded.filter(({ module }) => !fs.existsSync(path.join(root, 'backend/src', `${module}.ts`)));
    expect(missing).toEqual([]);
  });
});
