import type { OrganizerStand } from '../schemas/stand.schema';
import type { StandFilter } from '../schemas/stand-filter.schema';

/** The stands of that state and kind whose code or holder has the searched text. The hall's inventory is one answer. */
export function wantedStands(
  stands: readonly OrganizerStand[],
  { search = '', state, kind }: StandFilter,
): OrganizerStand[] {
  const text = search.toLocaleLowerCase();
  return stands.filter(
    (stand) =>
      (state === undefined || stand.state === state) &&
      (kind === undefined || stand.kind === kind) &&
      (text === '' || searchedText(stand).toLocaleLowerCase().includes(text)),
  );
}

/** A part of a joined stand is found by its code too. */
const searchedText = (stand: OrganizerStand): string =>
  [stand.code, ...stand.parts, holderName(stand)].join(' ');

/** Who has a stand, by the company's name or the person's; '' for nobody. */
export function holderName({ holder }: Pick<OrganizerStand, 'holder'>): string {
  if (!holder) return '';
  const { company, prenom, nom } = holder.exhibitor;
  return company ?? [prenom, nom].filter(Boolean).join(' ');
}
