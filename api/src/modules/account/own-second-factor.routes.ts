import {
  beginSecondFactorSchema,
  confirmSecondFactorSchema,
  newSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorProofSchema,
  secondFactorStateSchema,
} from '@mosta/shared/schemas/second-factor.schema';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import type { SecondFactors } from '../second-factor/second-factor.service';
import { findUser, revokeFamiliesOf } from './account.repository';
import type { LoginFailures } from './login-failures';
import { checkOwnPassword } from './own-account.service';

type Dependencies = {
  db: Db;
  failures: LoginFailures;
  factors: SecondFactors;
  /** Told of every session whose sockets are to close. */
  onSessionEnded: (sessionId: string) => void;
  /** Calls that try a secret, allowed to one network address in a minute. */
  perMinute: number;
};

const PATH = '/v1/account/second-factor';
const tags = ['Mon compte'];

/** An organiser's own second factor: set up, recovery codes, removal. */
export function ownSecondFactorRoutes(app: ValibotApp, dependencies: Dependencies): void {
  const { db, failures, factors, onSessionEnded, perMinute } = dependencies;
  const config = { access: ['Organizer'], area: 'own' } as const;
  const rateLimit = { max: perMinute, timeWindow: '1 minute' };
  const guarded = { ...config, rateLimit, costs: ['mail' as const] };

  const checkPassword = (request: FastifyRequest, password: string) =>
    checkOwnPassword({ db, failures }, callerOf(request), request.ip, password);

  app.get(
    PATH,
    {
      config,
      schema: {
        ...{ tags, summary: 'Dit si la double authentification est activée' },
        response: { 200: secondFactorStateSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return factors.state(callerOf(request).userId);
    },
  );

  app.post(
    PATH,
    {
      config: { ...config, rateLimit },
      schema: {
        tags,
        summary:
          'Donne le secret d’une application d’authentification, qu’un premier code confirme',
        problems: ['WRONG_PASSWORD', 'SECOND_FACTOR_EXISTS'],
        body: beginSecondFactorSchema,
        response: { 200: newSecondFactorSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return factors.begin(await checkPassword(request, request.body.password));
    },
  );

  app.post(
    `${PATH}/confirm`,
    {
      config: guarded,
      schema: {
        tags,
        summary:
          'Active la double authentification par un premier code, et donne les codes de secours',
        description: 'Les autres sessions du compte se ferment.',
        problems: ['WRONG_CODE', 'SECOND_FACTOR_EXISTS', 'NO_SECOND_FACTOR'],
        body: confirmSecondFactorSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { userId, sessionId } = callerOf(request);
      const user = await findUser(db, userId);
      if (!user) throw new AppError('UNAUTHENTICATED');
      let ended: string[] = [];
      const actor = actorOf(request);
      const codes = await factors.confirm(actor, user, request.body.code, async (transaction) => {
        ended = await revokeFamiliesOf(transaction, userId, new Date(), sessionId);
      });
      // The own socket opens again, in the rooms that the session may now enter.
      [...ended, sessionId].forEach(onSessionEnded);
      return { codes };
    },
  );

  app.post(
    `${PATH}/recovery-codes`,
    {
      config: guarded,
      schema: {
        ...{ tags, summary: 'Donne de nouveaux codes de secours à la place des précédents' },
        problems: ['WRONG_PASSWORD', 'WRONG_CODE', 'NO_SECOND_FACTOR'],
        body: secondFactorProofSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { password, code } = request.body;
      const user = await checkPassword(request, password);
      return { codes: await factors.renewCodes(actorOf(request), user, code) };
    },
  );

  app.post(
    `${PATH}/remove`,
    {
      config: guarded,
      schema: {
        ...{ tags, summary: 'Retire la double authentification' },
        problems: ['WRONG_PASSWORD', 'WRONG_CODE', 'NO_SECOND_FACTOR'],
        body: secondFactorProofSchema,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      const { password, code } = request.body;
      const user = await checkPassword(request, password);
      await factors.remove(actorOf(request), user, code);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
