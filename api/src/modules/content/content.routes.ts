import { CONTENT_KINDS, type ContentKind } from '@mosta/shared/schemas/content.schema';
import { previewable } from '../../edition-preview';
import type { ChangeSignals } from '../../platform/database/change-signals';
import type { Db } from '../../platform/database/database';
import { answerWithDocument, createCachedDocument } from '../../platform/http/cached-document';
import type { ValibotApp } from '../../platform/http/validation';
import { listPublished } from './content.repository';
import { KINDS, type KindRules } from './content-kinds';
import { organizerContentRoutes } from './organizer-content.routes';

type PublicRules = Pick<KindRules<ContentKind>, 'summary' | 'tag' | 'path' | 'answer' | 'answerOf'>;
type Dependencies = { db: Db; signals: ChangeSignals };

/** What pages show of each kind, and the organisers' work on it. */
export function contentRoutes(app: ValibotApp, { db, signals }: Dependencies): void {
  for (const kind of CONTENT_KINDS) {
    const rules: PublicRules = KINDS[kind];
    const { summary, answer, tag = 'Contenus', path = `/v1/content/${kind}` } = rules;
    if (!answer) continue;
    const read = async (year?: number) => {
      const entries = await listPublished(db, kind, year);
      return rules.answerOf ? rules.answerOf(entries) : entries;
    };
    const document = previewable(
      createCachedDocument(signals, ['content_entries', 'editions'], () => read()),
      ({ year }) => read(year),
    );
    answerWithDocument(app, path, { tags: [tag], summary, answer }, document);
  }
  organizerContentRoutes(app, db);
}
