import { defineModule } from '../../platform/http/define-module';
import { failureRoutes } from './failure.routes';

/** Failures of remotes in browsers. */
export const failurePlugin = defineModule({ name: 'failure', needs: ['metrics'] }, (app) => {
  failureRoutes(app, { metrics: app.metrics });
});
