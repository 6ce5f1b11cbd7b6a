import {
  assigneeChangeSchema,
  assigneeListSchema,
  organizerParticipationSchema,
} from '@mosta/shared/schemas/participation.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { listAssignees } from './assignee.repository';
import { assignWithin } from './assignee.service';
import { readParticipation } from './organizer-participation.service';

const PREFIX = '/v1/organizer/participation';
const config = { access: ['Organizer'], area: 'participation' } as const;
const tags = ['Organisation'];

/** Who of the organisers follows a participation (decision 0097). */
export function assigneeRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    `${PREFIX}/assignees`,
    {
      config,
      schema: {
        tags,
        summary: 'Liste les organisateurs à qui un dossier peut être confié',
        response: { 200: assigneeListSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listAssignees(db);
    },
  );

  app.put(
    `${PREFIX}/:id/assignee`,
    {
      config,
      schema: {
        tags,
        summary: 'Confie un dossier à un organisateur, ou à personne',
        problems: ['PARTICIPATION_CHANGED', 'EDITION_FORMER'],
        params: v.object({ id: v.string() }),
        body: assigneeChangeSchema,
        response: { 200: organizerParticipationSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const id = readId(request.params.id);
      const { assignee, seen } = request.body;
      return db.transaction(async (transaction) => {
        await assignWithin(transaction, { actor: actorOf(request), id, assignee, seen });
        return readParticipation(transaction, id);
      });
    },
  );
}
