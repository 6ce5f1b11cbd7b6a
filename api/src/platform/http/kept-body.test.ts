import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { KeptBody } from './kept-body';

jest.mock('node:zlib', () => {
  const real = jest.requireActual<typeof zlib>('node:zlib');
  return { ...real, brotliCompress: jest.fn(real.brotliCompress), gzip: jest.fn(real.gzip) };
});

const TEXT = '<p>Bonjour</p>'.repeat(500);
const app = fastify();
const body = new KeptBody(TEXT);
app.get('/', (request, reply) => body.send(request, reply));
afterAll(() => app.close());

const ask = (headers: Record<string, string>) => app.inject({ url: '/', headers });

it('compresses once for everybody, those too who ask while it is compressed, and sends the same bytes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask({ 'accept-encoding': 'gzip, br' })),
  );
  expect(zlib.brotliCompress).toHaveBeenCalledTimes(1);
  const [first] = answers;
  for (const { rawPayload, headers } of answers) {
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  }
  expect(brotliDecompressSync(first?.rawPayload ?? '').toString()).toBe(TEXT);
});

it('keeps each form beside the others', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(gunzipSync((await ask({ 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(TEXT);
    expect((await ask({})).body).toBe(TEXT);
  }
  expect(zlib.gzip).toHaveBeenCalledTimes(1);
});

it('sends nothing to who has it', async () => {
  const { headers } = await ask({});
  const again = await ask({ 'if-none-match': `"other", ${String(headers.etag)}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
