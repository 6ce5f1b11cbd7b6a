import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import {
  accountingPageSchema,
  accountingQuerySchema,
} from '@mosta/shared/schemas/accounting.schema';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import {
  receivedPaymentInputSchema,
  receivedPaymentSchema,
} from '@mosta/shared/schemas/statement.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { actorOf } from '../audit/audit-event';
import { pageOfEntries } from './accounting.repository';
import { accountingTable } from './accounting-export';
import { cancelPayment, receivePayment } from './payment.service';

const config = { access: ['Organizer'], area: 'payment' } as const;
const params = v.object({ id: v.string() });
const tags = ['Organisation'];

type Dependencies = { db: Db };

/** Money that arrived, as organisers enter it. */
export function paymentRoutes(app: ValibotApp, { db }: Dependencies): void {
  app.post(
    '/v1/organizer/reservation/:id/payment',
    {
      config,
      schema: {
        tags,
        summary: 'Enregistre un paiement reçu pour une réservation',
        problems: ['ALREADY_DECIDED', 'ALREADY_RECORDED', 'EDITION_ARCHIVED'],
        params,
        body: receivedPaymentInputSchema,
        response: { 201: receivedPaymentSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      const { id } = request.params;
      return receivePayment(db, actorOf(request), id, request.body);
    },
  );

  app.get(
    '/v1/organizer/payment',
    {
      config,
      schema: {
        tags,
        summary: 'Liste les paiements que la comptabilité garde dix ans, le plus récent d’abord',
        description:
          'Un compte effacé ou une réservation annulée y laisse le montant, la date, la référence, l’entreprise et son numéro fiscal.',
        querystring: accountingQuerySchema,
        response: { 200: accountingPageSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return pageOfEntries(db, request.query);
    },
  );

  app.get(
    '/v1/organizer/payment/export',
    {
      config: { access: ['Organizer'], area: 'export' },
      schema: {
        tags,
        summary: 'Exporte les paiements que la comptabilité garde, en CSV ou en XLSX',
        description: EXPORT_DESCRIPTION,
        produces: Object.values(TABLE_TYPES),
        querystring: v.object(exportFormat),
      },
    },
    async (request, reply) => {
      const table = accountingTable(db, chosenLanguage(request) ?? DEFAULT_LANGUAGE);
      return sendTable(reply, request.query.format, 'mosta-expo-paiements', table);
    },
  );

  app.delete(
    '/v1/organizer/payment/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Annule un paiement enregistré par erreur\u00a0; sa trace reste',
        problems: ['EDITION_ARCHIVED'],
        params,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      await cancelPayment(db, actorOf(request), request.params.id);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
