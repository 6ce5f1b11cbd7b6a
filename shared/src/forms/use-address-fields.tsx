import { useLocation, useSearchParams } from '@mosta/shared/router';
import { useDebouncedCallback } from '@mosta/shared/ui';
import { useState } from 'react';

/** Browsers refuse more than about a hundred history changes in ten seconds. */
const WRITE_DELAY_MS = 250;

/**
 * Fields of a search that are also written to the address, a moment after typing, so that it can be shared and gone back
 * to. An empty field has no parameter.
 * @param names of the parameters by field, in the order in which they are written: one search has one address
 * @returns the fields, and the function that changes some of them
 */
export function useAddressFields<Field extends string>(
  names: Readonly<Record<Field, string>>,
): [Record<Field, string>, (change: Partial<Record<Field, string>>) => void] {
  type Fields = Record<Field, string>;
  const fields = Object.keys(names) as Field[];
  const [parameters, setParameters] = useSearchParams();
  const inAddress = Object.fromEntries(
    fields.map((field) => [field, parameters.get(names[field]) ?? '']),
  ) as Fields;
  // The router may pass over an address: what was navigated to can read as the last one shown.
  const { key } = useLocation();
  const [values, setValues] = useState(inAddress);
  const [seen, setSeen] = useState(key);
  const [written, setWritten] = useState(inAddress);
  // Navigation overrides the search; the delayed write to the address must not overwrite newer typing.
  if (seen !== key) {
    setSeen(key);
    setWritten(inAddress);
    if (fields.some((field) => written[field] !== inAddress[field])) setValues(inAddress);
  }

  const debounce = useDebouncedCallback(WRITE_DELAY_MS);
  const change = (part: Partial<Fields>) => {
    const next = { ...values, ...part };
    setValues(next);
    debounce(() => {
      setWritten(next);
      setParameters(
        (current) => {
          for (const field of fields) {
            current.delete(names[field]);
            if (next[field]) current.append(names[field], next[field]);
          }
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    });
  };
  return [values, change];
}
