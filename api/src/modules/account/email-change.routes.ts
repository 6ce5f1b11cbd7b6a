import { emailChangeSchema } from '@mosta/shared/schemas/account.schema';
import * as v from 'valibot';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { createEmailChanges } from './email-change.service';

type Dependencies = Parameters<typeof createEmailChanges>[0] & {
  /** Calls that cost the hash of a password, allowed to one network address in a minute. */
  perMinute: number;
};

const access = ['Exhibitor', 'Organizer'] as const;
const tags = ['Mon compte'];
const PATH = '/v1/account/email';

/** Another address for the signed-in person's account. */
export function emailChangeRoutes(app: ValibotApp, dependencies: Dependencies): void {
  const changes = createEmailChanges(dependencies);
  const rateLimit = { max: dependencies.perMinute, timeWindow: '1 minute' };

  app.post(
    PATH,
    {
      config: { access: [...access], area: 'own', rateLimit, costs: ['mail'] },
      schema: {
        tags,
        summary:
          'Demande une autre adresse e-mail, qui devient celle du compte quand elle est confirmée',
        problems: ['WRONG_PASSWORD'],
        body: emailChangeSchema,
        response: { 202: v.null() },
      },
    },
    async (request, reply) => {
      await changes.request(callerOf(request), request.ip, request.body);
      return reply.code(202).header('cache-control', 'no-store').send(null);
    },
  );

  app.delete(
    PATH,
    {
      config: { access: [...access], area: 'own' },
      schema: {
        tags,
        summary: 'Renonce au changement d’adresse e-mail qui attend sa confirmation',
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      await changes.cancel(callerOf(request));
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );

  app.post(
    '/v1/account/confirmation',
    {
      config: { access: [...access], area: 'own', rateLimit, costs: ['mail'] },
      schema: {
        tags,
        summary: 'Envoie encore une fois le lien qui confirme son adresse e-mail, ou la nouvelle',
        response: { 202: v.null() },
      },
    },
    async (request, reply) => {
      await changes.resend(callerOf(request));
      return reply.code(202).header('cache-control', 'no-store').send(null);
    },
  );
}
