import { algerianInstant, editionEnds } from '@mosta/shared/domain/edition-clock';
import { PROGRAMME_CATEGORIES, type ProgrammeCategory } from '@mosta/shared/domain/programme';
import { useEdition } from '@mosta/shared/queries';
import { useSearchParams } from '@mosta/shared/router';
import type { Edition } from '@mosta/shared/schemas/edition.schema';

const DAY = 'jour';
const CATEGORY = 'categorie';
const LAYOUT = 'vue';

/** The value of `jour` for the favourites. */
export const FAVOURITES_TAB = 'favoris';

export type ProgrammeTab = string;

export const LAYOUTS = ['liste', 'grille'] as const;
/** Values of `vue`: a list, or a table of hours and places. */
export type ProgrammeLayout = (typeof LAYOUTS)[number];

type ProgrammeView = {
  /** A date of the edition, or `FAVOURITES_TAB`. */
  tab: ProgrammeTab;
  /** Categories to show; an empty list shows all. */
  categories: readonly ProgrammeCategory[];
  layout: ProgrammeLayout;
  showTab: (tab: ProgrammeTab) => void;
  showCategories: (categories: readonly ProgrammeCategory[]) => void;
  showLayout: (layout: ProgrammeLayout) => void;
};

/** The day of the fair at `now`; the first one when the fair has not begun or is over. */
function dayAt(edition: Edition, now: Date): ProgrammeTab {
  const today = edition.days.find(({ date }) => now < algerianInstant(date, '23:59'));
  return (today ?? editionEnds(edition)[0]).date;
}

/** The part of the programme that the address asks for: `?jour=2025-04-29&categorie=networking&vue=grille`. */
export function useProgrammeView(now: Date): ProgrammeView {
  const edition = useEdition();
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(DAY);
  const tabs: readonly ProgrammeTab[] = [...edition.days.map(({ date }) => date), FAVOURITES_TAB];
  const change = (name: string, values: readonly string[]) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(name);
        for (const value of values) next.append(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    tab: tabs.find((tab) => tab === named) ?? dayAt(edition, now),
    categories: PROGRAMME_CATEGORIES.filter((one) => parameters.getAll(CATEGORY).includes(one)),
    layout: LAYOUTS.find((one) => one === parameters.get(LAYOUT)) ?? LAYOUTS[0],
    showTab: (tab) => change(DAY, [tab]),
    showCategories: (categories) => change(CATEGORY, categories),
    showLayout: (layout) => change(LAYOUT, layout === LAYOUTS[0] ? [] : [layout]),
  };
}
