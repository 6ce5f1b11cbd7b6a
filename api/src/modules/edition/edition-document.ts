import { algerianDay } from '@mosta/shared/domain/edition-clock';
import { publicEdition } from '../../current-edition';
import type { ChangeSignals } from '../../platform/database/change-signals';
import type { Db } from '../../platform/database/database';
import { type CachedDocument, createCachedDocument } from '../../platform/http/cached-document';
import { readCurrentEdition } from './edition.repository';

/** The current edition as one document, read again when it changes, and each day: its phase and its registrations follow the day. */
export function createEditionDocument(db: Db, signals: ChangeSignals): CachedDocument {
  const read = async () => publicEdition(await readCurrentEdition(db, new Date()));
  const make = () => createCachedDocument(signals, ['editions'], read);
  let kept = { day: '', document: make() };
  const ofToday = () => {
    const day = algerianDay(new Date());
    if (kept.day !== day) kept = { day, document: make() };
    return kept.document;
  };
  return {
    current: () => ofToday().current(),
    send: (request, reply) => ofToday().send(request, reply),
  };
}
