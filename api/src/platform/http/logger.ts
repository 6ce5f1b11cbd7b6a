import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../../config';

type Described = { type: string; message: string; stack: string; code?: string; cause?: Described };

/**
 * What a log says of an error. A failed statement's parameters, and the row that PostgreSQL gives as detail,
 * hold personal data and hashes of passwords: neither is logged.
 */
function describeError(error: Error): Described {
  const { code, cause } = error as Error & { code?: unknown };
  // PostgreSQL quotes the value that it cannot read (class 22, data exceptions).
  const quotesValue = typeof code === 'string' && /^22\w{3}$/.test(code);
  const tell = (text: string) => withoutParameters(quotesValue ? withoutQuoted(text) : text);
  return {
    type: error.name,
    message: tell(error.message),
    stack: tell(error.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

function withoutQuoted(text: string): string {
  return text.replace(/"[\s\S]*"/, '"…"');
}

/** drizzle writes them after the statement, up to the stack's first call. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');
}

/**
 * What a log says of a request: the pattern of its route in place of the address, whose parts and query may be
 * secrets that open a quote, a badge or an application.
 */
function describeRequest({ method, host, ip, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? 'unknown', host, remoteAddress: ip };
}

/** Structured logs; what opens a session never gets into them. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    serializers: { err: describeError, req: describeRequest },
    redact: {
      paths: [
        // A request's, and those that the reader of uploads tells at `trace`.
        '*.headers.authorization',
        '*.headers.cookie',
        '*.password',
        '*.token',
        '*.refreshToken',
        '*.passwordHash',
      ],
      censor: '[caviardé]',
    },
  };
}
