import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO, signInAsDemo } from '../support/demo';
import { changePage } from '../support/page-html';
import { expect, takeComplaints, test } from '../support/test';

interface Manifest {
  entry: string;
  requires: Record<string, unknown>;
}

const folderOf = (fixture: string) => path.join(import.meta.dirname, 'fixtures', fixture);

/** Publishes a fixture for one page: its files, and its entry in the page's registry. Returns the requested files. */
async function compose(
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

for (const fixture of ['previous', 'before-texts', 'next']) {
  test(`the remote ${fixture} runs in this shell`, async ({ page }) => {
    await signInAsDemo(page);
    await compose(page, fixture);
    await page.goto('/compatibility');
    await expect(page.getByRole('heading', { level: 1, name: 'Compatibility' })).toBeVisible();
    await expect(page).toHaveTitle('Compatibility · Lading');
    await expect(page.getByText(`${DEMO.email} of Demo Manufacturing`)).toBeVisible();

    await page.getByRole('button', { name: 'Counted 0' }).click();
    await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Notify' }).click();
    await expect(page.getByText('A notice of the area')).toBeVisible();
    await page.getByRole('button', { name: 'Announce' }).click();
    expect(
      await page
        .getByRole('button', { name: 'Announce' })
        .evaluate((button) => getComputedStyle(button.parentElement!).borderLeftColor),
      'its styles',
    ).toBe('rgb(1, 2, 3)');

    await page.getByRole('link', { name: 'Inner page' }).click();
    await expect(page.getByRole('heading', { name: 'Inner page of the area' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Another area' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shipments' })).toBeVisible();
  });
}

const UNMET: [string, (manifest: Manifest) => object, RegExp][] = [
  [
    'the next design system',
    ({ requires }) => ({ requires: { ...requires, ui: '^1.99.0' } }),
    /needs @lading\/ui \^1\.99\.0/,
  ],
  [
    'the next minor of the contract',
    ({ requires }) => ({ requires: { ...requires, contract: '^1.3.0' } }),
    /needs contract \^1\.3\.0/,
  ],
  ['the next major of the contract', () => ({ contract: 2 }), /built for contract 2/],
  ['a later React', ({ requires }) => ({ requires: { ...requires, react: '^19.99.0' } }), /needs React \^19\.99\.0/],
  ['the next API', ({ requires }) => ({ requires: { ...requires, api: 2 } }), /needs API version 2/],
];

for (const [name, changes, reason] of UNMET) {
  test(`a remote that needs ${name} is rejected with the reason, and none of its code is fetched`, async ({
    page,
    complaints,
  }) => {
    await signInAsDemo(page);
    const asked = await compose(page, 'next', changes);
    await page.goto('/shipments');
    await page.getByRole('link', { name: 'Compatibility' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compatibility is not available' })).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Quotes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
    expect(asked).toEqual([]);
    takeComplaints(complaints, /\[compatibility 2\.0\.0\] Digest/);
  });
}
