import { resolve } from 'node:path';
import { ORGANIZER_ROLES } from '@mosta/shared/domain/organizer-roles';
import { forgotPasswordSchema } from '@mosta/shared/schemas/account.schema';
import * as v from 'valibot';
import { type Config, readConfig } from './config';
import { addOrganizer } from './modules/account/add-organizer';
import { resetFactorOf } from './modules/account/reset-factor';
import { backUp } from './platform/backup/backup';
import { stampOf } from './platform/backup/dump-folder';
import { restore } from './platform/backup/restore';
import { type Db, openDatabase } from './platform/database/database';
import { keepDataPrivate } from './platform/private-files';
import { StartupError } from './platform/startup-error';

const USAGE =
  'Usage\u00a0: npm run portal -- backup [fichier], npm run portal -- restore <fichier> [--force], npm run portal -- organizer add <e-mail> [rôle] ou npm run portal -- organizer reset-factor <e-mail>';

// npm changes the folder; a relative name means the one where the person is.
const pathOf = (name: string) => resolve(process.env.INIT_CWD ?? process.cwd(), name);

const print = (line: string) => process.stdout.write(`${line}\n`);

/** The portal commands that act on its data: `backup` and `restore` on the embedded ones, `organizer` on any. */
async function main([action, ...args]: string[]): Promise<void> {
  keepDataPrivate();
  const config = readConfig(process.env);
  const [named] = args.filter((arg) => !arg.startsWith('--'));
  if (action === 'backup') {
    await saveTo(config, pathOf(named ?? `mosta-expo-${stampOf(new Date())}.tar.gz`));
  } else if (action === 'restore' && named !== undefined) {
    await restoreFrom(config, pathOf(named), args.includes('--force'));
  } else if (action === 'organizer' && named === 'add' && args[1] !== undefined) {
    await inviteOrganizer(config, args[1], args[2] ?? 'owner');
  } else if (action === 'organizer' && named === 'reset-factor' && args[1] !== undefined) {
    await resetFactor(config, args[1]);
  } else {
    throw new StartupError(USAGE);
  }
}

async function saveTo(config: Config, target: string): Promise<void> {
  await backUp(embeddedDataOf(config), target);
  print(
    `✓ Sauvegarde écrite\u00a0: ${target}. Elle contient des données personnelles et des secrets.`,
  );
}

async function restoreFrom(config: Config, archive: string, force: boolean): Promise<void> {
  const dataDir = embeddedDataOf(config);
  const aside = await restore(dataDir, archive, { force });
  print(`✓ Données restaurées dans ${dataDir}.`);
  if (aside !== null) print(`  Les données précédentes sont dans ${aside}.`);
}

function embeddedDataOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return dataDir;
  throw new StartupError(
    'Avec DATABASE_URL, sauvegardez et restaurez la base par pg_dump et pg_restore, et copiez le dossier PORTAL_DATA.',
  );
}

async function inviteOrganizer(config: Config, given: string, givenRole: string): Promise<void> {
  const email = readEmail(given);
  const role = ORGANIZER_ROLES.find((one) => one === givenRole);
  if (!role)
    throw new StartupError(`${givenRole}\u00a0: un rôle est ${ORGANIZER_ROLES.join(', ')}`);
  const { publicUrl } = config;
  await withDatabase(config, async (db) => {
    const link = await addOrganizer(db, { email, role, publicUrl, now: new Date() });
    print(
      `✓ ${email} est organisateur. Son mot de passe se choisit ici, pendant trois jours\u00a0:`,
    );
    print(`  ${link}`);
    print('  Le lien part aussi par e-mail, dès que le portail fonctionne.');
  });
}

async function resetFactor(config: Config, given: string): Promise<void> {
  const email = readEmail(given);
  await withDatabase(config, (db) => resetFactorOf(db, email, new Date()));
  print(`✓ La double authentification de ${email} est retirée, et ses sessions sont fermées.`);
}

function readEmail(given: string): string {
  const parsed = v.safeParse(forgotPasswordSchema, { email: given });
  if (parsed.success) return parsed.output.email;
  throw new StartupError(`${given}\u00a0: ${parsed.issues[0].message}`);
}

async function withDatabase(config: Config, work: (db: Db) => Promise<void>): Promise<void> {
  const { databaseUrl: url, dataDir } = config;
  const onError = (error: Error) => process.stderr.write(`database: ${error.message}\n`);
  const database = await openDatabase({ url, poolSize: 1, dataDir, onError });
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const known = error instanceof StartupError;
  const reason = error instanceof Error ? (known ? error.message : error.stack) : String(error);
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
});
