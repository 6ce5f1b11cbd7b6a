import { defineModule } from '../../platform/http/define-module';
import { hallRoutes, organizerHallRoutes } from './hall.routes';
import { createHallService } from './hall.service';

/** The halls of an edition: their drawings, and their import from files of drawing programs. */
export const hallPlugin = defineModule<{ perMinute: number }>(
  { name: 'hall', needs: ['db', 'printer'], after: ['stand'] },
  async (app, { perMinute }) => {
    const { db, printer } = app;
    const options = { db, perMinute, halls: createHallService({ db, printer }) };
    hallRoutes(app, options);
    await organizerHallRoutes(app, options);
  },
);
