import { setTimeout as wait } from 'node:timers/promises';
import { currentEdition } from '../../current-edition';
import { createSealedTexts } from '../../platform/accounts/sealed-text';
import { createSuccessors } from '../../platform/accounts/secret-token';
import { defineModule } from '../../platform/http/define-module';
import { createSecondFactors, SEALED_FOR } from '../second-factor/second-factor.service';
import { deleteExpired } from './account.repository';
import { accountRoutes } from './account.routes';
import { createAccountService } from './account.service';
import { emailChangeRoutes } from './email-change.routes';
import { MOST_CHANGES } from './email-change.service';
import { emailConfirmationRoutes } from './email-confirmation.routes';
import {
  createEmailConfirmations,
  EMAIL_CONFIRMATION_TOPIC,
  type EmailConfirmations,
  MOST_CONFIRMATIONS,
} from './email-confirmation.service';
import { makeConfirmation } from './email-confirmation-mail';
import { createKnownDevices } from './known-device';
import type { LoginFailures } from './login-failures';
import { notificationChoicesRoutes } from './notification-choices.routes';
import { ownAccountRoutes } from './own-account.routes';
import { ownSecondFactorRoutes } from './own-second-factor.routes';
import { ownSessionRoutes } from './own-session.routes';
import { passwordResetRoutes } from './password-reset.routes';
import { MOST_RESETS, makeReset, PASSWORD_RESET_TOPIC } from './password-reset.service';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts tried passwords, wherever one is asked for. */
    loginFailures: LoginFailures;
    /** Proves the addresses of accounts, wherever one is made or changed. */
    emailConfirmations: EmailConfirmations;
  }
}

const HOUR = 3_600_000;
/** Times as many failures of one account as one address may have. */
const DELAY_STEPS = [2, 4, 8, 16];

type Options = {
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
  /** Failed sign-ins allowed to one account from one address in five minutes. */
  loginFailures: number;
  publicUrl: string;
  demandSecondFactor: boolean;
};

/** Accounts, their sessions, and what their owners choose. */
export const accountPlugin = defineModule<Options>(
  {
    name: 'account',
    needs: ['db', 'tokens', 'secret', 'links', 'realtime', 'outbox', 'createLimiter', 'startTask'],
  },
  (app, options) => {
    const { db, tokens } = app;
    const { perMinute, loginFailures: limit, publicUrl, demandSecondFactor: demanded } = options;
    const limiterOf = (most: number) => app.createLimiter({ limit: most, windowSeconds: 300 });
    const failures: LoginFailures = {
      perDevice: limiterOf(limit),
      perAddress: limiterOf(limit),
      steps: DELAY_STEPS.map((step) => limiterOf(limit * step)),
      wait,
    };
    const onSessionEnded = app.realtime.endSession;
    const perMailbox = app.createLimiter({ limit: MOST_CONFIRMATIONS, windowSeconds: 3600 });
    const confirmations = createEmailConfirmations({ db, perMailbox });
    const factors = createSecondFactors({
      ...{ db, demanded, perAccount: limiterOf(limit) },
      texts: createSealedTexts(app.secret, SEALED_FOR),
      issuer: () => currentEdition().product,
    });
    app.decorate('loginFailures', failures);
    app.decorate('emailConfirmations', confirmations);
    accountRoutes(app, {
      accounts: createAccountService({
        ...{ db, tokens, confirmations, factors, onSessionEnded },
        successorOf: createSuccessors(app.secret),
      }),
      ...{ failures, devices: createKnownDevices(app.links), perMinute },
    });
    ownAccountRoutes(app, { db, failures, onSessionEnded, perMinute });
    ownSecondFactorRoutes(app, { db, failures, factors, onSessionEnded, perMinute });
    ownSessionRoutes(app, { db, onSessionEnded });
    emailConfirmationRoutes(app, { confirmations, perMinute });
    emailChangeRoutes(app, {
      ...{ db, failures, confirmations, perMinute, publicUrl },
      perAccount: app.createLimiter({ limit: MOST_CHANGES, windowSeconds: 3600 }),
    });
    notificationChoicesRoutes(app, { db });
    passwordResetRoutes(app, {
      ...{ db, onSessionEnded, perMinute },
      perAccount: app.createLimiter({ limit: MOST_RESETS, windowSeconds: 3600 }),
    });
    app.outbox.handle(PASSWORD_RESET_TOPIC, 'tasks', ({ payload }) =>
      makeReset({ db, publicUrl }, payload),
    );
    app.outbox.handle(EMAIL_CONFIRMATION_TOPIC, 'tasks', ({ payload }) =>
      makeConfirmation({ db, publicUrl }, payload),
    );
    app.startTask('expired sessions could not be removed', HOUR, () =>
      deleteExpired(db, new Date()),
    );
  },
);
