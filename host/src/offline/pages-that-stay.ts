import type { KeptPage, PageToKeep } from './kept';

/** Pages that were visited; of more, the oldest go. */
const MOST_VISITED = 40;

/**
 * Of the pages that were visited the newest, and those that remotes want. Who saves data asks for none of these: then the
 * ones that there are stay. A page that was asked for and could not be fetched anew stays as it was.
 * @param kept what is on the device
 * @param asked what a page has asked to keep
 */
export function pagesThatStay(kept: readonly KeptPage[], asked: readonly PageToKeep[]): KeptPage[] {
  const namesUnseen = asked.some(({ visited }) => !visited);
  const wanted = new Set((namesUnseen ? asked : kept).map(({ address }) => address));
  const visited = kept
    .filter((page) => page.visited)
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt))
    .slice(0, MOST_VISITED);
  const others = kept.filter((page) => !page.visited && wanted.has(page.address));
  return [...visited, ...others];
}
