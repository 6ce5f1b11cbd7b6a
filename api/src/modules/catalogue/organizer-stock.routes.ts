import { itemStockSchema } from '@mosta/shared/schemas/item-stock.schema';
import type { Db } from '../../platform/database/database';
import type { ValibotApp } from '../../platform/http/validation';
import { listOrdered } from './stock.repository';

/** What is ordered of each article, beside the stock that its content says. */
export function organizerStockRoutes(app: ValibotApp, db: Db): void {
  app.get(
    '/v1/organizer/stock',
    {
      config: { access: ['Organizer'], area: 'content' },
      schema: {
        tags: ['Contenus'],
        summary: 'Compte ce qui est commandé de chaque article de l’édition',
        response: { 200: itemStockSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return [...(await listOrdered(db))].map(([key, ordered]) => ({ key, ordered }));
    },
  );
}
