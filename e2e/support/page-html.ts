import type { Page } from '@playwright/test';

type Change = (html: string) => string;
const changes = new WeakMap<Page, Change[]>();

/** Lets a test change the page sent by the server, such as its embedded data; changes accumulate. */
export async function changePage(page: Page, change: Change): Promise<void> {
  const known = changes.get(page);
  if (known) {
    known.push(change);
    return;
  }
  const all = [change];
  changes.set(page, all);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: all.reduce((html, next) => next(html), await response.text()) });
  });
}
