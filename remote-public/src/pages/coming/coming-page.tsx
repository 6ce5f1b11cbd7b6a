import type { Scene } from '@mosta/shared/scenes/scene';
import { type LinkKey, RelatedLinks } from '../../features/info/related-links';
import { Trail } from '../../features/info/trail';
import { ComingPage } from '../../features/placeholder/coming-page';
import type { PageKey } from '../../paths';

/** The pages whose content is only announced, each with related pages. */
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

/** Makes one of these pages, in a scene of its own. */
export function comingPage(page: ComingPageKey, scene: Scene) {
  return function AnnouncedPage() {
    return (
      <ComingPage page={page} scene={scene} trail={<Trail page={page} />}>
        <RelatedLinks links={COMING_PAGES[page]} />
      </ComingPage>
    );
  };
}
