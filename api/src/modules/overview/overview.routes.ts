import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { balanceListSchema } from '@mosta/shared/schemas/balance.schema';
import { editionChoice, editionChoiceSchema } from '@mosta/shared/schemas/edition-choice.schema';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import { overviewSchema } from '@mosta/shared/schemas/overview.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { listBalances } from './balance.service';
import { balanceTable } from './balance-export';
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
        querystring: editionChoiceSchema,
        response: { 200: overviewSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readOverview(db, new Date(), request.query.edition);
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
        querystring: editionChoiceSchema,
        response: { 200: balanceListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listBalances(db, new Date(), request.query.edition);
    },
  );

  app.get(
    '/v1/organizer/balance/export',
    {
      config: { access: ['Organizer'], area: 'export' },
      schema: {
        tags: ['Organisation'],
        summary: 'Exporte ce que chaque réservation confirmée coûte et doit, en CSV ou en XLSX',
        description: EXPORT_DESCRIPTION,
        produces: Object.values(TABLE_TYPES),
        querystring: v.object({ ...editionChoice, ...exportFormat }),
      },
    },
    async (request, reply) => {
      const { format, edition } = request.query;
      const asked = { now: new Date(), year: edition };
      const table = balanceTable(db, asked, chosenLanguage(request) ?? DEFAULT_LANGUAGE);
      return sendTable(reply, format, 'mosta-expo-soldes', table);
    },
  );
}
