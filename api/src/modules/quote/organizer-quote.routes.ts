import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import {
  organizerQuoteSchema,
  quoteAnswerInputSchema,
  quoteFilterSchema,
  quotePageSchema,
  quoteQuerySchema,
} from '@mosta/shared/schemas/organizer-quote.schema';
import * as v from 'valibot';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { actorOf } from '../audit/audit-event';
import {
  createOrganizerQuoteService,
  type OrganizerQuoteDependencies,
} from './organizer-quote.service';
import { quoteTable } from './quote-export';

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
    `${PREFIX}/export`,
    {
      config: { access: ['Organizer'], area: 'export' },
      schema: {
        ...{ tags, summary: 'Exporte les devis voulus, en CSV ou en XLSX' },
        ...{ description: EXPORT_DESCRIPTION, produces: Object.values(TABLE_TYPES) },
        querystring: v.object({ ...quoteFilterSchema.entries, ...exportFormat }),
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query;
      const language = chosenLanguage(request) ?? DEFAULT_LANGUAGE;
      const table = quoteTable(dependencies.db, filter, language);
      return sendTable(reply, format, 'mosta-expo-devis', table);
    },
  );

  app.get(
    `${PREFIX}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Donne un devis entier, avec sa réponse, dans la langue des pages',
        params,
        response: { 200: organizerQuoteSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const language = chosenLanguage(request) ?? DEFAULT_LANGUAGE;
      return quotes.find(readId(request.params.id), language);
    },
  );

  app.post(
    `${PREFIX}/:id/answer`,
    {
      config,
      schema: {
        tags,
        summary:
          'Donne leur prix aux lignes «\u00a0Sur devis\u00a0»\u00a0: un nouveau devis répond au premier',
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
