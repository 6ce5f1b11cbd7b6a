import agencyDirectory from '@mosta/shared/domain/exhibitors.json';
import { listedExhibitorsSchema } from '@mosta/shared/schemas/confirmed-exhibitor.schema';
import {
  exhibitorPageInputSchema,
  ownExhibitorPageSchema,
} from '@mosta/shared/schemas/exhibitor-page.schema';
import {
  publicExhibitorListSchema,
  publicExhibitorSchema,
} from '@mosta/shared/schemas/public-exhibitor.schema';
import * as v from 'valibot';
import { previewable, previewedYear } from '../../edition-preview';
import { findCurrentYear } from '../../in-edition';
import type { ChangeSignals } from '../../platform/database/change-signals';
import type { Db } from '../../platform/database/database';
import { exhibitorOf } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import { answerWithDocument, createCachedDocument } from '../../platform/http/cached-document';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { DIRECTORY_TABLES, listShown, readPage, savePage } from './exhibitor-page.repository';
import { ownCompanyRoutes } from './own-company.routes';
import { showPage } from './withdrawal.service';

type Dependencies = {
  db: Db;
  signals: ChangeSignals;
};

const tags = ['Exposants'];
const NOBODY_LISTED = { sample: false, exhibitors: [] };
const params = v.object({ id: v.string() });
const own = { config: { access: ['Exhibitor'] } } as const;
const response = { 200: ownExhibitorPageSchema };

function agencyListOf({ year }: { year: number | undefined }) {
  const { edition, ...list } = agencyDirectory;
  return edition === year ? list : NOBODY_LISTED;
}

/** The directory of exhibitors, and what each of them shows in it. */
export function exhibitorRoutes(app: ValibotApp, { db, signals }: Dependencies): void {
  const directory = createCachedDocument(signals, DIRECTORY_TABLES, () => listShown(db));
  const directoryOf = ({ year }: { year: number }) => listShown(db, { year });
  answerWithDocument(
    app,
    '/v1/exhibitor',
    {
      tags,
      summary: 'Liste par nom les exposants confirmés qui ont publié leur page',
      answer: publicExhibitorListSchema,
    },
    previewable(directory, directoryOf),
  );

  // The agency's file comes with the service, and is of one edition.
  const listed = createCachedDocument(signals, ['editions'], async () =>
    agencyListOf({ year: await findCurrentYear(db) }),
  );
  answerWithDocument(
    app,
    '/v1/exhibitor/listed',
    {
      tags,
      summary: 'Liste les exposants confirmés du fichier de l’agence',
      answer: listedExhibitorsSchema,
    },
    previewable(listed, agencyListOf),
  );

  app.get(
    '/v1/exhibitor/:id',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Montre la page publique d’un exposant',
        params,
        response: { 200: publicExhibitorSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      const id = readId(request.params.id);
      const year = previewedYear(request);
      const named = year === undefined ? {} : { year };
      const shown = (await listShown(db, named)).find(({ _id }) => _id === id);
      if (!shown) throw new AppError('NOT_FOUND');
      return shown;
    },
  );

  app.get(
    '/v1/exhibitor-page/mine',
    { ...own, schema: { tags, summary: 'Montre sa propre page de l’annuaire', response } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readPage(db, exhibitorOf(request));
    },
  );

  app.put(
    '/v1/exhibitor-page/mine',
    {
      ...own,
      schema: {
        tags,
        summary: 'Enregistre sa propre page de l’annuaire',
        body: exhibitorPageInputSchema,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const exhibitorId = exhibitorOf(request);
      await savePage(db, exhibitorId, request.body);
      return readPage(db, exhibitorId);
    },
  );

  const withdrawals = [
    ['withdraw', 'Retire la page d’un exposant de l’annuaire, jusqu’à ce qu’elle soit rétablie'],
    ['restore', 'Rétablit la page d’un exposant, qui se voit si elle est publiée'],
  ] as const;
  for (const [change, summary] of withdrawals) {
    app.post(
      `/v1/organizer/exhibitor/:id/${change}`,
      {
        config: { access: ['Organizer'], area: 'participation' },
        schema: { tags, summary, params, response },
      },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const id = readId(request.params.id);
        return showPage(db, actorOf(request), id, change);
      },
    );
  }

  ownCompanyRoutes(app, db);
}
