import { valibotResolver } from '@hookform/resolvers/valibot';
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { useFieldMessage } from '../forms/use-field-message';
import { useFormSending } from '../forms/use-form-sending';

export type LabelledFormOptions<Input extends FieldValues, Output> = {
  schema: v.GenericSchema<Input, Output>;
  empty: DefaultValues<Input>;
  /** Fields in the form's order, with the catalogue's key of their label. */
  fields: readonly { name: Path<Input>; label: string }[];
  /** Where the sentences of the fields stand, and the numbers in them. */
  sentences: Parameters<typeof useFieldMessage>[0];
  /** The text of a label's key. */
  label: (key: string) => string;
  /** What it throws is the failure; what was typed stays. `renew` fills the form but for what has been changed since. */
  send: (output: Output, signal: AbortSignal, renew: (saved?: Input) => void) => Promise<void>;
  /** Maps a dotted path of the API to the form's field, where the names differ. */
  fieldOf?: (path: string) => string;
};

/** A form that is checked, sent once, and has sentences for its fields and its summary. */
export function useLabelledForm<Input extends FieldValues, Output>(
  options: LabelledFormOptions<Input, Output>,
) {
  const { schema, empty, fields, sentences, label: labelOf, send, fieldOf } = options;
  const messageOf = useFieldMessage(sentences);
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const { failure, atFields, attempt, submit } = useFormSending({
    ...{ form, send },
    ...(fieldOf ? { fieldOf } : {}),
  });
  const { errors, isSubmitting } = form.formState;
  const message = (name: Path<Input>) => messageOf(name, get(errors, name));

  /** Everything that a field needs but its kind. */
  function bind(name: Path<Input>) {
    const label = fields.find((field) => field.name === name)?.label ?? name;
    return { field: form.register(name), label: labelOf(label), message: message(name) };
  }

  const problems = fields
    .map(({ name, label }) => ({ name, label: labelOf(label), message: message(name) }))
    .filter((problem) => problem.message !== '');
  return {
    ...{ form, bind, message, problems, attempt, submit, failure, atFields },
    sending: isSubmitting,
  };
}
