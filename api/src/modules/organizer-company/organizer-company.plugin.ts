import { defineModule } from '../../platform/http/define-module';
import { organizerCompanyRoutes } from './organizer-company.routes';

/** Companies over all editions, as organisers see them. */
export const organizerCompanyPlugin = defineModule(
  { name: 'organizerCompany', needs: ['db'] },
  (app) => organizerCompanyRoutes(app, app.db),
);
