import { defineModule } from '../../platform/http/define-module';
import { documentRoutes } from './document.routes';

/** Documents of a participation. */
export const documentPlugin = defineModule<{ perMinute: number }>(
  { name: 'document', needs: ['db', 'storage'] },
  async (app, options) => {
    await documentRoutes(app, { db: app.db, storage: app.storage, ...options });
  },
);
