import { defineModule } from '../../platform/http/define-module';
import { privacyRoutes } from './privacy.routes';
import { startRetention, type Terms } from './retention';

type Options = {
  perMinute: number;
  /** Address of the organiser, whom somebody with a contract has to ask. */
  organizer: string;
  terms: Terms;
};

/** Personal data: export, erasure, and what is erased by itself after its term (law 18-07). */
export const privacyPlugin = defineModule<Options>(
  {
    name: 'privacy',
    needs: ['db', 'links', 'storage', 'realtime', 'loginFailures', 'startTask'],
    after: ['account'],
  },
  (app, options) => {
    const { db, links, loginFailures: failures } = app;
    const { perMinute, organizer, terms } = options;
    privacyRoutes(app, {
      ...{ db, links, failures, perMinute, organizer },
      onSessionEnded: app.realtime.endSession,
    });
    startRetention(app, terms);
  },
);
