import { defineModule } from '../../platform/http/define-module';
import { deleteExpired } from './account.repository';
import { accountRoutes } from './account.routes';
import { createAccountService } from './account.service';
import type { LoginFailures } from './login-failures';
import { notificationChoicesRoutes } from './notification-choices.routes';
import { ownAccountRoutes } from './own-account.routes';
import { passwordResetRoutes } from './password-reset.routes';
import { MOST_RESETS, makeReset, PASSWORD_RESET_TOPIC } from './password-reset.service';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts tried passwords, wherever one is asked for. */
    loginFailures: LoginFailures;
  }
}

const HOUR = 3_600_000;

type Options = {
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
  /** Failed sign-ins allowed to one account from one address in five minutes. */
  loginFailures: number;
  publicUrl: string;
};

/** Accounts, their sessions, and what their owners choose. */
export const accountPlugin = defineModule<Options>(
  { name: 'account', needs: ['db', 'tokens', 'realtime', 'outbox', 'createLimiter', 'startTask'] },
  (app, options) => {
    const { db, tokens } = app;
    const { perMinute, loginFailures: limit, publicUrl } = options;
    const failures = {
      perAddress: app.createLimiter({ limit, windowSeconds: 300 }),
      perAccount: app.createLimiter({ limit: limit * 10, windowSeconds: 300 }),
    };
    const onSessionEnded = app.realtime.endSession;
    app.decorate('loginFailures', failures);
    accountRoutes(app, {
      accounts: createAccountService({ db, tokens, onSessionEnded }),
      ...{ failures, perMinute },
    });
    ownAccountRoutes(app, { db, failures, onSessionEnded, perMinute });
    notificationChoicesRoutes(app, { db });
    passwordResetRoutes(app, {
      ...{ db, onSessionEnded, perMinute },
      perAccount: app.createLimiter({ limit: MOST_RESETS, windowSeconds: 3600 }),
    });
    app.outbox.handle(PASSWORD_RESET_TOPIC, 'tasks', ({ payload }) =>
      makeReset({ db, publicUrl }, payload),
    );
    app.startTask('expired sessions could not be removed', HOUR, () =>
      deleteExpired(db, new Date()),
    );
  },
);
