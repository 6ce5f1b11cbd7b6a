import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../config';

type Described = { type: string; message: string; stack: string; code?: string; cause?: Described };

/**
 * What a log says of an error. A failed statement's parameters, and the row that PostgreSQL gives as detail,
 * hold personal data and hashes of passwords: neither is told.
 */
function describeError(error: Error): Described {
  const { code, cause } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

/** drizzle writes them after the statement, up to the stack's first call. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');
}

/** Structured logs; what opens a session never gets into them. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    serializers: { err: describeError },
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.token',
        '*.refreshToken',
        '*.passwordHash',
      ],
      censor: '[caviardé]',
    },
  };
}
