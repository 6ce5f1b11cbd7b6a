import { existsSync } from 'node:fs';
import { UserError } from '../user-error';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags for a quiet, reproducible browser: software WebGL, no traffic of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--use-angle=swiftshader',
];

/** `CHROMIUM_PATH`, or an installed one; undefined where there is none. */
export function installedChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
}

/** @throws UserError that says what is missing */
export function requireChromium(): string {
  const found = installedChromium();
  if (found) return found;
  throw new UserError(
    'Les contrôles au navigateur demandent Chromium : installez-le, ou indiquez-le par CHROMIUM_PATH.',
  );
}
