import { defineModule } from '../../platform/http/define-module';
import { formerEditionRoutes } from './former-edition.routes';

/** Former editions, as everybody may read them. */
export const formerEditionPlugin = defineModule(
  { name: 'former-edition', needs: ['db', 'signals', 'rowDocuments'] },
  (app) => {
    formerEditionRoutes(app, { db: app.db, signals: app.signals });
  },
);
