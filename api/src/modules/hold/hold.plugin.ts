import { defineModule } from '../../platform/http/define-module';
import { createAddressDigest } from './address-digest';
import { expireHolds, forgetAddresses } from './hold.repository';
import { holdRoutes } from './hold.routes';
import type { HoldTerms } from './hold.service';

/** Every second: that is how soon the plan shows that an option has run out. */
const SECOND = 1000;
const DAY = 24 * 3_600_000;
/** Longer than a reservation waits: until then the stands of an address are counted. */
const KEEP_ADDRESSES = 90 * DAY;

/** Options on stands. */
export const holdPlugin = defineModule<HoldTerms>(
  { name: 'hold', needs: ['db', 'secret', 'startTask'] },
  async (app, terms) => {
    const { db } = app;
    holdRoutes(app, { db, terms, digestOf: createAddressDigest(app.secret) });
    app.startTask('options could not be ended', SECOND, async () => {
      await expireHolds(db);
    });
    app.startTask('addresses of options could not be forgotten', DAY, () =>
      forgetAddresses(db, new Date(Date.now() - KEEP_ADDRESSES)),
    );
  },
);
