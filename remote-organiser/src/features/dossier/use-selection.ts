import type { ParticipationSummary } from '@mosta/shared/schemas/participation.schema';
import type { BatchItem } from '@mosta/shared/schemas/participation-batch.schema';
import { useState } from 'react';
import { parametersOf } from './dossier.queries';
import { useFilter } from './dossier-address';

/** Chosen participations, each as the organiser saw it. */
export type DossierSelection = {
  items: readonly BatchItem[];
  choose: (rows: readonly ParticipationSummary[], chosen: boolean) => void;
  /** Takes some out; all of them where left out. */
  clear: (ids?: readonly string[]) => void;
};

/** What is chosen stays chosen on the other pages of the list; another filter begins with nothing. */
export function useSelection(): DossierSelection {
  const [filter] = useFilter();
  const wanted = JSON.stringify(parametersOf(filter));
  const [kept, keep] = useState<{ wanted: string; items: readonly BatchItem[] }>({
    ...{ wanted, items: [] },
  });
  const items = kept.wanted === wanted ? kept.items : [];
  return {
    items,
    choose: (rows, chosen) => {
      const others = items.filter(({ _id }) => rows.every((row) => row._id !== _id));
      const added = rows.map(({ _id, version, assignee }) => ({
        ...{ _id, version, assignee: assignee?._id ?? null },
      }));
      keep({ wanted, items: chosen ? [...others, ...added] : others });
    },
    clear: (ids) =>
      keep({ wanted, items: ids ? items.filter(({ _id }) => !ids.includes(_id)) : [] }),
  };
}
