import { type DraftKind, readDraft, removeDraft, writeDraft } from '@mosta/shared/forms/draft';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Selection, selectionSchema } from './selection';

const draftOf = (reservationId: string): DraftKind<Selection> => ({
  key: `commande:${reservationId}`,
  version: 1,
  schema: selectionSchema,
});

/**
 * What is chosen and not yet ordered. It is kept with the reservation: another view, a reload or an expired session
 * loses nothing.
 */
export function useSelection(reservationId: string): [Selection, (next: Selection) => void] {
  const kind = draftOf(reservationId);
  const [selection, setSelection] = useState<Selection>(() => readDraft(kind).values ?? {});

  const reread = useEffectEvent(() => setSelection(readDraft(kind).values ?? {}));
  useEffect(() => {
    // What another tab has chosen, or ordered, is so here too.
    const listener = ({ key }: StorageEvent) => {
      if (key === null || key === kind.key) reread();
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, [kind.key]);

  function change(next: Selection): void {
    setSelection(next);
    if (Object.keys(next).length === 0) removeDraft(kind);
    else writeDraft(kind, next);
  }
  return [selection, change];
}
