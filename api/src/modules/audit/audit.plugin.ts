import { organisationChangeSchema } from '@mosta/shared/schemas/organisation-change.schema';
import * as v from 'valibot';
import { defineModule } from '../../platform/http/define-module';
import { auditRoutes } from './audit.routes';
import { ORGANISATION_TOPIC } from './organisation-change';

/** What organisers did, and who is told of it at once. */
export const auditPlugin = defineModule(
  { name: 'audit', needs: ['db', 'realtime', 'outbox'] },
  (app) => {
    auditRoutes(app, { db: app.db });
    app.outbox.handle(ORGANISATION_TOPIC, 'socket', ({ payload }) =>
      app.realtime.announceOrganisation(v.parse(organisationChangeSchema, payload)),
    );
  },
);
