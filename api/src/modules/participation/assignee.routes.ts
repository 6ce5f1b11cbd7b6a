import {
  assigneeChangeSchema,
  assigneeListSchema,
  organizerParticipationSchema,
} from '@mosta/shared/schemas/participation.schema';
import * as v from 'valibot';
import { refuseFormer } from '../../in-edition';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf, recordAuditEvent } from '../audit/audit-event';
import { isAssignee, listAssignees, writeAssignee } from './assignee.repository';
import { readParticipation } from './organizer-participation.service';
import { lockParticipation } from './participation.repository';

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
        const found = await lockParticipation(transaction, id);
        if (!found) throw new AppError('NOT_FOUND');
        await refuseFormer(transaction, found.participation.edition);
        const before = found.participation.assignedTo;
        // The same call once more is no other.
        if (before === assignee) return readParticipation(transaction, id);
        if (before !== seen) {
          throw new AppError('PARTICIPATION_CHANGED', {
            detail: 'Un autre organisateur l’a confié entre-temps\u00a0: rien n’est changé.',
          });
        }
        if (assignee !== null && !(await isAssignee(transaction, assignee))) {
          throw new AppError('INVALID_INPUT', {
            errors: [{ path: 'assignee', message: 'Cette personne ne décide pas des dossiers.' }],
          });
        }
        await writeAssignee(transaction, id, assignee);
        await recordAuditEvent(transaction, actorOf(request), {
          ...{ action: 'participation.assign', subject: id, details: { before, after: assignee } },
        });
        return readParticipation(transaction, id);
      });
    },
  );
}
