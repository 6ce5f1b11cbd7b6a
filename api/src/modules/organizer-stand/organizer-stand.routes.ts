import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { editionChoiceSchema } from '@mosta/shared/schemas/edition-choice.schema';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import { reasonSchema } from '@mosta/shared/schemas/reservation.schema';
import {
  organizerStandListSchema,
  organizerStandSchema,
  standMoveSchema,
  standPatchSchema,
} from '@mosta/shared/schemas/stand.schema';
import { standFilterSchema, standSignQuerySchema } from '@mosta/shared/schemas/stand-filter.schema';
import * as v from 'valibot';
import { namedEdition } from '../../current-edition';
import { asPdf } from '../../platform/documents/as-pdf';
import { BOUND_PROBLEMS, checkBound } from '../../platform/documents/print-bound';
import { PRINT_PROBLEMS } from '../../platform/documents/printer';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import type { ProblemCode } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { readPrintLanguage } from '../account/reader-language';
import { actorOf } from '../audit/audit-event';
import { listOrganizerStands } from './organizer-stand.repository';
import { createOrganizerStandService } from './organizer-stand.service';
import { standTable } from './stand-export';
import { listSigns } from './stand-sign.service';
import { STAND_SIGN_TEMPLATE } from './stand-sign-pdf';

const PREFIX = '/v1/organizer/stand';
/** A page each; drawing as many takes about two seconds. */
const MOST_SIGNS = 300;
const config = { access: ['Organizer'], area: 'stand' } as const;

/** The organisers' side of the stands. */
export function organizerStandRoutes(
  app: ValibotApp,
  dependencies: Parameters<typeof createOrganizerStandService>[0],
): void {
  const service = createOrganizerStandService(dependencies);
  const about = (summary: string, ...problems: ProblemCode[]) => ({
    tags: ['Organisation'],
    summary,
    problems,
    params: v.object({ code: v.string() }),
    response: { 200: organizerStandSchema },
  });

  app.get(
    PREFIX,
    {
      config,
      schema: {
        tags: ['Organisation'],
        summary: 'Liste les stands avec qui les a sous option ou réservés',
        querystring: editionChoiceSchema,
        response: { 200: organizerStandListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listOrganizerStands(dependencies.db, request.query.edition);
    },
  );

  app.get(
    `${PREFIX}/export`,
    {
      config: { access: ['Organizer'], area: 'export' },
      schema: {
        tags: ['Organisation'],
        summary: 'Exporte les stands et les zones en CSV ou en XLSX',
        description: EXPORT_DESCRIPTION,
        produces: Object.values(TABLE_TYPES),
        querystring: v.object({ ...standFilterSchema.entries, ...exportFormat }),
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query;
      const language = chosenLanguage(request) ?? DEFAULT_LANGUAGE;
      const table = standTable(dependencies.db, filter, language);
      return sendTable(reply, format, 'mosta-expo-stands', table);
    },
  );

  app.get(
    `${PREFIX}/sign/pdf`,
    {
      config: { access: ['Organizer'], area: 'export', costs: ['pdf'] },
      schema: {
        tags: ['Organisation'],
        summary: 'Imprime un panneau par stand vendu, en A4 paysage',
        description: 'Avec les filtres de la liste, dans l’ordre du hall, 300 au plus.',
        problems: [...PRINT_PROBLEMS, ...BOUND_PROBLEMS],
        produces: 'application/pdf',
        querystring: standSignQuerySchema,
      },
    },
    async (request, reply) => {
      const signs = await listSigns(dependencies.db, request.query);
      checkBound(signs.length, MOST_SIGNS);
      const { product, year, city, days } = namedEdition(request.query.edition);
      const edition = { product, year, city, days };
      const language = await readPrintLanguage(dependencies.db, request);
      const pdf = await app.printer.print(STAND_SIGN_TEMPLATE, { language, edition, signs });
      return asPdf(reply, 'mosta-expo-panneaux').send(pdf);
    },
  );

  app.post(
    `${PREFIX}/:code/block`,
    { config, schema: about('Retire un stand libre de la vente', 'STAND_HELD') },
    async (request) => service.block(actorOf(request), request.params.code),
  );

  app.post(
    `${PREFIX}/:code/unblock`,
    { config, schema: about('Remet en vente un stand bloqué', 'STAND_HELD') },
    async (request) => service.unblock(actorOf(request), request.params.code),
  );

  app.post(
    `${PREFIX}/:code/release`,
    {
      config,
      schema: {
        ...about(
          'Met fin à l’option ou à la vente d’un stand, qui redevient libre',
          'STAND_NOT_HELD',
        ),
        body: reasonSchema,
      },
    },
    async (request) =>
      service.release(actorOf(request), request.params.code, request.body.reason ?? ''),
  );

  app.post(
    `${PREFIX}/:code/move`,
    {
      config,
      schema: {
        ...about(
          'Déplace l’option ou la vente d’un stand vers un stand libre',
          'STAND_NOT_HELD',
          'STAND_TAKEN',
        ),
        body: standMoveSchema,
      },
    },
    async (request) => service.move(actorOf(request), request.params.code, request.body.to),
  );

  app.patch(
    `${PREFIX}/:code`,
    {
      config,
      schema: { ...about('Corrige la surface ou les prix d’un stand'), body: standPatchSchema },
    },
    async (request) => service.correct(actorOf(request), request.params.code, request.body),
  );
}
