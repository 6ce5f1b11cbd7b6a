import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import {
  holdExtensionSchema,
  holdFilterSchema,
  holdQuerySchema,
  holdReleaseSchema,
  organizerHoldPageSchema,
  organizerHoldSchema,
} from '@mosta/shared/schemas/organizer-hold.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { actorOf } from '../audit/audit-event';
import { holdTable } from './hold-export';
import { pageOfHolds } from './organizer-hold.repository';
import { createOrganizerHolds } from './organizer-hold.service';

const PREFIX = '/v1/organizer/hold';
const config = { access: ['Organizer'], area: 'stand' } as const;
const params = v.object({ id: v.string() });
const tags = ['Organisation'];

/** Options by who has them and when they end. */
export function organizerHoldRoutes(app: ValibotApp, db: Db): void {
  const holds = createOrganizerHolds(db);

  app.get(
    PREFIX,
    {
      config,
      schema: {
        ...{ tags, summary: 'Liste les options en cours, la première à finir d’abord' },
        ...{ querystring: holdQuerySchema, response: { 200: organizerHoldPageSchema } },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return pageOfHolds(db, request.query);
    },
  );

  app.get(
    `${PREFIX}/export`,
    {
      config: { access: ['Organizer'], area: 'export' },
      schema: {
        ...{ tags, summary: 'Exporte les options voulues, en CSV ou en XLSX' },
        ...{ description: EXPORT_DESCRIPTION, produces: Object.values(TABLE_TYPES) },
        querystring: v.object({ ...holdFilterSchema.entries, ...exportFormat }),
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query;
      const table = holdTable(db, filter, chosenLanguage(request) ?? DEFAULT_LANGUAGE);
      return sendTable(reply, format, 'mosta-expo-options', table);
    },
  );

  app.post(
    `${PREFIX}/:id/extend`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Prolonge une option\u00a0; l’exposant en est informé' },
        description:
          'La fin (expires) est celle qui a été lue. Un appel renvoyé ne prolonge pas deux fois.',
        problems: ['HOLD_CHANGED'],
        ...{ params, body: holdExtensionSchema, response: { 200: organizerHoldSchema } },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return holds.extend(actorOf(request), readId(request.params.id), request.body);
    },
  );

  app.post(
    `${PREFIX}/:id/release`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Met fin à une option, avec le motif que l’exposant lira' },
        problems: ['HOLD_CHANGED'],
        ...{ params, body: holdReleaseSchema, response: { 204: v.null() } },
      },
    },
    async (request, reply) => {
      await holds.release(actorOf(request), readId(request.params.id), request.body);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
