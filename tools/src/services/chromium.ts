import { existsSync } from 'node:fs';
import {
  installedChromium,
  lightestChromium,
  requireChromium,
} from '@mosta/portal-sdk/browser/chromium';
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
  if (!canInstall()) return requireChromium();
  print('▸ Installation de Chromium…');
  const { code, output } = await install(['chromium']);
  const installed = installedChromium();
  if (code === 0 && installed) return installed;
  throw new UserError(`Chromium n’a pas pu être installé :\n${output}`);
}

/**
 * On a machine of CI, adds Debian's headless shell to its Chromium: hundreds of pages take a third less time in it.
 * Where it cannot be had, the tests run in Chromium.
 */
export async function addHeadlessShell(): Promise<void> {
  const debians = installedChromium() === '/usr/bin/chromium';
  if (!process.env.CI || !debians || lightestChromium() !== installedChromium() || !canInstall())
    return;
  print('▸ Installation du Chromium sans fenêtres…');
  const { code } = await install(['--no-remove', 'chromium', 'chromium-headless-shell']);
  if (code !== 0) print('Il n’a pas pu être installé : les tests prennent Chromium.');
}

function canInstall(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

async function install(packages: string[]): Promise<{ code: number; output: string }> {
  await run('apt-get', ['update', '-qq'], { quiet: true });
  return run('apt-get', ['install', '-y', '-qq', ...packages], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
