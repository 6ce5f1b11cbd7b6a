import { defineModule } from '../../platform/http/define-module';
import { expireHolds } from './hold.repository';
import { holdRoutes } from './hold.routes';

/** Every second: that is how soon the plan shows that an option has run out. */
const SECOND = 1000;

type Options = {
  /** How long an option lasts. */
  minutes: number;
};

/** Options on stands. */
export const holdPlugin = defineModule<Options>(
  { name: 'hold', needs: ['db', 'startTask'] },
  async (app, options) => {
    const { db } = app;
    holdRoutes(app, { db, ...options });
    app.startTask('options could not be ended', SECOND, async () => {
      await expireHolds(db);
    });
  },
);
