/** Parameters by which a list is ordered or turned over, or that change the language: the page looks the same. */
const SAME_LOOK = ['tri', 'sens', 'page', 'avant', 'sans', 'langue'];

/**
 * The places to which links lead that look different from each other and from those already known: of a hundred
 * dossiers one.
 * @param links addresses, absolute or from the root
 * @param known keys of places, to which those of the places found are added
 * @returns addresses from the root
 */
export function newPlaces(links: readonly string[], known: Set<string>, origin: string): string[] {
  return links.flatMap((link) => {
    const url = new URL(link, origin);
    const key = keyOf(url);
    if (url.origin !== new URL(origin).origin || known.has(key)) return [];
    known.add(key);
    return [url.pathname + url.search];
  });
}

/** Pages by their path and the words of their parameters; numbers, codes and identifiers are all alike. */
function keyOf({ pathname, searchParams }: URL): string {
  const words = [...searchParams]
    .filter(([name]) => !SAME_LOOK.includes(name))
    .map(([name, value]) => `${name}=${/^[a-z-]+$/.test(value) ? value : '*'}`);
  return [pathname.toLowerCase(), ...words.sort()].join(' ');
}

/** The name of a place's picture: letters, digits and dashes. */
export function pictureName(path: string): string {
  const name = path
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'x')
    .replaceAll(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '');
  return name === '' ? 'accueil' : name;
}
