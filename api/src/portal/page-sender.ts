import { randomInt } from 'node:crypto';
import { extname, join } from 'node:path';
import { prepareTemplate } from '@mosta/release/page/template';
import { LANGUAGE_COOKIE, type Language } from '@mosta/shared/contract/languages';
import type { PageConfig } from '@mosta/shared/contract/page-config';
import {
  matchRoute,
  type Registry,
  type ResolvedRoute,
  versionOf,
} from '@mosta/shared/contract/registry';
import { shippedHalls, standCount } from '@mosta/shared/domain/edition-halls';
import { askedView, shownDrawing } from '@mosta/shared/domain/shown-drawing';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config';
import { type CurrentEdition, currentEdition, publicEdition } from '../current-edition';
import { PREVIEW_HEADERS } from '../edition-preview';
import { AppError } from '../platform/http/app-error';
import { readCookie } from '../platform/http/cookies';
import { sendProblem } from '../platform/http/problems';
import { allowPage, type SecurityOptions } from '../platform/http/security-headers';
import { addressOf, askedLanguage, languageOf, originOf } from './address';
import { CANARY_COOKIE, hasCanary, readPlace, registryForVisitor, shownCanaries } from './canary';
import { closedPage } from './closed-page';
import type { DrawnPagesNow } from './drawing/drawing.plugin';
import type { KeptDrawing } from './drawing/drawn-pages';
import type { AskedRow } from './drawing/row-lists';
import type { StoredPlans } from './drawing/stored-plans';
import type { Drawing } from './drawn-page';
import { keepsPages } from './offline.routes';
import type { PageRequest } from './page';
import { makePage, PageCache } from './page-cache';
import type { PlanNow } from './plan-reader';
import { type HallsNow, PrerenderedPages, type ShownPlan } from './prerendered';
import { isEmpty, type RegistryReading } from './registry-file';
import { VersionFiles } from './version-files';
import { WatchedFile } from './watched-file';

const YEAR = 31_536_000;
/** Paths of calls: what is not found there is a problem document, whatever the caller accepts. */
const CALLS = /^\/(?:v1|auth|socket\.io|remotes|stubs|sample)(?:\/|$)/;

/** A page that is closed for the moment: nobody keeps it, and search engines ask again. */
const COME_BACK = { 'cache-control': 'no-store', 'retry-after': '120' };

/** What a page needs of its remote's manifest: the registry says the rest. */
const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ metaData: v.object({ globalName: v.string() }) }),
);

/** What a page shows that changes while its version stays. */
type Shown = { drawn: KeptDrawing | null; halls: HallsNow | undefined };
const NOTHING: Shown = { drawn: null, halls: undefined };

type Options = {
  config: Config;
  security: SecurityOptions;
  remotesDir: string;
  readRegistry: () => Promise<RegistryReading>;
  readPlan: () => Promise<PlanNow | undefined>;
  drawnPages: Pick<DrawnPagesNow, 'find' | 'findFrame' | 'findRow' | 'rows'>;
  storedPlans: StoredPlans;
  readPreviewed: (request: FastifyRequest) => Promise<CurrentEdition | undefined>;
  log: FastifyBaseLogger;
};

/** Answers an address with its page, from memory where somebody has asked for it before. */
export function createPageSender(options: Options) {
  const { config, security, remotesDir, readRegistry, readPlan, drawnPages, storedPlans, log } =
    options;
  const { readPreviewed } = options;
  const template = new WatchedFile(join(config.hostDist, 'index.html'), prepareTemplate, (error) =>
    log.error({ err: error }, 'the template cannot be read'),
  );
  const manifests = new VersionFiles(remotesDir, (text) => v.parse(manifestSchema, text));
  const prerendered = new PrerenderedPages(remotesDir, config.hostDist, (error) =>
    log.error({ err: error }, 'a prerendered frame cannot be read'),
  );
  const settings = settingsOf(config);
  const cache = new PageCache();

  const sendClosed = (
    request: FastifyRequest,
    reply: FastifyReply,
    { html, hashes }: ReturnType<typeof closedPage>,
  ) => {
    allowPage(request, reply, security, hashes);
    return reply
      .code(503)
      .type('text/html; charset=utf-8')
      .headers({ ...COME_BACK, vary: 'cookie' })
      .send(html);
  };

  const frameOf = async (language: Language): Promise<Drawing | undefined> =>
    (await drawnPages.findFrame(language)) ?? prerendered.frame(language);

  /** A row that cannot be drawn yet is shown by the page of its route, whose list has it too. */
  const drawingOf = async (
    route: ResolvedRoute['route'],
    baseUrl: string,
    language: Language,
    asked: AskedRow,
  ): Promise<KeptDrawing | null> => {
    const { path, data, rows } = route;
    if (!data) return null;
    const page = { baseUrl, language, path };
    if (!rows || !asked || asked === 'unknown') return drawnPages.find(page);
    const { address } = asked;
    const row = await drawnPages.rows.whole(route, asked.row);
    const drawn =
      row &&
      (await drawnPages.findRow(
        {
          ...page,
          path: address,
          list: rows.list,
          alone: rows.brief,
          beside: editionBeside(route),
        },
        row,
      ));
    return drawn ?? drawnPages.find(page);
  };

  /**
   * What a page shows that changes: its drawing from the answers of public calls, and the halls; nothing for other pages,
   * which no such change makes anew.
   */
  const shownBy = async (
    seen: Registry,
    match: ResolvedRoute | undefined,
    language: Language,
    search: string,
    asked: AskedRow,
  ): Promise<Shown> => {
    const remote = match && seen.remotes[match.remote];
    const version = remote?.enabled ? versionOf(remote) : undefined;
    if (!match || !version) return NOTHING;
    const drawn = await drawingOf(match.route, version.baseUrl, language, asked);
    const shows = await prerendered.shows({ version, match, language, drawn });
    if (!shows) return { drawn, halls: undefined };
    const now = await readPlan();
    const stands = standCount(now?.halls ?? shippedHalls());
    const plan = shows === 'plan' && now ? shownPlan(now, search) : undefined;
    // Without a drawing of its own, a stored one is an empty sheet until the scripts come.
    const page = { baseUrl: version.baseUrl, language, path: match.route.path };
    const stored = plan && match.route.data ? await storedPlans(page, plan) : null;
    return { drawn: stored ?? drawn, halls: { stands, plan } };
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { pathname, search } = addressOf(request);
    if (!wantsPage(request, pathname))
      return sendProblem(request, reply, new AppError('NOT_FOUND'));
    const language = languageOf(request, search);
    const [built, { registry }, frame] = await Promise.all([
      template.read(),
      readRegistry(),
      frameOf(language),
    ]);
    if (built === undefined) {
      const detail =
        'Le portail n’est pas encore construit\u00a0: lancez «\u00a0npm run build\u00a0».';
      return sendProblem(request, reply, new AppError('UNAVAILABLE', { detail }));
    }
    if (registry === null || isEmpty(registry)) {
      const reason = registry === null ? 'unreadable' : 'unpublished';
      return sendClosed(request, reply, closedPage(reason, language));
    }
    const asked = askedLanguage(search);
    if (asked) reply.header('set-cookie', keptFor(LANGUAGE_COOKIE, asked));
    const place = hasCanary(registry) ? placeOf(request, reply) : undefined;
    const seen = place === undefined ? registry : registryForVisitor(registry, place);
    const match = matchRoute(seen, pathname);
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    if (match?.route.redirectTo !== undefined)
      return reply.redirect(match.route.redirectTo + search, 302);

    // pages of signed-in people are of the current edition: a preview is of the public site
    const previewed = match?.route.guarded ? undefined : await readPreviewed(request);
    const edition = previewed ?? currentEdition();
    const origin = originOf(request, config);
    // A tester's page shows the remote under test alone; what is drawn for everybody is of the current edition.
    const tested = previewed !== undefined || (config.overrides && /[?&]mf/.test(search));
    const row =
      match && !tested ? drawnPages.rows.asked(match.route, { pathname, search }) : undefined;
    const { halls, drawn } = tested ? NOTHING : await shownBy(seen, match, language, search, row);
    const canaries = place === undefined ? '' : shownCanaries(registry, place).join();
    const page: PageRequest = {
      ...{ template: built, match, row, origin, language, edition, settings },
      preview: previewed !== undefined,
      registry: seen,
      readManifest: (url) => manifests.read(url),
      frame: tested ? undefined : frame,
      // A build of the host writes it together with the template, by which the page is kept.
      readPlaceholder: async () =>
        tested ? undefined : prerendered.placeholder(language, match?.route.frame ?? 'unknown'),
      readPrerendered: async (version, matched) => {
        if (tested || frame === undefined) return undefined;
        const asked = { registry: seen, version, match: matched, language, frame, halls, drawn };
        return prerendered.read(asked);
      },
    };
    const parts = [
      ...[built, registry, frame, halls && String(halls.stands), halls?.plan?.now],
      ...[halls?.plan?.hall, halls?.plan?.drawing.id, drawn ?? undefined],
      ...[row === 'unknown' || row?.row, canaries, match?.remote, match?.route.path],
      ...[language, edition, origin, tested],
    ];
    if (previewed) reply.headers(PREVIEW_HEADERS);
    const { status, hashes, body } = await (previewed ? makePage(page) : cache.page(parts, page));
    allowPage(request, reply, security, hashes);
    if (status === 503) reply.headers(COME_BACK);
    return body.send(request, reply.code(status).type('text/html; charset=utf-8'));
  };
}

/** Pages of a brief list are drawn with the current edition too, where their route shows something of it. */
function editionBeside({ data, rows }: ResolvedRoute['route']): Record<string, string> | undefined {
  if (!rows?.brief || !data?.includes('v1/edition')) return undefined;
  return { 'v1/edition': JSON.stringify(publicEdition(currentEdition())) };
}

/** The drawing of the address, which is one of those that there are, however many addresses are asked for. */
function shownPlan(now: PlanNow, search: string): ShownPlan | undefined {
  const [first, ...others] = now.halls;
  if (!first) return undefined;
  const asked = askedView(new URLSearchParams(search));
  const { hall, drawing } = shownDrawing([first, ...others], asked);
  return drawing && { now, hall: hall.id, drawing };
}

function settingsOf(config: Config) {
  const { environment, overrides, remoteOrigins } = config;
  const shown: PageConfig['environment'] =
    environment === 'production' ? 'production' : 'development';
  const offline = keepsPages(config);
  return { environment: overrides ? 'test' : shown, overrides, remoteOrigins, offline } as const;
}

function wantsPage(request: FastifyRequest, pathname: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (CALLS.test(pathname)) return false;
  const accept = request.headers.accept ?? '*/*';
  // whoever takes anything (curl, a monitor) gets the page too, but not in the place of a missing script or picture
  return accept.includes('text/html') || (accept.includes('*/*') && extname(pathname) === '');
}

/** The visitor's place among the shares of canaries; who has none is given one, and keeps it. */
function placeOf(request: FastifyRequest, reply: FastifyReply): number {
  const known = readPlace(readCookie(request.headers.cookie, CANARY_COOKIE));
  if (known !== undefined) return known;
  const place = randomInt(100);
  reply.header('set-cookie', `${keptFor(CANARY_COOKIE, String(place))}; HttpOnly`);
  return place;
}

function keptFor(cookie: string, value: string): string {
  return `${cookie}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}
