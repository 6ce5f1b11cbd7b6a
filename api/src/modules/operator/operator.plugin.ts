import { defineModule } from '../../platform/http/define-module';
import { operatorRoutes } from './operator.routes';

/** The page from which operators watch and steer releases. */
export const operatorPlugin = defineModule<{ dataDir: string; hostDist: string }>(
  { name: 'operator', needs: ['db', 'portalRegistry'], after: ['load'] },
  (app, { dataDir, hostDist }) => {
    operatorRoutes(app, { db: app.db, dataDir, hostDist, registry: app.portalRegistry });
  },
);
