import { randomInt } from 'node:crypto';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { LANGUAGE_COOKIE } from '@mosta/shared/contract/languages';
import {
  REGISTRY_FILE,
  REMOTES_FOLDER,
  REMOTES_PATH,
  STUBS_FOLDER,
  STUBS_PATH,
} from '@mosta/shared/contract/published';
import { emptyRegistry, type Registry, registrySchema } from '@mosta/shared/contract/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { API_ROOT, type Config } from '../config';
import { AppError } from '../platform/http/app-error';
import { sendWithEtag } from '../platform/http/etag';
import { sendProblem } from '../platform/http/problems';
import { allowPage, type SecurityOptions } from '../platform/http/security-headers';
import { addressOf, askedLanguage, languageOf, originOf } from './address';
import { CANARY_COOKIE, hasCanary, readPlace, registryForVisitor } from './canary';
import { isContained } from './contained';
import { readCookie } from './cookies';
import { renderPage } from './page';
import { PrerenderedPages } from './prerendered';
import { robots, sitemap } from './sitemap';
import { prepareTemplate } from './template';
import { VersionFiles } from './version-files';
import { WatchedFile } from './watched-file';

const YEAR = 31_536_000;
const IMMUTABLE = `public, max-age=${YEAR}, immutable`;
const REVALIDATE = 'no-cache';
/** A build puts a content hash of at least eight letters or digits into names that never change their content. */
const HASHED_NAME = /[.-][\da-f]{8,}\.\w+$/i;
/** Paths of calls: what is not found there is a problem document, whatever the caller accepts. */
const CALLS = /^\/(?:v1|auth|socket\.io|remotes|stubs|sample)(?:\/|$)/;

const jsonSchema = v.pipe(v.string(), v.parseJson());

type Options = { config: Config; security: SecurityOptions };

/** Serves the host's pages and files, the registry, the remotes' files and, under test, stub remotes. */
export async function portalRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { config, security } = options;
  const remotesDir = join(config.dataDir, REMOTES_FOLDER);
  const registryFile = new WatchedFile(
    join(config.dataDir, REGISTRY_FILE),
    (text) => v.parse(v.pipe(v.string(), v.parseJson(), registrySchema), text),
    (error) => app.log.error({ err: error }, 'the registry is invalid; the last good one stays'),
  );
  const template = new WatchedFile(join(config.hostDist, 'index.html'), prepareTemplate, (error) =>
    app.log.error({ err: error }, 'the template cannot be read'),
  );
  const manifests = new VersionFiles(remotesDir, (text) => v.parse(jsonSchema, text));
  const prerendered = new PrerenderedPages(remotesDir, config.hostDist, (error) =>
    app.log.error({ err: error }, 'a prerendered frame cannot be read'),
  );
  const noRemotes = emptyRegistry(new Date());
  const readRegistry = async (): Promise<Registry> => (await registryFile.read()) ?? noRemotes;

  await app.register(fastifyStatic, {
    root: config.hostDist,
    serve: false,
    suppressWarning: true,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
  });

  app.get(`/${REGISTRY_FILE}`, async (request, reply) => {
    reply.header('cache-control', REVALIDATE).type('application/json; charset=utf-8');
    return sendWithEtag(request, reply, JSON.stringify(await readRegistry()));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    reply.header('cache-control', REVALIDATE).type('application/xml; charset=utf-8');
    return sendWithEtag(request, reply, sitemap(await readRegistry(), originOf(request, config)));
  });
  app.get('/robots.txt', async (request, reply) => {
    reply.header('cache-control', REVALIDATE).type('text/plain; charset=utf-8');
    return sendWithEtag(request, reply, robots(await readRegistry(), originOf(request, config)));
  });

  const serve = (prefix: string, root: string, cacheControl: string) => {
    app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
      reply.headers({
        'cache-control': cacheControl,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      return sendContained(reply, request.params['*'], root);
    });
  };
  serve(REMOTES_PATH, remotesDir, IMMUTABLE);
  serve('/sample/', join(API_ROOT, 'sample'), 'public, max-age=3600');
  if (config.overrides) serve(STUBS_PATH, join(config.dataDir, STUBS_FOLDER), REVALIDATE);

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const file = request.params['*'];
    if (extname(file) !== '' && extname(file) !== '.html') {
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

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = addressOf(request);
    if (!wantsPage(request, pathname))
      return sendProblem(request, reply, new AppError('NOT_FOUND'));
    const html = await template.read();
    if (html === undefined) {
      const detail = 'Le portail n’est pas encore construit : lancez « npm run build ».';
      return sendProblem(request, reply, new AppError('UNAVAILABLE', { detail }));
    }
    const asked = askedLanguage(search);
    if (asked) reply.header('set-cookie', keptFor(LANGUAGE_COOKIE, asked));
    const page = await renderPage(html, {
      pathname,
      origin: originOf(request, config),
      language: languageOf(request, search),
      nonce: allowPage(request, reply, security),
      registry: forVisitor(await readRegistry(), request, reply),
      settings: {
        environment: config.overrides
          ? 'test'
          : config.environment === 'production'
            ? 'production'
            : 'development',
        overrides: config.overrides,
        remoteOrigins: config.remoteOrigins,
      },
      readManifest: (url) => manifests.read(url),
      // A tester's page shows the remote under test alone.
      readPrerendered: async (wanted) =>
        config.overrides && /[?&]mf/.test(search) ? undefined : prerendered.read(wanted),
    });
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    if ('redirectTo' in page) return reply.redirect(page.redirectTo + search, 302);
    return reply.code(page.status).type('text/html; charset=utf-8').send(page.html);
  }
}

function wantsPage(request: FastifyRequest, pathname: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (CALLS.test(pathname)) return false;
  const accept = request.headers.accept ?? '*/*';
  // whoever takes anything (curl, a monitor) gets the page too, but not in the place of a missing script or picture
  return accept.includes('text/html') || (accept.includes('*/*') && extname(pathname) === '');
}

function forVisitor(registry: Registry, request: FastifyRequest, reply: FastifyReply): Registry {
  if (!hasCanary(registry)) return registry;
  const known = readPlace(readCookie(request.headers.cookie, CANARY_COOKIE));
  const place = known ?? randomInt(100);
  if (known === undefined) {
    reply.header('set-cookie', `${keptFor(CANARY_COOKIE, String(place))}; HttpOnly`);
  }
  return registryForVisitor(registry, place);
}

function keptFor(cookie: string, value: string): string {
  return `${cookie}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}
