import { print } from '@mosta/portal-sdk/terminal';
import { historyOf, remoteNamed } from '@mosta/release/changes';
import { readRegistry } from '@mosta/release/registry-store';
import type { Registry, RegistryRemote } from '@mosta/shared/contract/registry';
import { DATA_DIR } from '../project';

/** `portal status`: every version of one remote or of all, and which visitors get it. */
export async function showStatus(
  target: string | undefined,
  { json }: { json: boolean },
): Promise<number> {
  const registry = await readRegistry(DATA_DIR);
  const remotes = target ? { [target]: remoteNamed(registry, target) } : registry.remotes;
  print(json ? JSON.stringify(summaryOf(remotes), null, 2) : statusText(remotes, target));
  return 0;
}

/** The state of remotes as a person reads it. */
export function statusText(remotes: Registry['remotes'], target?: string): string {
  const all = Object.entries(remotes);
  if (all.length === 0) return 'Rien n’est publié : npm run portal -- publish <remote>';
  return all.map(([name, remote]) => remoteText(name, remote, target !== undefined)).join('\n');
}

function remoteText(name: string, remote: RegistryRemote, alone: boolean): string {
  const versions = Object.entries(remote.versions).sort(([, a], [, b]) =>
    a.publishedAt < b.publishedAt ? 1 : -1,
  );
  const shown = versions.filter(([version]) => alone || marksOf(remote, version).length > 0);
  const left = versions.length - shown.length;
  return [
    `${name}${remote.enabled ? '' : ' (fermé : ses pages répondent qu’il est indisponible)'}`,
    ...shown.map(([version, { publishedAt, publishedBy, commit }]) =>
      [
        `  ${version}`,
        publishedAt.slice(0, 16).replace('T', ' '),
        ...(publishedBy ? [publishedBy] : []),
        ...(commit ? [commit.slice(0, 8)] : []),
        marksOf(remote, version).join(', '),
      ]
        .join('  ')
        .trimEnd(),
    ),
    ...(left > 0
      ? [`  … et ${left} autre${left > 1 ? 's' : ''} : npm run portal -- status ${name}`]
      : []),
  ].join('\n');
}

/** Why a version matters: which visitors get it, or a rollback would. */
function marksOf(remote: RegistryRemote, version: string): string[] {
  const { active, previous, canary, versions } = remote;
  const place = historyOf(remote).indexOf(version);
  return [
    ...(version === active ? ['active'] : []),
    ...(version === previous ? ['précédente'] : []),
    ...(place > 0 ? [`retour n° ${place + 1}`] : []),
    ...(version === canary?.version ? [canaryText(canary)] : []),
    ...(versions[version]?.withdrawn ? ['retirée par un retour à la précédente'] : []),
  ];
}

function canaryText({ percent, stopped }: NonNullable<RegistryRemote['canary']>): string {
  return stopped ? `essai arrêté : ${stopped.reason}` : `à l’essai, ${percent} %`;
}

/** The same for programs: what is long to read, descriptors, is left out. */
function summaryOf(remotes: Registry['remotes']) {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { versions, ...remote }]) => [
      name,
      {
        ...remote,
        versions: Object.fromEntries(
          Object.entries(versions).map(([version, { descriptor: _descriptor, ...entry }]) => [
            version,
            entry,
          ]),
        ),
      },
    ]),
  );
}
