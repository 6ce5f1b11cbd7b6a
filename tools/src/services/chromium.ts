import { existsSync } from 'node:fs';
import { installedChromium, requireChromium } from '@mosta/portal-sdk/browser/chromium';
import { print } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { run } from './child';

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, an installed one, or Debian's, installed now.
 * @throws UserError that says what is missing
 */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
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
  return requireChromium();
}
