import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@mosta/shared/contract/languages';
import { APP_MANIFEST_PATH, WORKER_PATH } from '@mosta/shared/contract/published';
import type { Registry } from '@mosta/shared/contract/registry';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { currentEdition } from '../current-edition';
import { sendWithEtag } from '../platform/http/etag';
import { addressOf, languageOf } from './address';
import { appManifest } from './app-manifest';

const REVALIDATE = 'no-cache';

/** The worker fetches from the portal, and from nowhere else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";

/** What takes the place of the worker where an operator has withdrawn it: it removes what was kept, and itself. */
const WITHDRAWN = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith('mosta-')) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
`;

/** Whether devices keep pages: as it is configured, where the host's build has a worker. */
export function keepsPages({ offline, hostDist }: Pick<Config, 'offline' | 'hostDist'>): boolean {
  return offline && existsSync(join(hostDist, WORKER_PATH));
}

type Options = {
  config: Pick<Config, 'offline' | 'hostDist'>;
  requireRegistry: () => Promise<Registry>;
};

/** The worker's script, or what withdraws it, and the web app manifest. */
export function offlineRoutes(app: FastifyInstance, { config, requireRegistry }: Options): void {
  app.get(WORKER_PATH, async (request, reply) => {
    // A browser asks for it at each visit: what an operator decides is known at the next one.
    reply.headers({ 'cache-control': REVALIDATE, 'content-security-policy': WORKER_POLICY });
    reply.type('text/javascript; charset=utf-8');
    if (!config.offline) return sendWithEtag(request, reply, WITHDRAWN);
    return reply.sendFile(WORKER_PATH, config.hostDist);
  });

  app.get(APP_MANIFEST_PATH, async (request, reply) => {
    const registry = await requireRegistry();
    const { search } = addressOf(request);
    const language: Language = languageOf(request, search);
    const manifest = appManifest({ language, registry, edition: currentEdition() });
    reply
      .headers({ 'cache-control': REVALIDATE, vary: 'cookie' })
      .type('application/manifest+json; charset=utf-8');
    return sendWithEtag(request, reply, JSON.stringify(manifest));
  });
}
