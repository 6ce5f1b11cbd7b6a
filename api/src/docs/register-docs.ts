import { hashSource } from '@mosta/release/page/inline-hashes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendWithEtag } from '../platform/http/etag';
import { allowPage, type SecurityOptions } from '../platform/http/security-headers';
import { type DescribedCall, describeCall } from './described-call';
import { docsPage } from './docs-page';
import { STYLE } from './docs-style';
import { makeDocument } from './document';

const POLICY = { scripts: [], styles: [hashSource(STYLE)] };

/** What the service says of itself, made from its routes: `/docs` for people, `/openapi.json` for programs. */
export function registerDocs(app: FastifyInstance, security: SecurityOptions): void {
  let calls: DescribedCall[] | undefined;
  let document: string | undefined;
  // Not before the first question: by then every route is registered.
  const described = () => {
    calls ??= app.calls.filter(({ method }) => method !== 'HEAD').map(describeCall);
    return calls;
  };
  app.get('/openapi.json', async (request, reply) => {
    document ??= JSON.stringify(makeDocument(described()));
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    return sendWithEtag(request, reply, document);
  });
  app.get('/docs', async (request, reply) => {
    allowPage(request, reply, security, POLICY);
    reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache');
    return sendWithEtag(request, reply, docsPage(described(), baseOf(request)));
  });
}

/** The address under which the page was asked for; a host that no shell should read is left out. */
function baseOf({ protocol, host }: FastifyRequest): string {
  return /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : 'http://localhost:3000';
}
