import { quoteMailSchema, quoteSchema } from '@mosta/shared/schemas/quote.schema';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import type { QuoteService } from './quote.service';
import type { QuoteMailer } from './quote-mail';
import { DOCUMENTS, sendQuotePdf } from './send-quote-pdf';

const TAG = 'Devis';
/** Mails that one network address may order in ten minutes: the recipients did not ask for them. */
const MAILS = { max: 10, timeWindow: '10 minutes' };
const params = v.object({ secret: v.string() });

type Dependencies = {
  quotes: QuoteService;
  mailer: QuoteMailer;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** Quotes by their secret link, for whoever holds it. */
export function quoteLinkRoutes(
  app: ValibotApp,
  { quotes, mailer, perMinute }: Dependencies,
): void {
  const rateLimit = { max: perMinute, timeWindow: '1 minute' };
  const config = { access: 'public', rateLimit } as const;

  app.get(
    '/v1/quote/link/:secret',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Donne un devis à qui connaît son lien',
        params,
        response: { 200: quoteSchema },
      },
    },
    async (request, reply) => {
      keepSecret(reply);
      return quotes.open(request.params.secret);
    },
  );

  app.get(
    '/v1/quote/link/:secret/pdf',
    {
      config: { access: 'public', rateLimit: DOCUMENTS },
      schema: {
        tags: [TAG],
        summary: 'Donne le document PDF d’un devis par son lien',
        produces: 'application/pdf',
        params,
      },
    },
    async (request, reply) => {
      keepSecret(reply);
      return sendQuotePdf(reply, await quotes.open(request.params.secret));
    },
  );

  app.post(
    '/v1/quote/link/:secret/mail',
    {
      bodyLimit: 4096,
      config: { access: 'public', rateLimit: MAILS },
      schema: {
        tags: [TAG],
        summary: 'Envoie le lien et le document d’un devis à une adresse e-mail',
        params,
        body: quoteMailSchema,
        response: { 202: v.null() },
      },
    },
    async (request, reply) => {
      keepSecret(reply);
      const { secret } = request.params;
      await mailer.send(await quotes.open(secret), secret, request.body.email);
      return reply.code(202).send(null);
    },
  );

  app.post(
    '/v1/quote/link/:secret/claim',
    {
      config: { access: ['Exhibitor'], rateLimit },
      schema: {
        tags: [TAG],
        summary: 'Prend dans son compte un devis établi sans compte',
        params,
        response: { 200: quoteSchema },
      },
    },
    async (request, reply) => {
      keepSecret(reply);
      return quotes.claim(request.params.secret, callerOf(request).userId);
    },
  );
}

/** The address is the key: neither caches nor the next page may learn it. */
function keepSecret(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
}
