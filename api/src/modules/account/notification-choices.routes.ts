import {
  DEFAULT_NOTIFICATION_CHOICES,
  type NotificationChoices,
  notificationChoicesSchema,
} from '@mosta/shared/schemas/notification-choices.schema';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { notificationChoices } from '../../tables/notification';

const config = { access: ['Exhibitor', 'Organizer'], area: 'own' } as const;
const tags = ['Mon compte'];
const response = { 200: notificationChoicesSchema };
const PATH = '/v1/account/notification-choices';

/** What the signed-in person wants to be notified of, and how. */
export function notificationChoicesRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Montre les notifications voulues par e-mail et à l’écran',
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readChoices(db, callerOf(request).userId);
    },
  );

  app.patch(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Choisit les notifications voulues par e-mail et à l’écran',
        body: notificationChoicesSchema,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { userId } = callerOf(request);
      const choices = request.body;
      await db
        .insert(notificationChoices)
        .values({ userId, choices })
        .onConflictDoUpdate({ target: notificationChoices.userId, set: { choices } });
      return choices;
    },
  );
}

async function readChoices(db: Db, userId: string): Promise<NotificationChoices> {
  const [row] = await db
    .select({ choices: notificationChoices.choices })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId));
  return row?.choices ?? DEFAULT_NOTIFICATION_CHOICES;
}
