import { noteInputSchema, noteListSchema, noteSchema } from '@mosta/shared/schemas/note.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { listNotes } from './note.repository';
import { writeNote } from './note.service';
import { NOTE_SUBJECTS, type NoteSubject } from './note-subjects';

const params = v.object({ id: v.string() });

/** Notes of organisers for each other, about everything that has some (decision 0097). */
export function noteRoutes(app: ValibotApp, { db }: { db: Db }): void {
  for (const subject of NOTE_SUBJECTS) routesOf(app, db, subject);
}

function routesOf(app: ValibotApp, db: Db, subject: NoteSubject): void {
  const { area, tag, inFrench, notes, find } = subject;
  const path = `${subject.path}/:id/note`;
  const config = { access: ['Organizer'], area } as const;
  const tags = [tag];

  app.get(
    path,
    {
      config,
      schema: {
        tags,
        summary: `Liste les notes internes d’${inFrench}, la plus ancienne d’abord`,
        params,
        response: { 200: noteListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const about = await find(db, callerOf(request), request.params.id);
      return listNotes(db, notes, about);
    },
  );

  app.post(
    path,
    {
      config,
      schema: {
        tags,
        summary: `Écrit une note interne au sujet d’${inFrench}`,
        description:
          'Aucune page de la personne concernée ne la montre\u00a0; ce que le portail lui donne de ses données la contient. Le même appel, avec la même clé, n’en écrit pas une seconde.',
        problems: ['TOO_MANY_NOTES', 'ALREADY_RECORDED', 'EDITION_FORMER'],
        params,
        body: noteInputSchema,
        response: { 201: noteSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      const { userId } = callerOf(request);
      return subject.change(db, callerOf(request), request.params.id, (transaction, about) =>
        writeNote(transaction, subject, actorOf(request), {
          ...request.body,
          ...{ about, authorId: userId },
        }),
      );
    },
  );
}
