import { type AppError, toAppError, useCancellableCall } from '@mosta/shared/queries';
import { type FormEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type FormSendingOptions<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** What it throws becomes the failure; the input stays. `signal` aborts when the view is left or the person cancels. */
  send: (output: Output, signal: AbortSignal) => Promise<void>;
  /** Maps a dotted path of the API to the form's field, where the names differ. */
  fieldOf?: (path: string) => string;
};

/**
 * Validates and sends a form, only once for repeated clicks. The API's messages go to the fields that it
 * names. @returns `attempt` counts the times that fields were refused, `failure` is what the API answered last
 */
export function useFormSending<Input extends FieldValues, Output>({
  form,
  send,
  fieldOf = (path) => path,
}: FormSendingOptions<Input, Output>) {
  const [failure, setFailure] = useState<AppError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);
  const run = useCancellableCall();

  function showFailure(error: unknown): void {
    const refused = toAppError(error);
    setFailure(refused);
    for (const [path, message] of Object.entries(refused.fields)) {
      form.setError(fieldOf(path) as FieldPath<Input>, { type: refused.code, message });
    }
    if (Object.keys(refused.fields).length > 0) setAttempt((count) => count + 1);
  }

  const check = form.handleSubmit(
    async (output) => {
      setFailure(null);
      await run((signal) => send(output, signal)).catch(showFailure);
    },
    () => {
      setFailure(null);
      setAttempt((count) => count + 1);
    },
  );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // a second click may come before the button is rendered as disabled
    if (busy.current) return;
    busy.current = true;
    await check(event).finally(() => {
      busy.current = false;
    });
  }

  return { failure, attempt, submit: (event: FormEvent) => void submit(event) };
}
