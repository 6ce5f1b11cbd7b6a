import { standQuestionSchema } from '@mosta/shared/schemas/stand-choice.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { exhibitorOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { readStandQuestion } from './stand-choice.service';

/** The call that says what a stand under option would change in its exhibitor's reservation. */
export function standChoiceRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    '/v1/hold/:id/choice',
    {
      config: { access: ['Exhibitor'] },
      schema: {
        tags: ['Options'],
        summary: 'Donne les deux totaux d’un stand d’une autre surface que le devis',
        description: '`packages` est vide quand il n’y a rien à choisir.',
        params: v.object({ id: v.string() }),
        response: { 200: standQuestionSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readStandQuestion(db, exhibitorOf(request), request.params.id);
    },
  );
}
