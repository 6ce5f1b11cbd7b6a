import { existsSync } from 'node:fs';
import { UserError } from '../user-error';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without windows, which takes a third less of the processor; it has no reader of documents. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Flags for a quiet, reproducible browser: software WebGL, no traffic of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--use-angle=swiftshader',
];

/** For pages that need no GPU at any speed: WebGL stays, the rest is put together without it. */
export const WITHOUT_GPU = ['--disable-gpu', '--enable-unsafe-swiftshader'];

/** `CHROMIUM_PATH`, or an installed one; undefined where there is none. */
export function installedChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
}

/** The lightest Chromium that shows pages: `CHROMIUM_PATH`, the headless shell of Debian, or any that is installed. */
export function lightestChromium(): string | undefined {
  const shell = process.env.CHROMIUM_PATH === undefined && existsSync(HEADLESS_SHELL);
  return shell ? HEADLESS_SHELL : installedChromium();
}

/** @throws UserError that says what is missing */
export function requireChromium(): string {
  const found = lightestChromium();
  if (found) return found;
  throw new UserError(
    'Les contrôles au navigateur demandent Chromium : installez-le, ou indiquez-le par CHROMIUM_PATH.',
  );
}
