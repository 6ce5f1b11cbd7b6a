import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import {
  newPromoSchema,
  organizerPromoListSchema,
  organizerPromoSchema,
  promoChangeSchema,
  promoStepSchema,
} from '@mosta/shared/schemas/organizer-promo.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { actorOf } from '../audit/audit-event';
import { createOrganizerPromos } from './organizer-promo.service';
import { promoTable } from './promo-export';

const config = { access: ['Organizer'], area: 'content' } as const;
const params = v.object({ id: v.string() });
const tags = ['Catalogue'];
const response = { 200: organizerPromoSchema };

/** Calls that change the state of a code alone. */
const STEPS = [
  {
    name: 'withdraw',
    summary: 'Retire un code promotionnel\u00a0; les devis qui l’ont le gardent',
  },
  { name: 'restore', summary: 'Remet en service un code promotionnel retiré' },
] as const;

/** What organisers do with promo codes. */
export function organizerPromoRoutes(app: ValibotApp, db: Db): void {
  const promos = createOrganizerPromos(db);

  app.get(
    '/v1/organizer/promo',
    {
      config,
      schema: {
        ...{ tags, summary: 'Liste les codes promotionnels de l’édition, avec leurs utilisations' },
        response: { 200: organizerPromoListSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return promos.list();
    },
  );

  app.get(
    '/v1/organizer/promo/export',
    {
      config: { access: ['Organizer'], area: 'export' },
      schema: {
        ...{ tags, summary: 'Exporte les codes promotionnels de l’édition, en CSV ou en XLSX' },
        ...{ description: EXPORT_DESCRIPTION, produces: Object.values(TABLE_TYPES) },
        querystring: v.object(exportFormat),
      },
    },
    async (request, reply) => {
      const table = promoTable(db, chosenLanguage(request) ?? DEFAULT_LANGUAGE);
      return sendTable(reply, request.query.format, 'mosta-expo-codes-promo', table);
    },
  );

  app.post(
    '/v1/organizer/promo',
    {
      config,
      schema: {
        ...{ tags, summary: 'Ajoute un code promotionnel à l’édition' },
        description: 'Un appel renvoyé avec la même clé (key) n’en crée pas deux.',
        problems: ['PROMO_CHANGED', 'PROMO_CODE_TAKEN', 'EDITION_FORMER'],
        body: newPromoSchema,
        response: { 201: organizerPromoSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return promos.add(actorOf(request), request.body);
    },
  );

  app.put(
    '/v1/organizer/promo/:id',
    {
      config,
      schema: {
        ...{ tags, summary: 'Modifie un code promotionnel', params },
        description:
          'La version est celle qui a été lue\u00a0: si le code a changé depuis, la réponse 409 donne dans conflict la version envoyée (yours) et le code tel qu’il est (current). Un code qui a servi garde son nom, et son nombre d’utilisations ne descend pas sous celles qu’il a.',
        problems: ['PROMO_CHANGED', 'PROMO_CODE_TAKEN', 'EDITION_FORMER'],
        ...{ body: promoChangeSchema, response },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return promos.change(actorOf(request), readId(request.params.id), request.body);
    },
  );

  for (const { name, summary } of STEPS) {
    app.post(
      `/v1/organizer/promo/:id/${name}`,
      {
        config,
        schema: {
          ...{ tags, summary, params, body: promoStepSchema, response },
          problems: ['PROMO_CHANGED', 'EDITION_FORMER'],
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const id = readId(request.params.id);
        return promos[name](actorOf(request), { id, ...request.body });
      },
    );
  }
}
