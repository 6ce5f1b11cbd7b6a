import fastifyMultipart from '@fastify/multipart';
import {
  STAFF_FILE_LIMIT,
  STAFF_FILES,
  staffAnswerSchema,
  staffInputSchema,
} from '@mosta/shared/schemas/staff.schema';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/database';
import { hasCode } from '../../platform/error-code';
import { AppError } from '../../platform/http/app-error';
import type { ValibotTypeProvider } from '../../platform/http/validation';
import type { Storage } from '../../platform/storage/storage';
import { organizerStaffRoutes } from './organizer-staff.routes';
import { apply } from './staff.service';

type Dependencies = {
  db: Db;
  storage: Storage;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
  /** Called once orders are committed, so that they leave without waiting for the next round. */
  onOrdered: () => void;
  /** Address at which whoever holds it reads one's own application. */
  ownLink: (id: string) => string;
};

const TEXTS = Object.keys(staffInputSchema.entries).length;

/** Applications for work at the fair; in a scope of its own, so that no other call takes multipart bodies. */
export async function staffRoutes(
  app: FastifyInstance,
  { perMinute, ...dependencies }: Dependencies,
): Promise<void> {
  organizerStaffRoutes(app.withTypeProvider<ValibotTypeProvider>(), dependencies);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: STAFF_FILE_LIMIT,
        files: STAFF_FILES.length,
        fields: TEXTS,
        parts: STAFF_FILES.length + TEXTS,
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
          problems: ['INFECTED_FILE'],
          description:
            'Un corps multipart/form-data ; personalInfo et professionalInformation sont des textes JSON.',
          multipart: { texts: staffInputSchema, files: STAFF_FILES, demanded: ['resume'] },
          response: { 201: staffAnswerSchema },
        },
      },
      async (request, reply) => {
        reply.code(201).header('cache-control', 'no-store');
        if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
        try {
          const id = await apply(dependencies, request.parts());
          dependencies.onOrdered();
          return { _id: id };
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
