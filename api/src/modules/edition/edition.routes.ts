import { editionSchema } from '@mosta/shared/schemas/edition.schema';
import { publicEdition } from '../../current-edition';
import { previewable } from '../../edition-preview';
import type { ChangeSignals } from '../../platform/database/change-signals';
import type { Db } from '../../platform/database/database';
import { answerWithDocument } from '../../platform/http/cached-document';
import type { ValibotApp } from '../../platform/http/validation';
import { createEditionDocument } from './edition-document';
import type { EditionKeeper } from './edition-keeper';
import { organizerEditionRoutes } from './organizer-edition.routes';

/** The edition that the portal shows, and the organisers' work on all of them. */
export function editionRoutes(
  app: ValibotApp,
  { db, signals, look }: { db: Db; signals: ChangeSignals; look: EditionKeeper['look'] },
): void {
  answerWithDocument(
    app,
    '/v1/edition',
    { tags: ['Édition'], summary: 'Lit l’édition en cours', answer: editionSchema },
    previewable(createEditionDocument(db, signals), async (edition) => publicEdition(edition)),
  );
  organizerEditionRoutes(app, { db, look });
}
