import { PER_PAGE, useParticipationPage } from './dossier.queries';
import { useFilter, useOpenParticipation } from './dossier-address';

/** Addresses of the participations before and after the open one, in the order of the list; null at its ends. */
export function useNeighbours(id: string): { previous: string | null; next: string | null } {
  const [filter] = useFilter();
  const { addressOf } = useOpenParticipation();
  const { page } = filter;
  const here = useParticipationPage(filter).data;
  const rows = here?.participations ?? [];
  const index = rows.findIndex(({ _id }) => _id === id);
  const atStart = index === 0 && page > 1;
  const atEnd = index >= 0 && index === rows.length - 1 && page * PER_PAGE < (here?.total ?? 0);
  const before = useParticipationPage({ ...filter, page: Math.max(1, page - 1) }, atStart);
  const after = useParticipationPage({ ...filter, page: page + 1 }, atEnd);
  if (index < 0) return { previous: null, next: null };
  const address = (row: { _id: string } | undefined, onPage: number) =>
    row ? addressOf(row._id, onPage) : null;
  return {
    previous: atStart
      ? address(before.data?.participations.at(-1), page - 1)
      : address(index > 0 ? rows[index - 1] : undefined, page),
    next: atEnd ? address(after.data?.participations[0], page + 1) : address(rows[index + 1], page),
  };
}
