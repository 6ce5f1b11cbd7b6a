import {
  invitationInputSchema,
  invitationSchema,
  invitationTokenSchema,
  openedInvitationSchema,
} from '@mosta/shared/schemas/member.schema';
import * as v from 'valibot';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import type { InvitationService } from './invitation.service';

const tags = ['Personnes de l’entreprise'];

type Dependencies = {
  invitations: InvitationService;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** Invitations to act for an exhibitor. */
export function invitationRoutes(app: ValibotApp, dependencies: Dependencies): void {
  const { invitations, perMinute } = dependencies;
  const rateLimit = { max: perMinute, timeWindow: '1 minute' };
  const own = { access: ['Exhibitor'], rateLimit } as const;

  app.post(
    '/v1/invitation',
    {
      config: { ...own, costs: ['mail'] },
      schema: {
        tags,
        summary: 'Invite une personne à agir pour son entreprise, en tant que responsable',
        problems: ['OWNER_ONLY', 'EMAIL_NOT_VERIFIED', 'ALREADY_MEMBER', 'TOO_MANY_MEMBERS'],
        description: 'La réponse ne dit pas si l’adresse a un compte.',
        body: invitationInputSchema,
        response: { 201: invitationSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return invitations.invite(callerOf(request), request.body.email);
    },
  );

  app.delete(
    '/v1/invitation/:id',
    {
      config: { access: ['Exhibitor'] },
      schema: {
        tags,
        summary: 'Annule une invitation, dont le lien n’ouvre plus rien',
        problems: ['OWNER_ONLY'],
        params: v.object({ id: v.string() }),
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      await invitations.cancel(callerOf(request), request.params.id);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );

  app.post(
    '/v1/invitation/open',
    {
      config: { access: 'public', rateLimit },
      schema: {
        tags,
        summary: 'Dit à qui tient le lien d’une invitation qui invite, et pour quelle entreprise',
        problems: ['INVALID_INVITATION'],
        body: invitationTokenSchema,
        response: { 200: openedInvitationSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return invitations.open(request.body.token);
    },
  );

  app.post(
    '/v1/invitation/accept',
    {
      config: own,
      schema: {
        tags,
        summary:
          'Accepte une invitation par son lien\u00a0: on agit dès lors pour cette entreprise',
        problems: ['INVALID_INVITATION', 'ALREADY_MEMBER', 'ACTS_FOR_ANOTHER'],
        body: invitationTokenSchema,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      await invitations.accept(callerOf(request), actorOf(request), request.body.token);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
