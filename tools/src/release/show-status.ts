import { print } from '@mosta/portal-sdk/terminal';
import { historyOf, remoteNamed } from '@mosta/release/changes';
import { type FailingPages, readFailingPages } from '@mosta/release/failing-pages';
import { misfits } from '@mosta/release/host-fit';
import { readRegistry } from '@mosta/release/registry-store';
import { REMOTES_PATH } from '@mosta/shared/contract/published';
import type { Registry, RegistryRemote } from '@mosta/shared/contract/registry';
import { DATA_DIR, HOST_DIST } from '../project';

/** What goes wrong while everything is published as it should be. */
type Troubles = {
  /** Pages that the service cannot draw any more. */
  failing?: FailingPages;
  /** What the running host lacks of what active versions use, by remote. */
  misfits?: Record<string, string[]>;
};

/** `portal status`: every version of one remote or of all, which visitors get it, and what goes wrong. */
export async function showStatus(
  target: string | undefined,
  { json }: { json: boolean },
): Promise<number> {
  const registry = await readRegistry(DATA_DIR);
  const remotes = target ? { [target]: remoteNamed(registry, target) } : registry.remotes;
  const troubles = {
    failing: await readFailingPages(DATA_DIR),
    misfits: await misfits(DATA_DIR, remotes, HOST_DIST),
  };
  print(
    json
      ? JSON.stringify(summaryOf(remotes, troubles), null, 2)
      : statusText(remotes, target, troubles),
  );
  return 0;
}

/** The state of remotes as a person reads it. */
export function statusText(
  remotes: Registry['remotes'],
  target?: string,
  { failing = [], misfits = {} }: Troubles = {},
): string {
  const all = Object.entries(remotes);
  if (all.length === 0) return 'Rien n’est publié : npm run portal -- publish <remote>';
  return all
    .flatMap(([name, remote]) => [
      remoteText(name, remote, target !== undefined),
      ...misfitTexts(misfits[name]),
      ...failureTexts(pagesOf(name, failing)),
    ])
    .join('\n');
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

function pagesOf(name: string, failing: FailingPages): FailingPages {
  return failing.filter(({ baseUrl }) => baseUrl.startsWith(`${REMOTES_PATH}${name}/`));
}

function misfitTexts(reasons: readonly string[] = []): string[] {
  return reasons.map(
    (reason) => `  ! la version active ne va pas avec l’hôte en service : ${reason}`,
  );
}

/** One sentence for each page, with the languages in which it fails. */
function failureTexts(failing: FailingPages): string[] {
  const pages = new Map<string, FailingPages>();
  for (const page of failing) {
    const name = page.baseUrl + page.path;
    pages.set(name, [...(pages.get(name) ?? []), page]);
  }
  return [...pages.values()].map((same) => {
    const [first] = same;
    const since = same.map((page) => page.since).sort()[0] ?? '';
    const languages = same.map(({ language }) => language).join(', ');
    const moment = since.slice(0, 16).replace('T', ' ');
    return `  ! ${first?.path} (${languages}) ne se dessine plus depuis ${moment} UTC, sa dernière version reste affichée : la raison est dans le journal du service, sous « a page could not be drawn »`;
  });
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
function summaryOf(remotes: Registry['remotes'], { failing = [], misfits = {} }: Troubles) {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { versions, ...remote }]) => [
      name,
      {
        ...remote,
        failingPages: pagesOf(name, failing),
        misfits: misfits[name] ?? [],
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
