import { defineConfig } from '@playwright/test';
import { browser } from '../support/browser';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/catalogue',
  fullyParallel: true,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  use: { baseURL: 'http://catalogue.test', locale: 'en-US', timezoneId: 'America/Chicago', launchOptions: browser },
});
