import {
  HALL_FILE_LIMIT,
  hallDrawingInputSchema,
  hallDrawingSchema,
  hallImportSchema,
  organizerHallListSchema,
  organizerHallSchema,
  shownHallListSchema,
  storedHallSchema,
} from '@mosta/shared/schemas/hall.schema';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { previewedYear } from '../../edition-preview';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { sendWithEtag } from '../../platform/http/etag';
import { multipartScope, takeParts } from '../../platform/http/multipart';
import type { ValibotTypeProvider } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { findShownDrawing, listHalls, listShownHalls } from './hall.repository';
import type { createHallService } from './hall.service';
import { receiveSvg } from './svg-upload';

type Options = {
  db: Db;
  halls: ReturnType<typeof createHallService>;
  /** Uploads allowed to one network address in a minute. */
  perMinute: number;
};

const PREFIX = '/v1/organizer/hall';
const access = ['Organizer'] as const;
const area = 'stand';
const tags = ['Organisation'];
/** As JSON; a drawing of ten thousand stands has three. */
const DRAWING_LIMIT = 8_000_000;

/** Halls as everybody may see them. */
export function hallRoutes(app: FastifyInstance, { db }: Options): void {
  const calls = app.withTypeProvider<ValibotTypeProvider>();
  calls.get(
    '/v1/hall',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Stands'],
        summary: 'Liste les halls avec leurs emplacements et leurs dessins',
        response: { 200: shownHallListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
      return sendWithEtag(
        request,
        reply,
        JSON.stringify(await listShownHalls(db, previewedYear(request))),
      );
    },
  );

  calls.get(
    '/v1/hall/:hall/drawing/:drawing',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Stands'],
        summary: 'Donne un dessin enregistré d’un hall',
        params: v.object({ hall: v.string(), drawing: v.string() }),
        response: { 200: hallDrawingSchema },
      },
    },
    async (request, reply) => {
      const { hall, drawing } = request.params;
      const found = await findShownDrawing(db, hall, drawing, previewedYear(request));
      if (found === undefined) throw new AppError('NOT_FOUND');
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
      return sendWithEtag(request, reply, JSON.stringify(found));
    },
  );
}

/** What organisers do with halls. */
export async function organizerHallRoutes(
  app: FastifyInstance,
  { db, halls, perMinute }: Options,
): Promise<void> {
  const calls = app.withTypeProvider<ValibotTypeProvider>();
  const rateLimit = { max: perMinute, timeWindow: '1 minute' };
  calls.get(
    PREFIX,
    {
      config: { access, area },
      schema: {
        tags,
        summary: 'Liste les halls, les brouillons aussi',
        response: { 200: organizerHallListSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listHalls(db);
    },
  );

  calls.post(
    PREFIX,
    {
      bodyLimit: DRAWING_LIMIT,
      config: { access, area, rateLimit, costs: ['document'] },
      schema: {
        tags,
        summary: 'Enregistre un dessin d’un hall\u00a0; un hall inconnu devient un brouillon',
        problems: [
          ...(['HALL_REFUSED', 'HALL_TOO_HEAVY', 'HALL_STANDS_IN_USE'] as const),
          ...(['HALL_CODES_TAKEN', 'DOCUMENTS_BUSY'] as const),
        ],
        body: hallDrawingInputSchema,
        response: { 200: storedHallSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return halls.store(actorOf(request), request.body);
    },
  );

  calls.post(
    `${PREFIX}/:hall/show`,
    {
      config: { access, area },
      schema: {
        tags,
        summary: 'Montre un brouillon à tous\u00a0; ses stands restent bloqués',
        problems: ['HALL_CODES_TAKEN'],
        params: v.object({ hall: v.string() }),
        response: { 200: organizerHallSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return halls.show(actorOf(request), request.params.hall);
    },
  );

  await multipartScope(app, { fileSize: HALL_FILE_LIMIT, files: 1, texts: 0 }, (scope) => {
    scope.post(
      `${PREFIX}/import`,
      {
        config: { access, area, rateLimit, costs: ['document'] },
        schema: {
          tags,
          summary: 'Lit un dessin SVG de hall, sans rien enregistrer',
          description:
            'Un corps multipart/form-data\u00a0: le fichier file, un SVG de 10 Mo au plus.',
          problems: ['HALL_REFUSED', 'HALL_TOO_HEAVY', 'DOCUMENTS_BUSY'],
          multipart: {
            texts: v.object({}),
            ...{ files: ['file'], demanded: ['file'], mediaType: 'image/svg+xml' },
          },
          response: { 200: hallImportSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return takeParts(request, reply, async (parts) => halls.importSvg(await receiveSvg(parts)));
      },
    );
  });
}
