import { noteInputSchema, noteListSchema, noteSchema } from '@mosta/shared/schemas/note.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf, recordAuditEvent } from '../audit/audit-event';
import { onParticipation, readHead } from '../party/party';
import { countNotes, insertNote, listNotes } from './note.repository';

const PATH = '/v1/organizer/participation/:id/note';
const config = { access: ['Organizer'], area: 'participation' } as const;
const params = v.object({ id: v.string() });
const tags = ['Organisation'];
/** Of one participation: its list is read whole. */
const MOST_NOTES = 500;

/** Notes about a participation, between organisers (decision 0097). */
export function noteRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Liste les notes internes d’un dossier, la plus ancienne d’abord',
        params,
        response: { 200: noteListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { id } = await readHead(db, callerOf(request), request.params.id);
      return listNotes(db, id);
    },
  );

  app.post(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Écrit une note interne dans un dossier',
        description:
          'Aucune page de l’exposant ne la montre\u00a0; l’export de ses données la contient. Le même appel, avec la même clé, n’en écrit pas une seconde.',
        problems: ['TOO_MANY_NOTES', 'EDITION_FORMER'],
        params,
        body: noteInputSchema,
        response: { 201: noteSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      const caller = callerOf(request);
      const answer = await onParticipation(
        db,
        caller,
        request.params.id,
        async (transaction, { id }) => {
          const { written, about, note } = await insertNote(
            transaction,
            id,
            caller.userId,
            request.body,
          );
          if (about !== id) {
            throw new AppError('INVALID_INPUT', {
              errors: [{ path: 'key', message: 'Cette clé a déjà servi.' }],
            });
          }
          if (!written) return note;
          if ((await countNotes(transaction, id)) > MOST_NOTES) {
            throw new AppError('TOO_MANY_NOTES');
          }
          await recordAuditEvent(transaction, actorOf(request), {
            ...{ action: 'participation.note', subject: id, details: { note: note._id } },
          });
          return note;
        },
      );
      return answer;
    },
  );
}
