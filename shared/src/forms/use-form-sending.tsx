import { type AppError, toAppError, useCancellableCall } from '@mosta/shared/queries';
import { type FormEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What the API answered, and whether fields of the form say all of it. */
type Refusal = { failure: AppError | null; atFields: boolean };

const NOT_REFUSED: Refusal = { failure: null, atFields: false };

type FormSendingOptions<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /**
   * What it throws becomes the failure; the input stays. `signal` aborts when the view is left or the person cancels.
   * `renew` fills the form with what was saved, by default with what was sent, but for the fields that have been changed
   * since.
   */
  send: (output: Output, signal: AbortSignal, renew: (saved?: Input) => void) => Promise<void>;
  /** Maps a dotted path of the API to the form's field, where the names differ. */
  fieldOf?: (path: string) => string;
};

/**
 * Validates and sends a form, only once for repeated clicks. The API's messages go to the fields that it
 * names. @returns `attempt` counts the times that fields were refused; `failure` is what the API answered last, and
 * `atFields` whether the summary and the fields say all of it: a message beside them would say it twice
 */
export function useFormSending<Input extends FieldValues, Output>({
  form,
  send,
  fieldOf = (path) => path,
}: FormSendingOptions<Input, Output>) {
  const [{ failure, atFields }, setRefusal] = useState(NOT_REFUSED);
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);
  const run = useCancellableCall();

  function showFailure(error: unknown): void {
    const refused = toAppError(error);
    const named = Object.entries(refused.fields).map(([path, message]) => ({
      name: fieldOf(path) as FieldPath<Input>,
      message,
    }));
    const isKnown = ({ name }: { name: FieldPath<Input> }) => form.getValues(name) !== undefined;
    setRefusal({ failure: refused, atFields: named.length > 0 && named.every(isKnown) });
    for (const { name, message } of named) form.setError(name, { type: refused.code, message });
    if (named.length > 0) setAttempt((count) => count + 1);
  }

  const check = form.handleSubmit(
    async (output) => {
      setRefusal(NOT_REFUSED);
      const renew = renewalOf(form);
      await run((signal) => send(output, signal, renew)).catch(showFailure);
    },
    () => {
      setRefusal(NOT_REFUSED);
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

  return { failure, atFields, attempt, submit: (event: FormEvent) => void submit(event) };
}

/** Remembers the fields as they are. @returns fills the form, and leaves alone those that are no longer so */
function renewalOf<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): (saved?: Input) => void {
  // A text: the form changes nested values in place.
  const text = JSON.stringify(form.getValues());
  return (saved) => {
    const sent: Input = JSON.parse(text);
    const names = Object.keys(form.getValues()) as FieldPath<Input>[];
    const typed = names
      .map((name) => [name, form.getValues(name)] as const)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name]));
    form.reset(saved ?? sent);
    for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true });
  };
}
