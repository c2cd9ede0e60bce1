import path from 'node:path';
import type { Page } from '@playwright/test';
import { signInAsDemo } from './support/demo';
import { releaseTool, root } from './support/release-tool';
import { expect, test } from './support/test';

type NewRemote = { writeRemote(root: string, name: string): string };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const navigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test.afterAll(() => releaseTool('cli', ['disable', 'claims']));

test('a new micro-frontend goes live from its folder alone: navigation, list, form, detail page, search and home card', async ({
  page,
}, testInfo) => {
  test.setTimeout(180_000);
  // Written into the folder of the results: nothing of the product is changed or rebuilt.
  const { writeRemote } = (await import(path.join(root, 'infra/mfe/new-remote.mjs'))) as NewRemote;
  await releaseTool('release', [], writeRemote(testInfo.outputPath(), 'claims'));
  await releaseTool('cli', ['promote', 'claims', '0.1.0']);

  await signInAsDemo(page);
  await page.goto('/quotes');
  await navigation(page, 'Claims').click();
  await expect(heading(page, 'Claims')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Claims' }).locator('tbody').getByRole('row')).not.toHaveCount(0);

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
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill(name);
  await page.getByRole('group', { name: 'Claims' }).getByText(name).click();
  await expect(page).toHaveURL(/\/claims\/ctc_/);
  await expect(heading(page, name)).toBeVisible();

  await navigation(page, 'Home').click();
  await page.getByRole('region', { name: 'Claims' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/claims\/ctc_/);
});
