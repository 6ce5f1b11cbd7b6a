import type { Role } from '@mosta/shared/schemas/account.schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessTokens, Caller } from '../accounts/access-token';
import { AppError } from './app-error';

/** Who may call a route: anybody, or signed-in users of the named roles. */
export type Access = 'public' | readonly Role[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    /** Every call of the API and who may make it. */
    calls: { method: string; url: string; access: Access }[];
  }
  interface FastifyRequest {
    /** The signed-in caller; null on public routes. */
    caller: Caller | null;
  }
}

const API_PREFIXES = ['/v1/', '/auth/'];

/** Checks the bearer token and the role before anything else; a call of the API that does not state its access does not start. */
export function registerAccess(app: FastifyInstance, tokens: AccessTokens): void {
  app.decorateRequest('caller', null);
  app.decorate('calls', []);
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!API_PREFIXES.some((prefix) => url.startsWith(prefix))) return;
    const access = config?.access;
    if (access === undefined) throw new Error(`${url} does not state who may call it`);
    app.calls.push(...[method].flat().map((name) => ({ method: name, url, access })));
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === 'public') return;
    request.caller = await tokens.verify(bearerOf(request));
    if (!access.includes(request.caller.role)) throw new AppError('FORBIDDEN');
  });
}

/** The caller of a route that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('UNAUTHENTICATED');
  return request.caller;
}

function bearerOf(request: FastifyRequest): string {
  const match = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '');
  if (!match?.[1]) throw new AppError('UNAUTHENTICATED');
  return match[1];
}
