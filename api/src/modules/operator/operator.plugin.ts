import { defineModule } from '../../platform/http/define-module';
import { operatorRoutes } from './operator.routes';

/** The page from which operators watch and steer releases. */
export const operatorPlugin = defineModule<{ dataDir: string }>(
  { name: 'operator', needs: ['db', 'portalRegistry'], after: ['load'] },
  (app, { dataDir }) => {
    operatorRoutes(app, { db: app.db, dataDir, registry: app.portalRegistry });
  },
);
