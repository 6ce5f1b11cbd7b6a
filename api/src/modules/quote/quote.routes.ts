import {
  quoteCreatedSchema,
  quoteInputSchema,
  quoteListSchema,
  quoteSchema,
  simulationAnswerSchema,
  simulationInputSchema,
} from '@mosta/shared/schemas/quote.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { PRINT_PROBLEMS } from '../../platform/documents/printer';
import { callerOf, exhibitorOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { readerLanguage } from '../account/reader-language';
import type { QuoteService } from './quote.service';
import { sendQuotePdf } from './send-quote-pdf';
import type { Simulator } from './simulation.service';

const TAG = 'Devis';
const PRIVATE = 'private, no-store';
/** Bytes: a full cart, every text at its longest, stays below. */
const BODY_LIMIT = 524_288;
const params = v.object({ id: v.string() });

type Dependencies = {
  db: Db;
  simulator: Simulator;
  quotes: QuoteService;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** Prices of a simulation, and quotes of signed-in users. */
export function quoteRoutes(
  app: ValibotApp,
  { db, simulator, quotes, perMinute }: Dependencies,
): void {
  const rateLimit = { max: perMinute, timeWindow: '1 minute' };

  app.post(
    '/v1/simulation',
    {
      bodyLimit: BODY_LIMIT,
      config: { access: 'public', rateLimit, inPreview: 'draft' },
      schema: {
        tags: [TAG],
        summary: 'Chiffre une simulation aux prix du jour, sans la garder',
        problems: ['EMPTY_SIMULATION'],
        body: simulationInputSchema,
        response: { 200: simulationAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return simulator.simulate(request.body, request.ip, request.previewed ?? undefined);
    },
  );

  app.post(
    '/v1/quote',
    {
      bodyLimit: BODY_LIMIT,
      config: { access: 'public', caller: 'optional', rateLimit, costs: ['record'] },
      schema: {
        tags: [TAG],
        summary: 'Établit un devis\u00a0; il appartient à l’exposant connecté, s’il y en a un',
        problems: ['EMPTY_SIMULATION', 'NO_LONGER_OFFERED', 'PROMO_UNKNOWN'],
        body: quoteInputSchema,
        response: { 201: quoteCreatedSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', PRIVATE);
      return quotes.give(request.body, request.caller, request.ip);
    },
  );

  app.get(
    '/v1/quote/mine',
    {
      config: { access: ['Exhibitor'] },
      schema: {
        tags: [TAG],
        summary: 'Liste ses propres devis, le plus récent d’abord',
        response: { 200: quoteListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', PRIVATE);
      return quotes.mine(exhibitorOf(request));
    },
  );

  app.get(
    '/v1/quote/:id',
    {
      config: { access: ['Exhibitor', 'Organizer'], area: 'quote' },
      schema: {
        tags: [TAG],
        summary: 'Donne un devis à son propriétaire ou à un organisateur',
        params,
        response: { 200: quoteSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', PRIVATE);
      return quotes.read(request.params.id, callerOf(request));
    },
  );

  app.get(
    '/v1/quote/:id/pdf',
    {
      config: { access: ['Exhibitor', 'Organizer'], area: 'quote', costs: ['pdf'] },
      schema: {
        tags: [TAG],
        summary: 'Donne le document PDF d’un devis à son propriétaire ou à un organisateur',
        problems: PRINT_PROBLEMS,
        produces: 'application/pdf',
        params,
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const quote = await quotes.read(request.params.id, caller);
      const payer = await quotes.payerOf(quote._id, caller);
      return sendQuotePdf(reply, quote, { payer, language: await readerLanguage(db, request) });
    },
  );
}
