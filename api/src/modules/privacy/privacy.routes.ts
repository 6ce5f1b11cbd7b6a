import { eraseAccountSchema } from '@mosta/shared/schemas/account.schema';
import { accountExportSchema, ownApplicationSchema } from '@mosta/shared/schemas/privacy.schema';
import * as v from 'valibot';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { createPrivacyService } from './privacy.service';
import { createOwnApplications } from './staff-own.service';

type Dependencies = Parameters<typeof createPrivacyService>[0] &
  Parameters<typeof createOwnApplications>[0] & {
    /** Calls allowed to one network address in a minute. */
    perMinute: number;
  };

const TAG = 'Données personnelles';
const tokenParams = v.object({ token: v.string() });

/** Export and erasure of personal data (law 18-07). */
export function privacyRoutes(app: ValibotApp, dependencies: Dependencies): void {
  accountDataRoutes(app, dependencies);
  ownApplicationRoutes(app, dependencies);
}

function accountDataRoutes(app: ValibotApp, dependencies: Dependencies): void {
  const privacy = createPrivacyService(dependencies);
  const config = {
    access: ['Exhibitor', 'Organizer'],
    area: 'own',
    rateLimit: { max: dependencies.perMinute, timeWindow: '1 minute' },
  } satisfies { access: ('Exhibitor' | 'Organizer')[]; area: 'own'; rateLimit: object };

  app.get(
    '/v1/account/export',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Donne tout ce qui est gardé de son compte',
        response: { 200: accountExportSchema },
      },
    },
    async (request, reply) => {
      reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="mosta-expo-mes-donnees.json"');
      return privacy.exportAccount(callerOf(request));
    },
  );

  app.post(
    '/v1/account/erase',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Efface son compte et tout ce qui s’y rattache',
        problems: ['WRONG_PASSWORD', 'ERASURE_BLOCKED', 'LAST_OWNER'],
        description: 'Une réservation confirmée s’y oppose\u00a0: ERASURE_BLOCKED.',
        body: eraseAccountSchema,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      const { password } = request.body;
      await privacy.erase(callerOf(request), {
        ...{ actor: actorOf(request), ip: request.ip, password },
      });
      return reply.code(204).send(null);
    },
  );
}

function ownApplicationRoutes(app: ValibotApp, dependencies: Dependencies): void {
  const applications = createOwnApplications(dependencies);
  const config = {
    access: 'public',
    rateLimit: { max: dependencies.perMinute, timeWindow: '1 minute' },
  } as const;

  app.get(
    '/v1/staff/mine/:token',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Montre une candidature à qui tient le lien reçu par e-mail',
        params: tokenParams,
        response: { 200: ownApplicationSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return applications.read(request.params.token);
    },
  );

  app.delete(
    '/v1/staff/mine/:token',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Efface cette candidature et ses fichiers',
        params: tokenParams,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      await applications.erase(request.params.token);
      return reply.code(204).send(null);
    },
  );
}
