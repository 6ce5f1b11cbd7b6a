import { existsSync } from 'node:fs';
import { UserError } from '../project';
import { print } from '../terminal';
import { run } from './child';

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

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, an installed one, or Debian's, installed now.
 * @throws UserError that says what is missing
 */
export async function findChromium(): Promise<string> {
  const found = [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (debian) {
    print('▸ Installation de Chromium…');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    const { code, output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code === 0 && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
    throw new UserError(`Chromium n’a pas pu être installé :\n${output}`);
  }
  throw new UserError(
    'Les tests du navigateur demandent Chromium : installez-le, ou indiquez-le par CHROMIUM_PATH.',
  );
}
