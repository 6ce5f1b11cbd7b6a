import { REGISTRY_FILE } from '@mosta/shared/contract/published';
import { type Registry, registryForPage } from '@mosta/shared/contract/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie } from '../platform/http/cookies';
import { sendWithEtag } from '../platform/http/etag';
import { CANARY_COOKIE, readPlace, registryForVisitor } from './canary';

/** Milliseconds between two looks at the registry, to tell open pages of a change. */
const WATCH = 2000;

/**
 * `/registry.json` for programs, `/registry.json?page` for open pages: what a new page of this visitor would get. Pages
 * with a socket are told when to ask.
 */
export function registryRoutes(
  app: FastifyInstance,
  requireRegistry: () => Promise<Registry>,
): void {
  app.get<{ Querystring: { page?: string } }>(`/${REGISTRY_FILE}`, async (request, reply) => {
    const registry = await requireRegistry();
    const forPage = request.query.page !== undefined;
    reply
      .headers({
        'cache-control': forPage ? 'private, no-cache' : 'no-cache',
        ...(forPage ? { vary: 'cookie' } : {}),
      })
      .type('application/json; charset=utf-8');
    const shown = forPage ? registryForPage(seenBy(request, registry)) : registry;
    return sendWithEtag(request, reply, JSON.stringify(publicRegistry(shown)));
  });

  let announced: Registry | null | undefined;
  app.startTask('the registry could not be read', WATCH, async () => {
    const { registry } = await app.portalRegistry.read();
    if (announced !== undefined && registry !== announced) app.realtime.announceRegistry();
    announced = registry;
  });
}

/** The registry as the pages of this visitor see it; who has no place among the canaries gets none. */
function seenBy(request: FastifyRequest, registry: Registry): Registry {
  const place = readPlace(readCookie(request.headers.cookie, CANARY_COOKIE));
  return place === undefined ? registry : registryForVisitor(registry, place);
}

/** Who publishes is the operator's to know. */
function publicRegistry(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const versions = Object.entries(remote.versions).map(
      ([version, { publishedBy: _by, ...shown }]) => [version, shown] as const,
    );
    return [name, { ...remote, versions: Object.fromEntries(versions) }] as const;
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}
