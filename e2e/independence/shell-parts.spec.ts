import type { Page } from '@playwright/test';
import { signInAsDemo } from '../support/demo';
import { expect, takeComplaints, test } from '../support/test';

interface Part {
  /** Name of the part's chunk. */
  chunk: string;
  open(page: Page): Promise<void>;
  /** Text in the place of the part. */
  problem: string;
  works(page: Page): ReturnType<Page['locator']>;
}

const openMenu = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).click();

/** Everything in the shell that loads when it is first displayed. */
const PARTS: Part[] = [
  {
    chunk: 'latest',
    open: openMenu,
    problem: 'Notifications',
    works: (page) =>
      page
        .getByRole('menu')
        .getByText(/No notifications yet|Unread:|Delayed|Delivered|ago|at/)
        .first(),
  },
  {
    chunk: 'search',
    open: (page) => page.getByRole('button', { name: 'Search' }).click(),
    problem: 'The search',
    works: (page) => page.getByRole('combobox', { name: /^Search/ }),
  },
  {
    chunk: 'inbox',
    open: async (page) => {
      await openMenu(page);
      await page.getByRole('menuitem', { name: 'All notifications' }).click();
    },
    problem: 'This page',
    works: (page) => page.getByRole('heading', { level: 1, name: 'Notifications' }),
  },
];
const SLOW = /(is|are) taking longer than usual/;
const FAILED = /could not be loaded/;

for (const { chunk, open, problem, works } of PARTS)
  for (const response of ['404', 'hang'])
    test(`${chunk} ${response}: the error is displayed in its place, the page stays, and a retry works`, async ({
      page,
      complaints,
    }) => {
      await signInAsDemo(page);
      let broken = true;
      await page.route(new RegExp(`/js/${chunk}\\.`), (route) => {
        if (!broken) return route.continue();
        return response === 'hang' ? undefined : route.fulfill({ status: 404 });
      });
      await page.goto('/settings/company');
      const heading = page.getByRole('heading', { level: 1, name: 'Company profile' });
      await expect(heading).toBeVisible();
      await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
      await open(page);
      const shown = page.getByText(new RegExp(`^${problem} ${(response === 'hang' ? SLOW : FAILED).source}`));
      await expect(shown).toBeVisible({ timeout: 4000 });
      if (chunk !== 'inbox') await expect(heading).toBeVisible();
      broken = false;
      await page.getByRole(chunk === 'inbox' ? 'button' : 'menuitem', { name: 'Try again' }).click();
      await expect(works(page)).toBeVisible();
      await expect(shown).toBeHidden();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      takeComplaints(complaints, /Failed to load resource|^console: \[shell [\d.]+\] Digest/);
    });
