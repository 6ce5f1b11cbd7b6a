import { contactInputSchema } from '@mosta/shared/schemas/contact.schema';
import * as v from 'valibot';
import { addMailJob } from '../../outbox/mail-job';
import type { Db } from '../../platform/database/database';
import type { ValibotApp } from '../../platform/http/validation';
import { contactMail } from './contact-mail';

/** Every message lands in somebody's mailbox: few come from one network address, behind which may be an office. */
export const MESSAGES = { max: 10, timeWindow: '10 minutes' } as const;

type Dependencies = {
  db: Db;
  /** Where messages arrive. */
  organizer: string;
};

/** The contact form. */
export function contactRoutes(app: ValibotApp, { db, organizer }: Dependencies): void {
  app.post(
    '/v1/contact',
    {
      // 5 000 characters, each of them escaped, and the rest.
      bodyLimit: 65_536,
      config: { access: 'public', rateLimit: MESSAGES },
      schema: {
        tags: ['Contact'],
        summary: 'Écrit à l’organisateur',
        body: contactInputSchema,
        response: { 202: v.undefined() },
      },
    },
    async (request, reply) => {
      // A program gets the answer of a success, so that it does not try otherwise.
      if (request.body.website === '') {
        await addMailJob(db, contactMail(request.body, organizer));
      }
      return reply.code(202).header('cache-control', 'no-store').send(undefined);
    },
  );
}
