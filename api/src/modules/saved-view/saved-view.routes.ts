import {
  savedViewInputSchema,
  savedViewListSchema,
  savedViewSchema,
} from '@mosta/shared/schemas/saved-view.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { listViews, removeView, saveView } from './saved-view.repository';

const PATH = '/v1/account/view';
const config = { access: ['Organizer'], area: 'own' } as const;
const tags = ['Mon compte'];

/** The views of tables that an organiser keeps; nobody else sees them. */
export function savedViewRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Liste les vues de tableaux gardées par l’organisateur connecté',
        response: { 200: savedViewListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listViews(db, callerOf(request).userId);
    },
  );

  app.put(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Garde une vue d’un tableau sous un nom',
        description:
          'Recherche, filtres, ordre et colonnes, tels que l’adresse de la page les porte. Un nom déjà pris pour ce tableau reçoit les nouveaux filtres.',
        problems: ['TOO_MANY_VIEWS'],
        body: savedViewInputSchema,
        response: { 200: savedViewSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return saveView(db, callerOf(request).userId, request.body);
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Oublie une vue gardée',
        params: v.object({ id: v.string() }),
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      const removed = await removeView(db, callerOf(request).userId, readId(request.params.id));
      if (!removed) throw new AppError('NOT_FOUND');
      reply.code(204);
      return null;
    },
  );
}
