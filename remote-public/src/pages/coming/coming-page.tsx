import { type LinkKey, RelatedLinks } from '../../features/info/related-links';
import { Trail } from '../../features/info/trail';
import { ComingPage } from '../../features/placeholder/coming-page';
import type { PageKey } from '../../paths';

/** Every page whose content is only announced, with the pages to read instead. */
export const COMING_PAGES = {
  mostaganem: ['dateVenue', 'hotels', 'sector'],
  mediaKit: ['press', 'journalist', 'about'],
  conferences: ['program', 'mostaExpo', 'plan'],
  animations: ['program', 'visitor', 'mostaExpo'],
  innovationCorner: ['exhibit', 'mostaExpo', 'plan'],
  businessCorner: ['exhibit', 'confirmed', 'internationalVisitor'],
  streetFood: ['exhibit', 'visitor', 'plan'],
  worldFood: ['mostaExpo', 'visitor', 'plan'],
  foodMarket: ['sector', 'confirmed', 'visitor'],
} as const satisfies Partial<Record<PageKey, readonly LinkKey[]>>;

export type ComingPageKey = keyof typeof COMING_PAGES;

/** A page of the table, as a route loads it. */
export function comingPage(page: ComingPageKey) {
  return {
    default: () => (
      <ComingPage page={page} trail={<Trail page={page} />}>
        <RelatedLinks links={COMING_PAGES[page]} />
      </ComingPage>
    ),
  };
}
