import { downloadFile } from '@mosta/shared/http';
import { useRef, useState } from 'react';

/** Downloads a file, one at a time. @param path without leading slash */
export function useDownload(path: string, name: string) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const under = useRef(false);

  async function download(): Promise<void> {
    if (under.current) return;
    under.current = true;
    setBusy(true);
    setError(null);
    await downloadFile(path, { name }).catch(setError);
    under.current = false;
    setBusy(false);
  }
  return { busy, error, download: () => void download() };
}
