import { ownSessionListSchema } from '@mosta/shared/schemas/own-session.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { revokeFamiliesOf } from './account.repository';
import { listSessions, revokeOwnFamily } from './session.repository';

type Dependencies = {
  db: Db;
  /** Told of every session that ended before its time, so that its sockets close. */
  onSessionEnded: (sessionId: string) => void;
};

const config = { access: ['Exhibitor', 'Organizer'], area: 'own' } as const;
const tags = ['Mon compte'];
const PATH = '/v1/account/session';

/** Where the signed-in person is signed in, and how to end that. */
export function ownSessionRoutes(app: ValibotApp, { db, onSessionEnded }: Dependencies): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Montre les navigateurs où son compte est ouvert, le dernier utilisé d’abord',
        response: { 200: ownSessionListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { userId, sessionId } = callerOf(request);
      const sessions = await listSessions(db, userId, new Date());
      return sessions.map(({ id, createdAt, lastUsedAt, browser, system }) => ({
        ...{ _id: id, browser, system, here: id === sessionId },
        ...{ since: createdAt.toISOString(), lastUsed: lastUsedAt.toISOString() },
      }));
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Ferme une de ses sessions, qui n’a aussitôt plus accès à rien',
        params: v.object({ id: v.string() }),
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      const id = readId(request.params.id);
      const ended = await revokeOwnFamily(db, callerOf(request).userId, id, new Date());
      if (!ended) throw new AppError('NOT_FOUND');
      onSessionEnded(id);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );

  app.delete(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Ferme toutes ses sessions, sauf celle de l’appel',
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      const { userId, sessionId } = callerOf(request);
      const ended = await revokeFamiliesOf(db, userId, new Date(), sessionId);
      ended.forEach(onSessionEnded);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
