import { defineModule } from '../../platform/http/define-module';
import { preparationRoutes } from './preparation.routes';

/** What was ordered, as those need it who bring it to the stands. */
export const preparationPlugin = defineModule(
  { name: 'preparation', needs: ['db', 'printer'] },
  preparationRoutes,
);
