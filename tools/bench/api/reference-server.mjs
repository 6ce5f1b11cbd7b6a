/**
 * What the service is measured against: the same Fastify and the same driver with nothing around them.
 * `/bare` answers the bytes of REFERENCE_BODY; `/pg` reads the hotels by one query. Prints its port.
 */
import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';
import pg from 'pg';

const body = readFileSync(process.env.REFERENCE_BODY, 'utf8');
const pool = new pg.Pool({ connectionString: process.env.REFERENCE_DATABASE, max: 10 });
const app = fastify();
app.get('/bare', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
app.get('/pg', async (_request, reply) => {
  const { rows } = await pool.query(process.env.REFERENCE_QUERY);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows));
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
