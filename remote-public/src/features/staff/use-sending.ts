import { removeDraft } from '@mosta/shared/forms/draft';
import { useEffect, useRef, useState } from 'react';
import { type Application, DRAFT } from './application';
import { sendApplication } from './application.queries';

type Sending =
  | { state: 'idle' | 'sent' | 'cancelled' }
  | { state: 'sending' /** Share that has been sent, 0 to 100. */; percent: number };

/** Sends an application and reports the progress; leaving the page cancels it. */
export function useSending() {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  /** @throws AppError when the API refuses, or cannot be reached; not when it was cancelled */
  async function send(application: Application): Promise<void> {
    const own = new AbortController();
    controller.current = own;
    setSending({ state: 'sending', percent: 0 });
    try {
      await sendApplication(application, {
        signal: own.signal,
        onProgress: (percent) => setSending({ state: 'sending', percent }),
      });
      removeDraft(DRAFT);
      setSending({ state: 'sent' });
    } catch (error) {
      setSending({ state: own.signal.aborted ? 'cancelled' : 'idle' });
      if (!own.signal.aborted) throw error;
    }
  }
  return { sending, send, cancel: () => controller.current?.abort() };
}
