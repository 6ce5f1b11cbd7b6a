import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareTemplate } from '@mosta/release/page/template';
import { descriptorSchema } from '@mosta/shared/contract/descriptor';
import { DESCRIPTOR_FILE, HOST_ASSETS_PATH } from '@mosta/shared/contract/published';
import * as v from 'valibot';
import { buildStale } from '../build/build-stale';
import { build } from '../build/builder';
import { findRemotes, HOST_DIST } from '../project';

/**
 * Budgets in kilobytes of brotli: the scripts that are fetched before a page can be used, which are those of the host's
 * document, the remote's entry and what the document preloads for the route, of the host's late façades among it. 180 in all is wanted of a public page, 270 of
 * the plan; each number is what was measured and about one more.
 */
// React with its DOM and what each page shows of Material UI are 76 of it, the router 25, i18next 13, federation 3 (0147), the host's and the
// shared modules 47, with what was pressed early (0066), rows below a path (0108) and less than 1 that has kept pages loaded
// anew without network (0110). Calls, overlays and toasts come after the first picture (0060). Site map, the bar of a phone
// and the own place are 2.5 (0109), the entry of one more page and its place in the bar 0.5 (0107); what reads a page in one
// language, and leaves out prefixes and variables, is less than 1, for 8 of the document (0111). The
// flag of a preview (0116), the rule of paper (0121) and the theme's own task are 0.5, where an unknown address leads 0.1. Dates and numbers without Intl
// are 0.7, hints for the compiler 0.4; schemas that come with calls are none of it (0146). Libraries in two files compress into 2 more (0148).
const SHELL_KB = 220;

/**
 * What a route adds to it. Each remote has some 7 of its own: its entry, and the module that it exposes. The parts of the façade that
 * a page takes are among it: fields 15, tabs 7, groups of buttons 4, tables 2 (0145).
 */
const OWN_KB: Readonly<Record<string, number>> = {
  // Of the public site's texts a page has those that it can show (0076); home has illustrations, the countdown, sponsors.
  '/': 34,
  // The hours of the day in its scene (0088), filters, favourites, calendar files, the table of hours and places and the sheet (0099).
  '/program': 47,
  // The street of stands, the directory and what reads the small plan; its texts lie in one part more since 0109.
  '/ExposantConfirme': 55,
  // The visit with notes, its link as a code, and its sheet (0107); the plan's part comes beside.
  '/ma-visite': 58,
  // What is kept of people, and why, has many words.
  '/confidentialite': 38,
  // Directory, pages of exhibitors and news of former editions (0108), under the posters of their years (0130);
  // its texts lie in one part more since pages say what is left after the fair (0078).
  '/edition': 66,
  // Its texts lie in six parts of the site's, which other pages share (0130).
  '/exposant': 36,
  // The hotels alone, with their own 1.4 of texts, the scene at their head, and the filter in the address.
  '/hebergement': 36,
  // The plan's core with its SVG, explorer, drawing and joined stands (0127); WebGL comes later. The second page chooses stands besides,
  // and says whether the fair is over (0078).
  '/PlanSalon': 75,
  '/Exposant-map': 80,
  // Forms with their validation: 9.
  '/contact': 61,
  '/stuff': 69,
  // With the copy of the badge that the device keeps for the gate (0110).
  '/visitor-badges': 73,
  '/login': 50,
  '/signup': 48,
  // Catalogue and cart, with 10 of texts; its scene is 3 (0130), the notice of a fair that is over less than 1 (0078).
  '/simulation': 90,
  '/formulaire': 77,
  // Documents, payments, messages and people of a participation, and former ones (0101).
  '/dashboard-exposant': 116,
  // A form and tabs over what the exhibitor has read (0118).
  '/exposant/contacts': 46,
  // The back office: forms of decisions, notifications, sessions, the choice of an edition (0079). Joining stands added 1 of
  // texts to each page here, and the message with its undo (0127); cutting them half a one of texts (0131).
  '/organisation': 71,
  // Several dossiers at once, with the mails of decisions (0106).
  '/organisation/dossiers': 109,
  // Quotes with their lines, and the form of an answer (0092).
  '/organisation/devis': 96,
  // What the plan of the other remote is given, the actions on several stands (0123), and the dialog that cuts one with
  // what draws it, which takes 4 (0131).
  '/organisation/stands': 106,
  // Fields in three languages, preview and history of what the agency writes (0080). Keys of calls come in a part that all
  // pages with forms share.
  '/organisation/programme': 94,
  // The same for questions, news, team, letters, articles, sponsors and hotels with their pictures, with 15 of dragging (0081,
  // 0085, 0090, 0103, 0105, 0106).
  '/organisation/contenus': 115,
  // Companies over all editions, and their merge (0095); options by their end.
  '/organisation/entreprises': 80,
  '/organisation/options': 91,
  // What is to be prepared and printed (0098); its texts are 0.6 of every page here, with those of pairs told apart (0113).
  '/organisation/preparation': 75,
  // A form of a code over its table (0104). The words of the audit log are 1 to 2 of texts that some pages load with theirs.
  '/organisation/codes-promo': 97,
  // Fields in three languages, readers, preview and delivery of letters (0096).
  '/organisation/courriers': 111,
  // Accounts of reservations, documents of accounting, reminders (0087).
  '/organisation/paiements': 106,
  '/organisation/badges': 94,
  // Applications with their decisions, notes and history; the reader of PDFs comes with the first file (0100).
  '/organisation/staff': 105,
  // The whole edition in one form, with its validation.
  '/organisation/edition': 91,
  // The reader of codes comes with the camera (0084).
  '/organisation/entree': 70,
  '/organisation/journal': 71,
  '/organisation/comptes': 88,
  // Sessions, and the second factor with its drawn code (0083).
  '/organisation/compte': 84,
};

/** Any other page: its texts and its scene. */
const OTHER_KB = 37;

export type RouteScripts = {
  route: string;
  /** Compressed bytes by file, as the browser asks for it. */
  files: Map<string, number>;
};

/** Builds what is stale and compares each page with its budget. */
export async function checkRouteBudgets(): Promise<string> {
  await buildStale({ stubs: false });
  const routes: RouteScripts[] = [];
  for (const remote of findRemotes()) {
    const { output } = await build(remote);
    routes.push(...(await scriptsOfRoutes(HOST_DIST, output)));
  }
  const known = new Set(routes.map(({ route }) => route));
  const strays = Object.keys(OWN_KB).filter((route) => !known.has(route));
  return [
    ...strays.map((route) => `${route} : un budget sans page`),
    ...routes.flatMap(overRouteBudget),
  ].join('\n');
}

/** @returns at most one complaint, which names the heaviest files */
export function overRouteBudget({ route, files }: RouteScripts): string[] {
  const budget = SHELL_KB + (OWN_KB[route] ?? OTHER_KB);
  const sum = kilobytesOf(files);
  if (sum <= budget) return [];
  const heaviest = [...files].sort(([, left], [, right]) => right - left).slice(0, 4);
  const named = heaviest.map(([file, bytes]) => `${file} ${(bytes / 1024).toFixed(1)}`);
  return [
    `${route} : ${sum.toFixed(1)} Ko de scripts avant la page, budget ${budget} Ko (${named.join(', ')})`,
  ];
}

/** Kilobytes of all files together. */
export function kilobytesOf(files: RouteScripts['files']): number {
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
}

/**
 * The scripts of each page of a remote.
 * @param host folder of the host's build
 * @param remote folder of the remote's build
 */
export async function scriptsOfRoutes(host: string, remote: string): Promise<RouteScripts[]> {
  const text = await readFile(join(remote, DESCRIPTOR_FILE), 'utf8');
  const { entry, preload, routes, facades = {} } = v.parse(descriptorSchema, JSON.parse(text));
  const built = prepareTemplate(await readFile(join(host, 'index.html'), 'utf8'));
  const ofHost = (scripts: string[]) => weigh(scripts, (file) => join(host, 'assets', file));
  const shell = await ofHost(scriptsOfDocument(built.html));
  const pages = routes.filter(({ redirectTo }) => redirectTo === undefined);
  return Promise.all(
    pages.map(async ({ path }) => {
      const listed = [entry, ...(preload['*'] ?? []), ...(preload[path] ?? [])];
      const scripts = listed.filter((file) => file.endsWith('.js'));
      const own = await weigh(scripts, (file) => join(remote, file));
      const taken = [...(facades['*'] ?? []), ...(facades[path] ?? [])];
      const links = taken.flatMap((facade) => built.facades.get(facade) ?? []);
      const late = await ofHost(scriptsOfDocument(links.join('')));
      return { route: path, files: new Map([...shell, ...late, ...own]) };
    }),
  );
}

/** Names below the host's address. */
function scriptsOfDocument(html: string): string[] {
  const addresses = html.matchAll(/<(?:script|link) [^>]*(?:src|href)="([^"]+\.js)"/g);
  return [...addresses].map(([, address = '']) => address.slice(HOST_ASSETS_PATH.length));
}

/** Bytes as they are sent: of the compressed form, or of a file that is too small to have one. */
async function weigh(
  files: string[],
  placeOf: (file: string) => string,
): Promise<RouteScripts['files']> {
  const sizes = [...new Set(files)].map(async (file): Promise<[string, number]> => {
    const place = placeOf(file);
    return [file, (await stat(existsSync(`${place}.br`) ? `${place}.br` : place)).size];
  });
  return new Map(await Promise.all(sizes));
}
