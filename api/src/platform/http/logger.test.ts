import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { readConfig } from '../../config';
import { loggerOptions } from './logger';

/** The service's logger, and what it has written. */
function recordingLogger(level: 'error' | 'info') {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = loggerOptions(readConfig({ LOG_LEVEL: level }));
  if (typeof options !== 'object') throw new Error('The logger is off');
  return { logger: { ...options, stream }, written: () => lines.join('') };
}

/** What is written about an error. */
function logged(error: Error): string {
  const { logger, written } = recordingLogger('error');
  fastify({ logger }).log.error({ err: error }, 'request failed');
  return written();
}

it('tells the statement that failed and why, and nothing that was in it', () => {
  const cause = Object.assign(new Error('violates check constraint "users_role"'), {
    code: '23514',
    detail: 'Failing row contains (nom@exemple.dz, $argon2id$empreinte).',
  });
  const params = ['nom@exemple.dz', 'ligne\n    et suite', '$argon2id$empreinte'];
  const log = logged(new DrizzleQueryError('insert into "users"', params, cause));
  expect(log).toContain('insert into \\"users\\"');
  expect(log).toContain('users_role');
  expect(log).toContain('23514');
  expect(log).toContain('logger.test.ts');
  expect(log).not.toMatch(/exemple\.dz|argon2id|et suite/);
});

it('keeps tokens and passwords out of what else is logged', () => {
  const error = Object.assign(new Error('refused'), { password: 'secret', token: 'secret' });
  expect(logged(error)).not.toContain('secret');
});

it.each([
  '/v1/quote/link/secret',
  '/v1/quote/link/secret/pdf?secret=1',
  '/v1/quote/link/secret/mistyped',
  '/v1/badge/secret',
  '/simulation?devis=secret',
  '/v1/quote/link/secret%',
])('tells the route of a request, and nothing of what %s may open', async (url) => {
  const { logger, written } = recordingLogger('info');
  const app = fastify({
    logger,
    frameworkErrors: (_error, request: FastifyRequest, reply: FastifyReply) => {
      request.log.info({ req: request }, 'unroutable');
      return reply.code(400).send();
    },
  });
  app.get('/v1/quote/link/:secret', async () => '');
  app.get('/v1/quote/link/:secret/pdf', async () => {
    throw new Error('no document');
  });
  app.get('/*', async () => '');
  app.setNotFoundHandler(async () => '');
  await app.inject({ url, headers: { referer: 'https://exemple.dz/simulation?devis=secret' } });
  await app.inject({ method: 'POST', url });
  expect(written()).toContain('"route":');
  expect(written()).not.toMatch(/link\/secret|badge\/secret|=secret|secret=/);
  await app.close();
});
