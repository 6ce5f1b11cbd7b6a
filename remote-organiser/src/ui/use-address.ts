import { useSearchParams } from '@mosta/shared/router';

/**
 * What a page shows, as the parameters of its address: '' for what is left out. Another choice begins at the first page.
 * @param names of the parameters, `page` among them where there are pages
 */
export function useAddress<Name extends string>(
  names: readonly Name[],
): [(name: Name) => string, (change: Partial<Record<Name, string>>) => void] {
  const [parameters, setParameters] = useSearchParams();
  return [
    (name) => parameters.get(name) ?? '',
    (change) =>
      setParameters(
        (now) => {
          if (!('page' in change)) now.delete('page');
          for (const name of names) {
            const value = change[name];
            if (value === '') now.delete(name);
            else if (value !== undefined) now.set(name, value);
          }
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
  ];
}

/** The number of a page in the address, from 1; what is no number is the first. */
export function pageIn(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
