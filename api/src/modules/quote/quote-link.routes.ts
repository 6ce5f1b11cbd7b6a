import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { printLanguage } from '@mosta/shared/schemas/export.schema';
import { quoteMailSchema, quoteSchema } from '@mosta/shared/schemas/quote.schema';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { PRINT_PROBLEMS } from '../../platform/documents/printer';
import { exhibitorOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { readPrintLanguage } from '../account/reader-language';
import type { QuoteService } from './quote.service';
import type { QuoteMailer } from './quote-mail';
import { sendQuotePdf } from './send-quote-pdf';

const TAG = 'Devis';
const params = v.object({ secret: v.string() });

type Dependencies = {
  db: Db;
  quotes: QuoteService;
  mailer: QuoteMailer;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** Quotes by their secret link, for whoever holds it. */
export function quoteLinkRoutes(
  app: ValibotApp,
  { db, quotes, mailer, perMinute }: Dependencies,
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
      config: { access: 'public', caller: 'optional', costs: ['pdf'] },
      schema: {
        tags: [TAG],
        summary: 'Donne le document PDF d’un devis par son lien',
        problems: PRINT_PROBLEMS,
        produces: 'application/pdf',
        params,
        querystring: v.object(printLanguage),
      },
    },
    async (request, reply) => {
      keepSecret(reply);
      const quote = await quotes.open(request.params.secret);
      const payer = await quotes.payerOf(quote._id, request.caller);
      const language = await readPrintLanguage(db, request);
      return sendQuotePdf(reply, quote, { payer, language });
    },
  );

  app.post(
    '/v1/quote/link/:secret/mail',
    {
      bodyLimit: 4096,
      config: { access: 'public', costs: ['mail'] },
      schema: {
        tags: [TAG],
        summary: 'Envoie le lien d’un devis à une adresse e-mail',
        params,
        body: quoteMailSchema,
        response: { 202: v.null() },
      },
    },
    async (request, reply) => {
      keepSecret(reply);
      const { secret } = request.params;
      const language = chosenLanguage(request) ?? DEFAULT_LANGUAGE;
      await mailer.send(await quotes.open(secret), secret, { email: request.body.email, language });
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
      return quotes.claim(request.params.secret, exhibitorOf(request));
    },
  );
}

/** The address is the key: neither caches nor the next page may learn it. */
function keepSecret(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
}
