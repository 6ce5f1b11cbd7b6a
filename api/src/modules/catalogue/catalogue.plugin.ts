import { defineModule } from '../../platform/http/define-module';
import { catalogueRoutes } from './catalogue.routes';
import { organizerPromoRoutes } from './organizer-promo.routes';
import { organizerStockRoutes } from './organizer-stock.routes';
import { createPromoCodes, type PromoCodes } from './promo-code.service';

declare module 'fastify' {
  interface FastifyInstance {
    promoCodes: PromoCodes;
  }
}

type Options = {
  perMinute: number;
  /** Wrong promo codes allowed to one network address in five minutes. */
  failures: number;
};

/** What the fair sells, and what promo codes take off. */
export const cataloguePlugin = defineModule<Options>(
  { name: 'catalogue', needs: ['db', 'signals', 'createLimiter'] },
  (app, options) => {
    const { db, signals } = app;
    const { perMinute, failures: limit } = options;
    const promos = createPromoCodes({
      db,
      failures: app.createLimiter({ limit, windowSeconds: 300 }),
    });
    app.decorate('promoCodes', promos);
    catalogueRoutes(app, { db, signals, promos, perMinute });
    organizerPromoRoutes(app, db);
    organizerStockRoutes(app, db);
  },
);
