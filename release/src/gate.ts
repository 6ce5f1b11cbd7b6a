import { gzipSync } from 'node:zlib';
import { CONTRACT_VERSION, contractSatisfies } from '@mosta/shared/contract/contract-version';
import type { Descriptor, RouteDescriptor } from '@mosta/shared/contract/descriptor';
import { routeChunk } from '@mosta/shared/contract/published';
import { normalizePath, type Registry, routesOf } from '@mosta/shared/contract/registry';
import type { BuildFile } from './build-files';
import { foreignSelectors } from './foreign-selectors';
import type { Refusal } from './refusal';
import type { Facades, Requirements } from './requirements';

/**
 * Budgets of every remote in kilobytes of gzip; the portal's own remotes have smaller ones of their own. The scripts are
 * those of all its pages and languages: a back office has nineteen sections, of which one loads a fourth at most.
 */
export const BUDGETS_KB = { entry: 14, scripts: 450 };

export type Checked = {
  descriptor: Descriptor;
  files: readonly BuildFile[];
  registry: Registry;
  /** What the build says of itself; builds of before say nothing. */
  requirements: Requirements | undefined;
  /** What the running host offers; undefined where that is not known. */
  facades: Facades | undefined;
};

/** Everything that speaks against publishing a build, found in its output alone; empty when nothing does. */
export function refusalsOf(checked: Checked): Refusal[] {
  return [
    ...contractRefusals(checked),
    ...ownerRefusals(checked),
    ...pageRefusals(checked),
    ...facadeRefusals(checked),
    ...textRefusals(checked),
    ...sizeRefusals(checked),
    ...styleRefusals(checked),
  ];
}

/** A host refuses to load what was built for another contract. */
export function contractRefusals({
  descriptor: { name, contract },
  facades,
}: Pick<Checked, 'descriptor' | 'facades'>): Refusal[] {
  const have = facades?.contract ?? CONTRACT_VERSION;
  if (contractSatisfies(have, contract)) return [];
  const message = `${name} demande le contrat ${contract}, ce portail a le contrat ${have} : construisez avec un contrat qui convient, ou mettez le portail à jour d’abord.`;
  return [{ code: 'CONTRACT_RANGE', message }];
}

/** Addresses and widgets have one owner: the first remote that published them. */
export function ownerRefusals({
  descriptor,
  registry,
}: Pick<Checked, 'descriptor' | 'registry'>): Refusal[] {
  const { name, routes, slots } = descriptor;
  const others = routesOf(registry).filter(({ remote }) => remote !== name);
  const taken = routes.flatMap((route): Refusal[] => {
    const owner = others.find((other) => isSameAddress(other.route, route))?.remote;
    if (owner === undefined) return [];
    const message = `L’adresse ${route.path} appartient déjà au remote « ${owner} » : donnez-en une autre à la page.`;
    return [{ code: 'ROUTE_TAKEN', message }];
  });
  const foreign = slots
    .filter((slot) => slot.includes('/'))
    .map((slot): Refusal => {
      const message = `Le widget « ${slot} » porte le nom d’un autre remote : écrivez-en le nom sans « / », le portail l’appelle « ${name}/… ».`;
      return { code: 'SLOT_TAKEN', message };
    });
  return [...taken, ...foreign];
}

/** A guarded page and an open one are told apart by their spelling (docs/decisions/0069). */
function isSameAddress(one: RouteDescriptor, other: RouteDescriptor): boolean {
  if (normalizePath(one.path) !== normalizePath(other.path)) return false;
  return one.path === other.path || one.guarded === other.guarded;
}

/** Each page of the descriptor has a chunk of its name, and each chunk of a page is in the descriptor. */
function pageRefusals({ descriptor: { routes }, requirements }: Checked): Refusal[] {
  if (!requirements) return [];
  const pages = new Set(requirements.pages);
  const wanted = routes.filter(({ redirectTo }) => redirectTo === undefined);
  const missing = wanted.filter(({ path }) => !pages.has(routeChunk(path)));
  const known = new Set(wanted.map(({ path }) => routeChunk(path)));
  const strays = [...pages].filter((page) => !known.has(page));
  return [
    ...missing.map(({ path }): Refusal => {
      const message = `L’adresse ${path} n’a pas de page : importez-la dans remote.tsx avec webpackChunkName: "${routeChunk(path)}", ou retirez l’adresse de descriptor.ts.`;
      return { code: 'ROUTE_WITHOUT_PAGE', message };
    }),
    ...strays.map((page): Refusal => {
      const message = `La page « ${page} » n’est à aucune adresse : ajoutez-la à descriptor.ts, ou retirez-la de remote.tsx.`;
      return { code: 'PAGE_WITHOUT_ROUTE', message };
    }),
  ];
}

/** What the host lacks would be `undefined` on a visitor's page. */
export function facadeRefusals({
  requirements,
  facades,
}: Pick<Checked, 'requirements' | 'facades'>): Refusal[] {
  if (!requirements || !facades) return [];
  const lacking = Object.entries(requirements.facades).flatMap(([facade, names]): Refusal[] => {
    const offered = new Set(facades.facades[facade] ?? []);
    const absent = names.filter((name) => name !== '*' && !offered.has(name));
    if (absent.length === 0) return [];
    const message = `${facade} n’offre pas ${absent.join(', ')} dans le portail en service : retirez cet import, ou publiez d’abord un portail qui l’offre.`;
    return [{ code: 'FACADE_EXPORT_MISSING', message }];
  });
  const ranges = Object.entries(requirements.shared).flatMap(([request, range]): Refusal[] => {
    const version = facades.shared[request];
    if (version !== undefined && contractSatisfies(version, range)) return [];
    const message = `${request} est demandé en ${range}, le portail en service a ${version ?? 'aucune version'} : construisez avec la version du portail.`;
    return [{ code: 'SHARED_RANGE', message }];
  });
  return [...lacking, ...ranges];
}

function textRefusals({ requirements }: Checked): Refusal[] {
  return Object.entries(requirements?.missingTexts ?? {}).map(([language, keys]) => {
    const some = keys.slice(0, 5).join(', ');
    const more = keys.length > 5 ? ` et ${keys.length - 5} autres` : '';
    const message = `Des textes manquent en « ${language} » : ${some}${more}. Ajoutez-les à src/locales/${language}.json.`;
    return { code: 'TEXT_MISSING', message };
  });
}

function sizeRefusals({ descriptor, files }: Checked): Refusal[] {
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  // A placed version names it from its own folder.
  const entry = descriptor.entry.replace(/^\.\.\//, '');
  const kb = (chosen: readonly BuildFile[]) =>
    chosen.reduce((sum, { body }) => sum + gzipSync(body).length, 0) / 1024;
  const sizes = [
    ['L’entrée', kb(scripts.filter(({ path }) => path === entry)), BUDGETS_KB.entry],
    ['L’ensemble des scripts', kb(scripts), BUDGETS_KB.scripts],
  ] as const;
  return sizes
    .filter(([, size, budget]) => size > budget)
    .map(([what, size, budget]) => {
      const message = `${what} pèse ${size.toFixed(1)} Ko comprimé, la limite est ${budget} Ko : chargez à la demande ce qu’une première visite n’utilise pas.`;
      return { code: 'SIZE_BUDGET', message };
    });
}

function styleRefusals({ descriptor: { name }, files }: Checked): Refusal[] {
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  const foreign = sheets.flatMap(({ body }) => foreignSelectors(body.toString('utf8'), name));
  if (foreign.length === 0) return [];
  const some = [...new Set(foreign)].slice(0, 5).join(' ; ');
  const message = `Des styles sortent du remote : ${some}. Faites commencer chaque sélecteur par une classe « .${name}-… ».`;
  return [{ code: 'FOREIGN_STYLES', message }];
}
