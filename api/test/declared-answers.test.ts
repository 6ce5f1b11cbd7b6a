import fastify from 'fastify';
import * as v from 'valibot';
import { watchAnswers } from './support/declared-answers';

const schema = { response: { 200: v.object({ name: v.string() }) } };

/** Sends an answer by a call that declares another, and ends the watch. */
async function watchOver(url: string, answer: unknown, declared: object = schema) {
  const app = fastify();
  app.setSerializerCompiler(() => (data: unknown) => JSON.stringify(data));
  app.get(url, { schema: declared }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(answer),
  );
  const demandAsDeclared = watchAnswers(app);
  await app.inject(url);
  await app.close();
  demandAsDeclared();
}

it('takes answers as their calls declare them, written as an object or as text', async () => {
  await watchOver('/v1/named', { name: 'Exemple' });
  await watchOver('/v1/named', '{"name":"Exemple"}');
  await watchOver('/v1/named', Buffer.from('{"name":"Exemple"}'));
});

it('fails for an answer that lacks a field, has another type or more than is declared', async () => {
  await expect(watchOver('/v1/named', {})).rejects.toThrow('GET /v1/named 200: name');
  await expect(watchOver('/v1/named', { name: 5 })).rejects.toThrow('name');
  const leak = { name: 'Exemple', passwordHash: 'secret' };
  await expect(watchOver('/v1/named', leak)).rejects.toThrow('more than declared');
  await expect(watchOver('/v1/named', JSON.stringify(leak))).rejects.toThrow('more than declared');
});

it('fails for a call that declares no answer, or another status', async () => {
  await expect(watchOver('/v1/bare', {}, {})).rejects.toThrow('GET /v1/bare 200: no schema');
  const created = { response: { 201: v.null() } };
  await expect(watchOver('/auth/bare', {}, created)).rejects.toThrow('no schema');
});
