import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { algerianDay } from '@mosta/shared/domain/edition-clock';
import { exportFormat, printLanguage } from '@mosta/shared/schemas/export.schema';
import {
  preparationFilterSchema,
  preparationQuerySchema,
  preparationSchema,
} from '@mosta/shared/schemas/preparation.schema';
import * as v from 'valibot';
import { namedEdition } from '../../current-edition';
import { asPdf } from '../../platform/documents/as-pdf';
import { BOUND_PROBLEMS, checkBound } from '../../platform/documents/print-bound';
import { PRINT_PROBLEMS } from '../../platform/documents/printer';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { readPrintLanguage } from '../account/reader-language';
import { printedEdition } from '../letterhead/letterhead';
import { LABEL_TEMPLATE } from './label-pdf';
import { PICKING_LIST_TEMPLATE } from './picking-list-pdf';
import { listPreparation, readPreparation } from './preparation.service';
import { preparationTable } from './preparation-export';

const PREFIX = '/v1/organizer/preparation';
const tags = ['Organisation'];
const exported = { access: ['Organizer'], area: 'export' } as const;
const printed = { ...exported, costs: ['pdf'] } as const;

/** What one document may hold, with a wide margin to the time that drawing it may take. */
const MOST_LINES = 1000;
const MOST_LABELS = 960;

/** What is to be delivered to the stands: on the screen, for spreadsheets, and on paper. */
export function preparationRoutes(app: ValibotApp): void {
  const { db } = app;
  const problems = [...PRINT_PROBLEMS, ...BOUND_PROBLEMS];
  const paper = {
    ...{ tags, problems, produces: 'application/pdf' },
    querystring: v.object({ ...preparationFilterSchema.entries, ...printLanguage }),
  };

  app.get(
    PREFIX,
    {
      config: { access: ['Organizer'], area: 'participation' },
      schema: {
        ...{
          tags,
          summary: 'Donne ce qui a été commandé, par fournisseur ou catégorie et par allée',
        },
        description:
          'Les articles et services des commandes qui ne sont pas annulées. Les totaux sont ceux de toutes les pages.',
        ...{ querystring: preparationQuerySchema, response: { 200: preparationSchema } },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readPreparation(db, request.query);
    },
  );

  app.get(
    `${PREFIX}/export`,
    {
      config: exported,
      schema: {
        ...{ tags, summary: 'Exporte ce qui est à préparer, en CSV ou en XLSX' },
        ...{ description: EXPORT_DESCRIPTION, produces: Object.values(TABLE_TYPES) },
        querystring: v.object({ ...preparationFilterSchema.entries, ...exportFormat }),
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query;
      const table = preparationTable(db, filter, chosenLanguage(request) ?? DEFAULT_LANGUAGE);
      return sendTable(reply, format, 'mosta-expo-preparation', table);
    },
  );

  app.get(
    `${PREFIX}/list/pdf`,
    {
      config: printed,
      schema: { ...paper, summary: 'Imprime les listes de préparation, avec des cases à cocher' },
    },
    async (request, reply) => {
      const language = await readPrintLanguage(db, request);
      const lines = await listPreparation(db, request.query, language);
      checkBound(lines.length, MOST_LINES);
      const pdf = await app.printer.print(PICKING_LIST_TEMPLATE, {
        edition: printedEdition(namedEdition(request.query.edition)),
        ...{ language, day: algerianDay(new Date()), lines },
      });
      return asPdf(reply, 'mosta-expo-preparation').send(pdf);
    },
  );

  app.get(
    `${PREFIX}/label/pdf`,
    {
      config: printed,
      schema: { ...paper, summary: 'Imprime une étiquette par ligne, sur des planches de 3 × 8' },
    },
    async (request, reply) => {
      const language = await readPrintLanguage(db, request);
      const lines = await listPreparation(db, request.query, language);
      checkBound(lines.length, MOST_LABELS);
      const { product, year } = namedEdition(request.query.edition);
      const pdf = await app.printer.print(LABEL_TEMPLATE, {
        ...{ edition: { product, year }, language },
        labels: lines.map(({ stands, company, name, unit, quantity }) => ({
          ...{ stands, company, name, unit, quantity },
        })),
      });
      return asPdf(reply, 'mosta-expo-etiquettes').send(pdf);
    },
  );
}
