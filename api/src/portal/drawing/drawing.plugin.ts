import { join } from 'node:path';
import { REMOTES_FOLDER } from '@mosta/shared/contract/published';
import fp from 'fastify-plugin';
import type { Config } from '../../config';
import { DrawingProcess } from './drawing-process';
import { DrawnPages } from './drawn-pages';
import { type FailingPage, PageDrawer } from './page-drawer';

declare module 'fastify' {
  interface FastifyInstance {
    /** The pages that were drawn from what public calls answer, and those of them that cannot be for now. */
    drawnPages: Pick<DrawnPages, 'find'> & { failing: () => FailingPage[] };
  }
}

/** Folder of the drawings, in the data folder. All of it can be drawn again. */
const FOLDER = 'pages';
/** Milliseconds between two looks at what public calls answer: from memory, without a question to the database. */
const LOOK = 1000;
const LIMITS = { milliseconds: 20_000, heapMegabytes: 256 };

/** Draws public pages again when what they show changes (docs/decisions/0059). */
export const drawingPlugin = fp<Pick<Config, 'dataDir' | 'drawPages'>>(
  async (app, { dataDir, drawPages }) => {
    // What was drawn before drawing was switched off would stay as it was for ever.
    if (!drawPages)
      return void app.decorate('drawnPages', { find: async () => null, failing: () => [] });
    const pages = new DrawnPages(join(dataDir, FOLDER));
    const { drawn } = app.metrics.pages;
    const drawer = new PageDrawer({
      pages,
      remotesDir: join(dataDir, REMOTES_FOLDER),
      readRegistry: async () => (await app.portalRegistry.read()).registry,
      documents: app.publicDocuments,
      start: (program, language) => new DrawingProcess(program, language, LIMITS),
      onDrawn: (_page, milliseconds) => drawn.observe({ outcome: 'drawn' }, milliseconds / 1000),
      onFailure: ({ baseUrl, path, language }, error) => {
        drawn.observe({ outcome: 'failed' }, 0);
        app.log.error(
          { err: error, page: `${baseUrl} ${path} ${language}` },
          'a page could not be drawn; its last drawing stays',
        );
      },
    });
    app.decorate('drawnPages', {
      find: (name) => pages.find(name),
      failing: () => drawer.failures(),
    });
    app.startTask('pages could not be drawn', LOOK, () => drawer.round());
    app.addHook('onClose', () => drawer.end());
  },
  {
    name: 'drawing',
    dependencies: ['task'],
    decorators: { fastify: ['metrics', 'portalRegistry', 'publicDocuments'] },
  },
);
