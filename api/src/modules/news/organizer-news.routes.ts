import {
  newsChangeSchema,
  newsInputSchema,
  organizerNewsListSchema,
  organizerNewsSchema,
} from '@mosta/shared/schemas/news.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { createNewsService } from './news.service';

const config = { access: ['Organizer'], area: 'content' } as const;
const params = v.object({ id: v.string() });
const tags = ['Actualités'];
const response = { 200: organizerNewsSchema };

/** What organisers do with the news. */
export function organizerNewsRoutes(app: ValibotApp, db: Db): void {
  const news = createNewsService(db);

  app.get(
    '/v1/organizer/news',
    {
      config,
      schema: {
        tags,
        summary: 'Liste toutes les actualités, les retirées aussi',
        response: { 200: organizerNewsListSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return news.list();
    },
  );

  app.post(
    '/v1/organizer/news',
    {
      config,
      schema: {
        tags,
        summary: 'Publie une actualité',
        body: newsInputSchema,
        response: { 201: organizerNewsSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return news.add(actorOf(request), request.body);
    },
  );

  app.patch(
    '/v1/organizer/news/:id',
    {
      config,
      schema: { tags, summary: 'Modifie une actualité', params, body: newsChangeSchema, response },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return news.change(actorOf(request), readId(request.params.id), request.body);
    },
  );

  app.post(
    '/v1/organizer/news/:id/withdraw',
    { config, schema: { tags, summary: 'Retire une actualité', params, response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return news.show(actorOf(request), readId(request.params.id), false);
    },
  );

  app.post(
    '/v1/organizer/news/:id/restore',
    { config, schema: { tags, summary: 'Publie à nouveau une actualité', params, response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return news.show(actorOf(request), readId(request.params.id), true);
    },
  );
}
