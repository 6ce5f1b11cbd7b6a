import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newInWorkspace } from '@mosta/portal-sdk/commands/new';
import { conformCommand } from '@mosta/portal-sdk/conform/conform-command';
import { remoteName } from '@mosta/portal-sdk/release/remote-name';
import { stubsCommand } from '@mosta/portal-sdk/stubs/stubs-command';
import { UserError } from '@mosta/portal-sdk/user-error';
import { openReleaseStore } from '@mosta/release/bucket/store';
import { activated, promoted, rolledBack, switched, withCanary } from '@mosta/release/changes';
import { type Release, release } from '@mosta/release/release';
import { systemUser } from '@mosta/release/release-log';
import type { Registry } from '@mosta/shared/contract/registry';
import { buildStale } from '../build/build-stale';
import { STUBS } from '../build/targets';
import { API_DIR, DATA_DIR, HOST_DIST, ROOT, STUBS_DIR } from '../project';
import { gcCommand, verifyCommand } from '../release/maintain';
import { publishCommand } from '../release/publish-command';
import { showLog } from '../release/show-log';
import { showStatus } from '../release/show-status';
import { tokenCommand } from '../release/token-command';
import { sdkCommand } from '../sdk/sdk-command';
import { run } from '../services/child';
import { findChromium } from '../services/chromium';

const USAGE = `Usage : npm run portal -- <commande> <remote> [--json]
  new <nom>                           écrit un nouveau remote dans remote-<nom>
  sdk                                 emballe le SDK pour les équipes d’ailleurs ; le portail le sert sous /sdk/
  publish <remote> [--no-activate]    construit le remote et publie une nouvelle version, active aussitôt
    --from <dossier|adresse>          publie une construction faite ailleurs, ou la version d’un autre portail
    --portal <adresse>                l’envoie à un portail en marche, avec le jeton de PORTAL_TOKEN
    --dry-run                         contrôle tout et ne publie rien
    --quick                           sans les types ni les tests du remote, pour un essai
  activate <remote> <version>         charge cette version publiée et met fin à un essai
  rollback <remote>                   revient à la version d’avant qui a tenu
  canary <remote> <version> <part>    donne cette version à <part> % des visiteurs ; 0 y met fin
  promote <remote>                    donne à tous la version à l’essai
  disable <remote> · enable <remote>  ferme ou rouvre un remote
  status [remote]                     montre les versions
  log [remote]                        montre qui a publié quoi, et quand
  verify [remote]                     compare chaque fichier publié à son empreinte
  gc [--keep <jours>]                 enlève les versions dont aucune page n’a plus besoin (30 jours)
  token add|list|revoke <remote>      donne, montre ou retire les jetons qui publient par HTTP
  stubs [--port <n>]                  sert le portail avec des remotes d’essai seuls, sans service
    --descriptor <fichier|adresse>    y ajoute un remote fait d’après ce descripteur
    --answers <fichier>               réponses du service, comme {"GET /v1/hotel": []}
  conform <dossier|adresse>           contrôle un remote seul : contrat, pages, langues, axe, console, pannes
  backup [fichier]                    sauvegarde tout le portail embarqué, même en marche
  restore <fichier> [--force]         remet une sauvegarde en place, portail arrêté
  organizer add <e-mail> [rôle]       ouvre un compte d’organisateur (owner, manager, accountant, gate ou reader)
                                      et donne le lien de son mot de passe
  organizer reset-factor <e-mail>     retire la double authentification d’un organisateur qui a perdu son téléphone`;

const OPTIONS = {
  json: { type: 'boolean' },
  'no-activate': { type: 'boolean' },
  from: { type: 'string' },
  portal: { type: 'string' },
  'dry-run': { type: 'boolean' },
  quick: { type: 'boolean' },
  keep: { type: 'string' },
} as const;

/** The whole of a release: nothing else is rebuilt, nothing restarts. */
export async function command(args: string[]): Promise<number> {
  const [action = ''] = args;
  if (action === 'new') return newInWorkspace(ROOT, args.slice(1));
  if (action === 'sdk') return sdkCommand();
  if (action === 'backup' || action === 'restore' || action === 'organizer')
    return dataCommand(args);
  if (action === 'stubs' || action === 'conform') return withStubs(action, args.slice(1));
  const { positionals, values } = parse(args.slice(1));
  const [target, ...rest] = positionals;
  const { json = false } = values;
  const store = await openReleaseStore(DATA_DIR, process.env);
  await store.pull();
  if (action === 'status') return showStatus(target && remoteName(target), { json });
  if (action === 'log') return showLog(target && remoteName(target), { json });
  if (action === 'verify') return verifyCommand(store, target && remoteName(target), { json });
  if (action === 'gc') return gcCommand(store, values.keep, { json });
  if (action === 'token') return tokenCommand(positionals, { json });
  if (!target) throw new UserError(USAGE);
  if (action === 'publish') {
    const { from, portal, quick = false } = values;
    const [activate, dryRun] = [!values['no-activate'], values['dry-run'] ?? false];
    return publishCommand(target, { json, activate, from, portal, dryRun, quick });
  }
  const remote = remoteName(target);
  const change = changeOf(action, remote, rest);
  await release(
    DATA_DIR,
    { by: systemUser(), remote, hostDist: HOST_DIST, ...change.entry },
    change.apply,
  );
  return showStatus(remote, { json });
}

type Change = {
  entry: Pick<Release, 'action' | 'version' | 'percent'>;
  apply: (registry: Registry) => Registry;
};

/** What a command changes in the registry. @throws UserError when it lacks something */
function changeOf(action: string, remote: string, [version, share]: string[]): Change {
  switch (action) {
    case 'activate':
      if (!version)
        throw new UserError('Quelle version ? npm run portal -- activate <remote> <version>');
      return { entry: { action }, apply: (registry) => activated(registry, remote, version) };
    case 'rollback':
      return { entry: { action }, apply: (registry) => rolledBack(registry, remote) };
    case 'promote':
      return { entry: { action }, apply: (registry) => promoted(registry, remote) };
    case 'canary': {
      if (!version || !share) {
        throw new UserError(
          'Quelle part ? npm run portal -- canary <remote> <version> <part de 0 à 100>',
        );
      }
      const percent = Number(share);
      return {
        entry: { action, version, percent },
        apply: (registry) => withCanary(registry, remote, version, percent),
      };
    }
    case 'enable':
    case 'disable':
      return {
        entry: { action },
        apply: (registry) => switched(registry, remote, action === 'enable'),
      };
    default:
      throw new UserError(USAGE);
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`Option refusée : ${reason}\n${USAGE}`);
  }
}

/** Neither the service nor a remote is built for it. */
async function withStubs(action: 'stubs' | 'conform', args: string[]): Promise<number> {
  await buildStale({ stubs: true, only: ['host', STUBS] });
  const places = { stubsDir: STUBS_DIR, hostDir: HOST_DIST };
  if (action === 'stubs') return stubsCommand(args, places);
  await findChromium();
  return conformCommand(args, places);
}

/** The API knows its data; it runs from source, since a restored portal need not be built. */
async function dataCommand(args: string[]): Promise<number> {
  const script = join(API_DIR, 'src', 'data-command.ts');
  const env = { PORTAL_DATA: DATA_DIR, INIT_CWD: process.env.INIT_CWD ?? process.cwd() };
  const { code } = await run(process.execPath, ['--import', 'tsx', script, ...args], { env });
  return code;
}
