import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appIcon } from '@mosta/shared/contract/published';
import { StartupError } from '../../platform/startup-error';
import type { PassPictures } from './apple-pass';

/** The host's icons under the names that a pass gives them; devices scale them. */
const FILES = { 'icon.png': appIcon(192, 'maskable'), 'logo.png': appIcon(192) } as const;

/** @param hostDist folder of the host's built files @throws StartupError where it has no icons */
export function readPassPictures(hostDist: string): PassPictures {
  const entries = Object.entries(FILES).map(([name, file]) => {
    const path = join(hostDist, file);
    try {
      return [name, readFileSync(path).toString('base64')];
    } catch {
      throw new StartupError(
        `Le fichier ${path}, que montrent les badges d’Apple Wallet, est absent\u00a0: construisez l’hôte.`,
      );
    }
  });
  return Object.fromEntries(entries);
}
