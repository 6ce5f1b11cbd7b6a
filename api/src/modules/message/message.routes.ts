import {
  messageInputSchema,
  messageListSchema,
  messageSchema,
} from '@mosta/shared/schemas/message.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf, recordAuditEvent } from '../audit/audit-event';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { onParticipation, PARTIES, readHead } from '../party/party';
import { excerpt } from './excerpt';
import { countMessages, insertMessage, listMessages, markMessagesRead } from './message.repository';
import { MESSAGE_ARRIVED } from './message-texts';

const params = v.object({ id: v.string() });
/** Of one participation: its list is read whole. */
const MOST_MESSAGES = 1000;

type Dependencies = {
  db: Db;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** Messages between an exhibitor and the organiser; each party has the same three calls. */
export function messageRoutes(app: ValibotApp, { db, perMinute }: Dependencies): void {
  for (const { role, prefix, tag } of PARTIES) {
    const config = { access: [role], area: 'message' } as const;
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
        config: {
          ...config,
          rateLimit: { max: perMinute, timeWindow: '1 minute' },
          // Organisers write to every exhibitor.
          ...(role === 'Exhibitor' ? { costs: ['letter'] } : {}),
        },
        schema: {
          tags,
          summary:
            role === 'Exhibitor' ? 'Écrit à l’organisateur' : 'Écrit à l’exposant d’un dossier',
          problems: ['TOO_MANY_MESSAGES', 'EDITION_FORMER'],
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
            if ((await countMessages(transaction, head.id)) >= MOST_MESSAGES) {
              throw new AppError('TOO_MANY_MESSAGES');
            }
            if (role === 'Organizer') {
              await recordAuditEvent(transaction, actorOf(request), {
                ...{ action: 'participation.message', subject: head.id },
              });
              await notifyExhibitor(transaction, head.exhibitorId, {
                category: 'dossier',
                place: { view: 'dossier', part: 'messages', participation: head.id },
                texts: noticeOf(MESSAGE_ARRIVED, excerpt(text)),
              });
            }
            return insertMessage(transaction, head.id, role, text);
          },
        );
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
