import {
  creditInputSchema,
  issuedDocumentSchema,
  issueInputSchema,
  refundInputSchema,
} from '@mosta/shared/schemas/issued.schema';
import { reservationAccountSchema } from '@mosta/shared/schemas/reservation-account.schema';
import { receivedPaymentSchema } from '@mosta/shared/schemas/statement.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { refundPayment } from '../payment/refund.service';
import { readAccount } from './account.service';
import { creditInvoice, issueInvoice } from './billing.service';

const config = { access: ['Organizer'], area: 'payment' } as const;
const params = v.object({ id: v.string() });
const tags = ['Facturation'];
/** Of the calls that issue a document of accounting. */
const issues = { tags, params, response: { 201: issuedDocumentSchema } } as const;

/** What a reservation owes, and the documents that organisers issue for it. */
export function billingRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    '/v1/organizer/reservation/:id/account',
    {
      config,
      schema: {
        tags,
        summary: 'Donne le compte d’une réservation\u00a0: prix, paiements, factures et avoirs',
        params,
        response: { 200: reservationAccountSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readAccount(db, request.params.id);
    },
  );

  app.post(
    '/v1/organizer/reservation/:id/issue',
    {
      config,
      schema: {
        ...issues,
        summary: 'Émet une facture ou une facture proforma pour une réservation',
        description:
          'Les numéros d’une édition se suivent sans lacune. Un document émis ne change plus. Le même appel, avec la même clé, n’en émet pas un second.',
        problems: [
          'NOT_CONFIRMED',
          'NOT_PRICED',
          'ALREADY_INVOICED',
          'NO_PAYER',
          'ALREADY_RECORDED',
          'EDITION_ARCHIVED',
        ],
        body: issueInputSchema,
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return issueInvoice(db, actorOf(request), request.params.id, request.body);
    },
  );

  app.post(
    '/v1/organizer/reservation/:id/refund',
    {
      config,
      schema: {
        tags,
        summary: 'Enregistre un remboursement, avec son reçu',
        problems: ['TOO_MUCH', 'ALREADY_RECORDED', 'EDITION_ARCHIVED'],
        params,
        body: refundInputSchema,
        response: { 201: receivedPaymentSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return refundPayment(db, actorOf(request), request.params.id, request.body);
    },
  );

  app.post(
    '/v1/organizer/issued/:id/credit',
    {
      config,
      schema: {
        ...issues,
        summary: 'Émet un avoir sur une facture, entière ou en partie',
        problems: ['TOO_MUCH', 'ALREADY_RECORDED', 'EDITION_ARCHIVED'],
        body: creditInputSchema,
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return creditInvoice(db, actorOf(request), request.params.id, request.body);
    },
  );
}
