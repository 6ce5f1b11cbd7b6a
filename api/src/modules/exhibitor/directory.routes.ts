import { editionChoice } from '@mosta/shared/schemas/edition-choice.schema';
import { printLanguage } from '@mosta/shared/schemas/export.schema';
import * as v from 'valibot';
import { namedEdition } from '../../current-edition';
import type { Db } from '../../platform/database/database';
import { asPdf } from '../../platform/documents/as-pdf';
import { BOUND_PROBLEMS, checkBound } from '../../platform/documents/print-bound';
import { PRINT_PROBLEMS } from '../../platform/documents/printer';
import type { ValibotApp } from '../../platform/http/validation';
import { readPrintLanguage } from '../account/reader-language';
import { printedEdition } from '../letterhead/letterhead';
import { DIRECTORY_TEMPLATE } from './directory-pdf';
import { listShown } from './exhibitor-page.repository';

/** Some ten on a page; drawing as many takes about two seconds. */
const MOST_EXHIBITORS = 1000;

/** The directory on paper. */
export function directoryRoutes(app: ValibotApp, db: Db): void {
  app.get(
    '/v1/organizer/exhibitor/directory/pdf',
    {
      config: { access: ['Organizer'], area: 'export', costs: ['pdf'] },
      schema: {
        tags: ['Organisation'],
        summary: 'Imprime le catalogue des exposants\u00a0: par nom, puis par stand',
        description: 'Ceux que montre l’annuaire de l’édition, en A4, 1000 au plus.',
        problems: [...PRINT_PROBLEMS, ...BOUND_PROBLEMS],
        produces: 'application/pdf',
        querystring: v.object({ ...editionChoice, ...printLanguage }),
      },
    },
    async (request, reply) => {
      const { edition: year } = request.query;
      const exhibitors = await listShown(db, { year });
      checkBound(exhibitors.length, MOST_EXHIBITORS);
      const edition = printedEdition(namedEdition(year));
      const language = await readPrintLanguage(db, request);
      const pdf = await app.printer.print(DIRECTORY_TEMPLATE, { language, edition, exhibitors });
      return asPdf(reply, 'mosta-expo-catalogue').send(pdf);
    },
  );
}
