import { useSearchParams } from '@mosta/shared/router';
import { useCallback, useState } from 'react';
import { useAddressWriter } from './use-address-writer';

/**
 * One value of the address, for example `?de=3`, changed without a new history entry.
 * @param inAddress `false` in another remote's page, whose address is not the plan's: the value is kept beside it
 */
export function useAddressValue(
  name: string,
  inAddress: boolean,
): [string | null, (value: string | null) => void] {
  const [parameters] = useSearchParams();
  const write = useAddressWriter();
  const [kept, setKept] = useState<string | null>(null);
  const change = useCallback(
    (value: string | null) => {
      if (!inAddress) {
        setKept(value);
        return;
      }
      write((current) => {
        if (value) current.set(name, value);
        else current.delete(name);
      });
    },
    [inAddress, name, write],
  );
  return [inAddress ? parameters.get(name) : kept, change];
}
