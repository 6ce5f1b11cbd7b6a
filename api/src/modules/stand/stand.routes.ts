import { standListSchema, standSchema } from '@mosta/shared/schemas/stand.schema';
import * as v from 'valibot';
import { previewedYear } from '../../edition-preview';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { sendWithEtag } from '../../platform/http/etag';
import type { ValibotApp } from '../../platform/http/validation';
import { findStand, listStands } from './stand.repository';

const TAG = 'Stands';

/** The hall's stands and zones, as everybody may see them. */
export function standRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    '/v1/stand',
    {
      config: { access: 'public' },
      schema: {
        tags: [TAG],
        summary: 'Liste les stands et les zones, avec leur prix et leur état',
        response: { 200: standListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
      return sendWithEtag(
        request,
        reply,
        JSON.stringify(await listStands(db, previewedYear(request))),
      );
    },
  );

  app.get(
    '/v1/stand/:code',
    {
      config: { access: 'public' },
      schema: {
        tags: [TAG],
        summary: 'Décrit un stand ou une zone',
        params: v.object({ code: v.string() }),
        response: { 200: standSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      const stand = await findStand(db, request.params.code, previewedYear(request));
      if (!stand) throw new AppError('NOT_FOUND');
      return stand;
    },
  );
}
