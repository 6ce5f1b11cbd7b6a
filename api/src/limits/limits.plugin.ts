import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../platform/http/app-error';
import { addressKey } from '../platform/http/network-address';
import { type Allowance, deleteEnded, giveBack, takeFromAll } from './allowance.repository';
import {
  allowanceKey,
  type Cost,
  type CostName,
  costsOf,
  type LimitSettings,
  type Scope,
} from './costs';
import { createPointLimiter } from './point-limiter';

type Taken = { key: string; amount: number };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call costs beside reading and writing a few rows. */
    costs?: readonly CostName[];
  }
  interface FastifyRequest {
    /** Bytes that go back to everybody's budgets when the call fails. */
    taken: Taken[];
  }
}

const CLEANUP = 3_600_000;
/** The largest body that any call reads: what one without a stated length counts as. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * What calls cost: points of a bucket that each address and each account has, then quotas and the budgets over all.
 * The bytes of a failed upload go back to the budgets, since nothing of it is kept, and stay counted for its sender.
 */
export const limitsPlugin = fp<LimitSettings>(
  async (app, settings) => {
    const { db, secret } = app;
    const costs = costsOf(settings);
    const spend = createPointLimiter(settings.pointsPerMinute, app.redis);
    const ownerOf = ({ ip, caller }: FastifyRequest, scope: Scope) => {
      if (scope === 'all') return '';
      return scope === 'account' && caller
        ? (caller.exhibitorId ?? caller.userId)
        : createHmac('sha256', secret).update(addressKey(ip)).digest('base64url');
    };
    const allowancesOf = (request: FastifyRequest, name: CostName): Allowance[] =>
      costs[name].allowances.map((allowance) => ({
        ...{ limit: allowance.limit, seconds: allowance.seconds },
        key: allowanceKey(name, allowance, ownerOf(request, allowance.scope)),
      }));

    app.decorateRequest('taken');
    app.addHook('onRequest', async (request, reply) => {
      request.taken = [];
      const names = request.routeOptions.config.costs ?? [];
      const points = names.reduce((sum, name) => sum + costs[name].points, 0);
      if (points === 0) return;
      const owners = new Set([ownerOf(request, 'address'), ownerOf(request, 'account')]);
      for (const owner of owners) {
        const retryAfter = await spend(owner, points);
        if (retryAfter === null) continue;
        // The body of a caller that sends too much is not read to its end.
        reply.header('connection', 'close');
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
      }
    });
    app.addHook('preHandler', async (request) => {
      for (const name of request.routeOptions.config.costs ?? []) {
        const amount = amountOf(request, costs[name]);
        const allowances = allowancesOf(request, name);
        const refusal = await takeFromAll(db, allowances, amount);
        if (refusal) throw refusalOf(refusal.key, refusal.retryAfter);
        if (!costs[name].bytes) continue;
        const shared = allowances.filter(({ key }) => isShared(key));
        request.taken.push(...shared.map(({ key }) => ({ key, amount })));
      }
    });
    app.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode < 400) return;
      for (const { key, amount } of request.taken) await giveBack(db, key, amount);
    });
    app.startTask('ended allowances could not be removed', CLEANUP, () => deleteEnded(db));
  },
  {
    name: 'limits',
    decorators: { fastify: ['db', 'redis', 'secret', 'startTask'], request: ['caller'] },
  },
);

function amountOf({ headers }: FastifyRequest, { bytes }: Cost): number {
  if (!bytes) return 1;
  const stated = Number(headers['content-length'] ?? MOST_BYTES);
  return Math.min(stated, MOST_BYTES);
}

function isShared(key: string): boolean {
  return key.includes('|all|');
}

function refusalOf(key: string, retryAfter: number): AppError {
  return new AppError(isShared(key) ? 'BUDGET_SPENT' : 'QUOTA_REACHED', { retryAfter });
}
