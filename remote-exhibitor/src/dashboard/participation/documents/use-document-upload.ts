import { toAppError } from '@mosta/shared/queries';
import { useEffect, useRef, useState } from 'react';
import {
  type ExhibitorDocumentKind,
  sendDocument,
  useRefreshParticipations,
} from '../participation.queries';

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
    try {
      await sendDocument(
        participation,
        { kind, file },
        {
          signal: controller.signal,
          onProgress: (percent) => setState({ step: 'sending', percent }),
        },
      );
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
