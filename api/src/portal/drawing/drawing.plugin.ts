import { join } from 'node:path';
import { writeFailingPages } from '@mosta/release/failing-pages';
import type { Language } from '@mosta/shared/contract/languages';
import { REMOTES_FOLDER } from '@mosta/shared/contract/published';
import fp from 'fastify-plugin';
import type { Config } from '../../config';
import { isBuilt } from './built-answers';
import { drawableFrames, programOf, readBuilt } from './drawable-pages';
import { DrawingProcess } from './drawing-process';
import { DrawnPages, type KeptDrawing, type PageName } from './drawn-pages';
import { type FailingPage, PageDrawer } from './page-drawer';
import { RowDrawer, type RowPage } from './row-drawer';
import { type Row, RowLists } from './row-lists';

declare module 'fastify' {
  interface FastifyInstance {
    drawnPages: DrawnPagesNow;
  }
}

/** The pages that were drawn from what public calls answer, and those of them that cannot be for now. */
export type DrawnPagesNow = Pick<DrawnPages, 'find'> & {
  /** What surrounds the pages of a language; null while it is as the build drew it. */
  findFrame: (language: Language) => Promise<KeptDrawing | null>;
  rows: Pick<RowLists, 'of' | 'asked' | 'whole'>;
  /** The page of one row, drawn now where it is not yet. */
  findRow: (page: Omit<RowPage, 'program'>, row: Row) => Promise<KeptDrawing | null>;
  failing: () => FailingPage[];
};

/** Folder of the drawings, in the data folder. All of it can be drawn again. */
const FOLDER = 'pages';
/** Milliseconds between two looks at what public calls answer: from memory, without a question to the database. */
const LOOK = 1000;
const LIMITS = { milliseconds: 20_000, heapMegabytes: 256 };
/** Of a page that somebody waits for. */
const ROW_LIMITS = { ...LIMITS, milliseconds: 5000 };

/** Draws public pages again when what they show changes (docs/decisions/0059). */
export const drawingPlugin = fp<Pick<Config, 'dataDir' | 'drawPages' | 'hostDist'>>(
  async (app, { dataDir, drawPages, hostDist }) => {
    const readRegistry = async () => (await app.portalRegistry.read()).registry;
    const documents = app.publicDocuments;
    const rows = new RowLists({ readRegistry, documents, rowDocuments: app.rowDocuments });
    const look = app.startTask('rows of pages could not be read', LOOK, () => rows.look());
    app.addHook('onReady', async () => look.wake());
    // What was drawn before drawing was switched off would stay as it was for ever.
    if (!drawPages) {
      const none = async () => null;
      return void app.decorate('drawnPages', {
        ...{ rows, find: none, findFrame: none, findRow: none, failing: () => [] },
      });
    }
    const { drawn } = app.metrics.pages;
    const reports = {
      onDrawn: (_page: PageName, milliseconds: number) =>
        drawn.observe({ outcome: 'drawn' }, milliseconds / 1000),
      onFailure: ({ baseUrl, path, language }: PageName, error: unknown) => {
        drawn.observe({ outcome: 'failed' }, 0);
        app.log.error(
          { err: error, page: `${baseUrl} ${path} ${language}` },
          'a page could not be drawn; its last drawing stays',
        );
      },
    };
    const remotesDir = join(dataDir, REMOTES_FOLDER);
    const pages = new DrawnPages(join(dataDir, FOLDER));
    const frames = () => drawableFrames(hostDist);
    const drawer = new PageDrawer({
      ...{ pages, remotesDir, readRegistry, documents, ...reports },
      frames,
      isBuilt,
      readBuilt: (page) => readBuilt(page, remotesDir),
      start: (program) => new DrawingProcess(program, LIMITS),
    });
    const rowDrawer = new RowDrawer({
      ...reports,
      start: (program: string) => new DrawingProcess(program, ROW_LIMITS),
    });
    const failingPages = () => [...drawer.failures(), ...rowDrawer.failures()];
    app.decorate('drawnPages', {
      rows,
      find: (name) => pages.find(name),
      findFrame: async (language) => {
        const frame = (await frames()).find((one) => one.language === language);
        return frame ? pages.find(frame) : null;
      },
      findRow: async (page, row) => {
        const program = await programOf(page.baseUrl, remotesDir);
        return program ? rowDrawer.find({ ...page, program }, row) : null;
      },
      failing: failingPages,
    });
    app.startTask('pages could not be drawn', LOOK, () => {
      rowDrawer.endIdle();
      return drawer.round();
    });
    let told: string | undefined;
    // For `portal status`, which reads the data folder.
    app.startTask('pages that fail could not be noted', LOOK, async () => {
      const failing = failingPages().map((page) => ({ ...page, since: page.since.toISOString() }));
      const now = JSON.stringify(failing);
      if (now === told || !drawer.hasLooked) return;
      await writeFailingPages(dataDir, failing);
      told = now;
    });
    app.addHook('onClose', () =>
      Promise.all([drawer.end(), rowDrawer.end()]).then(() => undefined),
    );
  },
  {
    name: 'drawing',
    dependencies: ['task'],
    decorators: { fastify: ['metrics', 'portalRegistry', 'publicDocuments', 'rowDocuments'] },
  },
);
