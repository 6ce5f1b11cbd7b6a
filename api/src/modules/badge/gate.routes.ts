import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import {
  badgeSheetQuerySchema,
  checkInSchema,
  visitorFilterSchema,
  visitorListSchema,
  visitorQuerySchema,
  visitorSchema,
} from '@mosta/shared/schemas/badge.schema';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { asPdf } from '../../platform/documents/as-pdf';
import { BOUND_PROBLEMS } from '../../platform/documents/print-bound';
import { PRINT_PROBLEMS } from '../../platform/documents/printer';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import type { ProblemCode } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { readPrintLanguage } from '../account/reader-language';
import { actorOf } from '../audit/audit-event';
import type { BadgeService } from './badge.service';
import type { GateService } from './gate.service';
import { visitorTable } from './visitor-export';

const TAG = 'Badges';
const config = { access: ['Organizer'], area: 'badge' } as const;
const entrance = { access: ['Organizer'], area: 'entrance' } as const;
const params = v.object({ id: v.string() });
const problems: ProblemCode[] = ['EDITION_FORMER'];
const response = { 200: visitorSchema };

type Dependencies = { db: Db; gate: GateService; badges: BadgeService };

/** Badges, for organisers: the list, the gate, and what is done when something went wrong. */
export function gateRoutes(app: ValibotApp, { db, gate, badges }: Dependencies): void {
  app.get(
    '/v1/organizer/badge',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Cherche parmi les badges, le plus récent d’abord, et les compte',
        querystring: visitorQuerySchema,
        response: { 200: visitorListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return gate.list(request.query);
    },
  );

  app.get(
    '/v1/organizer/badge/export',
    {
      config: { access: ['Organizer'], area: 'export' },
      schema: {
        tags: [TAG],
        summary: 'Exporte les badges en CSV ou en XLSX',
        description: EXPORT_DESCRIPTION,
        produces: Object.values(TABLE_TYPES),
        querystring: v.object({ ...visitorFilterSchema.entries, ...exportFormat }),
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query;
      const table = visitorTable(db, filter, chosenLanguage(request) ?? DEFAULT_LANGUAGE);
      return sendTable(reply, format, 'mosta-expo-badges', table);
    },
  );

  app.get(
    '/v1/organizer/badge/sheet/pdf',
    {
      config: { access: ['Organizer'], area: 'export', costs: ['pdf'] },
      schema: {
        tags: [TAG],
        summary: 'Imprime les badges valables sur des planches A4, quatre par page',
        description: 'Avec les filtres de la liste, par nom, 200 au plus.',
        problems: [...PRINT_PROBLEMS, ...BOUND_PROBLEMS],
        produces: 'application/pdf',
        querystring: badgeSheetQuerySchema,
      },
    },
    async (request, reply) => {
      const pdf = await badges.sheets(request.query, await readPrintLanguage(db, request));
      return asPdf(reply, 'mosta-expo-badges').send(pdf);
    },
  );

  app.post(
    '/v1/organizer/badge/check-in',
    {
      config: entrance,
      schema: {
        tags: [TAG],
        summary: 'Laisse entrer un visiteur, une fois, par le code lu ou la référence saisie',
        problems: ['NOT_FOUND', 'BADGE_USED', 'BADGE_REVOKED'],
        body: checkInSchema,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return gate.checkIn(actorOf(request), request.body.code);
    },
  );

  app.post(
    '/v1/organizer/badge/:id/revoke',
    {
      config,
      schema: { tags: [TAG], summary: 'Annule un badge', problems, params, response },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return gate.revoke(actorOf(request), request.params.id);
    },
  );

  app.post(
    '/v1/organizer/badge/:id/undo-check-in',
    {
      config: entrance,
      schema: {
        tags: [TAG],
        summary: 'Corrige une entrée notée par erreur',
        problems,
        params,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return gate.undoCheckIn(actorOf(request), request.params.id);
    },
  );
}
