import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promoted, rolledBack, switched } from '@mosta/release/changes';
import { release } from '@mosta/release/release';
import { ReleaseError } from '@mosta/release/release-error';
import type { Registry } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { API_ROOT } from '../../config';
import type { Db } from '../../platform/database/database';
import { sendWithEtag } from '../../platform/http/etag';
import type { ValibotApp } from '../../platform/http/validation';
import { addressOf, languageOf } from '../../portal/address';
import type { RegistryFile } from '../../portal/registry-file';
import { actorOf, recordAuditEvent } from '../audit/audit-event';
import { problemOfRelease } from '../release/release.problems';
import { operatorState } from './operator.state';
import { operatorPage } from './operator-page';

type Dependencies = { db: Db; dataDir: string; hostDist: string; registry: RegistryFile };

/** What an operator may do to a remote, each by one button. */
const ACTIONS = {
  promote: promoted,
  rollback: rolledBack,
  enable: (registry: Registry, name: string) => switched(registry, name, true),
  disable: (registry: Registry, name: string) => switched(registry, name, false),
} as const;
const actionParams = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  action: v.picklist(['promote', 'rollback', 'enable', 'disable']),
});

/**
 * `/_portal`: releases as operators see them. The page needs neither the host nor a remote nor the registry, so that it
 * is there when they are broken. An operator is an organiser (decision 31).
 */
export function operatorRoutes(app: ValibotApp, dependencies: Dependencies): void {
  const { db, dataDir, hostDist } = dependencies;
  const scripts = readScripts();

  app.get('/_portal', async (request, reply) => {
    const { html, policy } = operatorPage(languageOf(request, addressOf(request).search));
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', vary: 'cookie' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
  for (const [name, script] of scripts) {
    app.get(`/_portal/${name}`, async (request, reply) => {
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8');
      return sendWithEtag(request, reply, script);
    });
  }

  app.get(
    '/_portal/operator/state',
    { config: { access: ['Organizer'], area: 'release' } },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return operatorState(dependencies);
    },
  );
  app.post(
    '/_portal/operator/remotes/:name/:action',
    {
      config: {
        access: ['Organizer'],
        area: 'release',
        rateLimit: { max: 60, timeWindow: '1 minute' },
      },
      schema: { params: actionParams },
    },
    async (request, reply) => {
      const { name: remote, action } = request.params;
      const actor = actorOf(request);
      const by = `account:${actor.userId}`;
      const { changed } = await refusing(() =>
        release(dataDir, { by, action, remote, hostDist }, (registry) =>
          ACTIONS[action](registry, remote),
        ),
      );
      if (changed) {
        await recordAuditEvent(db, actor, { action: `release.${action}`, subject: remote });
      }
      return reply.code(204).send(null);
    },
  );
}

/** The page's scripts by name; they import each other by it. */
function readScripts(): [name: string, text: string][] {
  const folder = join(API_ROOT, 'operator');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ReleaseError ? problemOfRelease(error) : error;
  }
}
