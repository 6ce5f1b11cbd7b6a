import { defineModule } from '../../platform/http/define-module';
import { contentRoutes } from './content.routes';
import { addFirstContent } from './content-start';

/** What the agency writes for its pages: programme and more. */
export const contentPlugin = defineModule(
  { name: 'content', needs: ['db', 'signals'], after: ['edition'] },
  async (app) => {
    await addFirstContent(app.db);
    contentRoutes(app, { db: app.db, signals: app.signals });
  },
);
