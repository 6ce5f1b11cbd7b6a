import {
  exhibitorPageInputSchema,
  ownExhibitorPageSchema,
  publicExhibitorListSchema,
  publicExhibitorSchema,
} from '@mosta/shared/schemas/exhibitor-page.schema';
import * as v from 'valibot';
import { actorOf, recordDeed } from '../../platform/audit/audit';
import type { ChangeSignals } from '../../platform/database/change-signals';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import { createCachedDocument } from '../../platform/http/cached-document';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { notifyUsers } from '../notification/notification.repository';
import {
  DIRECTORY_TABLES,
  listShown,
  readPage,
  savePage,
  unpublishPage,
} from './exhibitor-page.repository';
import { ownCompanyRoutes } from './own-company.routes';

type Dependencies = {
  db: Db;
  signals: ChangeSignals;
  /** Called once an order is committed, so that it leaves at once. */
  onChanged: () => void;
};

const tags = ['Exposants'];
const params = v.object({ id: v.string() });
const own = { config: { access: ['Exhibitor'] } } as const;
const response = { 200: ownExhibitorPageSchema };

/** The directory of exhibitors, and what each of them shows in it. */
export function exhibitorRoutes(app: ValibotApp, { db, signals, onChanged }: Dependencies): void {
  const directory = createCachedDocument(signals, DIRECTORY_TABLES, () => listShown(db));
  app.get(
    '/v1/exhibitor',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Liste par nom les exposants confirmés qui ont publié leur page',
        response: { 200: publicExhibitorListSchema },
      },
    },
    async (request, reply) => directory(request, reply),
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
      const shown = (await listShown(db)).find(({ _id }) => _id === id);
      if (!shown) throw new AppError('NOT_FOUND');
      return shown;
    },
  );

  app.get(
    '/v1/exhibitor-page/mine',
    { ...own, schema: { tags, summary: 'Montre sa propre page de l’annuaire', response } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readPage(db, callerOf(request).userId);
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
      const { userId } = callerOf(request);
      await savePage(db, userId, request.body);
      return readPage(db, userId);
    },
  );

  app.post(
    '/v1/organizer/exhibitor/:id/withdraw',
    {
      config: { access: ['Organizer'] },
      schema: { tags, summary: 'Retire la page d’un exposant de l’annuaire', params, response },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const id = readId(request.params.id);
      const answer = await db.transaction(async (transaction) => {
        if (await unpublishPage(transaction, id)) {
          const deed = { action: 'exhibitor.withdraw', subject: id };
          await recordDeed(transaction, actorOf(request), deed);
          await notifyUsers(transaction, [id], WITHDRAWN);
        }
        return readPage(transaction, id);
      });
      if (!answer.page) throw new AppError('NOT_FOUND');
      onChanged();
      return answer;
    },
  );

  ownCompanyRoutes(app, db);
}

const WITHDRAWN = {
  category: 'dossier',
  title: 'Page retirée de l’annuaire',
  message:
    'L’organisation a retiré votre page de l’annuaire des exposants. Corrigez-la avant de la publier à nouveau, ou écrivez à l’organisation.',
} as const;
