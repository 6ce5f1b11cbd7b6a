import type { Problem } from '@mosta/shared/schemas/problem.schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasCode } from '../error-code';
import { isUnavailable } from '../unavailable';
import {
  AppError,
  GENERIC_PROBLEMS,
  type ProblemCode,
  type ProblemEntry,
  type ProblemTable,
} from './app-error';
import { SECURITY_HEADERS } from './security-headers';

declare module 'fastify' {
  interface FastifyInstance {
    /** Status and sentence of every code. */
    problems: ProblemTable;
  }
}

/** Turns whatever a handler threw into a problem document; a fault of ours is logged and tells nothing. */
export function registerProblems(app: FastifyInstance, problems: ProblemTable): void {
  app.decorate('problems', problems);
  app.setErrorHandler((error, request, reply) => {
    // Nobody reads the answer to a body that its sender broke off, and nothing of ours failed.
    const known = isBrokenOff(request) ? new AppError('MALFORMED_REQUEST') : toAppError(error);
    if (problems[known.code][0] >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(request, reply, known);
  });
}

function isBrokenOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** When a caller may hope for more: PostgreSQL needs a few seconds to start again. */
const RETRY_SECONDS = 5;

/** Answers with a problem document, whatever the caller asked to accept. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
): FastifyReply {
  const problem = { ...problemOf(error, request.server.problems), requestId: request.id };
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  const retryAfter = error.retryAfter ?? (problem.status === 503 ? RETRY_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problem);
}

/** The problem document of an error; a code that the table lacks is a fault of ours. */
export function problemOf(
  error: AppError,
  problems: Readonly<Partial<Record<ProblemCode, ProblemEntry>>>,
): Problem {
  const [status, title] = problems[error.code] ?? GENERIC_PROBLEMS.INTERNAL;
  return {
    type: `/docs#${error.code}`,
    title,
    status,
    code: error.code in problems ? error.code : 'INTERNAL',
    ...(error.detail === undefined ? {} : { detail: error.detail }),
    ...(error.errors === undefined ? {} : { errors: error.errors }),
    ...(error.conflict === undefined ? {} : { conflict: error.conflict }),
  };
}

/** What Fastify refuses before any route or hook: an address that cannot be decoded. */
export function answerUnroutable(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('x-request-id', request.id).headers(SECURITY_HEADERS);
  return sendProblem(request, reply, toAppError(error));
}

const CODE_BY_STATUS: Record<number, ProblemCode> = {
  400: 'MALFORMED_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnstorableText(error)) return new AppError('MALFORMED_REQUEST');
  if (isUnavailable(error)) return new AppError('UNAVAILABLE');
  const status = statusOf(error);
  return new AppError(CODE_BY_STATUS[status] ?? (status < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL'));
}

/** PostgreSQL keeps no NUL character, in text (22021) or in JSON (22P05); drizzle gives its error as the cause. */
function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && hasCode(error.cause, '22021', '22P05');
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
