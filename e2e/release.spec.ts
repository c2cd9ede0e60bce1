import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signInAsDemo } from './support/demo';
import { releaseTool, root } from './support/release-tool';
import { expect, test } from './support/test';

const PAGE = '/settings/company';
const MARK = 'Another release of the settings';

/** The sources of the settings remote with a change: the next version, with an additional line. */
function changedSettings(folder: string): string {
  const copy = path.join(folder, 'mfe-settings');
  const own = ['src', 'mfe.manifest.json', 'webpack.config.mjs'];
  for (const name of own) fs.cpSync(path.join(root, 'mfe-settings', name), path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  fs.writeFileSync(path.join(copy, 'package.json'), JSON.stringify({ version: '0.99.0' }));
  fs.renameSync(path.join(copy, 'src/mfe.tsx'), path.join(copy, 'src/settings.tsx'));
  const module = `import settings from './settings';
    const Root = (props) => <><p>${MARK}</p><settings.Root {...props} /></>;
    export default { contract: 1, Root };`;
  fs.writeFileSync(path.join(copy, 'src/mfe.tsx'), module);
  return copy;
}

type Remotes = { name: string; entry: string }[];
async function publishedOthers(page: Page): Promise<Remotes> {
  const { remotes } = (await (await page.request.get('/registry.json')).json()) as { remotes: Remotes };
  return remotes.filter(({ name }) => name !== 'settings');
}

async function openSettings(page: Page): Promise<void> {
  await page.goto(PAGE);
  await expect(page.locator('[data-page]')).toBeVisible();
}

/** A tester opens a release that is not live, and stops. */
async function testBeforeRelease(page: Page, release: string): Promise<void> {
  await page.goto('/releases');
  await page.getByLabel('Remote').fill('settings');
  await page.getByLabel('Release', { exact: true }).fill(release);
  await page.getByRole('button', { name: 'Open' }).click();
  await openSettings(page);
  await expect(page.getByText(MARK)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`settings ${release}`);
  await page.getByRole('button', { name: 'Stop' }).click();
  await openSettings(page);
  await expect(page.getByText(MARK)).toHaveCount(0);
}

test.afterAll(() => releaseTool('cli', ['enable', 'settings']));

test('release, promote under an open page, roll back and switch off, without changes to other remotes', async ({
  browser,
  page,
}, testInfo) => {
  test.setTimeout(240_000);
  const note = (what: string) => console.log(what.trim().replaceAll('\n', '; '));
  await signInAsDemo(page);
  const others = await publishedOthers(page);
  const open = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await open.clock.install();
  await openSettings(open);
  await open.evaluate(() => Object.assign(window, { sameDocument: true }));

  const startedAt = Date.now();
  const released = await releaseTool('release', [], changedSettings(testInfo.outputPath()));
  note(released);
  await openSettings(page);
  await expect(page.getByText(MARK), 'a release is not live').toHaveCount(0);
  await testBeforeRelease(page, /settings (0\.99\.0-\w+) is/.exec(released)![1]!);
  note(await releaseTool('cli', ['promote', 'settings', '0.99.0', '--opt-in']));
  await openSettings(page);
  await expect(page.getByText(MARK), 'a canary is for those who asked').toHaveCount(0);
  await page.goto('/releases');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await openSettings(page);
  await expect(page.getByText(MARK)).toBeVisible();
  note(await releaseTool('cli', ['promote', 'settings', '0.99.0']));
  await openSettings(page);
  await expect(page.getByText(MARK)).toBeVisible();
  note(`from sources to live and shown: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);

  await open.clock.fastForward('05:00');
  await expect(open.getByText('Updated: Settings')).toBeVisible();
  expect(await open.evaluate(() => 'sameDocument' in window), 'a page reloads only when asked').toBe(true);
  await open.getByRole('button', { name: 'Reload' }).click();
  await expect(open.getByText(MARK)).toBeVisible();
  await open.context().close();

  note(await releaseTool('cli', ['rollback', 'settings']));
  await openSettings(page);
  await expect(page.getByText(MARK)).toHaveCount(0);

  note(await releaseTool('cli', ['disable', 'settings']));
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings is not available' })).toBeVisible();
  await expect(page.getByText('An administrator disabled it.')).toBeVisible();
  await page.getByRole('link', { name: 'Shipments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipments' })).toBeVisible();
  expect(await publishedOthers(page)).toEqual(others);
});
