import {
  newOrganizerSchema,
  organizerAccountListSchema,
  organizerAccountSchema,
  organizerRoleChangeSchema,
} from '@mosta/shared/schemas/organizer-account.schema';
import * as v from 'valibot';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { createOrganizerService } from './organizer.service';

const config = { access: ['Organizer'], area: 'organizer' } as const;
const PATH = '/v1/organizer/colleague';
const params = v.object({ id: v.string() });
const tags = ['Organisateurs'];
const response = { 200: organizerAccountSchema };
const NOTHING = { 204: v.null() };

type Dependencies = Parameters<typeof createOrganizerService>[0];

/** The organisers' accounts, for owners. */
export function organizerRoutes(app: ValibotApp, dependencies: Dependencies): void {
  const organizers = createOrganizerService(dependencies);

  app.get(
    PATH,
    {
      config,
      schema: {
        ...{ tags, summary: 'Liste les organisateurs et les invitations, par rôle puis par nom' },
        response: { 200: organizerAccountListSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return organizers.list();
    },
  );

  app.post(
    PATH,
    {
      config: { ...config, costs: ['mail'] },
      schema: {
        ...{ tags, summary: 'Invite un organisateur, par un lien envoyé à son adresse' },
        description:
          'Un appel renvoyé n’invite pas deux fois\u00a0: la seconde réponse est ORGANIZER_EXISTS.',
        problems: ['ORGANIZER_EXISTS'],
        body: newOrganizerSchema,
        response: { 201: organizerAccountSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return organizers.invite(actorOf(request), request.body);
    },
  );

  app.post(
    `${PATH}/:id/invitation`,
    {
      config: { ...config, costs: ['mail'] },
      schema: {
        ...{ tags, summary: 'Renvoie l’invitation\u00a0; le lien précédent n’ouvre plus rien' },
        ...{ problems: ['ORGANIZER_JOINED'], params, response },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return organizers.inviteAgain(actorOf(request), readId(request.params.id));
    },
  );

  app.patch(
    `${PATH}/:id`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Change le rôle d’un organisateur, et ferme ses sessions' },
        problems: ['ORGANIZER_CHANGED', 'LAST_OWNER'],
        ...{ params, body: organizerRoleChangeSchema, response },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return organizers.changeRole(actorOf(request), readId(request.params.id), request.body);
    },
  );

  app.post(
    `${PATH}/:id/end-sessions`,
    {
      config,
      schema: {
        tags,
        summary: 'Ferme toutes les sessions d’un organisateur',
        params,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      await organizers.endSessions(actorOf(request), readId(request.params.id));
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );

  app.post(
    `${PATH}/:id/reset-second-factor`,
    {
      config: { ...config, costs: ['mail'] },
      schema: {
        tags,
        summary: 'Retire la double authentification d’un organisateur, et ferme ses sessions',
        problems: ['NO_SECOND_FACTOR'],
        params,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      await organizers.resetSecondFactor(actorOf(request), readId(request.params.id));
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Retire un organisateur, ou son invitation' },
        ...{ problems: ['LAST_OWNER'], params, response: NOTHING },
      },
    },
    async (request, reply) => {
      await organizers.remove(actorOf(request), readId(request.params.id));
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
