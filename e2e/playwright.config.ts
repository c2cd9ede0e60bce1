import { defineConfig } from '@playwright/test';
import { browser } from './support/browser';

const baseURL = process.env.E2E_BASE_URL;
if (!baseURL) throw new Error('E2E_BASE_URL is not set: run `npm test -- --only e2e`, which starts the product first.');

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Releases change the product for all tests, so they run last.
  projects: [
    { name: 'product', testIgnore: ['**/release.spec.ts', 'catalogue/**'] },
    { name: 'release', testMatch: '**/release.spec.ts', dependencies: ['product'] },
  ],
  use: {
    baseURL,
    actionTimeout: 15_000,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'retain-on-failure',
    launchOptions: browser,
  },
});
