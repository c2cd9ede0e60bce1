import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks what the page shows now against WCAG 2.2 AA; `name` identifies it in the failure. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Legacy mode checks the page itself only, and is a third faster. Our pages have no frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(WCAG).analyze();
  expect(
    violations.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}
