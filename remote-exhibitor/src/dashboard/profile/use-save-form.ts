import type { FormFieldProps } from '@mosta/shared/forms/form-field';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useState } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { fieldErrorOf } from '../../forms/field-error';

type SaveFormOptions<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** In the form's order. */
  fields: readonly FieldPath<Input>[];
  /** Where the sentences of single fields stand. */
  key: string;
  labelOf: (name: FieldPath<Input>) => string;
  save: (output: Output, signal: AbortSignal) => Promise<void>;
  /** The form's field that the API means by a path, where the two have different names. */
  fieldOf?: (path: string) => string;
};

/** What a form of the profile is made of: its fields, what is wrong, and saving it. */
export function useSaveForm<Input extends FieldValues, Output>(
  options: SaveFormOptions<Input, Output>,
) {
  const { form, fields, key, labelOf, save, fieldOf } = options;
  const [saved, setSaved] = useState(false);
  const messageOf = useFieldMessage({ namespace: 'exhibitor', key });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { failure, atFields, attempt, submit } = useFormSending({
    form,
    ...(fieldOf ? { fieldOf } : {}),
    send: async (output, signal, renew) => {
      setSaved(false);
      await save(output, signal);
      // the fields now show what is stored
      renew();
      setSaved(true);
    },
  });
  const message = (name: FieldPath<Input>) => messageOf(name, fieldErrorOf(get(errors, name)));
  return {
    bind: (name: FieldPath<Input>): Pick<FormFieldProps, 'field' | 'label' | 'message'> => ({
      field: form.register(name),
      label: labelOf(name),
      message: message(name),
    }),
    frame: {
      problems: fields
        .map((name) => ({ name, label: labelOf(name), message: message(name) }))
        .filter((problem) => problem.message !== ''),
      ...{ attempt, failure, atFields, saved },
      onSubmit: submit,
      saving: isSubmitting,
      dirty: isDirty,
    },
  };
}
