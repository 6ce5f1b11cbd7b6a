import {
  loginInputSchema,
  refreshInputSchema,
  sessionAnswerSchema,
  signupInputSchema,
} from '@mosta/shared/schemas/account.schema';
import * as v from 'valibot';
import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import type { ValibotApp } from '../../platform/http/validation';
import type { AccountService } from './account.service';

/** Guessing is slowed down for one account from one address, and, at a higher count, from all together. */
export type LoginFailures = { perAddress: FailureLimiter; perAccount: FailureLimiter };

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
        body: loginInputSchema,
        response: { 200: sessionAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { email } = request.body;
      const counts: Count[] = [
        { limiter: failures.perAddress, key: `${email}|${request.ip}` },
        { limiter: failures.perAccount, key: email },
      ];
      await reserve(counts);
      try {
        const session = await accounts.login(request.body);
        await giveBack(counts);
        return session;
      } catch (error) {
        if (!(error instanceof AppError)) await giveBack(counts);
        throw error;
      }
    },
  );

  app.post(
    '/auth/signup',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Crée un compte d’exposant et ouvre sa session',
        body: signupInputSchema,
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

type Count = { limiter: FailureLimiter; key: string };

/**
 * Counts the attempt in all or in none: refused at one address, it must not use up what the account may fail elsewhere.
 * @throws AppError when one of them allows no more
 */
async function reserve(counts: readonly Count[]): Promise<void> {
  const reserved: Count[] = [];
  for (const count of counts) {
    if (!(await count.limiter.reserve(count.key))) {
      await giveBack(reserved);
      throw new AppError('TOO_MANY_REQUESTS');
    }
    reserved.push(count);
  }
}

async function giveBack(counts: readonly Count[]): Promise<void> {
  for (const { limiter, key } of counts) await limiter.giveBack(key);
}
