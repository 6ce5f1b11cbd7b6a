import { join } from 'node:path';
import { CHROMIUM_FLAGS, lightestChromium, WITHOUT_GPU } from '@mosta/portal-sdk/browser/chromium';
import { defineConfig } from '@playwright/test';
import { MAIN_PORTAL } from './support/portal';

/** Milliseconds after which an action, a navigation, or a block that is tried again has failed. */
const STEP = 60_000;

/** Runs by `npm run e2e`, which finds Chromium and builds what is stale first. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(process.env.E2E_FOLDER ?? 'test-results', 'output'),
  globalSetup: './support/global-setup.ts',
  // Two browsers at once fill the machine.
  workers: 2,
  fullyParallel: false,
  // Limits against hanging are those of single steps: how long a whole journey takes is a measure of the machine.
  timeout: 900_000,
  expect: { timeout: 15_000, toPass: { timeout: STEP } },
  reporter: [['list'], ['json']],
  use: {
    ...{ actionTimeout: STEP, navigationTimeout: STEP },
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
