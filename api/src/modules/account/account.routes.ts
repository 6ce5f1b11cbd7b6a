import {
  loginInputSchema,
  refreshInputSchema,
  sessionAnswerSchema,
  signupRequestSchema,
} from '@mosta/shared/schemas/account.schema';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import type { AccountService, SignInOrigin } from './account.service';
import { describeDevice } from './device';
import type { KnownDevices } from './known-device';
import { type LoginFailures, tryPassword } from './login-failures';

type Dependencies = {
  accounts: AccountService;
  failures: LoginFailures;
  devices: KnownDevices;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

const TAG = 'Comptes';

/** Sign-in, sign-up, sign-out and renewal of a session. */
export function accountRoutes(app: ValibotApp, dependencies: Dependencies): void {
  const { accounts, failures, devices, perMinute } = dependencies;
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
        problems: [
          'INVALID_CREDENTIALS',
          'SECOND_FACTOR_REQUIRED',
          'SECOND_FACTOR_WRONG',
          'SECOND_FACTOR_UNREADABLE',
        ],
        body: loginInputSchema,
        response: { 200: sessionAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { email } = request.body;
      const device = await devices.find(request, () => accounts.ownerOf(email));
      const attempt = { email, ip: request.ip, device };
      const session = await tryPassword(failures, attempt, () =>
        accounts.login(request.body, originOf(request)),
      );
      // The password was right, so that no failed attempt is counted.
      if (!session) throw new AppError('SECOND_FACTOR_REQUIRED');
      devices.mark(request, reply, session.user._id);
      return session;
    },
  );

  app.post(
    '/auth/signup',
    {
      config: { ...config, costs: ['mail'] },
      schema: {
        tags: [TAG],
        summary:
          'Crée un compte d’exposant, ouvre sa session et envoie à l’adresse de quoi la confirmer',
        problems: ['WEAK_PASSWORD'],
        body: signupRequestSchema,
        response: { 201: sessionAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      const session = await accounts.signup(request.body, originOf(request));
      devices.mark(request, reply, session.user._id);
      return session;
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
      const session = await accounts.refresh(request.body.refreshToken, chosenLanguage(request));
      devices.mark(request, reply, session.user._id);
      return session;
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

function originOf(request: FastifyRequest): SignInOrigin {
  return {
    device: describeDevice(request.headers['user-agent']),
    language: chosenLanguage(request),
    requestId: request.id,
  };
}
