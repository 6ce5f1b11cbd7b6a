import {
  organizerQuoteSchema,
  quoteAnswerInputSchema,
  quotePageSchema,
  quoteQuerySchema,
} from '@mosta/shared/schemas/organizer-quote.schema';
import * as v from 'valibot';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import {
  createOrganizerQuoteService,
  type OrganizerQuoteDependencies,
} from './organizer-quote.service';

const PREFIX = '/v1/organizer/quote';
const config = { access: ['Organizer'], area: 'quote' } as const;
const params = v.object({ id: v.string() });
const tags = ['Devis'];

/** Quotes, as organisers read and answer them. */
export function organizerQuoteRoutes(
  app: ValibotApp,
  dependencies: OrganizerQuoteDependencies,
): void {
  const quotes = createOrganizerQuoteService(dependencies);

  app.get(
    PREFIX,
    {
      config,
      schema: {
        tags,
        summary: 'Liste les devis et ce qu’ils sont devenus, le plus récent d’abord',
        querystring: quoteQuerySchema,
        response: { 200: quotePageSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return quotes.list(request.query);
    },
  );

  app.get(
    `${PREFIX}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Donne un devis entier, avec sa réponse',
        params,
        response: { 200: organizerQuoteSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return quotes.find(readId(request.params.id));
    },
  );

  app.post(
    `${PREFIX}/:id/answer`,
    {
      config,
      schema: {
        tags,
        summary:
          'Donne leur prix aux lignes «\u00a0Sur devis\u00a0» : un nouveau devis répond au premier',
        problems: ['QUOTE_ANSWERED', 'QUOTE_NOT_ANSWERABLE', 'EDITION_FORMER'],
        params,
        body: quoteAnswerInputSchema,
        response: { 201: organizerQuoteSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'private, no-store');
      return quotes.answer(actorOf(request), readId(request.params.id), request.body);
    },
  );
}
