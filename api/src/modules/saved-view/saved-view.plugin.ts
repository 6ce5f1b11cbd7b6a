import { defineModule } from '../../platform/http/define-module';
import { savedViewRoutes } from './saved-view.routes';

/** Views of the back office's tables that organisers keep for themselves. */
export const savedViewPlugin = defineModule({ name: 'saved-view', needs: ['db'] }, (app) => {
  savedViewRoutes(app, { db: app.db });
});
