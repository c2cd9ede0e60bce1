import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './test';

const WCAG: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** The looks that a page has, and the rules to check in each; the last one is the usual one. */
const LOOKS: readonly { colorScheme: 'dark' | 'light'; width: number; check: RunOptions }[] = [
  { colorScheme: 'dark', width: 1440, check: { runOnly: ['color-contrast'] } },
  { colorScheme: 'light', width: 320, check: { ...WCAG, rules: { 'color-contrast': { enabled: false } } } },
  { colorScheme: 'light', width: 1440, check: WCAG },
];

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
export async function expectAccessible(page: Page, name: string, check: RunOptions = WCAG): Promise<void> {
  await placeStickyElements(page);
  // Once per document: the program is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(violationsOf, check);
  await stickAgain(page);
  expect(violations.map((violation) => `${name} ${violation}`)).toEqual([]);
}

/** Runs in the page. Axe describes only what it is asked for; most of its time goes into describing what passed. Only experimental rules need style sheets to be loaded again. */
async function violationsOf(check: RunOptions): Promise<string[]> {
  const { axe: loaded } = window as unknown as { axe: typeof axe };
  // The rows of a long table are alike.
  const context = { exclude: 'tbody tr:nth-child(n + 9)' };
  const { violations } = await loaded.run(context, { ...check, resultTypes: ['violations'], preload: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
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
