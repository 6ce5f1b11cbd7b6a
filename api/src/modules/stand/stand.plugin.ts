import * as v from 'valibot';
import { currentEdition } from '../../current-edition';
import { defineModule } from '../../platform/http/define-module';
import { addInventory } from './inventory';
import { standRoutes } from './stand.routes';
import { STAND_TOPIC, standJobSchema } from './stand.topic';

/** Stands and zones of the hall, and the announcement of their changes. */
export const standPlugin = defineModule(
  { name: 'stand', needs: ['db', 'realtime', 'outbox'] },
  async (app) => {
    const { db, realtime } = app;
    await addInventory(db, currentEdition());
    standRoutes(app, { db });
    app.outbox.handle(STAND_TOPIC, 'socket', ({ payload }) =>
      realtime.announceStand(v.parse(standJobSchema, payload)),
    );
  },
);
