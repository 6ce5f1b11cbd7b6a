import { forgotPasswordSchema, resetPasswordSchema } from '@mosta/shared/schemas/account.schema';
import * as v from 'valibot';
import type { ValibotApp } from '../../platform/http/validation';
import { createPasswordResets } from './password-reset.service';

type Dependencies = Parameters<typeof createPasswordResets>[0] & {
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

const TAG = 'Comptes';

/** The way back into an account whose password is forgotten. */
export function passwordResetRoutes(app: ValibotApp, dependencies: Dependencies): void {
  const resets = createPasswordResets(dependencies);
  const config = {
    access: 'public',
    rateLimit: { max: dependencies.perMinute, timeWindow: '1 minute' },
  } as const;

  app.post(
    '/auth/forgot-password',
    {
      config: { ...config, costs: ['mail'] },
      schema: {
        tags: [TAG],
        summary: 'Envoie un lien pour choisir un nouveau mot de passe, si l’adresse a un compte',
        body: forgotPasswordSchema,
        response: { 202: v.null() },
      },
    },
    async (request, reply) => {
      await resets.request(request.body.email);
      return reply.code(202).header('cache-control', 'no-store').send(null);
    },
  );

  app.post(
    '/auth/reset-password',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Choisit un nouveau mot de passe par ce lien et ferme toutes les sessions',
        problems: ['INVALID_RESET_TOKEN', 'WEAK_PASSWORD', 'EMAIL_TAKEN'],
        body: resetPasswordSchema,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      await resets.reset(request.body);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
