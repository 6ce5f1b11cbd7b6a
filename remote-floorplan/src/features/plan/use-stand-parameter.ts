import { VIEW_PARAMETERS } from '@mosta/shared/domain/shown-drawing';
import { useSearchParams } from '@mosta/shared/router';
import { useDebouncedCallback } from '@mosta/shared/ui';
import { useCallback, useState } from 'react';
import { useAddressWriter } from './use-address-writer';

const PARAMETER = VIEW_PARAMETERS.stand;
/** Browsers refuse more than about a hundred history changes in ten seconds; a held arrow key makes more. */
const WRITE_DELAY_MS = 200;

/**
 * The selected code, kept in the address as `?stand=B49` without a new history entry.
 * @returns the code as it stands in the address, known or not, and the function that changes it
 */
export function useStandParameter(): [string | null, (code: string | null) => void] {
  const [parameters] = useSearchParams();
  const write = useAddressWriter();
  const inAddress = parameters.get(PARAMETER);
  const [selected, setSelected] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState<{ code: string | null }>();
  // A link or the browser's back button wins over what was selected here. The address of our own writing
  // arrives later than it was written: by then the visitor may have gone on, and must not be thrown back.
  if (seen !== inAddress) {
    setSeen(inAddress);
    setWritten(undefined);
    if (written?.code !== inAddress) setSelected(inAddress);
  }

  const debounce = useDebouncedCallback(WRITE_DELAY_MS);
  const select = useCallback(
    (code: string | null) => {
      setSelected(code);
      debounce(() => {
        setWritten({ code });
        write((current) => {
          if (code) current.set(PARAMETER, code);
          else current.delete(PARAMETER);
        });
      });
    },
    [write, debounce],
  );
  return [selected, select];
}
