import { defineConfig } from '@playwright/test';
import { browser } from './support/browser';

const baseURL = process.env.E2E_BASE_URL;
if (!baseURL) throw new Error('E2E_BASE_URL is not set: run `npm test -- --only e2e`, which starts the product first.');

const RELEASES = ['**/release.spec.ts', '**/new-remote.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // `npm test` lists a test that passed only on the second try, with its first error.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Releases change the product for all tests, so they run last, one after the other.
  projects: [
    { name: 'product', testIgnore: [...RELEASES, 'catalogue/**'] },
    { name: 'release', testMatch: RELEASES, workers: 1, dependencies: ['product'] },
  ],
  use: {
    baseURL,
    actionTimeout: 15_000,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'on-first-retry',
    launchOptions: browser,
  },
});
