import fastifyMultipart from '@fastify/multipart';
import {
  STAFF_FILE_LIMIT,
  STAFF_FILES,
  staffAnswerSchema,
} from '@mosta/shared/schemas/staff.schema';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/database';
import { hasCode } from '../../platform/error-code';
import { AppError } from '../../platform/http/app-error';
import type { ValibotTypeProvider } from '../../platform/http/validation';
import type { Storage } from '../../platform/storage/storage';
import { apply } from './staff.service';

type Dependencies = {
  db: Db;
  storage: Storage;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** Applications for work at the fair; in a scope of its own, so that no other call takes multipart bodies. */
export async function staffRoutes(
  app: FastifyInstance,
  { perMinute, ...dependencies }: Dependencies,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: STAFF_FILE_LIMIT,
        files: STAFF_FILES.length,
        fields: 2,
        parts: STAFF_FILES.length + 2,
        fieldSize: 200_000,
        fieldNameSize: 100,
      },
    });
    scope.withTypeProvider<ValibotTypeProvider>().post(
      '/v1/staff',
      {
        config: { access: 'public', rateLimit: { max: perMinute, timeWindow: '1 minute' } },
        schema: {
          tags: ['Recrutement'],
          summary: 'Dépose une candidature',
          description:
            'multipart/form-data : les fichiers PDF resume (obligatoire), id_card et birth_certificate, de 5 Mo au plus chacun, et les textes JSON personalInfo et professionalInformation.',
          response: { 201: staffAnswerSchema },
        },
      },
      async (request, reply) => {
        reply.code(201).header('cache-control', 'no-store');
        if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
        try {
          return { _id: await apply(dependencies, request.parts()) };
        } catch (error) {
          // What is left of a refused body is not waited for.
          request.raw.unpipe();
          request.raw.resume();
          reply.header('connection', 'close');
          throw toRefusal(error);
        }
      },
    );
  });
}

/** A malformed body makes busboy throw bare errors, and a broken connection ends the file's stream. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const bare = error.constructor === Error && !('code' in error);
  return bare || hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')
    ? new AppError('MALFORMED_REQUEST')
    : error;
}
