import { EDITION } from '@mosta/shared/domain/edition';
import {
  participationAnswerSchema,
  participationInputSchema,
} from '@mosta/shared/schemas/participation.schema';
import type { Db } from '../../platform/database/database';
import type { ValibotApp } from '../../platform/http/validation';
import { register } from './participation.service';

type Dependencies = {
  db: Db;
  /** Calls allowed to one network address in a minute: each costs the hash of a password. */
  perMinute: number;
};

/** The participation form of exhibitors. */
export function participationRoutes(app: ValibotApp, { db, perMinute }: Dependencies): void {
  app.post(
    '/v1/temp',
    {
      bodyLimit: 65_536,
      config: { access: 'public', rateLimit: { max: perMinute, timeWindow: '1 minute' } },
      schema: {
        tags: ['Participation'],
        summary: 'Inscrit un exposant : son compte, son entreprise et sa réservation en attente',
        body: participationInputSchema,
        response: { 201: participationAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return register(db, request.body, EDITION.registrations);
    },
  );
}
