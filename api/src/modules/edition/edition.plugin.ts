import { defineModule } from '../../platform/http/define-module';
import { editionRoutes } from './edition.routes';
import type { EditionKeeper } from './edition-keeper';
import { previewRoutes } from './preview.routes';

/** Milliseconds between two looks at whether another process has changed the edition: without a question to the database. */
const LOOK = 500;

/** The editions of the fair, one of which the portal shows. */
export const editionPlugin = defineModule<{ editions: EditionKeeper }>(
  { name: 'edition', needs: ['db', 'signals', 'startTask', 'readPreviewed'] },
  (app, { editions }) => {
    app.startTask('the current edition could not be read', LOOK, editions.look);
    previewRoutes(app);
    editionRoutes(app, { db: app.db, signals: app.signals, look: editions.look });
  },
);
