import { join } from 'node:path';
import { activated, rolledBack, switched, withCanary } from '@mosta/release/changes';
import { changeRegistry, readRegistry } from '@mosta/release/registry-store';
import { API_DIR, DATA_DIR, findRemote, UserError } from '../project';
import { publish } from '../release/publish';
import { run } from '../services/child';
import { print } from '../terminal';

const USAGE = `Usage : npm run portal -- <commande> <remote>
  publish <remote> [--no-activate]    construit le remote et publie une nouvelle version, active aussitôt
  activate <remote> <version>         charge cette version publiée
  rollback <remote>                   revient à la version précédente
  canary <remote> <version> <part>    donne cette version à <part> % des visiteurs ; 0 y met fin
  disable <remote> · enable <remote>  ferme ou rouvre un remote
  status [remote]                     montre les versions
  backup [fichier]                    sauvegarde tout le portail embarqué, même en marche
  restore <fichier> [--force]         remet une sauvegarde en place, portail arrêté
  organizer add <e-mail>              ouvre un compte d’organisateur et donne le lien de son mot de passe`;

/** The whole of a release: nothing else is rebuilt, nothing restarts. */
export async function command(args: string[]): Promise<number> {
  const [action = '', target, ...rest] = args;
  if (action === 'status') return status(target);
  if (action === 'backup' || action === 'restore' || action === 'organizer')
    return dataCommand(args);
  if (!target) throw new UserError(USAGE);
  const { name } = findRemote(target);
  switch (action) {
    case 'publish': {
      const result = await publish(findRemote(target), DATA_DIR, {
        activate: !rest.includes('--no-activate'),
      });
      print(
        result.published
          ? `✓ ${name} ${result.version} est publié.`
          : `✓ ${name} ${result.version} était déjà publié : les sources n’ont pas changé.`,
      );
      return status(name);
    }
    case 'activate': {
      const version = rest[0];
      if (!version)
        throw new UserError('Quelle version ? npm run portal -- activate <remote> <version>');
      await changeRegistry(DATA_DIR, (registry) => activated(registry, name, version));
      return status(name);
    }
    case 'rollback':
      await changeRegistry(DATA_DIR, (registry) => rolledBack(registry, name));
      return status(name);
    case 'canary': {
      const [version, percent] = rest;
      if (!version || !percent) {
        throw new UserError(
          'Quelle part ? npm run portal -- canary <remote> <version> <part de 0 à 100>',
        );
      }
      await changeRegistry(DATA_DIR, (registry) =>
        withCanary(registry, name, version, Number(percent)),
      );
      return status(name);
    }
    case 'enable':
    case 'disable':
      await changeRegistry(DATA_DIR, (registry) => switched(registry, name, action === 'enable'));
      return status(name);
    default:
      throw new UserError(USAGE);
  }
}

/** The API knows its data; it runs from source, since a restored portal need not be built. */
async function dataCommand(args: string[]): Promise<number> {
  const script = join(API_DIR, 'src', 'data-command.ts');
  const env = { PORTAL_DATA: DATA_DIR, INIT_CWD: process.env.INIT_CWD ?? process.cwd() };
  const { code } = await run(process.execPath, ['--import', 'tsx', script, ...args], { env });
  return code;
}

async function status(target?: string): Promise<number> {
  const { remotes } = await readRegistry(DATA_DIR);
  const wanted = target ? findRemote(target).name : undefined;
  for (const [name, remote] of Object.entries(remotes)) {
    if (wanted && name !== wanted) continue;
    print(`${name}${remote.enabled ? '' : ' (fermé)'}`);
    for (const [version, { publishedAt }] of Object.entries(remote.versions)) {
      const marks = [
        version === remote.active ? 'active' : '',
        version === remote.previous ? 'précédente' : '',
        version === remote.canary?.version ? `${remote.canary.percent} %` : '',
      ].filter(Boolean);
      print(`  ${version}  ${publishedAt}  ${marks.join(', ')}`);
    }
  }
  return 0;
}
