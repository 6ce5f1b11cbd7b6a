import { defineModule } from '../../platform/http/define-module';
import { addFirstNews } from './first-news';
import { newsRoutes } from './news.routes';

/** The fair's news. */
export const newsPlugin = defineModule({ name: 'news', needs: ['db', 'signals'] }, async (app) => {
  await addFirstNews(app.db);
  newsRoutes(app, { db: app.db, signals: app.signals });
});
