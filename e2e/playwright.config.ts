import { join } from 'node:path';
import { CHROMIUM_FLAGS, lightestChromium, WITHOUT_GPU } from '@mosta/portal-sdk/browser/chromium';
import { defineConfig } from '@playwright/test';
import { MAIN_PORTAL } from './support/portal';

/** Runs by `npm run e2e`, which finds Chromium and builds what is stale first. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(process.env.E2E_FOLDER ?? 'test-results', 'output'),
  globalSetup: './support/global-setup.ts',
  // Two browsers at once fill the machine.
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: MAIN_PORTAL.url,
    viewport: { width: 1440, height: 900 },
    locale: 'fr-DZ',
    timezoneId: 'Africa/Algiers',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: {
      executablePath: lightestChromium(),
      args: [...CHROMIUM_FLAGS, ...WITHOUT_GPU],
    },
  },
});
