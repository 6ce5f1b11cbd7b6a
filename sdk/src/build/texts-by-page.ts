import { divideTexts, pathsOf, type Texts } from './divide-texts';
import { areaOf, areasOf, type TextUse } from './text-use';

/** A catalogue that was divided by what the pages and widgets of a remote show. */
export type TextsByPage = {
  /** The first is loaded with every page. */
  parts: Texts[];
  /** By the name of a page's or widget's chunk: the numbers of the other parts that it needs. */
  needed: Record<string, number[]>;
};

/**
 * Divides a catalogue so that a page needs few of its parts: first what many pages show, then what the first page shows,
 * and so on. What no page names is loaded with every page.
 */
export function textsByPage(catalogue: Texts, { chunks }: TextUse): TextsByPage {
  const users = new Map(
    areasOf(catalogue).map((area): [string, string[]] => {
      const found = [...chunks].filter(([, shows]) => shows(area)).map(([name]) => name);
      return [area, found.length > 0 ? found : [...chunks.keys()]];
    }),
  );
  const usersOf = (path: readonly string[]) => users.get(areaOf(path)) ?? [];
  const names = [...chunks.keys()];
  const parts = divideTexts(catalogue, undefined, (path) => {
    const found = usersOf(path);
    return found.length * 2 > names.length ? -1 : names.indexOf(found[0] ?? '');
  });
  const usersOfParts = parts.map(
    (part) => new Set(pathsOf(part).flatMap(({ path }) => usersOf(path))),
  );
  const needed = names.map((name): [string, number[]] => [
    name,
    usersOfParts.flatMap((found, number) => (number > 0 && found.has(name) ? number : [])),
  ]);
  return { parts, needed: Object.fromEntries(needed) };
}
