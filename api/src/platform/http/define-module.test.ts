import fastify from 'fastify';
import { defineModule } from './define-module';

const quiet = () => fastify({ logger: false });

it('puts a module in the scope of the app, where later ones see what it decorates', async () => {
  const app = quiet();
  const first = defineModule({ name: 'first' }, (scope) => {
    scope.decorate('secret', 'a secret of the test');
  });
  const second = defineModule({ name: 'second', needs: ['secret'], after: ['first'] }, (scope) => {
    scope.get('/', async () => scope.secret);
  });
  await app.register(first);
  await app.register(second);
  expect((await app.inject('/')).body).toBe('a secret of the test');
  await app.close();
});

it.each([
  ['a decorator', { name: 'second', needs: ['secret'] as const }, 'secret'],
  ['another module', { name: 'second', after: ['first'] }, 'first'],
])('does not start without %s that it needs', async (_what, needs, missing) => {
  const app = quiet();
  const second = defineModule(needs, () => undefined);
  await expect(async () => app.register(second)).rejects.toThrow(missing);
  await app.close();
});
