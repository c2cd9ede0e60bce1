import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

/** Written by `npm run catalogue`. */
const folder = path.join(import.meta.dirname, '../../.cache/catalogue');
const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; title: string }>;
};
const groups = Map.groupBy(Object.values(entries), ({ title }) => title);

test.beforeEach(({ page }) =>
  page.route('**/*', (route) => route.fulfill({ path: path.join(folder, new URL(route.request().url()).pathname) })),
);

for (const [title, stories] of groups)
  test(`${title}: the stories render without errors and are accessible`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=story&id=${stories[0]!.id}`);
    for (const { id } of stories) {
      await show(page, id);
      await expectAccessible(page, id);
    }
  });

/** Shows another story without loading the page again, as Storybook itself does. */
async function show(page: Page, id: string): Promise<void> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
    channel.once('storyRendered', (rendered) => document.body.setAttribute('data-story', rendered));
    channel.emit('forceReRender');
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await expect(page.locator(`body.sb-show-main[data-story="${id}"] #storybook-root main`)).toBeAttached();
}

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: (id: string) => void): void;
    emit(event: string, value?: object): void;
  };
}
