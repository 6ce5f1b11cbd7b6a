import { type Area, type AreaLevel, levelIn } from '@mosta/shared/domain/organizer-areas';
import type { Role } from '@mosta/shared/schemas/account.schema';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { AccessTokens, Caller } from '../accounts/access-token';
import { AppError } from './app-error';

/** Who may call a route: anybody, or signed-in users of the named roles. */
export type Access = 'public' | readonly Role[];

export type Call = {
  method: string;
  /** The route's pattern: `/v1/stand/:code`. */
  url: string;
  access: Access;
  /** Of the organisers' work; undefined: only owners make the call. */
  area: Area | undefined;
  /** Valibot schemas of body, query and parameters. */
  schema: FastifySchema;
  /** A public call that wants to know who makes it. */
  caller: 'optional' | undefined;
  /** Only so many are taken from one network address in a while. */
  limited: boolean;
  config: FastifyContextConfig;
  /** Largest body in bytes; undefined: the service's own limit. */
  bodyLimit: number | undefined;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /**
     * Where among the organisers' work the call belongs (decision 0082): GET asks for reading there, other methods for
     * changing. Of the organisers, only owners make a call without it.
     */
    area?: Area;
    /** A public route that wants to know who calls, where somebody is signed in. */
    caller?: 'optional';
  }
  interface FastifyInstance {
    /** Every call of the API, who may make it, and what it takes. */
    calls: Call[];
  }
  interface FastifyRequest {
    /** The signed-in caller; null on public routes, except where `caller` is optional and a token was sent. */
    caller: Caller | null;
  }
}

const API_PREFIXES = ['/v1/', '/auth/'];

/** Checks the bearer token and the role before anything else; a call of the API that does not state its access does not start. */
export function registerAccess(app: FastifyInstance, tokens: AccessTokens): void {
  app.decorateRequest('caller', null);
  app.decorate('calls', []);
  app.addHook('onRoute', ({ url, method, config = {}, schema = {}, bodyLimit }) => {
    if (!API_PREFIXES.some((prefix) => url.startsWith(prefix))) return;
    const { access, area } = config;
    if (access === undefined) throw new Error(`${url} does not state who may call it`);
    const limited = config.rateLimit !== undefined;
    const call = { url, access, area, schema, bodyLimit, limited, config, caller: config.caller };
    app.calls.push(...[method].flat().map((name) => ({ ...call, method: name })));
  });
  app.addHook('onRequest', async (request) => {
    const { access, area, caller } = request.routeOptions.config;
    if (access === undefined) return;
    if (access === 'public') {
      // A token that is there has to be good: a caller with a bad token must not be treated as anonymous.
      if (caller === 'optional' && request.headers.authorization !== undefined) {
        request.caller = await tokens.verify(bearerOf(request));
        demandSecondFactor(request.caller, area);
      }
      return;
    }
    request.caller = await tokens.verify(bearerOf(request));
    if (!mayCall({ method: request.method, access, area }, request.caller)) {
      throw new AppError('FORBIDDEN');
    }
    demandSecondFactor(request.caller, area);
  });
}

/** Until it is set up, a session opens what belongs to the own account (decision 0083). */
function demandSecondFactor({ owesSecondFactor }: Caller, area: Area | undefined): void {
  if (owesSecondFactor && area !== 'own') throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Whether the role of a caller, and an organiser's among organisers, is one that may make a call. */
export function mayCall(
  { method, access, area }: Pick<Call, 'method' | 'access' | 'area'>,
  { role, organizerRole }: Pick<Caller, 'role' | 'organizerRole'>,
): boolean {
  if (access === 'public') return true;
  if (!access.includes(role)) return false;
  if (role !== 'Organizer') return true;
  if (organizerRole === null) return false;
  if (area === undefined) return organizerRole === 'owner';
  const needed: AreaLevel = READING.has(method) ? 'read' : 'write';
  const level = levelIn(organizerRole, area);
  return level === 'write' || level === needed;
}

/** The caller of a route that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('UNAUTHENTICATED');
  return request.caller;
}

/** The exhibitor for whom the caller of a route of exhibitors acts. */
export function exhibitorOf(request: FastifyRequest): string {
  const { exhibitorId } = callerOf(request);
  if (exhibitorId === null) throw new AppError('FORBIDDEN');
  return exhibitorId;
}

function bearerOf(request: FastifyRequest): string {
  const match = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '');
  if (!match?.[1]) throw new AppError('UNAUTHENTICATED');
  return match[1];
}
