import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { changePage } from './page-html';

export interface Manifest {
  entry: string;
  requires: Record<string, unknown>;
}

const folderOf = (fixture: string) => path.join(import.meta.dirname, '../compatibility/fixtures', fixture);

/** Publishes a fixture of the compatibility suite for one page: its files, and its entry in the page's registry. Returns the requested files. */
export async function compose(
  page: Page,
  fixture: string,
  changes: (manifest: Manifest) => object = () => ({}),
): Promise<string[]> {
  const folder = folderOf(fixture);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'mfe.manifest.json'), 'utf8')) as Manifest;
  const hash = createHash('sha384')
    .update(readFileSync(path.join(folder, manifest.entry)))
    .digest('base64');
  const published = {
    ...manifest,
    ...changes(manifest),
    entry: `/mfe/compatibility/1.0.0-000000000000/${manifest.entry}`,
    integrity: `sha384-${hash}`,
    enabled: true,
  };

  const asked: string[] = [];
  await page.route('/mfe/compatibility/**', (route) => {
    const [, file] = /\/1\.0\.0-000000000000\/(.+)$/.exec(new URL(route.request().url()).pathname)!;
    asked.push(file!);
    return route.fulfill({ path: path.join(folder, file!) });
  });
  await changePage(page, (html) => html.replace('"remotes":[', `"remotes":[${JSON.stringify(published)},`));
  return asked;
}

/** `next` as if it needed no more than this release provides. */
export const withoutNewNeeds = ({ requires }: Manifest) => ({
  requires: { ...requires, contract: '^1.2.0', ui: '^1.3.0' },
});
