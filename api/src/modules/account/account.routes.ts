import {
  loginInputSchema,
  refreshInputSchema,
  sessionAnswerSchema,
  signupRequestSchema,
} from '@mosta/shared/schemas/account.schema';
import * as v from 'valibot';
import type { ValibotApp } from '../../platform/http/validation';
import type { AccountService } from './account.service';
import { type LoginFailures, tryPassword } from './login-failures';

type Dependencies = {
  accounts: AccountService;
  failures: LoginFailures;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

const TAG = 'Comptes';

/** Sign-in, sign-up, sign-out and renewal of a session. */
export function accountRoutes(app: ValibotApp, dependencies: Dependencies): void {
  const { accounts, failures, perMinute } = dependencies;
  const config = {
    access: 'public',
    rateLimit: { max: perMinute, timeWindow: '1 minute' },
  } as const;

  app.post(
    '/auth/login',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Ouvre une session',
        problems: ['INVALID_CREDENTIALS'],
        body: loginInputSchema,
        response: { 200: sessionAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const attempt = { email: request.body.email, ip: request.ip };
      return tryPassword(failures, attempt, () => accounts.login(request.body));
    },
  );

  app.post(
    '/auth/signup',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Crée un compte d’exposant et ouvre sa session',
        problems: ['EMAIL_TAKEN'],
        body: signupRequestSchema,
        response: { 201: sessionAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return accounts.signup(request.body);
    },
  );

  app.post(
    '/auth/refresh-tokens',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Échange un jeton de renouvellement, utilisable une seule fois',
        problems: ['INVALID_REFRESH_TOKEN'],
        body: refreshInputSchema,
        response: { 200: sessionAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return accounts.refresh(request.body.refreshToken);
    },
  );

  app.post(
    '/auth/logout',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Ferme la session d’un jeton de renouvellement',
        body: refreshInputSchema,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      await accounts.logout(request.body.refreshToken);
      return reply.code(204).send(null);
    },
  );
}
