import { resolve } from 'node:path';
import { readConfig } from './config';
import { backUp } from './platform/backup/backup';
import { stampOf } from './platform/backup/dump-folder';
import { restore } from './platform/backup/restore';
import { StartupError } from './platform/startup-error';

const USAGE =
  'Usage : npm run portal -- backup [fichier] ou npm run portal -- restore <fichier> [--force]';

/** `npm run portal -- backup` and `restore`, which act on the embedded data of PORTAL_DATA. */
async function main([action, ...args]: string[]): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const [named] = args.filter((arg) => !arg.startsWith('--'));
  if (databaseUrl !== undefined) {
    throw new StartupError(
      'Avec DATABASE_URL, sauvegardez et restaurez la base par pg_dump et pg_restore, et copiez le dossier PORTAL_DATA.',
    );
  }
  // npm changes the folder; a relative name means the one where the person is.
  const pathOf = (name: string) => resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (action === 'backup') {
    const target = pathOf(named ?? `mosta-expo-${stampOf(new Date())}.tar.gz`);
    await backUp(dataDir, target);
    process.stdout.write(
      `✓ Sauvegarde écrite : ${target}. Elle contient des données personnelles et des secrets.\n`,
    );
  } else if (action === 'restore' && named !== undefined) {
    const aside = await restore(dataDir, pathOf(named), { force: args.includes('--force') });
    process.stdout.write(`✓ Données restaurées dans ${dataDir}.\n`);
    if (aside !== null) process.stdout.write(`  Les données précédentes sont dans ${aside}.\n`);
  } else {
    throw new StartupError(USAGE);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const known = error instanceof StartupError;
  const reason = error instanceof Error ? (known ? error.message : error.stack) : String(error);
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
});
