import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The looks that a page has, and the rules to check in each; the last one is the usual one. */
const LOOKS = [
  { colorScheme: 'dark', width: 1440, check: (axe: AxeBuilder) => axe.withRules(['color-contrast']) },
  {
    colorScheme: 'light',
    width: 320,
    check: (axe: AxeBuilder) => axe.withTags(WCAG).disableRules(['color-contrast']),
  },
  { colorScheme: 'light', width: 1440, check: (axe: AxeBuilder) => axe.withTags(WCAG) },
] as const;

/**
 * Checks what the page shows now against WCAG 2.2 AA, in dark colors, at 320 px and in light colors at 1440 px, and that it never scrolls
 * sideways. `name` identifies it in the failure.
 */
export async function expectAccessibleInEveryLook(page: Page, name: string): Promise<void> {
  for (const { colorScheme, width, check } of LOOKS) {
    // Without transitions, colors are final at once.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const look = `${name}, ${colorScheme} at ${width} px:`;
    await expectAccessible(page, look, check);
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${look} scrolls sideways`,
      )
      .toBeLessThanOrEqual(0);
  }
}

/** Checks what the page shows now against WCAG 2.2 AA, or other rules; `name` identifies it in the failure. */
export async function expectAccessible(
  page: Page,
  name: string,
  check = (axe: AxeBuilder) => axe.withTags(WCAG),
): Promise<void> {
  await placeStickyElements(page);
  // Legacy mode checks the page itself only, and is a third faster. Our pages have no frames.
  const { violations } = await check(new AxeBuilder({ page }).setLegacyMode(true)).analyze();
  await stickAgain(page);
  expect(
    violations.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

/**
 * Lets sticky elements stand where they are in the document. Scrolling frees what they cover; axe takes that into account for fixed
 * elements, but not for sticky ones, and reports the fields below them as too small (target-size).
 */
export async function placeStickyElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue;
      element.style.position = 'static';
      element.dataset.placed = '';
    }
  });
}

async function stickAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-placed]')) {
      element.style.removeProperty('position');
      delete element.dataset.placed;
    }
  });
}
