import { defineModule } from '../../platform/http/define-module';
import { contactRoutes } from './contact.routes';

/** Messages of visitors to the organiser. */
export const contactPlugin = defineModule<{ organizer: string }>(
  { name: 'contact', needs: ['db'] },
  (app, options) => {
    contactRoutes(app, { db: app.db, ...options });
  },
);
