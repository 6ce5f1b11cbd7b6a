import { defineModule } from '../../platform/http/define-module';
import { ownApplicationLink } from '../privacy/staff-own.service';
import { staffRoutes } from './staff.routes';

type Options = { perMinute: number; publicUrl: string };

/** Applications for work at the fair. */
export const staffPlugin = defineModule<Options>(
  { name: 'staff', needs: ['db', 'storage', 'links'] },
  async (app, options) => {
    const { db, storage, links } = app;
    await staffRoutes(app, {
      ...{ db, storage, perMinute: options.perMinute },
      ownLink: (id) => ownApplicationLink(links, options.publicUrl, id),
    });
  },
);
