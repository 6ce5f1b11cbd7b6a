import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import fastify from 'fastify';
import { readConfig } from '../../config';
import { loggerOptions } from './logger';

/** What the service's logger writes about an error. */
function logged(error: Error): string {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = loggerOptions(readConfig({ LOG_LEVEL: 'error' }));
  if (typeof options !== 'object') throw new Error('The logger is off');
  fastify({ logger: { ...options, stream } }).log.error({ err: error }, 'request failed');
  return lines.join('');
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
