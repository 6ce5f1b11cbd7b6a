import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { FACADE_TYPES_FILE } from '@mosta/release/requirements';
import {
  PRERENDER_FOLDER,
  REMOTES_FOLDER,
  REMOTES_PATH,
  STUBS_FOLDER,
  STUBS_PATH,
} from '@mosta/shared/contract/published';
import type { Registry } from '@mosta/shared/contract/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { API_ROOT, type Config } from '../config';
import { AppError } from '../platform/http/app-error';
import { sendWithEtag } from '../platform/http/etag';
import type { SecurityOptions } from '../platform/http/security-headers';
import { originOf } from './address';
import { isContained } from './contained';
import { createStoredPlans, type ReadDrawing } from './drawing/stored-plans';
import { offlineRoutes } from './offline.routes';
import { createPageSender } from './page-sender';
import { PlanReader } from './plan-reader';
import { registryRoutes } from './registry.routes';
import { isEmpty } from './registry-file';
import { keptSitemaps, robots } from './sitemap';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** When a program may ask again for what the registry is needed for. */
const RETRY_SECONDS = 120;
/** A build puts a content hash of at least eight letters or digits into names that never change their content. */
const HASHED_NAME = /[.-][\da-f]{8,}\.\w+$/i;

type Options = {
  config: Config;
  security: SecurityOptions;
  /** The halls and the states of stands, for the pages that show them. */
  listPlan: ConstructorParameters<typeof PlanReader>[0];
  readDrawing: ReadDrawing;
};

/** Serves the host's pages and files, the registry, the remotes' files and, under test, stub remotes. */
export async function portalRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { config, security, listPlan, readDrawing } = options;
  const remotesDir = join(config.dataDir, REMOTES_FOLDER);
  const readRegistry = app.portalRegistry.read;
  /** @throws AppError while there is none: search engines and programs come back later */
  const requireRegistry = async (): Promise<Registry> => {
    const { registry } = await readRegistry();
    if (registry === null) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    return registry;
  };
  const requirePublished = async (): Promise<Registry> => {
    const registry = await requireRegistry();
    if (isEmpty(registry)) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    return registry;
  };
  const plan = new PlanReader(listPlan, (error) =>
    app.log.error({ err: error }, 'the plan cannot be read for pages'),
  );
  const readPlan = () => plan.read();
  const sendPage = createPageSender({
    ...{ config, security, remotesDir, readRegistry, readPlan },
    drawnPages: app.drawnPages,
    readPreviewed: app.readPreviewed,
    storedPlans: createStoredPlans(readDrawing, app.drawnPages, (error) =>
      app.log.error({ err: error }, 'a stored drawing cannot be read for a page'),
    ),
    log: app.log,
  });

  await app.register(fastifyStatic, {
    root: config.hostDist,
    serve: false,
    suppressWarning: true,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
  });

  registryRoutes(app, requireRegistry);
  offlineRoutes(app, { config, requireRegistry: requirePublished });

  const sitemapOf = keptSitemaps((route) => app.drawnPages.rows.of(route));
  app.get('/sitemap.xml', async (request, reply) => {
    const registry = await requirePublished();
    reply.header('cache-control', REVALIDATE).type('application/xml; charset=utf-8');
    return sitemapOf(registry, originOf(request, config)).send(request, reply);
  });
  app.get('/robots.txt', async (request, reply) => {
    const registry = await requirePublished();
    reply.header('cache-control', REVALIDATE).type('text/plain; charset=utf-8');
    return sendWithEtag(request, reply, robots(registry, originOf(request, config)));
  });

  const serve = (prefix: string, root: string, cacheControl: string) => {
    app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
      reply.headers({
        'cache-control': cacheControl,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const path = request.params['*'];
      if (path.split('/').includes(PRERENDER_FOLDER)) throw new AppError('NOT_FOUND');
      return sendContained(reply, path, root);
    });
  };
  serve(REMOTES_PATH, remotesDir, IMMUTABLE);
  // What the host declares comes with its build, so that a remote can be checked against any running portal.
  app.get(`/sdk/${FACADE_TYPES_FILE}`, (_request, reply) => {
    reply.headers({ 'cache-control': REVALIDATE, 'access-control-allow-origin': '*' });
    return sendContained(reply, FACADE_TYPES_FILE, config.hostDist);
  });
  // What teams outside install, once `npm run portal -- sdk` has packed it.
  serve('/sdk/', join(API_ROOT, '..', 'sdk', 'dist'), REVALIDATE);
  serve('/sample/', join(API_ROOT, 'sample'), 'public, max-age=3600');
  if (config.overrides) serve(STUBS_PATH, join(config.dataDir, STUBS_FOLDER), REVALIDATE);

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const file = request.params['*'];
    if (extname(file) !== '' && extname(file) !== '.html') {
      if (file.split('/').includes(PRERENDER_FOLDER)) throw new AppError('NOT_FOUND');
      reply.header('cache-control', HASHED_NAME.test(file) ? IMMUTABLE : REVALIDATE);
      return sendContained(reply, file, config.hostDist);
    }
    return sendPage(request, reply);
  });
  app.setNotFoundHandler(sendPage);

  async function sendContained(
    reply: FastifyReply,
    path: string,
    root: string,
  ): Promise<FastifyReply> {
    if (!(await isContained(root, path))) throw new AppError('NOT_FOUND');
    return reply.sendFile(path, root);
  }
}
