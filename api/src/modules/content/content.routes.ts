import { CONTENT_KINDS } from '@mosta/shared/schemas/content.schema';
import type { ChangeSignals } from '../../platform/database/change-signals';
import type { Db } from '../../platform/database/database';
import { answerWithDocument, createCachedDocument } from '../../platform/http/cached-document';
import type { ValibotApp } from '../../platform/http/validation';
import { listPublished } from './content.repository';
import { KINDS } from './content-kinds';
import { organizerContentRoutes } from './organizer-content.routes';

type Dependencies = { db: Db; signals: ChangeSignals };

/** What pages show of each kind, and the organisers' work on it. */
export function contentRoutes(app: ValibotApp, { db, signals }: Dependencies): void {
  for (const kind of CONTENT_KINDS) {
    const { summary, answer } = KINDS[kind];
    const document = createCachedDocument(signals, ['content_entries', 'editions'], () =>
      listPublished(db, kind),
    );
    answerWithDocument(
      app,
      `/v1/content/${kind}`,
      { tags: ['Contenus'], summary, answer },
      document,
    );
  }
  organizerContentRoutes(app, db);
}
