import {
  lateBalanceListSchema,
  reminderAnswerSchema,
  reminderInputSchema,
  reminderPreviewSchema,
} from '@mosta/shared/schemas/reminder.schema';
import * as v from 'valibot';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { createReminderService } from './reminder.service';

const PREFIX = '/v1/organizer/reminder';
const config = { access: ['Organizer'], area: 'payment' } as const;
const tags = ['Facturation'];

/** Reminders of late payments. */
export function reminderRoutes(
  app: ValibotApp,
  dependencies: Parameters<typeof createReminderService>[0],
): void {
  const service = createReminderService(dependencies);

  app.get(
    PREFIX,
    {
      config,
      schema: {
        tags,
        summary: 'Liste les paiements en retard, et combien de rappels ont été envoyés',
        response: { 200: lateBalanceListSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return service.list();
    },
  );

  app.get(
    `${PREFIX}/:id/preview`,
    {
      config,
      schema: {
        tags,
        summary: 'Montre le rappel d’une réservation tel que chaque destinataire le lirait',
        params: v.object({ id: v.string() }),
        response: { 200: reminderPreviewSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return service.preview(request.params.id);
    },
  );

  app.post(
    PREFIX,
    {
      config,
      schema: {
        tags,
        summary: 'Envoie des rappels de paiement, chacun une fois',
        description:
          'Chaque rappel porte son numéro, tel que la liste le donne plus un\u00a0: s’il est déjà parti, il n’est pas envoyé de nouveau. Par notification et par e-mail, dans la langue du destinataire.',
        body: reminderInputSchema,
        response: { 200: reminderAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return service.send(actorOf(request), request.body);
    },
  );
}
