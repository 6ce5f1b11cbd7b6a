import { confirmEmailSchema } from '@mosta/shared/schemas/account.schema';
import * as v from 'valibot';
import type { ValibotApp } from '../../platform/http/validation';
import type { EmailConfirmations } from './email-confirmation.service';

type Dependencies = {
  confirmations: EmailConfirmations;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** The link that confirms an account's address. */
export function emailConfirmationRoutes(
  app: ValibotApp,
  { confirmations, perMinute }: Dependencies,
): void {
  const rateLimit = { max: perMinute, timeWindow: '1 minute' };

  app.post(
    '/auth/confirm-email',
    {
      config: { access: 'public', rateLimit },
      schema: {
        tags: ['Comptes'],
        summary: 'Confirme l’adresse e-mail d’un compte par le lien qu’elle a reçu',
        problems: ['INVALID_CONFIRMATION_TOKEN', 'EMAIL_TAKEN'],
        body: confirmEmailSchema,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      await confirmations.confirm(request.body.token);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
