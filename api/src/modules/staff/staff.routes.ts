import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import {
  STAFF_FILE_LIMIT,
  STAFF_FILES,
  staffAnswerSchema,
  staffInputSchema,
} from '@mosta/shared/schemas/staff.schema';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/database';
import { multipartScope, takeParts } from '../../platform/http/multipart';
import type { ValibotTypeProvider } from '../../platform/http/validation';
import type { Storage } from '../../platform/storage/storage';
import { chosenLanguage } from '../../request-language';
import { organizerStaffRoutes } from './organizer-staff.routes';
import { apply } from './staff.service';

type Dependencies = {
  db: Db;
  storage: Storage;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
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
  const limits = { fileSize: STAFF_FILE_LIMIT, files: STAFF_FILES.length, texts: TEXTS };
  await multipartScope(app, limits, (scope) => {
    scope.post(
      '/v1/staff',
      {
        config: {
          access: 'public',
          rateLimit: { max: perMinute, timeWindow: '1 minute' },
          costs: ['application', 'mail'],
        },
        schema: {
          tags: ['Recrutement'],
          summary: 'Dépose une candidature',
          problems: ['INFECTED_FILE'],
          description:
            'Un corps multipart/form-data\u00a0; personalInfo et professionalInformation sont des textes JSON.',
          multipart: { texts: staffInputSchema, files: STAFF_FILES, demanded: ['resume'] },
          response: { 201: staffAnswerSchema },
        },
      },
      async (request, reply) => {
        reply.code(201).header('cache-control', 'no-store');
        return takeParts(request, reply, async (parts) => {
          const language = chosenLanguage(request) ?? DEFAULT_LANGUAGE;
          const id = await apply(dependencies, parts, language);
          return { _id: id };
        });
      },
    );
  });
}
