import { PICTURE_LIMITS, uploadedPictureSchema } from '@mosta/shared/schemas/picture.schema';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { multipartScope, takeParts } from '../../platform/http/multipart';
import type { ValibotTypeProvider } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import type { createPictureService } from './picture.service';

type Options = {
  pictures: ReturnType<typeof createPictureService>;
  /** Uploads allowed to one network address in a minute. */
  perMinute: number;
};

const tags = ['Contenus'];

/** What a picture may do where somebody opens it by itself: show itself, and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Pictures of the pages, and the organisers' uploads. */
export async function pictureRoutes(
  app: FastifyInstance,
  { pictures, perMinute }: Options,
): Promise<void> {
  app.withTypeProvider<ValibotTypeProvider>().get(
    '/v1/picture/:hash',
    {
      config: { access: 'public' },
      schema: {
        ...{ tags, summary: 'Donne une image des pages', produces: 'image/svg+xml' },
        params: v.object({ hash: v.string() }),
      },
    },
    async (request, reply) => {
      const { mediaType, content } = await pictures.open(request.params.hash);
      // Its name is its content: what is there once never changes.
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': POLICY,
      });
      return reply.type(mediaType).send(content);
    },
  );

  await multipartScope(app, { fileSize: PICTURE_LIMITS.file, files: 1, texts: 0 }, (scope) => {
    scope.post(
      '/v1/organizer/picture',
      {
        config: {
          ...{ access: ['Organizer'], area: 'content', costs: ['document'] },
          rateLimit: { max: perMinute, timeWindow: '1 minute' },
        },
        schema: {
          ...{ tags, summary: 'Garde une image pour les pages, nettoyée' },
          description:
            'Un corps multipart/form-data\u00a0: le fichier file, un SVG de 200 Ko, un PNG, un JPEG ou un WebP de 1 Mo au plus. La même image envoyée deux fois est la même.',
          problems: ['PICTURE_REFUSED', 'DOCUMENTS_BUSY'],
          multipart: {
            texts: v.object({}),
            ...{ files: ['file'], demanded: ['file'], mediaType: 'image/svg+xml' },
          },
          response: { 201: uploadedPictureSchema },
        },
      },
      async (request, reply) => {
        reply.code(201).header('cache-control', 'no-store');
        return takeParts(request, reply, (parts) => pictures.add(actorOf(request), parts));
      },
    );
  });
}
