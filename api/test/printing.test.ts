import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { PROBLEMS } from '../src/modules/problems';
import {
  createPrintPool,
  type PrintPool,
  type PrintPoolOptions,
} from '../src/platform/documents/print-pool';
import { createPrinter } from '../src/platform/documents/printer';
import { createMetrics } from '../src/platform/http/metrics';
import { registerProblems } from '../src/platform/http/problems';

const worker = { file: join(__dirname, 'support/odd-print-worker.mjs'), execArgv: [] };
/** Nothing here waits for this time to pass but the one test that is about it. */
const PATIENT = { milliseconds: 60_000, heapMegabytes: 64 };

let pool: PrintPool;
let app: FastifyInstance | undefined;
const outcomes: string[] = [];
afterEach(async () => {
  await app?.close();
  app = undefined;
  await pool.close();
  outcomes.length = 0;
});
const open = (options: Partial<PrintPoolOptions> = {}) => {
  pool = createPrintPool({
    ...{ worker, threads: 1, mostWaiting: 10, limits: PATIENT },
    onEnd: (_job, outcome) => outcomes.push(outcome),
    ...options,
  });
};
const draw = async (content: string) => (await pool.draw({ template: 'odd', content })).toString();

describe('the threads that draw', () => {
  it('give what was drawn', async () => {
    open({ threads: 2 });
    const drawn = await Promise.all(['one', 'two', 'three'].map(draw));
    expect(drawn).toEqual(['one', 'two', 'three']);
    expect(outcomes).toEqual(['drawn', 'drawn', 'drawn']);
    expect(pool.waiting()).toBe(0);
  });

  it('end a document that takes too long, and draw the next', async () => {
    open({ limits: { ...PATIENT, milliseconds: 2000 } });
    const stuck = draw('turn for ever');
    const next = draw('next');
    await expect(stuck).rejects.toMatchObject({ code: 'DOCUMENT_FAILED' });
    expect(await next).toBe('next');
    expect(outcomes).toEqual(['late', 'drawn']);
  });

  it('count no time of a document while they start', async () => {
    const slow = join(__dirname, 'support/slow-print-worker.mjs');
    const limits = { ...PATIENT, milliseconds: 1000 };
    open({ worker: { file: slow, execArgv: [] }, limits });
    expect(await draw('drawn')).toBe('drawn');
  });

  it.each(['exit', 'throw', 'take all memory'])(
    'are replaced when one fails: %s',
    async (content) => {
      open();
      const failing = draw(content);
      const next = draw('next');
      await expect(failing).rejects.toMatchObject({ code: 'DOCUMENT_FAILED' });
      expect(await next).toBe('next');
      expect(outcomes).toEqual(['failed', 'drawn']);
    },
  );

  it('take no more than may wait', async () => {
    open({ mostWaiting: 2 });
    const results = await Promise.allSettled(['1', '2', '3', '4', '5'].map(draw));
    expect(results.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled'],
      ...['rejected', 'rejected'],
    ]);
    expect(results.at(-1)).toMatchObject({ reason: { code: 'DOCUMENTS_BUSY' } });
    expect(await draw('later')).toBe('later');
  });

  it('end when the service stops, whatever they draw', async () => {
    open();
    const stuck = draw('turn for ever');
    const ended = expect(stuck).rejects.toMatchObject({ code: 'DOCUMENT_FAILED' });
    // The first thread has started once it has drawn, or would have: the stuck one holds it.
    await new Promise((resolve) => setImmediate(resolve));
    await pool.close();
    await ended;
  });
});

describe('a call for a document', () => {
  const serve = (options: Partial<PrintPoolOptions> = {}) => {
    open(options);
    const metrics = createMetrics();
    const printer = createPrinter({ pool, requested: metrics.documents.requested });
    const template = { name: 'odd', draw: async () => Buffer.from('') };
    app = fastify();
    registerProblems(app, PROBLEMS);
    app.get<{ Params: { content: string } }>('/:content', ({ params }) =>
      printer.print(template, params.content),
    );
    const ask = (content: string) => (app as FastifyInstance).inject({ url: `/${content}` });
    const counted = async () => (await metrics.documents.requested.get()).values;
    return { ask, counted };
  };

  it('is answered with 503 and a time to wait when too many wait', async () => {
    const { ask } = serve({ mostWaiting: 1 });
    const answers = await Promise.all(['1', '2', '3'].map(ask));
    const [refused] = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
    expect(refused?.json()).toMatchObject({ code: 'DOCUMENTS_BUSY', status: 503 });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is answered with a problem when the document fails', async () => {
    const { ask } = serve();
    const failed = await ask('throw');
    expect([failed.statusCode, failed.json().code]).toEqual([500, 'DOCUMENT_FAILED']);
    expect(failed.body).not.toContain('cannot be drawn');
  });

  it('draws the same content once, for who asks later or at the same time, and a failed one anew', async () => {
    const { ask, counted } = serve();
    const first = await Promise.all([ask('same'), ask('same')]);
    const later = await ask('same');
    expect([...first, later].map(({ body }) => body)).toEqual(['same', 'same', 'same']);
    await ask('other');
    expect(outcomes).toEqual(['drawn', 'drawn']);
    await ask('throw');
    await ask('throw');
    expect(outcomes.slice(2)).toEqual(['failed', 'failed']);
    expect(await counted()).toEqual([
      { labels: { document: 'odd', outcome: 'drawn' }, value: 2 },
      { labels: { document: 'odd', outcome: 'kept' }, value: 2 },
      { labels: { document: 'odd', outcome: 'refused' }, value: 2 },
    ]);
  });
});
