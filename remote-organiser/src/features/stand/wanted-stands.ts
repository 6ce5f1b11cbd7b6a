import type { StandState } from '@mosta/shared/domain/stand-status';
import type { OrganizerStand, StandKind } from '@mosta/shared/schemas/stand.schema';
import { personName } from '../../ui/person-name';

type Wanted = { search: string; state: StandState | null; kind: StandKind | null };

/** The stands of that state and kind whose code or holder has the searched text. The hall's inventory is one answer. */
export function wantedStands(
  stands: readonly OrganizerStand[],
  { search, state, kind }: Wanted,
): OrganizerStand[] {
  const text = search.toLocaleLowerCase();
  return stands.filter(
    (stand) =>
      (state === null || stand.state === state) &&
      (kind === null || stand.kind === kind) &&
      (text === '' || `${stand.code} ${holderName(stand)}`.toLocaleLowerCase().includes(text)),
  );
}

/** Who has a stand, by the company's name or the person's; '' for nobody. */
export function holderName({ holder }: Pick<OrganizerStand, 'holder'>): string {
  if (!holder) return '';
  return holder.exhibitor.company ?? personName(holder.exhibitor);
}
