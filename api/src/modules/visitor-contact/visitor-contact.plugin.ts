import { defineModule } from '../../platform/http/define-module';
import { createBadgeTokens } from '../badge/badge-token';
import { visitorContactRoutes } from './visitor-contact.routes';
import { createVisitorContactService } from './visitor-contact.service';

/** Visitors whose badge an exhibitor has scanned. */
export const visitorContactPlugin = defineModule(
  { name: 'visitor-contact', needs: ['db', 'secret'] },
  (app) => {
    const tokens = createBadgeTokens(app.secret);
    const contacts = createVisitorContactService({ db: app.db, tokens });
    visitorContactRoutes(app, { db: app.db, contacts });
  },
);
