import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

/**
 * Compares every successful JSON answer with the schema that its route declares, which the service itself does not do
 * while it serves: what `/docs` promises and what pages parse is what is sent, without a field more.
 * @returns ends the comparison; throws what was found
 */
export function watchAnswers(app: FastifyInstance): () => void {
  const found = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const complaint = complaintAbout(request, reply, payload);
    if (complaint !== null) found.add(complaint);
    return payload;
  });
  return () => {
    if (found.size > 0)
      throw new Error(`Answers that are not as declared:\n${[...found].join('\n')}`);
  };
}

function complaintAbout(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): string | null {
  const text = jsonOf(reply, payload);
  if (text === null) return null;
  const { method, schema, url } = request.routeOptions;
  const call = `${method} ${url} ${reply.statusCode}`;
  const declared = declaredOf(schema?.response, reply.statusCode);
  if (declared === undefined) return `${call}: no schema`;
  const answer: unknown = JSON.parse(text);
  const parsed = v.safeParse(declared, answer);
  if (!parsed.success) {
    return `${call}: ${parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('; ')}`;
  }
  const kept: unknown = JSON.parse(JSON.stringify(parsed.output));
  return isDeepStrictEqual(kept, answer)
    ? null
    : `${call}: more than declared, ${text.slice(0, 2000)}`;
}

/** The text of a successful JSON answer of the API; null for anything else. */
function jsonOf(reply: FastifyReply, payload: unknown): string | null {
  if (reply.statusCode < 200 || reply.statusCode > 299 || reply.hasHeader('content-encoding'))
    return null;
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  if (!isJson || !/^\/(v1|auth)\//.test(reply.request.url)) return null;
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.toString() : null;
}

function declaredOf(response: unknown, status: number): v.GenericSchema | undefined {
  if (typeof response !== 'object' || response === null) return undefined;
  const entry = Object.entries(response).find(([code]) => code === String(status))?.[1];
  return isSchema(entry) ? entry : undefined;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
