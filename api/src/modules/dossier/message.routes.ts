import {
  messageInputSchema,
  messageListSchema,
  messageSchema,
} from '@mosta/shared/schemas/message.schema';
import * as v from 'valibot';
import { actorOf, recordDeed } from '../../platform/audit/audit';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { notifyUsers } from '../notification/notification.repository';
import type { FollowDependencies } from './follow-dependencies';
import { insertMessage, listMessages, markMessagesRead } from './message.repository';
import { excerpt } from './notices';
import { onParticipation, readHead, SIDES } from './side';

const params = v.object({ id: v.string() });

/** Letters between an exhibitor and the organiser; each side has the same three calls. */
export function messageRoutes(
  app: ValibotApp,
  { db, perMinute, onChanged }: FollowDependencies,
): void {
  for (const { role, prefix, tag } of SIDES) {
    const config = { access: [role] };
    const tags = [tag];

    app.get(
      `${prefix}/message`,
      {
        config,
        schema: {
          tags,
          summary: 'Liste les messages d’un dossier, le plus ancien d’abord',
          params,
          response: { 200: messageListSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const { id } = await readHead(db, callerOf(request), request.params.id);
        return listMessages(db, id);
      },
    );

    app.post(
      `${prefix}/message`,
      {
        config: { ...config, rateLimit: { max: perMinute, timeWindow: '1 minute' } },
        schema: {
          tags,
          summary:
            role === 'Exhibitor' ? 'Écrit à l’organisateur' : 'Écrit à l’exposant d’un dossier',
          params,
          body: messageInputSchema,
          response: { 201: messageSchema },
        },
      },
      async (request, reply) => {
        reply.code(201).header('cache-control', 'no-store');
        const { text } = request.body;
        const caller = callerOf(request);
        const answer = await onParticipation(
          db,
          caller,
          request.params.id,
          async (transaction, head) => {
            if (role === 'Organizer') {
              await recordDeed(transaction, actorOf(request), {
                ...{ action: 'participation.message', subject: head.id },
              });
              await notifyUsers(transaction, [head.exhibitorId], {
                category: 'dossier',
                title: 'Message de l’organisation',
                message: excerpt(text),
              });
            }
            return insertMessage(transaction, head.id, role, text);
          },
        );
        onChanged();
        return answer;
      },
    );

    app.post(
      `${prefix}/message/read`,
      {
        config,
        schema: {
          tags,
          summary: 'Marque comme lus les messages reçus dans un dossier',
          params,
          response: { 204: v.null() },
        },
      },
      async (request, reply) => {
        const { id } = await readHead(db, callerOf(request), request.params.id);
        await markMessagesRead(db, id, role);
        return reply.code(204).header('cache-control', 'no-store').send(null);
      },
    );
  }
}
