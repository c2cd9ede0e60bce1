import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { signInAsDemo } from './support/demo';
import { releaseTool, root } from './support/release-tool';
import { expect, test } from './support/test';

type Packages = { outputOf(name: string): string; pack(): Promise<string[]> };
type Consumer = { installPacked(folder: string): void };

const run = promisify(execFile);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const navigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Shows the list at another base path too, with its own navigation entry. */
function addSecondPath(folder: string): void {
  const change = (file: string, from: string, to: string) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    fs.writeFileSync(path.join(folder, file), text.replace(from, to));
  };
  change('mfe.manifest.json', '"basePaths": [', '"basePaths": ["/disputes", ');
  change('mfe.manifest.json', '"nav": [', '"nav": [{ "label": "Disputes", "path": "/disputes", "icon": "M4 4h16" }, ');
  change('src/mfe.tsx', 'routes: [', "routes: [{ path: '/disputes', element: <ItemListPage /> },");
}

test.afterAll(() => releaseTool('cli', ['disable', 'yards']));

test('a new micro-frontend goes live from a repository outside this one: navigation, list, form, detail page, search and home card', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-outside-'));
  const folder = path.join(outside, 'mfe-yards');
  const { outputOf, pack } = (await import(path.join(root, 'infra/packages/pack.mjs'))) as Packages;
  const { installPacked } = (await import(path.join(root, 'infra/packages/testing/consumer.mjs'))) as Consumer;
  await pack();
  await run(process.execPath, [path.join(outputOf('create-mfe'), 'src/create-mfe.mjs'), 'yards'], { cwd: outside });
  installPacked(folder);
  addSecondPath(folder);
  const tool = (...args: string[]) =>
    run(process.execPath, [path.join(folder, 'node_modules/.bin/lading-mfe'), ...args], { cwd: folder });
  await tool('release');
  await tool('promote', 'yards', '0.1.0');
  fs.rmSync(outside, { recursive: true });

  await signInAsDemo(page);
  await page.goto('/quotes');
  await navigation(page, 'Yards').click();
  await expect(heading(page, 'Yards')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Yards' }).locator('tbody').getByRole('row')).not.toHaveCount(0);

  const name = `Aaa ${Date.now()}`;
  await page.getByRole('link', { name: 'Add item' }).click();
  await expect(heading(page, 'New item')).toBeVisible();
  const entries = { Name: name, Street: '12 Dock St', City: 'Chicago', State: 'IL', 'ZIP code': '60601' };
  for (const [label, value] of Object.entries(entries)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByText('Chicago, IL')).toBeVisible();
  await expect(page).toHaveTitle(`${name} · Lading`);

  await page.goto('/shipments');
  await expect(heading(page, 'Shipments')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill(name);
  await page.getByRole('group', { name: 'Yards' }).getByText(name).click();
  await expect(page).toHaveURL(/\/yards\/ctc_/);
  await expect(heading(page, name)).toBeVisible();

  await navigation(page, 'Home').click();
  await page.getByRole('region', { name: 'Yards' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/yards\/ctc_/);

  await navigation(page, 'Disputes').click();
  await expect(page).toHaveURL('/disputes');
  await expect(heading(page, 'Yards')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Yards')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveText('Disputes');

  await page.setViewportSize({ width: 390, height: 844 });
  const names = page.getByRole('table', { name: 'Yards' }).getByRole('rowheader');
  await expect(names.filter({ hasText: 'Lakeview Elementary School' })).toBeVisible();
  const tooWide = (cells: Element[]) =>
    cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent);
  expect(await names.evaluateAll(tooWide), 'names that overlap the next column').toEqual([]);
});
