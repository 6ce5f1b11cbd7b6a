import { memberListSchema } from '@mosta/shared/schemas/member.schema';
import * as v from 'valibot';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import type { MemberService } from './member.service';

const tags = ['Personnes de l’entreprise'];
const config = { access: ['Exhibitor'] } as const;
const params = v.object({ id: v.string() });
const response = { 204: v.null() };

/** Who acts for the caller's exhibitor. */
export function memberRoutes(app: ValibotApp, members: MemberService): void {
  app.get(
    '/v1/member',
    {
      config,
      schema: {
        tags,
        summary: 'Liste les personnes qui agissent pour son entreprise',
        description: 'Les invitations en attente ne sont montrées qu’au responsable.',
        response: { 200: memberListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return members.list(callerOf(request));
    },
  );

  app.delete(
    '/v1/member/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Retire une personne de son entreprise, en tant que responsable',
        problems: ['OWNER_ONLY', 'OWNER_STAYS'],
        description: 'Elle garde son compte, et n’atteint plus rien de l’entreprise.',
        params,
        response,
      },
    },
    async (request, reply) => {
      await members.remove(callerOf(request), actorOf(request), request.params.id);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );

  app.post(
    '/v1/member/:id/owner',
    {
      config,
      schema: {
        tags,
        summary: 'Confie l’entreprise à une autre personne, en tant que responsable',
        problems: ['OWNER_ONLY'],
        description: 'Le responsable devient une personne comme les autres.',
        params,
        response,
      },
    },
    async (request, reply) => {
      await members.handOver(callerOf(request), actorOf(request), request.params.id);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );

  app.post(
    '/v1/member/leave',
    {
      config,
      schema: {
        tags,
        summary: 'Quitte l’entreprise pour laquelle on agit, sans en être responsable',
        problems: ['OWNER_STAYS'],
        response,
      },
    },
    async (request, reply) => {
      await members.leave(callerOf(request), actorOf(request));
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
