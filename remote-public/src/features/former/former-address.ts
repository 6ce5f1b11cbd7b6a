import { FORMER_PARTS, type FormerPart, PATHS } from '../../paths';

/** A page of a former edition, as its address names it. */
export type FormerAddress = { year: number; part: FormerPart; exhibitor?: string };

const YEAR = /^[1-9]\d{3}$/;

/** Reads what follows `/edition` in an address: undefined where nothing does, null where it can be no page. */
export function readFormerAddress(pathname: string): FormerAddress | null | undefined {
  const below = pathname.slice(PATHS.former.length).replace(/^\/+|\/+$/g, '');
  if (below === '') return undefined;
  const [text = '', name, exhibitor, ...more] = below.split('/');
  const part = (Object.keys(FORMER_PARTS) as FormerPart[]).find(
    (each) => FORMER_PARTS[each] === (name === undefined ? '' : `/${name}`),
  );
  if (!YEAR.test(text) || !part || more.length > 0) return null;
  if (exhibitor !== undefined && part !== 'directory') return null;
  return { year: Number(text), part, ...(exhibitor === undefined ? {} : { exhibitor }) };
}
