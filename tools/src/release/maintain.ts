import { print } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import type { ReleaseStore } from '@mosta/release/bucket/store';
import { systemUser } from '@mosta/release/release-log';
import { type Finding, isLeftover } from '@mosta/release/verify';

/** Days for which `portal gc` keeps what is no longer in use. */
const KEEP_DAYS = 30;

const SENTENCES: Record<Finding['kind'], string> = {
  'unknown-version': 'le registre nomme cette version, qu’il n’a pas',
  'missing-folder': 'le dossier de la version manque',
  'missing-file': 'manque',
  'changed-file': 'n’a plus le contenu publié',
  'strange-file': 'n’a pas été publié',
  unregistered: 'version rangée par une publication interrompue ; « gc » l’enlève après un jour',
  draft: 'reste d’une commande en cours ou interrompue ; « gc » l’enlève après une heure',
};

/** `portal verify`: code 1 where something stored is not what was published. */
export async function verifyCommand(
  store: ReleaseStore,
  remote: string | undefined,
  { json }: { json: boolean },
): Promise<number> {
  const findings = await store.verify(remote);
  const damaged = findings.filter((finding) => !isLeftover(finding));
  if (json) print(JSON.stringify(findings, null, 2));
  else {
    for (const { remote: name, version, kind, path } of findings) {
      print([name, version, path, SENTENCES[kind]].filter(Boolean).join('  '));
    }
    print(
      damaged.length === 0
        ? '✓ Tout ce qui est publié est intact.'
        : `✗ ${damaged.length} problème(s). Publiez de nouveau ces versions, ou activez-en d’autres.`,
    );
  }
  return damaged.length === 0 ? 0 : 1;
}

/** `portal gc`: removes what no page can need any more. */
export async function gcCommand(
  store: ReleaseStore,
  keep: string | undefined,
  { json }: { json: boolean },
): Promise<number> {
  const keepDays = Number(keep ?? KEEP_DAYS);
  if (!Number.isInteger(keepDays) || keepDays < 1) {
    throw new UserError('--keep attend un nombre entier de jours, 1 au moins.');
  }
  const { versions, files } = await store.collect({ keepDays, by: systemUser() });
  if (json) print(JSON.stringify({ versions, files }, null, 2));
  else {
    for (const [remote, removed] of Object.entries(versions)) {
      print(`${remote}  ${removed.join(', ')}`);
    }
    const count = Object.values(versions).flat().length;
    print(`✓ ${count} version(s) et ${files.length} fichier(s) enlevés.`);
  }
  return 0;
}
