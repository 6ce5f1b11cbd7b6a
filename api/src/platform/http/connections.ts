import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { hasCode } from '../error-code';
import { AppError, GENERIC_PROBLEMS, type ProblemCode } from './app-error';
import { problemOf } from './problems';
import { SECURITY_HEADERS } from './security-headers';

const SECOND = 1000;

/**
 * Nobody keeps a connection by sending slowly: headers arrive within 20 s, a whole request within 5 minutes (three
 * files of 5 MB at 0.5 Mbit/s) and at the pace of `body-pace.ts`, and a connection on which nothing moves for a minute is closed. Sockets that were
 * upgraded have their own beat.
 */
export const CONNECTIONS = {
  connectionTimeout: 60 * SECOND,
  requestTimeout: 300 * SECOND,
  http: { headersTimeout: 20 * SECOND, connectionsCheckingInterval: 5 * SECOND },
  clientErrorHandler: answerUnreadable,
};

/** Ends a connection whose body does not arrive; the answer is only of use where none has begun. */
export function endTimedOut(socket: Socket, answerBegun: boolean): void {
  if (answerBegun) socket.destroy();
  else answerUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
}

/** What never became a request: bytes that are not HTTP, headers without end, a body that does not arrive. */
function answerUnreadable(error: unknown, socket: Socket): void {
  if (socket.destroyed || hasCode(error, 'ECONNRESET')) return;
  if (socket.writable) socket.write(rawAnswer(new AppError(codeOf(error))));
  socket.destroySoon();
}

function codeOf(error: unknown): ProblemCode {
  if (hasCode(error, 'ERR_HTTP_REQUEST_TIMEOUT')) return 'REQUEST_TIMEOUT';
  return hasCode(error, 'HPE_HEADER_OVERFLOW') ? 'HEADERS_TOO_LARGE' : 'MALFORMED_REQUEST';
}

function rawAnswer(error: AppError): string {
  const problem = problemOf(error, GENERIC_PROBLEMS);
  const body = JSON.stringify(problem);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`;
  return `${[status, ...lines].join('\r\n')}\r\n\r\n${body}`;
}
