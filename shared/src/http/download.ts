import { toAppError } from './app-error';
import { isAxiosError } from './axios-error';
import { authClient, plainClient } from './clients';

/** The browser still reads the file's address for a moment after the click. */
const REVOKE_AFTER_MS = 60_000;

type DownloadOptions = {
  /** Name of the file where the answer has none. */
  name: string;
  signal?: AbortSignal;
  /** Calls without the session's token: for addresses that carry a secret of their own. */
  anonymous?: boolean;
};

/**
 * Fetches a file with the session's token, which no link could carry, and hands it to the browser to save.
 * @param path without leading slash: `v1/quote/…/pdf`
 * @throws AppError, with the code of the API's problem document
 */
export async function downloadFile(path: string, options: DownloadOptions): Promise<void> {
  const { name, signal, anonymous = false } = options;
  const response = await (anonymous ? plainClient : authClient)
    .get<Blob>(path, { responseType: 'blob', ...(signal ? { signal } : {}) })
    .catch(async (error: unknown) => {
      throw toAppError(await readProblem(error));
    });
  const disposition: unknown = response.headers['content-disposition'];
  saveBlob(response.data, nameIn(typeof disposition === 'string' ? disposition : '') ?? name);
}

/** Hands a file to the browser to save under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}

/** A refusal of a call for a file arrives as a file too; its text is the problem document. */
async function readProblem(error: unknown): Promise<unknown> {
  if (!isAxiosError(error) || !(error.response?.data instanceof Blob)) return error;
  const text = await error.response.data.text();
  try {
    error.response.data = JSON.parse(text);
  } catch {
    // not a problem document: the status says all there is to say
    return error;
  }
  return error;
}

/** RFC 6266: the encoded name goes before the plain one. */
function nameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded && isEncoded(encoded)) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? null;
}

function isEncoded(text: string): boolean {
  return !/%(?![\da-f]{2})/i.test(text);
}
