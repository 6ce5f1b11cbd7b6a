import { newsListSchema } from '@mosta/shared/schemas/news.schema';
import type { ChangeSignals } from '../../platform/database/change-signals';
import type { Db } from '../../platform/database/database';
import { answerWithDocument, createCachedDocument } from '../../platform/http/cached-document';
import type { ValibotApp } from '../../platform/http/validation';
import { listNews } from './news.repository';
import { organizerNewsRoutes } from './organizer-news.routes';

type Dependencies = { db: Db; signals: ChangeSignals };

/** The fair's news. */
export function newsRoutes(app: ValibotApp, { db, signals }: Dependencies): void {
  const news = createCachedDocument(signals, ['news', 'editions'], () => listNews(db));
  answerWithDocument(
    app,
    '/v1/news',
    {
      tags: ['Actualités'],
      summary: 'Liste les actualités, la plus récente d’abord',
      answer: newsListSchema,
    },
    news,
  );
  organizerNewsRoutes(app, db);
}
