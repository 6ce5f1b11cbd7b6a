import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../config';

/** Structured logs; what opens a session never gets into them. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
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
