import { statSync } from 'node:fs';
import { inArray } from 'drizzle-orm';
import type { Config } from './config';
import type { Executor } from './platform/database/database';
import { StartupError } from './platform/startup-error';
import { SAMPLE_EMAILS } from './sample/sample-data';
import { users } from './tables/account';

/**
 * What a public portal must not start with, before its data are opened. Does nothing outside of production.
 * @throws StartupError with one sentence that says what to do
 */
export function refuseUnfitSettings(config: Config): void {
  if (config.environment !== 'production') return;
  if (config.demo) {
    throw new StartupError(
      'PORTAL_DEMO=1 est refusé en production\u00a0: le mot de passe des comptes d’exemple est publié\u00a0; mettez PORTAL_DEMO=0.',
    );
  }
  if (!config.publicUrlGiven) {
    throw new StartupError(
      'La variable d’environnement PUBLIC_URL est obligatoire en production\u00a0: donnez l’adresse du portail, que portent les liens des e-mails.',
    );
  }
  if (config.bank.sample) {
    throw new StartupError(
      'Les coordonnées bancaires sont encore celles d’exemple\u00a0; donnez les vraies par BANK_HOLDER, BANK_NAME et BANK_RIB avant la mise en production.',
    );
  }
  const mode = statSync(config.dataDir, { throwIfNoEntry: false })?.mode ?? 0;
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new StartupError(
      `Le dossier de données ${config.dataDir} est ouvert à d’autres utilisateurs (${(mode & 0o777).toString(8)})\u00a0; réservez-le au service par «\u00a0chmod 700 ${config.dataDir}\u00a0».`,
    );
  }
}

/**
 * The published password of sample accounts would open a portal that was once started with PORTAL_DEMO=1.
 * @throws StartupError where the database of a production portal has such an account
 */
export async function refuseSampleAccounts(
  db: Executor,
  { environment }: Pick<Config, 'environment'>,
): Promise<void> {
  if (environment !== 'production') return;
  const found = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, SAMPLE_EMAILS));
  if (found.length === 0) return;
  throw new StartupError(
    `La base de données contient des comptes d’exemple (${found.map(({ email }) => email).join(', ')}), dont le mot de passe est publié\u00a0; en production, partez d’une base neuve ou restaurez une sauvegarde sans eux.`,
  );
}
