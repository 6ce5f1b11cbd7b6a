import { defineModule } from '../../platform/http/define-module';
import { noteRoutes } from './note.routes';

/** What organisers write to each other about a participation or an application. */
export const notePlugin = defineModule({ name: 'note', needs: ['db'] }, (app) => {
  noteRoutes(app, { db: app.db });
});
