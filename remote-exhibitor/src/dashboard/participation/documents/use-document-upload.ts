import { authClient, toAppError } from '@mosta/shared/http';
import type { EXHIBITOR_DOCUMENTS } from '@mosta/shared/schemas/document.schema';
import { useEffect, useRef, useState } from 'react';
import { documentsPath, useRefreshParticipations } from '../participation.queries';

export type ExhibitorDocumentKind = (typeof EXHIBITOR_DOCUMENTS)[number];

/** 5 MB over a slow line. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

type UploadState =
  | { step: 'idle' }
  | { step: 'sending'; percent: number }
  | { step: 'canceled' }
  | { step: 'failed'; error: unknown };

/** Sends a document; what was chosen is the caller's, and stays through every failure. */
export function useDocumentUpload(participation: string) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const refresh = useRefreshParticipations();
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  /** @returns whether it has arrived */
  async function send(kind: ExhibitorDocumentKind, file: File): Promise<boolean> {
    if (under.current) return false;
    const controller = new AbortController();
    under.current = controller;
    setState({ step: 'sending', percent: 0 });
    // the fields go before the file, so that the service can check them first
    const body = new FormData();
    body.append('kind', kind);
    body.append('file', file, file.name);
    try {
      await authClient.post(documentsPath(participation), body, {
        signal: controller.signal,
        timeout: UPLOAD_TIMEOUT_MS,
        onUploadProgress: ({ loaded, total }) => {
          if (total) setState({ step: 'sending', percent: Math.round((100 * loaded) / total) });
        },
      });
      setState({ step: 'idle' });
      await refresh();
      return true;
    } catch (error) {
      setState(
        controller.signal.aborted
          ? { step: 'canceled' }
          : { step: 'failed', error: toAppError(error) },
      );
      return false;
    } finally {
      under.current = null;
    }
  }

  return {
    state,
    send,
    cancel: () => under.current?.abort(),
    reset: () => setState({ step: 'idle' }),
  };
}
