import {
  accountChangeSchema,
  accountSchema,
  passwordChangeSchema,
} from '@mosta/shared/schemas/account.schema';
import { consentInputSchema } from '@mosta/shared/schemas/consent.schema';
import * as v from 'valibot';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { createOwnAccountService } from './own-account.service';

type Dependencies = Parameters<typeof createOwnAccountService>[0] & {
  /** Calls that cost the hash of a password, allowed to one network address in a minute. */
  perMinute: number;
};

const TAG = 'Mon compte';
const access = ['Exhibitor', 'Organizer'] as const;

/** The signed-in person's own account. */
export function ownAccountRoutes(app: ValibotApp, dependencies: Dependencies): void {
  const accounts = createOwnAccountService(dependencies);
  const rateLimit = { max: dependencies.perMinute, timeWindow: '1 minute' };

  app.get(
    '/v1/account',
    {
      config: { access: [...access], area: 'own' },
      schema: {
        tags: [TAG],
        summary: 'Montre son compte et ses consentements',
        response: { 200: accountSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return accounts.read(callerOf(request));
    },
  );

  app.patch(
    '/v1/account',
    {
      config: { access: [...access], area: 'own' },
      schema: {
        tags: [TAG],
        summary: 'Corrige son nom et son prénom',
        body: accountChangeSchema,
        response: { 200: accountSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await accounts.change(callerOf(request), request.body);
      return accounts.read(callerOf(request));
    },
  );

  app.post(
    '/v1/account/password',
    {
      config: { access: [...access], area: 'own', rateLimit },
      schema: {
        tags: [TAG],
        summary: 'Change son mot de passe et ferme ses autres sessions',
        problems: ['WRONG_PASSWORD', 'WEAK_PASSWORD'],
        body: passwordChangeSchema,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      await accounts.changePassword(callerOf(request), request.ip, request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/v1/account/consent',
    {
      config: { access: [...access], area: 'own' },
      schema: {
        tags: [TAG],
        summary: 'Accepte une version du texte sur les données personnelles',
        body: consentInputSchema,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      await accounts.consent(callerOf(request), request.body.version);
      return reply.code(204).send(null);
    },
  );
}
