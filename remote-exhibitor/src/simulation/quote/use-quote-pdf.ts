import { authClient, plainClient, toAppError, useMutation } from '@mosta/shared/http';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';

/** How long the browser may take to read what it saves. */
const KEPT_MS = 60_000;

/** Fetches a quote's document and lets the browser save it. @param secret of its link; without it the session opens it */
export function useQuotePdf({ _id, reference }: QuoteAnswer, secret: string | null) {
  return useMutation({
    mutationFn: async () => {
      const client = secret === null ? authClient : plainClient;
      const path = secret === null ? _id : `link/${encodeURIComponent(secret)}`;
      try {
        const { data } = await client.get<Blob>(`v1/quote/${path}/pdf`, { responseType: 'blob' });
        save(`devis-${reference}.pdf`, data);
      } catch (error) {
        throw toAppError(error);
      }
    },
  });
}

function save(name: string, document_: Blob): void {
  const address = URL.createObjectURL(document_);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
