import { balanceListSchema } from '@mosta/shared/schemas/balance.schema';
import { overviewSchema } from '@mosta/shared/schemas/overview.schema';
import type { Db } from '../../platform/database/database';
import type { ValibotApp } from '../../platform/http/validation';
import { listBalances } from './balance.service';
import { readOverview } from './overview.service';

/** What waits for an organiser, and how the fair stands. */
export function overviewRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    '/v1/organizer/overview',
    {
      config: { access: ['Organizer'], area: 'overview' },
      schema: {
        tags: ['Organisation'],
        summary: 'Donne ce qui attend une personne aujourd’hui, et les chiffres du salon',
        description:
          'Les montants sont ceux des réservations confirmées, taxes comprises. Les jours sont ceux d’Algérie.',
        response: { 200: overviewSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readOverview(db, new Date());
    },
  );

  app.get(
    '/v1/organizer/balance',
    {
      config: { access: ['Organizer'], area: 'payment' },
      schema: {
        tags: ['Organisation'],
        summary:
          'Donne ce que chaque réservation confirmée coûte, ce qui en est payé et ce qui est dû',
        description: 'Taxes comprises, l’échéance la plus proche d’abord.',
        response: { 200: balanceListSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listBalances(db, new Date());
    },
  );
}
